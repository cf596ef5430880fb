# Co zaszło w rozdaniu, w jednym zdaniu.

happened = { $what }; { $means }.
happened-alone = { $means }.
happened-revoke =
    { $grade ->
        [doubtful] Jeżeli zapis jest prawidłowy, { $seat } popełnił fałszywy renons
        [likely] { $seat } prawdopodobnie popełnił fałszywy renons
       *[certain] { $seat } popełnił fałszywy renons
    } w lewie { $trick } ({ $card }, wyjście w { $suit ->
        [spades] piki
        [hearts] kiery
        [diamonds] kara
       *[clubs] trefle
    }, { $held })
happened-held = w ręce { $cards }
happened-shown = a potem { $card } w lewie { $trick }
happened-one-of = { $what }, jeden z { $count } fałszywych renonsów
happened-due =
    { $moved }{ $timing ->
        [open] , jeżeli w porę zwrócono na to uwagę
       *[settled] {""}
    }{ $place ->
        [not-yet] ; podany wynik jeszcze tego nie uwzględnia
        [in-result] ; podany wynik już to uwzględnia
        [in-score] ; podany zapis punktów już to uwzględnia
        [not-stated] ; wyniku nie podano
        [perhaps] ; być może podany wynik już to uwzględnia
       *[unsaid] {""}
    }
happened-trick-12 =
    lewę 12 należy poprawić (62D){ $place ->
        [not-yet] ; podany wynik jeszcze tego nie uwzględnia
        [in-result] ; podany wynik już to uwzględnia
        [not-stated] ; wyniku nie podano
        [perhaps] ; być może podany wynik już to uwzględnia
       *[unsaid] {""}
    }
happened-nothing = żadnej lewy się nie przekazuje
happened-nothing-because = żadnej lewy się nie przekazuje: { $why }
happened-open = zostaje on poprawiony ({ $clause }), a dalsza gra jest otwarta
happened-told = komentarz mówi o fałszywym renonsie
happened-no-revoke = nie znaleziono fałszywego renonsu
happened-result-contradicts = podana liczba lew strony rozgrywającej to { $stated }, a według zapisanej rozgrywki { $played }
happened-result-impossible = podana liczba lew ({ $stated }) jest niemożliwa: zapisane karty dopuszczają { $possible }
happened-result-neither = podana liczba lew ({ $stated }) nie zgadza się ani z rozgrywką ({ $played }), ani z rozstrzygnięciem ({ $adjusted })
happened-result-slip = podana liczba lew ({ $stated }) jest możliwa, lecz przeczy jej notatka sędziego
happened-fault =
    { $finding }{ $code ->
        [A101] ; zapisana licytacja nie może być prawidłowa
        [A102] ; jedno z dwojga jest błędne
        [A103] ; jedno z dwojga jest błędne
        [C105] ; zapis punktów albo wynik jest błędny
        [C112] ; zapisane karty nie pokazują fałszywego renonsu
        [D101] ; zapisany rozkład nie może być prawidłowy
        [D102] ; zapisany rozkład nie może być prawidłowy
        [L112] ; notatkę trzeba poprawić
        [P101] ; błędnie zapisano rozgrywkę albo rozkład
        [P102] ; zapisana rozgrywka nie może być prawidłowa
        [P106] ; zapisana rozgrywka nie może być prawidłowa
        [S302] ; w tym miejscu zapisu rozgrywki nie da się odczytać
       *[other] {""}
    }.

state-word-not-stated = wyniku nie podano
state-word-agrees = wynik zgodny
state-word-score-differs = wynik zgodny, zapis niezgodny
state-word-unadjusted = jeszcze nieskorygowany
state-word-already-adjusted = już skorygowany
state-word-undecided = nie da się ustalić
state-word-differs = wynik niezgodny

kind-transfer = fałszywy renons: lewy do przekazania
kind-included = fałszywy renons: już uwzględniony
kind-no-transfer = fałszywy renons: bez przekazania lew
kind-comment = komentarz mówi o fałszywym renonsie
kind-result = wynik
kind-score = zapis punktów
kind-deal = rozkład
kind-play = zapisana rozgrywka
kind-auction = licytacja, kontrakt lub rozgrywający
kind-slip = notatka
kind-writing = sposób zapisu
kind-nothing = nic nie znaleziono
