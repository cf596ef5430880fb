s207 = nie da się odczytać { $name } "{ $value }"
s207-no-value = nie da się odczytać { $name }
s207-no-declarer = { $name } podaje { $value }, lecz ani Declarer, ani licytacja nie mówi, kto rozgrywał
s207-expected-declarer = także rozgrywający, bo inaczej nie wiadomo, czyja to liczba
