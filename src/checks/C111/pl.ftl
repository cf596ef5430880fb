c111 =
    { $count ->
        [one] znak ^ mówi, że Result jest inny, niż rozegrano, a strona rozgrywająca wzięła właśnie 1 lewę
        [few] znak ^ mówi, że Result jest inny, niż rozegrano, a strona rozgrywająca wzięła właśnie { $count } lewy
       *[other] znak ^ mówi, że Result jest inny, niż rozegrano, a strona rozgrywająca wzięła właśnie { $count } lew
    }
c111-label = niczego nie przyznano
