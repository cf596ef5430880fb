a103 = Declarer says { $stated }, and the auction makes { $seat } declarer
a103-irregular = Declarer says { $stated } in { $partner }'s place, and the auction makes { $seat } declarer
a103-label = not by the auction
a103-proof = { $seat } named { $strain } first on that side
a103-passes =
    { $count ->
        [one] with a pass before the first bid they agree, and the play fits the tag
       *[other] with { SPELLED($count) } passes before the first bid they agree, and the play fits the tag
    }
a103-reading = the play is judged with { $declarer } as declarer
a103-listed = the auction makes { $seat } declarer, but the list of results names { $stated }, and the cards fit the deal only with { $stated } as declarer
a103-turned =
    { $count ->
        [one] on most boards of this file the calls stand one seat too early
       *[other] on most boards of this file the calls stand { SPELLED($count) } seats too early
    }
