p106 =
    { $count ->
        [one] po lewie { $trick }, ostatniej w tym rozdaniu, stoi jeszcze 1 karta
        [few] po lewie { $trick }, ostatniej w tym rozdaniu, stoją jeszcze { $count } karty
       *[other] po lewie { $trick }, ostatniej w tym rozdaniu, stoi jeszcze { $count } kart
    }
p106-reading = karty po ostatniej lewie pominięto
