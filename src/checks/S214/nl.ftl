s214-before = { $section } staat voor { $name }
s214-before-label = hier begint de sectie
s214-before-proof = deze tag wordt toch gelezen
s214-without = { $section } staat er, maar { $name } ontbreekt
s214-without-label = volgens de standaard hoort { $name } hiervoor te staan
