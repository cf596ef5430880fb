p107 =
    { $trick ->
        [1] { $seat } zawistował { $card } poza kolejnością; wistować miał { $due }
       *[other] { $seat } wyszedł kartą { $card } w lewie { $trick } poza kolejnością; wyjść miał { $due }
    }
p107-unknown =
    { $trick ->
        [1] { $seat } zawistował { $card } poza kolejnością; nie wiadomo, kto miał wistować
       *[other] { $seat } wyszedł kartą { $card } w lewie { $trick } poza kolejnością; nie wiadomo, kto miał wyjść
    }
p107-label = zagrano poza kolejnością i przyjęto
p107-reading = zagranie przyjęto; pozostaje ono w mocy
p107-owner = według kart lewę { $before } wziął { $due }, a lewa { $trick } zaczyna się kartą { $card }, którą rozdano graczowi { $seat }
p107-owner-more =
    { $more ->
        [one] { p107-owner }; tak samo jest w jeszcze jednej lewie
       *[other] { p107-owner }; tak samo jest w { $more } innych lewach
    }
p107-owner-label = ta karta bierze lewę { $trick }
p107-owner-proof = według rozdania wyszedł { $seat }
p107-owner-reading = błędnie wpisano kartę lewy { $before } albo kolejność kart następnej lewy, albo { $seat } wyszedł poza kolejnością; każdą kartę przypisano ręce, której ją rozdano, i nie wnioskuje się z tego fałszywego renonsu
