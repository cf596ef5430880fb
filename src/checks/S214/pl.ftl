s214-before = { $section } jest przed { $name }
s214-before-label = tu zaczyna się sekcja
s214-before-proof = znacznik mimo to odczytano
s214-without = jest { $section }, lecz brakuje { $name }
s214-without-label = standard wymaga { $name } przed tym miejscem
