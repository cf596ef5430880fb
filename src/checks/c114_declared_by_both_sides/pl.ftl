c114 = { $strain }: tu rozgrywa { $declarer }, lew { $made }, a na innym stole { $other }, lew { $tricks } (zapis { $game } w pliku { $file }); to więcej, niż obie strony mogą wziąć
c114-label = rozgrywający na tym stole
c114-either = na jednym z tych dwóch stołów nie zgadza się rozgrywający albo wynik
c114-odd-one =
    { $own ->
        [0] wcześniejsze stoły, na których w to miano rozgrywała druga strona: { $count }, a strona gracza { $declarer }: żaden; rozgrywający jest tu prawdopodobnie błędny
       *[other] wcześniejsze stoły, na których w to miano rozgrywała druga strona: { $count }, a strona gracza { $declarer }: { $own }; rozgrywający jest tu prawdopodobnie błędny
    }
