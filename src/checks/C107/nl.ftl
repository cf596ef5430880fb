c107 = de gever van spel { $number } is { $dealer }
c107-and-vulnerability = { c107 }, en { $due ->
        [None] niemand is kwetsbaar
        [NS] Noord-Zuid is kwetsbaar
        [EW] Oost-West is kwetsbaar
       *[All] allen zijn kwetsbaar
    }
