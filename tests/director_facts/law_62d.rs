//! Law 62D: a revoke on trick 12 is corrected as long as the hands have not been returned to the board.

use pbn_audit::bridge::Seat::{East, North, South, West};
use pbn_audit::bridge::Suit;
use pbn_audit::laws::{DirectorFact, EDITIONS, Equity, Question, Range, Recorded, State};
use pbn_audit::laws::{LAWS_1997, LAWS_2017};

use crate::director_facts::fixtures::{
    Board, D14, ONE, ZERO, assumes, assumptions, card, corrected, led, moved, only, p5, revoke,
};

#[test]
fn hands_not_returned_give_the_corrected_tricks() {
    let d14 = Board::played(Some(Suit::Spades), North, D14).stating(12);
    for (board, counts) in [
        (d14, Range::exactly(12)),
        (p5(), Range { min: 11, max: 12 }),
    ] {
        for year in EDITIONS {
            let bare = board.rule(year);
            let back = board
                .clone()
                .with_facts(&[DirectorFact::HandsReturned(true)])
                .rule(year);
            let not = board
                .clone()
                .with_facts(&[DirectorFact::HandsReturned(false)])
                .rule(year);
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
            assert!(back.equity.contains(&Equity::Exempt));
            assert_eq!(not.equity, [], "nothing is left of the revoke: {year}");
            assert_eq!(back.adjusted, bare.adjusted);
            assert_eq!(not.adjusted, Some(counts));
        }
    }
}

#[test]
fn a_result_may_hold_the_correction_of_trick_12() {
    let not = |stated| {
        p5().stating(stated)
            .with_facts(&[DirectorFact::HandsReturned(false)])
            .rule(&LAWS_2017)
            .state
    };
    assert_eq!(not(12), State::AlreadyAdjusted);
    assert_eq!(not(11), State::Undecided);
    let untold = |stated| p5().stating(stated).rule(&LAWS_2017).state;
    let states = [State::Agrees, State::AlreadyAdjusted, State::Differs];
    assert_eq!([11, 12, 13].map(untold), states);
    let back = p5()
        .stating(12)
        .with_facts(&[DirectorFact::HandsReturned(true)])
        .rule(&LAWS_2017);
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
    let table = board.rule(&LAWS_2017);
    assert_eq!((table.revokes[0].clauses[0], moved(&table)), ("64A2", ONE));
    let not = board
        .with_facts(&[DirectorFact::HandsReturned(false)])
        .rule(&LAWS_2017);
    assert_eq!((not.revokes[0].clauses[0], moved(&not)), ("64B1", ZERO));
    assert_eq!(not.adjusted, Some(Range::exactly(13)));
}

#[test]
fn the_count_after_a_correction_of_trick_12_holds_what_moves_for_another_revoke() {
    // East revoked on trick 8 too, and West won trick 9: one trick, before and after the correction.
    let mut board = p5().stating(10);
    board.replay.tricks[8].winner = Some(West);
    board.replay.irregularities.insert(0, revoke("8EC"));
    let ruling = board.rule(&LAWS_2017);
    assert_eq!(ruling.adjusted, Some(Range::exactly(11)));
    let assumed = assumptions(&ruling.revokes[1]);
    assert!(assumed.contains(&"62D=11/12".to_owned()), "{ruling:?}");
    // It was South, who won that trick: under 1997 it is two tricks from him.
    let mut board = p5();
    board.replay.irregularities.insert(0, revoke("8SC"));
    let ruling = board.rule(&LAWS_1997);
    assert_eq!(ruling.adjusted, Some(Range::exactly(9)));
    let assumed = assumptions(&ruling.revokes[1]);
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
    let assumptions = assumptions(&board.rule(&LAWS_2017).revokes[1]);
    assert!(assumptions.contains(&"62D".to_owned()), "{assumptions:?}");
}

#[test]
fn where_a_winner_is_not_known_no_figure_is_given_for_the_correction_of_trick_12() {
    let mut board = p5().stating(11);
    board.replay.tricks[5].winner = None;
    let assumptions = assumptions(&board.rule(&LAWS_2017).revokes[0]);
    assert!(assumptions.contains(&"62D".to_owned()), "{assumptions:?}");
}

#[test]
fn a_corrected_revoke_on_trick_12_is_named_so() {
    let of_slip = corrected(12, East, "H2", Recorded::New);
    let ruling = led("SSSSSSSSSSSSS", "")
        .with_facts(&[of_slip])
        .rule(&LAWS_2017);
    assert_eq!(
        ruling.slip_revokes.len(),
        0,
        "the card taken back follows suit"
    );
    let of_slip = corrected(12, East, "D2", Recorded::New);
    let ruling = led("SSSSSSSSSSSES", "")
        .with_facts(&[of_slip])
        .rule(&LAWS_2017);
    assert_eq!(only(&ruling).clauses, ["62D"]);
    assert!(ruling.questions.is_empty(), "{:?}", ruling.questions);
}
