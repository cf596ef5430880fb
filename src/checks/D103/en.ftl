d103 =
    { $count ->
        [one] the play fits this deal when every hand is moved one place clockwise
       *[other] the play fits this deal when every hand is moved { SPELLED($count) } places clockwise
    }
d103-label = the cards of North are played by { $seat }
d103-reading = the play was read with the deal so moved
d103-seats =
    { $count ->
        [one] the play fits this deal when every seat of auction and play is moved one place clockwise: { $declarer } was declarer, not { $stated }
       *[other] the play fits this deal when every seat of auction and play is moved { SPELLED($count) } places clockwise: { $declarer } was declarer, not { $stated }
    }
d103-seats-reading = the play was read with { $declarer } as declarer, and the tricks and the score are those of that side
d103-other-table = another table has the deal as this play needs it (C108): then the deal is turned here, and { $stated } was declarer
d103-renamed = the play fits this deal with one change: { $reading }
d103-renamed-reading = the play was read with this change
