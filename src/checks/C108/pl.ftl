c108 = inny stół ma inny rozkład tego rozdania: zapis { $game } w pliku { $file }
c108-label = nie te same ręce
c108-turned =
    { $count ->
        [one] ten rozkład to tamten, obrócony o jedno miejsce
        [few] ten rozkład to tamten, obrócony o { $count } miejsca
       *[other] ten rozkład to tamten, obrócony o { $count } miejsc
    }
c108-close = większość kart jest w tych samych rękach, a niektóre nie
c108-other = oba rozkłady nie mają nic wspólnego
