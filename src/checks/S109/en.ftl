s109 = a tab may not stand inside a string
s109-label = read as it is
