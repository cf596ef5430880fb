d103 =
    { $count ->
        [one] rozgrywka pasuje do tego rozkładu, gdy każdą rękę przesunąć o jedno miejsce zgodnie z ruchem wskazówek zegara
       *[other] rozgrywka pasuje do tego rozkładu, gdy każdą rękę przesunąć o { $count } miejsca zgodnie z ruchem wskazówek zegara
    }
d103-label = kartami N gra { $seat }
d103-reading = rozgrywkę odczytano z tak obróconym rozkładem
d103-seats =
    { $count ->
        [one] rozgrywka pasuje do tego rozkładu, gdy każde miejsce licytacji i rozgrywki przesunąć o jedno zgodnie z ruchem wskazówek zegara: rozgrywającym był { $declarer }, a nie { $stated }
       *[other] rozgrywka pasuje do tego rozkładu, gdy każde miejsce licytacji i rozgrywki przesunąć o { $count } zgodnie z ruchem wskazówek zegara: rozgrywającym był { $declarer }, a nie { $stated }
    }
d103-seats-reading = rozgrywkę odczytano z { $declarer } jako rozgrywającym; lewy i zapis liczą się dla tej strony
d103-other-table = przy innym stole rozkład jest taki, jakiego wymaga ta rozgrywka (C108): wtedy tu obrócony jest rozkład, a rozgrywającym był { $stated }
d103-renamed = rozgrywka pasuje do tego rozkładu po jednej zmianie: { $reading }
d103-renamed-reading = rozgrywkę odczytano z tą zmianą
