c109-passed-out = Result says { $value }, but the board was passed out
c109-passed-out-label = no trick was played
c109-both-sides =
    { $own ->
        [one] Result gives { $side } 1 trick and { $other } { $others }: { $sum } in all, and a board has 13
       *[other] Result gives { $side } { $own } tricks and { $other } { $others }: { $sum } in all, and a board has 13
    }
c109-both-sides-label =
    { $sum ->
        [one] 1 trick in all
       *[other] { $sum } tricks in all
    }
c109-beyond = { $by } says { $stated }, but the recorded tricks allow { $possible }
c109-beyond-label = { $possible } are possible
c109-so-far = Result says { $value }, but the play breaks off (+), and of the tricks so far { $side } can have won { $possible }
c109-won = { $side } won { $own } and { $other } { $others }
c109-won-so-far = { c109-won }; { $open } not recorded
c109-listed-too = the list of results has the same figure
