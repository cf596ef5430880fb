p108 = { $card } is marked as a lead out of turn (^L), but it was { $seat }'s turn to lead to trick { $trick }
p108-other = { $card } is marked as a lead out of turn (^L), but { $leader } led trick { $trick } out of turn already
p108-label = the mark is ignored
