p107 = { $seat } led { $card } to trick { $trick } out of turn; it was { $due }'s lead
p107-unknown = { $seat } led { $card } to trick { $trick } out of turn; it is not known whose lead it was
p107-label = led out of turn, and accepted
p107-reading = the lead was accepted and stands
p107-owner = by the cards { $due } won trick { $before }, but { $card }, the first card of trick { $trick }, was dealt to { $seat }
p107-owner-more =
    { $more ->
        [one] by the cards { $due } won trick { $before }, but { $card }, the first card of trick { $trick }, was dealt to { $seat }; so it is in one more trick
       *[other] by the cards { $due } won trick { $before }, but { $card }, the first card of trick { $trick }, was dealt to { $seat }; so it is in { $more } more tricks
    }
p107-owner-label = this card wins trick { $trick }
p107-owner-proof = led by { $seat }, by the deal
p107-owner-reading = a card of trick { $before } is wrong, the order of the next is, or { $seat } led out of turn; each card is read as played by the hand that was dealt it, and no revoke is inferred
