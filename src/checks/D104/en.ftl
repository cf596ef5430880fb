d104 =
    { $fit ->
        [one] the deal is not that of the play: 1 of the { $recorded } recorded cards was dealt to the hand that plays it
       *[other] the deal is not that of the play: { $fit } of the { $recorded } recorded cards were dealt to the hand that plays them
    }
d104-label = the deal of another board?
d104-reading = the play was read without the deal, so no revoke is reported from it
d104-reading-play = at another table the play fits this deal: here the play is that of another board, and was read without the deal
d104-reading-deal = the play at another table does not fit it either: the deal is wrong, and the play was read without it
d104-moved =
    { $fit ->
        [one] 1 of the { $recorded } recorded cards stands with the hand that was dealt it, as { $seat }'s card to trick { $trick } was left out
       *[other] { $fit } of the { $recorded } recorded cards stand with the hand that was dealt them, as { $seat }'s card to trick { $trick } was left out
    }
d104-moved-label = the deal fits if a card was left out
d104-lead =
    { $fit ->
        [one] 1 of the { $recorded } recorded cards stands with the hand that was dealt it, as { $seat }'s opening lead was left out
       *[other] { $fit } of the { $recorded } recorded cards stand with the hand that was dealt them, as { $seat }'s opening lead was left out
    }
d104-play-of = from trick { $trick } on the play is that of board { $board } of { $file }: { $fit } of the { $recorded } cards fit this deal
d104-other-play = from trick { $trick } on the play is not that of this deal: { $fit } of the { $recorded } cards fit it
d104-other-play-label = the play of another board?
d104-other-play-reading = the play was read up to the trick before trick { $trick }
