p105 = brakuje karty { $seat } w lewie { $trick }, a rozgrywka toczy się dalej
p105-several = { p105 } (liczba brakujących kart tej lewy: { $count })
p105-label = brak karty
p105-reading = lewę i tak wziął { $winner }
p105-reading-unknown = nie wiadomo, kto wziął lewę
