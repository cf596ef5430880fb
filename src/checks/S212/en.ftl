s212 = { $name } "{ $value }" is not among the values that the standard names
s212-label = kept as it stands
