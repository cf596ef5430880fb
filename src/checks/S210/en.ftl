s210 = { $name } "{ $value }" is not in the standard's form: read as { $read }
s210-year = { s210 }, without month and day
s210-month = { s210 }, without the day
s210-as-meant = { $name } "{ $value }" is not in the standard's form: read as it is meant
s210-call = the call { $value } is not in the standard's form: read as { $read }
s210-card = the card { $value } is not in the standard's form: read as { $read }
s210-label = the standard has { $value }
