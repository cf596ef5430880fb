p109 = kolor atutowy jest wątpliwy: zapis byłby prawidłowy, gdyby { $change } ({ $code })
p109-label = pasowałby inny
p109-few =
    { $recorded ->
        [one] jedynej zapisanej karty nie rozdano ręce, w której kolumnie się znajduje: za mało, by powiedzieć, co jest błędne
       *[other] nie wszystkie zapisane karty ({ $recorded }) pasują do rąk swoich kolumn: za mało, by powiedzieć, co jest błędne
    }
p109-few-reading = błędny może być rozkład, rozgrywający, kolumny lub karta; rozgrywkę odczytano bez rozkładu
