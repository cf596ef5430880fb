# Wat er op een spel is gebeurd, in één zin.

happened = { $what }; { $means }.
happened-alone = { $means }.
happened-revoke =
    { $grade ->
        [doubtful] Als het verslag klopt, verzaakte { $seat }
        [likely] { $seat } verzaakte waarschijnlijk
       *[certain] { $seat } verzaakte
    } in slag { $trick } ({ $card } op { $suit }, { $held })
happened-held = met { $cards } in de hand
happened-shown = en daarna { $card } in slag { $trick }
happened-one-of = { $what }, een van { $count } verzakingen
happened-due =
    { $moved }{ $timing ->
        [open] , als de aandacht daar op tijd op werd gevestigd
       *[settled] {""}
    }{ $place ->
        [not-yet] ; nog niet in het vermelde resultaat verwerkt
        [in-result] ; al in het vermelde resultaat verwerkt
        [in-score] ; al in de vermelde score verwerkt
        [not-stated] ; er is geen resultaat vermeld
        [perhaps] ; misschien al in het vermelde resultaat verwerkt
       *[unsaid] {""}
    }
happened-trick-12 =
    slag 12 wordt hersteld (62D){ $place ->
        [not-yet] ; nog niet in het vermelde resultaat verwerkt
        [in-result] ; al in het vermelde resultaat verwerkt
        [not-stated] ; er is geen resultaat vermeld
        [perhaps] ; misschien al in het vermelde resultaat verwerkt
       *[unsaid] {""}
    }
happened-nothing = er is geen slag over te dragen
happened-nothing-because = er is geen slag over te dragen: { $why }
happened-open = dat wordt hersteld ({ $clause }), en de rest van het afspel is open
happened-told = een commentaar zegt dat er verzaakt is
happened-no-revoke = er is geen verzaking gevonden
happened-result-contradicts =
    volgens het vermelde resultaat won de partij van de leider { $stated ->
        [one] 1 slag
       *[other] { $stated } slagen
    }, volgens het afspel { $played }
happened-result-impossible =
    het vermelde resultaat, { $stated ->
        [one] 1 slag
       *[other] { $stated } slagen
    }, is onmogelijk: de vastgelegde kaarten laten { $possible } toe
happened-result-neither =
    het vermelde resultaat, { $stated ->
        [one] 1 slag
       *[other] { $stated } slagen
    }, past noch bij het afspel ({ $played }), noch bij de beslissing ({ $adjusted })
happened-result-slip =
    het vermelde resultaat, { $stated ->
        [one] 1 slag
       *[other] { $stated } slagen
    }, is mogelijk, maar een briefje van de arbiter spreekt het tegen
happened-fault =
    { $finding }{ $code ->
        [A101] ; het vastgelegde bieden kan niet kloppen
        [A102] ; een van beide is fout
        [A103] ; een van beide is fout
        [C105] ; de score of het resultaat is fout
        [C112] ; de vastgelegde kaarten laten geen verzaking zien
        [D101] ; de vastgelegde verdeling kan niet kloppen
        [D102] ; de vastgelegde verdeling kan niet kloppen
        [L112] ; verbeter het briefje
        [P101] ; het afspel of de verdeling is verkeerd vastgelegd
        [P102] ; het vastgelegde afspel kan niet kloppen
        [P106] ; het vastgelegde afspel kan niet kloppen
        [S302] ; daar is het vastgelegde afspel niet te lezen
       *[other] {""}
    }.

state-word-not-stated = geen resultaat vermeld
state-word-agrees = resultaat klopt
state-word-score-differs = resultaat klopt, score wijkt af
state-word-unadjusted = nog niet aangepast
state-word-already-adjusted = al aangepast
state-word-undecided = niet te zeggen
state-word-differs = resultaat wijkt af

kind-transfer = verzaking: er gaan slagen over
kind-included = verzaking: al verwerkt
kind-no-transfer = verzaking: geen slag over te dragen
kind-comment = een commentaar noemt een verzaking
kind-result = het resultaat
kind-score = de score
kind-deal = de verdeling
kind-play = het vastgelegde afspel
kind-auction = bieden, contract of leider
kind-slip = een briefje
kind-writing = hoe het verslag is geschreven
kind-nothing = niets gevonden
