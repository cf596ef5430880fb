c105 = Score podaje { points-north-south }, a wynik rozdania to { $made }, { $due }
c105-without-score = Score podaje { points-north-south }, a wynik rozdania to { $made }
c105-passed-out = Score podaje { points-north-south }, a rozdanie spasowano i zapis wynosi 0
c105-listed = tabela wyników podaje { points-north-south } za { $made } (rozgrywa { $declarer }), a to { $due }
c105-label = nie jest to zapis za ten wynik
c105-passed-out-label = w spasowanym rozdaniu zapis wynosi 0
c105-sign = { points-north-south } ma odwrócony znak: liczba bez nazwy strony dotyczy rozgrywającego, każda inna tej strony, którą podano
c105-tricks =
    { $count ->
        [one] { points-north-south } to zapis za 1 lewę
        [few] { points-north-south } to zapis za { $count } lewy
       *[other] { points-north-south } to zapis za { $count } lew
    }
c105-tricks-of-the-cards = { c105-tricks }, tyle, ile dają karty
c105-vulnerable = { points-north-south } to zapis strony po partii
c105-not-vulnerable = { points-north-south } to zapis strony przed partią
c105-risk = { points-north-south } to zapis za { $made }
c105-other-side = { points-north-south } byłoby zapisem, gdyby rozgrywała strona { $side }
c105-termination = Termination podaje: { $how }
c105-split = Score daje NS { $ns } i EW { $ew }: zysk jednej strony nie jest stratą drugiej
c105-split-label = liczby nie są przeciwne
c105-split-law = tylko zapisy przyznane przez sędziego nie muszą się równoważyć (12C1f)
