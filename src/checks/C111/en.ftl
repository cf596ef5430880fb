c111 = Result is marked (^) as other than what was played, but { $count } is what declarer's side won
c111-label = nothing was awarded
