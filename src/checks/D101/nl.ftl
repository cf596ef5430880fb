d101 =
    { $count ->
        [one] de handen zijn niet even groot: { $seat } heeft 1 kaart
       *[other] de handen zijn niet even groot: { $seat } heeft { $count } kaarten
    }
d101-label = { $hands }
d101-hand = { $seat } { $count }
d101-all-hidden = de verdeling geeft geen hand: alle vier zijn onbekend
