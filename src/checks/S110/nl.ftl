s110 = '{ $written }' is niet '% PBN 1.0', '% PBN 2.0' of '% PBN 2.1'
s110-label = gelezen als PBN 2.1
