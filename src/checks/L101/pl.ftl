l101 =
    { $seat } { $manner ->
        [led] wyszedł { $card } w lewie { $trick }
       *[played] zagrał { $card } w lewie { $trick }
    }, choć { OR($cards) } { $rank ->
        [minor] leżała jako podrzędna karta przygwożdżona
       *[major] leżała jako karta przygwożdżona
    }
l101-minor = zamiast niej można było zagrać tylko honor (przepis 50C)
l101-one = można było zagrać { $cards } (przepis 50D1)
l101-several = { OR($cards) }: wybiera rozgrywający (przepis 51A)
