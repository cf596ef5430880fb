c101 =
    { $played ->
        [one] { $by } podaje { $stated }, a według kart strona rozgrywająca wzięła 1 lewę
        [few] { $by } podaje { $stated }, a według kart strona rozgrywająca wzięła { $played } lewy
       *[other] { $by } podaje { $stated }, a według kart strona rozgrywająca wzięła { $played } lew
    }
c101-label = według kart { $played }
c101-result = podano { $stated }, rozegrano { $played }
c101-of-the-others = tyle lew wzięła strona { $side }: liczba dotyczy niewłaściwej strony albo podano niewłaściwego rozgrywającego
