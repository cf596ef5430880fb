s106-control = the control character { $code } may not stand in a file
s106-upper = the character { $code } is none of ISO-8859-1
s106-upper-label = read as Windows-1252
