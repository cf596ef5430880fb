c114 = { $strain }: tu rozgrywa { $declarer }, lew { $made }, a na innym stole { $other }, lew { $tricks } (zapis { $game } w pliku { $file }); razem { $sum }, a w poprawnych zapisach najwyżej { $most }
c114-label = rozgrywający na tym stole
c114-either = na jednym z tych dwóch stołów nie zgadza się rozgrywający albo wynik
c114-odd-one =
    { $own ->
        [0] inne stoły, na których w to miano rozgrywała druga strona: { $count }, a strona gracza { $declarer }: żaden; rozgrywający jest tu prawdopodobnie błędny
       *[other] inne stoły, na których w to miano rozgrywała druga strona: { $count }, a strona gracza { $declarer }: { $own }; rozgrywający jest tu prawdopodobnie błędny
    }
c114-listed = { $strain }: według ScoreTable rozgrywa { $declarer }, lew { $made }, a gdzie indziej { $other }, lew { $tricks }; razem { $sum }, a w poprawnych zapisach najwyżej { $most }
c114-listed-label = stoły zawodów
c114-listed-odd-one = stoły, na których w to miano rozgrywała druga strona: { $count }, a strona gracza { $declarer }: { $own }; rozgrywający jest tam prawdopodobnie błędny
