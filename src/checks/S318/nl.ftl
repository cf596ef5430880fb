s318 =
    { $count ->
        [one] in deze rij van het afspel staat één kaart of streepje, en het afspel gaat in de volgende rij verder
       *[other] in deze rij van het afspel staan { SPELLED($count) } kaarten of streepjes, en het afspel gaat in de volgende rij verder
    }
s318-label = geen vier
s318-reading = kaarten en streepjes worden toch per vier genomen, dus na deze rij hoort elke kolom bij een andere plaats
