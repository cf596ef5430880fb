a103 = Declarer podaje { $stated }, a według licytacji rozgrywającym jest { $seat }
a103-irregular = Declarer podaje { $stated } w miejsce { $partner }, a według licytacji rozgrywającym jest { $seat }
a103-label = niezgodne z licytacją
a103-proof = { $seat } pierwszy w tej stronie zgłosił { $strain }
a103-passes =
    { $count ->
        [one] z pasem przed pierwszą odzywką jedno zgadza się z drugim, a rozgrywka pasuje do znacznika
       *[other] z { $count } pasami przed pierwszą odzywką jedno zgadza się z drugim, a rozgrywka pasuje do znacznika
    }
a103-reading = rozgrywkę ocenia się przy założeniu, że rozgrywającym jest { $declarer }
