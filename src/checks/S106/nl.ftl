s106-control = stuurteken { $code } mag niet in een bestand staan
s106-upper = teken { $code } bestaat niet in ISO-8859-1
s106-upper-label = gelezen als Windows-1252
