d103 =
    { $count ->
        [one] rozgrywka pasuje do tego rozkładu, gdy każdą rękę przesunąć o jedno miejsce zgodnie z ruchem wskazówek zegara
       *[other] rozgrywka pasuje do tego rozkładu, gdy każdą rękę przesunąć o { $count } miejsca zgodnie z ruchem wskazówek zegara
    }
d103-label = kartami N gra { $seat }
d103-reading = rozgrywkę odczytano z tak obróconym rozkładem
d103-other-seats = zgadza się, jeżeli rozkład jest prawidłowy, a miejsca w rozgrywce nie: wtedy rozgrywającym był { $declarer }
