# What happened on a board, in one sentence.

happened = { $what }; { $means }.
happened-alone = { $means }.
happened-revoke =
    { $grade ->
        [doubtful] If the record is right, { $seat } revoked
        [likely] { $seat } probably revoked
       *[certain] { $seat } revoked
    } in trick { $trick } ({ $card } on { $suit }, { $held })
happened-held = holding { $cards }
happened-shown = and then { $card } to trick { $trick }
happened-one-of = { $what }, one of { $count } revokes
happened-due =
    { $moved }{ $timing ->
        [open] {" "}if attention was drawn in time
       *[settled] {""}
    }{ $place ->
        [not-yet] , not yet in the stated result
        [in-result] , already in the stated result
        [in-score] , already in the stated score
        [not-stated] ; no result is stated
        [perhaps] , perhaps already in the stated result
       *[unsaid] {""}
    }
happened-trick-12 =
    trick 12 is corrected (62D){ $place ->
        [not-yet] , which the stated result does not include yet
        [in-result] , as the stated result already does
        [not-stated] ; no result is stated
        [perhaps] , perhaps already in the stated result
       *[unsaid] {""}
    }
happened-nothing = no trick is transferred
happened-nothing-because = no trick is transferred: { $why }
happened-open = it is corrected ({ $clause }), and the rest of the play is open
happened-told = a comment says that somebody revoked
happened-no-revoke = no revoke was found
happened-result-contradicts =
    the stated result is { $stated ->
        [one] 1 trick
       *[other] { $stated } tricks
    }, but declarer's side won { $played } in the recorded play
happened-result-impossible =
    the stated result of { $stated ->
        [one] 1 trick
       *[other] { $stated } tricks
    } is impossible: the recorded cards allow { $possible }
happened-result-neither =
    the stated result of { $stated ->
        [one] 1 trick
       *[other] { $stated } tricks
    } is neither what was played ({ $played }) nor what is due ({ $adjusted })
happened-result-slip =
    the stated result of { $stated ->
        [one] 1 trick
       *[other] { $stated } tricks
    } is possible, but a slip of the director contradicts it
happened-fault =
    { $finding }{ $code ->
        [A101] ; the recorded auction cannot be right
        [A102] ; one of the two is wrong
        [A103] ; one of the two is wrong
        [C105] ; the score or the result is wrong
        [C112] ; the recorded cards show no revoke
        [D101] ; the recorded deal cannot be right
        [D102] ; the recorded deal cannot be right
        [L112] ; correct the slip
        [P101] ; the play or the deal is recorded wrongly
        [P102] ; the recorded play cannot be right
        [P106] ; the recorded play cannot be right
        [S302] ; the recorded play cannot be read there
       *[other] {""}
    }.

state-word-not-stated = no result stated
state-word-agrees = result agrees
state-word-score-differs = result agrees, score differs
state-word-unadjusted = not adjusted yet
state-word-already-adjusted = already adjusted
state-word-undecided = cannot be said
state-word-differs = result differs

kind-transfer = revoke: tricks are transferred
kind-included = revoke: already adjusted
kind-no-transfer = revoke: no trick is transferred
kind-comment = a comment names a revoke
kind-result = the result
kind-score = the score
kind-deal = the deal
kind-play = the recorded play
kind-auction = auction, contract or declarer
kind-slip = a slip
kind-writing = how the record is written
kind-nothing = nothing found
