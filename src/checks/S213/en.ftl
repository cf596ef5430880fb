s213 = { $name } is never taken over from another game: it is read as missing
s213-label = a value of its own is needed
