c105 = Score podaje { $stated }, a wynik rozdania to { $due }
c105-passed-out = Score podaje { $stated }, a rozdanie spasowano: bez punktów
c105-label = nie jest to zapis za ten wynik
c105-sign = { $stated } ma odwrócony znak: liczba bez nazwy strony dotyczy rozgrywającego, każda inna tej strony, którą podano
c105-tricks =
    { $count ->
        [one] { $stated } to zapis za 1 lewę
        [few] { $stated } to zapis za { $count } lewy
       *[other] { $stated } to zapis za { $count } lew
    }
c105-tricks-of-the-cards = { c105-tricks }, tyle, ile dają karty
c105-vulnerable = { $stated } to zapis strony po partii
c105-not-vulnerable = { $stated } to zapis strony przed partią
c105-risk = { $stated } to zapis za { $made }
c105-other-side = { $stated } byłoby zapisem, gdyby rozgrywała strona { $side }
c105-termination = Termination podaje: { $how }
c105-split = Score daje NS { $ns } i EW { $ew }: zysk jednej strony nie jest stratą drugiej
c105-split-label = liczby nie są przeciwne
c105-split-law = tylko zapisy przyznane przez sędziego nie muszą się równoważyć (12C1f)
