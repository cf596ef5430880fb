p101 = { $seat } speelt in slag { $trick } { $card }, een kaart van { $owner }
p101-twice = { $seat } speelt in slag { $trick } { $card }, een kaart van { $owner }, die haar in slag { $other } speelt
p101-unknown = { $seat } speelt in slag { $trick } { $card }, een kaart die in geen bekende hand zat
p101-listed = in de scoretabel komt { $seat } tegen { $declarer } uit met { $card }, een kaart van { $owner }
p101-label = { $seat } heeft { $card } niet
p101-proof = { $seat } speelt die kaart in slag { $trick }
