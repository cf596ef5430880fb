l103 = { $seat } w lewie { $trick } wycofał { $withdrawn } i zagrał { $played }
l103-open = { $seat } w lewie { $trick } wycofał { $withdrawn }
l103-as-established = rozstrzygnięto tak, jakby fałszywy renons się uprawomocnił
l103-put-right = poprawiony fałszywy renons
l103-penalty = { $fate } (62B1)
l103-became = { $card } stała się normalną kartą przygwożdżoną (62B1)
