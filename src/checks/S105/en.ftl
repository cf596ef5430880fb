s105-auction = this game begins with its auction: the empty line before it ended the game it belongs to
s105-play = this game begins with its play: the empty line before it ended the game it belongs to
s105-label = an empty line stands before this
