//! Law 64A: the tricks that move, where a claim or the Result says what became of those not played.

use pbn_audit::bridge::Seat::{East, South};
use pbn_audit::bridge::{BySeat, Deal, Seat, Suit};
use pbn_audit::laws::{Claimed, DirectorFact, Instruction, Moves, Question, Range, State};
use pbn_audit::laws::{LAWS_1997, LAWS_2017};

use crate::director_facts::fixtures::{Board, ONE, TWO, card, claim, d1, lead_order, moved};

#[test]
fn the_tricks_of_a_claim_close_the_ranges() {
    let d16 = Board::won("SSSSSSSE", "8EC");
    let share = |tricks| [claim(9, South, Claimed::Agreed, Some(tricks))];
    let ruling = d16.clone().with_facts(&share(5)).rule(&LAWS_2017);
    assert_eq!(
        (moved(&ruling), ruling.adjusted),
        (ONE, Some(Range::exactly(13)))
    );
    let ruling = d16.clone().with_facts(&share(4)).rule(&LAWS_2017);
    assert_eq!(
        (moved(&ruling), ruling.adjusted),
        (TWO, Some(Range::exactly(13)))
    );
    let stated = |tricks, result| {
        d16.clone()
            .stating(result)
            .with_facts(&share(tricks))
            .rule(&LAWS_2017)
    };
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
        moved(&board.rule(&LAWS_1997))
    };
    assert_eq!(range("SQ"), Range { min: 1, max: 2 });
    assert_eq!(range("HQ"), ONE);
}

#[test]
fn under_1997_a_card_in_an_unfinished_trick_may_have_won_it() {
    // East did not follow to trick 3; his last spade is in the last row, where the play stopped.
    let range = |others: &[(Seat, &str)]| {
        let mut board = Board::won("SSNSSSSE", "3ES");
        let hand = [card("SQ")].into_iter().collect();
        board.replay.setting.deal = Deal::new(BySeat([None, Some(hand), None, None])).ok();
        board.replay.rows = 9;
        let trick = &mut board.replay.tricks[8];
        trick.leader = Some(East);
        for &(seat, text) in [(East, "SQ")].iter().chain(others) {
            trick.cards[seat] = Some(card(text));
        }
        moved(&board.rule(&LAWS_1997))
    };
    assert_eq!(range(&[]), Range { min: 1, max: 2 });
    assert_eq!(range(&[(South, "SJ")]), Range { min: 1, max: 2 });
    assert_eq!(range(&[(South, "SA")]), ONE);
}

#[test]
fn a_revoke_trick_moves_for_certain_when_the_claim_left_its_side_no_other() {
    let board =
        Board::won("SSSSSSES", "7EC").with_facts(&[claim(9, South, Claimed::Agreed, Some(5))]);
    let ruling = board.rule(&LAWS_2017);
    assert_eq!(moved(&ruling), ONE);
    assert_eq!(ruling.transfer.moves[6], Moves::Yes);
}

#[test]
fn under_1997_the_trick_won_with_the_suit_that_was_to_be_led_moves_for_certain() {
    // East was to lead a club to trick 4 and led a diamond; he won trick 6 with a club, and West tricks 8 and 10.
    let order = lead_order(4, 4, East, Suit::Clubs, Instruction::Must);
    let ruling = Board::won("SSESSESWSWSSS", "")
        .with_facts(&[order])
        .rule(&LAWS_1997);
    assert_eq!(moved(&ruling), TWO);
    let moves = [6, 8, 10].map(|trick: usize| ruling.transfer.moves[trick - 1]);
    assert_eq!(moves, [Moves::Yes, Moves::Perhaps, Moves::Perhaps]);
}

#[test]
fn a_claim_noted_by_the_last_trick_played_shares_the_tricks_after_it() {
    // Eight tricks are recorded, of which East won the revoke trick: four of the five others are declarer's.
    let board =
        Board::won("SSSSSSES", "7EC").with_facts(&[claim(8, South, Claimed::Agreed, Some(4))]);
    assert_eq!(board.impossible(), None);
    let ruling = board.rule(&LAWS_2017);
    assert_eq!(
        (moved(&ruling), ruling.adjusted),
        (TWO, Some(Range::exactly(13)))
    );
}

#[test]
fn the_reading_of_the_result_is_chosen() {
    let d16 = Board::won("SSSSSSSE", "8EC").stating(12);
    let ruling = d16
        .clone()
        .with_facts(&[DirectorFact::ResultAdjusted(false)])
        .rule(&LAWS_2017);
    assert_eq!(
        (moved(&ruling), ruling.adjusted),
        (ONE, Some(Range::exactly(13)))
    );
    assert_eq!(ruling.state, State::Unadjusted);
    let ruling = d16
        .with_facts(&[DirectorFact::ResultAdjusted(true)])
        .rule(&LAWS_2017);
    assert_eq!(ruling.adjusted, Some(Range::exactly(12)));
    assert_eq!(ruling.state, State::AlreadyAdjusted);
    assert!(!ruling.questions.contains(&Question::ResultAdjusted));
    // The five tricks left do not make thirteen: trick 8 must have been given back, alone or with one of them.
    let ruling = Board::won("SSSSSSSE", "8EC").stating(13).rule(&LAWS_2017);
    let one_or_two = Range { min: 1, max: 2 };
    assert_eq!(
        (moved(&ruling), ruling.adjusted),
        (one_or_two, Some(Range::exactly(13)))
    );
    assert_eq!(ruling.state, State::AlreadyAdjusted);
    assert!(!ruling.questions.contains(&Question::ResultAdjusted));
}

#[test]
fn a_result_that_contradicts_the_director_differs() {
    let state = |stated, adjusted| {
        let board = d1()
            .stating(stated)
            .with_facts(&[DirectorFact::ResultAdjusted(adjusted)]);
        board.rule(&LAWS_2017).state
    };
    assert_eq!(state(11, false), State::Unadjusted);
    assert_eq!(state(13, true), State::AlreadyAdjusted);
    assert_eq!(state(11, true), State::Differs);
    assert_eq!(state(13, false), State::Differs);
    let nothing = Board::won("SSESSSSSSSSSS", "4EC").stating(12);
    let ruling = nothing
        .with_facts(&[DirectorFact::ResultAdjusted(true)])
        .rule(&LAWS_2017);
    assert_eq!(ruling.state, State::Agrees);
}
