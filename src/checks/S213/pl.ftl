s213 = wartości { $name } nigdy nie przejmuje się z innego rozdania: odczytano tak, jak gdyby tego znacznika nie było
s213-label = potrzebna jest własna wartość
