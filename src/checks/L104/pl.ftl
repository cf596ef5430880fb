l104 = { $seat } zawistował { $card } poza kolejnością i wycofał tę kartę
l104-invited = przeciwnik powiedział mu, że to jego wist
l104-invited-law = 47E1: bez dalszych następstw
l104-refused = rozgrywający nie przyjął tego wistu
l104-refused-law = 54D: karta stała się normalną kartą przygwożdżoną
l104-demand = rozgrywający nie przyjął tego wistu i nakazał wist w ten kolor
l104-forbid = rozgrywający nie przyjął tego wistu i zakazał wistu w ten kolor
l104-picked-up = 54D, 50D2a: karta wróciła do ręki
