c111 =
    { $count ->
        [one] Result oznaczono (^) jako inny niż rozegrany, a strona rozgrywająca wzięła właśnie 1 lewę
        [few] Result oznaczono (^) jako inny niż rozegrany, a strona rozgrywająca wzięła właśnie { $count } lewy
       *[other] Result oznaczono (^) jako inny niż rozegrany, a strona rozgrywająca wzięła właśnie { $count } lew
    }
c111-label = niczego nie przyznano
