s109 = w cudzysłowie nie może być tabulatora
s109-label = odczytano tak, jak zapisano
