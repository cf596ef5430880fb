c106 =
    { $due ->
        [None] in spel { $number } is niemand kwetsbaar
        [NS] in spel { $number } is Noord-Zuid kwetsbaar
        [EW] in spel { $number } is Oost-West kwetsbaar
       *[All] in spel { $number } zijn allen kwetsbaar
    }
