s207 = { $name } "{ $value }" is niet te lezen
s207-no-value = { $name } is niet te lezen
s207-no-declarer = { $name } zegt { $value }, maar noch Declarer, noch het bieden zegt wie leider was
s207-expected-declarer = ook een leider, anders is niet bekend van wie het getal is
