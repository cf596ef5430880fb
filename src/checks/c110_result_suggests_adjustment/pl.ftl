c110 = Result daje stronie { $side } więcej niż karty ({ $tricks }): tyle, ile przekazuje się za fałszywy renons
c110-reading = jeżeli strona { $side } popełniła fałszywy renons, zagrano inną kartę, niż zapisano
