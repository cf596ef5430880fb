//! Law 64B: when no trick moves. A second revoke in the suit, a penalty card, attention drawn too late, revokes by both
//! sides; and a waiver (81C5).

use pbn_audit::bridge::Seat::{East, North, South, West};
use pbn_audit::laws::{
    Attention, DirectorFact, EDITIONS, Edition, Equity, Facts, Question, Reading, Recorded, Rights,
    When, contradictions, rule,
};
use pbn_audit::laws::{LAWS_1997, LAWS_2007, LAWS_2017};

use crate::director_facts::fixtures::{
    Board, ONE, TWO, ZERO, assumes, assumptions, attention, card, corrected, d1, faced, faced_in,
    led, moved, penalty, turn,
};

#[test]
fn attention_decides_64b4_and_64b5() {
    for year in EDITIONS {
        for (when, clause, tricks) in [
            (When::DuringPlay, "64A1", TWO),
            (When::AfterPlay, "64A1", TWO),
            (When::NextCallByOffenders, "64A1", TWO),
            (When::NextCallByOthers, "64B4", ZERO),
            (When::AfterRound, "64B5", ZERO),
            (When::Never, "64B5", ZERO),
        ] {
            for of in [None, Some(turn(4, East))] {
                let ruling = d1().with_facts(&[attention(of, when)]).rule(year);
                assert_eq!(ruling.revokes[0].clauses, [clause], "{year} {when:?}");
                assert_eq!(moved(&ruling), tricks, "{year} {when:?}");
                let assumed = assumptions(&ruling.revokes[0]);
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
fn who_asked_during_the_play_has_drawn_attention() {
    let asked = [
        DirectorFact::DummyPointed {
            turn: turn(4, East),
            rights: Rights::Kept,
        },
        DirectorFact::DefenderAsked {
            turn: turn(4, East),
            withdrawn: None,
            permitted: true,
        },
    ];
    for fact in asked {
        let ruling = d1().with_facts(&[fact]).rule(&LAWS_2017);
        assert_eq!(moved(&ruling), TWO);
        assert!(!assumes(&ruling, "64B4"), "{fact:?}");
        assert!(!ruling.questions.contains(&Question::Attention));
    }
}

#[test]
fn the_director_says_how_a_disputed_clause_is_read() {
    // North is dummy: nothing is ever due for his revoke, and authorities differ whether it takes East's transfer away
    let board = Board::won("SSEESSESSESSS", "4ED 6NH");
    let reading = |applies| DirectorFact::Reading {
        of: Reading::BothSides,
        applies,
    };
    let open = board.clone().rule(&LAWS_2017);
    assert_eq!(moved(&open), ZERO);
    assert_eq!(open.revokes[0].clauses, ["64B7"]);
    assert!(assumptions(&open.revokes[0]).contains(&"64B7=2".to_owned()));
    assert!(open.questions.contains(&Question::Reading));
    for (applies, tricks, clause) in [(true, ZERO, "64B7"), (false, TWO, "64A1")] {
        let ruling = board
            .clone()
            .with_facts(&[reading(applies)])
            .rule(&LAWS_2017);
        assert_eq!(moved(&ruling), tricks);
        assert_eq!(ruling.revokes[0].clauses, [clause]);
        assert_eq!(ruling.revokes[1].clauses[0], "64B3");
        assert!(
            !assumptions(&ruling.revokes[0])
                .iter()
                .any(|it| it.starts_with("64B7"))
        );
        assert!(!ruling.questions.contains(&Question::Reading));
    }
    // a revoke that nobody disputes is not touched
    let firm = Board::won("SSEESSESSESSS", "4ED 6SH").with_facts(&[reading(false)]);
    assert_eq!(moved(&firm.rule(&LAWS_2017)), ZERO);
}

#[test]
fn after_the_next_call_and_after_the_round_hold_together() {
    let of_slip = [When::NextCallByOthers, When::AfterRound].map(|when| attention(None, when));
    assert!(contradictions(&of_slip).is_empty());
    let ruling = d1().with_facts(&of_slip).rule(&LAWS_2017);
    assert_eq!(ruling.revokes[0].clauses, ["64B4", "64B5"]);
}

#[test]
fn attention_to_one_revoke_comes_before_attention_to_all() {
    let board = Board::won("SSEESSESSESSS", "3ED 6WH");
    let of_slip = [
        attention(None, When::Never),
        attention(Some(turn(6, West)), When::DuringPlay),
    ];
    let ruling = board.clone().with_facts(&of_slip).rule(&LAWS_2017);
    assert_eq!(ruling.revokes[0].clauses, ["64B5"]);
    assert_eq!(ruling.revokes[1].clauses, ["64A2"]);
    assert_eq!(moved(&ruling), ONE);
    let mut facts = board.facts();
    facts.attention = Attention::Late;
    let of_slip = [attention(Some(turn(6, West)), When::AfterPlay)];
    facts.by_director = &of_slip;
    let ruling = rule(&LAWS_2017, &board.replay, &facts);
    assert_eq!(
        (ruling.revokes[0].clauses[0], ruling.revokes[1].clauses[0]),
        ("64B5", "64A2")
    );
}

fn clause_of(of_slip: DirectorFact, year: &'static Edition) -> (&'static str, Vec<String>) {
    let ruling = d1().with_facts(&[of_slip]).rule(year);
    (
        ruling.revokes[0].clauses[0],
        assumptions(&ruling.revokes[0]),
    )
}

#[test]
fn a_penalty_card_that_was_not_played_is_64b3() {
    for year in EDITIONS {
        let (clause, assumed) = clause_of(penalty(2, 5, East, "HJ"), year);
        assert_eq!(clause, "64B3", "{year}");
        assert!(
            assumed.contains(&"64B3=2".to_owned()),
            "the two was hidden: {assumed:?}"
        );
        for of_slip in [
            penalty(2, 5, East, "D2"),
            penalty(2, 5, East, "HK"),
            penalty(2, 3, East, "HJ"),
            penalty(5, 5, East, "HJ"),
        ] {
            let (clause, assumed) = clause_of(of_slip, year);
            assert_eq!(clause, "64A1", "{year} {of_slip:?}");
            assert!(!assumed.iter().any(|it| it.starts_with("64B3")));
        }
        let (clause, assumed) = clause_of(penalty(2, 5, West, "HJ"), year);
        assert_eq!(clause, "64A1");
        assert!(assumed.contains(&"64B3=0".to_owned()));
    }
}

#[test]
fn when_every_card_of_the_suit_lay_open_64b3_is_not_flagged() {
    let of_slip = [penalty(2, 5, East, "HJ"), penalty(3, 4, East, "H2")];
    let ruling = d1().with_facts(&of_slip).rule(&LAWS_2017);
    assert_eq!(ruling.revokes[0].clauses, ["64B3"]);
    assert!(
        !assumptions(&ruling.revokes[0])
            .iter()
            .any(|it| it.starts_with("64B3"))
    );
    assert!(!ruling.questions.contains(&Question::PenaltyCard));
    assert_eq!(ruling.equity, [Equity::Exempt]);
}

#[test]
fn faced_cards_count_until_2007() {
    for which in [Some("HJ"), None] {
        for (year, clause) in [
            (&LAWS_1997, "64B3"),
            (&LAWS_2007, "64B3"),
            (&LAWS_2017, "64A1"),
        ] {
            assert_eq!(clause_of(faced(4, East, which), year).0, clause, "{year}");
        }
        for tricks in [(5, 5), (3, 3), (1, 3)] {
            let before_or_after = clause_of(faced_in(tricks, East, which), &LAWS_2007);
            assert_eq!(before_or_after.0, "64A1", "faced in {tricks:?}");
        }
    }
    let whole = clause_of(faced_in((1, 4), East, None), &LAWS_2007).1;
    assert!(!whole.iter().any(|it| it.starts_with("64B3")), "{whole:?}");
    // A director who notes faced cards notes all of them; whether one was a penalty card matters in 2017 only.
    for year in EDITIONS {
        let open = |of_slip: &[DirectorFact]| {
            let ruling = d1().with_facts(of_slip).rule(year);
            let assumed = assumptions(&ruling.revokes[0]);
            let is_assumed = assumed.iter().any(|it| it == "64B3=0");
            let is_asked = ruling.questions.contains(&Question::PenaltyCard);
            assert_eq!(is_assumed, is_asked, "{year}");
            is_asked
        };
        assert!(open(&[]));
        assert!(!open(&[faced(5, East, None)]));
        assert!(!open(&[faced(4, East, Some("S2"))]));
        assert_eq!(open(&[faced(4, East, None)]), year == &LAWS_2017);
    }
    let declarers = |tricks| {
        let of_slip = [faced_in(tricks, South, None)];
        Board::won("WESSNSSWSSSSS", "5SD").with_facts(&of_slip)
    };
    assert_eq!(
        declarers((3, 5)).rule(&LAWS_2007).revokes[0].clauses,
        ["64B3"]
    );
    assert_eq!(
        declarers((3, 5)).rule(&LAWS_2017).revokes[0].clauses,
        ["64A2"]
    );
    let picked_up = declarers((3, 3)).rule(&LAWS_2007);
    assert_eq!(picked_up.revokes[0].clauses, ["64A2"]);
}

#[test]
fn a_revoke_by_a_penalty_card_is_a_weak_basis_for_64b7() {
    let board = Board::won("SSSESSSSSWSSS", "4EH 8SD");
    for year in [&LAWS_2007, &LAWS_2017] {
        let bare = board.rule(year);
        assert!(!assumes(&bare, "64B7"));
        let of_slip = [penalty(1, 4, East, "HJ"), penalty(1, 4, East, "H2")];
        let ruling = board.clone().with_facts(&of_slip).rule(year);
        assert_eq!(ruling.revokes[0].clauses, ["64B3", "64B7"]);
        assert_eq!(ruling.revokes[1].clauses, ["64B7"]);
        assert!(assumptions(&ruling.revokes[1]).contains(&"64B7=2".to_owned()));
    }
}

#[test]
fn faced_cards_are_stated_one_at_a_time_and_a_repeat_counts_once() {
    let flagged = |of_slip: &[DirectorFact]| {
        let ruling = d1().with_facts(of_slip).rule(&LAWS_2007);
        let ruled = &ruling.revokes[0];
        let flag = assumptions(ruled).contains(&"64B3=2".to_owned());
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

#[test]
fn a_corrected_revoke_counts_for_64b2_literally_until_2007() {
    // D27: the first revoke was corrected, the second was not.
    for (year, clause, tricks) in [
        (&LAWS_1997, "64B2", ZERO),
        (&LAWS_2007, "64B2", ZERO),
        (&LAWS_2017, "64A1", TWO),
    ] {
        let of_slip = corrected(4, East, "S2", Recorded::New);
        let ruling = led("SSNNSSESWSSSS", "7EH")
            .stating(11)
            .with_facts(&[of_slip])
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
        (&LAWS_1997, "64A1", TWO),
        (&LAWS_2007, "64B7", ZERO),
        (&LAWS_2017, "64A1", TWO),
    ] {
        let of_slip = corrected(2, South, "S2", Recorded::New);
        let ruling = led("NSSSSSESWSSSS", "7EH")
            .with_facts(&[of_slip])
            .rule(year);
        assert_eq!(
            (ruling.revokes[0].clauses[0], moved(&ruling)),
            (clause, tricks),
            "{year}"
        );
        assert_eq!(assumes(&ruling, "64B7=2"), clause == "64B7", "{year}");
        assert_eq!(ruling.slip_revokes[0].clauses, ["62A"]);
    }
}

#[test]
fn a_waived_revoke_keeps_its_clause_and_moves_nothing() {
    for (year, waiver) in EDITIONS.into_iter().zip(["81C8", "81C5", "81C5"]) {
        for of in [None, Some(turn(4, East))] {
            let ruling = d1().with_facts(&[DirectorFact::Waived(of)]).rule(year);
            assert_eq!(ruling.revokes[0].clauses, [waiver, "64A1"]);
            assert!(!ruling.revokes[0].equity && ruling.equity.is_empty());
            assert_eq!((ruling.revokes[0].demand, moved(&ruling)), (ZERO, ZERO));
            assert!(ruling.questions.is_empty());
        }
        let ruling = d1()
            .with_facts(&[DirectorFact::Waived(Some(turn(9, East)))])
            .rule(year);
        assert_eq!(
            (ruling.revokes[0].clauses[0], moved(&ruling)),
            ("64A1", TWO)
        );
    }
    let both = Board::won("SSEESSESSESSS", "3ED 6WH");
    let ruling = both
        .with_facts(&[DirectorFact::Waived(Some(turn(3, East)))])
        .rule(&LAWS_2017);
    assert_eq!(
        (ruling.revokes[1].clauses[0], moved(&ruling)),
        ("64A2", ONE)
    );
}

#[test]
fn the_player_who_became_dummy_is_dummy() {
    // D29: South was declarer in the auction; he spread his hand, and North played.
    let board = Board::won("WESSNSSWSSSSS", "5ND");
    let clause = |declarer| {
        let facts = Facts::of_record(declarer);
        let ruling = rule(&LAWS_2017, &board.replay, &facts);
        (ruling.revokes[0].clauses[0], moved(&ruling))
    };
    assert_eq!(clause(South), ("64B3", ZERO));
    assert_eq!(clause(North), ("64A1", TWO));
}

#[test]
fn a_card_taken_back_is_in_the_hand_at_a_later_revoke() {
    // The record has SK, which East took back for C3; on trick 3 he discards, with S7 and the penalty card in his hand.
    let board = Board::played(None, North, TAKEN_BACK);
    let of_slip = corrected(1, East, "SK", Recorded::Old(card("C3")));
    let board = board.with_facts(&[of_slip]);
    assert_eq!(board.impossible(), None);
    for year in EDITIONS {
        let ruling = board.rule(year);
        assert_eq!(ruling.revokes[1].clauses[0], "64B3", "{year}");
    }
}

/// East fails to follow to a club and to a spade.
const TAKEN_BACK: &str = "
    CA SK C4 C5
    HA H3 H4 H5
    SA D2 S5 S6
    CQ C2 CT CJ
    S4 S7 S8 S9";
