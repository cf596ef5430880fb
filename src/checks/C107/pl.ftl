c107 = w rozdaniu { $number } rozdaje { $dealer }
c107-and-vulnerability = { c107 }, a { $due ->
        [None] obie strony są przed partią
        [NS] strona NS jest po partii, EW przed partią
        [EW] strona EW jest po partii, NS przed partią
       *[All] obie strony są po partii
    }
