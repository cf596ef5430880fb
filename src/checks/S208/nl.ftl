s208 = { s208-no-number }: spel { $number }
s208-no-number = verdeling, gever, kwetsbaarheid en nummer zijn die van het vorige verslag
s208-label = in dit verslag ontbreken ze
