l111-each-other = notatki przeczą sobie nawzajem: { $file }, wiersze { $one } i { $other }
l111-each-other-more =
    { $count ->
        [one] notatki przeczą sobie nawzajem: { $file }, wiersze { $one } i { $other }, a jeszcze 1 przeczy wierszowi { $other }
        [few] notatki przeczą sobie nawzajem: { $file }, wiersze { $one } i { $other }, a jeszcze { $count } przeczą wierszowi { $other }
       *[many] notatki przeczą sobie nawzajem: { $file }, wiersze { $one } i { $other }, a jeszcze { $count } przeczy wierszowi { $other }
    }
l111-each-other-label = pominięto obie
l111-record = notatka przeczy zapisowi rozgrywki ({ $file }, wiersz { $line }): { $why }
l111-record-label = notatkę pominięto
