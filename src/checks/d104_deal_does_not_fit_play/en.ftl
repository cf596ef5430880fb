d104 =
    { $fit ->
        [one] the deal is not that of the play: 1 of the { $recorded } recorded cards was dealt to the hand that plays it
       *[other] the deal is not that of the play: { $fit } of the { $recorded } recorded cards were dealt to the hand that plays them
    }
d104-label = the deal of another board?
d104-reading = the play was read without the deal, so no revoke is reported from it
d104-reading-play = at another table the play fits this deal: here the play is that of another board, and was read without the deal
d104-reading-deal = the play at another table does not fit it either: the deal is wrong, and the play was read without it
