l111-each-other = notatki przeczą sobie nawzajem: { $file }, wiersze { $one } i { $other }
l111-each-other-label = pominięto obie
l111-record = notatka przeczy zapisowi rozgrywki ({ $file }, wiersz { $line }): { $why }
l111-record-label = notatkę pominięto
