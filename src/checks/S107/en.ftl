s107 = a line of { $length } bytes: the standard allows { $longest } with the line end
s107-label = read whole
