c106 =
    { $due ->
        [None] w rozdaniu { $number } obie strony są przed partią
        [NS] w rozdaniu { $number } strona NS jest po partii, EW przed partią
        [EW] w rozdaniu { $number } strona EW jest po partii, NS przed partią
       *[All] w rozdaniu { $number } obie strony są po partii
    }
