# The words of the sheets and of the terminal in English.

and = and
or = or
numbers-as-words = no one two three four five six seven eight nine ten eleven twelve thirteen
north = North
east = East
south = South
west = West
seat-letters = N E S W
honour-letters = A K Q J
north-south = North-South
east-west = East-West
spades = spades
hearts = hearts
diamonds = diamonds
clubs = clubs
notrump = NT
no-trumps = notrump
pass = Pass
all-pass = All pass

## The head

title-board = Board { $number }
title-game = Game { $number }
title-contract = { $contract } by { $seat }
title-passed-out = passed out
title-dealer = dealer { $seat }
vulnerable-side = { $side } vulnerable
vulnerable-both = both sides vulnerable
vulnerable-none = nobody vulnerable
stage = stage
session = session
section = section
round = round
table = table
room = room

## The verdict

tricks =
    { $count ->
        [0] no trick
        [one] 1 trick
       *[other] { $count } tricks
    }
tricks-at-most =
    { $count ->
        [one] at most 1 trick
       *[other] at most { $count } tricks
    }
tricks-none-or = no trick or { $count } tricks
tricks-or = { $min } or { $count } tricks
tricks-to = { $min } to { $count } tricks
verdict-no-play = No play is recorded: there is nothing to rule on.
verdict-not-auditable = The play cannot be replayed: { $why }.
no-contract = no contract is stated
no-declarer = no declarer is stated
passed-out = cards are recorded on a passed-out board
no-leader = it is an end position without a leader
internal-fault = the program failed on this board
headline-finding = { $finding } ({ $code }).
headline-misdealt =
    { $count ->
        [one] Deal and play belong to different boards: only { $fit } of { $recorded } recorded cards was dealt to the hand that plays it.
       *[other] Deal and play belong to different boards: only { $fit } of { $recorded } recorded cards were dealt to the hand that plays them.
    }
headline-already = Already in the Result: { $moved }.
headline-already-score = Already in the Score: { $moved }.
headline-already-trick-12 = Already in the Result: trick 12 as corrected (62D).
headline-in-time =
    { $grade ->
        [doubtful] If the revoke happened and attention was drawn in time: { $moved }.
        [all-doubtful] If the revokes happened and attention was drawn in time: { $moved }.
        [not-all] If all the revokes happened, no trick is transferred; if only some did, and attention was drawn in time: { $moved }.
       *[sure] If attention was drawn in time: { $moved }.
    }
headline-moves =
    { $grade ->
        [doubtful] If the revoke happened: { $moved }.
        [all-doubtful] If the revokes happened: { $moved }.
        [not-all] If all the revokes happened, no trick is transferred; if only some did: { $moved }.
       *[sure] { $moved }.
    }
headline-trick-12 = Trick 12 is corrected (62D); nothing is transferred.
headline-trick-12-outcome = Trick 12 is corrected (62D): { $before } becomes { $after }; nothing is transferred.
headline-trick-12-alone = Trick 12 is corrected (62D) and goes to { $winner }: without the transfer { $before } would be { $after }.
moved-outcome = { $moved } ({ $before } → { $after })
otherwise-late =
    If it was drawn only after a player of the non-offending side had called on the next deal ({ $call }), or after the round had ended ({ $round }): { $tricks ->
        [none] none automatically
       *[fewer] fewer or none automatically
    }{ $equity ->
        [over] .
       *[open] ; until the time for a ruling or a correction is over (79C, { $law }, 92B) equity may be restored (64C).
    }
open-corrected =
    { $count ->
        [one] { $seats }'s revoke was not established and is corrected
       *[other] The revokes of { $seats } were not established and are corrected
    } ({ $clause }): trick { $trick } goes to { $winner }.
open-corrected-trick-open =
    { $count ->
        [one] { $seats }'s revoke was not established and is corrected ({ $clause }); who wins trick { $trick } depends on the card that he then plays.
       *[other] The revokes of { $seats } were not established and are corrected ({ $clause }); who wins trick { $trick } depends on the cards that they then play.
    }
open-corrected-unfinished =
    { $count ->
        [one] { $seats }'s revoke was not established and is corrected
       *[other] The revokes of { $seats } were not established and are corrected
    } ({ $clause }); trick { $trick } is still to be completed.
open-corrected-lead = { $seat }'s revoke was not established and is corrected ({ $clause }): the card that was required is led to trick { $trick }, and the trick is played again.
open-disputed = The disputed claim is decided from there (Law 70): any doubt that the revoke leaves goes against { $side }.
open-void = The concession does not count (68B2), and play goes on from there; if nobody noticed the revoke before { $side } played to trick { $next }, it is established after all (63A1) and Law 64 applies.
open-not-recorded = What was played after it is not recorded.
open-recorded-only = After it the record has only { $cards }, in trick { $next }; how the play went on is not recorded.
open-outcomes = The other tricks can give { $outcome }.
otherwise-reading = If the director does not apply { $clause } here: { $tricks } to { $side }.
set-off = { $first } and { $second }; net: { $net }
net-either-way = { $tricks } to one side or the other
outcome = { $made } ({ $points })
one-figure = { $figure }
outcome-without-score = { $made }
either = { $first } or { $last }
between = { $first } to { $last }
becomes = Score N-S: { $before } → { $after }.
stays =
    { $how ->
        [gives] By the recorded play the score is { $outcome }
       *[stays] The score stays { $outcome }
    }.
stays-unless-equity =
    { $how ->
        [gives] By the recorded play the score is { $outcome }
       *[stays] The score stays { $outcome }
    } unless the director restores equity (64C).
stays-but-43B3 =
    { $how ->
        [gives] By the recorded play the score is { $outcome }
       *[stays] The score stays { $outcome }
    } { $gives ->
        [no-penalty] as declarer may not enforce the penalty (43B3).
        [damage] unless the director finds damage (12B1, by 43B3); what becomes of the declaring side's score is not said.
       *[split] for the declaring side; the director removes only what the defenders gained (43B3).
    }
state-not-stated = No result is stated.
state-so-far =
    { $count ->
        [one] No result is stated: the record breaks off, and Result counts 1 trick so far.
       *[other] No result is stated: the record breaks off, and Result counts { $count } tricks so far.
    }
state-agrees = The stated result agrees with the play.
state-agrees-after = The stated result is what was played; the ruling comes to the same.
state-told = Whether the stated result includes a ruling on the revoke is not recorded. Ask who revoked, in which trick and with which card; the form of "pbn-audit slips" takes the answer.
state-told-differ = The claim gives declarer { $claimed } tricks, the list of results { $listed }: the difference may be the ruling.
state-unadjusted = The stated result is what was played: the transfer is not in it yet.
state-unadjusted-trick-12 = The stated result is what was played, before trick 12 was corrected.
state-claim-withdrawn = The agreement to the claim was withdrawn: who gets the tricks that were not played, and so whether the stated result is right, is for the director to say (69B).
state-already-adjusted = The stated result already includes the transfer.
state-undecided = It cannot be said whether the stated result already includes the transfer.
state-open = Whether the stated result is right is for the director to say.
state-differs = The stated result matches neither the play nor the ruling.
shortfall = { $count } tricks are due for the revokes, but fewer are left to transfer.
grade-certain =
    { $count ->
        [one] Certain: the suit not followed was shown later, and nothing else explains the record nearly so well.
       *[other] { $count } revokes, the surest of them certain: the suit not followed was shown later.
    }
grade-certain-told =
    { $count ->
        [one] Certain: a slip says that the revoke happened.
       *[other] { $count } revokes, the surest of them certain: a slip says that it happened.
    }
grade-likely =
    { $count ->
        [one] Likely: a slip in the record cannot be ruled out.
       *[other] { $count } revokes, the surest of them likely: a slip in the record cannot be ruled out.
    }
grade-doubtful =
    { $count ->
        [one] Doubtful: the record itself may be at fault. Ask before anything is ruled.
       *[other] { $count } revokes, all doubtful: the record itself may be at fault. Ask before anything is ruled.
    }
grade-told =
    { $count ->
        [one] The revoke is on the director's slip; the record does not show it.
       *[other] { $count } revokes are on the director's slips; the record does not show them.
    }

## Hands and play

hidden = hidden
heading-play = The play
column-led = led
column-won = won
mark-revoke = revoke
mark-proof = proof
legend-terminal = ▸ led   [ ] revoke   ( ) its proof   → moves   (→) one of these moves
play-claimed =
    { $count ->
        [one] 1 trick was claimed or conceded, or is not recorded.
       *[other] { $count } tricks were claimed or conceded, or are not recorded.
    }
play-unfinished =
    { $count ->
        [one] The play was not finished: 1 trick is left.
       *[other] The play was not finished: { $count } tricks are left.
    }
play-stops =
    { $count ->
        [one] The record stops here: 1 trick is not recorded.
       *[other] The record stops here: { $count } tricks are not recorded.
    }
play-odd = ? cannot have been played there as it is written.
play-holes =
    { $count ->
        [one] 1 trick before the end is not fully recorded.
       *[other] { $count } tricks before the end are not fully recorded.
    }

## The ladder

heading-ladder = Tricks and score
column-tricks = tricks
column-contract = contract
column-score = score N-S
stated = stated
played = played
adjusted = adjusted
effect-matchpoints =
    { $count ->
        [one] Matchpoints, with 1 other table: N‑S { $before } → { $after } ({ $percent_before }% → { $percent_after }%), E‑W { $ew_before } → { $ew_after } ({ $ew_percent_before }% → { $ew_percent_after }%).
       *[other] Matchpoints, with { $count } other tables: N‑S { $before } → { $after } ({ $percent_before }% → { $percent_after }%), E‑W { $ew_before } → { $ew_after } ({ $ew_percent_before }% → { $ew_percent_after }%).
    }
effect-imps =
    { $count ->
        [one] IMPs against 1 other table: N‑S { $before } → { $after }, E‑W { $ew_before } → { $ew_after }.
       *[other] IMPs against { $count } other tables: N‑S { $before } → { $after }, E‑W { $ew_before } → { $ew_after }.
    }
change-score = { $before } → { $after }{ $count ->
        [0] {""}
       *[other] {" "}({ $worth })
    }
change-percent = { $before }% → { $after }%
change-imps = { $before } → { $after } IMP
effect-open = Matchpoints or IMPs are not worked out, as the number of tricks is not settled.
effect-match = IMPs against the other table of the match: N‑S { $before } → { $after }, E‑W { $ew_before } → { $ew_after }.

## Each revoke

revoke = Revoke
revoke-ruffed = { $seat } ruffed trick { $trick } with { $card } while holding { $held }
revoke-discarded = { $seat } discarded { $card } on trick { $trick } while holding { $held }
revoke-bound =
    { $seat } { $manner ->
        [led] led
       *[played] played
    } { $card } to trick { $trick } { $duty ->
        [penalty-card] instead of a penalty card
        [lead] contrary to a lead restriction
       *[play] contrary to a requirement
    }
revoke-corrected = { $seat } revoked in trick { $trick } with { $withdrawn }, took it back and played { $played }
revoke-corrected-open = { $seat } revoked in trick { $trick } with { $withdrawn } and took it back
revoke-omitted = { $seat } had no card in trick { $trick }; { $card } was added to it
held = { $cards }
held-as-shown = { $suit }, as { $card } in trick { $trick } shows
label-proof = Proof
proof = { $seat } played { $card } to trick { $trick }
label-bound = Required
due-penalty-card =
    { $count ->
        [one] { $cards } was a penalty card and could be played (50D1)
       *[other] { $cards } were penalty cards: one of them had to be played, at declarer's choice (51A)
    }
due-minor = { $cards } was a minor penalty card: only an honour of the suit could be played in its place (50C)
due-accepted = { $due }; declarer accepted the other card when { $seat } played { $card } to trick { $trick } (52B1b), and it is a revoke (61A)
due-not-accepted = { $due }; declarer may accept the other card, as his next play does, or have it replaced (52B); if it stays it is a revoke (61A)
due-lead =
    { $order ->
        [must] { $suit } had to be led
       *[may-not] { $suit } could not be led
    }
due-suit =
    { $order ->
        [must] { $suit } had to be played
       *[may-not] { $suit } could not be played
    }
due-card =
    { $order ->
        [must] { $card } had to be played
       *[may-not] { $card } could not be played
    }
due-highest =
    { $order ->
        [must] the highest card of the suit had to be played
       *[may-not] the highest card of the suit could not be played
    }
due-lowest =
    { $order ->
        [must] the lowest card of the suit had to be played
       *[may-not] the lowest card of the suit could not be played
    }
breach = { $seat } played { $card } to trick { $trick }: { $due }
label-changes = May change
changes = { $changes }, in that order
change-made = { $seat } took back { $card } ({ $clause })
change-may = { $seat } { $card } ({ $clause })
change-if = { $seat } { $card } only if { $before } changes his card ({ $clause })
change-open = { $seat } his card ({ $clause })
label-established = Established
established-led = { $seat } led { $card } to trick { $trick } ({ $clause })
established-played = { $seat } played { $card } to trick { $trick } ({ $clause })
established-named = { $seat } named { $card } for trick { $trick } ({ $clause })
established-side-played = { $side } played to trick { $trick } ({ $clause })
established-side-named = { $side } named a card for trick { $trick } ({ $clause })
established-claim = by the claim in trick { $trick } ({ $clause })
established-dummy-asked = ruled as if it were: dummy asked without the right to ({ $clause })
established-defender-asked = ruled as if it were: a defender asked without the right to ({ $clause })
established-omitted = ruled as if it were: both sides played to the next trick without the card ({ $clause })
established-presumed = presumed: the record ends before { $side } play to trick { $trick }, and a Result was agreed (69A)
established-joint = open: both sides revoked in trick { $trick }, and one of them had played to trick { $next } (62C3)
established-unknown = open: the record ends before { $side } play to trick { $trick }
established-no = no: it is corrected
label-law = Law
won = { $count ->
        [one] trick { $tricks }
       *[other] tricks { $tricks }
    }
won-none = no trick
won-open =
    { $open ->
        [one] perhaps the one trick not recorded
       *[other] any number of the { $open } tricks not recorded
    }
won-and-open =
    { $count ->
        [one] trick { $tricks } of those recorded ({ $open } more are not recorded)
       *[other] tricks { $tricks } of those recorded ({ $open } more are not recorded)
    }
won-and-claimed =
    { $count ->
        [0] { $claimed } of the { $open } tricks not recorded, by the claim
        [one] trick { $tricks } of those recorded, and { $claimed } of the { $open } others by the claim
       *[other] tricks { $tricks } of those recorded, and { $claimed } of the { $open } others by the claim
    }
why-64A1 = { $seat } won trick { $trick }; after it { $side } won { $tricks }
why-64A1-perhaps = { $seat } may have won trick { $trick }; after it { $side } won { $tricks }
why-64A2 = { $winner } won trick { $trick }; from there on { $side } won { $tricks }
why-64A2-open = { $seat } did not win trick { $trick }; from there on { $side } won { $tricks }
why-64A2-1997 = { $plain }, and { $with }
with-suit = { $seat } trick { $trick } with { $card }
with-suit-perhaps = { $seat } perhaps one of them in { $suit }
why-64B1 = { $side } won neither trick { $trick } nor a later one
why-64B2 =
    { $seat } had revoked in { $suit } before, in { $count ->
        [one] trick { $tricks }
       *[other] tricks { $tricks }
    }
why-64B3 = a penalty card was not played
why-64B3-faced = a penalty card, or another faced card, was not played
why-64B3-dummy = dummy revoked
why-64B4 = attention was drawn after { $side } had called on the next deal
why-64B5 = nobody drew attention to it before the round had ended
why-64B6 =
    { $returned ->
        [no] a revoke in trick 12 is corrected (62D), with no transfer
        [yes] a revoke in trick 12 costs no trick, and as all four hands were back in the board tricks 12 and 13 stand (62D)
       *[open] a revoke in trick 12 costs no trick, and is corrected unless all four hands were back in the board (62D)
    }
why-64B7 = both sides revoked on this board
why-64B7-or-62C3 = both sides revoked in trick { $trick }, and either both revokes were corrected (62C3) or both were established
why-64B8 = both sides revoked in the trick, and both revokes were corrected (62C3)
why-62A = the revoke was not established, and is corrected
why-62D = a revoke in trick 12 is corrected
why-43B3 = dummy, who had lost his rights, was the first to point it out
why-waived = { $side } asked that it be waived
why-64C = both sides revoked in trick { $trick }
why-other = { $clause } applies
label-gives = Due
gives = { $tricks } to { $side }
gives-nothing = no trick
gives-nothing-unless = no trick; { $tricks } to { $side } if the other revoke does not count
more-revokes =
    { $count ->
        [one] 1 more revoke is not shown here; it is in revokes.csv.
       *[other] { $count } more revokes are not shown here; they are in revokes.csv.
    }

## Equity

heading-equity = Law 64C: was the non-offending side damaged beyond this?
label-before = Just before
heading-open = The cards still to play
open-position = From trick { $trick } on, { $seat } to lead
open-position-leader-open = From trick { $trick } on
open-position-unfinished = In trick { $trick }: { $laid }; { $left } still to play
open-laid = { $seat } { $card }
label-later = Later
later = { $seat } won { $tricks }
later-trick = trick { $trick } with { $card }
later-none = { $seat } won no trick in { $suit }
score-after-the-transfer = the score after the transfer
score-at-the-table = the score at the table
baseline = Compare { $score } with the likely result had { $seat } followed suit in trick { $trick }; the non-offending side gets the better of the two.
baseline-omitted = Compare { $score } with the likely result had { $seat } played a card to trick { $trick } in turn; the non-offending side gets the better of the two.
baseline-bound = Compare { $score } with the likely result had { $seat } played as required in trick { $trick }; the non-offending side gets the better of the two.
baseline-several = Compare { $score } with the likely result without the revokes; the non-offending side gets the better of the two.
baseline-repeat = For the first revoke, compare the score after the transfer with the likely result had { $seat } followed suit in trick { $trick }; for the repeat, with the likely result from the position after the first revoke, including its transfer.
baseline-repeat-bound = For the first revoke, compare the score after the transfer with the likely result without it; for the repeat, with the likely result from the position after the first revoke, including its transfer.
baseline-each = Compare each revoke by itself: the score after its transfer with the likely result without it; the side that did not make it gets the better of the two.
baseline-both-sides = Both sides revoked: compare with the likely result if neither had.
baseline-43B3 =
    { $gives ->
        [no-penalty] Declarer may not enforce the penalty for { $seat }'s revoke in trick { $trick } (43B3).
        [damage] There is no rectification of { $seat }'s revoke in trick { $trick }; whether it did damage is considered at the end of play (12B1, by 43B3). What becomes of the declaring side's score is not said.
       *[split] Only remove what the defenders gained by { $seat }'s revoke in trick { $trick }; the declaring side keeps its table score (43B3). Decide with a score for each side, as in assigned NS=+400 EW=-420.
    }
equity-exempt = a clause of 64B took the transfer away
equity-43B3 = dummy, who had lost his rights, was the first to point it out: no transfer (43B3)
equity-later-suit = the offender later won a trick in the suit not followed
equity-repeat = the same hand revoked again in the same suit
equity-both-sides = both sides revoked
equity-double-dummy = double dummy gives the non-offending side more than the adjusted result
equity-waiver = if the damage was less than this: only { $side } may ask that the transfer be waived, and the director decides ({ $law })
double-dummy-not-computed = Double dummy was not computed: this program has no solver.
double-dummy-deal = Double dummy, from the opening lead on: { $tricks } for declarer.
double-dummy-unsettled = Double dummy: not computed, as the record does not settle the first revoke and the cards before it.
double-dummy = Double dummy from just before the revoke in trick { $trick }, had { $seat } followed suit: { $tricks } for declarer. A screen for Law 64C, not a ruling.

## To ask

column-so = so
column-not-so = not so
column-then = then
heading-asked = Check with the table. This ruling assumes:
ask-named = declarer named { $card } for dummy in trick { $trick }
about-revokes =
    { $count ->
        [one] revoke { $numbers }
       *[other] revokes { $numbers }
    }
ask-recorded = { $seat } really played { $card } to trick { $trick }
ask-recorded-alone = { $seat } really played { $card } to trick { $trick } (this one taken alone)
ask-missing-card = { $seat } played a card to trick { $trick } at the table, and only the record lacks it
ask-62D = all four hands were back in the board when the revoke in trick 12 was found
ask-63A = { $side } played to trick { $trick }, or a claim was agreed
ask-63A3-marked = the offending side claimed, or agreed to a claim, before the revoke was noticed, as the record marks it (^R) as not noticed in time
ask-63A3 = the offending side claimed, or agreed to a claim
ask-64B1 = { $side } won a trick from the revoke on
ask-64B2 = { $seat } had no established revoke in this suit before
ask-64B2-holds = the earlier revoke in this suit was established
ask-64B3 =
    { $count ->
        [one] { $cards } was not a penalty card
       *[other] none of { $cards } was a penalty card
    }
ask-64B3-faced =
    { $count ->
        [one] { $cards } was neither a penalty card nor otherwise faced
       *[other] none of { $cards } was a penalty card or otherwise faced
    }
ask-64B3-unknown = the card that was not played was not a penalty card
ask-64B3-faced-unknown = the card that was not played was neither a penalty card nor otherwise faced
ask-64B3-holds = the card that was not played was a penalty card
ask-64B3-holds-faced = the card that was not played was a penalty card or otherwise faced
ask-64B4 = attention was drawn before { $side } called on the next deal
ask-64B5 = attention was drawn before the round ended
ask-64B7 = no revoke of { $side } counts as established
ask-64B7-holds = the revoke of { $side } counts as established
ask-64B8 = the revokes of both sides in that trick were not both corrected
ask-64B8-marked = the revokes of both sides in that trick were not corrected together, as the record marks them (^R) as not noticed in time
read-clause = { $clause } applies although { $why }
read-corrected = { $seat }'s revoke in trick { $trick } was corrected
read-dummy = the revoke in trick { $trick } was dummy's, for which nothing is due ({ $clause })
read-faced = nothing is due for { $seat }'s revoke in trick { $trick } ({ $clause })
read-trick-12 = { $seat }'s revoke was in trick 12, for which nothing is due ({ $clause })
read-other-card = a card of the suit that was not faced could have been played as well
ask-other = { $clause } is as the ruling has it
ask-corrected = the revoke was not corrected before it was established
ask-correction-period = the time in which a ruling can be asked for or a score corrected is still open (79C, { $law }, 92B)
ask-noticed = { $seat }'s revoke was noticed before { $side } played to trick { $trick }
otherwise-established = otherwise it is established and Law 64 applies
ask-claim = no claim of { $seat } was disputed
ask-result-adjusted = the stated result does not include the transfer yet
otherwise = otherwise { $tricks }
otherwise-open = otherwise the director decides what the cards still to play come to
otherwise-nothing = otherwise no trick
otherwise-no-revoke = otherwise there was no revoke
otherwise-named = otherwise the card he named is the one played, if that was noticed before both sides played to the next trick
otherwise-named-until = otherwise the card he named is the one played, if that was noticed before both sides played to the next trick; after that { $card } stands ({ $clause }), and dummy's failure moves no trick ({ $exempt })
otherwise-tricks =
    { $count ->
        [one] otherwise declarer has { $figures } trick
       *[other] otherwise declarer has { $figures } tricks
    }

## Remarks

heading-readings = The record would be legal if
reading-exchange = { $seat }'s cards to tricks { $tricks } were entered the wrong way round
reading-crossed = { $seat }'s card to trick { $trick } and { $other }'s to trick { $second } were entered in each other's place
reading-dealt = { $seat } was dealt { $card }, and { $other } { $second }
reading-card = { $seat } played { $played } to trick { $trick }, not { $written }
reading-noise = trick { $trick }, the last that is recorded, is left out
reading-rows = tricks { $trick } and { $second } were entered in each other's place
reading-row-moved = trick { $trick } was played as trick { $to }
reading-rows-moved = tricks { $first } to { $last } were played behind trick { $behind }
reading-rows-reversed-from = tricks { $first } to { $last } were entered from the last to the first
reading-rows-reversed = the tricks were entered from the last to the first
reading-rows-from = the play began with trick { $trick }, and the tricks before it come after the last
reading-rows-sorted = the tricks, or the cards of one hand, were sorted, and their order is lost
reading-claim-sorted = from trick { $trick } on each hand's cards were written in the order of suits or ranks, as a claim is written out
reading-order = { $seat }'s cards from trick { $trick } on were entered in another order
reading-row-missing =
    { $count ->
        [one] trick { $tricks } was left out, and the tricks after it have moved up
       *[other] tricks { $tricks } were left out, and the tricks after them have moved up
    }
reading-row-twice = trick { $trick } is an earlier one, entered a second time
reading-leader = { $seat } led to trick { $trick } out of turn
reading-trump = { $suit } were trumps
reading-notrump = it was played at notrump
reading-declarer = { $seat } was declarer
reading-owners = each card was played by the hand that was dealt it
reading-seats-turned =
    { $count ->
        [one] the seats of auction and play are all moved one place clockwise
       *[other] the seats of auction and play are all moved { SPELLED($count) } places clockwise
    }
reading-deal-turned =
    { $count ->
        [one] every hand of the deal is moved one place clockwise
       *[other] every hand of the deal is moved { SPELLED($count) } places clockwise
    }
reading-hands-renamed = { $seats } have each other's hands
reading-suits-renamed = { $suits } stand for each other
reading-renamed = { $changes }
reading-other-play = from trick { $trick } on the cards are those of another board
reading-missing = { $seat }'s card to trick { $trick } was left out, and the cards after it have moved up
heading-slips = What the slips say
slip-stated = { $said } ({ $file }, line { $line })
heading-conduct = Penalty cards and lead restrictions
lead-out-of-turn = { $seat } led { $card } out of turn to trick 1: { $outcome }
lead-invited = an opponent had told him that it was his lead; taken back, and nothing more (47E1)
lead-accepted = accepted; declarer remained declarer (54B)
lead-accepted-declarer-dummy = accepted; declarer spread his hand and became dummy (54A)
lead-refused = refused; the card became a major penalty card (54D)
lead-refused-demand = refused; the right leader had to lead the suit, and the card was picked up (54D, 50D2a)
lead-refused-forbid = refused; the right leader could not lead the suit, and the card was picked up (54D, 50D2a)
penalty-card = { $seat }: { $card } was a { $rank } from trick { $trick } on; { $end }
penalty-major = major penalty card
penalty-minor = minor penalty card
penalty-played = played to trick { $trick }
penalty-picked-up = picked up when declarer chose the lead to trick { $trick } (50D2a)
penalty-until = no longer after trick { $trick }
penalty-open = not played
order-demand = { $seat } had to lead { $suit } to trick { $trick }, and to no other (50D2a)
order-demand-no-lead = { $seat } had to lead { $suit }, but did not get the lead
order-forbid = { $seat } could not lead { $suit } from trick { $first } until he lost the lead in trick { $last } (50D2a)
order-forbid-on = { $seat } could not lead { $suit } from trick { $first } on; he still had the lead after trick { $last }
order-forbid-no-lead = { $seat } could not lead { $suit }, but did not get the lead
heading-weigh = Law 16 and others: for the director to weigh
weigh-withdrawn =
    { $count ->
        [one] only { $side } may use what the withdrawn { $cards } shows ({ $clause })
       *[other] only { $side } may use what the withdrawn { $cards } show ({ $clause })
    }
weigh-penalty-duty = that { $card } must be played is known to all; anything else it shows is unauthorised for { $partner } ({ $clause })
weigh-penalty-open = what { $card } shows may be used by all while it lies there; the director decides whether it damaged the non-offending side all the same ({ $clause })
weigh-penalty-picked-up = what { $card } showed could be used by all while it lay there; once picked up it is unauthorised for { $partner } ({ $clause })
weigh-trick-twelve = { $partner } saw { $seat }'s revoke card before he played to trick 12 ({ $clause })
weigh-repeat = was { $seat }'s revoke in trick { $trick } made to conceal the one before? ({ $clause })
weigh-dummy-spoke = dummy, who had his rights, was the first to point out { $seat }'s revoke in trick { $trick }: the transfer stands; for speaking too early (43A1b) a procedural penalty is possible ({ $clause }, 90)
weigh-dummy-asked = dummy, who had his rights, asked declarer about a revoke in trick { $trick }, as he may ({ $clause })
weigh-dummy-asked-defender = dummy asked { $seat } about a revoke in trick { $trick }, which he may not: could declarer use what he learned? ({ $clause })
weigh-disputed-claim = who gets the tricks that were left at { $seat }'s disputed claim in trick { $trick }: any doubt goes against the side that claimed ({ $clause })
weigh-withdrawn-claim = who gets the tricks that were left at { $seat }'s claim in trick { $trick }, as the agreement to it was withdrawn ({ $clause })
weigh-period-open = the correction period is still open ({ $clause }, 92B)
weigh-period-over = the correction period is over ({ $clause }, 92B)
heading-findings = Also on this board
and-more =
    { $count ->
        [one] { $finding }; and one more like it
       *[other] { $finding }; and { $count } more like it
    }

## The page

heading-hands = The hands
heading-auction = The auction
label-legal = Could have been played
legend-led = led
legend-revoke = revoke
legend-proof = its proof
legend-moves = moves
legend-perhaps = one of these moves
step = Step through the play
step-deal = The hands as dealt
step-back = Previous card
step-on = Next card
step-end = Last card
step-viewer = Open in a hand viewer (BBO)
before-revoke = Just before revoke { $number }, trick { $trick }, { $seat } to play
laws = Laws of { $edition }
laws-clauses = Laws of { $edition }: { LIST($clauses) }
edition-by-date = { $year }, by date
edition-by-title = { $year }, by title
edition-given = { $year }, as chosen
edition-assumed = { $year }, assumed
edition-oldest = { $year }, assumed (older Laws, which this program does not know, may have been in force)
edition-gives = { $years }: { $moved }

## The decision

save-answers = Save answers (slips.csv)
answers-ticked = With the answers that are ticked below (without them: what is grey and not printed):
answers-impossible = These answers cannot all be true.
answers-later = What these answers come to together is worked out when they are saved and read (--slips).
heading-decision = Findings and ruling
sign-called = Called by, and when
sign-says = { $side } says
sign-poll = Players asked, and their answers
sign-law = Laws
sign-appeal = Appeal explained, possible until
sign-facts = Facts found
sign-ruling = Ruling
sign-director = Director
sign-north-south = North-South
sign-east-west = East-West
decision-apply = apply the proposal
decision-stands = result stands
decision-record-error = error in the record
decision-later = decide later
decision-tricks = tricks
decision-score = score
decision-assigned = assigned
decision-weighted = weighted
decision-ave-plus = ave+
decision-ave = ave
decision-ave-minus = ave-
decision-penalty = penalty

## The workbook

book-rescore = Results that change
book-priority = Priority
book-board = Board
book-section = Section
book-round = Round
book-table = Table
book-north-south = { sign-north-south }
book-east-west = { sign-east-west }
book-contract = Contract
book-what-happened = What happened
book-tricks = Tricks
book-proposed-tricks = Proposed tricks
book-score = Score N-S
book-proposed-score = Proposed score N-S
book-decided-tricks = Tricks decided
book-decided-score = Score N-S decided
book-cause-state = State
book-besides = Other side, points
book-state = Stated result
book-page = Page
book-decision = Decision
book-note = Note
book-file = File
book-id = id
book-director = For the director
book-causes = Causes
book-all-columns = All columns
book-slips = Slips
book-all-files = Files
book-cause = Cause
book-advice = What to do
book-boards = Boards
book-files = Files
book-event = Event
book-first-file = First file
book-line = Line
book-detail = Details
book-with-play = With card play
book-not-auditable = Not auditable
book-revokes = Revokes
book-findings = Findings
book-reason = Not read, or to be checked
book-decision-hint = Choose from the list, or write tricks=9 (declarer’s), score=-100 (North-South’s), assigned NS=+400 EW=-420, weighted 60% 3NT= 40% 3NT-1 or ave+ NS ave- EW. A penalty goes behind it: apply; penalty NS 10%.
book-more-rows =
    { $count ->
        [one] 1 more row is in { $table }.
       *[other] { $number } more rows are in { $table }.
    }

## The summary

decimal-mark = { "." }
thousands = { "," }
index-title = Summary of the audit
index-nothing-read = Nothing could be read.
index-no-board = No board was read, so there is nothing to look for.
index-nothing = No card play is recorded, so revokes cannot be looked for.
index-good = No revoke found, and nothing for the director.
index-no-revoke =
    No revoke found.
    { $count ->
        [one] 1 board for the director.
       *[other] { $number } boards for the director.
    }
index-look =
    { $count ->
        [one] 1 board for the director,
       *[other] { $number } boards for the director,
    } { $urgent ->
        [0] none of them urgent.
       *[other] { $urgently } of them urgent.
    }
index-not-audited =
    { $not ->
        [0] Not checked for revokes: { $empty } without play.
        [one] Not checked for revokes: 1 board that cannot be replayed, { $empty } without play.
       *[other] Not checked for revokes: { $broken } boards that cannot be replayed, { $empty } without play.
    }
index-unread = Some input could not be read; the totals cover the rest.
index-interrupted = Interrupted: this is what was read until then.
index-copies =
    { $count ->
        [one] 1 board is a copy of another; it is listed once.
       *[other] { $number } boards are copies of others; each is listed once.
    }
index-priority = priority
index-board = board
index-note = The program proposes; the director rules. Priority 1 is urgent.
comment-shared = "{ $quote }" is in { $number } records: tables share their chat, so it may be about another table. Boards: { $boards }.
tile-boards = boards read
tile-with-play = with play
tile-turns = chances to revoke
tile-certain = certain revokes
tile-likely = likely revokes
tile-doubtful = doubtful revokes
tile-review = for the director

## Pages

page-since = Since version { $version }
page-preview = A preview: it reports only with --preview or --select { $code }
rules-preview = preview
page-not-in = not in { $year }
page-of-law = Law { $law }
page-guides = Topics
page-checks = Checks
page-laws = Laws
severity-note = note
severity-warning = warning
severity-error = error

## The closing lines of a run

end-boards =
    { $count ->
        [one] 1 board
       *[other] { $number } boards
    }
end-turns =
    { $count ->
        [one] 1 chance to revoke
       *[other] { $number } chances to revoke
    }
end-read = { $boards } read, { $played } with play, { $turns }
end-read-files = { $boards } read from { $files } files, { $played } with play, { $turns }
end-read-none = { $boards } read.
end-read-none-files = { $boards } read from { $files } files.
end-none-audited = no recorded play could be replayed, so revokes cannot be looked for
end-nothing-to-search = no card play is recorded, so revokes cannot be looked for
end-wrong-deals = the deals are not those that were played, so revokes cannot be looked for
end-few-cards = only opening leads or little more are recorded, so revokes cannot be looked for
end-no-revoke = no revoke found
end-nothing-for-director = Nothing for the director.
end-nothing-new-for-director = Nothing new for the director.
end-revokes =
    { $count ->
        [one] 1 apparent revoke ({ $grades })
       *[other] { $number } apparent revokes ({ $grades })
    }
end-certain =
    { $count ->
       *[other] { $number } certain
    }
end-likely =
    { $count ->
       *[other] { $number } likely
    }
end-doubtful =
    { $count ->
       *[other] { $number } doubtful
    }
end-no-leader = an end position without a leader
end-account = { $boards } = { $audited } audited + { $not } not auditable ({ $reasons }) + { $without } without play.
end-director = { $boards } for the director: { $priorities }.
end-priority = { $number } of priority { $priority }
end-errors =
    { $count ->
        [one] 1 error
       *[other] { $number } errors
    }
end-warnings =
    { $count ->
        [one] 1 warning
       *[other] { $number } warnings
    }
end-notes =
    { $count ->
        [one] 1 note
       *[other] { $number } notes
    }
end-decided =
    { $count ->
        [one] 1 board was decided before and needs no more attention.
       *[other] { $number } boards were decided before and need no more attention.
    }
end-results-only =
    { $count ->
        [one] 1 board
       *[other] { $number } boards
    } checked for score, contract and auction: { $due ->
        [0] nothing
       *[other] { $due_number }
    } to look at. Revokes need card play, and none is recorded: files of BBO, RealBridge and vugraph have it.
end-causes-known =
    Causes: { $decided } decided before, { $repaired } no longer found.{ $grown ->
        [0] {""}
        [one] {" "}Decided ones explain 1 board more than then.
       *[other] {" "}Decided ones explain { $number } boards more than then.
    }
end-decided-changed =
    { $count ->
        [one] 1 board was decided before, but its result or the proposal has changed since: confirm the decision by deleting its question mark.
       *[other] { $number } boards were decided before, but their results or the proposals have changed since: confirm a decision by deleting its question mark.
    }
end-elsewhere =
    { $count ->
        [one] 1 decision is about a board that is not in this input.
       *[other] { $number } decisions are about boards that are not in this input.
    }
end-elsewhere-kept =
    { $count ->
        [one] 1 decision is about a board that is not in this input; it is kept in decisions.csv.
       *[other] { $number } decisions are about boards that are not in this input; they are kept in decisions.csv.
    }
end-findings = Findings: { $kinds }.
end-findings-hidden = Findings: { $kinds } ({ $hidden } not shown).
end-hidden-notes = Notes (--severity note): { $named }.
end-hidden-notes-more =
    { $count ->
        [one] Notes (--severity note): { $named } and 1 more kind.
       *[other] Notes (--severity note): { $named } and { $number } more kinds.
    }
end-note-files =
    { $count ->
        [one] 1 file
       *[other] { $number } files
    }
end-sentences = Boards on which the recorder says that somebody revoked: { $boards }. Comments on revokes, of other boards too: { $number } ({ $recorders } by recorders, { $shared } in several records){ $table }.
end-sentences-left-out = More comments name a revoke than can be kept: revoke_comments.csv has the first of them.
end-worst = They are in { $troubled } of { $files } files: { $named }.
end-worst-most = They are in { $troubled } of { $files } files, most often in { $named }.
end-folder = Reports are in { $folder }. Start with { $first }.
end-folder-empty = Reports are in { $folder }: review.csv is empty.
end-empty =
    { $count ->
        [one] One file contains no board: { $named }.
       *[other] { $number } files contain no board: { $named }.
    }
end-empty-more = { $number } files contain no board: { $named } and { $more } more.
end-others =
    { $count ->
        [one] One file is not named as PBN or LIN and was not read: { $kinds }.
       *[other] { $number } files are not named as PBN or LIN and were not read: { $kinds }.
    }
end-other-ending = without an extension
end-copies =
    { $count ->
        [one] { $boards } in { $files } is a copy of one read before: it counts in the totals, and is shown once.
       *[other] { $boards } in { $files } are copies of boards read before: they count in the totals, and are shown once.
    }
end-copies-reported =
    { $count ->
        [one] { $boards } with findings, in { $files }, is a copy of one read before: it counts in the totals, and is shown once.
       *[other] { $boards } with findings, in { $files }, are copies of boards read before: they count in the totals, and are shown once.
    }
end-copies-files =
    { $count ->
        [one] 1 file
       *[other] { $number } files
    }
end-copies-different =
    { $count ->
        [one] 1 of these copies has another result or other findings; it is shown as well.
       *[other] { $number } of these copies have another result or other findings; they are shown as well.
    }
end-copies-whole =
    { $count ->
        [0] Nothing but copies: { $named }.
       *[other] Nothing but copies: { $named } and { $number } more.
    }
end-board = board { $board }
end-causes = cause
end-causes-boards = boards
end-causes-more =
    { $count ->
        [one] and 1 more cause
       *[other] and { $number } more causes
    }
end-causes-files = files
end-urgent =
    { $count ->
        [0] Boards to look at first:
        [one] 1 score changes if you agree. Boards to look at first:
       *[other] { $number } scores change if you agree. Boards to look at first:
    }
screen-more =
    { $count ->
        [one] 1 more board is not shown; --format full shows all, -o DIR writes reports.
       *[other] { $number } more boards are not shown; --format full shows all, -o DIR writes reports.
    }
screen-more-in-folder =
    { $count ->
        [one] 1 more board is not shown; the reports have all.
       *[other] { $number } more boards are not shown; the reports have all.
    }
screen-same =
    { $count ->
        [one] Another file has the same.
       *[other] { $number } other files have the same.
    }
statistics-code = code
statistics-name = name
statistics-findings = findings
cause-of-boards = { $boards } of { $of } boards: { $what }
cause-of-boards-in-files = { $boards } of { $of } boards in { $files } files: { $what }
cause-deals =
    { $count ->
        [one] board { $boards }: deal of { $file } board { $deal }
       *[other] boards { $boards }: deals of { $file }, board numbers { $difference }
    }{ $turned ->
        [0] {""}
       *[other] {" "}turned { $turned }
    }
cause-more = and { $more } more
cause-other-tables = at another table the play does not fit the deal either ({ $against }×), or fits it ({ $fits }×)
cause-wrong-deals = the deals are not those that were played
cause-operator-filler = cards were filled in that cannot have been played
cause-faulty-deals = deals lack cards, or have cards twice
cause-impossible-results = the results are impossible
cause-dropped-doubles = the contracts lack their doubles
cause-turned-by-writer = seats, deal or columns are rotated, always in the same way
cause-turned-so = seats, deal or columns are rotated, always in the same way: it fits if { $reading }
cause-renamed = deal and play name the same cards otherwise: { $reading }
cause-calls-turned = the calls stand with the wrong seats, always off by as many
cause-numbers-shifted = the board numbers are shifted from some board on
cause-wrong-deal = the deal, or the play, is that of another board
cause-plays-exchanged = the plays of two tables of a board stand in each other's place
cause-auction-or-seats-off = auction and play are entered for the wrong seats, so declarer is wrong
cause-numbering-habit = the boards are numbered in their own way
cause-vulnerability-habit = the vulnerability follows numbers of its own
cause-passes-left-out = the passes before the first bid are left out
advice-wrong-deals = Ask whoever made the file for the deals that were played. Until then use nothing that depends on the hands.
advice-operator-filler = Use neither the play nor the revokes of this file. If the play matters, ask for another record of it.
advice-faulty-deals = Ask whoever made the file for the deals. The play is audited as far as the cards prove themselves.
advice-impossible-results = Take the results from the official list. The play itself may be right.
advice-dropped-doubles = Take the doubles from the auctions, and correct the contracts or the program that wrote them.
advice-turned-by-writer = Correct the program that wrote the records, or change all of these boards alike. The play was read the right way round.
advice-calls-turned = Correct the dealers, or the calls, of all these auctions alike; the play and the list of results agree without them.
advice-numbers-shifted = Correct the numbers from that board on: comparisons between tables go by them.
advice-wrong-deal = Compare the board with the hand records and with the other tables.
advice-plays-exchanged = Exchange the two plays; contracts and results of both tables are right.
advice-auction-or-seats-off = Compare declarer and the score with the official list: they may stand on the wrong side.
advice-numbering-habit = Nothing, if the event numbers its boards that way. Otherwise correct the numbers.
advice-vulnerability-habit = { advice-numbering-habit }
cause-open = open
cause-decided = decided
cause-repaired = repaired
advice-passes-left-out = Nothing, if the auctions are read only for their calls. Otherwise add the passes.

## A finding on a terminal

finding-times = { $number } times in this file
finding-follow =
    { $count ->
        [one] one more fault follows from it
       *[other] { $count } more faults follow from it
    }
slip-key =
    { $key ->
        [file] file { $value }
        [game] game { $value }
        [board] board { $value }
        [room] room { $value }
        [table] table { $value }
       *[round] round { $value }
    }

## What is said on the way

file-counts = { $file }: boards { $boards }, with play { $played }, revokes { $revokes }, findings { $findings }
progress-left = { $time } left
progress-judging = comparing the boards
progress-writing = writing
slips-open =
    { $count ->
        [one] 1 open question written to { $file }
       *[other] { $number } open questions written to { $file }
    }
convert-done = { $boards } converted; { $files } written to { $folder }
convert-files =
    { $count ->
        [one] 1 PBN file
       *[other] { $number } PBN files
    }
convert-shortened = written to { $to }, as its name is too long
convert-renamed = written to { $to }, as another input has the same name
convert-pbn =
    { $count ->
        [one] 1 file is in PBN already, and was not converted
       *[other] { $number } files are in PBN already, and were not converted
    }
convert-comments =
    { $count ->
        [one] left out as asked: 1 comment
       *[other] left out as asked: { $number } comments
    }
convert-calls =
    { $count ->
        [one] left out: 1 call that cannot be read, or comes after one that cannot, or after the end of its auction
       *[other] left out: { $number } calls that cannot be read, or come after one that cannot, or after the end of their auction
    }
convert-words =
    { $count ->
        [one] left out: 1 explanation of a call: it belongs to none, or a note has no room for it
       *[other] left out: { $number } explanations of calls: they belong to none, or notes have no room for them
    }
convert-cards =
    { $count ->
        [one] 1 card cannot be read; a hyphen is in its place
       *[other] { $number } cards cannot be read; hyphens are in their places
    }
convert-claims =
    { $count ->
        [one] left out: 1 claim that cannot be read
       *[other] left out: { $number } claims that cannot be read
    }
convert-entries =
    { $count ->
        [one] left out: 1 entry of a list of results that cannot be read
       *[other] left out: { $number } entries of lists of results that cannot be read
    }
convert-other-rooms =
    { $count ->
        [one] left out: 1 auction of the other room that is too long for a line of PBN
       *[other] left out: { $number } auctions of the other room that are too long for a line of PBN
    }
convert-values =
    { $count ->
        [one] left out: 1 deal or vulnerability that cannot be read
       *[other] left out: { $number } deals or vulnerabilities that cannot be read
    }
convert-fields =
    { $count ->
        [one] left out: 1 piece of text that belongs to no field
       *[other] left out: { $number } pieces of text that belong to no field
    }
convert-braces =
    { $count ->
        [one] in 1 comment curly brackets became round ones
       *[other] in { $number } comments curly brackets became round ones
    }
convert-controls =
    { $count ->
        [one] in 1 comment or value control characters became blanks
       *[other] in { $number } comments or values control characters became blanks
    }
convert-cut =
    { $count ->
        [one] 1 value was too long for a line of PBN, and was cut
       *[other] { $number } values were too long for a line of PBN, and were cut
    }
input-again = the same file as { $first }; read once
inputs-again =
    { $count ->
        [one] one more path leads to a file that is already read
       *[other] { $count } more paths lead to files that are already read
    }
list-is-record = this is a PBN or LIN file, not a list of paths; leave out --from-list
slips-second = a second file of slips; put the rows of both into one
slips-unanswered =
    { $count ->
        [one] the row in line { $line } has no answer, and says nothing
       *[other] { $count } rows have no answer, the first in line { $line }, and say nothing
    }
slips-is-record = this is a PBN or LIN file, not a form of slips
list-no-path = line { $number } is not a path: it is too long or contains a NUL byte (is the list in UTF-16?); write one path per line
stdin-once = standard input can be read only once
beside-stdin = reports cannot be written beside standard input; -o names a folder, and `pbn-audit check -` writes none
beside-nothing = there is no folder beside { $name }; -o names one for the reports
beside-refused = { $why } (-o names another folder for the reports)
page-not-opened = the page could not be opened ({ $why }); open it in a browser
console-enter = Press Enter to close this window.
command-first = the command comes first: pbn-audit { $word } ...
command-near = '{ $word }' is neither a command nor a file or folder here; did you mean { $names }?
command-none = '{ $word }' is neither a command nor a file or folder here; `pbn-audit help` lists the commands
help-near = '{ $word }' is not a command; did you mean { $names }?
help-none = '{ $word }' is not a command; `pbn-audit help` lists the commands
no-threads = cannot start { $jobs } threads: { $why }
no-parquet = this program was built without Parquet; `cargo install --path . --features parquet` builds it in
rows-without-json-lines = --rows is for --format json-lines
nested-without-boards = --nested is for --rows with boards among the tables
name-without-stdin = --name is for standard input; give - as PATH
anonymous-holds-names = this folder holds reports with names; choose another one for --anonymous
anonymous-bad-key = no key of pseudonyms: its columns are pseudonym,name with commas between them, and the pseudonyms run from P0001 on; name another file
anonymous-unknown = the input says more than when it was read for the names of players, and who was not known then has no pseudonym; run it again
anonymous-no-key = --key names the file of the key
no-double-dummy = this program was built without double dummy; `cargo install --path . --features double-dummy` builds it in, with g++ and libclang
unknown-check = '{ $word }' is not a family (R), code (R101) or check name (revoke); `pbn-audit rules` lists them
unknown-check-near = '{ $word }' is not a family, code or check name; did you mean { $names }?
explain-unknown = no check, clause or column is called '{ $word }'; `pbn-audit explain` lists what can be explained
explain-near = no check, clause or column is called '{ $word }'; did you mean { $names }?
explain-no-clause = there is no page on { $word } of the Laws; the nearest: { $names }
man-unknown = there is no command '{ $name }'; there is { $names }
config-line = line { $number }: { $why }
config-no-flag = `{ $flag }` is not an option of check
no-statistics-in-sarif = SARIF has no place for --statistics; choose --format json-lines
show-several = there are several records of this board; add --game with one of { $games }
show-several-rooms = there are several records of this board; add --room open or closed, or --game with one of { $games }
show-several-files = there are several records of this board; name the file and its game: { $games }
show-none = no such board in it
list-game = game
list-board = board
list-place = room, table
list-contract = contract
list-result = tricks
show-no-member = no such file in this archive
show-other-board = game { $game } is not board { $board }
show-no-board = no board { $board } here; games read: { $games }
show-no-board-in-room = no board { $board } in this room; games read: { $games }
show-no-game = no game { $game } here; games read: { $games }

## Decisions applied

apply-column-place = record
apply-column-board = board
apply-column-contract = contract
apply-column-tricks = tricks
apply-column-score = score N-S
apply-column-decision = decision
apply-changed =
    { $count ->
        [0] no result changes
        [one] 1 result changes
       *[other] { $number } results change
    }
apply-penalties =
    { $count ->
        [one] 1 board has a penalty and keeps its result
       *[other] { $number } boards have a penalty and keep their results
    }
apply-unchanged =
    { $count ->
        [one] 1 decision changes nothing
       *[other] { $number } decisions change nothing
    }
apply-later =
    { $count ->
        [one] 1 board is still to be decided
       *[other] { $number } boards are still to be decided
    }
apply-points =
    { $count ->
        [one] 1 changed record also states matchpoints or IMPs: the scoring program must work them out again
       *[other] { $number } changed records also state matchpoints or IMPs: the scoring program must work them out again
    }
apply-unread = no copy was written, as the file could not be read to its end once more
apply-copies =
    { $count ->
        [0] rescore.csv, rescore.xlsx and rescore.txt written to { $folder }
        [one] rescore.csv, rescore.xlsx, rescore.txt and 1 corrected copy written to { $folder }
       *[other] rescore.csv, rescore.xlsx, rescore.txt and { $number } corrected copies written to { $folder }
    }
apply-not-found = { $file } no longer has this board as it was when it was decided: nothing was changed
apply-missing = { $file } was not found, or has none of the { $count } decided boards any more. If it was moved, say where it is: pbn-audit apply "{ $review }" PATH
apply-taken = A copy of { $file } is in { $folder } now; the next run takes these decisions over.
apply-ambiguous = several records match this board, and the review does not say which is meant: nothing was changed
apply-unconfirmed = the board has changed since it was decided: take the question mark away to confirm the decision
apply-result-changed = the stated result or score has changed since it was decided: nothing was changed; check the file again, and decide anew
apply-open = the proposal is { $min } to { $max } tricks: decide with tricks=N
apply-no-proposal = nothing was proposed for this board: decide with tricks=N or score=N
apply-worth = { $ns } { $of_ns } { $unit }, { $ew } { $of_ew } { $unit }
apply-field-not-here = field not here: the scores of the other tables are not in the input
apply-not-scored = declarer or vulnerability is not known, so not every result has a score
apply-12C3 = under the Laws of 1997 an appeals committee weights scores; the director only where the zonal organisation lets him (12C3)

## Two folders of reports compared

compare-no-reports = not a folder of reports: it has no manifest.json of pbn-audit
compare-interrupted = The run of { $folder } was interrupted: what is missing there may not have been read.
compare-versions = The reports were made by different versions: { $old }, now { $new }.
compare-files = Files read: { $new } new, { $changed } changed, { $gone } gone.
compare-games = Boards read: { $old }, now { $new }.
compare-option = The option { $option } differs: { $old }, now { $new }.
compare-causes = Causes: { $new } new, { $changed } changed, { $gone } gone, { $same } the same.
compare-boards = Boards for the director: { $new } new, { $changed } changed, { $gone } gone, { $same } the same.
compare-revokes = Revokes: { $new } new, { $changed } changed, { $gone } gone, { $same } the same.
compare-new = New:
compare-changed = Changed:
compare-gone = Gone:
compare-revoke = revoke ({ $revoke })
compare-cell = { $column } { $old }, now { $new }
compare-more = and { $number } more; -o FILE writes all of them

## What cannot be read or written

trouble-about = { $what }: { $why }
trouble-standard-output = standard output: { $why }
trouble-not-found = there is no such file or folder
trouble-no-permission = permission is denied
trouble-folder = this is a folder
trouble-not-folder = this is a file, not a folder
trouble-taken = something else has this name
trouble-full = no space is left
trouble-bad-name = this name is not possible here: it is too long, or has a character that no name may have
trouble-read-only = nothing can be written there
trouble-other = { $text }
trouble-damaged = the { $packing } data is damaged after { $bytes } bytes of text ({ $why })
trouble-shortened = the file became shorter while it was read
trouble-behind = the bytes after the end of the { $packing } data were ignored
trouble-cut-short = the archive is damaged or cut short; files after the damage may be missing
trouble-too-deep = it is packed within too many other files; unpack it first
trouble-too-large = it unpacks to far more than its size, as an archive made to do harm does; the rest is not read
trouble-too-long = it is longer than 64 MB, the most that is read of a file of this kind; the rest is not read
trouble-links = it is a link that leads to no file
trouble-no-file = this is a pipe or a device; name it, if it is to be read
trouble-pipe = this is a pipe or a device, no file; move it away, or choose another folder
trouble-unmeasured = a file in it cannot be passed over, as its length is not recorded before it; unpack the archive first
trouble-encrypted = it is encrypted within the archive; unpack it first
trouble-packed = it is packed by { $how } within the archive; unpack it first
trouble-other-archive = this is { $packing } data, which is not unpacked here; unpack it first
trouble-sealed = this is { $packing } data, and the feature `archives` is off
trouble-archive = this is an archive
trouble-workbook = this cannot be read as a workbook ({ $why })
trouble-workbook-old = this is an old Excel file (.xls), or one with a password; save it as .xlsx without a password
trouble-workbook-open = this is an OpenDocument workbook (.ods); save it as .xlsx or .csv
trouble-no-member = no PBN or LIN file in this archive
trouble-no-game = neither a PBN nor a LIN file: no board is in it
trouble-no-board = no board is in it: the file breaks off before the first; fetch or copy it again
trouble-foreign = { $kind }: only PBN, LIN, USEBIO and links to hand viewers are read; export the boards as PBN or LIN, or save the text alone as .txt
trouble-not-archive = not a zip archive, although it is named so: it may be damaged, or only part of it was copied
trouble-changed-while-read = it was changed while it was read: what stands in it now was not audited
trouble-report = a report of pbn-audit; name the PBN or LIN files instead
trouble-dead-links = none of its links holds a board that can be read; the first is on line { $line }, column { $column }
trouble-no-cards = its links name hands on a server and hold no cards; save the hands themselves, as LIN
trouble-xml = line { $line }, column { $column }: { $why }
xml-cut = it breaks off here: only part of it was saved or fetched; fetch it again
xml-empty = no results are in this USEBIO file: it has no TRAVELLER_LINE
xml-too-much = more elements within elements, attributes or text than any file of results has
xml-syntax = this is not XML as it should be; export the file again
foreign-pdf = a PDF file
foreign-html = a web page (HTML)
foreign-xml = an XML file, such as USEBIO
foreign-rbn = RBN, Richard's Bridge Notation
foreign-deals = hands for a dealing machine
foreign-scores = scores of a scoring machine
foreign-table = a table (CSV)
foreign-office = a document of an office program
foreign-json = JSON
foreign-mail = a saved mail or web page (MIME)
foreign-picture = a picture
rejects-mixed = it has boards in PBN and in LIN; separate them before they are checked again
trouble-interrupted = interrupted
trouble-no-match = no file or folder matches this pattern
trouble-no-pbn = no PBN or LIN file in this folder
trouble-own-reports = only reports of pbn-audit are in this folder; name the PBN or LIN files, or their folder
input-own-reports = reports of pbn-audit, passed over
trouble-loop = it leads back to { $above }
trouble-not-ours = the folder is not empty, and has no reports of pbn-audit in it; choose another one, or add --force
trouble-busy = another run of pbn-audit writes there; wait until it has ended
trouble-review = { $why }; mend the file, or add --force to keep it under another name without its decisions
trouble-is-read = this file is also read; choose another one to write to
trouble-has-answers = this file exists and may hold answers; choose another one, or add --force to keep it under another name
trouble-exists = this file exists; choose another one, or add --force to overwrite it
trouble-is-report = reports are written there; choose another file
trouble-kept = it may hold somebody's work; kept as { $now }
trouble-decisions-kept = its decisions are taken over; as something else in it was changed too, it is kept as { $now }
decisions-is-record = this is a PBN or LIN file, not a review file
decisions-alone = these are decisions saved from a page: drop the folder of its reports on the program together with this file
decisions-other-run = these decisions are not from the page of these reports, but of others, of an earlier run, or from a table: decide on the page of these reports, or let the next check take over what still holds, with --known and this file
decisions-neither = neither a review file (with columns id and director_decision) nor a list of ids, one per line
decisions-no-file = no review.csv in this folder
decision-unreadable = '{ $words }' is not a decision: { $why }; this row is not used
decision-unknown = write apply, stands, tricks=9, score=-100, assigned NS=+400 EW=-420, weighted 60% 3NT= 40% 3NT-1, ave+ NS ave- EW, penalty NS 10%, record-error or later
decision-form = write { $form }
decision-shares = its shares come to { $sum }%, not to 100%
decision-result = '{ $result }' is neither a score of North-South nor a contract with its result (3NT-1, 4S+1, 4Sx=, 3NT=E)
decision-impossible = no contract scores { $score }
decision-several = write one, and penalties behind it (apply; penalty NS 10%), but none behind later
decision-no-board = '{ $id }' is not the id of a board; this row is ignored
decision-differs = { $id } was decided twice: { $taken } ({ $file }, which counts) and { $other } ({ $older })

## What is wrong with a slip

flaw-no-header = no header: expected { $known }
flaw-no-column = no column `{ $name }`: expected { $known }
flaw-second-column = a second column `{ $name }`
flaw-no-kind = the header has no column `kind`
flaw-more-cells = more cells than the header has
flaw-trick = expected a trick, 1 to 13
flaw-tricks = expected a trick (5) or a range of them (5..7)
flaw-seat = expected a seat: N, E, S or W
flaw-card = expected a card, suit first: SQ
flaw-card-or-hand = expected a card, suit first (SQ), or the word hand
flaw-card-in-note = expected the card that was played in its place, suit first: SQ
flaw-suit = expected a suit: S, H, D or C
flaw-order = expected highest, lowest or a suit
flaw-count = expected a number of tricks, 0 to 13, or nothing
flaw-game = expected the number of a game in its file, from 1
flaw-kind = expected a kind of slip: { $known }
flaw-value = expected { $known }
flaw-not-taken = `{ $kind }` takes no { $column }
flaw-card-and-value = a named card takes no value

## What speaks against a slip

objection-no-such-trick = the deal has no such trick
objection-not-reached = the record does not reach that trick
objection-never-held = the hand never held that card
objection-no-penalty-cards = declarer and dummy have no penalty cards (Law 50)
objection-never-minor = an honour is always a major penalty card (50B): it counts as one
objection-dummy-himself = dummy asks another player, and this is his own seat
objection-dummy-claims = dummy makes no claim (68): enter the seat of the declarer or defender who did
objection-not-defender = this is not a defender's seat
objection-not-defenders-concession = `partner-objected` is for a defender's concession only (68B2); it counts as a claim
objection-play-went-on = the play went on after that trick
objection-fewer-left = fewer tricks were left
objection-played-before = that card was played before
objection-not-taken-back = that card was played and not taken back
objection-held-as-played = the record shows that card as played
objection-other-card-there = the record has another card there
objection-no-leave = this hand was not allowed to change its card: no opponent before it had changed one (Law 62C)
objection-no-correction = no slip reports a correction after which it could be changed (Law 62C)
objection-led = this hand led to that trick
objection-follows = that card follows suit
objection-legal-does-not-follow = the card played instead does not follow suit
objection-legal-still-held = the card played instead was still held later: the revoke was established by play
objection-none-of-suit = the hand held no card of the suit led
objection-no-revoke = no revoke is known that this row could be about
objection-found-in-time = the revoke in trick 12 was corrected, so it was found before all four hands were back in the board (62D1)
objection-none-recorded = the record shows no revoke at that turn
objection-declaring-side-led = the declaring side makes no opening lead (Law 54)
objection-own-turn-to-lead = it was that hand's turn to lead
objection-other-hand-played = the Declarer tag (^) says that the other hand of the side played it (Law 54A)
objection-corrected-too-late = the offending side had played to the next trick before the correction, so the revoke was established (63A1)
objection-other-result = with these tricks the stated Result cannot be right, before or after a transfer
objection-other-lead-marked = the record marks another lead out of turn (^L), or that this one was accepted
objection-each-otherwise = each revoke of the board has a row of its own about attention, which says otherwise
objection-nothing-due = no trick is transferred, so the stated result cannot include a transfer

## The form of slips

form-revoke-of-slip = the revoke of { $player } in trick { $trick }, which a slip shows
form-revoke = { $player } did not follow to { $suit } in trick { $trick }
form-revoke-happened = { $revoke }: did that happen, or is the record wrong there? happened or not-happened
form-attention = { $revoke }: when was attention drawn to it? during-play, after-play, next-call-offenders, next-call-others, after-round or never
form-corrected = { $card } - { $revoke }: was it corrected in time? record-shows-old if another card was played in its place; leave empty if it was not corrected
form-corrected-one-of = { $revoke }: was it corrected in time? record-shows-old if another card was played in its place; leave empty if it was not corrected; name that card before this note
form-missing-card = { $player } has no card in trick { $trick }: if it was missing at the table and was placed there later (67B1), which card? leave empty if only the record lacks it
form-penalty-card = { $revoke }: was the card not played a penalty card, and which? major or minor; leave empty if not
form-penalty-card-or-faced = { $revoke }: was the card not played a penalty card, and which? major or minor; leave empty if not; faced_card in place of penalty_card if it lay faced and was none
form-hands-returned = were all four hands back in the board when the revoke in trick 12 was found? yes or no
form-result-adjusted = does the Result already include the tricks that the Laws transfer? yes or no
form-reading = { $text }: authorities differ; applies, or not
form-correction-period = attention came too late for Law 64; is the correction period still open (79C, 92B)? open or closed
form-comment = { $author } wrote "{ $quote }": if that happened, in which trick did who play which card? corrected in place of record_error if it was corrected in time; leave the card empty if it did not happen
form-comment-unsigned = a comment says "{ $quote }": if that happened, in which trick did who play which card? corrected in place of record_error if it was corrected in time; leave the card empty if it did not happen
form-claim = { $players }: who claimed or conceded (seat), in which trick, and what became of it? agreed, disputed, partner-objected or withdrawn; tricks that the claimer's side then got; leave empty if nobody did

## The notes of a finding

verbatim = { $text }
topic-assumed = assumed
topic-awarded = awarded
topic-cause = cause
topic-changes = changes
topic-equity = equity
topic-established = established
topic-facts = facts
topic-follows = follows
topic-help = help
topic-law = law
topic-order = order
topic-penalty = penalty
topic-reading = reading
topic-record = record
topic-result = result
topic-signs = signs
topic-state = state
topic-time = time
topic-transfer = transfer
topic-double-dummy = double dummy
follows-from = following from { $cause }: { $finding }
cause-note-deals = many deals of this file are not those that were played, so this is most likely a fault of the record
cause-note-filler = one board in four of this file, or more, has cards that cannot be right: no single card proves anything

## Findings: rulings

as-written = as written, { $what }
suit-led-by = { $suit } were led by { $seat } ({ $card })
same-hand-played = the same hand played { $card } to trick { $trick }
notes-joined = { ALSO($notes) }
note-law = { $clauses } ({ $edition }): { ALSO($why) }: { $gives }
note-state = { $state }; { $grade }
state-name-not-stated = not-stated
state-name-agrees = agrees
state-name-unadjusted = unadjusted
state-name-already-adjusted = already-adjusted
state-name-undecided = undecided
state-name-differs = differs
grade-name-certain = certain
grade-name-likely = likely
grade-name-doubtful = doubtful: the record itself may be at fault
note-assumed = { $text } ({ $clause })
note-assumed-otherwise = { $text }, { $otherwise } ({ $clause })
note-equity-stays = equity (64C) stays with the director
note-equity-over = equity (64C) can no longer be restored: the correction period is over (79C, 92B)
note-equity-43B3 =
    { $gives ->
        [no-penalty] declarer may not enforce the penalty (43B3)
        [damage] there is no rectification; whether there was damage is considered at the end of play (12B1, by 43B3), and what becomes of the declaring side's score is not said
       *[split] only what the defenders gained is removed, and the declaring side keeps its table score (43B3)
    }
note-equity = look at Law 64C: { $reasons }
note-double-dummy = had { $seat } followed suit in trick { $trick }, declarer makes { $tricks }; a screen for Law 64C, not a ruling
note-transfer = for the whole board: { $moved }
note-transfer-none = for the whole board: no trick is moved
note-transfer-short = { $transfer }. { $shortfall }
note-reading = the record is legal if { $change } ({ $code })
note-reading-or = the record is legal if { $change } ({ $code }); or if { $other }
note-reading-others = the record is legal if { $change } ({ $code }); or if one of these is so: { $others }
note-reading-of-result = Result fits and the record is legal if { $change } ({ $code })
note-next-even = about as likely, the record is right if { $change } ({ $code })
note-next = less likely, the record is right if { $change } ({ $code })
note-next-far = far less likely, the record is right if { $change } ({ $code })

## Findings: result and score

tricks-spelled =
    { $count ->
        [0] no trick
        [one] one trick
       *[other] { SPELLED($count) } tricks
    }
tricks-spelled-at-most =
    { $count ->
        [one] at most one trick
       *[other] at most { SPELLED($count) } tricks
    }
tricks-spelled-none-or = no trick or { SPELLED($count) } tricks
tricks-spelled-or = { SPELLED($min) } or { SPELLED($count) } tricks
tricks-spelled-to = { SPELLED($min) } to { SPELLED($count) } tricks
tricks-go =
    { $count ->
        [one] { $tricks } goes to { $side }
       *[other] { $tricks } go to { $side }
    }
tricks-go-both = the transfer is { $moved }
points-north-south = NS { $points }
outcome-and-points = { $made }, { $points }
score-becomes = { $before } becomes { $after }
counts = { $stated }, { $played }, { $adjusted }
counts-with-score = { counts }: { $score }
counts-stated = stated { $count }
counts-stated-of-part = the Result is of a part of the play
counts-not-stated = no Result
counts-played = played { $count }
counts-recorded = { $figures } by the recorded cards
counts-adjusted = adjusted { $figures }
counts-not-adjusted = adjusted not known
awarded = the record itself says, with ^, that this is not what was played
by-clause = { ALSO($revokes) } ({ $edition })
by-clause-revoke = { $seat } in trick { $trick }: { $clause }
numbering-label = of another board
numbers-too-high = { $finding }; from here on all numbers are too high by { SPELLED($count) }
numbers-too-low = { $finding }; from here on all numbers are too low by { SPELLED($count) }
numbering-of-its-own = { $finding }; the boards of this file have numbers of their own
numbering-reading = dealer and vulnerability are those of board { $number }
read-without-deal = the play was read without the deal
cause-in-trick = the fault in trick { $trick }
cause-contract = the Contract
cause-deal = the deal
follows-later = the other faults are taken to follow from this: { ALSO($faults) }
follows-in-trick = { $seats } in trick { $trick }
follows-columns = columns not kept to from trick { $trick } on
follows-transfer = the transfer that Result does not include
counted-in-doubt = every revoke on the board is doubtful, and this is no surer than they are

signs-for = for a revoke: { ALSO($signs) }
signs-against = against a revoke: { ALSO($signs) }
signs-both = for a revoke: { ALSO($pro) }; against: { ALSO($contra) }
sign-marked = it is marked (^R)
sign-all-marked = it is marked (^R), as is every failure in this record
sign-last-trick = it stands in the last recorded trick
sign-never-shown = the suit is never shown later
sign-same-rank = the hand holds the same rank in the suit led, and never plays it
sign-several-fail = hands fail to follow several times
sign-wrong-card = another card of the record cannot be right
sign-not-clean = something else is wrong with the record
sign-dummy = dummy's cards were in full view
sign-first-round = it was the first round of the suit, with four or more cards of it held
sign-partners-trick = partner was winning the trick
sign-adjusted = the stated result fits only with a transfer
sign-result = the stated result does not fit

## Findings: writing and play

stated-by-result = Result
stated-by-claim = the claim
stated-by-cards = the record
stated-by-list = the list of results
stated-by-score = Score
passed-over = ignored
read-all-the-same = read all the same
not-read = not read
the-first-of-them = the first of them
more-of-this-kind = { $finding }; and { $count } more of this kind in this game
amended = trick { $trick }, { $seat }: { $card }, not { $written } as it is written ({ $file }, line { $line })
denied = { $seat } did not revoke, and the record is wrong here ({ $file }, line { $line })
amended-unwritten = trick { $trick }, { $seat }: { $card }, which is not written ({ $file }, line { $line })
expected = expected { $value }
expected-any = any text
expected-seat = N, E, S or W
expected-vulnerable = None, NS, EW or All
expected-deal = a first seat and four hands, as in N:AK5.QJ3.T98.7642 - - -
expected-contract = a contract (4SX, 3NT) or Pass
expected-date = year, month and day: 2024.05.31
expected-time = hours, minutes and seconds: 21:24:00
expected-positive = a positive number
expected-number = a number
expected-listed-result = contract, declarer and tricks: 4SX;N;9, or Pass
expected-trick-numbers = numbers of tricks: 3;7
expected-time-control = games and minutes: 4/30
expected-round = letters, digits, _ and .
expected-room = Open or Closed
expected-yes-no = Yes or No
expected-seats = letters of seats, as in EW
expected-scoring = a system and its modifiers: IMP;Cross1
expected-tricks = declarer's tricks, 0 to 13
expected-points = points, as in 420 or NS -50
expected-side-points = a side and points: NS 620
expected-decimal = points, as in 1.5 or NS -5
expected-percentage = a percentage, as in NS 55.71
expected-rubber = points above the line and below it: NS 300/40
expected-rubber-history = the rubber so far: NS 0 300/100 40 EW 0 50/0 0
expected-listed = a word of its list
stats-turns =
    { $count ->
        [one] 1 turn
       *[other] { $number } turns
    }
stats-revokes =
    { $count ->
        [one] 1 revoke
       *[other] { $number } revokes
    }
stats-certain = certain
stats-likely = likely or certain
stats-doubtful = of any grade
stats-found = At { $turns } on { $boards } a hand could follow suit, in records that can show a failure to do so. They show { $revokes } ({ $grade }): { $rate } per { $per } turns, 95% interval { $low } to { $high }.
stats-none = At { $turns } on { $boards } a hand could follow suit, in records that can show a failure to do so. They show none ({ $grade }). The true rate need not be zero: anything up to { $high } per { $per } turns fits this (95% interval).
stats-nothing = No turns to count: no card play is recorded, or none that can be relied on.
stats-events = Intervals: exact (Garwood 1936) for as many independent revokes as these are worth by the differences between events.
stats-exact = Intervals: exact (Garwood 1936), as of revokes independent of each other.
stats-few = With fewer than { $number } revokes, differences between players, events or years mean little.
stats-tricks = Cost in tricks of the { $revokes } in all records: { $tricks }.
stats-tricks-oldest = { $tricks } under the Laws of { $year }
stats-tricks-newer = { $tricks } under { $year }
stats-no-rate = No record in the input is known to be able to show a revoke, so there is no rate.
stats-refused = At { $turns } the program that made the record refuses a revoke: no rate follows from them.
stats-unknown = At { $turns } it is not known whether the record could show a revoke: they have no rate.
stats-without-rate = Those records show { $revokes } ({ $grade }), counted in no rate.
stats-others = Not counted: { $revokes } of a lower grade.
stats-told = The recorder says that somebody revoked on { $told } ({ $shown } of them in records that can show a revoke), of { $boards } on which a recorder wrote anything. They are not added.
stats-left-out = { $turns } were left out because the board cannot be relied on or the trick cannot be judged; the left_out rows of stats.csv give the reasons.
stats-copies = { $boards } in the input are copies of others and are not counted again.
stats-is-not = This is not the rate of all revokes at the table: one corrected in time leaves no trace, and boards without play show nothing.
stats-per = per { $per }
stats-turns-head = turns
stats-revokes-head = revokes
stats-interval = 95% interval
stats-all = all
stats-declarer = declarer
stats-dummy = dummy
stats-lho = declarer's left
stats-rho = declarer's right
stats-trump-led = trumps led
stats-side-led = side suit led
stats-no-trump = at notrump
stats-damaged = the sums cannot be read: they are damaged, or of another version; run stats again
stats-twice = named twice after --merge; its boards would be counted twice
stats-again = has boards of the same input as { $other }; they would be counted twice
stats-missing = shards are missing after --merge: { $shards } of an input of { $files } files; the figures are without them
stats-unfinished = there are no sums of a finished run of stats in this folder; run stats again
stats-other-options = made with other options ({ $theirs }) than those asked for ({ $own }); parts must be counted alike: repeat their --by, --laws and --jurisdiction, and name one key (--anonymous --key) for all, as the latest part left it
no-shard = '{ $word }' names no part; write 3/8 for the third of eight
unknown-dimension = '{ $word }' is no dimension; there are { $names }

## What the Laws are about, as it is asked for

notion-round = end of the round
notion-attention = drawing attention
notion-adjusted-score = adjusted score
notion-information = unauthorised information, unauthorized information, UI, logical alternative
notion-dummy = dummy
notion-trick = trick, follow suit
notion-played-card = played card
notion-penalty-card = penalty card, major penalty card, minor penalty card
notion-lead-out-of-turn = lead out of turn
notion-revoke = revoke, renege
notion-established = established revoke
notion-transfer = transfer of tricks, transfer
notion-equity = equity, damage
notion-quitted-trick = quitted trick
notion-claim = claim, concession
notion-disputed-claim = disputed claim, contested claim
notion-time = correction period
notion-penalty = procedural penalty
