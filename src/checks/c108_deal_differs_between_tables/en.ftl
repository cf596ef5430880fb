c108 = another table has another deal of this board: game { $game } of { $file }
c108-label = not the same hands
c108-turned =
    { $count ->
        [one] this deal is that one, turned by one seat
       *[other] this deal is that one, turned by { $count } seats
    }
c108-close = most cards are in the same hands, some are not
c108-other = the two deals have nothing in common
c108-full = { $boards } boards are remembered at a time: from here on those seen first are forgotten, and later tables of theirs are not compared with them
