# De index van een controle, en de weg van pagina naar pagina.

nav-index = Alle spellen
nav-previous = ← Vorig spel
nav-next = Volgend spel →
nav-previous-page = ← Vorige pagina
nav-next-page = Volgende pagina →
index-causes = Oorzaken die veel spellen verklaren
index-list = Spellen om te bekijken
index-list-all = Spellen
index-happened = wat er is gebeurd
index-state = status
index-rescore = { $board } { $change }
index-rescored =
    { $count ->
        [one] 1 score verandert
       *[other] { $number } scores veranderen
    } als u akkoord gaat: { $more ->
        [0] { $boards }.
       *[other] { LIST($boards) } en nog { $others }.
    }
index-caused =
    { $count ->
        [one] 1 spel heeft een fout met een eigen oorzaak: { $cause }.
       *[other] { $number } spellen hebben fouten met een gemeenschappelijke oorzaak; de meest voorkomende: { $cause } ({ $most }).
    }
index-pairs = paren
index-from = wedstrijd en bestand
index-search = Zoeken
index-reason = Reden
index-any = alle
index-order = Volgorde
index-order-listed = zoals hier
index-reset = Alles tonen
index-shown = { $shown } van { $all } spellen
index-boards =
    { $count ->
        [one] 1 spel
       *[other] { $count } spellen
    }
index-print = Alle bladen van een wedstrijd in één keer afdrukken
index-print-one = Alle bladen van deze wedstrijd in één keer afdrukken
index-part = Spellen, pagina { $number }
index-from-to = { $first } tot en met { $last }
index-of-part =
    { $count ->
        [one] 1 spel
       *[other] { $count } spellen
    }{ $urgent ->
        [0] {""}
       *[other] , waarvan { $urgent } met prioriteit 1
    }
index-only-urgent = De lijst hieronder bevat de { $shown } dringendste van { $all } spellen. Alle spellen, in de volgorde van de bestanden:
index-unread-files = Bestanden die niet konden worden gelezen
index-more-files =
    { $count ->
        [one] en nog 1; zie files.csv
       *[other] en nog { $count }; zie files.csv
    }
index-step-look = Bekijk de spellen in de lijst: elk leidt naar zijn blad, met het afspel, wat de Spelregels geven en wat te vragen is.
index-step-decide = Beslis in de lijst en sla de beslissingen op, of schrijf ze in
index-step-rescore = Verwerk de uitslag: sleep deze map en het opgeslagen bestand samen op het programma, of geef pbn-audit apply MAP --decisions BESTAND. Dat schrijft welke scores veranderen, en verbeterde kopieën van de verslagen.
index-help = Hulp
help-look = Prioriteit 1 is dringend: er kunnen slagen overgaan, en die zitten nog niet in het vermelde resultaat. De naam van een spel leidt naar zijn blad. Daar is het afspel kaart voor kaart te volgen, en wat spelers zeggen verandert de beslissing meteen.
help-decide = Beslis over elk spel en over elke oorzaak; een beslissing over een oorzaak geldt voor al haar spellen. De lijst biedt:
help-apply = de score wordt wat is voorgesteld
help-stands = het vermelde resultaat blijft
help-record-error = het verslag is fout, er was geen verzaking en de score blijft
help-later = nog niet beslist: u wordt opnieuw gevraagd
help-tricks = slagen van de leider
help-score = een toegekende score, die van Noord-Zuid
help-assigned = een score voor elke partij, elk van de eigen kant gezien
help-weighted = resultaten met hun aandelen (artikel 12C1c)
help-averages = kunstmatige scores (artikel 12C2)
help-penalty = een procedurele straf, bij een beslissing of alleen (artikel 90)
help-save = Beslissingen tellen zodra ze zijn opgeslagen. Worden de bestanden opnieuw gecontroleerd, dan worden ze overgenomen en wordt alleen gevraagd wat nieuw is. Een vraagteken achter een beslissing: het resultaat of het voorstel is sindsdien veranderd, kijk dus opnieuw.
index-made = Hoe dit is gemaakt
index-decision = beslissing
index-averages = gemiddelde
index-result = resultaat
index-unit = eenheid
index-take = Overnemen
index-cancel = Annuleren
index-save = Beslissingen opslaan
index-decided = { $decided } van { $all } spellen beslist.
index-unsaved = Nog niet opgeslagen.
index-shares = Vul aandelen en resultaten in; de aandelen zijn samen 100%.
index-decided-causes = { $decided } van { $all } oorzaken beslist.
index-its-boards = De spellen
index-letter = Een tekst voor wie de bestanden maakte
index-for-all = Deze allemaal:
cause-letter = In onderstaande verslagen is bij het schrijven iets misgegaan. { $what }.
cause-letter-boards =
    { $count ->
        [one] { $file }: spel { $boards }
       *[other] { $file }: spellen { $boards }
    }
cause-letter-more =
    { $count ->
        [0] {""}
        [one] en nog 1 bestand
       *[other] en nog { $count } bestanden
    }
cause-letter-asks = Kijkt u alstublieft naar het programma of de instellingen waarmee ze zijn geschreven, en stuur verbeterde verslagen. De spellen zijn nagekeken met { $made }.
index-sessions = Spellen per evenement en datum
index-date = datum
index-found = Bevindingen per controle
index-check = controle
index-severity = ernst
index-more-events = { $number } andere evenementen hebben niet meer spellen om te bekijken dan deze.
index-told = Verzakingen in woorden gemeld
index-others = Andere spellen
