r102-lead = { $card } oznaczono jako fałszywy renons (^R), ale { $seat } wychodził w lewie { $trick }, więc nie miał do czego dokładać
r102-follows =
    { $card } oznaczono jako fałszywy renons (^R), ale w lewie { $trick } { $suit ->
        [spades] wyszły piki
        [hearts] wyszły kiery
        [diamonds] wyszły kara
       *[clubs] wyszły trefle
    } i { $seat } dołożył do koloru
r102-void =
    { $card } oznaczono jako fałszywy renons (^R), ale { $seat } w lewie { $trick } nie miał już { $suit ->
        [spades] pików
        [hearts] kierów
        [diamonds] kar
       *[clubs] trefli
    }
r102-label = to nie fałszywy renons
