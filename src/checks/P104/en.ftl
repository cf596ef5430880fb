p104 =
    { $rows ->
        [one] the row of trick { $trick } does not keep to the columns
       *[other] { SPELLED($rows) } rows, from trick { $trick } on, do not keep to the columns
    }
p104-label = the first such row
p104-reading = each card goes to the hand that was dealt it; no revoke is reported from these rows
p104-order =
    { $rows ->
        [one] the cards of trick { $trick } are not in the order in which they were played
       *[other] the cards of { SPELLED($rows) } tricks, from trick { $trick } on, are not in the order in which they were played
    }
p104-order-label = the first such trick
p104-order-reading = each card goes to the hand that was dealt it, and the winner of the trick before leads; no revoke is reported from these tricks
p104-leader-first = each row begins with the hand that led, and { $leader } led first, but { $due } was to lead: Declarer is wrong, and { $declarer } declared, or { $leader } led out of turn
p104-owners = every card is in the column of another hand, as if { $other } had declared
p104-few = the last cards, from trick { $trick } on, are not in the columns of the hands that were dealt them
p104-few-reading = the columns or a card may be wrong there; no revoke is reported from these rows
