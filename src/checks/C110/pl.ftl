c110 =
    { $count ->
        [one] { $by } daje stronie { $side } o 1 lewę więcej niż karty: tyle, ile przekazuje się za fałszywy renons
       *[few] { $by } daje stronie { $side } o { $count } lewy więcej niż karty: tyle, ile przekazuje się za fałszywy renons
    }
c110-reading = jeżeli strona { $side } popełniła fałszywy renons, zagrano inną kartę, niż zapisano
