d101 =
    { $count ->
        [one] the hands are not of one size: { $seat } has 1 card
       *[other] the hands are not of one size: { $seat } has { $count } cards
    }
d101-label = { $hands }
d101-hand = { $seat } { $count }
d101-all-hidden = the deal gives no hand: all four are hidden
