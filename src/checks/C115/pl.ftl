c115 = { $seat } i { $partner } mają jedno nazwisko, które ich nie rozróżnia
