s207 = { $name } "{ $value }" cannot be read
s207-no-value = { $name } cannot be read
s207-no-declarer = { $name } says { $value }, but neither Declarer nor the auction says who was declarer
s207-expected-declarer = a declarer too, to know whose figure it is
