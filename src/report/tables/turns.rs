//! turns.parquet: one row for each turn that is judged, the denominator of every rate of revokes.

use crate::audit::At;
use crate::bridge::Seat;
use crate::checks::{Case, Ruled};
use crate::diagnosis::Grade;
use crate::replay::JudgedTurn;
use crate::report::table::{Id, Link, table};
use crate::report::tables::spelling::{self, ShortCell};
use crate::stats::{led_as, role_of};

table! {
    /// One row, in column order.
    pub struct TurnRow<'a>;
    "turns.parquet", key ["board_id", "trick", "turn"], links [Link::FILE, Link::BOARD_ID];
    board_id: Id => late(Board),
    file: &'a str => late(File),
    game: u64 => game,
    trick: u8,
    turn: u8,
    seat: char,
    role: &'static str,
    led_card: ShortCell,
    led_suit: char,
    led: &'static str,
    held: u8 = "cards",
    played_card: ShortCell,
    followed: &'static str,
    grade: Option<&'static str>,
}

impl<'a> TurnRow<'a> {
    /// The rows of a board, in order of play.
    pub(in crate::report) fn all(case: &Case<'a>, at: At) -> impl Iterator<Item = Self> + use<'a> {
        let ruled = case.ruled.ok();
        let declarer = case.premises.declarer();
        ruled.into_iter().flat_map(move |ruled| {
            let turns = ruled.replay.judged();
            turns.map(move |turn| Self::of(&ruled, declarer, at, &turn))
        })
    }

    fn of(ruled: &Ruled<'_>, declarer: Option<Seat>, at: At, turn: &JudgedTurn) -> Self {
        let its = |(revoke, grade): (&crate::replay::Revoke, Grade)| {
            (revoke.turn == turn.turn).then_some(grade)
        };
        let grade = turn.is_revoke().then(|| ruled.revokes().find_map(its));
        Self {
            game: at.game,
            trick: turn.turn.trick,
            turn: turn.position,
            seat: turn.turn.seat.letter(),
            role: declarer.map_or("", |declarer| role_of(turn.turn.seat, declarer)),
            led_card: turn.led.into(),
            led_suit: turn.led.suit.letter(),
            led: led_as(turn.led.suit, ruled.replay.setting.trump),
            held: turn.held,
            played_card: turn.played.into(),
            followed: spelling::yes_or_no(!turn.is_revoke()),
            grade: grade.flatten().map(Grade::name),
            ..Self::default()
        }
    }
}
