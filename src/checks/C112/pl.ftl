c112-recorder = osoba zapisująca ({ $author }) pisze o fałszywym renonsie, { $place }: "{ $quote }"
c112-unsigned = komentarz mówi o fałszywym renonsie, { $place }: "{ $quote }"
c112-spectator = { $author }, widz, pisze o fałszywym renonsie, { $place }: "{ $quote }"
c112-without-play = rozgrywki nie zapisano
c112-before-play = przed pierwszą kartą
c112-during = w trakcie lewy { $trick }
c112-after = po lewie { $trick }
c112-at-stop =
    { $trick ->
        [0] w lewie 1, na której zapis rozgrywki się urywa
       *[other] po lewie { $trick }, na której zapis rozgrywki się urywa
    }
c112-help = program, który nie przyjmuje nieprawidłowych kart, nie zostawia fałszywego renonsu w zapisie: jeżeli do niego doszło, proszę podać go w notatce, a Prawo zostanie zastosowane
