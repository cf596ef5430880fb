a103 = Declarer podaje { $stated }, a według licytacji rozgrywającym jest { $seat }
a103-irregular = Declarer podaje { $stated } w miejsce { $partner }, a według licytacji rozgrywającym jest { $seat }
a103-label = niezgodne z licytacją
a103-proof = { $seat } jako pierwszy z tej strony zgłosił { $strain }
a103-passes =
    { $count ->
        [one] z jednym pasem przed pierwszą odzywką licytacja zgadza się z Declarer, a rozgrywka pasuje do znacznika
       *[other] z { $count } pasami przed pierwszą odzywką licytacja zgadza się z Declarer, a rozgrywka pasuje do znacznika
    }
a103-reading = rozgrywkę ocenia się przy założeniu, że rozgrywającym jest { $declarer }
a103-listed = według licytacji rozgrywającym jest { $seat }, lecz lista wyników podaje { $stated }, a karty pasują do rozkładu tylko wtedy, gdy rozgrywa { $stated }
a103-turned =
    { $count ->
        [one] w większości rozdań tego pliku odzywki stoją o jedno miejsce za wcześnie
        [few] w większości rozdań tego pliku odzywki stoją o { SPELLED($count) } miejsca za wcześnie
       *[other] w większości rozdań tego pliku odzywki stoją o { SPELLED($count) } miejsc za wcześnie
    }
