d104 =
    { $fit ->
        [one] rozkład nie pasuje do rozgrywki: z { $recorded } zapisanych kart tylko 1 rozdano ręce, która nią gra
       *[other] rozkład nie pasuje do rozgrywki: z { $recorded } zapisanych kart tylko { $fit } rozdano ręce, która nimi gra
    }
d104-label = rozkład innego rozdania?
d104-reading = rozgrywkę odczytano bez rozkładu i nie wykazuje się z niej fałszywych renonsów
d104-reading-play = przy innym stole rozgrywka pasuje do tego rozkładu: tu jest to rozgrywka innego rozdania; odczytano ją bez rozkładu
d104-reading-deal = rozgrywka przy innym stole też do niego nie pasuje: rozkład jest błędny, a rozgrywkę odczytano bez niego
d104-moved =
    { $fit ->
        [one] z { $recorded } zapisanych kart tylko 1 stoi przy ręce, której ją rozdano, bo w lewie { $trick } pominięto kartę { $seat }
       *[other] z { $recorded } zapisanych kart tylko { $fit } stoi przy ręce, której je rozdano, bo w lewie { $trick } pominięto kartę { $seat }
    }
d104-moved-label = rozkład pasuje, jeżeli pominięto kartę
