p108 = { $card } is gemerkt als voor de beurt voorgespeeld (^L), maar { $seat } was in slag { $trick } aan de beurt om voor te spelen
p108-other = { $card } is gemerkt als voor de beurt voorgespeeld (^L), maar in slag { $trick } had { $leader } al voor zijn beurt voorgespeeld
p108-label = het teken is overgeslagen
