l112 = a slip cannot be true ({ $file }, line { $line }): { $why }
l112-label = it is left out
