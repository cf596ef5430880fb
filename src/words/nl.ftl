# De woorden van de bladen en van de terminal in het Nederlands.

and = en
or = of
numbers-as-words = geen een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien
north = Noord
east = Oost
south = Zuid
west = West
seat-letters = N O Z W
honour-letters = A H V B
north-south = Noord-Zuid
east-west = Oost-West
spades = schoppen
hearts = harten
diamonds = ruiten
clubs = klaveren
notrump = SA
no-trumps = zonder troef
pass = pas
all-pass = 3× pas

## The head

title-board = Spel { $number }
title-game = Verslag { $number }
title-contract = { $contract } door { $seat }
title-passed-out = rondpas
title-dealer = gever { $seat }
vulnerable-side = { $side } kwetsbaar
vulnerable-both = allen kwetsbaar
vulnerable-none = niemand kwetsbaar
stage = fase
session = zitting
section = lijn
round = ronde
table = tafel
room = zaal

## The verdict

tricks =
    { $count ->
        [0] geen slag
        [one] 1 slag
       *[other] { $count } slagen
    }
tricks-at-most =
    { $count ->
        [one] hoogstens 1 slag
       *[other] hoogstens { $count } slagen
    }
tricks-none-or = geen slag of { $count } slagen
tricks-or = { $min } of { $count } slagen
tricks-to = { $min } tot { $count } slagen
verdict-no-play = Er is geen afspel vastgelegd: er valt niets te beslissen.
verdict-not-auditable = Het afspel kan niet worden nagespeeld: { $why }.
no-contract = er staat geen contract
no-declarer = er staat niet wie leider was
passed-out = er zijn kaarten vastgelegd bij een rondpas
no-leader = het is een eindpositie waarin niet staat wie voorspeelt
internal-fault = het programma faalde bij dit spel
headline-finding = { $finding } ({ $code }).
headline-misdealt =
    { $count ->
        [one] Verdeling en afspel horen bij verschillende spellen: van de { $recorded } vastgelegde kaarten is er { $fit } gegeven aan de hand die haar speelt.
       *[other] Verdeling en afspel horen bij verschillende spellen: van de { $recorded } vastgelegde kaarten zijn er { $fit } gegeven aan de hand die ze speelt.
    }
headline-already = Al in het resultaat verwerkt: { $moved }.
headline-already-score = Al in de score verwerkt: { $moved }.
headline-already-trick-12 = Al in het resultaat verwerkt: slag 12 zoals hersteld (62D).
headline-in-time =
    { $grade ->
        [doubtful] Als er is verzaakt en de aandacht daar op tijd op werd gevestigd: { $moved }.
        [all-doubtful] Als er is verzaakt en de aandacht daar op tijd op werd gevestigd: { $moved }.
        [not-all] Als elke verzaking echt is, gaat er geen slag over; is een deel ervan echt, en werd de aandacht er op tijd op gevestigd: { $moved }.
       *[sure] Als de aandacht op tijd op de verzaking werd gevestigd: { $moved }.
    }
headline-moves =
    { $grade ->
        [doubtful] Als er is verzaakt: { $moved }.
        [all-doubtful] Als er is verzaakt: { $moved }.
        [not-all] Als elke verzaking echt is, gaat er geen slag over; is een deel ervan echt: { $moved }.
       *[sure] Over te dragen: { $moved }.
    }
headline-trick-12 = Slag 12 wordt hersteld (62D); er is niets over te dragen.
headline-trick-12-outcome = Slag 12 wordt hersteld (62D): { $before } wordt { $after }; er is niets over te dragen.
headline-trick-12-alone = Slag 12 wordt hersteld (62D) en gaat naar { $winner }: zonder de overdracht zou { $before } { $after } zijn.
moved-outcome = { $moved } ({ $before } → { $after })
otherwise-late =
    Als dat pas gebeurde nadat een speler van de niet-overtredende partij op het volgende spel had geboden ({ $call }), of na het einde van de ronde ({ $round }): { $tricks ->
        [none] automatisch geen slag
       *[fewer] automatisch minder slagen of geen
    }{ $equity ->
        [over] .
       *[open] ; totdat de termijn voor een beslissing of verbetering voorbij is (79C, { $law }, 92B), kan de schade nog worden hersteld (64C).
    }
open-corrected =
    { $count ->
        [one] De verzaking van { $seats } is niet voldongen en wordt hersteld
       *[other] De verzakingen van { $seats } zijn niet voldongen en worden hersteld
    } ({ $clause }): slag { $trick } gaat naar { $winner }.
open-corrected-trick-open =
    { $count ->
        [one] De verzaking van { $seats } is niet voldongen en wordt hersteld ({ $clause }); wie slag { $trick } wint, hangt af van de kaart die dan wordt gespeeld.
       *[other] De verzakingen van { $seats } zijn niet voldongen en worden hersteld ({ $clause }); wie slag { $trick } wint, hangt af van de kaarten die dan worden gespeeld.
    }
open-corrected-unfinished =
    { $count ->
        [one] De verzaking van { $seats } is niet voldongen en wordt hersteld
       *[other] De verzakingen van { $seats } zijn niet voldongen en worden hersteld
    } ({ $clause }); slag { $trick } moet nog worden afgemaakt.
open-corrected-lead = De verzaking van { $seat } is niet voldongen en wordt hersteld ({ $clause }): in slag { $trick } wordt met de vereiste kaart uitgekomen, en de slag wordt opnieuw gespeeld.
open-disputed = Vanaf daar wordt over de betwiste claim beslist (artikel 70): twijfel die de verzaking achterlaat, valt uit in het nadeel van { $side }.
open-void = Het afstaan van slagen telt niet (68B2), en vanaf daar wordt verder gespeeld; merkte niemand de verzaking op voordat { $side } in slag { $next } speelde, dan is zij toch voldongen (63A1) en geldt artikel 64.
open-not-recorded = Wat daarna is gespeeld, is niet vastgelegd.
open-recorded-only = Daarna is alleen { $cards } vastgelegd, in slag { $next }; hoe het verder ging, niet.
open-outcomes = De overige slagen kunnen { $outcome } geven.
otherwise-reading = Past de arbiter { $clause } hier niet toe: { $tricks } aan { $side }.
set-off = { $first } en { $second }; per saldo: { $net }
net-either-way = { $tricks } aan de ene of de andere partij
outcome = { $made } ({ $points })
one-figure = { $figure }
outcome-without-score = { $made }
either = { $first } of { $last }
between = { $first } tot { $last }
becomes = Score N-Z: { $before } → { $after }.
stays =
    { $how ->
        [gives] Naar het vastgelegde afspel is de score { $outcome }
       *[stays] De score blijft { $outcome }
    }.
stays-unless-equity =
    { $how ->
        [gives] Naar het vastgelegde afspel is de score { $outcome }
       *[stays] De score blijft { $outcome }
    }, tenzij de arbiter de schade herstelt (64C).
stays-but-43B3 =
    { $how ->
        [gives] Naar het vastgelegde afspel is de score { $outcome }
       *[stays] De score blijft { $outcome }
    } { $gives ->
        [no-penalty] omdat de leider de straf niet mag laten uitvoeren (43B3).
        [damage] tenzij de arbiter schade vaststelt (12B1, volgens 43B3); wat er met de score van de partij van de leider gebeurt, staat er niet.
       *[split] voor de partij van de leider; de arbiter neemt alleen het voordeel van de tegenspelers weg (43B3).
    }
state-not-stated = Er is geen resultaat vermeld.
state-so-far =
    { $count ->
        [one] Er is geen resultaat vermeld: het verslag breekt af, en Result telt 1 slag tot dan toe.
       *[other] Er is geen resultaat vermeld: het verslag breekt af, en Result telt { $count } slagen tot dan toe.
    }
state-agrees = Het vermelde resultaat klopt met het afspel.
state-agrees-after = Het vermelde resultaat is wat er is gespeeld; de beslissing komt op hetzelfde neer.
state-told = Of er in het vermelde resultaat een beslissing over de verzaking zit, is niet vastgelegd. Vraag wie heeft verzaakt, in welke slag en met welke kaart; het formulier van "pbn-audit slips" neemt het antwoord op.
state-told-differ = De claim geeft de leider { $claimed } slagen, de resultatenlijst { $listed }: het verschil kan de beslissing zijn.
state-unadjusted = Het vermelde resultaat is dat van het afspel: de overdracht zit er nog niet in.
state-unadjusted-trick-12 = Het vermelde resultaat is wat er werd gespeeld, voordat slag 12 werd hersteld.
state-claim-withdrawn = De instemming met de claim is ingetrokken: wie de slagen krijgt die niet zijn gespeeld, en dus of het vermelde resultaat klopt, is aan de arbiter (69B).
state-already-adjusted = De overdracht zit al in het vermelde resultaat.
state-undecided = Of de overdracht al in het vermelde resultaat zit, is niet te zeggen.
state-open = Of het vermelde resultaat klopt, is aan de arbiter.
state-differs = Het vermelde resultaat past noch bij het afspel, noch bij de beslissing.
shortfall = Voor de verzakingen zijn { $count } slagen over te dragen, maar zoveel zijn er niet.
grade-certain =
    { $count ->
        [one] Zeker: de kleur waarin niet werd bekend, kwam later op tafel, en niets anders verklaart het verslag bijna zo goed.
       *[other] { $count } verzakingen, de zekerste zeker: de kleur waarin niet werd bekend, kwam later op tafel.
    }
grade-certain-told =
    { $count ->
        [one] Zeker: volgens een briefje is er verzaakt.
       *[other] { $count } verzakingen, de zekerste zeker: volgens een briefje is er verzaakt.
    }
grade-likely =
    { $count ->
        [one] Waarschijnlijk: een fout in het verslag is niet uit te sluiten.
       *[other] { $count } verzakingen, de zekerste waarschijnlijk: een fout in het verslag is niet uit te sluiten.
    }
grade-doubtful =
    { $count ->
        [one] Twijfelachtig: het verslag zelf kan fout zijn. Vraag na voordat er iets wordt beslist.
       *[other] { $count } verzakingen, alle twijfelachtig: het verslag zelf kan fout zijn. Vraag na voordat er iets wordt beslist.
    }
grade-told =
    { $count ->
        [one] De verzaking staat op het briefje van de arbiter; in het verslag is zij niet te zien.
       *[other] { $count } verzakingen staan op de briefjes van de arbiter; in het verslag zijn ze niet te zien.
    }

## Hands and play

hidden = onbekend
heading-play = Het afspel
column-led = voor
column-won = slag
mark-revoke = verz.
mark-proof = bewijs
legend-terminal = ▸ voorgespeeld   [ ] verzaking   ( ) het bewijs   → gaat over   (→) een van deze
play-claimed =
    { $count ->
        [one] 1 slag is geclaimd of afgestaan, of niet vastgelegd.
       *[other] { $count } slagen zijn geclaimd of afgestaan, of niet vastgelegd.
    }
play-unfinished =
    { $count ->
        [one] Het afspel is niet voltooid: 1 slag is over.
       *[other] Het afspel is niet voltooid: { $count } slagen zijn over.
    }
play-stops =
    { $count ->
        [one] Het verslag houdt hier op: 1 slag is niet vastgelegd.
       *[other] Het verslag houdt hier op: { $count } slagen zijn niet vastgelegd.
    }
play-odd = ? kan daar niet zijn gespeeld zoals het er staat.
play-holes =
    { $count ->
        [one] 1 slag voor het einde is niet volledig vastgelegd.
       *[other] { $count } slagen voor het einde zijn niet volledig vastgelegd.
    }

## The ladder

heading-ladder = Slagen en score
column-tricks = slagen
column-contract = contract
column-score = score N-Z
stated = vermeld
played = gespeeld
adjusted = na rechtzetting
effect-matchpoints =
    { $count ->
        [one] Matchpunten, met 1 andere tafel: N‑Z { $before } → { $after } ({ $percent_before }% → { $percent_after }%), O‑W { $ew_before } → { $ew_after } ({ $ew_percent_before }% → { $ew_percent_after }%).
       *[other] Matchpunten, met { $count } andere tafels: N‑Z { $before } → { $after } ({ $percent_before }% → { $percent_after }%), O‑W { $ew_before } → { $ew_after } ({ $ew_percent_before }% → { $ew_percent_after }%).
    }
effect-imps =
    { $count ->
        [one] Imps tegen 1 andere tafel: N‑Z { $before } → { $after }, O‑W { $ew_before } → { $ew_after }.
       *[other] Imps tegen { $count } andere tafels: N‑Z { $before } → { $after }, O‑W { $ew_before } → { $ew_after }.
    }
change-score = { $before } → { $after }{ $count ->
        [0] {""}
       *[other] {" "}({ $worth })
    }
change-percent = { $before }% → { $after }%
change-imps = { $before } → { $after } IMP
effect-open = Matchpunten of imps zijn niet berekend, omdat het aantal slagen niet vaststaat.
effect-match = Imps tegen de andere tafel van de wedstrijd: N‑Z { $before } → { $after }, O‑W { $ew_before } → { $ew_after }.

## Each revoke

revoke = Verzaking
revoke-ruffed = { $seat } troefde in slag { $trick } met { $card } en had { $held }
revoke-discarded = { $seat } speelde { $card } in slag { $trick } en had { $held }
revoke-bound =
    { $seat } speelde { $manner ->
        [led] in slag { $trick } { $card } voor
       *[played] in slag { $trick } { $card }
    }, { $duty ->
        [penalty-card] in plaats van een strafkaart
       *[other] in strijd met een verplichting of verbod
    }
revoke-corrected = { $seat } verzaakte in slag { $trick } met { $withdrawn }, nam die kaart terug en speelde { $played }
revoke-corrected-open = { $seat } verzaakte in slag { $trick } met { $withdrawn } en nam die kaart terug
revoke-omitted = { $seat } had geen kaart in slag { $trick }; { $card } werd er bijgelegd
held = { $cards }
held-as-shown = { $suit }, zoals { $card } in slag { $trick } laat zien
label-proof = Bewijs
proof = { $seat } speelde { $card } in slag { $trick }
label-bound = Verplicht
due-penalty-card =
    { $count ->
        [one] { $cards } was een strafkaart en kon worden gespeeld (50D1)
       *[other] { $cards } waren strafkaarten: een ervan moest worden gespeeld, naar keuze van de leider (51A)
    }
due-minor = { $cards } was een kleine strafkaart: in die kleur mocht alleen een honneur in plaats ervan worden gespeeld (50C)
due-accepted = { $due }; de leider accepteerde de andere kaart toen { $seat } { $card } speelde in slag { $trick } (52B1b), en zij is een verzaking (61A)
due-not-accepted = { $due }; de leider mag de andere kaart accepteren, zoals hij doet door verder te spelen, of laten vervangen (52B); blijft zij, dan is zij een verzaking (61A)
due-lead =
    { $order ->
        [must] hij moest { $suit } voorspelen
       *[may-not] hij mocht geen { $suit } voorspelen
    }
due-suit =
    { $order ->
        [must] hij moest { $suit } spelen
       *[may-not] hij mocht geen { $suit } spelen
    }
due-card =
    { $order ->
        [must] hij moest { $card } spelen
       *[may-not] hij mocht { $card } niet spelen
    }
due-highest =
    { $order ->
        [must] hij moest zijn hoogste kaart van de kleur spelen
       *[may-not] hij mocht zijn hoogste kaart van de kleur niet spelen
    }
due-lowest =
    { $order ->
        [must] hij moest zijn laagste kaart van de kleur spelen
       *[may-not] hij mocht zijn laagste kaart van de kleur niet spelen
    }
breach = { $seat } speelde { $card } in slag { $trick }: { $due }
label-changes = Mag wijzigen
changes = { $changes }, in deze volgorde
change-made = { $seat } nam { $card } terug ({ $clause })
change-may = { $seat } { $card } ({ $clause })
change-if = { $seat } { $card } alleen als { $before } zijn kaart wijzigt ({ $clause })
change-open = { $seat } zijn kaart ({ $clause })
label-established = Voldongen
established-led = { $seat } speelde { $card } voor in slag { $trick } ({ $clause })
established-played = { $seat } speelde { $card } bij in slag { $trick } ({ $clause })
established-named = { $seat } noemde { $card } voor slag { $trick } ({ $clause })
established-side-played = { $side } speelde in slag { $trick } ({ $clause })
established-side-named = { $side } noemde een kaart voor slag { $trick } ({ $clause })
established-claim = door de claim in slag { $trick } ({ $clause })
established-dummy-asked = behandeld alsof: dummy vroeg zonder er recht op te hebben ({ $clause })
established-defender-asked = behandeld alsof: een tegenspeler vroeg zonder er recht op te hebben ({ $clause })
established-omitted = behandeld alsof: beide partijen speelden door zonder de kaart ({ $clause })
established-presumed = aangenomen: het verslag houdt op voordat { $side } in slag { $trick } speelt, en er is een resultaat overeengekomen (69A)
established-joint = open: beide partijen verzaakten in slag { $trick }, en een van beide had al in slag { $next } gespeeld (62C3)
established-unknown = open: het verslag houdt op voordat { $side } in slag { $trick } speelt
established-no = nee: zij wordt hersteld
label-law = Artikel
won =
    { $count ->
        [one] slag { $tricks }
       *[other] de slagen { $tricks }
    }
won-none = geen slag
won-open =
    { $open ->
        [one] misschien de ene slag die niet is vastgelegd
       *[other] een onbekend aantal van de { $open } slagen die niet zijn vastgelegd
    }
won-and-open =
    { $count ->
        [one] slag { $tricks } van de vastgelegde ({ $open } niet vastgelegd)
       *[other] de slagen { $tricks } van de vastgelegde ({ $open } niet vastgelegd)
    }
won-and-claimed =
    { $count ->
        [0] { $claimed } van de { $open } slagen die niet zijn vastgelegd, volgens de claim
        [one] slag { $tricks } van de vastgelegde, en { $claimed } van de { $open } andere volgens de claim
       *[other] de slagen { $tricks } van de vastgelegde, en { $claimed } van de { $open } andere volgens de claim
    }
why-64A1 = { $seat } won slag { $trick }; daarna won { $side } { $tricks }
why-64A1-perhaps = { $seat } won misschien slag { $trick }; daarna won { $side } { $tricks }
why-64A2 = { $winner } won slag { $trick }; vanaf die slag won { $side } { $tricks }
why-64A2-open = { $seat } won slag { $trick } niet; vanaf die slag won { $side } { $tricks }
why-64A2-1997 = { $plain }, waarvan { $with }
with-suit = { $seat } slag { $trick } met { $card }
with-suit-perhaps = { $seat } misschien een in { $suit }
why-64B1 = { $side } won slag { $trick } niet, en later geen enkele slag
why-64B2 =
    { $seat } had al eerder verzaakt in { $suit }, in { $count ->
        [one] slag { $tricks }
       *[other] de slagen { $tricks }
    }
why-64B3 = een strafkaart werd niet gespeeld
why-64B3-faced = een strafkaart of een andere open kaart werd niet gespeeld
why-64B3-dummy = dummy verzaakte
why-64B4 = de aandacht werd pas op de verzaking gevestigd nadat { $side } in het volgende spel een bieding had gedaan
why-64B5 = niemand vestigde de aandacht op de verzaking voordat de ronde was beëindigd
why-64B6 =
    { $returned ->
        [no] een verzaking in slag 12 wordt hersteld (62D), zonder overdracht
        [yes] een verzaking in slag 12 kost geen slag, en omdat alle vier handen terug in het bord waren, blijven slag 12 en 13 zoals ze zijn (62D)
       *[open] een verzaking in slag 12 kost geen slag, en wordt hersteld tenzij alle vier handen terug in het bord waren (62D)
    }
why-64B7 = beide partijen verzaakten in dit spel
why-64B7-or-62C3 = beide partijen verzaakten in slag { $trick }, en ofwel zijn beide verzakingen hersteld (62C3), ofwel zijn beide voldongen
why-64B8 = beide partijen verzaakten in die slag, en beide verzakingen werden hersteld (62C3)
why-62A = de verzaking was niet voldongen, en wordt hersteld
why-62D = een verzaking in slag 12 wordt hersteld
why-43B3 = dummy, die zijn rechten kwijt was, wees er als eerste op
why-waived = { $side } vroeg om van de overdracht af te zien
why-64C = beide partijen verzaakten in slag { $trick }
why-other = { $clause } is van toepassing
label-gives = Over te dragen
gives = { $tricks } aan { $side }
gives-nothing = geen slag
gives-nothing-unless = geen slag; { $tricks } aan { $side } als de andere verzaking niet telt
more-revokes =
    { $count ->
        [one] Nog 1 verzaking staat hier niet; zie revokes.csv.
       *[other] Nog { $count } verzakingen staan hier niet; zie revokes.csv.
    }

## Equity

heading-equity = Artikel 64C: leed de niet-overtredende partij meer schade dan dit?
label-before = Vlak ervoor
heading-open = De kaarten die nog te spelen zijn
open-position = Vanaf slag { $trick }, { $seat } speelt voor
open-position-leader-open = Vanaf slag { $trick }
open-position-unfinished = In slag { $trick }: { $laid }; { $left } nog aan de beurt
open-laid = { $seat } { $card }
label-later = Later
later = { $seat } won { $tricks }
later-trick = slag { $trick } met { $card }
later-none = { $seat } won geen slag in { $suit }
score-after-the-transfer = het tafelresultaat na deze overdracht
score-at-the-table = het tafelresultaat
baseline = Vergelijk { $score } met wat het waarschijnlijk was geworden als { $seat } in slag { $trick } had bekend; de niet-overtredende partij krijgt het gunstigste van de twee.
baseline-omitted = Vergelijk { $score } met wat het waarschijnlijk was geworden als { $seat } op zijn beurt een kaart in slag { $trick } had gespeeld; de niet-overtredende partij krijgt het gunstigste van de twee.
baseline-bound = Vergelijk { $score } met wat het waarschijnlijk was geworden als { $seat } in slag { $trick } aan de verplichting had voldaan; de niet-overtredende partij krijgt het gunstigste van de twee.
baseline-several = Vergelijk { $score } met wat het waarschijnlijk was geworden zonder de verzakingen; de niet-overtredende partij krijgt het gunstigste van de twee.
baseline-repeat = Vergelijk voor de eerste verzaking de score na de overdracht met het waarschijnlijke resultaat als { $seat } in slag { $trick } had bekend; voor de herhaling met het waarschijnlijke resultaat vanaf de stand na de eerste verzaking, met de overdracht daarvoor.
baseline-repeat-bound = Vergelijk voor de eerste verzaking de score na de overdracht met het waarschijnlijke resultaat zonder haar; voor de herhaling met het waarschijnlijke resultaat vanaf de stand na de eerste verzaking, met de overdracht daarvoor.
baseline-each = Vergelijk elke verzaking op zichzelf: de score na de overdracht ervoor met het waarschijnlijke resultaat zonder haar; de partij die haar niet beging, krijgt het betere van de twee.
baseline-both-sides = Beide partijen verzaakten: vergelijk met wat het waarschijnlijk was geworden zonder deze verzakingen.
baseline-43B3 =
    { $gives ->
        [no-penalty] De leider mag de straf voor de verzaking van { $seat } in slag { $trick } niet laten uitvoeren (43B3).
        [damage] De verzaking van { $seat } in slag { $trick } wordt niet rechtgezet; na afloop van het spel wordt bezien of zij schade gaf (12B1, volgens 43B3). Wat er met de score van de partij van de leider gebeurt, staat er niet.
       *[split] Neem alleen het voordeel weg dat de tegenspelers door de verzaking van { $seat } in slag { $trick } behaalden; de partij van de leider behoudt het tafelresultaat (43B3). Beslis met een score voor elke partij, zoals toegekend NZ=+400 OW=-420.
    }
equity-exempt = volgens 64B is er geen slag over te dragen
equity-43B3 = dummy, die zijn rechten kwijt was, wees er als eerste op: geen overdracht (43B3)
equity-later-suit = de verzaker won later een slag in de kleur waarin hij niet had bekend
equity-repeat = dezelfde hand verzaakte nog eens in dezelfde kleur
equity-both-sides = beide partijen verzaakten
equity-double-dummy = double dummy geeft de niet-overtredende partij meer dan het resultaat na rechtzetting
equity-waiver = als de schade kleiner was dan dit: alleen { $side } mag vragen van de overdracht af te zien, en de arbiter beslist ({ $law })
double-dummy-not-computed = Double dummy is niet berekend: dit programma heeft geen solver.
double-dummy-deal = Double dummy, vanaf de uitkomst: { $tricks } voor de leider.
double-dummy-unsettled = Double dummy: niet berekend, want door het verslag staan de eerste verzaking en de kaarten ervoor niet vast.
double-dummy = Double dummy van vlak voor de verzaking in slag { $trick }, als { $seat } had bekend: { $tricks } voor de leider. Een aanwijzing voor artikel 64C, geen beslissing.

## To ask

column-so = ja
column-not-so = nee
column-then = dan
heading-asked = Na te vragen aan tafel. De beslissing gaat ervan uit dat
ask-named = de leider noemde { $card } voor dummy in slag { $trick }
about-revokes =
    { $count ->
        [one] verzaking { $numbers }
       *[other] verzakingen { $numbers }
    }
ask-recorded = { $seat } in slag { $trick } werkelijk { $card } speelde
ask-recorded-alone = { $seat } in slag { $trick } werkelijk { $card } speelde (deze op zichzelf)
ask-missing-card = { $seat } aan tafel een kaart in slag { $trick } speelde, en alleen het verslag haar mist
ask-62D = alle vier de handen weer in het bord zaten toen de verzaking in slag 12 werd ontdekt
ask-63A = { $side } in slag { $trick } speelde, of er een claim is overeengekomen
ask-63A3-marked = de verzakende partij claimde of met een claim instemde voordat de verzaking werd opgemerkt, want het verslag merkt haar (^R) als niet op tijd opgemerkt
ask-63A3 = de verzakende partij claimde of met een claim instemde
ask-64B1 = { $side } vanaf de verzaking een slag won
ask-64B2 = { $seat } in deze kleur niet eerder een voldongen verzaking had begaan
ask-64B2-holds = de eerdere verzaking in deze kleur voldongen was
ask-64B3 =
    { $count ->
        [one] { $cards } geen strafkaart was
       *[other] van { $cards } geen enkele kaart een strafkaart was
    }
ask-64B3-faced =
    { $count ->
        [one] { $cards } geen strafkaart was en ook niet open lag
       *[other] van { $cards } geen enkele kaart een strafkaart was of open lag
    }
ask-64B3-unknown = de niet gespeelde kaart geen strafkaart was
ask-64B3-faced-unknown = de niet gespeelde kaart geen strafkaart was en ook niet open lag
ask-64B3-holds = de niet gespeelde kaart een strafkaart was
ask-64B3-holds-faced = de niet gespeelde kaart een strafkaart was of open lag
ask-64B4 = de aandacht op de verzaking werd gevestigd voordat { $side } in het volgende spel een bieding deed
ask-64B5 = de aandacht op de verzaking werd gevestigd voordat de ronde was beëindigd
ask-64B7 = geen verzaking van { $side } als voldongen telt
ask-64B7-holds = ook de verzaking van { $side } telt
ask-64B8-marked = de verzakingen van beide partijen in die slag niet samen zijn hersteld, want het verslag merkt ze (^R) als niet op tijd opgemerkt
ask-64B8 = de verzakingen van beide partijen in die slag niet samen zijn hersteld
read-clause = { $clause } geldt, hoewel { $why }
read-corrected = de verzaking van { $seat } in slag { $trick } is hersteld
read-dummy = de verzaking in slag { $trick } er een van dummy was, waarvoor niets is over te dragen ({ $clause })
read-faced = voor de verzaking van { $seat } in slag { $trick } niets is over te dragen ({ $clause })
read-trick-12 = de verzaking van { $seat } in slag 12 was, waarvoor niets is over te dragen ({ $clause })
read-other-card = ook een kaart van de kleur die niet open lag, gespeeld kon worden
ask-other = { $clause } is zoals de beslissing aanneemt
ask-corrected = de verzaking niet is hersteld voordat zij voldongen was
ask-correction-period = de termijn om een beslissing te vragen of een score te verbeteren nog loopt (79C, { $law }, 92B)
ask-noticed = de verzaking van { $seat } is opgemerkt voordat { $side } in slag { $trick } speelde
otherwise-established = anders is zij voldongen en geldt artikel 64
ask-claim = geen claim van { $seat } betwist werd
ask-result-adjusted = de overdracht nog niet in het vermelde resultaat zit
otherwise = anders { $tricks }
otherwise-open = anders beslist de arbiter wat de nog te spelen kaarten opleveren
otherwise-nothing = anders geen slag
otherwise-no-revoke = anders is er niet verzaakt
otherwise-named = anders is de genoemde kaart gespeeld, als dat is opgemerkt voordat beide partijen in de volgende slag speelden
otherwise-named-until = anders is de genoemde kaart gespeeld, als dat is opgemerkt voordat beide partijen in de volgende slag speelden; daarna blijft { $card } liggen ({ $clause }), en voor dummy's verzuim gaat geen slag over ({ $exempt })
otherwise-tricks =
    { $count ->
        [one] anders heeft de leider { $figures } slag
       *[other] anders heeft de leider { $figures } slagen
    }

## Remarks

heading-readings = Het verslag zou kloppen als
reading-exchange = de kaarten van { $seat } in de slagen { $tricks } verwisseld zijn
reading-crossed = de kaart van { $seat } in slag { $trick } en die van { $other } in slag { $second } verwisseld zijn
reading-dealt = { $seat } { $card } heeft gekregen en { $other } { $second }
reading-card = { $seat } in slag { $trick } { $played } speelde, niet { $written }
reading-noise = slag { $trick }, de laatste die is genoteerd, buiten beschouwing blijft
reading-rows = de slagen { $trick } en { $second } in elkaars plaats zijn genoteerd
reading-row-moved = slag { $trick } als slag { $to } is gespeeld
reading-rows-moved = de slagen { $first } tot en met { $last } na slag { $behind } zijn gespeeld
reading-rows-reversed-from = de slagen { $first } tot en met { $last } van de laatste tot de eerste zijn genoteerd
reading-rows-reversed = de slagen van de laatste tot de eerste zijn genoteerd
reading-rows-from = het spelen met slag { $trick } begon, en de slagen ervoor na de laatste komen
reading-rows-sorted = de slagen, of de kaarten van één hand, zijn gesorteerd, en hun volgorde verloren is
reading-claim-sorted = vanaf slag { $trick } de kaarten van elke hand in de volgorde van kleur of rang zijn geschreven, als bij een uitgeschreven claim
reading-order = de kaarten van { $seat } vanaf slag { $trick } in een andere volgorde zijn genoteerd
reading-row-missing =
    { $count ->
        [one] slag { $tricks } is weggelaten, en de slagen erna zijn opgeschoven
       *[other] de slagen { $tricks } zijn weggelaten, en de slagen erna zijn opgeschoven
    }
reading-row-twice = slag { $trick } een eerdere slag is, die nog eens is genoteerd
reading-leader = { $seat } in slag { $trick } voor zijn beurt voorspeelde
reading-trump = { $suit } troef was
reading-notrump = er zonder troef werd gespeeld
reading-declarer = { $seat } leider was
reading-owners = elke kaart werd gespeeld door de hand die haar heeft gekregen
reading-seats-turned =
    { $count ->
        [one] alle plaatsen van bieding en afspel één plaats met de klok mee worden verschoven
       *[other] alle plaatsen van bieding en afspel { SPELLED($count) } plaatsen met de klok mee worden verschoven
    }
reading-deal-turned =
    { $count ->
        [one] elke hand van de verdeling één plaats met de klok mee wordt verschoven
       *[other] elke hand van de verdeling { SPELLED($count) } plaatsen met de klok mee wordt verschoven
    }
reading-hands-renamed = { $seats } elkaars handen hebben
reading-suits-renamed = { $suits } voor elkaar staan
reading-renamed = { $changes }
reading-other-play = de kaarten vanaf slag { $trick } die van een ander spel zijn
reading-missing = de kaart van { $seat } in slag { $trick } is weggelaten en de kaarten erna zijn opgeschoven
heading-slips = Wat de briefjes zeggen
slip-stated = { $said } ({ $file }, regel { $line })
heading-conduct = Strafkaarten en verplichtingen
lead-out-of-turn = { $seat } kwam voor zijn beurt uit met { $card }: { $outcome }
lead-invited = op uitnodiging van een tegenstander; teruggenomen zonder rechtzetting (47E1)
lead-accepted = geaccepteerd; de leider bleef leider (54B)
lead-accepted-declarer-dummy = geaccepteerd; de leider legde zijn kaarten open en werd dummy (54A)
lead-refused = niet geaccepteerd; de kaart werd een grote strafkaart (54D)
lead-refused-demand = niet geaccepteerd; van de juiste uitkomer werd de kleur geëist: de kaart ging terug in de hand (54D, 50D2a)
lead-refused-forbid = niet geaccepteerd; de juiste uitkomer werd de kleur verboden: de kaart ging terug in de hand (54D, 50D2a)
penalty-card = { $seat }: { $card } was een { $rank } vanaf slag { $trick }; { $end }
penalty-major = grote strafkaart
penalty-minor = kleine strafkaart
penalty-played = gespeeld in slag { $trick }
penalty-picked-up = teruggenomen toen de leider voorwaarden stelde aan het voorspelen in slag { $trick } (50D2a)
penalty-until = niet meer na slag { $trick }
penalty-open = niet gespeeld
order-demand = { $seat } moest in slag { $trick } { $suit } voorspelen, en alleen in die slag (50D2a)
order-demand-no-lead = { $seat } moest { $suit } voorspelen, maar kwam niet aan slag
order-forbid = { $seat } mocht vanaf slag { $first } geen { $suit } voorspelen; dat eindigde toen hij slag { $last } verloor (50D2a)
order-forbid-on = { $seat } mocht vanaf slag { $first } geen { $suit } voorspelen; na slag { $last } was hij nog aan slag
order-forbid-no-lead = { $seat } mocht geen { $suit } voorspelen, maar kwam niet aan slag
heading-weigh = Artikel 16 en andere: ter beoordeling van de arbiter
weigh-withdrawn =
    { $count ->
        [one] wat de teruggenomen { $cards } vertelt, mag alleen { $side } gebruiken ({ $clause })
       *[other] wat de teruggenomen { $cards } vertellen, mag alleen { $side } gebruiken ({ $clause })
    }
weigh-penalty-duty = dat { $card } gespeeld moet worden, mag iedereen gebruiken; wat de kaart verder vertelt, mag { $partner } niet gebruiken ({ $clause })
weigh-penalty-open = wat { $card } vertelt, mag iedereen gebruiken zolang de kaart open ligt; of de niet-overtredende partij er toch door is benadeeld, beoordeelt de arbiter ({ $clause })
weigh-penalty-picked-up = wat { $card } vertelde, mocht iedereen gebruiken zolang de kaart open lag; nu zij is teruggenomen, mag { $partner } dat niet ({ $clause })
weigh-trick-twelve = { $partner } zag de kaart waarmee { $seat } verzaakte voordat hij in slag 12 speelde ({ $clause })
weigh-repeat = moest de verzaking van { $seat } in slag { $trick } de eerdere verdoezelen? ({ $clause })
weigh-dummy-spoke = dummy, die zijn rechten nog had, wees als eerste op de verzaking van { $seat } in slag { $trick }: de overdracht blijft; voor te vroeg spreken (43A1b) is een administratieve straf mogelijk ({ $clause }, 90)
weigh-dummy-asked = dummy, die zijn rechten nog had, vroeg de leider naar een verzaking in slag { $trick }, zoals hij mag ({ $clause })
weigh-dummy-asked-defender = dummy vroeg { $seat } naar een verzaking in slag { $trick }, wat hij niet mag: kon de leider gebruiken wat hij zo hoorde? ({ $clause })
weigh-disputed-claim = wie de slagen krijgt die over waren bij de betwiste claim van { $seat } in slag { $trick }: twijfel valt uit in het nadeel van de claimende partij ({ $clause })
weigh-withdrawn-claim = wie de slagen krijgt die over waren bij de claim van { $seat } in slag { $trick }, nu de instemming ermee is ingetrokken ({ $clause })
weigh-period-open = de correctietermijn loopt nog ({ $clause }, 92B)
weigh-period-over = de correctietermijn is voorbij ({ $clause }, 92B)
heading-findings = Verder bij dit spel
and-more =
    { $count ->
        [one] { $finding }; en nog een
       *[other] { $finding }; en nog { $count }
    }

## The page

heading-hands = De handen
heading-auction = Het bieden
label-legal = Had gekund
legend-led = voorgespeeld
legend-revoke = verzaking
legend-proof = het bewijs
legend-moves = gaat over
legend-perhaps = een van deze
step = Het spelverloop kaart voor kaart
step-deal = De handen zoals gegeven
step-back = Vorige kaart
step-on = Volgende kaart
step-end = Laatste kaart
step-viewer = Openen in een handviewer (BBO)
before-revoke = Vlak voor verzaking { $number }, slag { $trick }, { $seat } aan de beurt
laws = Spelregels van { $edition }
laws-clauses = Spelregels van { $edition }: { LIST($clauses) }
edition-by-date = { $year }, volgens de datum
edition-by-title = { $year }, volgens de titel
edition-given = { $year }, zoals gekozen
edition-assumed = { $year }, aangenomen
edition-oldest = { $year }, aangenomen (mogelijk golden oudere spelregels, die dit programma niet kent)
edition-gives = { $years }: { $moved }

## The decision

save-answers = Antwoorden opslaan (slips.csv)
answers-ticked = Met de antwoorden die hieronder zijn aangekruist (zonder die antwoorden: wat grijs is en niet wordt afgedrukt):
answers-impossible = Deze antwoorden kunnen niet alle juist zijn.
answers-later = Wat deze antwoorden samen opleveren, wordt berekend als ze zijn bewaard en worden gelezen (--slips).
heading-decision = Bevindingen en beslissing
sign-called = Geroepen door, en wanneer
sign-says = { $side } zegt
sign-poll = Geraadpleegde spelers, en hun antwoord
sign-law = Artikelen
sign-appeal = Op beroep gewezen, mogelijk tot
sign-facts = Feiten
sign-ruling = Beslissing
sign-director = Arbiter
sign-north-south = Noord-Zuid
sign-east-west = Oost-West
decision-apply = voorstel toepassen
decision-stands = resultaat blijft staan
decision-record-error = fout in het verslag
decision-later = later beslissen
decision-tricks = slagen
decision-score = score
decision-assigned = toegekend
decision-weighted = gewogen
decision-ave-plus = gem+
decision-ave = gem
decision-ave-minus = gem-
decision-penalty = straf

## The workbook

book-rescore = Gewijzigde resultaten
book-priority = Prioriteit
book-board = Spel
book-section = Lijn
book-round = Ronde
book-table = Tafel
book-north-south = { sign-north-south }
book-east-west = { sign-east-west }
book-contract = Contract
book-what-happened = Wat er gebeurde
book-tricks = Slagen
book-proposed-tricks = Slagen volgens voorstel
book-score = Score NZ
book-proposed-score = Score NZ volgens voorstel
book-decided-tricks = Slagen na beslissing
book-decided-score = Score NZ na beslissing
book-cause-state = Stand
book-besides = Andere kant, punten
book-state = Vermeld resultaat
book-page = Blad
book-decision = Beslissing
book-note = Opmerking
book-file = Bestand
book-id = id
book-director = Voor de arbiter
book-causes = Oorzaken
book-all-columns = Alle kolommen
book-slips = Formulier
book-all-files = Bestanden
book-cause = Oorzaak
book-advice = Wat te doen
book-boards = Spellen
book-files = Bestanden
book-event = Wedstrijd
book-first-file = Eerste bestand
book-line = Regel
book-detail = Bijzonderheden
book-with-play = Met afspel
book-not-auditable = Niet na te spelen
book-revokes = Verzakingen
book-findings = Bevindingen
book-reason = Niet gelezen, of na te kijken
book-decision-hint = Kies uit de lijst, of schrijf slagen=9 (van de leider), score=-100 (van NZ), toegekend NZ=+400 OW=-420, gewogen 60% 3SA= 40% 3SA-1 of gem+ NZ gem- OW. Een straf komt erachter: voorstel toepassen; straf NZ 10%.
book-more-rows =
    { $count ->
        [one] Nog 1 rij staat in { $table }.
       *[other] Nog { $number } rijen staan in { $table }.
    }

## The summary

decimal-mark = { "," }
thousands = { "." }
index-title = Overzicht van de controle
index-nothing-read = Er kon niets worden gelezen.
index-no-board = Er is geen spel gelezen, dus er is niets om in te zoeken.
index-nothing = Er is geen afspel vastgelegd, dus naar verzakingen kan niet worden gezocht.
index-good = Geen verzaking gevonden, en niets voor de arbiter.
index-no-revoke =
    Geen verzaking gevonden.
    { $count ->
        [one] 1 spel voor de arbiter.
       *[other] { $number } spellen voor de arbiter.
    }
index-look =
    { $count ->
        [one] 1 spel voor de arbiter,
       *[other] { $number } spellen voor de arbiter,
    } { $urgent ->
        [0] geen ervan dringend.
       *[other] { $urgently } ervan dringend.
    }
index-not-audited =
    { $not ->
        [0] Niet op verzakingen gecontroleerd: { $empty } zonder afspel.
        [one] Niet op verzakingen gecontroleerd: 1 spel dat niet is na te spelen, { $empty } zonder afspel.
       *[other] Niet op verzakingen gecontroleerd: { $broken } spellen die niet zijn na te spelen, { $empty } zonder afspel.
    }
index-unread = Een deel van de invoer kon niet worden gelezen; de totalen gaan over de rest.
index-interrupted = Onderbroken: dit is wat tot dan toe is gelezen.
index-copies =
    { $count ->
        [one] 1 spel is een kopie van een ander; het staat er één keer.
       *[other] { $number } spellen zijn kopieën van andere; elk staat er één keer.
    }
index-priority = prioriteit
index-board = spel
index-note = Het programma stelt voor; de arbiter beslist. Prioriteit 1 is dringend.
comment-shared = "{ $quote }" staat in { $number } verslagen: tafels delen hun chat, dus het kan over een andere tafel gaan. Spellen: { $boards }.
tile-boards = spellen gelezen
tile-with-play = met afspel
tile-turns = kansen om te verzaken
tile-certain = zekere verzakingen
tile-likely = waarschijnlijke
tile-doubtful = twijfelachtige
tile-review = voor de arbiter

## Pages

page-since = Sinds versie { $version }
page-preview = Op proef: meldt alleen iets met --preview of --select { $code }
rules-preview = op proef
page-not-in = niet in { $year }
page-of-law = Artikel { $law }
page-guides = Onderwerpen
page-checks = Controles
page-laws = Spelregels
severity-note = opmerking
severity-warning = waarschuwing
severity-error = fout

## The closing lines of a run

end-boards =
    { $count ->
        [one] 1 spel
       *[other] { $number } spellen
    }
end-turns =
    { $count ->
        [one] 1 kans
       *[other] { $number } kansen
    }
end-read = { $boards } gelezen, { $played } met afspel, { $turns } om te verzaken
end-read-files = { $boards } gelezen uit { $files } bestanden, { $played } met afspel, { $turns } om te verzaken
end-read-none = { $boards } gelezen.
end-read-none-files = { $boards } gelezen uit { $files } bestanden.
end-none-audited = geen enkel vastgelegd afspel is na te spelen, dus naar verzakingen kan niet worden gezocht
end-nothing-to-search = er is geen afspel vastgelegd, dus naar verzakingen kan niet worden gezocht
end-wrong-deals = met deze verdelingen is niet gespeeld, dus naar verzakingen kan niet worden gezocht
end-few-cards = er zijn alleen uitkomsten of weinig meer vastgelegd, dus naar verzakingen kan niet worden gezocht
end-no-revoke = geen verzaking gevonden
end-nothing-for-director = Niets voor de arbiter.
end-nothing-new-for-director = Niets nieuws voor de arbiter.
end-revokes =
    { $count ->
        [one] 1 ogenschijnlijke verzaking ({ $grades })
       *[other] { $number } ogenschijnlijke verzakingen ({ $grades })
    }
end-certain =
    { $count ->
       *[other] { $number } zeker
    }
end-likely =
    { $count ->
       *[other] { $number } waarschijnlijk
    }
end-doubtful =
    { $count ->
       *[other] { $number } twijfelachtig
    }
end-no-leader = een eindpositie waarin niet staat wie voorspeelt
end-account = { $boards } = { $audited } gecontroleerd + { $not } niet te controleren ({ $reasons }) + { $without } zonder afspel.
end-director = { $boards } voor de arbiter: { $priorities }.
end-priority = { $number } met prioriteit { $priority }
end-errors =
    { $count ->
        [one] 1 fout
       *[other] { $number } fouten
    }
end-warnings =
    { $count ->
        [one] 1 waarschuwing
       *[other] { $number } waarschuwingen
    }
end-notes =
    { $count ->
        [one] 1 opmerking
       *[other] { $number } opmerkingen
    }
end-decided =
    { $count ->
        [one] Over 1 spel is al eerder beslist; het vraagt geen aandacht meer.
       *[other] Over { $number } spellen is al eerder beslist; ze vragen geen aandacht meer.
    }
end-results-only =
    { $count ->
        [one] 1 spel
       *[other] { $number } spellen
    } gecontroleerd op score, contract en bieding: { $due ->
        [0] niets
       *[other] { $due_number }
    } om te bekijken. Voor verzakingen is het afspel nodig, en dat is niet vastgelegd: bestanden van BBO, RealBridge en vugraph hebben het.
end-causes-known =
    Oorzaken: { $decided } al eerder beslist, { $repaired } niet meer gevonden.{ $grown ->
        [0] {""}
        [one] {" "}De besliste verklaren 1 spel meer dan toen.
       *[other] {" "}De besliste verklaren { $number } spellen meer dan toen.
    }
end-decided-changed =
    { $count ->
        [one] Over 1 spel is al eerder beslist, maar het resultaat of het voorstel is sindsdien veranderd: bevestig de beslissing door het vraagteken te wissen.
       *[other] Over { $number } spellen is al eerder beslist, maar het resultaat of het voorstel is sindsdien veranderd: bevestig een beslissing door het vraagteken te wissen.
    }
end-elsewhere =
    { $count ->
        [one] 1 beslissing gaat over een spel dat niet in deze invoer staat.
       *[other] { $number } beslissingen gaan over spellen die niet in deze invoer staan.
    }
end-elsewhere-kept =
    { $count ->
        [one] 1 beslissing gaat over een spel dat niet in deze invoer staat; ze is bewaard in decisions.csv.
       *[other] { $number } beslissingen gaan over spellen die niet in deze invoer staan; ze zijn bewaard in decisions.csv.
    }
end-findings = Meldingen: { $kinds }.
end-findings-hidden = Meldingen: { $kinds } ({ $hidden } niet getoond).
end-hidden-notes = Opmerkingen (--severity note): { $named }.
end-hidden-notes-more =
    { $count ->
        [one] Opmerkingen (--severity note): { $named } en nog 1 soort.
       *[other] Opmerkingen (--severity note): { $named } en nog { $number } soorten.
    }
end-note-files =
    { $count ->
        [one] 1 bestand
       *[other] { $number } bestanden
    }
end-sentences = Spellen waarop de recorder zegt dat er verzaakt is: { $boards }. Commentaren over een verzaking, ook op andere spellen: { $number } ({ $recorders } van recorders, { $shared } in meer dan één verslag){ $table }.
end-sentences-left-out = Er zijn meer commentaren over een verzaking dan bewaard kunnen worden: revoke_comments.csv heeft de eerste ervan.
end-worst = Ze zitten in { $troubled } van de { $files } bestanden: { $named }.
end-worst-most = Ze zitten in { $troubled } van de { $files } bestanden, het vaakst in { $named }.
end-folder = De rapporten staan in { $folder }. Begin met { $first }.
end-folder-empty = De rapporten staan in { $folder }: review.csv is leeg.
end-empty =
    { $count ->
        [one] Eén bestand bevat geen spel: { $named }.
       *[other] { $number } bestanden bevatten geen spel: { $named }.
    }
end-empty-more = { $number } bestanden bevatten geen spel: { $named } en nog { $more }.
end-others =
    { $count ->
        [one] Eén bestand heeft geen naam van een PBN- of LIN-bestand en is niet gelezen: { $kinds }.
       *[other] { $number } bestanden hebben geen naam van een PBN- of LIN-bestand en zijn niet gelezen: { $kinds }.
    }
end-other-ending = zonder extensie
end-copies =
    { $count ->
        [one] { $boards } in { $files } is een kopie van een eerder gelezen spel: het telt mee in de totalen en wordt één keer getoond.
       *[other] { $boards } in { $files } zijn kopieën van eerder gelezen spellen: ze tellen mee in de totalen en worden één keer getoond.
    }
end-copies-reported =
    { $count ->
        [one] { $boards } met meldingen, in { $files }, is een kopie van een eerder gelezen spel: het telt mee in de totalen en wordt één keer getoond.
       *[other] { $boards } met meldingen, in { $files }, zijn kopieën van eerder gelezen spellen: ze tellen mee in de totalen en worden één keer getoond.
    }
end-copies-files =
    { $count ->
        [one] 1 bestand
       *[other] { $number } bestanden
    }
end-copies-different =
    { $count ->
        [one] 1 van deze kopieën heeft een ander resultaat of andere meldingen en wordt ook getoond.
       *[other] { $number } van deze kopieën hebben een ander resultaat of andere meldingen en worden ook getoond.
    }
end-copies-whole =
    { $count ->
        [0] Alleen kopieën: { $named }.
       *[other] Alleen kopieën: { $named } en nog { $number }.
    }
end-board = spel { $board }
end-causes = oorzaak
end-causes-boards = spellen
end-causes-more =
    { $count ->
        [one] en nog 1 oorzaak
       *[other] en nog { $number } oorzaken
    }
end-causes-files = bestanden
end-urgent =
    { $count ->
        [0] Bekijk eerst deze spellen:
        [one] 1 score verandert als u akkoord gaat. Bekijk eerst deze spellen:
       *[other] { $number } scores veranderen als u akkoord gaat. Bekijk eerst deze spellen:
    }
screen-more =
    { $count ->
        [one] Nog 1 spel is niet getoond; --format full toont alles, -o MAP schrijft rapporten.
       *[other] Nog { $number } spellen zijn niet getoond; --format full toont alles, -o MAP schrijft rapporten.
    }
screen-more-in-folder =
    { $count ->
        [one] Nog 1 spel is niet getoond; de rapporten bevatten alles.
       *[other] Nog { $number } spellen zijn niet getoond; de rapporten bevatten alles.
    }
screen-same =
    { $count ->
        [one] Een ander bestand heeft hetzelfde.
       *[other] { $number } andere bestanden hebben hetzelfde.
    }
statistics-code = code
statistics-name = naam
statistics-findings = bevindingen
cause-of-boards = { $boards } van de { $of } spellen: { $what }
cause-of-boards-in-files = { $boards } van de { $of } spellen in { $files } bestanden: { $what }
cause-deals =
    { $count ->
        [one] spel { $boards }: verdeling van spel { $deal } uit { $file }
       *[other] spellen { $boards }: verdelingen uit { $file }, spelnummers { $difference }
    }{ $turned ->
        [0] {""}
        [one] , één plaats gedraaid
       *[other] , { $turned } plaatsen gedraaid
    }
cause-more = en nog { $more }
cause-other-tables = aan een andere tafel past het afspel ook niet bij de verdeling ({ $against }×), of wel ({ $fits }×)
cause-wrong-deals = met deze verdelingen is niet gespeeld
cause-operator-filler = er zijn kaarten ingevuld die niet gespeeld kunnen zijn
cause-faulty-deals = in verdelingen ontbreken kaarten, of staan kaarten dubbel
cause-impossible-results = de resultaten zijn onmogelijk
cause-dropped-doubles = in de contracten ontbreken de doubletten
cause-turned-by-writer = plaatsen, verdeling of kolommen zijn gedraaid, steeds op dezelfde manier
cause-turned-so = plaatsen, verdeling of kolommen zijn gedraaid, steeds op dezelfde manier: het klopt als { $reading }
cause-renamed = verdeling en afspel noemen dezelfde kaarten anders: het klopt als { $reading }
cause-calls-turned = de biedingen staan bij de verkeerde plaatsen, steeds evenveel verschoven
cause-numbers-shifted = de spelnummers zijn vanaf een bepaald spel verschoven
cause-wrong-deal = de verdeling of het afspel is van een ander spel
cause-plays-exchanged = twee tafels van een spel hebben elkaars afspel
cause-auction-or-seats-off = bieden en afspel staan bij de verkeerde plaatsen, dus de leider klopt niet
cause-numbering-habit = de spellen hebben een eigen nummering
cause-vulnerability-habit = de kwetsbaarheid volgt een eigen nummering
cause-passes-left-out = de passen voor het eerste bod ontbreken
advice-wrong-deals = Vraag de maker van het bestand om de verdelingen waarmee is gespeeld. Gebruik tot die tijd niets dat van de handen afhangt.
advice-operator-filler = Gebruik het afspel en de verzakingen van dit bestand niet. Vraag om een ander verslag als het afspel ertoe doet.
advice-faulty-deals = Vraag de maker van het bestand om de verdelingen. Het afspel is gecontroleerd voor zover de kaarten dat toelaten.
advice-impossible-results = Neem de resultaten over uit de officiële uitslag. Het afspel zelf kan kloppen.
advice-dropped-doubles = Neem de doubletten over uit het bieden, en verbeter de contracten of het programma dat ze schreef.
advice-turned-by-writer = Verbeter het programma dat de verslagen schreef, of draai al deze spellen op dezelfde manier. Het afspel is in de juiste stand gelezen.
advice-calls-turned = Verbeter de gevers of de biedingen van al deze biedverlopen op dezelfde manier; het afspel en de uitslagenlijst kloppen zonder.
advice-numbers-shifted = Verbeter de nummers vanaf dat spel: tafels worden daarmee vergeleken.
advice-wrong-deal = Vergelijk het spel met de verdeling op papier en met de andere tafels.
advice-plays-exchanged = Verwissel de twee afspelen; contracten en uitslagen van beide tafels kloppen.
advice-auction-or-seats-off = Vergelijk leider en score met de officiële uitslag: ze kunnen bij de verkeerde partij staan.
advice-numbering-habit = Niets, als de organisatie de spellen zo nummert. Verbeter anders de nummers.
advice-vulnerability-habit = { advice-numbering-habit }
cause-open = open
cause-decided = beslist
cause-repaired = verholpen
advice-passes-left-out = Niets, als alleen de biedingen zelf gelezen worden. Voeg anders de passen toe.

## A finding on a terminal

finding-times = { $number } keer in dit bestand
finding-follow =
    { $count ->
        [one] nog 1 fout volgt hieruit
       *[other] nog { $count } fouten volgen hieruit
    }
slip-key =
    { $key ->
        [file] bestand { $value }
        [game] verslag { $value }
        [board] spel { $value }
        [room] zaal { $value }
        [table] tafel { $value }
       *[round] ronde { $value }
    }

## What is said on the way

file-counts = { $file }: spellen { $boards }, met afspel { $played }, verzakingen { $revokes }, meldingen { $findings }
progress-left = nog { $time }
progress-judging = spellen vergelijken
progress-writing = schrijven
slips-open =
    { $count ->
        [one] 1 open vraag geschreven naar { $file }
       *[other] { $number } open vragen geschreven naar { $file }
    }
convert-done = { $boards } omgezet; { $files } geschreven naar { $folder }
convert-files =
    { $count ->
        [one] 1 PBN-bestand
       *[other] { $number } PBN-bestanden
    }
convert-shortened = geschreven naar { $to }, omdat de naam te lang is
convert-renamed = geschreven naar { $to }, omdat een ander bestand dezelfde naam heeft
convert-pbn =
    { $count ->
        [one] 1 bestand is al PBN en is niet omgezet
       *[other] { $number } bestanden zijn al PBN en zijn niet omgezet
    }
convert-comments =
    { $count ->
        [one] weggelaten zoals gevraagd: 1 opmerking
       *[other] weggelaten zoals gevraagd: { $number } opmerkingen
    }
convert-calls =
    { $count ->
        [one] weggelaten: 1 bieding die niet te lezen is, of komt na een onleesbare bieding of na het einde van het bieden
       *[other] weggelaten: { $number } biedingen die niet te lezen zijn, of komen na een onleesbare bieding of na het einde van het bieden
    }
convert-words =
    { $count ->
        [one] weggelaten: 1 uitleg van een bieding: er hoort geen bieding bij, of er is in een noot geen plaats voor
       *[other] weggelaten: { $number } keer uitleg van een bieding: er hoort geen bieding bij, of er is in een noot geen plaats voor
    }
convert-cards =
    { $count ->
        [one] 1 kaart is niet te lezen; op de plaats ervan staat een streepje
       *[other] { $number } kaarten zijn niet te lezen; op hun plaats staan streepjes
    }
convert-claims =
    { $count ->
        [one] weggelaten: 1 claim die niet te lezen is
       *[other] weggelaten: { $number } claims die niet te lezen zijn
    }
convert-entries =
    { $count ->
        [one] weggelaten: 1 resultaat van een resultatenlijst dat niet te lezen is
       *[other] weggelaten: { $number } resultaten van resultatenlijsten die niet te lezen zijn
    }
convert-other-rooms =
    { $count ->
        [one] weggelaten: 1 biedverloop van de andere zaal dat te lang is voor een regel PBN
       *[other] weggelaten: { $number } biedverlopen van de andere zaal die te lang zijn voor een regel PBN
    }
convert-values =
    { $count ->
        [one] weggelaten: 1 spelverdeling of kwetsbaarheid die niet te lezen is
       *[other] weggelaten: { $number } spelverdelingen of kwetsbaarheden die niet te lezen zijn
    }
convert-fields =
    { $count ->
        [one] weggelaten: 1 stuk tekst dat bij geen veld hoort
       *[other] weggelaten: { $number } stukken tekst die bij geen veld horen
    }
convert-braces =
    { $count ->
        [one] in 1 opmerking zijn accolades ronde haken geworden
       *[other] in { $number } opmerkingen zijn accolades ronde haken geworden
    }
convert-controls =
    { $count ->
        [one] in 1 opmerking of waarde zijn stuurtekens spaties geworden
       *[other] in { $number } opmerkingen of waarden zijn stuurtekens spaties geworden
    }
convert-cut =
    { $count ->
        [one] 1 waarde was te lang voor een regel PBN en is ingekort
       *[other] { $number } waarden waren te lang voor een regel PBN en zijn ingekort
    }
input-again = hetzelfde bestand als { $first }; één keer gelezen
inputs-again =
    { $count ->
        [one] nog één pad leidt naar een bestand dat al gelezen wordt
       *[other] nog { $count } paden leiden naar bestanden die al gelezen worden
    }
list-is-record = dit is een PBN- of LIN-bestand, geen lijst van paden; laat --from-list weg
slips-second = een tweede bestand met briefjes; zet de rijen van beide in één bestand
slips-unanswered =
    { $count ->
        [one] de rij op regel { $line } heeft geen antwoord en telt niet
       *[other] { $count } rijen hebben geen antwoord, de eerste op regel { $line }, en tellen niet
    }
slips-is-record = dit is een PBN- of LIN-bestand, geen formulier
list-no-path = regel { $number } is geen pad: te lang of met een NUL-byte erin (staat de lijst in UTF-16?); schrijf één pad per regel
stdin-once = standaardinvoer kan maar één keer worden gelezen
beside-stdin = naast standaardinvoer kunnen geen rapporten worden geschreven; noem een map met -o, of schrijf er geen met `pbn-audit check -`
beside-nothing = er is geen map naast { $name }; noem er een voor de rapporten met -o
beside-refused = { $why } (met -o komen de rapporten in een andere map)
page-not-opened = de pagina kon niet worden geopend ({ $why }); open haar in een browser
console-enter = Druk op Enter om dit venster te sluiten.
command-first = de opdracht staat voorop: pbn-audit { $word } ...
command-near = '{ $word }' is geen opdracht en ook geen bestand of map hier; was { $names } bedoeld?
command-none = '{ $word }' is geen opdracht en ook geen bestand of map hier; `pbn-audit help` noemt de opdrachten
help-near = '{ $word }' is geen opdracht; was { $names } bedoeld?
help-none = '{ $word }' is geen opdracht; `pbn-audit help` noemt de opdrachten
no-threads = { $jobs } threads starten lukt niet: { $why }
no-parquet = dit programma is zonder Parquet gebouwd; met `cargo install --path . --features parquet` komt het erin
rows-without-json-lines = --rows hoort bij --format json-lines
nested-without-boards = --nested hoort bij --rows met boards onder de tabellen
name-without-stdin = --name is voor standaardinvoer; geef - als PATH
anonymous-holds-names = deze map bevat rapporten met namen; kies een andere voor --anonymous
anonymous-bad-key = geen sleutel van pseudoniemen: de kolommen zijn pseudonym,name met komma’s ertussen, en de pseudoniemen lopen vanaf P0001; noem een ander bestand
anonymous-unknown = de invoer zegt meer dan toen de namen van de spelers werden gelezen, en wie toen niet bekend was heeft geen pseudoniem; draai de controle nog eens
anonymous-no-key = --key noemt het bestand voor de sleutel
no-double-dummy = dit programma is zonder double dummy gebouwd; met `cargo install --path . --features double-dummy` komt het erin, met g++ en libclang
unknown-check = '{ $word }' is geen familie (R), code (R101) of naam van een controle (revoke); `pbn-audit rules` noemt ze alle
unknown-check-near = '{ $word }' is geen familie, code of naam van een controle; was { $names } bedoeld?
explain-unknown = geen controle, bepaling of kolom heet '{ $word }'; `pbn-audit explain` noemt wat kan worden uitgelegd
explain-near = geen controle, bepaling of kolom heet '{ $word }'; was { $names } bedoeld?
explain-no-clause = er is geen pagina over { $word } van de spelregels; het dichtstbij: { $names }
man-unknown = er is geen opdracht '{ $name }'; wel { $names }
config-line = regel { $number }: { $why }
config-no-flag = `{ $flag }` is geen optie van check
no-statistics-in-sarif = SARIF kent geen --statistics; kies --format json-lines
show-several = er zijn meer verslagen van dit spel; voeg --game toe met een van { $games }
show-several-rooms = er zijn meer verslagen van dit spel; voeg --room open of closed toe, of --game met een van { $games }
show-several-files = er zijn meer verslagen van dit spel; noem het bestand en het verslag: { $games }
show-none = zo’n spel staat er niet in
list-game = verslag
list-board = spel
list-place = zaal, tafel
list-contract = contract
list-result = slagen
show-no-member = dat bestand staat niet in dit archief
show-other-board = verslag { $game } is niet spel { $board }
show-no-board = spel { $board } staat hier niet; gelezen verslagen: { $games }
show-no-board-in-room = spel { $board } staat niet in deze zaal; gelezen verslagen: { $games }
show-no-game = verslag { $game } staat hier niet; gelezen verslagen: { $games }

## Decisions applied

apply-column-place = verslag
apply-column-board = spel
apply-column-contract = contract
apply-column-tricks = slagen
apply-column-score = score NZ
apply-column-decision = beslissing
apply-changed =
    { $count ->
        [0] geen resultaat verandert
        [one] 1 resultaat verandert
       *[other] { $number } resultaten veranderen
    }
apply-penalties =
    { $count ->
        [one] 1 spel heeft een straf en houdt zijn resultaat
       *[other] { $number } spellen hebben een straf en houden hun resultaat
    }
apply-unchanged =
    { $count ->
        [one] 1 beslissing verandert niets
       *[other] { $number } beslissingen veranderen niets
    }
apply-later =
    { $count ->
        [one] over 1 spel moet nog worden beslist
       *[other] over { $number } spellen moet nog worden beslist
    }
apply-points =
    { $count ->
        [one] 1 gewijzigd verslag vermeldt ook matchpunten of imps: het rekenprogramma moet die opnieuw berekenen
       *[other] { $number } gewijzigde verslagen vermelden ook matchpunten of imps: het rekenprogramma moet die opnieuw berekenen
    }
apply-unread = er is geen kopie geschreven, omdat het bestand niet nog eens tot het einde gelezen kon worden
apply-copies =
    { $count ->
        [0] rescore.csv, rescore.xlsx en rescore.txt staan in { $folder }
        [one] rescore.csv, rescore.xlsx, rescore.txt en 1 gecorrigeerde kopie staan in { $folder }
       *[other] rescore.csv, rescore.xlsx, rescore.txt en { $number } gecorrigeerde kopieën staan in { $folder }
    }
apply-not-found = in { $file } staat dit spel niet meer zoals het was toen erover werd beslist: er is niets veranderd
apply-missing = { $file } is niet gevonden, of bevat geen van de { $count } besliste spellen meer. Als het bestand verplaatst is, zeg dan waar het staat: pbn-audit apply "{ $review }" PAD
apply-taken = Een kopie van { $file } staat nu in { $folder }; de volgende controle neemt deze beslissingen over.
apply-ambiguous = meer dan één verslag past bij dit spel, en de lijst zegt niet welk is bedoeld: er is niets veranderd
apply-unconfirmed = het spel is veranderd sinds erover is beslist: haal het vraagteken weg om de beslissing te bevestigen
apply-result-changed = het vermelde resultaat of de score is veranderd sinds erover is beslist: er is niets veranderd; controleer het bestand opnieuw, en beslis opnieuw
apply-open = het voorstel is { $min } tot { $max } slagen: beslis met tricks=N
apply-no-proposal = voor dit spel is niets voorgesteld: beslis met tricks=N of score=N
apply-worth = { $ns } { $of_ns } { $unit }, { $ew } { $of_ew } { $unit }
apply-field-not-here = veld niet aanwezig: de scores van de andere tafels staan niet in de invoer
apply-not-scored = de leider of de kwetsbaarheid is niet bekend, zodat niet elk resultaat een score heeft
apply-12C3 = volgens de Spelregels van 1997 kent een commissie van beroep gewogen scores toe; de arbiter alleen waar de zoneorganisatie dat toestaat (12C3)

## Twee mappen met rapporten vergeleken

compare-no-reports = geen map met rapporten: er staat geen manifest.json van pbn-audit in
compare-interrupted = De controle van { $folder } werd afgebroken: wat daar ontbreekt, is misschien niet gelezen.
compare-versions = De rapporten zijn door verschillende versies gemaakt: { $old }, nu { $new }.
compare-files = Gelezen bestanden: { $new } nieuw, { $changed } veranderd, { $gone } verdwenen.
compare-games = Gelezen spellen: { $old }, nu { $new }.
compare-option = De optie { $option } verschilt: { $old }, nu { $new }.
compare-causes = Oorzaken: { $new } nieuw, { $changed } veranderd, { $gone } verdwenen, { $same } gelijk.
compare-boards = Spellen voor de arbiter: { $new } nieuw, { $changed } veranderd, { $gone } verdwenen, { $same } gelijk.
compare-revokes = Verzakingen: { $new } nieuw, { $changed } veranderd, { $gone } verdwenen, { $same } gelijk.
compare-new = Nieuw:
compare-changed = Veranderd:
compare-gone = Verdwenen:
compare-revoke = verzaking ({ $revoke })
compare-cell = { $column } { $old }, nu { $new }
compare-more = en nog { $number }; -o BESTAND schrijft ze alle

## What cannot be read or written

trouble-about = { $what }: { $why }
trouble-standard-output = standaarduitvoer: { $why }
trouble-not-found = dat bestand of die map is er niet
trouble-no-permission = daarvoor ontbreekt de toestemming
trouble-folder = dit is een map
trouble-not-folder = dit is een bestand, geen map
trouble-taken = iets anders heeft deze naam al
trouble-full = er is geen ruimte meer
trouble-bad-name = deze naam kan hier niet: hij is te lang, of er staat een teken in dat in geen naam mag staan
trouble-read-only = daar kan niets worden geschreven
trouble-other = { $text }
trouble-damaged = de { $packing }-gegevens zijn beschadigd na { $bytes } bytes tekst ({ $why })
trouble-shortened = het bestand werd korter terwijl het werd gelezen
trouble-behind = na de { $packing }-gegevens volgt iets anders, dat is overgeslagen
trouble-cut-short = het archief is beschadigd of afgebroken; bestanden na de beschadiging kunnen ontbreken
trouble-too-deep = het is te vaak in iets anders ingepakt; pak het eerst uit
trouble-too-large = uitgepakt is het buitensporig groot, zoals een archief dat schade moet aanrichten; de rest wordt niet gelezen
trouble-too-long = het is langer dan 64 MB, het meeste dat van zo'n bestand gelezen wordt; de rest is niet gelezen
trouble-links = het is een koppeling die naar geen bestand leidt
trouble-no-file = dit is een pijp of een apparaat; noem het, als het gelezen moet worden
trouble-pipe = dit is een pijp of een apparaat, geen bestand; verplaats het, of kies een andere map
trouble-unmeasured = een bestand erin kan niet worden overgeslagen, want de lengte staat er niet voor; pak het archief eerst uit
trouble-encrypted = het is versleuteld in het archief; pak het eerst uit
trouble-packed = het is met { $how } ingepakt in het archief; pak het eerst uit
trouble-other-archive = dit zijn { $packing }-gegevens, die hier niet worden uitgepakt; pak ze eerst uit
trouble-sealed = dit zijn { $packing }-gegevens, en het programma is gebouwd zonder uitpakken; pak het eerst uit
trouble-archive = dit is een archief
trouble-workbook = dit kan niet als werkmap worden gelezen ({ $why })
trouble-workbook-old = dit is een oud Excel-bestand (.xls), of een met een wachtwoord; sla het op als .xlsx zonder wachtwoord
trouble-workbook-open = dit is een OpenDocument-werkmap (.ods); sla het op als .xlsx of .csv
trouble-no-member = geen PBN- of LIN-bestand in dit archief
trouble-no-game = geen PBN- of LIN-bestand: er staat geen spel in
trouble-no-board = er staat geen spel in: het bestand breekt af vóór het eerste; haal of kopieer het opnieuw
trouble-foreign = { $kind }: alleen PBN, LIN, USEBIO en links naar spelviewers worden gelezen; exporteer de spellen als PBN of LIN, of bewaar alleen de tekst als .txt
trouble-not-archive = geen zip-archief, al heet het zo: misschien is het beschadigd of maar voor een deel gekopieerd
trouble-changed-while-read = het is gewijzigd terwijl het werd gelezen: wat er nu in staat is niet nagekeken
trouble-report = een rapport van pbn-audit; noem in plaats daarvan de PBN- of LIN-bestanden
trouble-dead-links = geen van de links bevat een spel dat te lezen is; de eerste staat op regel { $line }, kolom { $column }
trouble-no-cards = de links noemen spellen op een server en bevatten geen kaarten; bewaar de spellen zelf, als LIN
trouble-xml = regel { $line }, kolom { $column }: { $why }
xml-cut = hier breekt het bestand af: er is maar een deel van bewaard of opgehaald; haal het opnieuw op
xml-empty = er staan geen uitslagen in dit USEBIO-bestand: het heeft geen TRAVELLER_LINE
xml-too-much = meer elementen in elementen, attributen of tekst dan een bestand met uitslagen ooit heeft
xml-syntax = dit is geen goed gevormde XML; exporteer het bestand opnieuw
foreign-pdf = een PDF-bestand
foreign-html = een webpagina (HTML)
foreign-xml = een XML-bestand, zoals USEBIO
foreign-rbn = RBN, Richard’s Bridge Notation
foreign-deals = spelverdelingen voor een dupliceermachine
foreign-scores = scores van een scorekastje
foreign-table = een tabel (CSV)
foreign-office = een document van een tekstverwerker of spreadsheet
foreign-json = JSON
foreign-mail = een bewaarde mail of webpagina (MIME)
foreign-picture = een afbeelding
rejects-mixed = er staan spellen in PBN en in LIN in; scheid ze voordat ze opnieuw worden gecontroleerd
trouble-interrupted = onderbroken
trouble-no-match = geen bestand of map past bij dit patroon
trouble-no-pbn = geen PBN- of LIN-bestand in deze map
trouble-own-reports = in deze map staan alleen rapporten van pbn-audit; noem de PBN- of LIN-bestanden, of hun map
input-own-reports = rapporten van pbn-audit, overgeslagen
trouble-loop = dit leidt terug naar { $above }
trouble-not-ours = de map is niet leeg en bevat geen rapporten van pbn-audit; kies een andere, of voeg --force toe
trouble-busy = een andere controle van pbn-audit schrijft daar; wacht tot die klaar is
trouble-review = { $why }; herstel het bestand, of voeg --force toe om het onder een andere naam te bewaren, zonder zijn beslissingen
trouble-is-read = dit bestand wordt ook gelezen; kies een ander om in te schrijven
trouble-has-answers = dit bestand bestaat al en kan antwoorden bevatten; kies een ander, of voeg --force toe om het onder een andere naam te bewaren
trouble-exists = dit bestand bestaat al; kies een ander, of voeg --force toe om het te overschrijven
trouble-is-report = daar worden rapporten geschreven; kies een ander bestand
trouble-kept = hier kan iemands werk in staan; bewaard als { $now }
trouble-decisions-kept = de beslissingen zijn overgenomen; omdat er ook iets anders in is veranderd, is het bestand bewaard als { $now }
decisions-is-record = dit is een PBN- of LIN-bestand, geen bestand met beslissingen
decisions-alone = dit zijn beslissingen van een pagina: sleep de map met haar rapporten samen met dit bestand op het programma
decisions-other-run = deze beslissingen komen niet van de pagina van deze rapporten, maar van andere, van een eerdere controle, of uit een tabel: beslis op de pagina van deze rapporten, of laat de volgende controle overnemen wat nog geldt, met --known en dit bestand
decisions-neither = geen bestand met beslissingen (met de kolommen id en director_decision) en geen lijst met één id per regel
decisions-no-file = geen review.csv in deze map
decision-unreadable = '{ $words }' is geen beslissing: { $why }; deze rij wordt niet gebruikt
decision-unknown = schrijf apply, stands, tricks=9, score=-100, assigned NS=+400 EW=-420, weighted 60% 3NT= 40% 3NT-1, ave+ NS ave- EW, penalty NS 10%, record-error of later
decision-form = schrijf { $form }
decision-shares = de aandelen zijn samen { $sum }%, geen 100%
decision-result = '{ $result }' is geen score van noord-zuid en ook geen contract met resultaat (3NT-1, 4S+1, 4Sx=, 3NT=E)
decision-impossible = geen enkel contract levert { $score } op
decision-several = schrijf er één, met straffen erachter (apply; penalty NS 10%), maar niet achter later
decision-no-board = '{ $id }' is geen id van een spel; deze rij is overgeslagen
decision-differs = over { $id } is twee keer beslist: { $taken } ({ $file }, die telt) en { $other } ({ $older })

## What is wrong with a slip

flaw-no-header = geen kopregel: verwacht { $known }
flaw-no-column = geen kolom `{ $name }`: verwacht { $known }
flaw-second-column = een tweede kolom `{ $name }`
flaw-no-kind = de kopregel heeft geen kolom `kind`
flaw-more-cells = meer cellen dan de kopregel heeft
flaw-trick = verwacht een slag, 1 tot 13
flaw-tricks = verwacht een slag (5) of een reeks ervan (5..7)
flaw-seat = verwacht een plaats: N, E, S of W
flaw-card = verwacht een kaart, kleur eerst: SQ
flaw-card-or-hand = verwacht een kaart, kleur eerst (SQ), of het woord hand
flaw-card-in-note = verwacht de kaart die in plaats ervan werd gespeeld, kleur eerst: SQ
flaw-suit = verwacht een kleur: S, H, D of C
flaw-order = verwacht highest, lowest of een kleur
flaw-count = verwacht een aantal slagen, 0 tot 13, of niets
flaw-game = verwacht het nummer van een verslag in zijn bestand, vanaf 1
flaw-kind = verwacht een soort briefje: { $known }
flaw-value = verwacht { $known }
flaw-not-taken = `{ $kind }` heeft geen { $column }
flaw-card-and-value = bij een genoemde kaart hoort geen waarde

## What speaks against a slip

objection-no-such-trick = de verdeling heeft zo'n slag niet
objection-not-reached = het verslag loopt niet tot die slag
objection-never-held = de hand had die kaart nooit
objection-no-penalty-cards = leider en dummy hebben geen strafkaarten (artikel 50)
objection-never-minor = een honneur is altijd een grote strafkaart (50B): zij telt als zodanig
objection-dummy-himself = dummy vraagt het een andere speler, en dit is zijn eigen plaats
objection-dummy-claims = dummy claimt niet (68): vul de plaats in van de leider of tegenspeler die dat deed
objection-not-defender = dit is niet de plaats van een tegenspeler
objection-not-defenders-concession = `partner-objected` geldt alleen voor het afstaan van slagen door een tegenspeler (68B2); dit telt als claim
objection-play-went-on = het spelen ging na die slag door
objection-fewer-left = er waren minder slagen over
objection-played-before = die kaart was al eerder gespeeld
objection-not-taken-back = die kaart is gespeeld en niet teruggenomen
objection-held-as-played = in het verslag staat die kaart als gespeeld
objection-other-card-there = in het verslag staat daar een andere kaart
objection-no-leave = deze hand mocht haar kaart niet wijzigen: niemand van de andere partij deed dat voor haar (artikel 62C)
objection-no-correction = geen briefje vermeldt een herstel waardoor zij gewijzigd mocht worden (artikel 62C)
objection-led = deze hand speelde in die slag voor
objection-follows = met die kaart wordt bekend
objection-legal-does-not-follow = met de kaart die in plaats ervan is gespeeld, wordt niet bekend
objection-legal-still-held = de kaart die in plaats ervan is gespeeld, was later nog in de hand: de verzaking werd voldongen doordat er werd doorgespeeld
objection-none-of-suit = de hand had geen kaart van de voorgespeelde kleur
objection-no-revoke = er is geen verzaking bekend waarover deze rij kan gaan
objection-found-in-time = de verzaking in slag 12 is hersteld, en werd dus ontdekt voordat alle vier de handen weer in het bord zaten (62D1)
objection-none-recorded = het verslag laat in die beurt geen verzaking zien
objection-declaring-side-led = de partij van de leider komt niet uit (artikel 54)
objection-own-turn-to-lead = die hand was aan de beurt om uit te komen
objection-other-hand-played = de tag Declarer (^) zegt dat de andere hand van de partij het speelde (artikel 54A)
objection-corrected-too-late = de overtredende partij had vóór het herstel al in de volgende slag gespeeld, zodat de verzaking voldongen was (63A1)
objection-other-result = met deze slagen kan het vermelde Result niet kloppen, ook niet na een overdracht
objection-other-lead-marked = het verslag merkt een andere uitkomst voor de beurt (^L), of dat deze is geaccepteerd
objection-each-otherwise = elke verzaking van het spel heeft een eigen rij over de aandacht, en die zegt iets anders
objection-nothing-due = er gaat geen slag over, dus het vermelde resultaat kan geen overdracht bevatten

## The form of slips

form-revoke-of-slip = de verzaking van { $player } in slag { $trick }, die uit een briefje blijkt
form-revoke = { $player } bekende niet in { $suit } in slag { $trick }
form-revoke-happened = { $revoke }: is dat gebeurd, of is het verslag daar fout? happened (gebeurd) of not-happened (niet gebeurd)
form-attention = { $revoke }: wanneer werd de aandacht erop gevestigd? during-play (tijdens het afspel), after-play (erna), next-call-offenders (na een bieding van de overtreders in het volgende spel), next-call-others (na een bieding van de anderen), after-round (na de ronde) of never (nooit)
form-corrected = { $card } - { $revoke }: is het op tijd hersteld? record-shows-old als er een andere kaart voor in de plaats kwam; leeg laten als het niet is hersteld
form-corrected-one-of = { $revoke }: is het op tijd hersteld? record-shows-old als er een andere kaart voor in de plaats kwam; leeg laten als het niet is hersteld; noem die kaart voor deze tekst
form-missing-card = { $player } heeft geen kaart in slag { $trick }: als die aan tafel ontbrak en daar later is bijgelegd (67B1), welke kaart? leeg laten als alleen het verslag haar mist
form-penalty-card = { $revoke }: was de kaart die niet werd gespeeld een strafkaart, en welke? major (grote) of minor (kleine); leeg laten als het er geen was
form-penalty-card-or-faced = { $revoke }: was de kaart die niet werd gespeeld een strafkaart, en welke? major (grote) of minor (kleine); leeg laten als het er geen was; faced_card in plaats van penalty_card als zij open lag en er geen was
form-hands-returned = waren alle vier de handen terug in het bord toen de verzaking in slag 12 werd ontdekt? yes (ja) of no (nee)
form-result-adjusted = zitten de slagen die over te dragen zijn al in het resultaat? yes (ja) of no (nee)
form-reading = { $text }: hierover verschillen de meningen; applies (het geldt) of not (het geldt niet)
form-correction-period = de aandacht kwam te laat voor artikel 64; loopt de tijd voor een verbetering nog (79C, 92B)? open (ja) of closed (nee)
form-comment = { $author } schreef "{ $quote }": is dat gebeurd, wie speelde dan in welke slag welke kaart? corrected in plaats van record_error als het op tijd is hersteld; laat de kaart leeg als het niet is gebeurd
form-comment-unsigned = een commentaar zegt "{ $quote }": is dat gebeurd, wie speelde dan in welke slag welke kaart? corrected in plaats van record_error als het op tijd is hersteld; laat de kaart leeg als het niet is gebeurd
form-claim = { $players }: wie claimde of gaf slagen af (seat), in welke slag, en wat werd ervan? agreed (akkoord), disputed (betwist), partner-objected (partner maakte bezwaar) of withdrawn (ingetrokken); in tricks de slagen die de partij van de claimer toen kreeg; leeg laten als niemand het deed

## The notes of a finding

verbatim = { $text }
topic-assumed = aanname
topic-awarded = toegekend
topic-cause = oorzaak
topic-changes = wijzigen
topic-equity = herstel van schade
topic-established = voldongen
topic-facts = feiten
topic-follows = gevolg
topic-help = hulp
topic-law = spelregel
topic-order = verplichting
topic-penalty = strafkaart
topic-reading = lezing
topic-record = verslag
topic-result = resultaat
topic-signs = tekenen
topic-state = status
topic-time = termijn
topic-transfer = overdracht
topic-double-dummy = double dummy
follows-from = gevolg van { $cause }: { $finding }
cause-note-deals = met veel verdelingen van dit bestand is niet gespeeld; dit is dus waarschijnlijk een fout in het verslag
cause-note-filler = in een op de vier spellen van dit bestand, of meer, kunnen kaarten niet kloppen: van losse kaarten is niets zeker

## Findings: rulings

as-written = zoals het er staat: { $what }
suit-led-by =
    { $suit ->
        [spades] schoppen werd voorgespeeld door { $seat } ({ $card })
        [hearts] harten werd voorgespeeld door { $seat } ({ $card })
        [diamonds] ruiten werd voorgespeeld door { $seat } ({ $card })
       *[clubs] klaveren werd voorgespeeld door { $seat } ({ $card })
    }
same-hand-played = dezelfde hand speelde { $card } in slag { $trick }
notes-joined = { ALSO($notes) }
note-law = { $clauses } ({ $edition }): { ALSO($why) }: { $gives }
note-state = { $state }; { $grade }
state-name-not-stated = geen resultaat vermeld
state-name-agrees = klopt
state-name-unadjusted = nog niet aangepast
state-name-already-adjusted = al aangepast
state-name-undecided = niet vast te stellen
state-name-differs = wijkt af
grade-name-certain = zeker
grade-name-likely = waarschijnlijk
grade-name-doubtful = twijfelachtig: het verslag zelf kan onjuist zijn
note-assumed = dat { $text } ({ $clause })
note-assumed-otherwise = dat { $text }, { $otherwise } ({ $clause })
note-equity-stays = herstel van schade (64C) blijft ter beoordeling van de arbiter
note-equity-over = herstel van schade (64C) is niet meer mogelijk: de correctietermijn is verstreken (79C, 92B)
note-equity-43B3 =
    { $gives ->
        [no-penalty] de leider mag de straf niet laten uitvoeren (43B3)
        [damage] er is geen rechtzetting; na afloop van het spel wordt bezien of er schade was (12B1, volgens 43B3), en wat er met de score van de partij van de leider gebeurt, staat er niet
       *[split] alleen het voordeel van de tegenspelers wordt weggenomen, en de partij van de leider behoudt het tafelresultaat (43B3)
    }
note-equity = bekijk artikel 64C: { $reasons }
note-double-dummy = had { $seat } in slag { $trick } bekend, dan zou de leider { $tricks } maken; double dummy is een hulpmiddel bij artikel 64C, geen arbitrale beslissing
note-transfer = voor het hele spel: { $moved }
note-transfer-none = voor het hele spel: er wordt geen slag overgedragen
note-transfer-short = { $transfer }. { $shortfall }
note-reading = het verslag klopt als { $change } ({ $code })
note-reading-or = het verslag klopt als { $change } ({ $code }), of als { $other }
note-reading-others = het verslag klopt als { $change } ({ $code }), of als { OR($others) }
note-reading-of-result = Result klopt en het verslag is in orde als { $change } ({ $code })
note-next-even = ongeveer even waarschijnlijk: het verslag klopt als { $change } ({ $code })
note-next = minder waarschijnlijk: het verslag klopt als { $change } ({ $code })
note-next-far = veel minder waarschijnlijk: het verslag klopt als { $change } ({ $code })

## Findings: result and score

tricks-spelled =
    { $count ->
        [0] geen slag
        [one] één slag
       *[other] { SPELLED($count) } slagen
    }
tricks-spelled-at-most =
    { $count ->
        [one] hoogstens één slag
       *[other] hoogstens { SPELLED($count) } slagen
    }
tricks-spelled-none-or = geen slag of { SPELLED($count) } slagen
tricks-spelled-or =
    { $min ->
        [one] één of { SPELLED($count) } slagen
       *[other] { SPELLED($min) } of { SPELLED($count) } slagen
    }
tricks-spelled-to =
    { $min ->
        [one] één tot { SPELLED($count) } slagen
       *[other] { SPELLED($min) } tot { SPELLED($count) } slagen
    }
tricks-go =
    { $count ->
        [one] gaat { $tricks } naar { $side }
       *[other] gaan { $tricks } naar { $side }
    }
tricks-go-both = is de overdracht { $moved }
points-north-south = NZ { $points }
outcome-and-points = { $made }, { $points }
score-becomes = { $before } wordt { $after }
counts = { $stated }, { $played }, { $adjusted }
counts-with-score = { counts }: { $score }
counts-stated = vermeld { $count }
counts-stated-of-part = Result betreft een deel van het afspel
counts-not-stated = geen Result
counts-played = gespeeld { $count }
counts-recorded = volgens de vastgelegde kaarten { $figures }
counts-adjusted = na rechtzetting { $figures }
counts-not-adjusted = na rechtzetting niet te zeggen
awarded = het verslag zegt zelf, met ^, dat dit niet is wat er is gespeeld
by-clause = { ALSO($revokes) } ({ $edition })
by-clause-revoke = { $seat } in slag { $trick }: { $clause }
numbering-label = van een ander spel
numbers-too-high = { $finding }; vanaf hier zijn alle nummers { SPELLED($count) } te hoog
numbers-too-low = { $finding }; vanaf hier zijn alle nummers { SPELLED($count) } te laag
numbering-of-its-own = { $finding }; dit bestand nummert de spellen op zijn eigen manier
numbering-reading = gever en kwetsbaarheid zijn die van spel { $number }
read-without-deal = het afspel is zonder de verdeling gelezen
cause-in-trick = de fout in slag { $trick }
cause-contract = het Contract
cause-deal = de verdeling
follows-later = wat er verder mis is, wordt als gevolg hiervan beschouwd: { ALSO($faults) }
follows-in-trick = { $seats } in slag { $trick }
follows-columns = vanaf slag { $trick } horen de kolommen niet bij vaste plaatsen
follows-transfer = de overdracht die niet in Result zit
counted-in-doubt = elke verzaking in het spel is twijfelachtig, en dit is niet zekerder

signs-for = voor een verzaking: { ALSO($signs) }
signs-against = tegen een verzaking: { ALSO($signs) }
signs-both = voor een verzaking: { ALSO($pro) }; ertegen: { ALSO($contra) }
sign-marked = ze is gemarkeerd (^R)
sign-all-marked = ze is gemarkeerd (^R), zoals elke keer dat in dit verslag niet werd bekend
sign-last-trick = het is de laatste genoteerde slag
sign-never-shown = de kleur komt later niet meer uit die hand
sign-same-rank = de hand heeft in de gevraagde kleur een even hoge kaart, en speelt die nooit
sign-several-fail = er wordt meermalen niet bekend
sign-wrong-card = een andere kaart van het verslag kan niet kloppen
sign-not-clean = er is nog iets mis met het verslag
sign-dummy = de kaarten van de dummy lagen open
sign-first-round = het was de eerste ronde van de kleur, met vier of meer kaarten ervan in de hand
sign-partners-trick = partner was de slag aan het winnen
sign-adjusted = het vermelde resultaat past alleen met een overdracht
sign-result = het vermelde resultaat past er niet bij

## Findings: writing and play

stated-by-result = Result
stated-by-claim = de claim
stated-by-cards = het verslag
stated-by-list = de uitslagenlijst
stated-by-score = Score
passed-over = genegeerd
read-all-the-same = toch gelezen
not-read = niet gelezen
the-first-of-them = de eerste ervan
more-of-this-kind = { $finding }; en nog { $count } van deze soort in dit spel
amended = slag { $trick }, { $seat }: { $card }, niet { $written } zoals er staat ({ $file }, regel { $line })
denied = { $seat } verzaakte niet, en het verslag is hier fout ({ $file }, regel { $line })
amended-unwritten = slag { $trick }, { $seat }: { $card }, die er niet staat ({ $file }, regel { $line })
expected = verwacht: { $value }
expected-any = tekst
expected-seat = N, E, S of W
expected-vulnerable = None, NS, EW of All
expected-deal = een eerste plaats en vier handen, zoals in N:AK5.QJ3.T98.7642 - - -
expected-contract = een contract (4SX, 3NT) of Pass
expected-date = jaar, maand en dag: 2024.05.31
expected-time = uren, minuten en seconden: 21:24:00
expected-positive = een positief getal
expected-number = een getal
expected-listed-result = contract, leider en slagen: 4SX;N;9, of Pass
expected-trick-numbers = nummers van slagen: 3;7
expected-time-control = spellen en minuten: 4/30
expected-round = letters, cijfers, _ en .
expected-room = Open of Closed
expected-yes-no = Yes of No
expected-seats = letters van plaatsen, zoals in EW
expected-scoring = een systeem en zijn varianten: IMP;Cross1
expected-tricks = de slagen van de leider, 0 tot en met 13
expected-points = punten, zoals in 420 of NS -50
expected-side-points = een partij en punten: NS 620
expected-decimal = punten, zoals in 1.5 of NS -5
expected-percentage = een percentage, zoals in NS 55.71
expected-rubber = punten boven en onder de streep: NS 300/40
expected-rubber-history = de robber tot nu toe: NS 0 300/100 40 EW 0 50/0 0
expected-listed = een woord van de lijst
stats-turns =
    { $count ->
        [one] 1 beurt
       *[other] { $number } beurten
    }
stats-revokes =
    { $count ->
        [one] 1 verzaking
       *[other] { $number } verzakingen
    }
stats-certain = zeker
stats-likely = waarschijnlijk of zeker
stats-doubtful = van elke graad
stats-found = In { $turns } op { $boards } kon een hand bekennen, in verslagen die een verzaking kunnen laten zien. Ze tonen { $revokes } ({ $grade }): { $rate } per { $per } beurten, 95%-interval { $low } tot { $high }.
stats-none = In { $turns } op { $boards } kon een hand bekennen, in verslagen die een verzaking kunnen laten zien. Ze tonen er geen ({ $grade }). De werkelijke frequentie hoeft niet nul te zijn: alles tot { $high } per { $per } beurten past hierbij (95%-interval).
stats-nothing = Geen beurten om te tellen: er is geen afspel vastgelegd, of geen dat betrouwbaar is.
stats-events = Intervallen: exact (Garwood 1936) voor zoveel onafhankelijke verzakingen als deze waard zijn naar de verschillen tussen wedstrijden.
stats-exact = Intervallen: exact (Garwood 1936), als van verzakingen die niet van elkaar afhangen.
stats-few = Bij minder dan { $number } verzakingen zeggen verschillen tussen spelers, wedstrijden of jaren weinig.
stats-tricks = Kosten in slagen van de { $revokes } in alle verslagen: { $tricks }.
stats-tricks-oldest = { $tricks } volgens de Spelregels van { $year }
stats-tricks-newer = { $tricks } volgens { $year }
stats-no-rate = Van geen verslag in de invoer is bekend dat het een verzaking kan laten zien; er is dus geen frequentie.
stats-refused = In { $turns } weigert het programma dat het verslag maakte een verzaking: daaruit volgt geen frequentie.
stats-unknown = Van { $turns } is niet bekend of het verslag een verzaking kon laten zien: daarvoor is er geen frequentie.
stats-without-rate = Die verslagen tonen { $revokes } ({ $grade }), die in geen frequentie tellen.
stats-others = Niet meegeteld: { $revokes } van een lagere graad.
stats-told = Volgens de recorder is er verzaakt op { $told } (waarvan { $shown } in verslagen die een verzaking kunnen laten zien), van { $boards } waarbij een recorder iets schreef. Die worden niet opgeteld.
stats-left-out = { $turns } zijn weggelaten omdat het spel niet betrouwbaar is of de slag niet te beoordelen; de rijen left_out van stats.csv noemen de redenen.
stats-copies = { $boards } in de invoer zijn kopieën van andere; die tellen niet nog eens mee.
stats-is-not = Dit zegt niet hoe vaak er aan tafel in totaal verzaakt wordt: een op tijd herstelde verzaking laat geen spoor na, en spellen zonder afspel tonen niets.
stats-per = per { $per }
stats-turns-head = beurten
stats-revokes-head = verzakingen
stats-interval = 95%-interval
stats-all = alles
stats-declarer = leider
stats-dummy = dummy
stats-lho = links van de leider
stats-rho = rechts van de leider
stats-trump-led = troef voorgespeeld
stats-side-led = bijkleur voorgespeeld
stats-no-trump = in sans atout
stats-damaged = de sommen zijn niet te lezen: ze zijn beschadigd of van een andere versie; draai stats opnieuw
stats-twice = twee keer genoemd na --merge; de spellen zouden dubbel tellen
stats-again = heeft spellen van dezelfde invoer als { $other }; ze zouden dubbel tellen
stats-missing = na --merge ontbreken delen: { $shards } van een invoer van { $files } bestanden; de cijfers zijn zonder
stats-unfinished = in deze map staan geen sommen van een voltooide telling; draai stats opnieuw
stats-other-options = gemaakt met andere opties ({ $theirs }) dan gevraagd ({ $own }); delen moeten gelijk geteld zijn: herhaal hun --by, --laws en --jurisdiction, en noem één sleutel (--anonymous --key) voor alle, zoals het laatste deel die achterliet
no-shard = '{ $word }' is geen deel; schrijf 3/8 voor het derde van acht
unknown-dimension = '{ $word }' is geen dimensie; er zijn { $names }

## What the Laws are about, as it is asked for

notion-round = einde van de ronde
notion-attention = aandacht vestigen
notion-adjusted-score = arbitrale score
notion-information = ongeoorloofde informatie, OI, logisch alternatief
notion-dummy = dummy, blinde
notion-trick = slag, bekennen
notion-played-card = gespeelde kaart
notion-penalty-card = strafkaart, grote strafkaart, kleine strafkaart
notion-lead-out-of-turn = voorspelen voor de beurt
notion-revoke = verzaking, verzaken
notion-established = voldongen verzaking, voldongen
notion-transfer = overdracht
notion-equity = schade, billijkheid
notion-quitted-trick = dichtgelegde slag
notion-claim = claim, claimen, afstaan
notion-disputed-claim = betwiste claim
notion-time = correctietermijn, correctieperiode
notion-penalty = administratieve straf
