c112-recorder = de recorder ({ $author }) zegt dat er verzaakt is, { $place }: "{ $quote }"
c112-unsigned = een commentaar zegt dat er verzaakt is, { $place }: "{ $quote }"
c112-spectator = { $author }, een toeschouwer, zegt dat er verzaakt is, { $place }: "{ $quote }"
c112-without-play = er is geen afspel vastgelegd
c112-before-play = vóór de eerste kaart
c112-during = tijdens slag { $trick }
c112-after = na slag { $trick }
c112-at-stop =
    { $trick ->
        [0] in slag 1, waar het vastgelegde afspel ophoudt
       *[other] na slag { $trick }, waar het vastgelegde afspel ophoudt
    }
c112-help = een programma dat onreglementaire kaarten weigert, laat geen verzaking in het verslag achter: is er verzaakt, vermeld het dan in een briefje, en de Spelregels worden toegepast
