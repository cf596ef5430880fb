d103 =
    { $count ->
        [one] the play fits this deal when every hand is moved one place clockwise
       *[other] the play fits this deal when every hand is moved { SPELLED($count) } places clockwise
    }
d103-label = the cards of North are played by { $seat }
d103-reading = the play was read with the deal so moved
d103-other-seats = it fits if the deal is right and the seats of the play are not: then { $declarer } was declarer
