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
d104-lead =
    { $fit ->
        [one] 1 z zapisanych kart ({ $recorded }) stoi przy ręce, której ją rozdano, bo pominięto pierwszy wist: { $seat }
        [few] { $fit } z zapisanych kart ({ $recorded }) stoją przy ręce, której je rozdano, bo pominięto pierwszy wist: { $seat }
       *[other] { $fit } z zapisanych kart ({ $recorded }) stoi przy ręce, której je rozdano, bo pominięto pierwszy wist: { $seat }
    }
d104-play-of = od lewy { $trick } rozgrywka pochodzi z rozdania { $board } w { $file }: z { $recorded } kart do tego rozkładu pasuje { $fit }
d104-other-play = od lewy { $trick } rozgrywka nie pasuje do tego rozkładu: z { $recorded } kart pasuje { $fit }
d104-other-play-label = rozgrywka innego rozdania?
d104-other-play-reading = rozgrywkę odczytano do lewy przed lewą { $trick }
