p104 =
    { $rows ->
        [one] in de rij van slag { $trick } staan de kaarten niet in de juiste kolommen
       *[other] in { SPELLED($rows) } rijen, vanaf slag { $trick }, staan de kaarten niet in de juiste kolommen
    }
p104-label = de eerste van die rijen
p104-reading = elke kaart gaat naar de hand die haar heeft gekregen; uit deze rijen wordt geen verzaking gemeld
p104-order =
    { $rows ->
        [one] de kaarten van slag { $trick } staan niet in de volgorde waarin ze gespeeld zijn
       *[other] in { SPELLED($rows) } slagen, vanaf slag { $trick }, staan de kaarten niet in de volgorde waarin ze gespeeld zijn
    }
p104-order-label = de eerste van die slagen
p104-order-reading = elke kaart gaat naar de hand die haar heeft gekregen, en wie de vorige slag won, speelt voor; uit deze slagen wordt geen verzaking gemeld
p104-leader-first = elke rij begint met de hand die voorspeelde, en { $leader } kwam uit, maar { $due } moest uitkomen: Declarer is onjuist, en { $declarer } was leider, of { $leader } kwam voor zijn beurt uit
p104-owners = elke kaart staat in de kolom van een andere hand, alsof { $other } leider was
p104-few = de laatste kaarten, vanaf slag { $trick }, staan niet in de kolom van de hand die ze heeft gekregen
p104-few-reading = de kolommen of een kaart kan daar fout zijn; uit deze rijen wordt geen verzaking gemeld
