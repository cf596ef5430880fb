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
