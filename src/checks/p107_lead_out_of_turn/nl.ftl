p107 = { $seat } speelde { $card } voor in slag { $trick } zonder aan de beurt te zijn; { $due } moest voorspelen
p107-unknown = { $seat } speelde { $card } voor in slag { $trick } zonder aan de beurt te zijn; wie moest voorspelen, is niet te zeggen
p107-label = voor de beurt voorgespeeld, en geaccepteerd
p107-reading = de voorgespeelde kaart is geaccepteerd en blijft gespeeld
