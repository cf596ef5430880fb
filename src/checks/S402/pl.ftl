s402 = liczba elementów w { $name } ({ $count }) nie dzieli się przez liczbę kolumn ({ $columns })
s402-label = ostatni
