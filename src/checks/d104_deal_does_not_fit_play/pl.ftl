d104 =
    { $fit ->
        [one] rozkład nie pasuje do rozgrywki: z { $recorded } zapisanych kart tylko 1 rozdano ręce, która nią gra
       *[other] rozkład nie pasuje do rozgrywki: z { $recorded } zapisanych kart tylko { $fit } rozdano ręce, która nimi gra
    }
d104-label = rozkład innego rozdania?
d104-reading = rozgrywkę odczytano bez rozkładu i nie wykazuje się z niej fałszywych renonsów
