p109 = de troefkleur is twijfelachtig: het verslag klopt als { $change } ({ $code })
p109-label = met een andere klopt het
p109-few =
    { $recorded ->
        [one] de enige genoteerde kaart is niet gegeven aan de hand in wier kolom zij staat: te weinig om te zeggen wat er mis is
       *[other] de { SPELLED($recorded) } genoteerde kaarten passen niet alle bij de hand van hun kolom: te weinig om te zeggen wat er mis is
    }
p109-few-reading = de verdeling, de leider, de kolommen of een kaart kan fout zijn; het afspel is zonder de verdeling gelezen
