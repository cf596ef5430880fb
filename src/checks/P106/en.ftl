p106 =
    { $count ->
        [one] one card stands behind trick { $trick }, the last of this deal
       *[other] { SPELLED($count) } cards stand behind trick { $trick }, the last of this deal
    }
p106-reading = cards behind the last trick are left out
