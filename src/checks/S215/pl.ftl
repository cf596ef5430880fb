s215 = z dotychczasowego robra wynikają założenia { $earned }, a znacznik Vulnerable podaje { $stated }
s215-label = strona, która wygrała partię, jest po partii
s215-proof = dotychczasowe partie
