s110 = '{ $written }' is none of '% PBN 1.0', '% PBN 2.0' and '% PBN 2.1'
s110-label = read as PBN 2.1
