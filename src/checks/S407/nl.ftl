s407 =
    { $count ->
        [one] { $name } heeft 1 rij, en er horen er { $most } in
       *[other] { $name } heeft { $count } rijen, en er horen er { $most } in
    }
s407-between =
    { $count ->
        [one] { $name } heeft 1 rij, en er horen er { $fewest } tot { $most } in
       *[other] { $name } heeft { $count } rijen, en er horen er { $fewest } tot { $most } in
    }
s407-label = deze tabel
