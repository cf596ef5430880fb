s110 = '{ $written }' to ani '% PBN 1.0', ani '% PBN 2.0', ani '% PBN 2.1'
s110-label = odczytano jako PBN 2.1
