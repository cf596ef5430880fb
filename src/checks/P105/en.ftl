p105 = { $seat }'s card to trick { $trick } is missing, and the play goes on
p105-several = { p105 } ({ $count } cards of this trick are missing)
p105-label = no card
p105-reading = { $winner } won the trick all the same
p105-reading-unknown = it is not known who won the trick
