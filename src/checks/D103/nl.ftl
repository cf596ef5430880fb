d103 =
    { $count ->
        [one] het afspel past bij deze verdeling als elke hand met de klok mee één plaats wordt verschoven
       *[other] het afspel past bij deze verdeling als elke hand met de klok mee { SPELLED($count) } plaatsen wordt verschoven
    }
d103-label = de kaarten van Noord worden door { $seat } gespeeld
d103-reading = het afspel is met de zo gedraaide verdeling gelezen
d103-seats =
    { $count ->
        [one] het afspel past bij deze verdeling als elke plaats van bieding en afspel met de klok mee één plaats wordt verschoven: { $declarer } was leider, niet { $stated }
       *[other] het afspel past bij deze verdeling als elke plaats van bieding en afspel met de klok mee { SPELLED($count) } plaatsen wordt verschoven: { $declarer } was leider, niet { $stated }
    }
d103-seats-reading = het afspel is gelezen met { $declarer } als leider; slagen en score zijn die van die partij
d103-other-table = aan een andere tafel staat de verdeling zoals dit afspel haar nodig heeft (C108): dan is de verdeling hier gedraaid, en was { $stated } leider
d103-renamed = het afspel past bij deze verdeling als { $reading }
d103-renamed-reading = het afspel is met deze verandering gelezen
