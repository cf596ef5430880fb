p102 = { $seat } speelt { $card } in slag { $trick }, maar speelde die kaart al in slag { $first }
p102-other = { $seat } speelt { $card } in slag { $trick }, maar { $other } speelde die kaart al in slag { $first }
p102-label = { $card } voor de tweede keer
p102-proof = de eerste keer
