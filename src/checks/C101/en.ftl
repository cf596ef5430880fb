c101 = { $by } says { $stated }, but declarer's side won { $played } by the cards
c101-label = { $played } by the cards
c101-result = { $stated } is stated, { $played } was played
c101-of-the-others = so many did { $side } win: the figure is of the wrong side, or declarer is
