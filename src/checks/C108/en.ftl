c108 = another table has another deal of this board: game { $game } of { $file }
c108-label = not the same hands
c108-turned =
    { $count ->
        [one] this deal is that one, turned by one seat
       *[other] this deal is that one, turned by { $count } seats
    }
c108-close = most cards are in the same hands, some are not
c108-other = the two deals have nothing in common
