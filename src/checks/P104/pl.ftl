p104 =
    { $rows ->
        [one] w wierszu lewy { $trick } karty nie są w swoich kolumnach
       *[other] w { $rows } wierszach, począwszy od lewy { $trick }, karty nie są w swoich kolumnach
    }
p104-label = pierwszy taki wiersz
p104-reading = każdą kartę przypisano ręce, której ją rozdano; z tych wierszy nie wykazuje się fałszywego renonsu
p104-order =
    { $rows ->
        [one] karty lewy { $trick } nie są w kolejności, w jakiej je zagrano
       *[other] w { $rows } lewach, począwszy od lewy { $trick }, karty nie są w kolejności, w jakiej je zagrano
    }
p104-order-label = pierwsza taka lewa
p104-order-reading = każdą kartę przypisano ręce, której ją rozdano, a wychodzi ten, kto wziął poprzednią lewę; z tych lew nie wykazuje się fałszywego renonsu
p104-leader-first = każdy wiersz zaczyna ręka, która wyszła, a zawistował { $leader }, choć wistować miał { $due }: błędny jest tag Declarer, a rozgrywającym był { $declarer }, albo { $leader } zawistował poza kolejnością
p104-owners = każda karta jest w kolumnie innej ręki, jak gdyby rozgrywającym był { $other }
p104-few = ostatnie karty, od lewy { $trick }, nie są w kolumnach rąk, którym je rozdano
p104-few-reading = błędne mogą tam być kolumny lub karta; z tych wierszy nie wykazuje się fałszywych renonsów
