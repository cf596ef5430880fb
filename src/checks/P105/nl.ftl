p105 = de kaart van { $seat } in slag { $trick } ontbreekt, en het afspel gaat door
p105-several = { p105 } (in deze slag ontbreken { $count } kaarten)
p105-label = geen kaart
p105-reading = { $winner } won de slag hoe dan ook
p105-reading-unknown = wie de slag won, is niet te zeggen
