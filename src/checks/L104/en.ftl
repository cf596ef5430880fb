l104 = { $seat } led { $card } to trick 1 out of turn and took it back
l104-invited = an opponent had told him that it was his lead
l104-invited-law = 47E1: nothing more follows
l104-refused = declarer refused it
l104-refused-law = 54D: the card became a major penalty card
l104-demand = declarer refused it, and demanded its suit
l104-forbid = declarer refused it, and forbade its suit
l104-picked-up = 54D, 50D2a: the card was picked up
