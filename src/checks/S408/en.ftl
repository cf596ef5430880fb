s408 = the rows follow the order of play, but { $seat }, whose turn in trick { $trick } it is, was not dealt '{ $cards }'
s408-label = not { $seat }'s cards
