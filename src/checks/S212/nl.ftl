s212 = { $name } "{ $value }" staat niet bij de waarden die de standaard noemt
s212-label = ongewijzigd overgenomen
