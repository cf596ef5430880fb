s215 = volgens de robber tot nu toe is de kwetsbaarheid { $earned }, volgens de tag Vulnerable { $stated }
s215-label = een partij die een manche heeft gewonnen, is kwetsbaar
s215-proof = de manches tot nu toe
