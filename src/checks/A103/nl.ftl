a103 = Declarer noemt { $stated }, maar volgens het bieden is { $seat } de leider
a103-irregular = Declarer noemt { $stated } in plaats van { $partner }, maar volgens het bieden is { $seat } de leider
a103-label = niet volgens het bieden
a103-proof = { $seat } noemde als eerste van die partij { $strain }
a103-passes =
    { $count ->
        [one] met één pas voor het eerste bod klopt het bieden met Declarer, en het afspel past bij die tag
       *[other] met { SPELLED($count) } passen voor het eerste bod klopt het bieden met Declarer, en het afspel past bij die tag
    }
a103-reading = het afspel wordt beoordeeld met { $declarer } als leider
a103-listed = volgens het bieden is { $seat } de leider, maar de uitslagenlijst noemt { $stated }, en alleen met { $stated } als leider passen de kaarten bij de verdeling
a103-turned =
    { $count ->
        [one] op de meeste spellen van dit bestand staan de biedingen één plaats te vroeg
       *[other] op de meeste spellen van dit bestand staan de biedingen { SPELLED($count) } plaatsen te vroeg
    }
