a102 = Contract says { $stated }, and the auction ends in { $contract } by { $seat }
a102-passed-out = Contract says { $stated }, and the auction is passed out
a102-label = not what was bid
a102-taken-as-passed-out = the board is taken as passed out
a102-judged-by-tag = play and score are judged by the tag
a102-listed = the auction leads to { $contract } by { $seat }, but the list of results has { $listed } by { $declarer }, and the cards fit the deal only with { $declarer } as declarer
a102-judged-by-list = the board is judged with contract and declarer of the list: the auction may be that of another board
