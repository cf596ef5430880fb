p109 = de troefkleur is twijfelachtig: het verslag klopt als { $change } ({ $code })
p109-label = met een andere klopt het
