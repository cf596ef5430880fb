c105 = Score says { points-north-south }, but the board was { $made }, { $due }
c105-without-score = Score says { points-north-south }, but the board was { $made }
c105-passed-out = Score says { points-north-south }, but the board was passed out and scores 0
c105-listed = the table of scores has { points-north-south } for { $made } by { $declarer }, which is { $due }
c105-label = not the score of this result
c105-passed-out-label = a passed-out board scores 0
c105-sign = { points-north-south } has the sign turned: a bare figure is declarer's, any other that of the side it names
c105-tricks =
    { $count ->
        [one] { points-north-south } is the score of 1 trick
       *[other] { points-north-south } is the score of { $count } tricks
    }
c105-tricks-of-the-cards = { c105-tricks }, as many as the cards give
c105-vulnerable = { points-north-south } is the score of a side that is vulnerable
c105-not-vulnerable = { points-north-south } is the score of a side that is not vulnerable
c105-risk = { points-north-south } is the score of { $made }
c105-other-side = { points-north-south } is the score if { $side } declared
c105-termination = Termination says: { $how }
c105-split = Score gives North-South { $ns } and East-West { $ew }: what one side wins the other does not lose
c105-split-label = not each other's opposite
c105-split-law = only scores that a director awards need not balance (12C1f)
