s208 = { s208-no-number }: rozdanie { $number }
s208-no-number = rozkład, rozdający, założenia i numer pochodzą z poprzedniego zapisu
s208-label = w tym zapisie ich brak
