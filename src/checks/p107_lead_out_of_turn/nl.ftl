p107 = { $seat } speelde { $card } voor in slag { $trick } zonder aan de beurt te zijn; { $due } moest voorspelen
p107-unknown = { $seat } speelde { $card } voor in slag { $trick } zonder aan de beurt te zijn; wie moest voorspelen, is niet te zeggen
p107-label = voor de beurt voorgespeeld, en geaccepteerd
p107-reading = de voorgespeelde kaart is geaccepteerd en blijft gespeeld
p107-owner = volgens de kaarten won { $due } slag { $before }, maar { $card }, de eerste kaart van slag { $trick }, zat bij { $seat }
p107-owner-more =
    { $more ->
        [one] volgens de kaarten won { $due } slag { $before }, maar { $card }, de eerste kaart van slag { $trick }, zat bij { $seat }; bij nog één slag is dat zo
       *[other] volgens de kaarten won { $due } slag { $before }, maar { $card }, de eerste kaart van slag { $trick }, zat bij { $seat }; bij nog { $more } slagen is dat zo
    }
p107-owner-label = deze kaart wint slag { $trick }
p107-owner-proof = volgens de spelverdeling voorgespeeld door { $seat }
p107-owner-reading = een kaart van slag { $before } of de volgorde van de volgende slag klopt niet, of { $seat } speelde voor de beurt voor; elke kaart wordt gelezen als gespeeld door de hand die haar kreeg, en er wordt geen verzaking uit afgeleid
