d104 =
    { $fit ->
        [one] de verdeling is niet die van het afspel: van de { $recorded } vastgelegde kaarten is er 1 gegeven aan de hand die haar speelt
       *[other] de verdeling is niet die van het afspel: van de { $recorded } vastgelegde kaarten zijn er { $fit } gegeven aan de hand die ze speelt
    }
d104-label = de verdeling van een ander spel?
d104-reading = het afspel is zonder de verdeling gelezen, en er wordt geen verzaking uit gemeld
