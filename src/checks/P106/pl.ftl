p106 =
    { $count ->
        [one] po lewie { $trick }, ostatniej w tym rozdaniu, jest jeszcze 1 karta
        [few] po lewie { $trick }, ostatniej w tym rozdaniu, są jeszcze { $count } karty
       *[other] po lewie { $trick }, ostatniej w tym rozdaniu, jest jeszcze { $count } kart
    }
p106-reading = karty po ostatniej lewie pominięto
