l112 = notatka nie może być prawdziwa ({ $file }, wiersz { $line }): { $why }
l112-label = pominięto ją
