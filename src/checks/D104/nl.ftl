d104 =
    { $fit ->
        [one] de verdeling is niet die van het afspel: van de { $recorded } vastgelegde kaarten is er 1 gegeven aan de hand die haar speelt
       *[other] de verdeling is niet die van het afspel: van de { $recorded } vastgelegde kaarten zijn er { $fit } gegeven aan de hand die ze speelt
    }
d104-label = de verdeling van een ander spel?
d104-reading = het afspel is zonder de verdeling gelezen, en er wordt geen verzaking uit gemeld
d104-reading-play = aan een andere tafel past het afspel bij deze verdeling: hier is het afspel dat van een ander spel; het is zonder de verdeling gelezen
d104-reading-deal = ook het afspel aan een andere tafel past er niet bij: de verdeling is verkeerd, en het afspel is zonder haar gelezen
d104-moved =
    { $fit ->
        [one] van de { $recorded } vastgelegde kaarten staat er 1 bij de hand die haar heeft gekregen, want de kaart van { $seat } in slag { $trick } is weggelaten
       *[other] van de { $recorded } vastgelegde kaarten staan er { $fit } bij de hand die ze heeft gekregen, want de kaart van { $seat } in slag { $trick } is weggelaten
    }
d104-moved-label = de verdeling past als een kaart is weggelaten
d104-lead =
    { $fit ->
        [one] 1 van de { $recorded } genoteerde kaarten staat bij de hand die hem kreeg, omdat de uitkomst van { $seat } is weggelaten
       *[other] { $fit } van de { $recorded } genoteerde kaarten staan bij de hand die ze kreeg, omdat de uitkomst van { $seat } is weggelaten
    }
d104-play-of = vanaf slag { $trick } is het afspel dat van spel { $board } in { $file }: van de { $recorded } kaarten passen er { $fit } bij deze verdeling
d104-other-play = vanaf slag { $trick } past het afspel niet bij deze verdeling: van de { $recorded } kaarten passen er { $fit }
d104-other-play-label = het afspel van een ander spel?
d104-other-play-reading = het afspel is gelezen tot aan slag { $trick }
