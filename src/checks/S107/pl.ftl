s107 = długość wiersza w bajtach: { $length }; standard dopuszcza { $longest } razem z końcem wiersza
s107-label = odczytano w całości
