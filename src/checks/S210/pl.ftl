s210 = { $name } "{ $value }" nie ma postaci ze standardu: odczytano jako { $read }
s210-year = { s210 }, bez miesiąca i dnia
s210-month = { s210 }, bez dnia
s210-as-meant = { $name } "{ $value }" nie ma postaci ze standardu: odczytano zgodnie z zamiarem
s210-call = zapowiedź { $value } nie ma postaci ze standardu: odczytano jako { $read }
s210-card = karta { $value } nie ma postaci ze standardu: odczytano jako { $read }
s210-label = w standardzie: { $value }
