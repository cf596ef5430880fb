p106 =
    { $count ->
        [one] na slag { $trick }, de laatste van dit spel, staat nog één kaart
       *[other] na slag { $trick }, de laatste van dit spel, staan nog { SPELLED($count) } kaarten
    }
p106-reading = kaarten na de laatste slag worden weggelaten
