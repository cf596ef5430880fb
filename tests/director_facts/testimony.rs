//! What the director testified: whether a revoke that the record shows happened at all.

use pbn_audit::bridge::Seat::{East, North, South, West};
use pbn_audit::laws::{
    Claimed, Counts, DirectorFact, EDITIONS, Objection, Question, Range, State, When,
};
use pbn_audit::laws::{LAWS_2007, LAWS_2017};

use crate::director_facts::fixtures::{
    Board, ONE, TWO, ZERO, attention, claim, d1, missed, moved, p5, penalty, revoke, turn,
};

/// West revoked on trick 3 and South on trick 6: both sides (64B7), if both happened. Both are doubtful.
fn both() -> Board {
    Board::won("SSESSESESSSSS", "3WH 6SD").doubting(&[0, 1])
}

fn happened(trick: u8, seat: pbn_audit::bridge::Seat, happened: bool) -> DirectorFact {
    let turn = turn(trick, seat);
    DirectorFact::Revoke { turn, happened }
}

#[test]
fn a_revoke_that_happened_is_no_longer_in_doubt() {
    for year in [&LAWS_2007, &LAWS_2017] {
        let bare = both().rule(year);
        assert_eq!(bare.revokes[0].clauses, ["64B7"]);
        assert_eq!(moved(&bare), Range { min: 0, max: 1 }, "{year}");
        assert!(bare.questions.contains(&Question::Revoke));
        let of_slip = [happened(3, West, true), happened(6, South, true)];
        let ruling = both().with_facts(&of_slip).rule(year);
        assert_eq!(moved(&ruling), ZERO, "{year}");
        assert!(!ruling.questions.contains(&Question::Revoke));
        let of_one = both().with_facts(&of_slip[1..]).rule(year);
        assert!(of_one.questions.contains(&Question::Revoke));
    }
}

#[test]
fn what_was_done_about_a_revoke_says_that_it_happened() {
    let drawn = |trick, seat, when| attention(Some(turn(trick, seat)), when);
    let waived = |trick, seat| DirectorFact::Waived(Some(turn(trick, seat)));
    let range = |of_slip: &[DirectorFact]| moved(&both().with_facts(of_slip).rule(&LAWS_2017));
    let in_time = [
        drawn(3, West, When::DuringPlay),
        drawn(6, South, When::AfterPlay),
    ];
    assert_eq!(range(&in_time), ZERO);
    assert_eq!(range(&[waived(6, South), waived(3, West)]), ZERO);
    // Nobody noticed West's: it may still be a slip of the record.
    let unnoticed = [
        drawn(3, West, When::Never),
        drawn(6, South, When::DuringPlay),
    ];
    assert_ne!(range(&unnoticed), ZERO);
}

#[test]
fn a_revoke_that_did_not_happen_is_not_ruled_on() {
    for year in EDITIONS {
        let ruling = both().with_facts(&[happened(6, South, false)]).rule(year);
        assert_eq!(ruling.revokes.len(), 1);
        assert_eq!(ruling.revokes[0].clauses, ["64A2"], "{year}");
        assert_eq!(moved(&ruling), ONE);
        let of_slip = [happened(6, South, false), happened(3, West, false)];
        let ruling = both().stating(10).with_facts(&of_slip).rule(year);
        assert_eq!((ruling.revokes.len(), moved(&ruling)), (0, ZERO));
        assert_eq!(ruling.state, State::Agrees);
        assert!(ruling.questions.is_empty() && ruling.equity.is_empty());
    }
}

#[test]
fn only_a_recorded_revoke_can_be_testified_to() {
    let of_another = d1().with_facts(&[happened(5, East, true)]);
    assert_eq!(of_another.impossible(), Some(Objection::NoneRecorded));
    assert_eq!(
        d1().with_facts(&[happened(4, East, true)]).impossible(),
        None
    );
    let beyond = d1().with_facts(&[happened(14, East, false)]);
    assert_eq!(beyond.impossible(), Some(Objection::NoSuchTrick));
    assert_eq!(
        moved(&d1().with_facts(&[happened(4, East, true)]).rule(&LAWS_2017)),
        TWO
    );
}

#[test]
fn whoever_corrected_trick_12_says_that_its_revoke_happened() {
    // West revoked on tricks 3 and 5, and East, his partner, on trick 12, or South.
    let of = |seat: &str| {
        let mut board = p5().doubting(&[0, 1, 2]);
        board.replay.tricks[6].winner = Some(West);
        board.replay.irregularities = vec![revoke("3WC"), revoke("5WS"), revoke(seat)];
        board.replay.setting.trump = Some(pbn_audit::bridge::Suit::Hearts);
        board.with_facts(&[DirectorFact::HandsReturned(false)])
    };
    for year in [&LAWS_2007, &LAWS_2017] {
        let ruling = of("12SD").rule(year);
        let clauses: Vec<_> = ruling.revokes.iter().map(|it| it.clauses[0]).collect();
        assert_eq!(clauses, ["64B7", "64B7", "64B6"]);
        assert_eq!(
            moved(&ruling),
            ZERO,
            "trick 12 was corrected: both sides revoked"
        );
        assert!(
            ruling.revokes[0]
                .assumptions
                .iter()
                .any(|it| it.clause == "64B7")
        );
    }
}

#[test]
fn a_doubt_that_frees_no_trick_widens_nothing() {
    // Declarer and dummy failed to follow to trick 3, which is in doubt, and dummy again to trick 5: exempt in any case.
    let board = Board::won("EEESSESESSSSS", "3SH 3NH 5NH").doubting(&[0, 1]);
    for year in EDITIONS {
        let ruling = board.clone().stating(8).rule(year);
        let found = (ruling.revokes[2].clauses[0], moved(&ruling), ruling.state);
        assert_eq!(found, ("64B3", ONE, State::Unadjusted), "{year}");
    }
    // It was East, a defender, who failed to follow to trick 3 and, winning it, to trick 5: exempt if the first happened.
    let board = Board::won("SSSSESESSSSSS", "3EH 5EH").doubting(&[0]);
    for year in EDITIONS {
        let ruling = board.rule(year);
        assert_eq!(ruling.revokes[1].clauses, ["64B2"]);
        assert_eq!(moved(&ruling), Range { min: 1, max: 2 }, "{year}");
    }
}

#[test]
fn one_of_two_counts_is_not_a_range() {
    // South failed to follow to trick 4 and won it (64A1: two tricks), unless what East did on trick 8 was a revoke too.
    let board = Board::won("SSSSSSSSSSSEE", "4SH 8ED").doubting(&[1]);
    let ruling = board.rule(&LAWS_2017);
    let two = |few, many| {
        let exactly = |count| Counts::from(Range::exactly(count));
        exactly(few).or(exactly(many))
    };
    assert_eq!(ruling.transfer.counts, two(0, 2), "{ruling:?}");
    assert_eq!(ruling.adjusted_counts, Some(two(9, 11)));
    assert_eq!(ruling.adjusted, Some(Range { min: 9, max: 11 }));
}

#[test]
fn where_the_record_is_wrong_no_penalty_card_was_missed() {
    // East discards on trick 2, and plays his penalty card, S2, on trick 3.
    let board = Board::played(None, North, DISCARDED).with_facts(&[penalty(2, 13, East, "S2")]);
    assert_eq!(missed(&board), ["2E S2"]);
    let denied = board.with_facts(&[happened(2, East, false)]);
    assert_eq!(denied.impossible(), None);
    assert_eq!(missed(&denied), Vec::<String>::new());
    for year in EDITIONS {
        let ruling = denied.rule(year);
        assert_eq!((ruling.revokes.len(), ruling.slip_revokes.len()), (0, 0));
    }
}

/// North leads three spades; East discards on the second, and follows to the third.
const DISCARDED: &str = "
    SA S3 S4 S5
    SK D3 S6 S7
    SQ S2 S8 S9";

#[test]
fn a_doubt_that_matters_on_some_courses_is_left_out_of_the_others() {
    // West failed to follow to clubs on trick 5, which is in doubt, and again on trick 9, the last of the record: exempt if
    // the first happened, and also if his side wins nothing more.
    let board = Board::won("SSSSESSSS", "5WC 9WC").doubting(&[0]);
    for year in EDITIONS {
        let ruling = board.rule(year);
        assert_eq!(moved(&ruling).min, 1, "{year}");
    }
}

#[test]
fn the_tricks_of_a_claim_are_counted_where_no_revoke_is_left() {
    let of_slip = [
        happened(4, East, false),
        claim(9, South, Claimed::Agreed, Some(3)),
    ];
    let board = Board::won("SSNESSSS", "4EH").with_facts(&of_slip);
    for year in EDITIONS {
        let ruling = board.rule(year);
        let found = (ruling.adjusted, moved(&ruling), ruling.state);
        let expected = (Some(Range::exactly(10)), ZERO, State::NotStated);
        assert_eq!(found, expected, "{year}");
        assert!(ruling.questions.is_empty() && ruling.equity.is_empty());
    }
}

#[test]
fn a_result_that_holds_the_transfer_says_which_it_was() {
    // East failed to follow to trick 3, which is in doubt, and, winning it, to trick 5: exempt if the first happened.
    let board = Board::won("SSSSESESSSSSS", "3EH 5EH").doubting(&[0]);
    for year in EDITIONS {
        for (stated, tricks, state) in [
            (11, Range { min: 1, max: 2 }, State::Unadjusted),
            (12, ONE, State::AlreadyAdjusted),
            (13, TWO, State::AlreadyAdjusted),
            (10, Range { min: 1, max: 2 }, State::Differs),
        ] {
            let ruling = board.clone().stating(stated).rule(year);
            assert_eq!((moved(&ruling), ruling.state), (tricks, state), "{year}");
        }
    }
}
