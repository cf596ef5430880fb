d104 =
    { $fit ->
        [one] the deal is not that of the play: 1 of the { $recorded } recorded cards was dealt to the hand that plays it
       *[other] the deal is not that of the play: { $fit } of the { $recorded } recorded cards were dealt to the hand that plays them
    }
d104-label = the deal of another board?
d104-reading = the play was read without the deal, so no revoke is reported from it
