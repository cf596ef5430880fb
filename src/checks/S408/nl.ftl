s408 = de rijen volgen de volgorde van spelen, maar { $seat }, die in slag { $trick } aan de beurt is, heeft '{ $cards }' niet gekregen
s408-label = niet de kaarten van { $seat }
