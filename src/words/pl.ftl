# Słowa arkuszy i terminalu po polsku.

and = i
or = lub
numbers-as-words = 0 1 2 3 4 5 6 7 8 9 10 11 12 13
north = N
east = E
south = S
west = W
seat-letters = N E S W
honour-letters = A K D W
north-south = NS
east-west = EW
spades = piki
hearts = kiery
diamonds = kara
clubs = trefle
notrump = BA
no-trumps = bez atu
pass = pas
all-pass = 3× pas

## The head

title-board = Rozdanie { $number }
title-game = Zapis { $number }
title-contract = { $contract }, gra { $seat }
title-passed-out = spasowane
title-dealer = rozdawał { $seat }
vulnerable-side = { $side } po partii
vulnerable-both = obie strony po partii
vulnerable-none = obie strony przed partią
stage = etap
session = sesja
section = sektor
round = runda
table = stół
room = pokój

## The verdict

tricks =
    { $count ->
        [0] żadna lewa
        [one] 1 lewa
        [few] { $count } lewy
        [many] { $count } lew
       *[other] { $count } lewy
    }
tricks-at-most =
    { $count ->
        [one] najwyżej 1 lewa
        [few] najwyżej { $count } lewy
        [many] najwyżej { $count } lew
       *[other] najwyżej { $count } lewy
    }
tricks-none-or =
    { $count ->
        [few] 0 lub { $count } lewy
       *[other] 0 lub { $count } lew
    }
tricks-or =
    { $count ->
        [few] { $min } lub { $count } lewy
       *[other] { $min } lub { $count } lew
    }
tricks-to =
    { $count ->
        [few] od { $min } do { $count } lew
       *[other] od { $min } do { $count } lew
    }
verdict-no-play = Brak zapisu rozgrywki: nie ma czego rozstrzygać.
verdict-not-auditable = Rozgrywki nie można odtworzyć: { $why }.
no-contract = nie podano kontraktu
no-declarer = nie podano rozgrywającego
passed-out = zapisano karty w rozdaniu spasowanym
no-leader = końcówka, w której nie podano, kto wychodzi
internal-fault = błąd programu w tym rozdaniu
headline-finding = { $finding } ({ $code }).
headline-misdealt =
    { $count ->
       *[other] Rozkład i rozgrywka pochodzą z różnych rozdań: z { $recorded } zapisanych kart tylko { $fit } rozdano ręce, która nimi gra.
    }
headline-already = Już uwzględniono w wyniku: { $moved }.
headline-already-score = Już uwzględniono w zapisie punktów: { $moved }.
headline-already-trick-12 = Już uwzględniono w wyniku: lewa 12 po poprawieniu (62D).
headline-in-time =
    { $grade ->
        [doubtful] Jeżeli fałszywy renons popełniono i zwrócono na niego uwagę w porę: { $moved }.
        [all-doubtful] Jeżeli fałszywe renonsy popełniono i zwrócono na nie uwagę w porę: { $moved }.
        [not-all] Jeżeli popełniono wszystkie fałszywe renonsy, nie przekazuje się żadnej lewy; jeżeli tylko niektóre i zwrócono na nie uwagę w porę: { $moved }.
       *[sure] Jeżeli w porę zwrócono uwagę na fałszywy renons: { $moved }.
    }
headline-moves =
    { $grade ->
        [doubtful] Jeżeli fałszywy renons popełniono: { $moved }.
        [all-doubtful] Jeżeli fałszywe renonsy popełniono: { $moved }.
        [not-all] Jeżeli popełniono wszystkie fałszywe renonsy, nie przekazuje się żadnej lewy; jeżeli tylko niektóre: { $moved }.
       *[sure] Do przekazania: { $moved }.
    }
headline-trick-12 = Lewa 12 zostaje poprawiona (62D); niczego się nie przekazuje.
headline-trick-12-outcome = Lewa 12 zostaje poprawiona (62D): zamiast { $before } jest { $after }; niczego się nie przekazuje.
headline-trick-12-alone = Lewa 12 zostaje poprawiona (62D) i bierze ją { $winner }: bez przekazania lew zamiast { $before } byłoby { $after }.
moved-outcome = { $moved } ({ $before } → { $after })
otherwise-late =
    Jeżeli zwrócono ją dopiero wtedy, gdy gracz strony niewykraczającej zgłosił zapowiedź w następnym rozdaniu ({ $call }), albo po końcu rundy ({ $round }): { $tricks ->
        [none] automatycznie żadna lewa
       *[fewer] automatycznie mniej lew lub żadna
    }{ $equity ->
        [over] .
       *[open] ; dopóki trwa czas na rozstrzygnięcie lub korektę (79C, { $law }, 92B), można jeszcze wyrównać szkodę (64C).
    }
open-corrected =
    { $count ->
        [one] Fałszywy renons { $seats } nie uprawomocnił się i zostaje poprawiony
       *[other] Fałszywe renonsy ({ $seats }) nie uprawomocniły się i zostają poprawione
    } ({ $clause }): lewę { $trick } bierze { $winner }.
open-corrected-trick-open =
    { $count ->
        [one] Fałszywy renons { $seats } nie uprawomocnił się i zostaje poprawiony ({ $clause }); kto bierze lewę { $trick }, zależy od zagranej wtedy karty.
       *[other] Fałszywe renonsy ({ $seats }) nie uprawomocniły się i zostają poprawione ({ $clause }); kto bierze lewę { $trick }, zależy od zagranych wtedy kart.
    }
open-corrected-unfinished =
    { $count ->
        [one] Fałszywy renons { $seats } nie uprawomocnił się i zostaje poprawiony
       *[other] Fałszywe renonsy ({ $seats }) nie uprawomocniły się i zostają poprawione
    } ({ $clause }); lewę { $trick } trzeba jeszcze dokończyć.
open-corrected-lead = Fałszywy renons { $seat } nie uprawomocnił się i zostaje poprawiony ({ $clause }): do lewy { $trick } wychodzi się wymaganą kartą i lewę rozgrywa się od nowa.
open-disputed = Od tego miejsca sędzia rozstrzyga { $claim ->
        [ends] zakwestionowane roszczenie
       *[suspends] sporną deklarację
    } (przepis 70): wątpliwość, którą pozostawia fałszywy renons, rozstrzyga się na niekorzyść strony { $side }.
open-void = Zrzeczenie się lew nie liczy się (68B2) i gra toczy się dalej; jeżeli nikt nie zauważył fałszywego renonsu, zanim strona { $side } zagrała w lewie { $next }, to jednak uprawomocnił się on (63A1) i obowiązuje przepis 64.
open-not-recorded = Tego, co zagrano później, nie zapisano.
open-recorded-only = Z późniejszej gry zapisano tylko { $cards } w lewie { $next }; dalszego ciągu nie zapisano.
open-outcomes = Pozostałe lewy mogą dać { $outcome }.
otherwise-reading = Jeżeli sędzia nie zastosuje tu { $clause }: { $tricks } dla strony { $side }.
set-off = { $first } i { $second }; po rozliczeniu: { $net }
net-either-way = { $tricks } dla jednej albo drugiej strony
outcome = { $made } ({ $points })
one-figure = { $figure }
outcome-without-score = { $made }
either = { $first } lub { $last }
between = od { $first } do { $last }
becomes = Zapis NS: { $before } → { $after }.
stays =
    { $how ->
        [gives] Według zapisanej rozgrywki zapis
       *[stays] Zapis pozostaje bez zmian
    }: { $outcome }.
stays-unless-equity =
    { $how ->
        [gives] Według zapisanej rozgrywki zapis
       *[stays] Zapis pozostaje bez zmian
    }: { $outcome }, chyba że sędzia wyrówna szkodę (64C).
stays-but-43B3 =
    { $how ->
        [gives] Według zapisanej rozgrywki zapis
       *[stays] Zapis pozostaje bez zmian
    } { $gives ->
        [no-penalty] (rozgrywający nie może wyegzekwować kary, 43B3): { $outcome }.
        [damage] , chyba że sędzia stwierdzi szkodę (12B1, według 43B3): { $outcome }; co dzieje się z zapisem strony rozgrywającej, nie powiedziano.
       *[split] dla strony rozgrywającej: { $outcome }; sędzia odbiera tylko korzyść obrońców (43B3).
    }
state-not-stated = Nie podano liczby wziętych lew.
state-so-far =
    { $count ->
        [one] Nie podano wyniku: zapis rozgrywki się urywa, a Result podaje 1 lewę wziętą dotychczas.
        [few] Nie podano wyniku: zapis rozgrywki się urywa, a Result podaje { $count } lewy wzięte dotychczas.
       *[other] Nie podano wyniku: zapis rozgrywki się urywa, a Result podaje { $count } lew wziętych dotychczas.
    }
state-agrees = Podany wynik zgadza się z rozgrywką.
state-agrees-after = Podany wynik to wynik rozgrywki; rozstrzygnięcie daje to samo.
state-told = Z zapisu nie wynika, czy podany wynik uwzględnia rozstrzygnięcie w sprawie fałszywego renonsu. Zapytaj, kto zrobił fałszywy renons, w której lewie i którą kartą; odpowiedź przyjmuje formularz z "pbn-audit slips".
state-told-differ = Według deklaracji rozgrywający ma { $claimed } lew, według listy wyników { $listed }: różnica może być rozstrzygnięciem.
state-unadjusted = Podany wynik jest wynikiem z rozgrywki: nie uwzględnia jeszcze przekazanych lew.
state-unadjusted-trick-12 = Podany wynik odpowiada rozgrywce sprzed poprawienia lewy 12.
state-claim-withdrawn =
    Zgodę na { $claim ->
        [ends] roszczenie
       *[suspends] deklarację
    } wycofano: o tym, kto bierze lewy, których nie rozegrano, a więc i czy podany wynik jest właściwy, rozstrzyga sędzia (69B).
state-already-adjusted = Podany wynik uwzględnia już przekazane lewy.
state-undecided = Nie da się ustalić, czy podany wynik uwzględnia już przekazane lewy.
state-open = O tym, czy podany wynik jest właściwy, rozstrzyga sędzia.
state-differs = Podany wynik nie zgadza się ani z rozgrywką, ani z rozstrzygnięciem.
shortfall =
    { $count ->
        [one] Za fałszywe renonsy należałoby przekazać { $count } lewę, lecz nie ma jej do przekazania.
        [few] Za fałszywe renonsy należałoby przekazać { $count } lewy, lecz tylu lew do przekazania nie ma.
       *[other] Za fałszywe renonsy należałoby przekazać { $count } lew, lecz tylu lew do przekazania nie ma.
    }
grade-certain =
    { $count ->
        [one] Pewne: kolor, do którego nie dołożono, pojawił się później i nic innego nie tłumaczy zapisu równie dobrze.
        [few] { $count } fałszywe renonsy, najpewniejszy jest pewny: kolor, do którego nie dołożono, pojawił się później.
       *[other] { $count } fałszywych renonsów, najpewniejszy jest pewny: kolor, do którego nie dołożono, pojawił się później.
    }
grade-certain-told =
    { $count ->
        [one] Pewne: według notatki fałszywy renons miał miejsce.
        [few] { $count } fałszywe renonsy, najpewniejszy jest pewny: według notatki miał miejsce.
       *[other] { $count } fałszywych renonsów, najpewniejszy jest pewny: według notatki miał miejsce.
    }
grade-likely =
    { $count ->
        [one] Prawdopodobne: błędu zapisu nie można wykluczyć.
        [few] { $count } fałszywe renonsy, najpewniejszy jest prawdopodobny: błędu zapisu nie można wykluczyć.
       *[other] { $count } fałszywych renonsów, najpewniejszy jest prawdopodobny: błędu zapisu nie można wykluczyć.
    }
grade-doubtful =
    { $count ->
        [one] Wątpliwe: błędny może być sam zapis. Przed orzeczeniem należy zapytać.
        [few] { $count } fałszywe renonsy, wszystkie wątpliwe: błędny może być sam zapis. Przed orzeczeniem należy zapytać.
       *[other] { $count } fałszywych renonsów, wszystkie wątpliwe: błędny może być sam zapis. Przed orzeczeniem należy zapytać.
    }
grade-told =
    { $count ->
        [one] O fałszywym renonsie mówi notatka sędziego; w zapisie go nie widać.
        [few] { $count } fałszywe renonsy, o których mówią notatki sędziego; w zapisie ich nie widać.
       *[other] { $count } fałszywych renonsów, o których mówią notatki sędziego; w zapisie ich nie widać.
    }

## Hands and play

hidden = nieznana
heading-play = Rozgrywka
column-led = wyj.
column-won = wziął
mark-revoke = FR
mark-proof = dowód
legend-terminal = ▸ wyjście   [ ] fałszywy renons (FR)   ( ) dowód   → przekazana   (→) być może
play-claimed =
    { $count ->
        [one] 1 lewa zgłoszona lub oddana, albo niezapisana.
        [few] { $count } lewy zgłoszone lub oddane, albo niezapisane.
       *[other] { $count } lew zgłoszonych lub oddanych, albo niezapisanych.
    }
play-unfinished =
    { $count ->
        [one] Rozgrywka niedokończona: pozostała 1 lewa.
        [few] Rozgrywka niedokończona: pozostały { $count } lewy.
       *[other] Rozgrywka niedokończona: pozostało { $count } lew.
    }
play-stops =
    { $count ->
        [one] Tu zapis się kończy: 1 lewa niezapisana.
        [few] Tu zapis się kończy: { $count } lewy niezapisane.
       *[other] Tu zapis się kończy: { $count } lew niezapisanych.
    }
play-odd = ? nie mogła zostać tam zagrana tak, jak zapisano.
play-holes =
    { $count ->
        [one] 1 lewa przed końcem jest zapisana niecałkowicie.
        [few] { $count } lewy przed końcem są zapisane niecałkowicie.
       *[other] { $count } lew przed końcem jest zapisanych niecałkowicie.
    }

## The ladder

heading-ladder = Lewy i zapis
column-tricks = lewy
column-contract = kontrakt
column-score = zapis NS
stated = podano
played = rozegrano
adjusted = po rozstrzygnięciu
effect-matchpoints =
    { $count ->
        [one] Maksy wobec 1 innego stołu: NS { $before } → { $after } ({ $percent_before }% → { $percent_after }%), EW { $ew_before } → { $ew_after } ({ $ew_percent_before }% → { $ew_percent_after }%).
       *[other] Maksy wobec { $count } innych stołów: NS { $before } → { $after } ({ $percent_before }% → { $percent_after }%), EW { $ew_before } → { $ew_after } ({ $ew_percent_before }% → { $ew_percent_after }%).
    }
effect-imps =
    { $count ->
        [one] Impy wobec 1 innego stołu: NS { $before } → { $after }, EW { $ew_before } → { $ew_after }.
        [few] Impy wobec { $count } innych stołów: NS { $before } → { $after }, EW { $ew_before } → { $ew_after }.
        [many] Impy wobec { $count } innych stołów: NS { $before } → { $after }, EW { $ew_before } → { $ew_after }.
       *[other] Impy wobec { $count } innych stołów: NS { $before } → { $after }, EW { $ew_before } → { $ew_after }.
    }
change-score = { $before } → { $after }{ $count ->
        [0] {""}
       *[other] {" "}({ $worth })
    }
change-percent = { $before }% → { $after }%
change-imps = { $before } → { $after } IMP
effect-open = Maksów ani impów nie obliczono, gdyż liczba lew nie jest ustalona.
effect-match = Impy wobec drugiego stołu meczu: NS { $before } → { $after }, EW { $ew_before } → { $ew_after }.

## Each revoke

revoke = Fałszywy renons
revoke-ruffed = { $seat } przebił lewę { $trick } kartą { $card }, mając { $held }
revoke-discarded = { $seat } zrzucił { $card } w lewie { $trick }, mając { $held }
revoke-bound =
    { $seat } { $manner ->
        [led] wyszedł { $card } w lewie { $trick }
       *[played] zagrał { $card } w lewie { $trick }
    } { $duty ->
        [penalty-card] zamiast karty przygwożdżonej
       *[other] wbrew nakazowi lub zakazowi
    }
revoke-corrected = { $seat } popełnił fałszywy renons w lewie { $trick }, wycofał { $withdrawn } i zagrał { $played }
revoke-corrected-open = { $seat } popełnił fałszywy renons w lewie { $trick } i wycofał { $withdrawn }
revoke-omitted = { $seat } nie dołożył karty w lewie { $trick }; uzupełniono ją kartą { $card }
held = { $cards }
held-as-shown = { $suit }, co pokazuje { $card } w lewie { $trick }
label-proof = Dowód
proof = { $seat } zagrał { $card } w lewie { $trick }
label-bound = Obowiązek
due-penalty-card =
    { $count ->
        [one] { $cards } była kartą przygwożdżoną i można ją było zagrać (50D1)
       *[other] { $cards } były kartami przygwożdżonymi: należało zagrać jedną z nich, do wyboru rozgrywającego (51A)
    }
due-minor = { $cards } była podrzędną kartą przygwożdżoną: w tym kolorze można było zamiast niej zagrać tylko honor (50C)
due-accepted = { $due }; rozgrywający przyjął inną kartę, gdy { $seat } zagrał { $card } w lewie { $trick } (52B1b), a jest ona fałszywym renonsem (61A)
due-not-accepted = { $due }; rozgrywający może przyjąć inną kartę, co czyni swoim następnym zagraniem, albo kazać ją zastąpić (52B); jeżeli pozostaje, jest fałszywym renonsem (61A)
due-lead =
    { $order ->
        [must] nakazane wyjście w kolor: { $suit }
       *[may-not] zakazane wyjście w kolor: { $suit }
    }
due-suit =
    { $order ->
        [must] nakazany kolor: { $suit }
       *[may-not] zakazany kolor: { $suit }
    }
due-card =
    { $order ->
        [must] nakazana karta: { $card }
       *[may-not] zakazana karta: { $card }
    }
due-highest =
    { $order ->
        [must] nakazana najwyższa karta w kolorze
       *[may-not] zakazana najwyższa karta w kolorze
    }
due-lowest =
    { $order ->
        [must] nakazana najniższa karta w kolorze
       *[may-not] zakazana najniższa karta w kolorze
    }
breach = { $seat } zagrał { $card } w lewie { $trick }: { $due }
label-changes = Może zmienić
changes = { $changes }, w tej kolejności
change-made = { $seat } wycofał { $card } ({ $clause })
change-may = { $seat } { $card } ({ $clause })
change-if = { $seat } { $card } tylko wtedy, gdy { $before } zmieni swoją ({ $clause })
change-open = { $seat } swoją kartę ({ $clause })
label-established = Uprawomocnienie
established-led = { $seat } wyszedł { $card } w lewie { $trick } ({ $clause })
established-played = { $seat } dołożył { $card } w lewie { $trick } ({ $clause })
established-named = { $seat } wymienił { $card } do lewy { $trick } ({ $clause })
established-side-played = strona { $side } zagrała w lewie { $trick } ({ $clause })
established-side-named = strona { $side } wymieniła kartę do lewy { $trick } ({ $clause })
established-claim =
    { $claim ->
        [ends] przez roszczenie
       *[suspends] przez deklarację
    } w lewie { $trick } ({ $clause })
established-dummy-asked = jak gdyby nastąpiło: dziadek zapytał, nie mając prawa ({ $clause })
established-defender-asked = jak gdyby nastąpiło: obrońca zapytał, nie mając prawa ({ $clause })
established-omitted = jak gdyby nastąpiło: obie strony grały dalej bez tej karty ({ $clause })
established-presumed = przyjęte: zapis kończy się, zanim strona { $side } zagra w lewie { $trick }, a wynik uzgodniono (69A)
established-joint = nierozstrzygnięte: obie strony popełniły fałszywy renons w lewie { $trick }, a jedna z nich zagrała już w lewie { $next } (62C3)
established-unknown = nierozstrzygnięte: zapis kończy się, zanim strona { $side } zagra w lewie { $trick }
established-no = nie: fałszywy renons należy poprawić
label-law = Przepis
won =
    { $count ->
        [one] lewa { $tricks }
       *[other] lewy { $tricks }
    }
won-none = żadna
won-open =
    { $open ->
        [one] być może jedna niezapisana
       *[other] nieznana liczba z { $open } niezapisanych
    }
won-and-open =
    { $count ->
        [one] lewa { $tricks }, a niezapisanych jest { $open }
       *[other] lewy { $tricks }, a niezapisanych jest { $open }
    }
won-and-claimed =
    { $count ->
        [0] { $claimed } z { $open } niezapisanych
        [one] lewa { $tricks } z zapisanych oraz { $claimed } z { $open } pozostałych
       *[other] lewy { $tricks } z zapisanych oraz { $claimed } z { $open } pozostałych
    }, według { $claim ->
        [ends] roszczenia
       *[suspends] deklaracji
    }
why-64A1 = { $seat } wziął lewę { $trick }; lewy wzięte później przez stronę { $side }: { $tricks }
why-64A1-perhaps = { $seat } być może wziął lewę { $trick }; lewy wzięte później przez stronę { $side }: { $tricks }
why-64A2 = lewę { $trick } wziął { $winner }; lewy wzięte odtąd przez stronę { $side }, wraz z tą: { $tricks }
why-64A2-open = { $seat } nie wziął lewy { $trick }; lewy wzięte odtąd przez stronę { $side }: { $tricks }
why-64A2-1997 = { $plain }, w tym { $with }
with-suit = { $seat } lewę { $trick } kartą { $card }
with-suit-perhaps = { $seat } być może jedną w tym kolorze ({ $suit })
why-64B1 = strona { $side } nie wzięła lewy { $trick } ani żadnej następnej
why-64B2 =
    { $seat } popełnił już fałszywy renons w tym kolorze ({ $suit }), w { $count ->
        [one] lewie { $tricks }
       *[other] lewach { $tricks }
    }
why-64B3 = nie zagrano karty przygwożdżonej
why-64B3-faced = nie zagrano karty przygwożdżonej lub innej odsłoniętej
why-64B3-dummy = fałszywy renons popełnił dziadek
why-64B4 = na fałszywy renons zwrócono uwagę dopiero po zgłoszeniu zapowiedzi przez stronę { $side } w następnym rozdaniu
why-64B5 = przed zakończeniem rundy nikt nie zwrócił uwagi na fałszywy renons
why-64B6 =
    { $returned ->
        [no] fałszywy renons w lewie 12 należy poprawić (62D), bez przekazania lew
        [yes] za fałszywy renons w lewie 12 nie przekazuje się lew, a ponieważ wszystkie cztery ręce wróciły do pudełka, lewy 12 i 13 pozostają bez zmian (62D)
       *[open] za fałszywy renons w lewie 12 nie przekazuje się lew, a poprawia się go, o ile nie wszystkie cztery ręce wróciły do pudełka (62D)
    }
why-64B7 = obie strony popełniły fałszywy renons w tym rozdaniu
why-64B7-or-62C3 = obie strony popełniły fałszywy renons w lewie { $trick } i albo oba poprawiono (62C3), albo oba się uprawomocniły
why-64B8 = obie strony popełniły fałszywy renons w tej lewie i oba poprawiono (62C3)
why-62A = fałszywy renons nie uprawomocnił się i podlega poprawieniu
why-62D = fałszywy renons w lewie 12 należy poprawić
why-43B3 = pierwszy zwrócił na to uwagę dziadek, który utracił swoje prawa
why-waived = strona { $side } poprosiła o odstąpienie od przekazania lew
why-64C = obie strony popełniły fałszywy renons w lewie { $trick }
why-other = stosuje się { $clause }
label-gives = Do przekazania
gives = { $tricks } dla strony { $side }
gives-nothing = żadna lewa
gives-nothing-unless = żadna lewa; { $tricks } dla strony { $side }, jeżeli drugi fałszywy renons się nie liczy
more-revokes =
    { $count ->
        [one] Nie pokazano tu 1 fałszywego renonsu; jest w revokes.csv.
        [few] Nie pokazano tu { $count } fałszywych renonsów; są w revokes.csv.
       *[other] Nie pokazano tu { $count } fałszywych renonsów; są w revokes.csv.
    }

## Equity

heading-equity = Przepis 64C: czy strona niewykraczająca straciła więcej?
label-before = Tuż przed
heading-open = Karty, które pozostały do zagrania
open-position = Od lewy { $trick }, wychodzi { $seat }
open-position-leader-open = Od lewy { $trick }
open-position-unfinished = W lewie { $trick }: { $laid }; do zagrania: { $left }
open-laid = { $seat } { $card }
label-later = Później
later = { $seat } wziął { $tricks }
later-trick = lewę { $trick } kartą { $card }
later-none = { $seat } nie wziął żadnej lewy w tym kolorze ({ $suit })
score-after-the-transfer = Wynik ze stołu po tym przekazaniu lew
score-at-the-table = Wynik ze stołu
baseline = { $score } należy porównać z wynikiem prawdopodobnym, gdyby { $seat } w lewie { $trick } dołożył do koloru; strona niewykraczająca otrzymuje lepszy z nich.
baseline-omitted = { $score } należy porównać z wynikiem prawdopodobnym, gdyby { $seat } w swojej kolejności zagrał kartę w lewie { $trick }; strona niewykraczająca otrzymuje lepszy z nich.
baseline-bound = { $score } należy porównać z wynikiem prawdopodobnym, gdyby { $seat } w lewie { $trick } zagrał zgodnie z obowiązkiem; strona niewykraczająca otrzymuje lepszy z nich.
baseline-several = { $score } należy porównać z wynikiem prawdopodobnym bez fałszywych renonsów; strona niewykraczająca otrzymuje lepszy z nich.
baseline-repeat = Za pierwszy fałszywy renons porównaj zapis po przekazaniu lew z prawdopodobnym wynikiem, gdyby { $seat } dołożył do koloru w lewie { $trick }; za powtórny – z prawdopodobnym wynikiem od pozycji po pierwszym fałszywym renonsie, z przekazaniem lew za niego.
baseline-repeat-bound = Za pierwszy fałszywy renons porównaj zapis po przekazaniu lew z prawdopodobnym wynikiem bez niego; za powtórny – z prawdopodobnym wynikiem od pozycji po pierwszym fałszywym renonsie, z przekazaniem lew za niego.
baseline-each = Porównaj każdy fałszywy renons z osobna: zapis po przekazaniu lew za niego z prawdopodobnym wynikiem bez niego; strona, która go nie popełniła, otrzymuje lepszy z dwóch.
baseline-both-sides = Obie strony popełniły fałszywy renons: należy porównać z prawdopodobnym wynikiem bez nich.
baseline-43B3 =
    { $gives ->
        [no-penalty] Rozgrywający nie może wyegzekwować kary za fałszywy renons { $seat } w lewie { $trick } (43B3).
        [damage] Fałszywy renons { $seat } w lewie { $trick } nie podlega sprostowaniu; po zakończeniu rozgrywki rozważa się, czy wyrządził szkodę (12B1, według 43B3). Nie powiedziano, co dzieje się z zapisem strony rozgrywającej.
       *[split] Należy odebrać tylko korzyść, jaką obrońcom dał fałszywy renons { $seat } w lewie { $trick }; strona rozgrywająca zachowuje zapis ze stołu (43B3). Decyzja to zapis dla każdej strony, na przykład przyznany NS=+400 EW=-420.
    }
equity-exempt = według 64B lew się nie przekazuje
equity-43B3 = pierwszy zwrócił na to uwagę dziadek, który utracił swoje prawa: bez przekazania lew (43B3)
equity-later-suit = wykraczający wziął później lewę w kolorze, do którego nie dołożył
equity-repeat = ta sama ręka ponownie popełniła fałszywy renons w tym kolorze
equity-both-sides = obie strony popełniły fałszywy renons
equity-double-dummy = gra w widne karty daje stronie niewykraczającej więcej niż wynik po rozstrzygnięciu
equity-waiver = jeżeli szkoda była mniejsza: tylko strona { $side } może prosić o odstąpienie od przekazania lew, a rozstrzyga sędzia ({ $law })
double-dummy-not-computed = Gry w widne karty nie obliczono: ten program nie ma solvera.
double-dummy-deal = W widne karty, od pierwszego wistu: { $tricks } dla rozgrywającego.
double-dummy-unsettled = Gra w widne karty: nie obliczono, bo zapis nie przesądza o pierwszym fałszywym renonsie i kartach przed nim.
double-dummy = Gra w widne karty od chwili tuż przed fałszywym renonsem w lewie { $trick }, gdyby { $seat } dołożył do koloru: { $tricks } dla rozgrywającego. To wskazówka do Przepisu 64C, nie rozstrzygnięcie.

## To ask

column-so = tak
column-not-so = nie
column-then = wtedy
heading-asked = Do ustalenia przy stole. Rozstrzygnięcie zakłada, że
ask-named = rozgrywający wymienił { $card } jako kartę dziadka w lewie { $trick }
about-revokes =
    { $count ->
        [one] fałszywy renons { $numbers }
       *[other] fałszywe renonsy { $numbers }
    }
ask-recorded = { $seat } rzeczywiście zagrał { $card } w lewie { $trick }
ask-recorded-alone = { $seat } rzeczywiście zagrał { $card } w lewie { $trick } (ten jeden z osobna)
ask-missing-card = { $seat } dołożył przy stole kartę w lewie { $trick }, a brakuje jej tylko w zapisie rozgrywki
ask-62D = wszystkie cztery ręce były już w pudełku, gdy wykryto fałszywy renons w lewie 12
ask-63A = strona { $side } zagrała w lewie { $trick } albo uzgodniono { $claim ->
        [ends] roszczenie
       *[suspends] deklarację
    }
ask-63A3-marked =
    { $claim ->
        [ends] strona wykraczająca zgłosiła roszczenie lub zgodziła się na nie
       *[suspends] strona wykraczająca zgłosiła deklarację lub zgodziła się na nią
    }, zanim zauważono fałszywy renons, gdyż zapis oznacza go (^R) jako niezauważony w porę
ask-63A3 =
    { $claim ->
        [ends] strona wykraczająca zgłosiła roszczenie lub zgodziła się na nie
       *[suspends] strona wykraczająca zgłosiła deklarację lub zgodziła się na nią
    }
ask-64B1 = strona { $side } wzięła jakąś lewę, począwszy od tej z fałszywym renonsem
ask-64B2 = { $seat } nie popełnił wcześniej uprawomocnionego fałszywego renonsu w tym kolorze
ask-64B2-holds = wcześniejszy fałszywy renons w tym kolorze się uprawomocnił
ask-64B3 =
    { $count ->
        [one] { $cards } nie była kartą przygwożdżoną
       *[other] żadna z kart { $cards } nie była przygwożdżona
    }
ask-64B3-faced =
    { $count ->
        [one] { $cards } nie była kartą przygwożdżoną ani odsłoniętą
       *[other] żadna z kart { $cards } nie była przygwożdżona ani odsłonięta
    }
ask-64B3-unknown = niezagrana karta nie była przygwożdżona
ask-64B3-faced-unknown = niezagrana karta nie była przygwożdżona ani odsłonięta
ask-64B3-holds = niezagrana karta była przygwożdżona
ask-64B3-holds-faced = niezagrana karta była przygwożdżona lub odsłonięta
ask-64B4 = na fałszywy renons zwrócono uwagę, zanim strona { $side } zgłosiła zapowiedź w następnym rozdaniu
ask-64B5 = na fałszywy renons zwrócono uwagę przed zakończeniem rundy
ask-64B7 = żaden fałszywy renons strony { $side } nie liczy się jako uprawomocniony
ask-64B7-holds = fałszywy renons strony { $side } także się liczy
ask-64B8-marked = fałszywe renonsy obu stron w tej lewie nie zostały razem poprawione, gdyż zapis oznacza je (^R) jako niezauważone w porę
ask-64B8 = fałszywe renonsy obu stron w tej lewie nie zostały razem poprawione
read-clause = obowiązuje { $clause }, mimo że { $why }
read-corrected = fałszywy renons { $seat } w lewie { $trick } został poprawiony
read-dummy = fałszywy renons w lewie { $trick } popełnił dziadek i nic się za niego nie należy ({ $clause })
read-faced = za fałszywy renons { $seat } w lewie { $trick } nic się nie należy ({ $clause })
read-trick-12 = fałszywy renons { $seat } był w lewie 12 i nic się za niego nie należy ({ $clause })
read-other-card = można było zagrać też inną, nieodkrytą kartę koloru
ask-other = { $clause } jest tak, jak przyjęto w rozstrzygnięciu
ask-corrected = fałszywego renonsu nie poprawiono, zanim się uprawomocnił
ask-correction-period = trwa jeszcze czas, w którym można poprosić o rozstrzygnięcie lub poprawić wynik (79C, { $law }, 92B)
ask-noticed = fałszywy renons { $seat } zauważono, zanim strona { $side } zagrała w lewie { $trick }
otherwise-established = w przeciwnym razie uprawomocnił się i obowiązuje przepis 64
ask-claim =
    { $claim ->
        [ends] żadnego roszczenia
       *[suspends] żadnej deklaracji
    } gracza { $seat } nie zakwestionowano
ask-result-adjusted = podany wynik nie uwzględnia jeszcze przekazanych lew
otherwise = inaczej { $tricks }
otherwise-open = inaczej sędzia rozstrzyga, co dają karty pozostałe do zagrania
otherwise-nothing = inaczej żadna lewa
otherwise-no-revoke = inaczej nie było fałszywego renonsu
otherwise-named = w przeciwnym razie zagrana jest karta wymieniona, jeżeli zauważono to, zanim obie strony zagrały w następnej lewie
otherwise-named-until = w przeciwnym razie zagrana jest karta wymieniona, jeżeli zauważono to, zanim obie strony zagrały w następnej lewie; później { $card } pozostaje zagrana ({ $clause }), a za błąd dziadka żadna lewa nie przechodzi ({ $exempt })
otherwise-tricks = inaczej liczba lew rozgrywającego: { $figures }

## Remarks

heading-readings = Zapis byłby prawidłowy, gdyby
reading-exchange = karty { $seat } w lewach { $tricks } były zamienione
reading-crossed = karta { $seat } w lewie { $trick } i karta { $other } w lewie { $second } były zamienione
reading-dealt = ręce { $seat } rozdano { $card }, a ręce { $other } { $second }
reading-card = { $seat } w lewie { $trick } zagrał { $played }, a nie { $written }
reading-noise = pominąć lewę { $trick }, ostatnią zapisaną
reading-rows = lewy { $trick } i { $second } zapisano jedną w miejscu drugiej
reading-row-moved = lewę { $trick } rozegrano jako lewę { $to }
reading-rows-moved = lewy od { $first } do { $last } rozegrano po lewie { $behind }
reading-rows-reversed-from = lewy od { $first } do { $last } zapisano od ostatniej do pierwszej
reading-rows-reversed = lewy zapisano od ostatniej do pierwszej
reading-rows-from = rozgrywka zaczęła się od lewy { $trick }, a lewy przed nią następują po ostatniej
reading-rows-sorted = lewy albo karty jednej ręki posortowano, a ich kolejność przepadła
reading-claim-sorted = od lewy { $trick } karty każdej ręki wpisano w porządku kolorów lub starszeństwa, jak przy rozpisywaniu deklaracji
reading-order = karty { $seat } od lewy { $trick } zapisano w innej kolejności
reading-row-missing =
    { $count ->
        [one] pominięto lewę { $tricks }, a następne lewy przesunęły się o jedną
       *[other] pominięto lewy { $tricks }, a następne lewy przesunęły się
    }
reading-row-twice = lewa { $trick } to wcześniejsza lewa, zapisana drugi raz
reading-leader = { $seat } wyszedł w lewie { $trick } poza kolejnością
reading-trump = atutem były { $suit }
reading-notrump = grano bez atu
reading-declarer = rozgrywającym był { $seat }
reading-owners = każdą kartę zagrała ręka, której ją rozdano
reading-seats-turned =
    { $count ->
        [one] miejsca licytacji i rozgrywki przesunąć o jedno miejsce zgodnie z ruchem wskazówek zegara
       *[other] miejsca licytacji i rozgrywki przesunąć o { $count } miejsca zgodnie z ruchem wskazówek zegara
    }
reading-deal-turned =
    { $count ->
        [one] każdą rękę rozkładu przesunąć o jedno miejsce zgodnie z ruchem wskazówek zegara
       *[other] każdą rękę rozkładu przesunąć o { $count } miejsca zgodnie z ruchem wskazówek zegara
    }
reading-hands-renamed = zamieniono ręce: { $seats }
reading-suits-renamed = zamieniono kolory: { $suits }
reading-renamed = { $changes }
reading-other-play = od lewy { $trick } karty pochodzą z innego rozdania
reading-missing = w lewie { $trick } pominięto kartę { $seat }, a następne karty przesunęły się o jedno miejsce
heading-slips = Co mówią notatki
slip-stated = { $said } ({ $file }, wiersz { $line })
heading-conduct = Karty przygwożdżone i ograniczenia wyjścia
lead-out-of-turn = { $seat } zawistował { $card } poza kolejnością: { $outcome }
lead-invited = na wezwanie przeciwnika; kartę wycofano bez dalszych następstw (47E1)
lead-accepted = wist przyjęto; rozgrywający pozostał rozgrywającym (54B)
lead-accepted-declarer-dummy = wist przyjęto; rozgrywający wyłożył karty i został dziadkiem (54A)
lead-refused = wistu nie przyjęto; karta stała się normalną kartą przygwożdżoną (54D)
lead-refused-demand = wistu nie przyjęto i nakazano wist w ten kolor; karta wróciła do ręki (54D, 50D2a)
lead-refused-forbid = wistu nie przyjęto i zakazano wistu w ten kolor; karta wróciła do ręki (54D, 50D2a)
penalty-card = { $seat }: { $card } jako { $rank } od lewy { $trick }; { $end }
penalty-major = normalna karta przygwożdżona
penalty-minor = podrzędna karta przygwożdżona
penalty-played = zagrana w lewie { $trick }
penalty-picked-up = wróciła do ręki, gdy rozgrywający zdecydował o wyjściu w lewie { $trick } (50D2a)
penalty-until = już nie po lewie { $trick }
penalty-open = niezagrana
order-demand = { $seat }: nakazano wyjście w kolor ({ $suit }), tylko w lewie { $trick } (50D2a)
order-demand-no-lead = { $seat }: nakazano wyjście w kolor ({ $suit }), lecz nie był na wiście
order-forbid = { $seat }: zakazano wyjścia w kolor ({ $suit }) od lewy { $first }; zakaz wygasł, gdy w lewie { $last } stracił wist (50D2a)
order-forbid-on = { $seat }: zakazano wyjścia w kolor ({ $suit }) od lewy { $first }; po lewie { $last } nadal był na wiście
order-forbid-no-lead = { $seat }: zakazano wyjścia w kolor ({ $suit }), lecz nie był na wiście
heading-weigh = Przepis 16 i inne: do oceny sędziego
weigh-withdrawn =
    { $count ->
        [one] informację z wycofanej karty { $cards } może wykorzystać tylko strona { $side } ({ $clause })
       *[other] informację z wycofanych kart { $cards } może wykorzystać tylko strona { $side } ({ $clause })
    }
weigh-penalty-duty = to, że { $card } trzeba zagrać, mogą wykorzystać wszyscy; innych informacji z tej karty { $partner } wykorzystać nie może ({ $clause })
weigh-penalty-open = informację z { $card } mogą wykorzystać wszyscy, dopóki karta leży odsłonięta; czy strona niewykraczająca mimo to poniosła szkodę, ocenia sędzia ({ $clause })
weigh-penalty-picked-up = informację z { $card } mogli wykorzystać wszyscy, dopóki karta leżała odsłonięta; odkąd wróciła do ręki, { $partner } już nie może ({ $clause })
weigh-trick-twelve = { $partner } widział kartę fałszywego renonsu ({ $seat }), zanim zagrał w lewie 12 ({ $clause })
weigh-repeat = czy fałszywy renons { $seat } w lewie { $trick } miał zataić poprzedni? ({ $clause })
weigh-dummy-spoke = dziadek, zachowując prawa, pierwszy wskazał fałszywy renons { $seat } w lewie { $trick }: przekazanie lew pozostaje; za odezwanie się za wcześnie (43A1b) możliwa kara proceduralna ({ $clause }, 90)
weigh-dummy-asked = dziadek, zachowując prawa, zapytał rozgrywającego o fałszywy renons w lewie { $trick }, co mu wolno ({ $clause })
weigh-dummy-asked-defender = dziadek zapytał { $seat } o fałszywy renons w lewie { $trick }, czego mu nie wolno: czy rozgrywający mógł skorzystać z tego, czego się dowiedział? ({ $clause })
weigh-disputed-claim = kto bierze lewy pozostałe, gdy zakwestionowano lewy zgłoszone przez gracza { $seat } w lewie { $trick }: wątpliwości rozstrzyga się na niekorzyść jego strony ({ $clause })
weigh-withdrawn-claim = kto bierze lewy pozostałe, gdy { $seat } zgłosił lewy w lewie { $trick }, skoro zgodę na to wycofano ({ $clause })
weigh-period-open = czas na korektę wyniku jeszcze biegnie ({ $clause }, 92B)
weigh-period-over = czas na korektę wyniku minął ({ $clause }, 92B)
heading-findings = Ponadto w tym rozdaniu
and-more =
    { $count ->
       *[other] { $finding }; podobnych jeszcze: { $count }
    }

## The page

heading-hands = Ręce
heading-auction = Licytacja
label-legal = Można było zagrać
legend-led = wyjście
legend-revoke = fałszywy renons (FR)
legend-proof = dowód
legend-moves = przekazana
legend-perhaps = jedna z tych
step = Rozgrywka karta po karcie
step-deal = Pełne rozdanie
step-back = Poprzednia karta
step-on = Następna karta
step-end = Ostatnia karta
step-viewer = Otwórz w przeglądarce rozdań (BBO)
before-revoke = Tuż przed fałszywym renonsem { $number }, lewa { $trick }, gra { $seat }
laws = Przepisy z roku { $edition }
laws-clauses = Przepisy z roku { $edition }: { LIST($clauses) }
edition-by-date = { $year }, według daty
edition-by-title = { $year }, według tytułu
edition-given = { $year }, wybrane
edition-assumed = { $year }, założone
edition-oldest = { $year }, założone (mogły obowiązywać starsze przepisy, których ten program nie zna)
edition-gives = { $years }: { $moved }

## The decision

save-answers = Zapisz odpowiedzi (slips.csv)
answers-ticked = Przy odpowiedziach zaznaczonych poniżej (bez nich: to, co szare i niedrukowane):
answers-impossible = Te odpowiedzi nie mogą być wszystkie prawdziwe.
answers-later = Co razem wynika z tych odpowiedzi, zostanie obliczone po ich zapisaniu i wczytaniu (--slips).
heading-decision = Ustalenia i orzeczenie
sign-called = Kto wezwał sędziego i kiedy
sign-says = { $side } twierdzi
sign-poll = Zapytani gracze i ich odpowiedzi
sign-law = Przepisy
sign-appeal = Pouczono o odwołaniu, możliwym do
sign-facts = Ustalone fakty
sign-ruling = Orzeczenie
sign-director = Sędzia
sign-north-south = NS
sign-east-west = EW
decision-apply = zastosować propozycję
decision-stands = wynik bez zmian
decision-record-error = błąd w zapisie rozgrywki
decision-later = decyzja później
decision-tricks = lewy
decision-score = zapis
decision-assigned = przyznany
decision-weighted = ważony
decision-ave-plus = śr+
decision-ave = śr
decision-ave-minus = śr-
decision-penalty = kara

## The workbook

book-rescore = Zmienione wyniki
book-priority = Priorytet
book-board = Rozdanie
book-section = Sektor
book-round = Runda
book-table = Stół
book-north-south = { sign-north-south }
book-east-west = { sign-east-west }
book-contract = Kontrakt
book-what-happened = Co się stało
book-tricks = Lewy
book-proposed-tricks = Lewy według propozycji
book-score = Zapis NS
book-proposed-score = Zapis NS według propozycji
book-decided-tricks = Lewy po decyzji
book-decided-score = Zapis NS po decyzji
book-cause-state = Stan
book-besides = Druga strona, punkty
book-state = Podany wynik
book-page = Arkusz
book-decision = Decyzja
book-note = Uwaga
book-file = Plik
book-id = id
book-director = Dla sędziego
book-causes = Przyczyny
book-all-columns = Wszystkie kolumny
book-slips = Formularz
book-all-files = Pliki
book-cause = Przyczyna
book-advice = Co zrobić
book-boards = Rozdania
book-files = Pliki
book-event = Turniej
book-first-file = Pierwszy plik
book-line = Wiersz
book-detail = Szczegóły
book-with-play = Z zapisem rozgrywki
book-not-auditable = Nie do odtworzenia
book-revokes = Fałszywe renonsy
book-findings = Ustalenia
book-reason = Nieodczytany albo do sprawdzenia
book-decision-hint = Wybierz z listy albo wpisz lewy=9 (rozgrywającego), zapis=-100 (NS), przyznany NS=+400 EW=-420, ważony 60% 3BA= 40% 3BA-1 lub śr+ NS śr- EW. Karę dopisuje się po średniku: zastosować propozycję; kara NS 10%.
book-more-rows =
    { $count ->
        [one] Jeszcze 1 wiersz jest w pliku { $table }.
        [few] Jeszcze { $number } wiersze są w pliku { $table }.
        [many] Jeszcze { $number } wierszy jest w pliku { $table }.
       *[other] Jeszcze { $number } wiersza jest w pliku { $table }.
    }

## The summary

decimal-mark = { "," }
thousands = { " " }
index-title = Podsumowanie kontroli
index-nothing-read = Niczego nie udało się odczytać.
index-no-board = Nie odczytano żadnego rozdania, więc nie ma czego szukać.
index-nothing = Nie ma zapisu rozgrywki, więc fałszywych renonsów nie można szukać.
index-good = Nie znaleziono fałszywego renonsu; nic dla sędziego.
index-no-revoke =
    Nie znaleziono fałszywego renonsu.
    { $count ->
        [one] 1 rozdanie dla sędziego.
        [few] { $number } rozdania dla sędziego.
       *[other] { $number } rozdań dla sędziego.
    }
index-look =
    { $count ->
        [one] 1 rozdanie dla sędziego,
        [few] { $number } rozdania dla sędziego,
       *[other] { $number } rozdań dla sędziego,
    } { $urgent ->
        [0] żadne nie jest pilne.
       *[other] w tym pilne: { $urgently }.
    }
index-not-audited =
    { $not ->
        [0] Nie sprawdzono, czy są fałszywe renonse: { $empty } bez zapisu rozgrywki.
       *[other] Nie sprawdzono, czy są fałszywe renonse: { $broken } nie do odtworzenia, { $empty } bez zapisu rozgrywki.
    }
index-unread = Części danych nie udało się odczytać; liczby dotyczą reszty.
index-interrupted = Przerwano: oto, co odczytano do tej chwili.
index-copies =
    { $count ->
        [one] 1 rozdanie to kopia innego; wymieniono je raz.
        [few] { $number } rozdania to kopie innych; każde wymieniono raz.
       *[other] { $number } rozdań to kopie innych; każde wymieniono raz.
    }
index-priority = priorytet
index-board = rozdanie
index-note = Program proponuje, sędzia orzeka. Priorytet 1 oznacza sprawę pilną.
comment-shared = „{ $quote }” jest w kilku zapisach ({ $number }): stoły mają wspólny czat, więc może chodzić o inny stół. Rozdania: { $boards }.
tile-boards = odczytane rozdania
tile-with-play = z zapisem rozgrywki
tile-turns = okazje do fałszywego renonsu
tile-certain = pewne fałszywe renonsy
tile-likely = prawdopodobne
tile-doubtful = wątpliwe
tile-review = dla sędziego

## Pages

page-since = Od wersji { $version }
page-preview = Na próbę: zgłasza coś tylko z --preview lub --select { $code }
rules-preview = na próbę
page-not-in = brak w { $year }
page-of-law = Przepis { $law }
page-guides = Tematy
page-checks = Kontrole
page-laws = Przepisy
severity-note = uwaga
severity-warning = ostrzeżenie
severity-error = błąd

## The closing lines of a run

end-boards =
    { $count ->
        [one] 1 rozdanie
        [few] { $number } rozdania
       *[other] { $number } rozdań
    }
end-turns =
    { $count ->
        [one] 1 okazja
        [few] { $number } okazje
       *[other] { $number } okazji
    }
end-read = Odczytano { $boards }, z rozgrywką: { $played }, { $turns } do fałszywego renonsu
end-read-files = Odczytano { $boards }, liczba plików: { $files }, z rozgrywką: { $played }, { $turns } do fałszywego renonsu
end-read-none = Odczytano { $boards }.
end-read-none-files = Odczytano { $boards }, liczba plików: { $files }.
end-none-audited = żadnej zapisanej rozgrywki nie da się odtworzyć, więc fałszywych renonsów nie można szukać
end-nothing-to-search = nie ma zapisu rozgrywki, więc fałszywych renonsów nie można szukać
end-wrong-deals = rozkłady nie są tymi, które rozgrywano, więc fałszywych renonsów nie można szukać
end-few-cards = zapisano tylko wyjścia albo niewiele więcej, więc fałszywych renonsów nie da się szukać
end-no-revoke = nie znaleziono fałszywego renonsu
end-nothing-for-director = Nic dla sędziego.
end-nothing-new-for-director = Nic nowego dla sędziego.
end-revokes =
    { $count ->
        [one] 1 domniemany fałszywy renons ({ $grades })
        [few] { $number } domniemane fałszywe renonsy ({ $grades })
       *[other] { $number } domniemanych fałszywych renonsów ({ $grades })
    }
end-certain =
    { $count ->
        [one] 1 pewny
        [few] { $number } pewne
       *[other] { $number } pewnych
    }
end-likely =
    { $count ->
        [one] 1 prawdopodobny
        [few] { $number } prawdopodobne
       *[other] { $number } prawdopodobnych
    }
end-doubtful =
    { $count ->
        [one] 1 wątpliwy
        [few] { $number } wątpliwe
       *[other] { $number } wątpliwych
    }
end-no-leader = końcówka, w której nie podano, kto wychodzi
end-account = { $boards } = skontrolowane: { $audited } + nie do skontrolowania: { $not } ({ $reasons }) + bez rozgrywki: { $without }.
end-director = { $boards } dla sędziego: { $priorities }.
end-priority = { $number } o priorytecie { $priority }
end-errors =
    { $count ->
        [one] 1 błąd
        [few] { $number } błędy
       *[other] { $number } błędów
    }
end-warnings =
    { $count ->
        [one] 1 ostrzeżenie
        [few] { $number } ostrzeżenia
       *[other] { $number } ostrzeżeń
    }
end-notes =
    { $count ->
        [one] 1 uwaga
        [few] { $number } uwagi
       *[other] { $number } uwag
    }
end-decided =
    { $count ->
        [one] 1 rozdanie rozstrzygnięto wcześniej; nie wymaga już uwagi.
        [few] { $number } rozdania rozstrzygnięto wcześniej; nie wymagają już uwagi.
       *[other] { $number } rozdań rozstrzygnięto wcześniej; nie wymagają już uwagi.
    }
end-results-only =
    { $count ->
        [one] Sprawdzono zapis, kontrakt i licytację 1 rozdania
       *[other] Sprawdzono zapis, kontrakt i licytację { $number } rozdań
    }; do obejrzenia: { $due ->
        [0] nic
       *[other] { $due_number }
    }. Do szukania fałszywych renonsów potrzebna jest rozgrywka, a jej nie zapisano: mają ją pliki z BBO, RealBridge i vugraph.
end-causes-known =
    Przyczyny: rozstrzygnięte wcześniej: { $decided }, już niewykryte: { $repaired }.{ $grown ->
        [0] {""}
       *[other] {" "}Liczba rozdań, które rozstrzygnięte przyczyny objaśniają ponadto: { $number }.
    }
end-decided-changed =
    { $count ->
        [one] 1 rozdanie rozstrzygnięto wcześniej, ale od tego czasu zmienił się wynik albo propozycja: aby potwierdzić decyzję, usuń znak zapytania.
        [few] { $number } rozdania rozstrzygnięto wcześniej, ale od tego czasu zmieniły się wyniki albo propozycje: aby potwierdzić decyzję, usuń znak zapytania.
       *[other] { $number } rozdań rozstrzygnięto wcześniej, ale od tego czasu zmieniły się wyniki albo propozycje: aby potwierdzić decyzję, usuń znak zapytania.
    }
end-elsewhere =
    { $count ->
        [one] 1 decyzja dotyczy rozdania, którego nie ma w tych danych.
        [few] { $number } decyzje dotyczą rozdań, których nie ma w tych danych.
       *[other] { $number } decyzji dotyczy rozdań, których nie ma w tych danych.
    }
end-elsewhere-kept =
    { $count ->
        [one] 1 decyzja dotyczy rozdania, którego nie ma w tych danych; zachowano ją w decisions.csv.
        [few] { $number } decyzje dotyczą rozdań, których nie ma w tych danych; zachowano je w decisions.csv.
       *[other] { $number } decyzji dotyczy rozdań, których nie ma w tych danych; zachowano je w decisions.csv.
    }
end-findings = Spostrzeżenia: { $kinds }.
end-findings-hidden = Spostrzeżenia: { $kinds } (niepokazane: { $hidden }).
end-hidden-notes = Uwagi (--severity note): { $named }.
end-hidden-notes-more =
    { $count ->
        [one] Uwagi (--severity note): { $named } i jeszcze 1 rodzaj.
        [few] Uwagi (--severity note): { $named } i jeszcze { $number } rodzaje.
       *[other] Uwagi (--severity note): { $named } i jeszcze { $number } rodzajów.
    }
end-note-files =
    { $count ->
        [one] 1 plik
        [few] { $number } pliki
       *[other] { $number } plików
    }
end-sentences = Rozdania, na których według osoby zapisującej był fałszywy renons: { $boards }. Komentarze o fałszywym renonsie, także z innych rozdań: { $number } (od osób zapisujących: { $recorders }, w kilku zapisach: { $shared }){ $table }.
end-sentences-left-out = Komentarzy o fałszywym renonsie jest więcej, niż można zachować: revoke_comments.csv zawiera pierwsze z nich.
end-worst = Pliki z takimi rozdaniami: { $troubled } z { $files }: { $named }.
end-worst-most = Pliki z takimi rozdaniami: { $troubled } z { $files }; najwięcej w { $named }.
end-folder = Raporty są w { $folder }. Zacznij od { $first }.
end-folder-empty = Raporty są w { $folder }: review.csv jest pusty.
end-empty =
    { $count ->
        [one] Jeden plik nie zawiera rozdań: { $named }.
        [few] { $number } pliki nie zawierają rozdań: { $named }.
       *[many] { $number } plików nie zawiera rozdań: { $named }.
    }
end-empty-more = Pliki bez rozdań: { $number } ({ $named } i jeszcze { $more }).
end-others =
    { $count ->
        [one] Jeden plik nie ma nazwy pliku PBN ani LIN i nie został odczytany: { $kinds }.
        [few] { $number } pliki nie mają nazwy pliku PBN ani LIN i nie zostały odczytane: { $kinds }.
       *[many] { $number } plików nie ma nazwy pliku PBN ani LIN i nie zostało odczytanych: { $kinds }.
    }
end-other-ending = bez rozszerzenia
end-copies =
    { $count ->
        [one] { $boards } w { $files } to kopia rozdania odczytanego wcześniej: wlicza się do sum, a pokazano je raz.
        [few] { $boards } w { $files } to kopie rozdań odczytanych wcześniej: wliczają się do sum, a pokazano je raz.
       *[other] { $boards } w { $files } to kopie rozdań odczytanych wcześniej: wlicza się je do sum, a pokazano raz.
    }
end-copies-reported =
    { $count ->
        [one] { $boards } ze spostrzeżeniami, w { $files }, to kopia rozdania odczytanego wcześniej: wlicza się do sum, a pokazano je raz.
        [few] { $boards } ze spostrzeżeniami, w { $files }, to kopie rozdań odczytanych wcześniej: wliczają się do sum, a pokazano je raz.
       *[other] { $boards } ze spostrzeżeniami, w { $files }, to kopie rozdań odczytanych wcześniej: wlicza się je do sum, a pokazano raz.
    }
end-copies-files =
    { $count ->
        [one] 1 pliku
       *[other] { $number } plikach
    }
end-copies-different =
    { $count ->
        [one] 1 z tych kopii ma inny wynik lub inne spostrzeżenia; pokazano ją także.
        [few] { $number } z tych kopii mają inny wynik lub inne spostrzeżenia; pokazano je także.
       *[other] { $number } z tych kopii ma inny wynik lub inne spostrzeżenia; pokazano je także.
    }
end-copies-whole =
    { $count ->
        [0] Same kopie: { $named }.
       *[other] Same kopie: { $named } i jeszcze { $number }.
    }
end-board = rozdanie { $board }
end-causes = przyczyna
end-causes-boards = rozdania
end-causes-more =
    { $count ->
        [one] i jeszcze 1 przyczyna
        [few] i jeszcze { $number } przyczyny
       *[other] i jeszcze { $number } przyczyn
    }
end-causes-files = pliki
end-urgent = { $count ->
        [0] {""}
       *[other] Liczba zapisów, które zmienią się za zgodą sędziego: { $number }.{" "}
    }Rozdania do sprawdzenia w pierwszej kolejności:
screen-more =
    { $count ->
        [one] Nie pokazano 1 rozdania; --format full pokazuje wszystko, -o FOLDER zapisuje raporty.
        [few] Nie pokazano { $number } rozdań; --format full pokazuje wszystko, -o FOLDER zapisuje raporty.
       *[other] Nie pokazano { $number } rozdań; --format full pokazuje wszystko, -o FOLDER zapisuje raporty.
    }
screen-more-in-folder =
    { $count ->
        [one] Nie pokazano 1 rozdania; raporty zawierają wszystko.
        [few] Nie pokazano { $number } rozdań; raporty zawierają wszystko.
       *[other] Nie pokazano { $number } rozdań; raporty zawierają wszystko.
    }
screen-same =
    { $count ->
        [one] To samo jest w 1 innym pliku.
        [few] To samo jest w { $number } innych plikach.
       *[other] To samo jest w { $number } innych plikach.
    }
statistics-code = kod
statistics-name = nazwa
statistics-findings = spostrzeżenia
cause-of-boards = { $boards } z { $of } rozdań: { $what }
cause-of-boards-in-files = { $boards } z { $of } rozdań w { $files } plikach: { $what }
cause-deals =
    { $count ->
        [one] rozdanie { $boards }: rozkład rozdania { $deal } z pliku { $file }
       *[other] rozdania { $boards }: rozkłady z pliku { $file }, numery rozdań { $difference }
    }{ $turned ->
        [0] {""}
        [one] , obrót o jedno miejsce
       *[other] , obrót o { $turned } miejsca
    }
cause-more = i { $more } dalszych
cause-other-tables = przy innym stole rozgrywka też nie pasuje do rozkładu ({ $against }×) albo pasuje ({ $fits }×)
cause-wrong-deals = rozkłady nie są tymi, które rozgrywano
cause-operator-filler = wpisano karty, których nie można było zagrać
cause-faulty-deals = w rozkładach brakuje kart lub karty się powtarzają
cause-impossible-results = wyniki są niemożliwe
cause-dropped-doubles = w kontraktach brakuje kontr
cause-turned-by-writer = pozycje, rozkład lub kolumny są obrócone, za każdym razem tak samo
cause-turned-so = pozycje, rozkład lub kolumny są obrócone, za każdym razem tak samo; poprawka: { $reading }
cause-renamed = rozkład i rozgrywka różnie nazywają te same karty: { $reading }
cause-calls-turned = odzywki stoją przy niewłaściwych pozycjach, zawsze z tym samym przesunięciem
cause-numbers-shifted = numery rozdań są od pewnego rozdania przesunięte
cause-wrong-deal = rozkład albo rozgrywka pochodzi z innego rozdania
cause-plays-exchanged = rozgrywki dwóch stołów jednego rozdania stoją zamienione
cause-auction-or-seats-off = licytację i rozgrywkę przypisano niewłaściwym pozycjom, więc rozgrywający się nie zgadza
cause-numbering-habit = rozdania mają własną numerację
cause-vulnerability-habit = założenia odpowiadają własnej numeracji
cause-passes-left-out = brakuje pasów przed pierwszą odzywką
advice-wrong-deals = Poprosić autora pliku o rozkłady, które rozgrywano. Do tego czasu nie używać niczego, co zależy od rąk.
advice-operator-filler = Nie używać rozgrywki ani fałszywych renonsów z tego pliku. Jeżeli rozgrywka jest ważna, poprosić o inny zapis.
advice-faulty-deals = Poprosić autora pliku o rozkłady. Rozgrywkę skontrolowano w takim zakresie, na jaki pozwalają same karty.
advice-impossible-results = Wziąć wyniki z oficjalnej listy. Sama rozgrywka może być prawidłowa.
advice-dropped-doubles = Wziąć kontry z licytacji i poprawić kontrakty albo program, który je zapisał.
advice-turned-by-writer = Poprawić program, który utworzył zapisy, albo obrócić wszystkie te rozdania tak samo. Rozgrywkę odczytano we właściwym układzie.
advice-calls-turned = Poprawić tak samo rozdających lub odzywki we wszystkich tych licytacjach; rozgrywka i lista wyników zgadzają się bez nich.
advice-numbers-shifted = Poprawić numery od tego rozdania: według nich porównuje się stoły.
advice-wrong-deal = Porównać rozdanie z wydrukiem rozkładu i z innymi stołami.
advice-plays-exchanged = Zamienić obie rozgrywki; kontrakty i wyniki obu stołów są prawidłowe.
advice-auction-or-seats-off = Porównać rozgrywającego i zapis z oficjalnymi wynikami: mogą być przypisane niewłaściwej stronie.
advice-numbering-habit = Nic, jeżeli tak numeruje się rozdania tych zawodów. W przeciwnym razie poprawić numery.
advice-vulnerability-habit = { advice-numbering-habit }
cause-open = otwarta
cause-decided = rozstrzygnięta
cause-repaired = usunięta
advice-passes-left-out = Nic, jeżeli czyta się tylko same odzywki. W przeciwnym razie dodać pasy.

## A finding on a terminal

finding-times = { $number } razy w tym pliku
finding-follow =
    { $count ->
        [one] wynika z tego jeszcze 1 błąd
        [few] wynikają z tego jeszcze { $count } błędy
       *[other] wynika z tego jeszcze { $count } błędów
    }
slip-key =
    { $key ->
        [file] plik { $value }
        [game] zapis { $value }
        [board] rozdanie { $value }
        [room] pokój { $value }
        [table] stół { $value }
       *[round] runda { $value }
    }

## What is said on the way

file-counts = { $file }: rozdania { $boards }, z rozgrywką { $played }, fałszywe renonsy { $revokes }, spostrzeżenia { $findings }
progress-left = pozostało { $time }
progress-judging = porównywanie rozdań
progress-writing = zapisywanie
slips-open =
    { $count ->
        [one] 1 pytanie bez odpowiedzi zapisano w { $file }
        [few] { $number } pytania bez odpowiedzi zapisano w { $file }
       *[many] { $number } pytań bez odpowiedzi zapisano w { $file }
    }
convert-done = przekształcono: { $boards }; zapisano: { $files } w { $folder }
convert-files =
    { $count ->
        [one] 1 plik PBN
        [few] { $number } pliki PBN
       *[many] { $number } plików PBN
    }
convert-shortened = zapisano jako { $to }, ponieważ nazwa jest za długa
convert-renamed = zapisano w { $to }, ponieważ inny plik ma tę samą nazwę
convert-pbn =
    { $count ->
        [one] 1 plik jest już w formacie PBN i nie został przekształcony
        [few] { $number } pliki są już w formacie PBN i nie zostały przekształcone
       *[many] { $number } plików jest już w formacie PBN; nie zostały przekształcone
    }
convert-comments =
    { $count ->
        [one] zgodnie z życzeniem pominięto 1 komentarz
        [few] zgodnie z życzeniem pominięto { $number } komentarze
       *[many] zgodnie z życzeniem pominięto { $number } komentarzy
    }
convert-calls =
    { $count ->
        [one] pominięto 1 zapowiedź: nie da się jej odczytać albo następuje po nieczytelnej zapowiedzi lub po końcu licytacji
        [few] pominięto { $number } zapowiedzi: nie da się ich odczytać albo następują po nieczytelnej zapowiedzi lub po końcu licytacji
       *[many] pominięto { $number } zapowiedzi: nie da się ich odczytać albo następują po nieczytelnej zapowiedzi lub po końcu licytacji
    }
convert-words =
    { $count ->
        [one] pominięto 1 wyjaśnienie: nie należy do żadnej zapowiedzi albo nie mieści się w przypisie
        [few] pominięto { $number } wyjaśnienia: nie należą do żadnej zapowiedzi albo nie mieszczą się w przypisie
       *[many] pominięto { $number } wyjaśnień: nie należą do żadnej zapowiedzi albo nie mieszczą się w przypisie
    }
convert-cards =
    { $count ->
        [one] 1 karty nie da się odczytać; w jej miejscu jest łącznik
        [few] { $number } kart nie da się odczytać; w ich miejscach są łączniki
       *[many] { $number } kart nie da się odczytać; w ich miejscach są łączniki
    }
convert-claims =
    { $count ->
        [one] pominięto 1 deklarację, której nie da się odczytać
        [few] pominięto { $number } deklaracje, których nie da się odczytać
       *[many] pominięto { $number } deklaracji, których nie da się odczytać
    }
convert-entries =
    { $count ->
        [one] pominięto 1 wynik z listy wyników, którego nie da się odczytać
        [few] pominięto { $number } wyniki z list wyników, których nie da się odczytać
       *[many] pominięto { $number } wyników z list wyników, których nie da się odczytać
    }
convert-other-rooms =
    { $count ->
        [one] pominięto 1 licytację z drugiego pokoju, za długą na wiersz PBN
        [few] pominięto { $number } licytacje z drugiego pokoju, za długie na wiersz PBN
       *[many] pominięto { $number } licytacji z drugiego pokoju, za długich na wiersz PBN
    }
convert-values =
    { $count ->
        [one] pominięto 1 rozkład lub założenia, których nie da się odczytać
        [few] pominięto { $number } rozkłady lub założenia, których nie da się odczytać
       *[many] pominięto { $number } rozkładów lub założeń, których nie da się odczytać
    }
convert-fields =
    { $count ->
        [one] pominięto 1 fragment tekstu, który nie należy do żadnego pola
        [few] pominięto { $number } fragmenty tekstu, które nie należą do żadnego pola
       *[many] pominięto { $number } fragmentów tekstu, które nie należą do żadnego pola
    }
convert-braces =
    { $count ->
        [one] w 1 komentarzu nawiasy klamrowe zamieniono na okrągłe
        [few] w { $number } komentarzach nawiasy klamrowe zamieniono na okrągłe
       *[many] w { $number } komentarzach nawiasy klamrowe zamieniono na okrągłe
    }
convert-controls =
    { $count ->
        [one] w 1 komentarzu lub wartości znaki sterujące zamieniono na spacje
        [few] w { $number } komentarzach lub wartościach znaki sterujące zamieniono na spacje
       *[many] w { $number } komentarzach lub wartościach znaki sterujące zamieniono na spacje
    }
convert-cut =
    { $count ->
        [one] 1 wartość była za długa na wiersz PBN i została skrócona
        [few] { $number } wartości były za długie na wiersz PBN i zostały skrócone
       *[many] { $number } wartości było za długich na wiersz PBN; zostały skrócone
    }
input-again = ten sam plik co { $first }; odczytany raz
inputs-again =
    { $count ->
        [one] jeszcze jedna ścieżka prowadzi do pliku, który jest już czytany
        [few] jeszcze { $count } ścieżki prowadzą do plików, które są już czytane
       *[many] jeszcze { $count } ścieżek prowadzi do plików, które są już czytane
    }
list-is-record = to jest plik PBN albo LIN, a nie lista ścieżek; pomiń --from-list
slips-second = drugi plik z notatkami; wiersze obu trzeba umieścić w jednym
slips-unanswered =
    { $count ->
        [one] wiersz { $line } nie ma odpowiedzi i niczego nie mówi
        [few] { $count } wiersze nie mają odpowiedzi, pierwszy to wiersz { $line }, i niczego nie mówią
       *[many] { $count } wierszy nie ma odpowiedzi, pierwszy to wiersz { $line }, i niczego nie mówi
    }
slips-is-record = to jest plik PBN albo LIN, a nie formularz
list-no-path = wiersz { $number } nie jest ścieżką: jest za długi lub zawiera bajt NUL (czy lista jest w UTF-16?); podaj jedną ścieżkę w wierszu
stdin-once = standardowe wejście można czytać tylko raz
beside-stdin = obok standardowego wejścia nie można zapisać raportów; podaj folder opcją -o albo nie zapisuj ich: `pbn-audit check -`
beside-nothing = obok { $name } nie ma folderu; podaj folder na raporty opcją -o
beside-refused = { $why } (opcja -o wskazuje inny folder na raporty)
page-not-opened = nie udało się otworzyć strony ({ $why }); otwórz ją w przeglądarce
console-enter = Naciśnij Enter, aby zamknąć to okno.
command-first = polecenie stoi na początku: pbn-audit { $word } ...
command-near = '{ $word }' to ani polecenie, ani plik lub folder w tym miejscu; czy chodziło o { $names }?
command-none = '{ $word }' to ani polecenie, ani plik lub folder w tym miejscu; `pbn-audit help` wymienia polecenia
help-near = '{ $word }' to nie polecenie; czy chodziło o { $names }?
help-none = '{ $word }' to nie polecenie; `pbn-audit help` wymienia polecenia
no-threads = nie udało się uruchomić wątków ({ $jobs }): { $why }
no-parquet = ten program zbudowano bez formatu Parquet; dodaje go `cargo install --path . --features parquet`
rows-without-json-lines = --rows działa z --format json-lines
nested-without-boards = --nested działa z --rows, gdy wśród tabel jest boards
name-without-stdin = --name dotyczy standardowego wejścia; jako PATH należy podać -
anonymous-holds-names = w tym folderze są raporty z nazwiskami; do --anonymous należy wybrać inny
anonymous-bad-key = to nie jest klucz pseudonimów: kolumny to pseudonym,name z przecinkami, a pseudonimy biegną od P0001; podaj inny plik
anonymous-unknown = dane mówią więcej niż przy odczycie nazwisk graczy, a kto nie był wtedy znany, nie ma pseudonimu; uruchom kontrolę ponownie
anonymous-no-key = plik klucza wskazuje --key
no-double-dummy = ten program zbudowano bez gry w widne karty; dodaje ją `cargo install --path . --features double-dummy`, z g++ i libclang
unknown-check = '{ $word }' to nie jest rodzina (R), kod (R101) ani nazwa kontroli (revoke); wszystkie wymienia `pbn-audit rules`
unknown-check-near = '{ $word }' to nie jest rodzina, kod ani nazwa kontroli; czy chodziło o { $names }?
explain-unknown = żadna kontrola, punkt ani kolumna nie nazywa się '{ $word }'; `pbn-audit explain` wymienia, co można objaśnić
explain-near = żadna kontrola, punkt ani kolumna nie nazywa się '{ $word }'; czy chodziło o { $names }?
explain-no-clause = nie ma strony o punkcie { $word } przepisów; najbliższe: { $names }
man-unknown = nie ma polecenia '{ $name }'; są: { $names }
config-line = wiersz { $number }: { $why }
config-no-flag = `{ $flag }` nie jest opcją polecenia check
no-statistics-in-sarif = w SARIF nie ma miejsca na --statistics; wybierz --format json-lines
show-several = to rozdanie ma kilka zapisów; dodaj --game z jednym z numerów { $games }
show-several-rooms = to rozdanie ma kilka zapisów; dodaj --room open albo closed, albo --game z jednym z numerów { $games }
show-several-files = to rozdanie ma kilka zapisów; podaj plik i zapis: { $games }
show-none = nie ma w nim takiego rozdania
list-game = zapis
list-board = rozdanie
list-place = pokój, stół
list-contract = kontrakt
list-result = lewy
show-no-member = w tym archiwum nie ma takiego pliku
show-other-board = zapis { $game } nie jest rozdaniem { $board }
show-no-board = nie ma tu rozdania { $board }; przeczytane zapisy: { $games }
show-no-board-in-room = nie ma rozdania { $board } w tym pokoju; przeczytane zapisy: { $games }
show-no-game = nie ma tu zapisu { $game }; przeczytane zapisy: { $games }

## Decisions applied

apply-column-place = zapis rozgrywki
apply-column-board = rozdanie
apply-column-contract = kontrakt
apply-column-tricks = lewy
apply-column-score = zapis NS
apply-column-decision = decyzja
apply-changed =
    { $count ->
        [0] żaden wynik się nie zmienia
        [one] zmienia się 1 wynik
        [few] zmieniają się { $number } wyniki
       *[many] zmienia się { $number } wyników
    }
apply-penalties =
    { $count ->
        [one] 1 rozdanie ma karę, a jego wynik się nie zmienia
        [few] { $number } rozdania mają karę, a ich wyniki się nie zmieniają
       *[many] { $number } rozdań ma karę, a ich wyniki się nie zmieniają
    }
apply-unchanged =
    { $count ->
        [one] 1 decyzja niczego nie zmienia
        [few] { $number } decyzje niczego nie zmieniają
       *[many] { $number } decyzji niczego nie zmienia
    }
apply-later =
    { $count ->
        [one] 1 rozdanie czeka jeszcze na decyzję
        [few] { $number } rozdania czekają jeszcze na decyzję
       *[many] { $number } rozdań czeka jeszcze na decyzję
    }
apply-points =
    { $count ->
        [one] 1 zmieniony zapis rozgrywki podaje też maksy lub impy: musi je przeliczyć program liczący
        [few] { $number } zmienione zapisy rozgrywki podają też maksy lub impy: musi je przeliczyć program liczący
       *[many] { $number } zmienionych zapisów rozgrywki podaje też maksy lub impy: musi je przeliczyć program liczący
    }
apply-unread = nie zapisano kopii, ponieważ pliku nie udało się ponownie odczytać do końca
apply-copies =
    { $count ->
        [0] zapisano rescore.csv, rescore.xlsx i rescore.txt w { $folder }
        [one] zapisano rescore.csv, rescore.xlsx, rescore.txt i 1 poprawioną kopię w { $folder }
        [few] zapisano rescore.csv, rescore.xlsx, rescore.txt i { $number } poprawione kopie w { $folder }
       *[many] zapisano rescore.csv, rescore.xlsx, rescore.txt i { $number } poprawionych kopii w { $folder }
    }
apply-not-found = w { $file } nie ma już tego rozdania w postaci, o której zdecydowano: niczego nie zmieniono
apply-missing = nie znaleziono pliku { $file } albo nie ma już w nim żadnego z rozstrzygniętych rozdań ({ $count }). Jeśli plik przeniesiono, proszę podać, gdzie jest: pbn-audit apply "{ $review }" ŚCIEŻKA
apply-taken = Kopia pliku { $file } jest teraz w folderze { $folder }; następna kontrola przejmie te decyzje.
apply-ambiguous = do tego rozdania pasuje kilka zapisów rozgrywki, a lista nie wskazuje, o który chodzi: niczego nie zmieniono
apply-unconfirmed = rozdanie zmieniło się od czasu decyzji: usuń znak zapytania, aby ją potwierdzić
apply-result-changed = podany wynik lub zapis zmienił się od czasu decyzji: niczego nie zmieniono; proszę sprawdzić plik jeszcze raz i zdecydować ponownie
apply-open = propozycja to od { $min } do { $max } lew: zdecyduj, wpisując tricks=N
apply-no-proposal = dla tego rozdania niczego nie zaproponowano: zdecyduj, wpisując tricks=N lub score=N
apply-worth = { $ns } { $of_ns } { $unit }, { $ew } { $of_ew } { $unit }
apply-field-not-here = brak pola porównania: w danych nie ma zapisów z innych stołów
apply-not-scored = nieznany jest rozgrywający lub założenia, więc nie każdy wynik ma zapis
apply-12C3 = według Prawa z 1997 roku zapisy ważone przyznaje komisja odwoławcza; sędzia tylko tam, gdzie pozwala na to organizacja strefowa (12C3)

## Dwa porównane foldery raportów

compare-no-reports = to nie folder raportów: nie ma w nim manifest.json programu pbn-audit
compare-interrupted = Kontrolę { $folder } przerwano: to, czego tam brakuje, mogło nie zostać odczytane.
compare-versions = Raporty powstały w różnych wersjach: { $old }, teraz { $new }.
compare-files = Odczytane pliki: nowe: { $new }, zmienione: { $changed }, nieobecne: { $gone }.
compare-games = Odczytane rozdania: { $old }, teraz { $new }.
compare-option = Opcja { $option } jest inna: { $old }, teraz { $new }.
compare-causes = Przyczyny: nowe: { $new }, zmienione: { $changed }, nieobecne: { $gone }, takie same: { $same }.
compare-boards = Rozdania dla sędziego: nowe: { $new }, zmienione: { $changed }, nieobecne: { $gone }, takie same: { $same }.
compare-revokes = Fałszywe renonsy: nowe: { $new }, zmienione: { $changed }, nieobecne: { $gone }, takie same: { $same }.
compare-new = Nowe:
compare-changed = Zmienione:
compare-gone = Nieobecne:
compare-revoke = fałszywy renons ({ $revoke })
compare-cell = { $column } { $old }, teraz { $new }
compare-more = i jeszcze { $number }; -o PLIK zapisuje wszystkie

## What cannot be read or written

trouble-about = { $what }: { $why }
trouble-standard-output = standardowe wyjście: { $why }
trouble-not-found = nie ma takiego pliku ani folderu
trouble-no-permission = brak uprawnień
trouble-folder = to jest folder
trouble-not-folder = to jest plik, a nie folder
trouble-taken = coś innego ma już tę nazwę
trouble-full = nie ma już miejsca
trouble-bad-name = taka nazwa jest tu niemożliwa: jest za długa albo zawiera znak niedozwolony w nazwach
trouble-read-only = nie można tam nic zapisać
trouble-other = { $text }
trouble-damaged = dane { $packing } są uszkodzone; przeczytane bajty tekstu: { $bytes } ({ $why })
trouble-shortened = plik skrócił się w czasie czytania
trouble-behind = po danych { $packing } następuje coś innego; pominięto to
trouble-cut-short = archiwum jest uszkodzone lub ucięte; może brakować plików za miejscem uszkodzenia
trouble-too-deep = plik jest spakowany zbyt wiele razy; należy go najpierw rozpakować
trouble-too-large = po rozpakowaniu jest nadmiernie duży, jak archiwum stworzone, by szkodzić; reszta nie jest czytana
trouble-too-long = plik przekracza 64 MB, a więcej się z pliku tego rodzaju nie czyta; reszty nie odczytano
trouble-links = to dowiązanie, które nie prowadzi do żadnego pliku
trouble-no-file = to potok albo urządzenie; podaj jego nazwę, jeśli ma być odczytane
trouble-pipe = to potok albo urządzenie, a nie plik; usuń je stąd albo wybierz inny folder
trouble-unmeasured = nie da się pominąć jednego z plików, bo jego długość nie jest zapisana przed nim; należy najpierw rozpakować archiwum
trouble-encrypted = plik w archiwum jest zaszyfrowany; należy go najpierw rozpakować
trouble-packed = plik w archiwum jest spakowany metodą { $how }; należy go najpierw rozpakować
trouble-other-archive = to dane { $packing }, które nie są tu rozpakowywane; najpierw je rozpakuj
trouble-sealed = to dane { $packing }, a program zbudowano bez rozpakowywania; najpierw je rozpakuj
trouble-archive = to jest archiwum
trouble-workbook = nie da się tego odczytać jako skoroszytu ({ $why })
trouble-workbook-old = to stary plik Excela (.xls) albo plik z hasłem; zapisz go jako .xlsx bez hasła
trouble-workbook-open = to skoroszyt OpenDocument (.ods); zapisz go jako .xlsx albo .csv
trouble-no-member = w tym archiwum nie ma pliku PBN ani LIN
trouble-no-game = to nie jest plik PBN ani LIN: nie ma w nim żadnego rozdania
trouble-no-board = nie ma w nim żadnego rozdania: plik urywa się przed pierwszym; trzeba go ponownie pobrać lub skopiować
trouble-foreign = { $kind }: czyta się tylko PBN, LIN, USEBIO i odsyłacze do przeglądarek rozdań; wyeksportuj rozdania jako PBN albo LIN, albo zapisz sam tekst jako .txt
trouble-not-archive = to nie jest archiwum zip, choć tak się nazywa: może być uszkodzone albo skopiowane tylko częściowo
trouble-changed-while-read = plik zmieniono w trakcie czytania: tego, co jest w nim teraz, nie sprawdzono
trouble-report = to raport programu pbn-audit; podaj pliki PBN albo LIN
trouble-dead-links = żaden z odsyłaczy nie zawiera rozdania, które da się odczytać; pierwszy jest w wierszu { $line }, kolumnie { $column }
trouble-no-cards = odsyłacze wskazują rozdania na serwerze i nie zawierają kart; zapisz same rozdania jako LIN
trouble-xml = wiersz { $line }, kolumna { $column }: { $why }
xml-cut = tu plik się urywa: zapisano lub pobrano tylko jego część; pobierz go jeszcze raz
xml-empty = w tym pliku USEBIO nie ma wyników: brak w nim TRAVELLER_LINE
xml-too-much = więcej elementów w elementach, atrybutów lub tekstu, niż ma jakikolwiek plik z wynikami
xml-syntax = to nie jest poprawny XML; wyeksportuj plik jeszcze raz
foreign-pdf = to plik PDF
foreign-html = to strona internetowa (HTML)
foreign-xml = to plik XML, na przykład USEBIO
foreign-rbn = to RBN, Richard’s Bridge Notation
foreign-deals = to rozkłady dla maszyny do powielania rozdań
foreign-scores = to zapisy z urządzenia do wprowadzania wyników
foreign-table = to tabela (CSV)
foreign-office = to dokument pakietu biurowego
foreign-json = JSON
foreign-mail = zapisany list lub strona (MIME)
foreign-picture = to obraz
rejects-mixed = są w nim rozdania w PBN i w LIN; przed ponownym sprawdzeniem trzeba je rozdzielić
trouble-interrupted = przerwano
trouble-no-match = żaden plik ani folder nie pasuje do tego wzorca
trouble-no-pbn = w tym folderze nie ma pliku PBN ani LIN
trouble-own-reports = w tym folderze są tylko raporty programu pbn-audit; podaj pliki PBN lub LIN albo ich folder
input-own-reports = raporty programu pbn-audit, pominięte
trouble-loop = prowadzi z powrotem do { $above }
trouble-not-ours = folder nie jest pusty i nie ma w nim raportów pbn-audit; wybierz inny albo dodaj --force
trouble-busy = inna kontrola pbn-audit tam zapisuje; poczekaj, aż się zakończy
trouble-review = { $why }; popraw plik albo dodaj --force, aby zachować go pod inną nazwą, bez decyzji
trouble-is-read = ten plik jest też czytany; wybierz inny do zapisu
trouble-has-answers = ten plik już istnieje i może zawierać odpowiedzi; wybierz inny albo dodaj --force, aby zachować go pod inną nazwą
trouble-exists = ten plik już istnieje; wybierz inny albo dodaj --force, aby go nadpisać
trouble-is-report = tam są zapisywane raporty; wybierz inny plik
trouble-kept = może zawierać czyjąś pracę; zachowano jako { $now }
trouble-decisions-kept = decyzje zostały przejęte; ponieważ zmieniono w nim też coś innego, zachowano go jako { $now }
decisions-is-record = to jest plik PBN albo LIN, a nie plik z decyzjami
decisions-alone = to decyzje zapisane na stronie: upuść na program folder jej raportów razem z tym plikiem
decisions-other-run = te decyzje nie pochodzą ze strony tych raportów, lecz innych, wcześniejszej kontroli albo z tabeli: proszę rozstrzygać na stronie tych raportów albo pozwolić następnej kontroli przejąć to, co nadal obowiązuje (--known i ten plik)
decisions-neither = to ani plik z decyzjami (z kolumnami id i director_decision), ani lista z jednym id w wierszu
decisions-no-file = w tym folderze nie ma pliku review.csv
decision-unreadable = '{ $words }' nie jest decyzją: { $why }; ten wiersz pominięto
decision-unknown = należy napisać apply, stands, tricks=9, score=-100, assigned NS=+400 EW=-420, weighted 60% 3NT= 40% 3NT-1, ave+ NS ave- EW, penalty NS 10%, record-error albo later
decision-form = należy napisać { $form }
decision-shares = udziały dają razem { $sum }%, a nie 100%
decision-result = '{ $result }' nie jest ani zapisem strony NS, ani kontraktem z wynikiem (3NT-1, 4S+1, 4Sx=, 3NT=E)
decision-impossible = żaden kontrakt nie daje zapisu { $score }
decision-several = należy napisać jedną, a po niej kary (apply; penalty NS 10%), lecz nie po later
decision-no-board = '{ $id }' nie jest id rozdania; ten wiersz pominięto
decision-differs = { $id } rozstrzygnięto dwa razy: { $taken } ({ $file }, obowiązuje) i { $other } ({ $older })

## What is wrong with a slip

flaw-no-header = brak nagłówka: oczekiwano { $known }
flaw-no-column = nie ma kolumny `{ $name }`: oczekiwano { $known }
flaw-second-column = druga kolumna `{ $name }`
flaw-no-kind = nagłówek nie ma kolumny `kind`
flaw-more-cells = więcej komórek, niż ma nagłówek
flaw-trick = oczekiwano lewy, od 1 do 13
flaw-tricks = oczekiwano lewy (5) albo ich przedziału (5..7)
flaw-seat = oczekiwano miejsca: N, E, S albo W
flaw-card = oczekiwano karty, najpierw kolor: SQ
flaw-card-or-hand = oczekiwano karty, najpierw kolor (SQ), albo słowa hand
flaw-card-in-note = oczekiwano karty zagranej w zamian, najpierw kolor: SQ
flaw-suit = oczekiwano koloru: S, H, D albo C
flaw-order = oczekiwano highest, lowest albo koloru
flaw-count = oczekiwano liczby lew, od 0 do 13, albo niczego
flaw-game = oczekiwano numeru zapisu w jego pliku, od 1
flaw-kind = oczekiwano rodzaju notatki: { $known }
flaw-value = oczekiwano { $known }
flaw-not-taken = `{ $kind }` nie ma komórki { $column }
flaw-card-and-value = przy podanej karcie nie ma wartości

## What speaks against a slip

objection-no-such-trick = rozkład nie ma takiej lewy
objection-not-reached = zapis nie sięga tej lewy
objection-never-held = ręka nigdy nie miała tej karty
objection-no-penalty-cards = rozgrywający i dziadek nie mają kart przygwożdżonych (przepis 50)
objection-never-minor = honor jest zawsze normalną kartą przygwożdżoną (50B): liczy się jako taka
objection-dummy-himself = dziadek pyta innego gracza, a to jest jego własne miejsce
objection-dummy-claims = dziadek nie deklaruje lew (68): należy wpisać miejsce rozgrywającego albo obrońcy, który to zrobił
objection-not-defender = to nie jest miejsce obrońcy
objection-not-defenders-concession = `partner-objected` dotyczy tylko zrzeczenia się lew przez obrońcę (68B2); liczy się to jako deklaracja
objection-play-went-on = po tej lewie gra toczyła się dalej
objection-fewer-left = pozostało mniej lew
objection-played-before = tę kartę zagrano już wcześniej
objection-not-taken-back = tę kartę zagrano i jej nie wycofano
objection-held-as-played = w zapisie ta karta jest zagrana
objection-other-card-there = w zapisie jest tam inna karta
objection-no-leave = tej ręce nie wolno było zmienić karty: nikt z drugiej strony nie zrobił tego przed nią (przepis 62C)
objection-no-correction = żadna notatka nie mówi o poprawieniu, które pozwalałoby ją zmienić (przepis 62C)
objection-led = ta ręka wychodziła w tej lewie
objection-follows = ta karta jest dołożona do koloru
objection-legal-does-not-follow = karta zagrana zamiast niej nie jest dołożona do koloru
objection-legal-still-held = karta zagrana zamiast niej była później jeszcze w ręce: fałszywy renons uprawomocnił się przez dalszą grę
objection-none-of-suit = ręka nie miała karty w kolorze wyjścia
objection-no-revoke = nie znaleziono fałszywego renonsu, którego mógłby dotyczyć ten wiersz
objection-found-in-time = fałszywy renons w lewie 12 poprawiono, a więc wykryto go, zanim wszystkie cztery ręce wróciły do pudełka (62D1)
objection-none-recorded = zapis nie pokazuje w tej turze fałszywego renonsu
objection-declaring-side-led = strona rozgrywająca nie wistuje do pierwszej lewy (przepis 54)
objection-own-turn-to-lead = na tę rękę przypadał pierwszy wist
objection-other-hand-played = znacznik Declarer (^) mówi, że rozgrywała druga ręka tej strony (przepis 54A)
objection-corrected-too-late = strona wykraczająca zagrała w następnej lewie przed poprawieniem, więc fałszywy renons był już uprawomocniony (63A1)
objection-other-result = przy tych lewach podany Result nie może być prawidłowy, ani przed przekazaniem lew, ani po nim
objection-other-lead-marked = zapis oznacza inny wist poza kolejnością (^L) albo to, że ten przyjęto
objection-each-otherwise = o każdym fałszywym renonsie rozdania jest osobny wiersz o zwróceniu uwagi, który mówi co innego
objection-nothing-due = żadna lewa nie przechodzi, więc podany wynik nie może uwzględniać przekazania

## The form of slips

form-revoke-of-slip = fałszywy renons w lewie { $trick } ({ $player }), o którym mówi notatka
form-revoke = { $player } nie dołożył do koloru ({ $suit }) w lewie { $trick }
form-revoke-happened = { $revoke }: czy tak się stało, czy zapis jest w tym miejscu błędny? happened (zdarzyło się) albo not-happened (nie zdarzyło się)
form-attention = { $revoke }: kiedy zwrócono na to uwagę? during-play (w czasie rozgrywki), after-play (po niej), next-call-offenders (po zapowiedzi strony wykraczającej w następnym rozdaniu), next-call-others (po zapowiedzi drugiej strony), after-round (po rundzie) albo never (nigdy)
form-corrected = { $card } - { $revoke }: czy poprawiono to w porę? record-shows-old, jeżeli zagrano w zamian inną kartę; zostawić puste, jeżeli nie poprawiono
form-corrected-one-of = { $revoke }: czy poprawiono to w porę? record-shows-old, jeżeli zagrano w zamian inną kartę; zostawić puste, jeżeli nie poprawiono; tę kartę podać przed tym tekstem
form-missing-card = { $player } nie ma karty w lewie { $trick }: jeżeli brakowało jej przy stole i dołożono ją później (67B1), która to karta? zostawić puste, jeżeli brak jej tylko w zapisie
form-penalty-card = { $revoke }: czy niezagrana karta była przygwożdżona i jak? major (normalna) albo minor (podrzędna); zostawić puste, jeżeli nie była
form-penalty-card-or-faced = { $revoke }: czy niezagrana karta była przygwożdżona i jak? major (normalna) albo minor (podrzędna); zostawić puste, jeżeli nie była; faced_card zamiast penalty_card, jeżeli leżała odsłonięta, a nie była przygwożdżona
form-hands-returned = czy wszystkie cztery ręce były już w pudełku, gdy wykryto fałszywy renons w lewie 12? yes (tak) albo no (nie)
form-result-adjusted = czy podany wynik zawiera już przekazane lewy? yes (tak) albo no (nie)
form-reading = { $text }: zdania są podzielone; applies (obowiązuje) albo not (nie obowiązuje)
form-correction-period = uwagę zwrócono za późno na przepis 64; czy biegnie jeszcze czas na poprawkę (79C, 92B)? open (tak) albo closed (nie)
form-comment = { $author } napisał(a) "{ $quote }": jeżeli tak było, kto i w której lewie zagrał którą kartę? corrected zamiast record_error, jeżeli poprawiono to w porę; kartę zostawić pustą, jeżeli tego nie było
form-comment-unsigned = komentarz mówi "{ $quote }": jeżeli tak było, kto i w której lewie zagrał którą kartę? corrected zamiast record_error, jeżeli poprawiono to w porę; kartę zostawić pustą, jeżeli tego nie było
form-claim = { $players }: kto zgłosił deklarację lub zrzeczenie (seat), w której lewie i co z tego wynikło? agreed (uzgodniono), disputed (zakwestionowano), partner-objected (partner zaprotestował) albo withdrawn (wycofano); w tricks lewy, które strona deklarującego wtedy dostała; zostawić puste, jeżeli nikt

## The notes of a finding

verbatim = { $text }
topic-assumed = założenie
topic-awarded = przyznano
topic-cause = przyczyna
topic-changes = zmiana
topic-equity = wyrównanie szkody
topic-established = uprawomocnienie
topic-facts = fakty
topic-follows = skutki
topic-help = pomoc
topic-law = przepis
topic-order = nakaz
topic-penalty = karta przygwożdżona
topic-reading = odczyt
topic-record = zapis rozgrywki
topic-result = wynik
topic-signs = oznaki
topic-state = stan
topic-time = termin
topic-transfer = przekazanie
topic-double-dummy = widne karty
follows-from = wynika z { $cause }: { $finding }
cause-note-deals = wiele rozkładów tego pliku nie jest tymi, które rozgrywano, więc to najpewniej błąd zapisu
cause-note-filler = w co czwartym rozdaniu tego pliku lub częściej karty nie mogą się zgadzać: pojedyncze karty niczego nie dowodzą

## Findings: rulings

as-written = według zapisu: { $what }
suit-led-by =
    { $suit ->
        [spades] w piki wyszedł { $seat } ({ $card })
        [hearts] w kiery wyszedł { $seat } ({ $card })
        [diamonds] w kara wyszedł { $seat } ({ $card })
       *[clubs] w trefle wyszedł { $seat } ({ $card })
    }
same-hand-played = ta sama ręka zagrała { $card } w lewie { $trick }
notes-joined = { ALSO($notes) }
note-law = { $clauses } ({ $edition }): { ALSO($why) }: { $gives }
note-state = { $state }; { $grade }
state-name-not-stated = wyniku nie podano
state-name-agrees = zgodny
state-name-unadjusted = jeszcze nieskorygowany
state-name-already-adjusted = już skorygowany
state-name-undecided = nie da się ustalić
state-name-differs = niezgodny
grade-name-certain = pewny
grade-name-likely = prawdopodobny
grade-name-doubtful = wątpliwy: błędny może być sam zapis rozgrywki
note-assumed = { $text } ({ $clause })
note-assumed-otherwise = { $text }, { $otherwise } ({ $clause })
note-equity-stays = o wyrównaniu szkody (64C) rozstrzyga sędzia
note-equity-over = szkody (64C) nie można już wyrównać: termin korekty minął (79C, 92B)
note-equity-43B3 =
    { $gives ->
        [no-penalty] rozgrywający nie może wyegzekwować kary (43B3)
        [damage] sprostowania nie ma; po zakończeniu rozgrywki rozważa się, czy była szkoda (12B1, według 43B3), a co dzieje się z zapisem strony rozgrywającej, nie powiedziano
       *[split] odbiera się tylko korzyść obrońców, a strona rozgrywająca zachowuje zapis ze stołu (43B3)
    }
note-equity = należy rozważyć przepis 64C: { $reasons }
note-double-dummy = gdyby { $seat } dołożył do koloru w lewie { $trick }, liczba lew rozgrywającego w widne karty wynosi { $tricks }; to wskazówka do przepisu 64C, nie rozstrzygnięcie
note-transfer = za całe rozdanie: { $moved }
note-transfer-none = za całe rozdanie: nie przekazuje się żadnej lewy
note-transfer-short = { $transfer }. { $shortfall }
note-reading = zapis byłby prawidłowy, gdyby { $change } ({ $code })
note-reading-or = zapis byłby prawidłowy, gdyby { $change } ({ $code }) albo gdyby { $other }
note-reading-others = zapis byłby prawidłowy, gdyby { $change } ({ $code }) albo gdyby { OR($others) }
note-reading-of-result = Result zgadzałby się, a zapis byłby prawidłowy, gdyby { $change } ({ $code })
note-next-even = niemal równie prawdopodobne: zapis byłby prawidłowy, gdyby { $change } ({ $code })
note-next = mniej prawdopodobne: zapis byłby prawidłowy, gdyby { $change } ({ $code })
note-next-far = znacznie mniej prawdopodobne: zapis byłby prawidłowy, gdyby { $change } ({ $code })

## Findings: result and score

tricks-spelled = { tricks }
tricks-spelled-at-most = { tricks-at-most }
tricks-spelled-none-or = { tricks-none-or }
tricks-spelled-or = { tricks-or }
tricks-spelled-to = { tricks-to }
tricks-go =
    { $count ->
       *[other] należy przekazać: { $tricks } dla strony { $side }
    }
tricks-go-both = należy przekazać: { $moved }
points-north-south = NS { $points }
outcome-and-points = { $made }, { $points }
score-becomes = { $before }; po zmianie { $after }
counts = { $stated }, { $played }, { $adjusted }
counts-with-score = { counts }: { $score }
counts-stated = podano { $count }
counts-stated-of-part = Result dotyczy części rozgrywki
counts-not-stated = brak Result
counts-played = rozegrano { $count }
counts-recorded = według zapisanych kart { $figures }
counts-adjusted = po rozstrzygnięciu { $figures }
counts-not-adjusted = po rozstrzygnięciu: nie wiadomo
awarded = znak ^ w zapisie rozgrywki mówi, że ta liczba jest inna, niż rozegrano
by-clause = { ALSO($revokes) } ({ $edition })
by-clause-revoke = { $seat } w lewie { $trick }: { $clause }
numbering-label = z innego rozdania
numbers-too-high = { $finding }; odtąd wszystkie numery są za wysokie o { SPELLED($count) }
numbers-too-low = { $finding }; odtąd wszystkie numery są za niskie o { SPELLED($count) }
numbering-of-its-own = { $finding }; ten plik numeruje rozdania po swojemu
numbering-reading = rozdający i założenia są takie jak w rozdaniu { $number }
read-without-deal = rozgrywkę odczytano bez rozkładu
cause-in-trick = błędu w lewie { $trick }
cause-contract = błędnego Contract
cause-deal = rozkładu
follows-later = pozostałe błędy uznano za skutki tego błędu: { ALSO($faults) }
follows-in-trick = { $seats } w lewie { $trick }
follows-columns = od lewy { $trick } kolumny nie odpowiadają stałym miejscom
follows-transfer = przekazanie lew, którego Result nie uwzględnia
counted-in-doubt = każdy fałszywy renons w tym rozdaniu jest wątpliwy, a to nie jest pewniejsze

signs-for = za fałszywym renonsem: { ALSO($signs) }
signs-against = przeciw fałszywemu renonsowi: { ALSO($signs) }
signs-both = za fałszywym renonsem: { ALSO($pro) }; przeciw: { ALSO($contra) }
sign-marked = jest oznaczony (^R)
sign-all-marked = jest oznaczony (^R), jak każde niedodanie do koloru w tym zapisie
sign-last-trick = jest w ostatniej zapisanej lewie
sign-never-shown = ręka nie zagrywa później tego koloru
sign-same-rank = ręka ma kartę tej samej wysokości w kolorze wyjścia i nigdy jej nie zagrywa
sign-several-fail = kilka razy nie dodano do koloru
sign-wrong-card = inna karta zapisu nie może być prawidłowa
sign-not-clean = zapis zawiera jeszcze inny błąd
sign-dummy = karty dziadka były odsłonięte
sign-first-round = była to pierwsza runda koloru, w którym ręka miała co najmniej cztery karty
sign-partners-trick = lewę wygrywał partner
sign-adjusted = podany wynik pasuje tylko po przekazaniu lew
sign-result = podany wynik do tego nie pasuje

## Findings: writing and play

stated-by-result = Result
stated-by-claim = deklaracja
stated-by-cards = zapis
stated-by-list = lista wyników
stated-by-score = Score
passed-over = pominięto
read-all-the-same = mimo to odczytano
not-read = nie odczytano
the-first-of-them = pierwsza z nich
more-of-this-kind =
    { $count ->
        [one] { $finding }; w tym rozdaniu jeszcze { $count } taki przypadek
        [few] { $finding }; w tym rozdaniu jeszcze { $count } takie przypadki
       *[other] { $finding }; w tym rozdaniu jeszcze { $count } takich przypadków
    }
amended = lewa { $trick }, { $seat }: { $card }, a nie { $written }, jak zapisano ({ $file }, wiersz { $line })
denied = { $seat } nie popełnił fałszywego renonsu, a zapis jest w tym miejscu błędny ({ $file }, wiersz { $line })
amended-unwritten = lewa { $trick }, { $seat }: { $card }, której nie zapisano ({ $file }, wiersz { $line })
expected = powinno być: { $value }
expected-any = dowolny tekst
expected-seat = N, E, S lub W
expected-vulnerable = None, NS, EW lub All
expected-deal = pierwsze miejsce i cztery ręce, jak w N:AK5.QJ3.T98.7642 - - -
expected-contract = kontrakt (4SX, 3NT) lub Pass
expected-date = rok, miesiąc i dzień: 2024.05.31
expected-time = godziny, minuty i sekundy: 21:24:00
expected-positive = liczba dodatnia
expected-number = liczba
expected-listed-result = kontrakt, rozgrywający i lewy: 4SX;N;9, lub Pass
expected-trick-numbers = numery lew: 3;7
expected-time-control = rozdania i minuty: 4/30
expected-round = litery, cyfry, _ i .
expected-room = Open lub Closed
expected-yes-no = Yes lub No
expected-seats = litery miejsc, jak w EW
expected-scoring = system i jego odmiany: IMP;Cross1
expected-tricks = lewy rozgrywającego, od 0 do 13
expected-points = punkty, jak w 420 lub NS -50
expected-side-points = strona i punkty: NS 620
expected-decimal = punkty, jak w 1.5 lub NS -5
expected-percentage = wynik procentowy, jak w NS 55.71
expected-rubber = punkty nad linią i pod linią: NS 300/40
expected-rubber-history = dotychczasowy rober: NS 0 300/100 40 EW 0 50/0 0
expected-listed = słowo z listy
stats-turns =
    { $count ->
        [one] 1 tura
        [few] { $number } tury
       *[other] { $number } tur
    }
stats-revokes =
    { $count ->
        [one] 1 fałszywy renons
        [few] { $number } fałszywe renonsy
       *[other] { $number } fałszywych renonsów
    }
stats-certain = pewne
stats-likely = prawdopodobne lub pewne
stats-doubtful = wszystkich stopni
stats-found = Ile razy ręka mogła dodać do koloru w zapisach, które mogą pokazać fałszywy renons: { $turns } ({ $boards }). Zapisy pokazują: { $revokes } ({ $grade }), czyli { $rate } na { $per } tur, przedział 95% od { $low } do { $high }.
stats-none = Ile razy ręka mogła dodać do koloru w zapisach, które mogą pokazać fałszywy renons: { $turns } ({ $boards }). Zapisy nie pokazują żadnego ({ $grade }). Prawdziwa częstość nie musi być zerowa: pasuje do tego nawet { $high } na { $per } tur (przedział 95%).
stats-nothing = Nie ma tur do policzenia: nie zapisano rozgrywki albo na żadnej nie można polegać.
stats-events = Przedziały: dokładne (Garwood 1936) dla tylu niezależnych fałszywych renonsów, ile te są warte przy różnicach między turniejami.
stats-exact = Przedziały: dokładne (Garwood 1936), jak dla niezależnych fałszywych renonsów.
stats-few = Gdy fałszywych renonsów jest mniej niż { $number }, różnice między zawodnikami, turniejami lub latami niewiele znaczą.
stats-tricks = Liczba należnych lew (wszystkie zapisy, { $revokes }): { $tricks } roku.
stats-tricks-oldest = { $tricks } według Prawa z { $year }
stats-tricks-newer = { $tricks } z { $year }
stats-no-rate = O żadnym zapisie na wejściu nie wiadomo, że może pokazać fałszywy renons, więc nie ma częstości.
stats-refused = W zapisach programów, które nie przyjmują fałszywego renonsu: { $turns }; nie wynika z nich żadna częstość.
stats-unknown = W zapisach, o których nie wiadomo, czy mogły pokazać fałszywy renons: { $turns }; nie mają częstości.
stats-without-rate = W tych zapisach: { $revokes } ({ $grade }); nie wchodzą do żadnej częstości.
stats-others = Nie wliczono: { $revokes } o mniejszej pewności.
stats-told = Osoba zapisująca pisze o fałszywym renonsie: { $told } (w tym w zapisach, które mogą go pokazać: { $shown }); wszystkie rozdania, w których coś napisała: { $boards }. Nie są doliczane.
stats-left-out = Pominięto: { $turns } w rozdaniach, na których nie można polegać, lub w lewach, których nie da się ocenić; powody są w wierszach left_out tabeli stats.csv.
stats-copies = Kopie innych zapisów na wejściu: { $boards }; nie liczą się po raz drugi.
stats-is-not = Nie jest to częstość wszystkich fałszywych renonsów przy stole: poprawione w porę nie zostawiają śladu, a rozdania bez rozgrywki niczego nie pokazują.
stats-per = na { $per }
stats-turns-head = tury
stats-revokes-head = fałszywe renonsy
stats-interval = przedział 95%
stats-all = wszystkie
stats-declarer = rozgrywający
stats-dummy = dziadek
stats-lho = obrońca z lewej
stats-rho = obrońca z prawej
stats-trump-led = wyjście atutowe
stats-side-led = wyjście w inny kolor
stats-no-trump = bez atu
stats-damaged = nie można odczytać sum: są uszkodzone lub z innej wersji; uruchom stats ponownie
stats-twice = podany dwa razy po --merge; rozdania liczyłyby się podwójnie
stats-again = zawiera rozdania z tych samych danych co { $other }; liczyłyby się podwójnie
stats-missing = po --merge brakuje części: { $shards } danych z liczbą plików { $files }; liczby ich nie obejmują
stats-unfinished = w tym folderze nie ma sum z ukończonego przebiegu stats; uruchom stats ponownie
stats-other-options = utworzono z innymi opcjami ({ $theirs }) niż żądane ({ $own }); części muszą być liczone jednakowo: proszę powtórzyć ich --by, --laws i --jurisdiction oraz podać dla wszystkich jeden klucz (--anonymous --key) w stanie po ostatniej części
no-shard = '{ $word }' nie oznacza części; trzecia z ośmiu to 3/8
unknown-dimension = '{ $word }' nie jest wymiarem; są to { $names }

## What the Laws are about, as it is asked for

notion-round = koniec rundy
notion-attention = zwrócenie uwagi
notion-adjusted-score = wynik rozjemczy
notion-information = nielegalna informacja, logiczna alternatywa
notion-dummy = dziadek
notion-trick = lewa, dołożenie do koloru
notion-played-card = zagrana karta
notion-penalty-card = karta przygwożdżona, normalna karta przygwożdżona, podrzędna karta przygwożdżona
notion-lead-out-of-turn = wyjście poza kolejnością
notion-revoke = fałszywy renons, renons
notion-established = uprawomocnienie, uprawomocniony
notion-transfer = przekazanie lew
notion-equity = szkoda, sprawiedliwość
notion-quitted-trick = odłożona lewa
notion-claim = deklaracja, roszczenie, zrzeczenie
notion-disputed-claim = sporna deklaracja, sporne roszczenie
notion-time = czas na korektę
notion-penalty = kara proceduralna
