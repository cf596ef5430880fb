s106-control = znaku sterującego { $code } nie może być w pliku
s106-upper = znaku { $code } nie ma w ISO-8859-1
s106-upper-label = odczytano jako Windows-1252
