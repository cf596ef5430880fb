//! Boards: dealt, with one to three revokes, whole or broken off.

use crate::slip_model::record::Record;
use crate::support::{DealtBoard, Ending, RngExt, Stream};
use pbn_audit::bridge::{Suit, Turn, side};

/// A dealt board and its record, if it comes to as many revokes.
pub(crate) fn board(rng: &mut Stream) -> Option<Record> {
    let mut board = DealtBoard::deal(1, rng);
    let mut led = Vec::new();
    for _ in 0..rng.random_range(1..=3) {
        revoke(&mut board, &mut led, rng)?;
    }
    let cards = cards(&board, rng);
    board.cut(cards, Ending::ALL[rng.random_range(0..3)]);
    let mut record = Record::of(board, cards);
    record.stated = stated(&record, rng);
    doubt(&mut record, rng);
    Some(record)
}

/// One more revoke: often in the trick of the last one, by its offender in the same suit, or on trick 12.
fn revoke(board: &mut DealtBoard, led: &mut Vec<(Turn, Suit)>, rng: &mut Stream) -> Option<Turn> {
    let last = led.last().copied();
    let turn = match (rng.random_range(0..8), last) {
        (0, Some((last, _))) => board.revoke_where(|chance| chance.turn.trick == last.trick, rng),
        (1 | 2, Some((last, suit))) => board.revoke_where(
            |chance| chance.turn.seat == last.seat && chance.led == suit,
            rng,
        ),
        (3, Some((last, _))) => {
            board.revoke_where(|chance| side(chance.turn.seat) != side(last.seat), rng)
        }
        (4 | 5, _) => board.revoke_where(|chance| chance.turn.trick == 12, rng),
        _ => None,
    };
    let turn = turn.or_else(|| board.revoke(rng))?;
    let trick = &board.tricks[usize::from(turn.trick) - 1];
    led.push((turn, trick.cards[trick.leader].suit));
    Some(turn)
}

/// How many cards are recorded: all, or at least those up to the last revoke.
fn cards(board: &DealtBoard, rng: &mut Stream) -> usize {
    let last = board.revokes.last().expect("a revoke");
    let revoked = board
        .turns()
        .iter()
        .position(|(turn, _)| turn == last)
        .expect("its turn")
        + 1;
    match rng.random_range(0..4) {
        0 | 1 => 52,
        2 => rng.random_range(revoked..=52.min(revoked + 8)),
        _ => rng.random_range(revoked..=52),
    }
}

/// The Result: the tricks that were won, or some more or fewer, or none.
fn stated(record: &Record, rng: &mut Stream) -> Option<u8> {
    let won = record.board.result;
    match rng.random_range(0..10) {
        0 | 1 => None,
        2 | 3 => Some((won + rng.random_range(1..=3)).min(13)),
        4 | 5 => Some(won.saturating_sub(rng.random_range(1..=3))),
        _ => Some(won),
    }
}

/// Takes the record for doubtful at some revokes.
fn doubt(record: &mut Record, rng: &mut Stream) {
    let revokes = record.board.revokes.iter().copied();
    record.doubtful = revokes.filter(|_| rng.random_range(0..8) == 0).collect();
}
