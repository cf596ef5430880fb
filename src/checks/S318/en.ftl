s318 =
    { $count ->
        [one] this row of the play holds one card or hyphen, and the play goes on in the next
       *[other] this row of the play holds { SPELLED($count) } cards or hyphens, and the play goes on in the next
    }
s318-label = not four
s318-reading = the tokens are taken by fours all the same, so every column behind this row is another seat's
