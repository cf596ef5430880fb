c108 = een andere tafel heeft een andere verdeling van dit spel: verslag { $game } van { $file }
c108-label = niet dezelfde handen
c108-turned =
    { $count ->
        [one] deze verdeling is die andere, één plaats gedraaid
       *[other] deze verdeling is die andere, { $count } plaatsen gedraaid
    }
c108-close = de meeste kaarten zitten in dezelfde handen, sommige niet
c108-other = de twee verdelingen hebben niets gemeen
