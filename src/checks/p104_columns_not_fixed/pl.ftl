p104 =
    { $rows ->
        [one] w wierszu lewy { $trick } karty nie są w swoich kolumnach
       *[other] w { $rows } wierszach, począwszy od lewy { $trick }, karty nie są w swoich kolumnach
    }
p104-label = pierwszy taki wiersz
p104-reading = każdą kartę przypisano ręce, której ją rozdano; z tych wierszy nie wykazuje się fałszywego renonsu
