s408 = wiersze idą w kolejności zagrań, lecz { $seat }, na którego przypada kolej w lewie { $trick }, nie dostał '{ $cards }'
s408-label = to nie są karty { $seat }
