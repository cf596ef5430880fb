# Spis rozdań i przejścia między stronami.

nav-index = Wszystkie rozdania
nav-previous = ← Poprzednie rozdanie
nav-next = Następne rozdanie →
nav-previous-page = ← Poprzednia strona
nav-next-page = Następna strona →
index-causes = Przyczyny, które wyjaśniają wiele rozdań
index-list = Rozdania do sprawdzenia
index-list-all = Rozdania
index-happened = co zaszło
index-state = stan
index-rescore = { $board } { $change }
index-rescored = Liczba zapisów, które zmienią się za zgodą sędziego: { $number }. { $more ->
        [0] { $boards }.
       *[other] { LIST($boards) } i jeszcze { $others }.
    }
index-caused = Rozdania z błędami o wspólnej przyczynie: { $number }; najczęstsza: { $cause } ({ $most }).
index-pairs = pary
index-from = turniej i plik
index-search = Szukaj
index-reason = Powód
index-any = wszystkie
index-order = Kolejność
index-order-listed = jak na stronie
index-reset = Pokaż wszystko
index-shown = pokazano { $shown } z { $all }
index-boards =
    { $count ->
        [one] 1 rozdanie
        [few] { $count } rozdania
       *[other] { $count } rozdań
    }
index-print = Wydrukuj naraz wszystkie arkusze jednego turnieju
index-print-one = Wydrukuj naraz wszystkie arkusze tego turnieju
index-part = Rozdania, strona { $number }
index-from-to = od { $first } do { $last }
index-of-part =
    { $count ->
        [one] 1 rozdanie
        [few] { $count } rozdania
       *[other] { $count } rozdań
    }{ $urgent ->
        [0] {""}
       *[other] , w tym z priorytetem 1: { $urgent }
    }
index-only-urgent = Lista poniżej zawiera najpilniejsze rozdania: { $shown } z { $all }. Wszystkie, w kolejności plików:
index-unread-files = Pliki, których nie udało się odczytać
index-more-files =
    { $count ->
        [one] i jeszcze 1; zob. files.csv
        [few] i jeszcze { $count }; zob. files.csv
       *[other] i jeszcze { $count }; zob. files.csv
    }
index-step-look = Proszę obejrzeć rozdania na liście: każde prowadzi do arkusza z rozgrywką, z tym, co dają Przepisy, i z pytaniami.
index-step-decide = Decyzje: na liście, po czym należy je zapisać, albo w pliku
index-step-rescore = Wyniki: upuść ten folder i zapisany plik razem na program albo uruchom pbn-audit apply FOLDER --decisions PLIK. Powstanie lista zapisów, które się zmieniają, i poprawione kopie zapisów rozgrywek.
index-help = Pomoc
help-look = Priorytet 1 oznacza sprawę pilną: mogą być do przekazania lewy, których podany wynik nie uwzględnia. Nazwa rozdania prowadzi do jego arkusza. Tam można prześledzić rozgrywkę karta po karcie, a to, co mówią gracze, od razu zmienia orzeczenie.
help-decide = Decyzję podejmuje się o każdym rozdaniu i o każdej przyczynie; decyzja o przyczynie dotyczy wszystkich jej rozdań. Na liście są:
help-apply = zapis będzie taki, jak zaproponowano
help-stands = podany wynik pozostaje
help-record-error = zapis rozgrywki jest błędny, fałszywego renonsu nie było, a wynik pozostaje
help-later = jeszcze bez decyzji: pytanie wróci
help-tricks = lewy rozgrywającego
help-score = przyznany zapis, strony NS
help-assigned = zapis dla każdej strony, z jej punktu widzenia
help-weighted = wyniki z ich udziałami (przepis 12C1c)
help-averages = sztuczne wyniki rozjemcze (przepis 12C2)
help-penalty = kara proceduralna, obok decyzji lub sama (przepis 90)
help-save = Decyzje liczą się po zapisaniu. Przy następnym sprawdzaniu plików zostaną przejęte, a pytania dotyczą tylko tego, co nowe. Znak zapytania za decyzją: od tego czasu zmienił się wynik lub propozycja, proszę spojrzeć jeszcze raz.
index-made = Jak to powstało
index-decision = decyzja
index-averages = średnia
index-result = wynik
index-unit = jednostka
index-take = Przyjmij
index-cancel = Anuluj
index-save = Zapisz decyzje
index-decided = Rozstrzygnięte rozdania: { $decided } z { $all }.
index-unsaved = Jeszcze nie zapisano.
index-shares = Proszę wpisać udziały i wyniki; udziały dają razem 100%.
index-decided-causes = Rozstrzygnięte przyczyny: { $decided } z { $all }.
index-its-boards = Jej rozdania
index-letter = Tekst dla autora plików
index-for-all = Wszystkie te:
cause-letter = W poniższych zapisach coś poszło nie tak przy ich tworzeniu. { $what }.
cause-letter-boards =
    { $count ->
        [one] { $file }: rozdanie { $boards }
       *[other] { $file }: rozdania { $boards }
    }
cause-letter-more =
    { $count ->
        [0] {""}
        [one] i jeszcze 1 plik
       *[other] i jeszcze { $count } plików
    }
cause-letter-asks = Proszę sprawdzić program lub ustawienia, z którymi je zapisano, i przysłać poprawione zapisy. Rozdania sprawdzono programem { $made }.
index-sessions = Rozdania według turniejów i dat
index-date = data
index-found = Uwagi według kontroli
index-check = kontrola
index-severity = waga
index-more-events = W pozostałych turniejach ({ $number }) nie ma więcej rozdań do sprawdzenia niż w tych.
index-told = Fałszywe renonse opisane słowami
index-others = Inne rozdania
