p107 = { $seat } led { $card } to trick { $trick } out of turn; it was { $due }'s lead
p107-unknown = { $seat } led { $card } to trick { $trick } out of turn; it is not known whose lead it was
p107-label = led out of turn, and accepted
p107-reading = the lead was accepted and stands
p107-owner = the cards give trick { $before } to { $due }, but trick { $trick } begins with { $card }, which { $seat } was dealt
p107-owner-more =
    { $more ->
        [one] { p107-owner }; another trick is like that
       *[other] { p107-owner }; { $more } other tricks are like that
    }
p107-owner-label = this card wins trick { $trick }
p107-owner-proof = led by { $seat }, by the deal
p107-owner-reading = a card of trick { $before } or the order of the next trick was entered wrongly, or { $seat } led out of turn; each card is given to the hand that was dealt it, and no revoke is inferred
