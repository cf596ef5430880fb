s215 = by the rubber so far the vulnerability is { $earned }, by the Vulnerable tag { $stated }
s215-label = a side that has won a game is vulnerable
s215-proof = the games so far
