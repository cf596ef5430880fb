l110 = `{ $kind }`: nie dotyczy żadnego wczytanego rozdania
l110-of = `{ $kind }` ({ LIST($boards) }): nie dotyczy żadnego wczytanego rozdania
