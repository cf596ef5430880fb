//! Law 62A to 62C: a revoke corrected in time, and the cards that other hands may then change.

use pbn_audit::bridge::Seat::{East, North, South, West};
use pbn_audit::bridge::Suit;
use pbn_audit::laws::Objection;
use pbn_audit::laws::{
    Answer, Claimed, DirectorFact, EDITIONS, Edition, Established, Range, Recorded, State,
};
use pbn_audit::laws::{LAWS_1997, LAWS_2007, LAWS_2017};

use crate::director_facts::fixtures::{
    Board, CHANGED, ZERO, by, card, claim, corrected, led, missed, moved, only, revoke, turn,
    withdrawn,
};

#[test]
fn a_corrected_revoke_is_a_revoke_that_was_not_established() {
    for year in EDITIONS {
        let of_slip = corrected(4, East, "S2", Recorded::New);
        let ruling = led("SSNNSSESWSSSS", "")
            .stating(11)
            .with_facts(&[of_slip])
            .rule(year);
        let ruled = &ruling.slip_revokes[0];
        assert_eq!(
            (ruled.revoke.turn, ruled.revoke.played, ruled.suit),
            (turn(4, East), card("S2"), Suit::Hearts)
        );
        assert_eq!(
            (ruled.established, ruled.clauses[0]),
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
        let of_slip = [corrected(1, East, withdrawn, Recorded::Old(card("H5")))];
        let ruling = board.clone().with_facts(&of_slip).rule(&LAWS_2017);
        let clauses = ruling.slip_revokes.into_iter().flat_map(|it| it.clauses);
        clauses.collect::<Vec<_>>()
    };
    assert!(board.rule(&LAWS_2017).revokes.is_empty());
    assert_eq!(rule("S2"), ["62A"]);
    assert!(rule("C9").is_empty(), "not the card that stands there");
}

#[test]
fn the_legal_card_and_the_one_taken_back_change_places_and_no_others_do() {
    // The record has East's ruff on trick 1 and his heart on trick 2. South won the first, East ruffed the second, and led
    // a club to South.
    let rows = "H2 S2 HA H4\nD2 H5 DA D4\nC5 C2 CA C4";
    let of_slip = [corrected(1, East, "S2", Recorded::Old(card("H5")))];
    let board = Board::played(Some(Suit::Spades), North, rows).with_facts(&of_slip);
    assert_eq!(board.rule(&LAWS_2017).possible, Range { min: 2, max: 12 });
}

#[test]
fn a_record_with_the_card_taken_back_is_read_with_the_legal_one() {
    // East's ruff of trick 1 was corrected with H2: North's ace wins.
    let rows = "HA S2 H4 H5\nHK C3 H7 H8";
    let board = Board::played(Some(Suit::Spades), North, rows);
    assert_eq!(board.replay.trick(1).winner, Some(East));
    let of_slip = corrected(1, East, "S2", Recorded::Old(card("H2")));
    let mut board = board.with_facts(&[of_slip]);
    board.replay.irregularities = vec![revoke("1EH")];
    let ruling = board.rule(&LAWS_2017);
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
fn after_a_correction_the_next_hand_may_change_and_dummy_only_after_it() {
    let correction = corrected(1, South, "S4", Recorded::New);
    let board = |of_slip: &[DirectorFact]| {
        Board::played(Some(Suit::Spades), East, CHANGED)
            .with_facts(&[correction])
            .with_facts(of_slip)
    };
    let laws: Vec<_> = board(&[]).rule(&LAWS_2017).conduct.corrections[0]
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
    assert_eq!(board(&[north]).impossible(), Some(Objection::NoLeave));
    // The leader played before the revoke; and nothing was corrected on trick 2.
    assert!(board(&[withdrawn(1, East, "C3")]).impossible().is_some());
    let third = withdrawn(3, West, "H9");
    assert_eq!(board(&[third]).impossible(), Some(Objection::NoCorrection));
    // West may have won the trick and already led to the next one.
    assert_eq!(board(&[withdrawn(2, West, "CQ")]).impossible(), None);
}

#[test]
fn a_card_led_to_the_next_trick_is_changed_and_partners_after_it_only() {
    let correction = corrected(1, South, "S4", Recorded::New);
    let changes = |of_slip: &[DirectorFact]| {
        let board = Board::played(Some(Suit::Spades), East, CHANGED).with_facts(&[correction]);
        let ruling = board.with_facts(of_slip).rule(&LAWS_2017);
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
    let board = Board::played(None, North, "C2 C5 -- --").with_facts(&[correction]);
    assert_eq!(board.rule(&LAWS_2017).conduct.corrections[0].changes, []);
}

#[test]
fn who_led_to_the_next_trick_did_not_play_after_the_hand_before_him() {
    // East led; South, declarer, corrected his ruff to a small club, and dummy won and led to trick 2, to which West
    // then changed his card.
    let rows = "CK C2 CJ C8\nHA H2 H3 H4\nDA S4 D3 D4";
    let of_slip = [
        corrected(1, South, "S5", Recorded::New),
        withdrawn(2, West, "H9"),
        withdrawn(2, North, "D2"),
    ];
    let board = Board::played(Some(Suit::Spades), East, rows).with_facts(&of_slip);
    assert!(board.impossible().is_some());
}

#[test]
fn a_partner_who_changes_his_card_has_a_penalty_card() {
    // West, a defender, took back a spade on North's club; South changed, and East after him: his D5 lies open.
    let rows = "C2 C5 C4 C3\nC6 H9 C7 C8\nD2 D5 D3 D4";
    let of_slip = [
        corrected(1, West, "S3", Recorded::New),
        withdrawn(1, North, "CA"),
        withdrawn(1, East, "D5"),
    ];
    let board = Board::played(None, South, rows).with_facts(&of_slip);
    assert_eq!(board.impossible(), None);
    assert_eq!(missed(&board), ["2E D5"]);
}

/// West leads CQ; East and South, declarer, discard. Their legal cards were these; West has led to trick 2, or all have
/// played to it.
fn both_revoked(legal: [&str; 2], next: &str) -> Board {
    let [easts, souths] = legal.map(|text| Recorded::Old(card(text)));
    let of_slip = [
        corrected(1, East, "D5", easts),
        corrected(1, South, "D7", souths),
    ];
    Board::played(None, West, &format!("CJ D5 D7 CQ\n{next}")).with_facts(&of_slip)
}

#[test]
fn a_revoke_is_corrected_after_its_side_played_on_only_with_the_other_sides_in_2017() {
    let late = |board: &Board, year: &'static Edition| {
        let facts = board.facts();
        pbn_audit::laws::against_record(year, &board.replay, &facts)
    };
    // South wins with CA, so that West led to trick 2 before the corrections.
    let played_on = both_revoked(["CK", "CA"], "-- -- -- C4");
    for year in [&LAWS_1997, &LAWS_2007] {
        assert_eq!(late(&played_on, year), [(0, Objection::CorrectedTooLate)]);
    }
    assert_eq!(late(&played_on, &LAWS_2017), []);
    // He still wins, and may have led after them; and all have played, in whatever order.
    for board in [
        both_revoked(["C9", "C3"], "-- -- -- C4"),
        both_revoked(["CK", "CA"], "H2 H3 H4 C4"),
    ] {
        for year in EDITIONS {
            assert_eq!(late(&board, year), [], "{year}");
        }
    }
}

#[test]
fn every_card_that_the_defenders_withdraw_under_62c3_is_a_penalty_card() {
    let board = both_revoked(["CK", "CA"], "H2 H3 H4 H5\nH6 H7 H8 C4");
    let board = board.with_facts(&[withdrawn(2, West, "C4")]);
    let penalty_cards = |year| {
        let cards = board.rule(year).conduct.penalty_cards.into_iter();
        cards
            .map(|it| (it.seat, it.card, it.from))
            .collect::<Vec<_>>()
    };
    let of_east = (East, card("D5"), 2);
    assert_eq!(penalty_cards(&LAWS_2007), [of_east]);
    assert_eq!(penalty_cards(&LAWS_2017), [of_east, (West, card("C4"), 2)]);
}

#[test]
fn a_card_that_may_be_changed_is_listed_once() {
    // East's revoke is followed by South's own, which was corrected too; West had led to the next trick.
    let board = both_revoked(["CK", "CA"], "H2 H3 H4 H5\nH6 H7 H8 C4");
    let board = board.with_facts(&[withdrawn(2, West, "C4")]);
    for year in EDITIONS {
        let corrections = board.rule(year).conduct.corrections;
        let changes = corrections.iter().flat_map(|one| &one.changes);
        let listed: Vec<_> = changes.map(|it| (it.turn, it.law)).collect();
        assert_eq!(listed, [(turn(2, West), "62C1")], "{year}");
    }
}

/// West and North failed to follow to trick 7, and South has led to trick 8.
fn one_side_has_played_on() -> Board {
    let mut board = Board::won("SSSSSSS", "7WH 7NH").stating(12);
    board.replay.rows = 8;
    board.replay.tricks[7].leader = Some(South);
    board.replay.tricks[7].cards[South] = Some(card("C3"));
    board
}

#[test]
fn a_claim_of_the_side_that_has_not_played_on_ends_the_time_for_62c3() {
    let board = one_side_has_played_on();
    let of = |board: &Board, year| -> Vec<&str> {
        let revokes = board.rule(year).revokes;
        revokes.iter().map(|it| by(it.established)).collect()
    };
    assert_eq!(of(&board, &LAWS_2017), ["unknown", "unknown"]);
    let claimed = |by, outcome| board.clone().with_facts(&[claim(8, by, outcome, None)]);
    for outcome in [Claimed::Agreed, Claimed::Disputed, Claimed::Withdrawn] {
        assert_eq!(of(&claimed(East, outcome), &LAWS_2017), ["63A3", "63A1"]);
    }
    assert_eq!(
        of(&claimed(South, Claimed::Agreed), &LAWS_2017),
        ["63A4", "63A1"]
    );
    let disputed = claimed(South, Claimed::Disputed);
    assert_eq!(of(&disputed, &LAWS_2017), ["unknown", "unknown"]);
    assert_eq!(of(&disputed, &LAWS_2007), ["no", "63A1"]);
}

#[test]
fn a_revoke_that_did_not_happen_is_not_corrected_with_another() {
    let denied = DirectorFact::Revoke {
        turn: turn(7, West),
        happened: false,
    };
    let ruling = one_side_has_played_on()
        .with_facts(&[denied])
        .rule(&LAWS_2017);
    assert_eq!(by(only(&ruling).established), "63A1");
}
