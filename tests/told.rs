//! Facts that a director wrote down: what each changes in a ruling, edition by edition.

use pbn_audit::bridge::{
    BySeat, Card, Deal, Holding, Rank, Seat, Side, Spelled, Suit, Table, Turn, after,
};
use pbn_audit::laws::{
    Answer, Attention, Claimed, Designated, Duty, EditionYear, Equity, Established, Fact, Facts,
    Moves, Objection, OpeningLead, Order, Penalty, PenaltyEnd, Question, Range, Recorded, Remark,
    RevokeRuling, Rights, Ruling, State, Told, Usable, What, When, contradictions, impossible,
    moving, rule,
};
use pbn_audit::replay::{Evidence, Irregularity, Replay, Revoke, Setting, Trick};

use EditionYear::{Y1997, Y2007, Y2017};
use Seat::{East, North, South, West};

// ---- boards ---------------------------------------------------------------------------------------------------------

/// What is taken for granted, as it is written.
fn said(ruled: &RevokeRuling) -> Vec<String> {
    ruled.assumptions.iter().map(ToString::to_string).collect()
}

fn card(text: &str) -> Card {
    let bytes = text.as_bytes();
    Card {
        suit: pbn_audit::bridge::suit(bytes[0]).expect("a suit"),
        rank: pbn_audit::bridge::rank(bytes[1]).expect("a rank"),
    }
}

fn turn(trick: u8, seat: Seat) -> Turn {
    Turn { trick, seat }
}

/// A board ruled with South as declarer: its play, its Result and what is told of it.
#[derive(Debug, Clone)]
struct Board {
    replay: Replay,
    stated: Option<u8>,
    told: Vec<Told>,
}

impl Board {
    /// The hands that won the tricks, each with a club, and the revokes as `4EH`: trick, hand, suit not followed. Every
    /// trick was led in diamonds, and who revoked held the jack and the two of the suit.
    fn won(winners: &str, revokes: &str) -> Self {
        let mut replay = Replay::default();
        let mut leader = West;
        for (place, letter) in winners.bytes().enumerate() {
            let winner = pbn_audit::bridge::seat(letter).expect("a seat");
            let mut cards = BySeat(["D3", "D4", "D5", "D6"].map(|text| Some(card(text))));
            cards[winner] = Some(card("CA"));
            replay.tricks[place] = Trick {
                leader: Some(leader),
                cards,
                winner: Some(winner),
                ..Trick::default()
            };
            leader = winner;
        }
        replay.rows = u8::try_from(winners.len()).expect("13 tricks");
        replay.irregularities = revokes.split_whitespace().map(revoke).collect();
        Self {
            replay,
            stated: None,
            told: Vec::new(),
        }
    }

    /// The cards of each trick, North, East, South, West, `--` for a hole.
    fn played(trump: Option<Suit>, leader: Seat, rows: &str) -> Self {
        let mut table = Table::empty(North);
        for (trick, row) in (1..).zip(rows.lines().map(str::trim).filter(|row| !row.is_empty())) {
            for (seat, text) in Seat::ALL.into_iter().zip(row.split(' ')) {
                if text != "--" {
                    table.put(turn(trick, seat), card(text));
                }
            }
        }
        let setting = Setting {
            deal: None,
            trump,
            leader,
        };
        Self {
            replay: Replay::of(&setting, &table),
            stated: None,
            told: Vec::new(),
        }
    }

    fn stating(mut self, tricks: u8) -> Self {
        self.stated = Some(tricks);
        self
    }

    fn told(mut self, told: &[Told]) -> Self {
        self.told.extend(told);
        self
    }

    fn facts(&self) -> Facts<'_> {
        let mut facts = Facts::of_record(South);
        facts.stated = self.stated;
        facts.told = &self.told;
        facts
    }

    fn rule(&self, year: EditionYear) -> Ruling {
        rule(year.edition(), &self.replay, &self.facts())
    }

    /// Why the last fact cannot be.
    fn impossible(&self) -> Option<&'static str> {
        impossible(
            self.told.last().expect("a fact"),
            &self.replay,
            &self.facts(),
        )
        .map(Objection::text)
    }
}

fn revoke(text: &str) -> Irregularity {
    let (trick, rest) = text.split_at(text.len() - 2);
    let seat = pbn_audit::bridge::seat(rest.as_bytes()[0]).expect("a seat");
    let suit = pbn_audit::bridge::suit(rest.as_bytes()[1]).expect("a suit");
    let able = |rank| Holding::from_rank(Rank::new(rank));
    Irregularity::Revoke(Revoke {
        turn: turn(trick.parse().expect("a trick"), seat),
        position: 2,
        led_by: after(seat, 3),
        led: Card {
            suit,
            rank: Rank::new(6),
        },
        played: card("D2"),
        could_have_played: able(11) | able(2),
        evidence: Evidence::Deal,
        shown: None,
        marked: false,
    })
}

fn only(ruling: &Ruling) -> &RevokeRuling {
    let all: Vec<_> = ruling
        .revokes
        .iter()
        .chain(ruling.told.iter().map(|told| &told.ruling))
        .collect();
    assert_eq!(all.len(), 1, "{ruling:?}");
    all[0]
}

fn moved(ruling: &Ruling) -> Range {
    ruling.transfer.tricks
}

const ZERO: Range = Range::exactly(0);
const ONE: Range = Range::exactly(1);
const TWO: Range = Range::exactly(2);

fn by(established: Established) -> &'static str {
    match established {
        Established::Yes { by, .. } => by,
        Established::Presumed => "presumed",
        Established::Unknown => "unknown",
        Established::No => "no",
    }
}

/// D1: East ruffs trick 4 and wins it, and West wins trick 9.
fn d1() -> Board {
    Board::won("SSNESSSSWSSSS", "4EH").stating(11)
}

// ---- attention ------------------------------------------------------------------------------------------------------

fn attention(of: Option<Turn>, when: When) -> Told {
    Told::Attention { of, when }
}

#[test]
fn attention_decides_64b4_and_64b5() {
    for year in EditionYear::ALL {
        for (when, clause, tricks) in [
            (When::DuringPlay, "64A1", TWO),
            (When::AfterPlay, "64A1", TWO),
            (When::NextCallByOffenders, "64A1", TWO),
            (When::NextCallByOthers, "64B4", ZERO),
            (When::AfterRound, "64B5", ZERO),
            (When::Never, "64B5", ZERO),
        ] {
            for of in [None, Some(turn(4, East))] {
                let ruling = d1().told(&[attention(of, when)]).rule(year);
                assert_eq!(ruling.revokes[0].clauses, [clause], "{year} {when:?}");
                assert_eq!(moved(&ruling), tricks, "{year} {when:?}");
                let assumed = said(&ruling.revokes[0]);
                assert!(
                    !assumed
                        .iter()
                        .any(|it| it.starts_with("64B4") || it.starts_with("64B5"))
                );
                assert!(!ruling.questions.contains(&Question::Attention));
            }
        }
    }
}

#[test]
fn after_the_next_call_and_after_the_round_hold_together() {
    let told = [When::NextCallByOthers, When::AfterRound].map(|when| attention(None, when));
    assert!(contradictions(&told).is_empty());
    let ruling = d1().told(&told).rule(Y2017);
    assert_eq!(ruling.revokes[0].clauses, ["64B4", "64B5"]);
}

#[test]
fn attention_to_one_revoke_comes_before_attention_to_all() {
    let board = Board::won("SSEESSESSESSS", "3ED 6WH");
    let told = [
        attention(None, When::Never),
        attention(Some(turn(6, West)), When::DuringPlay),
    ];
    let ruling = board.clone().told(&told).rule(Y2017);
    assert_eq!(ruling.revokes[0].clauses, ["64B5"]);
    assert_eq!(ruling.revokes[1].clauses, ["64A2"]);
    assert_eq!(moved(&ruling), ONE);
    let mut facts = board.facts();
    facts.attention = Attention::Late;
    let told = [attention(Some(turn(6, West)), When::AfterPlay)];
    facts.told = &told;
    let ruling = rule(Y2017.edition(), &board.replay, &facts);
    assert_eq!(
        (ruling.revokes[0].clauses[0], ruling.revokes[1].clauses[0]),
        ("64B5", "64A2")
    );
}

// ---- claims and designations ----------------------------------------------------------------------------------------

fn claim(trick: u8, by: Seat, outcome: Claimed, tricks: Option<u8>) -> Told {
    Told::Claim {
        trick,
        by,
        outcome,
        tricks,
    }
}

/// West, a defender, failed to follow to trick 8; the record ends there, and the Result gives the rest to declarer but
/// for one trick.
fn short() -> Board {
    Board::won("WSSSSSSS", "8WC").stating(11)
}

#[test]
fn a_claim_establishes_by_whose_it_was_and_what_became_of_it() {
    use Claimed::{Agreed, Disputed, PartnerObjected, Withdrawn};
    for (claimer, outcome, answers) in [
        (East, Agreed, ["63A3", "63A3", "63A3"]),
        (West, Disputed, ["63A3", "63A3", "63A3"]),
        (West, PartnerObjected, ["no", "no", "no"]),
        (West, Withdrawn, ["no", "no", "no"]),
        (South, Agreed, ["63A3", "63A3", "63A4"]),
        (South, Disputed, ["no", "no", "no"]),
        (South, PartnerObjected, ["no", "no", "no"]),
        (South, Withdrawn, ["no", "no", "no"]),
    ] {
        for (year, answer) in EditionYear::ALL.into_iter().zip(answers) {
            let ruling = short().told(&[claim(9, claimer, outcome, None)]).rule(year);
            let ruled = only(&ruling);
            assert_eq!(
                by(ruled.established),
                answer,
                "{year} {claimer} {outcome:?}"
            );
            assert!(!said(ruled).iter().any(|it| it.starts_with("63A")));
            assert!(!ruling.questions.contains(&Question::Corrected));
            if answer == "no" {
                assert_eq!(
                    (ruled.clauses.as_slice(), ruled.demand),
                    (["62A"].as_slice(), ZERO)
                );
                assert_eq!((moved(&ruling), ruled.assumptions.len()), (ZERO, 0));
            }
        }
    }
}

#[test]
fn a_revoke_that_nothing_establishes_is_ruled_as_if_it_were_and_that_is_said() {
    let ruling = Board::won("WSSSSSSS", "8WC").rule(Y2017);
    let ruled = only(&ruling);
    assert_eq!(ruled.established, Established::Unknown);
    assert!(said(ruled).contains(&"63A=0".to_owned()), "{ruled:?}");
}

#[test]
fn a_claim_is_asked_for_where_the_establishment_or_the_tricks_left_hang_on_it() {
    let asks = |board: Board| board.rule(Y2017).questions.contains(&Question::Claim);
    let dummys = Board::won("SSSSSSSS", "8NC").stating(11);
    assert!(asks(dummys.clone()), "nothing moves, but who claimed?");
    assert!(!asks(dummys.told(&[claim(
        9,
        South,
        Claimed::Agreed,
        None
    )])));
    assert!(asks(Board::won("SSSSSSES", "7EC")), "established by play");
    assert!(asks(Board::won("SSSSSSEE", "7EC")), "two move in any case");
}

#[test]
fn play_to_the_next_trick_establishes_whatever_was_claimed_later() {
    let told = [claim(13, South, Claimed::Disputed, None)];
    let ruling = d1().told(&told).rule(Y2017);
    assert_eq!(
        (by(only(&ruling).established), moved(&ruling)),
        ("63A1", TWO)
    );
    let before = short().told(&[claim(7, South, Claimed::Disputed, None)]);
    assert_eq!(by(only(&before.rule(Y2017)).established), "presumed");
    assert!(before.impossible().is_some());
}

#[test]
fn the_tricks_of_a_claim_close_the_ranges() {
    let d16 = Board::won("SSSSSSSE", "8EC");
    let share = |tricks| [claim(9, South, Claimed::Agreed, Some(tricks))];
    let ruling = d16.clone().told(&share(5)).rule(Y2017);
    assert_eq!(
        (moved(&ruling), ruling.adjusted),
        (ONE, Some(Range::exactly(13)))
    );
    let ruling = d16.clone().told(&share(4)).rule(Y2017);
    assert_eq!(
        (moved(&ruling), ruling.adjusted),
        (TWO, Some(Range::exactly(13)))
    );
    let stated = |tricks, result| d16.clone().stating(result).told(&share(tricks)).rule(Y2017);
    assert_eq!(stated(5, 12).state, State::Unadjusted);
    assert_eq!(stated(3, 12).state, State::AlreadyAdjusted);
    assert_eq!(stated(3, 9).state, State::Differs);
    assert!(!stated(5, 12).questions.contains(&Question::Claim));
    assert!(!stated(5, 12).questions.contains(&Question::ResultAdjusted));
}

#[test]
fn under_1997_a_trick_left_is_won_with_the_suit_only_by_who_may_have_kept_it() {
    // East did not follow to trick 3, and his side won trick 8; what he played after that is not known.
    let range = |kept: &str| {
        let mut board = Board::won("SSNSSSSE", "3ES");
        let hand = [card(kept)].into_iter().collect();
        board.replay.setting.deal = Deal::new(BySeat([None, Some(hand), None, None])).ok();
        moved(&board.rule(Y1997))
    };
    assert_eq!(range("SQ"), Range { min: 1, max: 2 });
    assert_eq!(range("HQ"), ONE);
}

#[test]
fn a_revoke_trick_moves_for_certain_when_the_claim_left_its_side_no_other() {
    let board = Board::won("SSSSSSES", "7EC").told(&[claim(9, South, Claimed::Agreed, Some(5))]);
    let ruling = board.rule(Y2017);
    assert_eq!(moved(&ruling), ONE);
    assert_eq!(moving(&board.replay, &ruling)[6], Moves::Yes);
}

#[test]
fn a_claim_noted_by_the_last_trick_played_shares_the_tricks_after_it() {
    // Eight tricks are recorded, of which East won the revoke trick: four of the five others are declarer's.
    let board = Board::won("SSSSSSES", "7EC").told(&[claim(8, South, Claimed::Agreed, Some(4))]);
    assert_eq!(board.impossible(), None);
    let ruling = board.rule(Y2017);
    assert_eq!(
        (moved(&ruling), ruling.adjusted),
        (TWO, Some(Range::exactly(13)))
    );
}

#[test]
fn a_card_named_or_led_and_taken_back_establishes() {
    for (how, clause) in [
        (Designated::Named, "63A2"),
        (Designated::LedThenWithdrawn, "63A1"),
    ] {
        for seat in [East, West] {
            let told = Told::Designated {
                turn: turn(9, seat),
                card: Some(card("S4")),
                how,
            };
            let ruling = short().told(&[told]).rule(Y2017);
            assert_eq!(
                only(&ruling).established,
                Established::Yes {
                    by: clause,
                    trick: 9,
                    card: Some((turn(9, seat), card("S4")))
                }
            );
        }
        let theirs = Told::Designated {
            turn: turn(9, South),
            card: None,
            how,
        };
        assert_eq!(
            by(only(&short().told(&[theirs]).rule(Y2017)).established),
            "presumed"
        );
    }
}

#[test]
fn both_sides_in_one_trick_are_settled_by_a_claim() {
    let mut board = Board::won("SSSSSW", "6EH 6SH").stating(8);
    board.replay.rows = 7;
    board.replay.tricks[6].leader = Some(West);
    board.replay.tricks[6].cards[West] = Some(card("C6"));
    let agreed = board
        .clone()
        .told(&[claim(7, South, Claimed::Agreed, None)]);
    let ruling = agreed.rule(Y2017);
    assert_eq!(by(ruling.revokes[0].established), "63A1");
    assert_eq!(by(ruling.revokes[1].established), "63A3");
    assert_eq!(
        (ruling.revokes[0].clauses[0], moved(&ruling)),
        ("64B7", ZERO)
    );
    let caught = [
        corrected(6, East, "D2", Recorded::New),
        corrected(6, South, "D2", Recorded::New),
    ];
    for (year, clause) in [(Y2007, "62A"), (Y2017, "64B8")] {
        let ruling = board.clone().told(&caught).rule(year);
        for ruled in &ruling.revokes {
            assert_eq!(
                (by(ruled.established), ruled.clauses[0]),
                ("no", clause),
                "{year}"
            );
        }
        assert_eq!(moved(&ruling), ZERO);
    }
}

// ---- the Result -----------------------------------------------------------------------------------------------------

#[test]
fn the_reading_of_the_result_is_chosen() {
    let d16 = Board::won("SSSSSSSE", "8EC").stating(12);
    let ruling = d16.clone().told(&[Told::ResultAdjusted(false)]).rule(Y2017);
    assert_eq!(
        (moved(&ruling), ruling.adjusted),
        (ONE, Some(Range::exactly(13)))
    );
    assert_eq!(ruling.state, State::Unadjusted);
    let ruling = d16.told(&[Told::ResultAdjusted(true)]).rule(Y2017);
    assert_eq!(ruling.adjusted, Some(Range::exactly(12)));
    assert_eq!(ruling.state, State::AlreadyAdjusted);
    assert!(!ruling.questions.contains(&Question::ResultAdjusted));
    // The five tricks left do not make thirteen: trick 8 must have been given back, alone or with one of them.
    let ruling = Board::won("SSSSSSSE", "8EC").stating(13).rule(Y2017);
    let one_or_two = Range { min: 1, max: 2 };
    assert_eq!(
        (moved(&ruling), ruling.adjusted),
        (one_or_two, Some(Range::exactly(13)))
    );
    assert_eq!(ruling.state, State::AlreadyAdjusted);
    assert!(!ruling.questions.contains(&Question::ResultAdjusted));
}

#[test]
fn a_result_that_is_not_what_it_is_told_to_be_differs() {
    let state = |stated, adjusted| {
        let board = d1().stating(stated).told(&[Told::ResultAdjusted(adjusted)]);
        board.rule(Y2017).state
    };
    assert_eq!(state(11, false), State::Unadjusted);
    assert_eq!(state(13, true), State::AlreadyAdjusted);
    assert_eq!(state(11, true), State::Differs);
    assert_eq!(state(13, false), State::Differs);
    let nothing = Board::won("SSESSSSSSSSSS", "4EC").stating(12);
    let ruling = nothing.told(&[Told::ResultAdjusted(true)]).rule(Y2017);
    assert_eq!(ruling.state, State::Agrees);
}

// ---- penalty cards and faced cards ----------------------------------------------------------------------------------

fn penalty(from: u8, to: u8, seat: Seat, text: &str) -> Told {
    Told::PenaltyCard {
        from,
        to,
        seat,
        card: card(text),
        rank: Penalty::Major,
    }
}

fn faced(trick: u8, seat: Seat, which: Option<&str>) -> Told {
    Told::Faced {
        trick,
        seat,
        card: which.map(card),
    }
}

fn clause_of(told: Told, year: EditionYear) -> (&'static str, Vec<String>) {
    let ruling = d1().told(&[told]).rule(year);
    (ruling.revokes[0].clauses[0], said(&ruling.revokes[0]))
}

#[test]
fn a_penalty_card_that_was_not_played_is_64b3() {
    for year in EditionYear::ALL {
        let (clause, assumed) = clause_of(penalty(2, 5, East, "HJ"), year);
        assert_eq!(clause, "64B3", "{year}");
        assert!(
            assumed.contains(&"64B3=2".to_owned()),
            "the two was hidden: {assumed:?}"
        );
        for told in [
            penalty(2, 5, East, "D2"),
            penalty(2, 5, East, "HK"),
            penalty(2, 3, East, "HJ"),
            penalty(5, 5, East, "HJ"),
        ] {
            let (clause, assumed) = clause_of(told, year);
            assert_eq!(clause, "64A1", "{year} {told:?}");
            assert!(!assumed.iter().any(|it| it.starts_with("64B3")));
        }
        let (clause, assumed) = clause_of(penalty(2, 5, West, "HJ"), year);
        assert_eq!(clause, "64A1");
        assert!(assumed.contains(&"64B3=0".to_owned()));
    }
}

#[test]
fn when_every_card_of_the_suit_lay_open_64b3_is_not_flagged() {
    let told = [penalty(2, 5, East, "HJ"), penalty(3, 4, East, "H2")];
    let ruling = d1().told(&told).rule(Y2017);
    assert_eq!(ruling.revokes[0].clauses, ["64B3"]);
    assert!(
        !said(&ruling.revokes[0])
            .iter()
            .any(|it| it.starts_with("64B3"))
    );
    assert!(!ruling.questions.contains(&Question::PenaltyCard));
    assert_eq!(ruling.equity, [Equity::Exempt]);
}

#[test]
fn faced_cards_count_until_2007() {
    for which in [Some("HJ"), None] {
        for (year, clause) in [(Y1997, "64B3"), (Y2007, "64B3"), (Y2017, "64A1")] {
            assert_eq!(clause_of(faced(4, East, which), year).0, clause, "{year}");
        }
        assert_eq!(clause_of(faced(5, East, which), Y2007).0, "64A1");
    }
    let whole = clause_of(faced(1, East, None), Y2007).1;
    assert!(!whole.iter().any(|it| it.starts_with("64B3")), "{whole:?}");
    // Who tells what lay open tells all that did; whether that was a penalty card matters in 2017 only.
    for year in EditionYear::ALL {
        let open = |told: &[Told]| {
            let ruling = d1().told(told).rule(year);
            let assumed = said(&ruling.revokes[0]);
            let is_assumed = assumed.iter().any(|it| it == "64B3=0");
            let is_asked = ruling.questions.contains(&Question::PenaltyCard);
            assert_eq!(is_assumed, is_asked, "{year}");
            is_asked
        };
        assert!(open(&[]));
        assert!(!open(&[faced(5, East, None)]));
        assert!(!open(&[faced(4, East, Some("S2"))]));
        assert_eq!(open(&[faced(4, East, None)]), year == Y2017);
    }
    let declarers = Board::won("WESSNSSWSSSSS", "5SD").told(&[faced(3, South, None)]);
    assert_eq!(declarers.rule(Y2007).revokes[0].clauses, ["64B3"]);
    assert_eq!(declarers.rule(Y2017).revokes[0].clauses, ["64A2"]);
}

#[test]
fn a_revoke_by_a_penalty_card_is_a_weak_basis_for_64b7() {
    let board = Board::won("SSSESSSSSWSSS", "4EH 8SD");
    for year in [Y2007, Y2017] {
        let bare = board.rule(year);
        assert!(!assumes(&bare, "64B7"));
        let told = [penalty(1, 4, East, "HJ"), penalty(1, 4, East, "H2")];
        let ruling = board.clone().told(&told).rule(year);
        assert_eq!(ruling.revokes[0].clauses, ["64B3", "64B7"]);
        assert_eq!(ruling.revokes[1].clauses, ["64B7"]);
        assert!(said(&ruling.revokes[1]).contains(&"64B7=2".to_owned()));
    }
}

#[test]
fn what_lay_open_is_told_a_card_at_a_time_and_twice_told_is_once() {
    let flagged = |told: &[Told]| {
        let ruling = d1().told(told).rule(Y2007);
        let ruled = &ruling.revokes[0];
        let flag = said(ruled).contains(&"64B3=2".to_owned());
        (ruled.clauses[0], flag)
    };
    let open = |text| faced(4, East, Some(text));
    assert_eq!(flagged(&[open("HJ")]), ("64B3", true));
    assert_eq!(flagged(&[open("HJ"), open("HJ")]), ("64B3", true));
    assert_eq!(flagged(&[open("HJ"), open("H2")]), ("64B3", false));
    assert_eq!(
        flagged(&[open("HJ"), penalty(2, 5, East, "HJ")]),
        ("64B3", true)
    );
    assert_eq!(flagged(&[open("DJ")]), ("64A1", false));
    assert_eq!(flagged(&[open("HK")]), ("64A1", false));
}

// ---- trick 12 -------------------------------------------------------------------------------------------------------

/// D14: South leads CQ to trick 12 and East ruffs it, holding C3; spades are trumps.
const D14: &str = "
    SA S3 S4 S5
    SK S6 S7 S8
    SQ S9 ST SJ
    HA H3 H4 H5
    HK H6 H7 H8
    DA D3 D4 D5
    DK D6 D7 D8
    CA C6 C7 C8
    CK C9 CT CJ
    D9 DT DQ DJ
    HJ C2 C4 D2
    H2 S2 CQ HQ
    H9 C3 C5 HT";

/// P5: North leads D2 to trick 12; East ruffs with a diamond left, South follows and West discards.
fn p5() -> Board {
    let mut board = Board::won("SSSSSSSSSSNEW", "12ED").stating(11);
    board.replay.setting.trump = Some(Suit::Hearts);
    let row = |cards: [&str; 4]| BySeat(cards.map(|text| Some(card(text))));
    board.replay.tricks[11].cards = row(["D2", "HJ", "DQ", "C6"]);
    board.replay.tricks[12].cards = row(["C2", "D5", "H3", "H9"]);
    board
}

fn assumes(ruling: &Ruling, law: &str) -> bool {
    let mut all = ruling.revokes.iter().flat_map(said);
    all.any(|it| it.starts_with(law))
}

#[test]
fn hands_not_returned_give_the_corrected_tricks() {
    let d14 = Board::played(Some(Suit::Spades), North, D14).stating(12);
    for (board, counts) in [
        (d14, Range::exactly(12)),
        (p5(), Range { min: 11, max: 12 }),
    ] {
        for year in EditionYear::ALL {
            let bare = board.rule(year);
            let back = board.clone().told(&[Told::HandsReturned(true)]).rule(year);
            let not = board.clone().told(&[Told::HandsReturned(false)]).rule(year);
            assert_eq!(only(&bare).clauses[0], "64B6");
            assert_eq!(
                [&bare, &back, &not].map(|it| assumes(it, "62D")),
                [true, false, false]
            );
            assert!(bare.questions.contains(&Question::HandsReturned));
            for ruling in [&back, &not] {
                assert!(!ruling.questions.contains(&Question::HandsReturned));
                assert_eq!((only(ruling).clauses[0], moved(ruling)), ("64B6", ZERO));
            }
            assert_eq!(back.adjusted, bare.adjusted);
            assert_eq!(not.adjusted, Some(counts));
        }
    }
}

#[test]
fn a_result_may_hold_the_correction_of_trick_12() {
    let not = |stated| {
        p5().stating(stated)
            .told(&[Told::HandsReturned(false)])
            .rule(Y2017)
            .state
    };
    assert_eq!(not(12), State::AlreadyAdjusted);
    assert_eq!(not(11), State::Undecided);
    let untold = |stated| p5().stating(stated).rule(Y2017).state;
    let states = [State::Agrees, State::AlreadyAdjusted, State::Differs];
    assert_eq!([11, 12, 13].map(untold), states);
    let back = p5()
        .stating(12)
        .told(&[Told::HandsReturned(true)])
        .rule(Y2017);
    assert_eq!(back.state, State::Differs);
}

#[test]
fn a_correction_of_trick_12_can_take_the_only_trick_of_another_revoke() {
    // East revoked on trick 8 too; his side's only later trick is the twelfth, which the correction gives to South.
    let mut board = p5();
    board.replay.tricks[12].winner = Some(South);
    board.replay.tricks[12].cards[West] = Some(card("C9"));
    board.replay.tricks[12].cards[South] = Some(card("HQ"));
    board.replay.irregularities.insert(0, revoke("8EC"));
    let table = board.rule(Y2017);
    assert_eq!((table.revokes[0].clauses[0], moved(&table)), ("64A2", ONE));
    let not = board.told(&[Told::HandsReturned(false)]).rule(Y2017);
    assert_eq!((not.revokes[0].clauses[0], moved(&not)), ("64B1", ZERO));
    assert_eq!(not.adjusted, Some(Range::exactly(13)));
}

#[test]
fn the_count_after_a_correction_of_trick_12_holds_what_moves_for_another_revoke() {
    // East revoked on trick 8 too, and West won trick 9: one trick, before and after the correction.
    let mut board = p5().stating(10);
    board.replay.tricks[8].winner = Some(West);
    board.replay.irregularities.insert(0, revoke("8EC"));
    let ruling = board.rule(Y2017);
    assert_eq!(ruling.adjusted, Some(Range::exactly(11)));
    let assumed = said(&ruling.revokes[1]);
    assert!(assumed.contains(&"62D=11/12".to_owned()), "{ruling:?}");
    // It was South, who won that trick: under 1997 it is two tricks from him.
    let mut board = p5();
    board.replay.irregularities.insert(0, revoke("8SC"));
    let ruling = board.rule(Y1997);
    assert_eq!(ruling.adjusted, Some(Range::exactly(9)));
    let assumed = said(&ruling.revokes[1]);
    assert!(assumed.contains(&"62D=9/10".to_owned()), "{ruling:?}");
}

#[test]
fn the_figure_of_62d_is_left_out_where_it_is_that_of_the_table() {
    // East's only trick is lost by the correction, and moves without it.
    let mut board = p5();
    board.replay.tricks[12].winner = Some(South);
    board.replay.tricks[12].cards[West] = Some(card("C9"));
    board.replay.tricks[12].cards[South] = Some(card("HQ"));
    board.replay.irregularities.insert(0, revoke("8EC"));
    let said = said(&board.rule(Y2017).revokes[1]);
    assert!(said.contains(&"62D".to_owned()), "{said:?}");
}

#[test]
fn where_a_winner_is_not_known_no_figure_is_given_for_the_correction_of_trick_12() {
    let mut board = p5().stating(11);
    board.replay.tricks[5].winner = None;
    let said = said(&board.rule(Y2017).revokes[0]);
    assert!(said.contains(&"62D".to_owned()), "{said:?}");
}

#[test]
fn a_corrected_revoke_on_trick_12_is_named_so() {
    let told = corrected(12, East, "H2", Recorded::New);
    let ruling = led("SSSSSSSSSSSSS", "").told(&[told]).rule(Y2017);
    assert_eq!(ruling.told.len(), 0, "the card taken back follows suit");
    let told = corrected(12, East, "D2", Recorded::New);
    let ruling = led("SSSSSSSSSSSES", "").told(&[told]).rule(Y2017);
    assert_eq!(only(&ruling).clauses, ["62D"]);
    assert!(ruling.questions.is_empty(), "{:?}", ruling.questions);
}

#[test]
fn what_other_laws_have_the_director_weigh_is_named() {
    let facts = |board: Board| -> Vec<Fact> {
        let remarks = board.rule(Y2017).conduct.remarks;
        remarks.into_iter().map(|it| it.fact).collect()
    };
    let (seat, held) = (East, card("HJ"));
    let of_penalty_card = Fact::PenaltyCard {
        seat,
        card: held,
        usable: Usable::WhileOpen,
    };
    let told = penalty(2, 3, East, "HJ");
    assert_eq!(facts(d1().told(&[told])), [of_penalty_card]);
    let pointed = |rights| Told::DummyPointed {
        turn: turn(4, East),
        rights,
    };
    let spoke = Fact::DummySpoke(turn(4, East));
    assert_eq!(facts(d1().told(&[pointed(Rights::Kept)])), [spoke]);
    assert_eq!(facts(d1().told(&[pointed(Rights::Lost)])), []);
    // South, declarer, put a revoke right, and West changed his card: his side may use both, and South may not.
    let board = Board::played(Some(Suit::Spades), East, CHANGED);
    let told = [
        corrected(1, South, "S4", Recorded::New),
        withdrawn(1, West, "CQ"),
    ];
    let of = |seat, text| Fact::WithdrawnCard {
        seat,
        trick: 1,
        card: card(text),
        authorised: Side::EastWest,
    };
    assert_eq!(facts(board.told(&told)), [of(South, "S4"), of(West, "CQ")]);
}

#[test]
fn what_may_be_used_of_a_penalty_card_is_told_by_edition() {
    // East revoked in trick 1 with D3 and took it back; West may lead no diamond in trick 2.
    let back = corrected(1, East, "D3", Recorded::New);
    let forbidden = lead_order(2, 3, West, Suit::Diamonds, Order::MayNot);
    let rows = "HA H5 H3 HK\nC2 C4 C6 CA\nS2 D3 S5 S6\nS3 S4 S7 S8";
    let remarks = |year, told: &[Told]| {
        let board = Board::played(None, South, rows).told(told);
        board.rule(year).conduct.remarks
    };
    let (duty, open, picked_up) = (Usable::Duty, Usable::WhileOpen, Usable::UntilPickedUp);
    for (year, told, law, usable) in [
        (Y1997, &[back][..], "50D1", duty),
        (Y2007, &[back], "50E", duty),
        (Y2017, &[back], "50E", open),
        (Y2007, &[back, forbidden], "50E", duty),
        (Y2017, &[back, forbidden], "50E", picked_up),
    ] {
        let fact = Fact::PenaltyCard {
            seat: East,
            card: card("D3"),
            usable,
        };
        assert_eq!(remarks(year, told), [Remark { law, fact }], "{year}");
    }
}

// ---- whether anything is to be said ---------------------------------------------------------------------------------

#[test]
fn conduct_is_empty_where_nothing_is_told_that_shows_any() {
    let rows = "D2 D3 D4 DK\nD5 S2 D7 D6";
    let board = Board::played(None, West, rows);
    let conduct = |told: &[Told]| board.clone().told(told).rule(Y2017).conduct;
    assert!(conduct(&[]).is_empty());
    assert!(conduct(&[Told::HandsReturned(true)]).is_empty());
    for told in [
        opening(OpeningLead::Accepted),
        lead_order(1, 1, East, Suit::Hearts, Order::Must),
        play_order(1, West, What::Card(card("D6")), Order::Must),
        corrected(1, South, "H2", Recorded::New),
        penalty(1, 2, East, "D3"),
        Told::CorrectionPeriodOpen(true),
    ] {
        assert!(!conduct(&[told]).is_empty(), "{told:?}");
    }
}

// ---- corrected, waived ----------------------------------------------------------------------------------------------

fn corrected(trick: u8, seat: Seat, withdrawn: &str, record: Recorded) -> Told {
    Told::Corrected {
        turn: turn(trick, seat),
        withdrawn: card(withdrawn),
        record,
    }
}

/// A board on which each trick was won by South but these, with the ace of diamonds led to a trick by its leader.
fn led(winners: &str, revokes: &str) -> Board {
    let mut board = Board::won(winners, revokes);
    for trick in &mut board.replay.tricks {
        if let Some(leader) = trick.leader {
            trick.cards[leader] = Some(card("HT"));
        }
    }
    board
}

#[test]
fn a_corrected_revoke_is_a_revoke_that_was_not_established() {
    for year in EditionYear::ALL {
        let told = corrected(4, East, "S2", Recorded::New);
        let ruling = led("SSNNSSESWSSSS", "")
            .stating(11)
            .told(&[told])
            .rule(year);
        let ruled = &ruling.told[0];
        assert_eq!(
            (ruled.revoke.turn, ruled.revoke.played, ruled.suit),
            (turn(4, East), card("S2"), Suit::Hearts)
        );
        assert_eq!(
            (ruled.ruling.established, ruled.ruling.clauses[0]),
            (Established::No, "62A")
        );
        assert_eq!((moved(&ruling), ruling.state), (ZERO, State::Agrees));
        assert!(
            ruling.questions.is_empty() && ruling.equity.is_empty(),
            "{ruling:?}"
        );
    }
}

#[test]
fn a_record_with_the_card_taken_back_shows_who_revoked_where_the_cards_do_not() {
    // East discards S2 on the heart led, and shows no heart later.
    let board = Board::played(None, North, "H2 S2 H3 H4\nC2 C3 CA C4");
    let rule = |withdrawn| {
        let told = [corrected(1, East, withdrawn, Recorded::Old(card("H5")))];
        let ruling = board.clone().told(&told).rule(Y2017);
        let clauses = ruling.told.into_iter().flat_map(|it| it.ruling.clauses);
        clauses.collect::<Vec<_>>()
    };
    assert!(board.rule(Y2017).revokes.is_empty());
    assert_eq!(rule("S2"), ["62A"]);
    assert!(rule("C9").is_empty(), "not the card that stands there");
}

#[test]
fn the_legal_card_and_the_one_taken_back_change_places_and_no_others_do() {
    // The record has East's ruff on trick 1 and his heart on trick 2. South won the first, East ruffed the second, and led
    // a club to South.
    let rows = "H2 S2 HA H4\nD2 H5 DA D4\nC5 C2 CA C4";
    let told = [corrected(1, East, "S2", Recorded::Old(card("H5")))];
    let board = Board::played(Some(Suit::Spades), North, rows).told(&told);
    assert_eq!(board.rule(Y2017).possible, Range { min: 2, max: 12 });
}

#[test]
fn a_corrected_revoke_counts_for_64b2_literally_until_2007() {
    // D27: the first revoke was corrected, the second was not.
    for (year, clause, tricks) in [
        (Y1997, "64B2", ZERO),
        (Y2007, "64B2", ZERO),
        (Y2017, "64A1", TWO),
    ] {
        let told = corrected(4, East, "S2", Recorded::New);
        let ruling = led("SSNNSSESWSSSS", "7EH")
            .stating(11)
            .told(&[told])
            .rule(year);
        assert_eq!(
            (ruling.revokes[0].clauses[0], moved(&ruling)),
            (clause, tricks),
            "{year}"
        );
        assert_eq!(assumes(&ruling, "64B2=2"), clause == "64B2", "{year}");
    }
}

#[test]
fn a_corrected_revoke_of_the_other_side_counts_for_64b7_literally_in_2007() {
    for (year, clause, tricks) in [
        (Y1997, "64A1", TWO),
        (Y2007, "64B7", ZERO),
        (Y2017, "64A1", TWO),
    ] {
        let told = corrected(2, South, "S2", Recorded::New);
        let ruling = led("NSSSSSESWSSSS", "7EH").told(&[told]).rule(year);
        assert_eq!(
            (ruling.revokes[0].clauses[0], moved(&ruling)),
            (clause, tricks),
            "{year}"
        );
        assert_eq!(assumes(&ruling, "64B7=2"), clause == "64B7", "{year}");
        assert_eq!(ruling.told[0].ruling.clauses, ["62A"]);
    }
}

#[test]
fn a_record_with_the_card_taken_back_is_read_with_the_legal_one() {
    // East's ruff of trick 1 was corrected with H2: North's ace wins.
    let rows = "HA S2 H4 H5\nHK C3 H7 H8";
    let board = Board::played(Some(Suit::Spades), North, rows);
    assert_eq!(board.replay.trick(1).winner, Some(East));
    let told = corrected(1, East, "S2", Recorded::Old(card("H2")));
    let mut board = board.told(&[told]);
    board.replay.irregularities = vec![revoke("1EH")];
    let ruling = board.rule(Y2017);
    assert_eq!(
        (only(&ruling).established, only(&ruling).clauses[0]),
        (Established::No, "62A")
    );
    assert_eq!(
        ruling.possible.max, 13,
        "East won no trick: {:?}",
        ruling.possible
    );
    assert_eq!(only(&ruling).won_by_offender, Answer::No);
}

#[test]
fn a_waived_revoke_keeps_its_clause_and_moves_nothing() {
    for year in EditionYear::ALL {
        for of in [None, Some(turn(4, East))] {
            let ruling = d1().told(&[Told::Waived(of)]).rule(year);
            assert_eq!(ruling.revokes[0].clauses, ["81C5", "64A1"]);
            assert_eq!((ruling.revokes[0].demand, moved(&ruling)), (ZERO, ZERO));
            assert!(ruling.questions.is_empty());
        }
        let ruling = d1().told(&[Told::Waived(Some(turn(9, East)))]).rule(year);
        assert_eq!(
            (ruling.revokes[0].clauses[0], moved(&ruling)),
            ("64A1", TWO)
        );
    }
    let both = Board::won("SSEESSESSESSS", "3ED 6WH");
    let ruling = both.told(&[Told::Waived(Some(turn(3, East)))]).rule(Y2017);
    assert_eq!(
        (ruling.revokes[1].clauses[0], moved(&ruling)),
        ("64A2", ONE)
    );
}

// ---- questions that were asked, and revokes pointed out -------------------------------------------------------------

fn dummy_asked(trick: u8, withdrawn: Option<&str>, rights: Rights) -> Told {
    Told::DummyAsked {
        turn: turn(trick, South),
        withdrawn: withdrawn.map(card),
        rights,
    }
}

#[test]
fn dummy_without_rights_asked_declarer() {
    // P9: the substituted card wins the trick or not, and the side wins later ones or not.
    for year in EditionYear::ALL {
        for (winners, clause, tricks) in [
            ("SSNESWEEWEEEE", "64A2", ONE),
            ("SSNESEEEWEEEE", "64A1", ONE),
            ("SSNESEESWEEEE", "64A1", TWO),
            ("SSNENEESWEEEE", "64A2", ONE),
            ("SSNEEEEEWEEEE", "64B1", ZERO),
        ] {
            let clause = if winners == "SSNESWEEWEEEE" {
                "64A1"
            } else {
                clause
            };
            let board = led(winners, "").told(&[dummy_asked(5, Some("S2"), Rights::Lost)]);
            let ruling = board.rule(year);
            assert_eq!(by(only(&ruling).established), "43B2");
            assert_eq!(
                (only(&ruling).clauses[0], moved(&ruling)),
                (clause, tricks),
                "{winners}"
            );
            assert_eq!(
                ruling.transfer.to,
                (tricks != ZERO).then_some(Side::EastWest)
            );
        }
        let kept = led("SSNESEESWEEEE", "").told(&[dummy_asked(5, Some("S2"), Rights::Kept)]);
        assert_eq!(
            (only(&kept.rule(year)).clauses[0], moved(&kept.rule(year))),
            ("62A", ZERO)
        );
        let none = led("SSNESEESWEEEE", "").told(&[dummy_asked(5, None, Rights::Lost)]);
        assert!(none.rule(year).told.is_empty());
    }
}

#[test]
fn dummy_asks_declarer_and_nobody_else() {
    for seat in [North, East] {
        let mut told = dummy_asked(4, Some("S2"), Rights::Lost);
        if let Told::DummyAsked { turn, .. } = &mut told {
            turn.seat = seat;
        }
        let board = led("SSSSSSSSSSSSS", "").told(&[told]);
        assert!(board.rule(Y2017).told.is_empty(), "{seat}");
        assert!(board.impossible().is_some(), "{seat}");
    }
}

#[test]
fn a_repeat_of_a_43b2_revoke_is_64b2() {
    let told = dummy_asked(5, Some("S2"), Rights::Lost);
    for year in EditionYear::ALL {
        let ruling = led("SSNESEESWEEEE", "8SH").told(&[told]).rule(year);
        assert_eq!(
            (ruling.revokes[0].clauses[0], moved(&ruling)),
            ("64B2", TWO),
            "{year}"
        );
    }
}

#[test]
fn a_defender_asked_his_partner() {
    for (year, permitted, established, tricks) in [
        (Y1997, false, "63B", TWO),
        (Y1997, true, "no", ZERO),
        (Y2007, false, "no", ZERO),
        (Y2017, true, "no", ZERO),
    ] {
        let told = Told::DefenderAsked {
            turn: turn(4, East),
            withdrawn: Some(card("S2")),
            permitted,
        };
        let ruling = led("SSNESSSSWSSSS", "").told(&[told]).rule(year);
        assert_eq!(by(only(&ruling).established), established, "{year}");
        assert_eq!(moved(&ruling), tricks, "{year}");
    }
}

#[test]
fn a_correction_does_not_undo_what_made_the_revoke_count_as_established() {
    let asked = Told::DefenderAsked {
        turn: turn(4, East),
        withdrawn: Some(card("S2")),
        permitted: false,
    };
    let put_right = corrected(4, East, "S2", Recorded::New);
    for told in [[asked, put_right], [put_right, asked]] {
        let ruling = led("SSNESSSSWSSSS", "").told(&told).rule(Y1997);
        assert_eq!(by(only(&ruling).established), "63B");
    }
}

#[test]
fn dummy_pointed_out_a_defenders_revoke() {
    for year in EditionYear::ALL {
        let pointed = |rights| Told::DummyPointed {
            turn: turn(4, East),
            rights,
        };
        let kept = d1().told(&[pointed(Rights::Kept)]).rule(year);
        assert_eq!((kept.revokes[0].clauses[0], moved(&kept)), ("64A1", TWO));
        let lost = d1().told(&[pointed(Rights::Lost)]).rule(year);
        assert_eq!(
            (lost.revokes[0].clauses.as_slice(), moved(&lost)),
            (["43B3", "64A1"].as_slice(), ZERO)
        );
        assert_eq!(lost.equity, [Equity::Exempt]);
    }
}

// ---- a missing card -------------------------------------------------------------------------------------------------

#[test]
fn a_missing_card_is_one_trick_and_never_wins() {
    let missing = |text| Told::MissingCard {
        turn: turn(1, East),
        card: card(text),
    };
    // East's card is missing in trick 1, which West wins; all play to trick 2.
    let rows = "H3 -- H4 HA\nC6 CK C4 C5\nD4 D3 DA D2";
    let board = Board::played(Some(Suit::Spades), North, rows).stating(10);
    for (year, text, clause) in [
        (Y1997, "HK", None),
        (Y1997, "S2", Some("64A2")),
        (Y2007, "HK", Some("64A2")),
        (Y2017, "HK", Some("64A2")),
        (Y2017, "S2", Some("64A2")),
    ] {
        let ruling = board.clone().told(&[missing(text)]).rule(year);
        let ruled = ruling.told.first().map(|told| &told.ruling);
        assert_eq!(ruled.map(|it| it.clauses[0]), clause, "{year} {text}");
        if let Some(ruled) = ruled {
            assert_eq!((by(ruled.established), ruled.demand), ("67B1", ONE));
            assert_eq!(ruling.transfer.tricks, ONE);
        }
    }
    // Of trick 2 only one side's cards are recorded, but the play went on.
    let rows = "H3 -- H4 HA\nC6 -- C4 --\nD4 D3 DA D2";
    let gaps = Board::played(Some(Suit::Spades), North, rows).told(&[missing("HK")]);
    assert_eq!(by(only(&gaps.rule(Y2017)).established), "67B1");
    let at_once = Board::played(Some(Suit::Spades), North, "H3 -- H4 HA\n-- -- -- C5");
    assert!(at_once.told(&[missing("HK")]).rule(Y2017).told.is_empty());
}

#[test]
fn a_missing_ace_that_stands_in_the_record_does_not_win_its_trick() {
    let told = Told::MissingCard {
        turn: turn(1, East),
        card: card("HA"),
    };
    let board = Board::played(None, North, "HK HA H4 H5\nCA C6 C4 C5").told(&[told]);
    let ruling = board.rule(Y2017);
    assert_eq!(ruling.possible.max, 13, "North's king won");
    assert_eq!(only(&ruling).won_by_offender, Answer::No);
}

#[test]
fn a_missing_card_does_not_win_a_trick_of_which_another_card_is_not_recorded() {
    // West led; what South played is not known, and East's card was missing. West or South won.
    let mut board = Board::won("WSSSSSSSSSSSS", "");
    board.replay.tricks[0].cards[East] = None;
    board.replay.tricks[0].cards[South] = None;
    board.replay.tricks[0].winner = None;
    let told = Told::MissingCard {
        turn: turn(1, East),
        card: card("CK"),
    };
    let ruling = board.told(&[told]).rule(Y2017);
    assert_eq!(moved(&ruling), Range { min: 0, max: 1 });
}

// ---- orders ---------------------------------------------------------------------------------------------------------

fn lead_order(from: u8, to: u8, seat: Seat, suit: Suit, order: Order) -> Told {
    Told::Lead {
        from,
        to,
        seat,
        suit,
        order,
    }
}

fn play_order(trick: u8, seat: Seat, what: What, order: Order) -> Told {
    Told::Play {
        turn: turn(trick, seat),
        what,
        order,
    }
}

/// West leads DK and wins, then D6 to East's ace, a heart in his hand.
const P26: &str = "
    D2 D3 D4 DK
    D5 DA D7 D6
    C2 C3 C4 CA
    H3 H5 H6 HJ";

#[test]
fn a_lead_against_a_demand_is_a_revoke_that_can_win() {
    for year in EditionYear::ALL {
        let told = lead_order(1, 1, West, Suit::Hearts, Order::Must);
        let board = Board::played(None, West, P26).stating(9).told(&[told]);
        let ruling = board.rule(year);
        let found = &ruling.told[0];
        assert_eq!(
            (found.revoke.turn, found.revoke.position, found.suit),
            (turn(1, West), 1, Suit::Hearts)
        );
        assert_eq!(
            found.revoke.could_have_played,
            Holding::from_rank(Rank::new(11))
        );
        assert_eq!(
            (by(found.ruling.established), found.ruling.clauses[0]),
            ("63A1", "64A1")
        );
        assert_eq!(moved(&ruling), TWO, "{year}");
    }
}

#[test]
fn a_prohibition_lasts_until_the_lead_is_lost() {
    let turns = |from, to, suit| {
        let told = lead_order(from, to, West, suit, Order::MayNot);
        let ruling = Board::played(None, West, P26).told(&[told]).rule(Y2017);
        ruling
            .told
            .iter()
            .map(|it| it.revoke.turn.trick)
            .collect::<Vec<_>>()
    };
    assert_eq!(turns(1, 13, Suit::Diamonds), [1, 2]);
    assert_eq!(turns(2, 13, Suit::Diamonds), [2]);
    // Under 1997 a later trick won with the forbidden suit is no card that he should have played.
    let told = lead_order(2, 2, West, Suit::Diamonds, Order::MayNot);
    let later = format!("{P26}\nC7 C8 C9 CT\nDT D9 D8 DQ");
    let board = Board::played(None, West, &later).stating(8).told(&[told]);
    assert_eq!(only(&board.rule(Y1997)).demand, ONE);
    assert!(turns(1, 13, Suit::Hearts).is_empty());
}

#[test]
fn a_later_trick_with_the_suit_required_is_a_reason_to_look_at_equity_and_not_one_forbidden() {
    // West wins the diamond, leads two spades and then a heart, all of which win.
    let rows = "D2 D3 D4 DA\nS2 S3 S4 SA\nS5 S6 S7 SK\nH2 H3 H4 HA";
    let equity = |suit, order| {
        let told = [lead_order(2, 2, West, suit, order)];
        let ruling = Board::played(None, West, rows).told(&told).rule(Y2017);
        assert_eq!(ruling.told.len(), 1, "the spade on trick 2 is a revoke");
        ruling.equity
    };
    assert_eq!(equity(Suit::Hearts, Order::Must), [Equity::LaterSuit]);
    assert_eq!(equity(Suit::Spades, Order::MayNot), []);
}

#[test]
fn who_cannot_obey_does_not_revoke() {
    let none = |told: &[Told], rows: &str| {
        let ruling = Board::played(None, West, rows).told(told).rule(Y2017);
        assert!(
            ruling.told.is_empty() && ruling.transfer.tricks == ZERO,
            "{told:?}"
        );
    };
    // No card of the demanded suit; only cards of the forbidden one; obliged to follow suit.
    none(&[lead_order(1, 1, West, Suit::Spades, Order::Must)], P26);
    none(&[lead_order(4, 4, West, Suit::Hearts, Order::MayNot)], P26);
    none(
        &[play_order(2, East, What::Suit(Suit::Hearts), Order::Must)],
        P26,
    );
    none(
        &[play_order(2, East, What::Card(card("H5")), Order::Must)],
        P26,
    );
}

/// West leads HA to trick 12 and keeps D2; East keeps D4, and North D9 and no heart.
fn led_on_twelve() -> Board {
    let mut board = Board::won("SSSSSSSSSSWWN", "").stating(11);
    let row = |cards: [&str; 4]| BySeat(cards.map(|text| Some(card(text))));
    board.replay.tricks[11].cards = row(["C9", "H4", "H5", "HA"]);
    board.replay.tricks[12].cards = row(["D9", "D4", "H7", "D2"]);
    board
}

#[test]
fn a_lead_to_trick_12_against_an_order_is_corrected() {
    let order = lead_order(12, 12, West, Suit::Diamonds, Order::Must);
    for year in EditionYear::ALL {
        let board = led_on_twelve().told(&[order]);
        let bare = board.rule(year);
        let found = &bare.told[0].ruling;
        assert_eq!((found.clauses[0], moved(&bare)), ("64B6", ZERO), "{year}");
        assert!(said(found).contains(&"62D=12".to_owned()), "{found:?}");
        // North wins D2 with D9, and then C9.
        let not = board.clone().told(&[Told::HandsReturned(false)]).rule(year);
        assert_eq!(not.adjusted, Some(Range::exactly(12)));
        let back = board.told(&[Told::HandsReturned(true)]).rule(year);
        assert_eq!(back.adjusted, Some(Range::exactly(11)));
    }
}

#[test]
fn a_correction_of_trick_12_can_take_the_only_trick_of_a_broken_order() {
    // West was to lead a club to trick 8; East wins trick 12 by his revoke, the only trick of his side after that.
    let mut board = p5();
    board.replay.tricks[6].winner = Some(West);
    board.replay.tricks[7].leader = Some(West);
    board.replay.tricks[12].winner = Some(South);
    board.replay.tricks[12].cards[West] = Some(card("C9"));
    board.replay.tricks[12].cards[South] = Some(card("HQ"));
    let board = board.told(&[lead_order(8, 8, West, Suit::Clubs, Order::Must)]);
    let clause = |ruling: &Ruling| (ruling.told[0].ruling.clauses[0], moved(ruling));
    for year in [Y1997, Y2017] {
        assert_eq!(clause(&board.rule(year)), ("64A2", ONE), "{year}");
        let not = board.clone().told(&[Told::HandsReturned(false)]).rule(year);
        assert_eq!(clause(&not), ("64B1", ZERO), "{year}");
        assert_eq!(not.adjusted, Some(Range::exactly(12)));
    }
}

#[test]
fn the_highest_the_lowest_and_a_card_can_be_required() {
    let rows = "D2 D3 D4 DK\nD5 DA D7 D6\nDT D8 DJ D9";
    let clause = |what, order| {
        let told = play_order(1, East, what, order);
        let ruling = Board::played(None, West, rows)
            .stating(0)
            .told(&[told])
            .rule(Y2017);
        ruling.told.first().map(|it| it.ruling.clauses[0])
    };
    assert_eq!(clause(What::Highest, Order::Must), Some("64A2"));
    assert_eq!(clause(What::Lowest, Order::Must), None);
    assert_eq!(clause(What::Lowest, Order::MayNot), Some("64A2"));
    assert_eq!(clause(What::Card(card("DA")), Order::Must), Some("64A2"));
    assert_eq!(clause(What::Card(card("D3")), Order::MayNot), Some("64A2"));
    assert_eq!(clause(What::Card(card("DA")), Order::MayNot), None);
}

#[test]
fn the_order_of_two_broken_orders_does_not_matter() {
    // East leads S4 to trick 3, and keeps C2, H3 and S2.
    let orders = [
        play_order(3, East, What::Card(card("C2")), Order::Must),
        play_order(3, East, What::Suit(Suit::Hearts), Order::Must),
        play_order(3, East, What::Suit(Suit::Clubs), Order::Must),
        play_order(3, East, What::Lowest, Order::Must),
        play_order(3, East, What::Highest, Order::MayNot),
        lead_order(3, 3, East, Suit::Hearts, Order::Must),
    ];
    let rows = "D2 D3 D4 DK\nD5 DA D7 D6\nS3 S4 S5 S6\nC3 C2 C4 C5\nH2 H3 H4 H5\nS7 S2 S8 S9";
    let ruling = |told: &[Told]| Board::played(None, West, rows).told(told).rule(Y2007);
    for one in orders {
        for two in orders.into_iter().filter(|two| *two != one) {
            let ruled = ruling(&[one, two]);
            assert_eq!((ruled.told.len(), ruled.conduct.breaches.len()), (1, 2));
            assert_eq!(ruled, ruling(&[two, one]), "{one:?} {two:?}");
        }
    }
}

#[test]
fn a_breach_names_what_the_order_was_about() {
    let rows = "D2 D3 D4 DK\nD5 S2 D7 D6\nH2 H7 H3 HJ";
    let duty = |told| {
        let ruling = Board::played(None, West, rows).told(&[told]).rule(Y2017);
        ruling.conduct.breaches[0].duty
    };
    let (suit, order) = (Suit::Hearts, Order::Must);
    assert_eq!(
        duty(lead_order(1, 1, West, suit, order)),
        Duty::Lead { suit, order }
    );
    let what = What::Suit(suit);
    assert_eq!(
        duty(play_order(1, West, what, order)),
        Duty::Play { what, order }
    );
}

#[test]
fn a_penalty_card_required_and_not_played_is_64b3_even_if_he_wins() {
    let rows = "D2 DA D4 D5\nC2 C3 C4 C5\nD6 D3 D7 D8";
    let told = [
        play_order(1, East, What::Card(card("D3")), Order::Must),
        penalty(1, 3, East, "D3"),
    ];
    for year in EditionYear::ALL {
        let ruling = Board::played(None, North, rows).told(&told).rule(year);
        assert_eq!(
            (ruling.told[0].ruling.clauses[0], moved(&ruling)),
            ("64B3", ZERO),
            "{year}"
        );
        // The trick that he won with the suit is that of the revoke, and no later one.
        assert_eq!(ruling.equity, [Equity::Exempt], "{year}");
    }
}

// ---- penalty cards ----------------------------------------------------------------------------------------------------

/// Where a penalty card was not played: trick, seat and the cards that could have been.
fn missed(board: &Board) -> Vec<String> {
    let ruling = board.rule(Y2017);
    let words = ruling.conduct.breaches.iter().filter_map(|breach| {
        let Duty::PenaltyCard { cards, .. } = breach.duty else {
            return None;
        };
        let cards: Vec<String> = cards.iter().map(|card| Spelled(card).to_string()).collect();
        Some(format!(
            "{}{} {}",
            breach.turn.trick,
            breach.turn.seat.letter(),
            cards.join(" ")
        ))
    });
    words.collect()
}

/// Spades are trumps. North leads a heart, which East follows, and two clubs, of which East has none: he discards, and
/// ruffs. East leads a heart and a diamond; then West has the lead.
const OPEN: &str = "
    HA H9 H3 H4
    CK D3 C3 C4
    CA SQ C5 C6
    H5 H8 H6 H7
    D4 D5 D6 DK
    D7 D8 D9 DT
    S2 S3 S4 S5
    HJ HK HQ HT";

#[test]
fn a_major_penalty_card_is_due_at_the_first_legal_chance() {
    for (told, expected) in [
        // Following suit comes first; on the next trick he may discard it, and discards another card.
        (vec![penalty(1, 8, East, "D5")], vec!["2E D5"]),
        (vec![penalty(3, 8, East, "D5")], vec!["3E D5"]),
        // To be led.
        (vec![penalty(4, 8, East, "D5")], vec!["4E D5"]),
        (vec![penalty(5, 8, East, "D8")], vec!["5E D8"]),
        // To be ruffed with.
        (vec![penalty(2, 2, East, "S3")], vec!["2E S3"]),
        // Discarded, ruffed with, led.
        (vec![penalty(1, 8, East, "D3")], vec![]),
        (vec![penalty(3, 8, East, "SQ")], vec![]),
        (vec![penalty(4, 8, East, "H8")], vec![]),
        (vec![penalty(5, 8, East, "D5")], vec![]),
        // Obliged to follow suit until it can be played.
        (vec![penalty(6, 8, East, "S3")], vec![]),
        (vec![penalty(6, 8, East, "HK")], vec![]),
        // Not after it was played.
        (vec![penalty(2, 8, East, "H9")], vec![]),
    ] {
        let board = Board::played(Some(Suit::Spades), North, OPEN).told(&told);
        assert_eq!(missed(&board), expected, "{told:?}");
    }
}

#[test]
fn a_penalty_card_that_was_played_or_picked_up_lies_there_no_more() {
    let minor = |text| Told::PenaltyCard {
        from: 1,
        to: 8,
        seat: East,
        card: card(text),
        rank: Penalty::Minor,
    };
    // Of two minor ones S2 is played; beside H3 alone an honour may be played.
    let rows = "SA S2 S3 S4\nCA HK C2 C3\nDA H3 D2 D3";
    let board = Board::played(None, North, rows);
    assert_eq!(missed(&board.clone().told(&[minor("H3")])), ["1E H3"; 0]);
    let two = board.told(&[minor("S2"), minor("H3")]);
    assert_eq!(missed(&two), ["1E H3"; 0]);
    // West may lead no heart to the first trick: East picks HJ up before he plays to it.
    let board = Board::played(None, West, "S2 H2 S3 SA\nC2 HJ C3 CA");
    let card = penalty(1, 8, East, "HJ");
    assert_eq!(missed(&board.clone().told(&[card])), ["1E HJ"]);
    let order = lead_order(1, 1, West, Suit::Hearts, Order::MayNot);
    assert_eq!(missed(&board.told(&[card, order])), ["1E HJ"; 0]);
}

#[test]
fn orders_come_before_a_penalty_card() {
    let told = [
        penalty(2, 8, East, "D5"),
        play_order(2, East, What::Card(card("D3")), Order::Must),
        play_order(3, East, What::Highest, Order::Must),
    ];
    let board = Board::played(Some(Suit::Spades), North, OPEN).told(&told[..2]);
    assert_eq!(missed(&board), ["3E D5"]);
    // An order that cannot be obeyed frees nobody (Law 59).
    let board = Board::played(Some(Suit::Spades), North, OPEN).told(&told);
    assert_eq!(missed(&board), ["3E D5"]);
}

#[test]
fn of_two_penalty_cards_one_is_enough() {
    let two = |one, other| {
        let told = [penalty(2, 8, East, one), penalty(2, 8, East, other)];
        missed(&Board::played(Some(Suit::Spades), North, OPEN).told(&told))
    };
    // Declarer chose D3 on trick 2, SQ on trick 3: D5 and H8 still lie there, and one of those is due.
    assert!(two("D3", "SQ").is_empty());
    assert_eq!(two("D3", "D5"), ["3E D5"]);
    assert_eq!(two("D5", "H8"), ["2E H8 D5"]);
}

#[test]
fn a_minor_penalty_card_forbids_a_lower_card_of_the_suit() {
    let minor = |from, text| Told::PenaltyCard {
        from,
        to: 8,
        seat: East,
        card: card(text),
        rank: Penalty::Minor,
    };
    let missed = |told: &[Told]| missed(&Board::played(Some(Suit::Spades), North, OPEN).told(told));
    assert_eq!(missed(&[minor(1, "D5")]), ["2E D5"]);
    assert_eq!(missed(&[minor(3, "D8")]), ["5E D8"]);
    // Another suit, or an honour.
    assert!(missed(&[minor(3, "S3")]).is_empty());
    assert!(missed(&[minor(3, "H8")]).is_empty());
    let rows = "H2 HK H3 H4\nH5 H6 H7 H8";
    let honour = Board::played(None, North, rows).told(&[minor(1, "H6")]);
    assert!(self::missed(&honour).is_empty());
    // Two of them are both major.
    assert_eq!(missed(&[minor(3, "H8"), minor(3, "D8")]), ["3E H8 D8"]);
}

/// North leads a club to East's ace, and East two diamonds and a heart; West, his partner, has the lead on trick 5.
const LEADS: &str = "
    C2 CA C3 C4
    D3 DA D4 D5
    D7 DK D8 D6
    H2 H3 H4 HA
    S3 S4 S5 SA
    H5 H7 H6 HK
    D2 D9 DT DJ";

#[test]
fn declarers_choice_over_the_lead_ends_the_penalty_status() {
    let with = |order: &[Told]| {
        let board = Board::played(None, North, LEADS).told(&[penalty(4, 7, East, "H7")]);
        missed(&board.told(order))
    };
    assert_eq!(with(&[]), ["4E H7"]);
    let choice = lead_order(5, 7, West, Suit::Hearts, Order::MayNot);
    assert_eq!(with(&[choice]), ["4E H7"], "before the choice was made");
    // It was still in his hand, hearts not being led; then the choice was made.
    let board = |order: Order, suit| {
        let told = [
            penalty(5, 7, East, "H7"),
            lead_order(5, 7, West, suit, order),
        ];
        Board::played(None, North, LEADS).told(&told)
    };
    assert_eq!(
        missed(&Board::played(None, North, LEADS).told(&[penalty(5, 7, East, "S9")])),
        Vec::<String>::new()
    );
    let picked_up = board(Order::MayNot, Suit::Hearts).rule(Y2017).conduct;
    assert!(picked_up.breaches.iter().all(|it| it.turn.seat == West));
    let restriction = picked_up.restrictions[0];
    assert_eq!(
        (restriction.first, restriction.last, restriction.is_over),
        (Some(5), Some(7), false)
    );
    // With the suit picked up he may keep it: a later failure is no 64B3.
    let demand = board(Order::Must, Suit::Hearts).rule(Y2017).conduct;
    assert_eq!(demand.restrictions[0].last, Some(5));
    assert!(demand.restrictions[0].is_over);
    assert_eq!(demand.breaches.len(), 1);
    assert_eq!(demand.breaches[0].turn, turn(5, West));
}

#[test]
fn a_penalty_card_is_followed_to_its_end() {
    let ends = |told: &[Told]| {
        let ruling = Board::played(None, North, LEADS).told(told).rule(Y2017);
        let cards = ruling.conduct.penalty_cards.into_iter();
        cards
            .map(|it| (it.from, it.card, it.end))
            .collect::<Vec<_>>()
    };
    let end = |told: &[Told]| ends(told)[0].2;
    let choice = lead_order(5, 7, West, Suit::Hearts, Order::MayNot);
    assert_eq!(end(&[penalty(4, 7, East, "H7")]), PenaltyEnd::Played(6));
    assert_eq!(
        end(&[penalty(4, 7, East, "H7"), choice]),
        PenaltyEnd::PickedUp(5)
    );
    // Chosen before he played to the very trick: then he need not have played it.
    let late = lead_order(6, 7, West, Suit::Hearts, Order::MayNot);
    assert_eq!(
        end(&[penalty(4, 7, East, "H7"), late]),
        PenaltyEnd::PickedUp(6)
    );
    // Played to trick 4, before West had the lead to trick 5.
    assert_eq!(
        end(&[penalty(3, 7, East, "H3"), choice]),
        PenaltyEnd::Played(4)
    );
    // A choice over another suit, or over a lead before the card lay open, is none over this card.
    let spades = lead_order(5, 7, West, Suit::Spades, Order::MayNot);
    assert_eq!(
        end(&[penalty(4, 7, East, "H7"), spades]),
        PenaltyEnd::Played(6)
    );
    assert_eq!(
        end(&[penalty(6, 7, East, "H7"), choice]),
        PenaltyEnd::Played(6)
    );
    assert_eq!(end(&[penalty(4, 5, East, "H7")]), PenaltyEnd::Told(5));
    assert_eq!(end(&[penalty(4, 13, East, "SQ")]), PenaltyEnd::Open);
    assert_eq!(end(&[penalty(4, 7, East, "SQ")]), PenaltyEnd::Open);
    // Two of them, in the order in which they came to lie open; twice told is once.
    let two = [
        penalty(4, 7, East, "H7"),
        penalty(2, 7, East, "DK"),
        penalty(2, 7, East, "DK"),
    ];
    let found = [
        (2, card("DK"), PenaltyEnd::Played(3)),
        (4, card("H7"), PenaltyEnd::Played(6)),
    ];
    assert_eq!(ends(&two), found);
}

#[test]
fn a_corrected_revoke_of_a_defender_leaves_a_penalty_card() {
    // East took back D5 on trick 1; on trick 2 he discards D3 and not D5.
    let told = [corrected(1, East, "D5", Recorded::New)];
    let board = Board::played(Some(Suit::Spades), North, OPEN).told(&told);
    assert_eq!(missed(&board), ["2E D5"]);
    assert_eq!(board.rule(Y2017).conduct.penalty_cards[0].from, 2);
    let correction = &board.rule(Y2017).conduct.corrections[0];
    assert!(correction.penalty_card && !correction.as_established);
    assert_eq!(correction.played, Some(card("H9")));
    // South, declarer, has none.
    let told = [corrected(1, South, "D6", Recorded::New)];
    let board = Board::played(Some(Suit::Spades), North, OPEN).told(&told);
    assert!(missed(&board).is_empty());
    assert!(!board.rule(Y2017).conduct.corrections[0].penalty_card);
}

#[test]
fn a_penalty_card_that_is_told_itself_is_left_as_it_is_told() {
    let minor = Told::PenaltyCard {
        from: 2,
        to: 7,
        seat: East,
        card: card("D5"),
        rank: Penalty::Minor,
    };
    let told = [corrected(1, East, "D5", Recorded::New), minor];
    let board = Board::played(Some(Suit::Spades), North, OPEN).told(&told);
    let found = board.rule(Y2017).conduct.penalty_cards;
    let found: Vec<_> = found.iter().map(|it| (it.card, it.rank)).collect();
    assert_eq!(found, [(card("D5"), Penalty::Minor)]);
}

// ---- changes after a correction -----------------------------------------------------------------------------------------

fn withdrawn(trick: u8, seat: Seat, text: &str) -> Told {
    Told::Withdrawn {
        turn: turn(trick, seat),
        card: card(text),
    }
}

/// East leads C2; South, declarer, ruffed and corrected to CJ; West and dummy have played.
const CHANGED: &str = "
    C7 C2 CJ C8
    HA H2 H3 H4
    CT C3 S4 CQ";

#[test]
fn after_a_correction_the_next_hand_may_change_and_dummy_only_after_it() {
    let correction = corrected(1, South, "S4", Recorded::New);
    let board = |told: &[Told]| {
        Board::played(Some(Suit::Spades), East, CHANGED)
            .told(&[correction])
            .told(told)
    };
    let laws: Vec<_> = board(&[]).rule(Y2017).conduct.corrections[0]
        .changes
        .iter()
        .map(|it| (it.turn.seat, it.law, it.withdrawn, it.played))
        .collect();
    let stand = |text| Some(card(text));
    assert_eq!(
        laws,
        [
            (West, "62C1", None, stand("C8")),
            (North, "62C2", None, stand("C7"))
        ]
    );
    let west = withdrawn(1, West, "CQ");
    let north = withdrawn(1, North, "CT");
    assert_eq!(board(&[west]).impossible(), None);
    assert_eq!(board(&[west, north]).impossible(), None);
    let why = board(&[north]).impossible();
    let no_leave = "none of the other side before it did";
    assert!(why.is_some_and(|why| why.contains(no_leave)), "{why:?}");
    // The leader played before the revoke; and nothing was corrected on trick 2.
    assert!(board(&[withdrawn(1, East, "C3")]).impossible().is_some());
    let why = board(&[withdrawn(3, West, "H9")]).impossible();
    let untold = "no correction is told";
    assert!(why.is_some_and(|why| why.starts_with(untold)), "{why:?}");
    // Who won the trick may have led to the next one already.
    assert_eq!(board(&[withdrawn(2, West, "CQ")]).impossible(), None);
}

#[test]
fn a_card_led_to_the_next_trick_is_changed_and_partners_after_it_only() {
    let correction = corrected(1, South, "S4", Recorded::New);
    let changes = |told: &[Told]| {
        let board = Board::played(Some(Suit::Spades), East, CHANGED).told(&[correction]);
        let ruling = board.told(told).rule(Y2017);
        let changes = ruling.conduct.corrections[0].changes.iter();
        let later = changes.filter(|it| it.turn.trick > 1);
        later
            .map(|it| (it.turn, it.law, it.withdrawn, it.played))
            .collect::<Vec<_>>()
    };
    let west = withdrawn(2, West, "CQ");
    let north = withdrawn(2, North, "CT");
    let stand = |text| Some(card(text));
    let of_west = (turn(2, West), "62C1", stand("CQ"), stand("H4"));
    let of_north = (turn(2, North), "62C2", stand("CT"), stand("HA"));
    assert_eq!(changes(&[west]), [of_west]);
    assert_eq!(changes(&[west, north]), [of_west, of_north]);
    assert_eq!(changes(&[north]), [], "nobody before him changed");
    assert_eq!(changes(&[withdrawn(3, West, "H9")]), [], "too late");
}

#[test]
fn who_had_not_played_yet_changes_nothing() {
    let correction = corrected(1, East, "D5", Recorded::New);
    let board = Board::played(None, North, "C2 C5 -- --").told(&[correction]);
    assert_eq!(board.rule(Y2017).conduct.corrections[0].changes, []);
}

#[test]
fn who_led_to_the_next_trick_did_not_play_after_the_hand_before_him() {
    // East led; South, declarer, corrected his ruff to a small club, and dummy won and led to trick 2, to which West
    // then changed his card.
    let rows = "CK C2 CJ C8\nHA H2 H3 H4\nDA S4 D3 D4";
    let told = [
        corrected(1, South, "S5", Recorded::New),
        withdrawn(2, West, "H9"),
        withdrawn(2, North, "D2"),
    ];
    let board = Board::played(Some(Suit::Spades), East, rows).told(&told);
    assert!(board.impossible().is_some());
}

#[test]
fn a_partner_who_changes_his_card_has_a_penalty_card() {
    // West, a defender, took back a spade on North's club; South changed, and East after him: his D5 lies open.
    let rows = "C2 C5 C4 C3\nC6 H9 C7 C8\nD2 D5 D3 D4";
    let told = [
        corrected(1, West, "S3", Recorded::New),
        withdrawn(1, North, "CA"),
        withdrawn(1, East, "D5"),
    ];
    let board = Board::played(None, South, rows).told(&told);
    assert_eq!(board.impossible(), None);
    assert_eq!(missed(&board), ["2E D5"]);
}

// ---- opening leads out of turn ------------------------------------------------------------------------------------------

fn opening(outcome: OpeningLead) -> Told {
    Told::OpeningLead {
        seat: East,
        card: card("H7"),
        outcome,
    }
}

#[test]
fn a_refused_opening_lead_leaves_a_penalty_card_or_an_order() {
    use OpeningLead::{Accepted, Invited, Refused, RefusedDemand, RefusedForbid};
    // West leads DK and keeps HJ; East follows to diamonds, and discards another card than H7 on the third.
    let rows = "
        D2 D3 D4 DK
        D5 S2 D7 D6
        H2 H7 H3 HJ";
    let board = |outcome| Board::played(None, West, rows).told(&[opening(outcome)]);
    let breaches = |outcome| {
        let conduct = board(outcome).rule(Y2017).conduct;
        let words = conduct.breaches.iter().map(|it| match it.duty {
            Duty::PenaltyCard { .. } => format!("card {}{}", it.turn.trick, it.turn.seat.letter()),
            _ => format!("order {}{}", it.turn.trick, it.turn.seat.letter()),
        });
        words.collect::<Vec<_>>()
    };
    assert_eq!(breaches(Refused), ["card 2E"]);
    assert_eq!(breaches(RefusedDemand), ["order 1W"]);
    assert!(breaches(RefusedForbid).is_empty());
    assert!(breaches(Invited).is_empty());
    assert!(breaches(Accepted).is_empty());
    let law16 = |outcome| {
        let ruling = board(outcome).rule(Y2017);
        let mut facts = ruling.conduct.remarks.iter().map(|it| it.fact);
        facts.find_map(|fact| match fact {
            Fact::WithdrawnCard { authorised, .. } => Some(authorised),
            _ => None,
        })
    };
    assert_eq!(
        law16(Refused),
        None,
        "a penalty card: what it tells is in 50E"
    );
    assert_eq!(law16(RefusedDemand), Some(Side::NorthSouth));
    assert_eq!(law16(Invited), Some(Side::EastWest));
    assert_eq!(law16(Accepted), None);
    for outcome in [Accepted, Invited, Refused, RefusedDemand, RefusedForbid] {
        let lead = board(outcome).rule(Y2017).conduct.opening_lead;
        let lead = lead.map(|it| (it.seat, it.card, it.outcome));
        assert_eq!(lead, Some((East, card("H7"), outcome)));
    }
}

#[test]
fn an_order_that_is_told_itself_is_left_as_it_is_told() {
    let rows = "D2 D3 D4 DK\nD5 S2 D7 D6";
    let bound = |told: Told| {
        let told = [opening(OpeningLead::RefusedForbid), told];
        let ruling = Board::played(None, West, rows).told(&told).rule(Y2017);
        let found = ruling.conduct.restrictions;
        found.iter().map(|it| it.suit).collect::<Vec<_>>()
    };
    let told = |suit| lead_order(1, 2, West, suit, Order::MayNot);
    assert_eq!(bound(told(Suit::Hearts)), [Suit::Hearts]);
    assert_eq!(bound(told(Suit::Clubs)), [Suit::Clubs, Suit::Hearts]);
}

// ---- cards given back -------------------------------------------------------------------------------------------------

#[test]
fn a_card_given_back_was_in_the_hand_all_along() {
    // East played D9 as a fifth card to trick 1; on trick 2 he does not follow to diamonds.
    let rows = "
        CA C5 C4 C3
        DA H5 D4 D3
        D6 D9 D7 D8";
    let extra = Told::ExtraCard {
        turn: turn(1, East),
        card: card("D9"),
    };
    let ruling = Board::played(None, North, rows).rule(Y2017);
    assert_eq!(ruling.revokes.len(), 1);
    let two = rows.lines().take(3).collect::<Vec<_>>().join("\n");
    let unseen = Board::played(None, North, &two);
    assert!(unseen.rule(Y2017).revokes.is_empty());
    let ruling = unseen.told(&[extra]).rule(Y2017);
    let found: Vec<_> = ruling
        .told
        .iter()
        .map(|it| (it.revoke.turn, it.suit))
        .collect();
    assert_eq!(found, [(turn(2, East), Suit::Diamonds)]);
    // A card of the suit that he followed with another, and one of a suit that was not led, make no revoke.
    for text in ["C9", "S9"] {
        let extra = Told::ExtraCard {
            turn: turn(1, East),
            card: card(text),
        };
        let ruling = Board::played(None, North, &two).told(&[extra]).rule(Y2017);
        assert!(ruling.told.is_empty(), "{text}: {:?}", ruling.told);
    }
}

// ---- what other laws weigh --------------------------------------------------------------------------------------------

#[test]
fn a_repeat_and_a_revoke_on_trick_12_are_named_by_edition() {
    for (year, law) in [(Y1997, "72B4"), (Y2007, "72B3"), (Y2017, "72B3")] {
        let ruling = Board::won("SSEESESSESSSS", "3ED 6ED").rule(year);
        let remarks = ruling.conduct.remarks;
        assert_eq!(remarks.len(), 1, "{year}");
        assert_eq!(
            (remarks[0].law, remarks[0].fact),
            (law, Fact::Repeat(turn(6, East)))
        );
    }
    let ruling = Board::won("SSEESESSESSSS", "3ED 6ES").rule(Y2017);
    assert!(ruling.conduct.is_empty());
    // East plays second to trick 12, West after him; West's partner had played.
    for (year, seat, law) in [
        (Y2007, East, Some("62D2")),
        (Y2017, East, Some("16C")),
        (Y2017, West, None),
        (Y2017, South, None),
    ] {
        let mut board = Board::played(Some(Suit::Spades), North, D14);
        board.replay.tricks[11].leader = Some(North);
        let Irregularity::Revoke(mut one) = revoke(&format!("12{}C", seat.letter())) else {
            unreachable!()
        };
        one.turn.trick = 12;
        board.replay.irregularities = vec![Irregularity::Revoke(one)];
        let remarks = board.rule(year).conduct.remarks;
        assert_eq!(remarks.first().map(|it| it.law), law, "{year} {seat:?}");
    }
}

#[test]
fn when_the_time_for_a_correction_is_over_equity_is_no_question() {
    let late = attention(None, When::AfterRound);
    let ruling = d1().told(&[late]).rule(Y2017);
    assert!(ruling.questions.contains(&Question::CorrectionPeriod));
    for open in [true, false] {
        let told = [late, Told::CorrectionPeriodOpen(open)];
        let ruling = d1().told(&told).rule(Y2017);
        assert!(!ruling.questions.contains(&Question::CorrectionPeriod));
        assert_eq!(ruling.equity.is_empty(), !open);
        let fact = Fact::CorrectionPeriod { open };
        assert!(ruling.conduct.remarks.iter().any(|it| it.fact == fact));
    }
    assert!(
        !d1()
            .rule(Y2017)
            .questions
            .contains(&Question::CorrectionPeriod)
    );
}

// ---- worked cases ---------------------------------------------------------------------------------------------------

/// Name, edition, winners, revokes, what is told, tricks moved, how each revoke was established with its first clause.
type Case = (
    &'static str,
    EditionYear,
    Board,
    Vec<Told>,
    Range,
    &'static str,
);

#[allow(clippy::too_many_lines)] // a table
fn worked_cases() -> Vec<Case> {
    let disputed = |trick, by| vec![claim(trick, by, Claimed::Disputed, None)];
    let agreed = |trick, by| vec![claim(trick, by, Claimed::Agreed, None)];
    // A record that ends with the revoke trick, and a Result.
    let ends = |revokes| Board::won("SSSSSSSS", revokes).stating(11);
    let p12 = || Board::won("NSSEESSN", "8SS").stating(11);
    let repeated = || Board::won("SSEESESSESSSS", "3ED 6ED");
    let p6 = || Board::won("NSSSSEEESSS", "1SH 11SH").stating(10);
    vec![
        (
            "P6",
            Y2017,
            p6(),
            agreed(12, South),
            ONE,
            "63A1 64A2, 63A3 64B2",
        ),
        (
            "P11",
            Y1997,
            ends("8EC"),
            disputed(9, South),
            ZERO,
            "no 62A",
        ),
        (
            "P11 agreed",
            Y2007,
            ends("8EC"),
            agreed(9, South),
            ONE,
            "63A3 64A2",
        ),
        ("P12", Y2007, p12(), agreed(9, West), ONE, "63A3 64A2"),
        (
            "P12 objected",
            Y2007,
            p12(),
            vec![claim(9, West, Claimed::PartnerObjected, None)],
            ZERO,
            "no 62A",
        ),
        (
            "P13",
            Y2017,
            ends("8WH"),
            disputed(9, South),
            ZERO,
            "no 62A",
        ),
        (
            "P14",
            Y2007,
            ends("8WC"),
            disputed(9, South),
            ZERO,
            "no 62A",
        ),
        (
            "P15",
            Y2007,
            Board::won("NSSSSSSSSSSSS", "1NH"),
            vec![],
            ZERO,
            "63A1 64B3",
        ),
        (
            "P16",
            Y2007,
            Board::won("SSSN", "4ND").stating(10),
            vec![corrected(4, North, "D2", Recorded::Old(card("DJ")))],
            ZERO,
            "no 62A",
        ),
        (
            "P21",
            Y2017,
            led("NNSSSSSESSSSS", "1WH"),
            vec![corrected(2, West, "C2", Recorded::New)],
            ONE,
            "63A1 64A2, no 62A",
        ),
        (
            "64B3, and the same suit again",
            Y2017,
            repeated(),
            vec![penalty(2, 3, East, "DJ")],
            ZERO,
            "63A1 64B3, 63A1 64B2",
        ),
        (
            "64B3, and the same suit again, 1997",
            Y1997,
            repeated(),
            vec![penalty(2, 3, East, "DJ")],
            ZERO,
            "63A1 64B3, 63A1 64B2",
        ),
        (
            "D24a",
            Y2017,
            d1(),
            vec![attention(None, When::NextCallByOthers)],
            ZERO,
            "63A1 64B4",
        ),
        (
            "D24b",
            Y2017,
            d1(),
            vec![attention(None, When::NextCallByOffenders)],
            TWO,
            "63A1 64A1",
        ),
        (
            "S000 disputed",
            Y2017,
            ends("8EC"),
            disputed(9, South),
            ZERO,
            "no 62A",
        ),
        (
            "S000 presumed",
            Y2017,
            ends("8EC"),
            vec![],
            ONE,
            "presumed 64A2",
        ),
    ]
}

#[test]
fn the_worked_cases() {
    for (name, year, board, told, tricks, answers) in worked_cases() {
        let ruling = board.told(&told).rule(year);
        let told = ruling.told.iter().map(|told| &told.ruling);
        let found: Vec<String> = ruling
            .revokes
            .iter()
            .chain(told)
            .map(|it| format!("{} {}", by(it.established), it.clauses[0]))
            .collect();
        assert_eq!(found.join(", "), answers, "{name}");
        assert!(
            tricks == moved(&ruling) || name.contains("presumed"),
            "{name}: {:?}",
            ruling.transfer
        );
    }
}

#[test]
fn the_player_who_became_dummy_is_dummy() {
    // D29: South was declarer in the auction; he spread his hand, and North played.
    let board = Board::won("WESSNSSWSSSSS", "5ND");
    let clause = |declarer| {
        let facts = Facts::of_record(declarer);
        let ruling = rule(Y2017.edition(), &board.replay, &facts);
        (ruling.revokes[0].clauses[0], moved(&ruling))
    };
    assert_eq!(clause(South), ("64B3", ZERO));
    assert_eq!(clause(North), ("64A1", TWO));
}

// ---- what cannot be -------------------------------------------------------------------------------------------------

#[test]
fn what_the_record_rules_out_is_impossible() {
    let board = led("SSNESSSSWSSSS", "4EH");
    for told in [
        corrected(14, East, "S2", Recorded::New),
        corrected(3, East, "H2", Recorded::New),
        corrected(3, South, "S2", Recorded::New),
        claim(8, South, Claimed::Agreed, None),
        claim(13, South, Claimed::Agreed, Some(2)),
        penalty(2, 5, South, "HJ"),
        penalty(5, 2, East, "HJ"),
        penalty(6, 6, East, "HT"),
        attention(Some(turn(5, East)), When::Never),
        Told::Waived(Some(turn(4, West))),
        Told::DummyPointed {
            turn: turn(4, South),
            rights: Rights::Lost,
        },
        Told::DefenderAsked {
            turn: turn(4, North),
            withdrawn: None,
            permitted: true,
        },
        Told::DummyAsked {
            turn: turn(4, North),
            withdrawn: None,
            rights: Rights::Lost,
        },
        Told::Designated {
            turn: turn(5, East),
            card: None,
            how: Designated::Named,
        },
    ] {
        assert!(
            board.clone().told(&[told]).impossible().is_some(),
            "{told:?}"
        );
    }
    for told in [
        corrected(6, East, "S2", Recorded::New),
        claim(13, South, Claimed::Agreed, Some(1)),
        penalty(2, 5, East, "HJ"),
        attention(Some(turn(4, East)), When::Never),
        attention(None, When::Never),
        Told::Waived(None),
    ] {
        assert_eq!(board.clone().told(&[told]).impossible(), None, "{told:?}");
    }
}

#[test]
fn attention_can_be_drawn_to_a_revoke_of_which_only_the_director_tells() {
    let known = |fact: Told, at: Turn| {
        let board = led("SSSSSSSSSSSSS", "").told(&[fact]);
        let drawn = board.told(&[attention(Some(at), When::AfterPlay)]);
        drawn.impossible() != Some("no revoke is known at that turn")
    };
    let asked = Told::DefenderAsked {
        turn: turn(4, East),
        withdrawn: Some(card("S2")),
        permitted: true,
    };
    let missing = Told::MissingCard {
        turn: turn(4, East),
        card: card("S2"),
    };
    for fact in [corrected(4, East, "S2", Recorded::New), asked, missing] {
        assert!(known(fact, turn(4, East)), "{fact:?}");
        assert!(!known(fact, turn(4, West)), "{fact:?}");
        assert!(!known(fact, turn(5, East)), "{fact:?}");
    }
    let dummy = dummy_asked(4, Some("S2"), Rights::Lost);
    assert!(known(dummy, turn(4, South)) && !known(dummy, turn(4, East)));
    // A card given back was in the hand from its trick on.
    let extra = Told::ExtraCard {
        turn: turn(4, East),
        card: card("S2"),
    };
    assert!(known(extra, turn(4, East)) && known(extra, turn(6, East)));
    assert!(!known(extra, turn(3, East)) && !known(extra, turn(6, West)));
}

#[test]
fn attention_can_be_drawn_to_a_breach_that_follows_from_what_is_told() {
    use OpeningLead::{Invited, Refused, RefusedDemand};
    // East discards another card than the one that he took back on trick 1.
    let board = Board::played(Some(Suit::Spades), North, OPEN);
    let corrected = corrected(1, East, "D5", Recorded::New);
    let late = |trick, seat| attention(Some(turn(trick, seat)), When::AfterRound);
    let of_breach = board.clone().told(&[corrected, late(2, East)]);
    assert_eq!(of_breach.impossible(), None);
    let clauses = &of_breach.rule(Y2017).told[1].ruling.clauses;
    assert!(clauses.contains(&"64B5"), "{clauses:?}");
    let not_there = |board: Board| {
        let why = board.impossible();
        assert_eq!(why, Some("no revoke is known at that turn"));
    };
    not_there(board.clone().told(&[late(2, East)]));
    // Where the card could not be played, and by another hand.
    not_there(board.clone().told(&[corrected, late(4, East)]));
    not_there(board.told(&[corrected, late(2, West)]));

    // West was to lead hearts, having one.
    let rows = "D2 D3 D4 DK\nH2 H7 H3 HJ";
    let lead = |outcome| Board::played(None, West, rows).told(&[opening(outcome), late(1, West)]);
    assert_eq!(lead(RefusedDemand).impossible(), None);
    not_there(lead(Refused));
    not_there(lead(Invited));
    // He obeyed.
    let hearts = lead_order(2, 2, West, Suit::Hearts, Order::Must);
    not_there(Board::played(None, West, rows).told(&[hearts, late(2, West)]));
    let waived = Told::Waived(Some(turn(2, East)));
    let board = Board::played(Some(Suit::Spades), North, OPEN).told(&[corrected, waived]);
    assert_eq!(board.impossible(), None);
    assert_eq!(board.rule(Y2017).told[1].ruling.clauses[0], "81C5");
}

/// Facts that need a recorded trick, all of one trick and hand.
fn of_trick(trick: u8, seat: Seat, text: &str) -> Vec<Told> {
    let (turn, card) = (turn(trick, seat), card(text));
    vec![
        corrected(trick, seat, text, Recorded::New),
        withdrawn(trick, seat, text),
        play_order(trick, seat, What::Card(card), Order::Must),
        Told::DummyAsked {
            turn,
            withdrawn: Some(card),
            rights: Rights::Lost,
        },
        Told::DummyPointed {
            turn,
            rights: Rights::Lost,
        },
        Told::DefenderAsked {
            turn,
            withdrawn: Some(card),
            permitted: false,
        },
        Told::ExtraCard { turn, card },
        Told::MissingCard { turn, card },
        Told::RecordError { turn, card },
    ]
}

#[test]
fn a_fact_of_a_trick_needs_the_trick() {
    let board = led("SSNESSSS", "4EH");
    let reason = |told| board.clone().told(&[told]).impossible();
    let (beyond, none) = (
        Some("the record does not reach that trick"),
        Some("the deal has no such trick"),
    );
    for (trick, why) in [(0, none), (9, beyond), (13, beyond), (14, none)] {
        for told in of_trick(trick, East, "S2") {
            assert_eq!(reason(told), why, "{told:?}");
        }
    }
    for told in of_trick(8, East, "S2") {
        let why = reason(told);
        assert!(why != beyond && why != none, "{told:?}: {why:?}");
    }
    // To the next trick a card may have been named of which nothing is recorded.
    let named = |trick| Told::Designated {
        turn: turn(trick, East),
        card: None,
        how: Designated::Named,
    };
    let went_on = Some("the play went on after that trick");
    assert_eq!(
        [7, 8, 9, 10].map(named).map(reason),
        [went_on, None, None, beyond]
    );
    for told in [
        claim(13, South, Claimed::Agreed, None),
        faced(13, East, None),
    ] {
        assert_eq!(reason(told), None, "{told:?}");
    }
    assert_eq!(reason(penalty(9, 13, East, "HJ")), None);
    assert_eq!(reason(penalty(9, 14, East, "HJ")), none);
    assert_eq!(reason(penalty(9, 8, East, "HJ")), none);
}

#[test]
fn a_card_that_was_played_or_that_stands_in_the_record_decides() {
    // East discards on the heart led and follows to the club.
    let board = Board::played(None, North, "H2 S2 H3 H4\nC2 C5 CA C4\nD2 S9 S3 D3");
    let reason = |told| board.clone().told(&[told]).impossible();
    let before = Some("that card was played before");
    assert_eq!(reason(penalty(2, 3, East, "S2")), before);
    assert_eq!(reason(penalty(1, 3, East, "S2")), None);
    assert_eq!(reason(corrected(2, East, "S2", Recorded::New)), before);
    let stands = Some("the record holds another card there");
    let missing = |trick, text| {
        let told = Told::MissingCard {
            turn: turn(trick, East),
            card: card(text),
        };
        reason(told)
    };
    assert_eq!(missing(1, "S2"), None);
    assert_eq!(missing(1, "S9"), stands);
    assert_eq!(missing(2, "S2"), stands);
    let extra = |trick, text| {
        let told = Told::ExtraCard {
            turn: turn(trick, East),
            card: card(text),
        };
        reason(told)
    };
    let played = Some("the record holds that card as one that was played");
    assert_eq!([extra(1, "S2"), extra(2, "S2")], [played, played]);
    assert_eq!(extra(1, "C5"), None, "played after that trick");
    let changed = Some("that card was played and not taken back");
    assert_eq!(reason(withdrawn(2, East, "S2")), changed);
    assert_eq!(reason(withdrawn(2, East, "C5")), changed);
    let again = |told: fn(Turn, Option<Card>) -> Told| {
        [("S2", 2), ("CK", 2), ("S9", 2)]
            .map(|(text, trick)| reason(told(turn(trick, East), Some(card(text)))))
    };
    let asked = again(|turn, withdrawn| Told::DefenderAsked {
        turn,
        withdrawn,
        permitted: false,
    });
    assert_eq!(asked, [before, Some("that card follows suit"), None]);
}

#[test]
fn a_correction_needs_a_card_that_follows_and_was_not_kept() {
    let reason = |row: &str, seat, record| {
        let rows = format!("{row} H3 H4\nC2 C5 CA C4\nD2 H9 S3 D3");
        let told = [corrected(1, seat, "S2", record)];
        Board::played(None, North, &rows).told(&told).impossible()
    };
    let old = |text| Recorded::Old(card(text));
    assert_eq!(reason("H2 S2", East, old("H5")), None);
    assert_eq!(reason("H2 H9", East, old("H9")), None, "it stands");
    assert_eq!(reason("H2 H5", East, Recorded::New), None);
    let not_following = Some("the card played instead does not follow suit");
    assert_eq!(reason("H2 S2", East, old("C9")), not_following);
    let kept = "the card played instead was still held later: the revoke was established by play";
    assert_eq!(reason("H2 S2", East, old("H9")), Some(kept));
    let told = [corrected(12, East, "S2", old("C3"))];
    let d14 = Board::played(Some(Suit::Spades), North, D14).told(&told);
    assert_eq!(
        d14.impossible(),
        None,
        "one on trick 12 is never established"
    );
    let stands = Some("the record holds another card there");
    assert_eq!(reason("H2 S7", East, old("H5")), stands);
    assert_eq!(reason("H2 S2", East, Recorded::New), stands);
    let led = Some("this hand led to that trick");
    assert_eq!(reason("H2 H5", North, Recorded::New), led);
    // The deal says that he had no heart to play.
    let hand = ["S2", "C9", "C5", "H9"];
    let held = |left: usize| {
        let hand = hand.iter().take(left).map(|text| card(text)).collect();
        let mut board = Board::played(None, North, "H2 C9 H3 H4");
        board.replay.setting.deal = Deal::new(BySeat([None, Some(hand), None, None])).ok();
        board
            .told(&[corrected(1, East, "S2", Recorded::New)])
            .impossible()
    };
    assert_eq!(held(3), Some("the hand held no card of the suit led"));
    assert_eq!(held(4), None);
}

#[test]
fn a_card_that_was_not_dealt_is_impossible() {
    let hand = "SA SK S2 HA HK H2 DA DK D2 CA CK C2 C3"
        .split(' ')
        .map(card)
        .collect();
    let deal = Deal::new(BySeat([None, Some(hand), None, None])).expect("a deal");
    let mut board = led("SSNESSSSWSSSS", "4EH");
    board.replay.setting.deal = Some(deal);
    let reason = |told| board.clone().told(&[told]).impossible();
    let never = Some("the hand never held that card");
    assert_eq!(reason(penalty(2, 5, East, "HJ")), never);
    assert_eq!(reason(penalty(2, 5, East, "HA")), None);
    assert_eq!(reason(penalty(2, 5, West, "HJ")), None, "a hidden hand");
    assert_eq!(reason(corrected(6, East, "S3", Recorded::New)), never);
    assert_eq!(reason(corrected(6, East, "S2", Recorded::New)), None);
    assert_eq!(
        reason(corrected(6, East, "S2", Recorded::Old(card("HQ")))),
        never
    );
    assert_eq!(reason(faced(2, East, Some("HQ"))), never);
    assert_eq!(
        reason(play_order(6, East, What::Card(card("HQ")), Order::Must)),
        never
    );
    assert_eq!(
        reason(play_order(6, East, What::Card(card("HQ")), Order::MayNot)),
        None
    );
    for told in of_trick(6, East, "HQ") {
        let is_role = matches!(told, Told::DummyPointed { .. });
        assert_eq!(reason(told) == never, !is_role, "{told:?}");
    }
    let opening = |text| Told::OpeningLead {
        seat: East,
        card: card(text),
        outcome: OpeningLead::Refused,
    };
    assert_eq!(
        [reason(opening("HQ")), reason(opening("HA"))],
        [never, None]
    );
}

#[test]
fn declarer_may_name_a_card_of_either_hand_and_a_defender_one_of_his_own() {
    let all = |suit: char| {
        "AKQJT98765432"
            .chars()
            .map(move |rank| card(&format!("{suit}{rank}")))
    };
    let hands = BySeat(['S', 'H', 'D', 'C'].map(|suit| Some(all(suit).collect())));
    let mut board = Board::won("SSNESSSS", "4EH");
    board.replay.setting.deal = Some(Deal::new(hands).expect("a deal"));
    let named = |seat, text| {
        let told = Told::Designated {
            turn: turn(9, seat),
            card: Some(card(text)),
            how: Designated::Named,
        };
        board.clone().told(&[told]).impossible().is_none()
    };
    // North has the spades, East the hearts, South the diamonds and West the clubs.
    assert_eq!(
        ["S2", "H2", "D2", "C2"].map(|text| named(South, text)),
        [true, false, true, false]
    );
    assert_eq!(
        ["S2", "H2", "D2", "C2"].map(|text| named(East, text)),
        [false, true, false, false]
    );
}

// ---- properties -----------------------------------------------------------------------------------------------------

/// Facts that can hold together on [`d1`] and on [`short`].
fn some_facts() -> Vec<Told> {
    vec![
        attention(None, When::DuringPlay),
        attention(Some(turn(8, West)), When::NextCallByOthers),
        claim(9, South, Claimed::Agreed, Some(4)),
        penalty(1, 4, East, "HJ"),
        faced(7, West, None),
        Told::ResultAdjusted(false),
        Told::HandsReturned(true),
        Told::DummyPointed {
            turn: turn(4, East),
            rights: Rights::Lost,
        },
    ]
}

fn boards() -> Vec<Board> {
    let unknown = Board {
        stated: None,
        ..short()
    };
    let mut boards = vec![d1(), short(), unknown, p5(), Board::won("SSSSSSSE", "8EC")];
    for stated in 5..=13 {
        boards.push(Board::won("SSSSSSSE", "4WD 8EC").stating(stated));
        boards.push(Board::won("SSSSSSSE", "4SD 8WC").stating(stated));
    }
    boards
}

/// The facts of `set`, a bit each.
fn chosen(set: usize) -> Vec<Told> {
    let facts = some_facts().into_iter().enumerate();
    facts
        .filter(|(place, _)| set & 1 << place != 0)
        .map(|(_, told)| told)
        .collect()
}

#[test]
fn the_order_of_facts_does_not_matter() {
    for board in boards() {
        for set in 0..1 << some_facts().len() {
            let mut facts = chosen(set);
            assert!(contradictions(&facts).is_empty());
            for year in EditionYear::ALL {
                let ruling = board.clone().told(&facts).rule(year);
                facts.reverse();
                assert_eq!(board.clone().told(&facts).rule(year), ruling, "{facts:?}");
                let one = facts.len().min(1);
                facts.rotate_left(one);
                assert_eq!(board.clone().told(&facts).rule(year), ruling, "{facts:?}");
            }
        }
    }
}

/// Whether a ruling with one more fact is no wider, or takes less for granted, or is set aside.
fn is_narrower(without: &Ruling, with: &Ruling) -> bool {
    let (old, new) = (moved(without), moved(with));
    let assumed = |of: &Ruling| -> Vec<String> { of.revokes.iter().flat_map(said).collect() };
    let left = assumed(with);
    old.min <= new.min && new.max <= old.max
        || assumed(without).iter().any(|it| !left.contains(it))
        || with.revokes.iter().any(|it| it.clauses[0] == "43B3")
}

#[test]
fn a_fact_narrows_a_range_or_replaces_an_assumption() {
    let facts = some_facts();
    for board in boards() {
        for year in EditionYear::ALL {
            let rulings: Vec<Ruling> = (0..1 << facts.len())
                .map(|set| board.clone().told(&chosen(set)).rule(year))
                .collect();
            for (set, without) in rulings.iter().enumerate() {
                for (place, fact) in facts.iter().enumerate() {
                    let with = &rulings[set | 1 << place];
                    assert!(is_narrower(without, with), "{fact:?} {without:?} {with:?}");
                }
            }
        }
    }
}

#[test]
fn the_order_of_told_revokes_does_not_matter() {
    let facts = [
        corrected(3, East, "S2", Recorded::New),
        dummy_asked(6, Some("S2"), Rights::Lost),
        dummy_asked(7, Some("S3"), Rights::Kept),
        play_order(8, West, What::Suit(Suit::Spades), Order::MayNot),
    ];
    for year in EditionYear::ALL {
        let board = led("SSNEWWSSWSSSS", "5EH 9EH").stating(9);
        let ruling = board.clone().told(&facts).rule(year);
        assert!(ruling.told.len() >= 3, "{ruling:?}");
        assert!(ruling.told.is_sorted_by_key(|told| told.revoke.turn.trick));
        for shift in 0..facts.len() {
            let mut other = facts;
            other.rotate_left(shift);
            assert_eq!(board.clone().told(&other).rule(year), ruling);
            other.swap(0, 2);
            assert_eq!(board.clone().told(&other).rule(year), ruling);
        }
    }
}

/// Numbers that look random.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).expect("31 bits") % limit
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    fn trick(&mut self) -> u8 {
        self.one(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 255])
    }

    fn card(&mut self) -> Card {
        let suit = self.one(&Suit::ASC);
        let rank = Rank::new(self.one(&[2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14]));
        Card { suit, rank }
    }

    fn fact(&mut self) -> Told {
        let turn = turn(self.trick(), self.one(&Seat::ALL));
        let (card, seat, yes) = (self.card(), turn.seat, self.below(2) == 0);
        let (from, to) = (turn.trick, self.trick());
        let order = self.one(&[Order::Must, Order::MayNot]);
        let rights = self.one(&[Rights::Lost, Rights::Kept]);
        let some = yes.then_some(card);
        match self.below(19) {
            0 => attention(
                yes.then_some(turn),
                self.one(&[When::Never, When::AfterPlay]),
            ),
            1 => corrected_card(turn, card, Recorded::New),
            2 => corrected_card(turn, card, Recorded::Old(self.card())),
            3 => Told::HandsReturned(yes),
            4 => {
                let outcome = self.one(&[Claimed::Agreed, Claimed::Disputed, Claimed::Withdrawn]);
                claim(from, seat, outcome, yes.then_some(to))
            }
            5 => Told::Designated {
                turn,
                card: some,
                how: Designated::Named,
            },
            6 => Told::PenaltyCard {
                from,
                to,
                seat,
                card,
                rank: Penalty::Minor,
            },
            7 => Told::Faced {
                trick: from,
                seat,
                card: some,
            },
            8 => lead_order(from, to, seat, card.suit, order),
            9 => {
                let what = [
                    What::Card(card),
                    What::Suit(card.suit),
                    What::Highest,
                    What::Lowest,
                ];
                Told::Play {
                    turn,
                    what: self.one(&what),
                    order,
                }
            }
            10 => Told::DummyAsked {
                turn,
                withdrawn: some,
                rights,
            },
            11 => Told::DefenderAsked {
                turn,
                withdrawn: some,
                permitted: yes,
            },
            12 => Told::MissingCard { turn, card },
            15 => Told::ExtraCard { turn, card },
            16 => Told::Withdrawn { turn, card },
            17 => Told::CorrectionPeriodOpen(yes),
            18 => Told::OpeningLead {
                seat,
                card,
                outcome: self.one(&[OpeningLead::Refused, OpeningLead::RefusedForbid]),
            },
            13 => Told::Waived(yes.then_some(turn)),
            _ => Told::ResultAdjusted(yes),
        }
    }
}

fn corrected_card(turn: Turn, withdrawn: Card, record: Recorded) -> Told {
    Told::Corrected {
        turn,
        withdrawn,
        record,
    }
}

#[test]
fn no_fact_breaks_a_ruling() {
    let mut dice = Dice(0x9E37_79B9_7F4A_7C15);
    let mut boards = boards();
    boards.push(Board::played(Some(Suit::Spades), North, D14));
    boards.push(Board::played(None, West, P26));
    boards.push(Board::won("", ""));
    for round in 0..10_000 {
        let count = dice.below(6);
        let facts: Vec<Told> = (0..count).map(|_| dice.fact()).collect();
        let board = boards[round % boards.len()].clone().told(&facts);
        let year = dice.one(&EditionYear::ALL);
        let ruling = board.rule(year);
        assert!(ruling.transfer.tricks.min <= ruling.transfer.tricks.max);
        assert!(
            ruling
                .adjusted
                .is_none_or(|it| it.min <= it.max && it.max <= 13),
            "{facts:?}"
        );
        assert_eq!(ruling.revokes.len(), board.replay.revokes().count());
        for told in &facts {
            impossible(told, &board.replay, &board.facts());
        }
        contradictions(&facts);
    }
}
