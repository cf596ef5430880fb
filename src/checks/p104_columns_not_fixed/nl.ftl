p104 =
    { $rows ->
        [one] in de rij van slag { $trick } staan de kaarten niet in de juiste kolommen
       *[other] in { SPELLED($rows) } rijen, vanaf slag { $trick }, staan de kaarten niet in de juiste kolommen
    }
p104-label = de eerste van die rijen
p104-reading = elke kaart gaat naar de hand die haar heeft gekregen; uit deze rijen wordt geen verzaking gemeld
