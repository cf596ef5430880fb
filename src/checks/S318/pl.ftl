s318 =
    { $count ->
        [one] w tym wierszu rozgrywki jest 1 karta lub kreska, a rozgrywka toczy się dalej w następnym
        [few] w tym wierszu rozgrywki są { $count } karty lub kreski, a rozgrywka toczy się dalej w następnym
       *[other] w tym wierszu rozgrywki jest { $count } kart lub kresek, a rozgrywka toczy się dalej w następnym
    }
s318-label = nie cztery
s318-reading = karty i kreski i tak bierze się po cztery, więc po tym wierszu każda kolumna należy do innego miejsca
