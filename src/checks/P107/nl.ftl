p107 = { $seat } speelde { $card } voor in slag { $trick } zonder aan de beurt te zijn; { $due } moest voorspelen
p107-unknown = { $seat } speelde { $card } voor in slag { $trick } zonder aan de beurt te zijn; wie moest voorspelen, is niet te zeggen
p107-label = voor de beurt voorgespeeld, en geaccepteerd
p107-reading = de voorgespeelde kaart is geaccepteerd en blijft gespeeld
p107-owner = volgens de kaarten won { $due } slag { $before }, maar slag { $trick } begint met { $card }, en die kaart had { $seat }
p107-owner-more =
    { $more ->
        [one] { p107-owner }; nog één slag is zo
       *[other] { p107-owner }; nog { $more } slagen zijn zo
    }
p107-owner-label = deze kaart wint slag { $trick }
p107-owner-proof = volgens de spelverdeling voorgespeeld door { $seat }
p107-owner-reading = een kaart van slag { $before } of de volgorde van de volgende slag is verkeerd ingevoerd, of { $seat } speelde voor zonder aan de beurt te zijn; elke kaart gaat naar de hand die haar heeft gekregen, en er wordt geen verzaking uit afgeleid
