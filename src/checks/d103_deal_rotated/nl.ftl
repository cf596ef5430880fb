d103 =
    { $count ->
        [one] het afspel past bij deze verdeling als elke hand met de klok mee één plaats wordt verschoven
       *[other] het afspel past bij deze verdeling als elke hand met de klok mee { SPELLED($count) } plaatsen wordt verschoven
    }
d103-label = de kaarten van Noord worden door { $seat } gespeeld
d103-reading = het afspel is met de zo gedraaide verdeling gelezen
d103-other-seats = het klopt als de verdeling goed is en de plaatsen van het afspel niet: dan was { $declarer } leider
