//! turns.parquet: one row for each turn that is judged, the denominator of every rate of revokes.

use super::Id;
use super::row::Row;
use super::spelling::{self, ShortCell};
use crate::bridge::Seat;
use crate::checks::{Case, Ruled};
use crate::diagnosis::Grade;
use crate::replay::JudgedTurn;
use crate::stats::{led_as, role_of};
use serde::Serialize;

/// One row, in column order.
#[derive(Debug, Default, Serialize)]
#[allow(missing_docs)] // each field is a column, and the columns are explained in one place
pub struct TurnRow<'a> {
    pub board_id: Id,
    pub file: &'a str,
    pub game: u64,
    pub trick: u8,
    pub turn: u8,
    pub seat: char,
    pub role: &'static str,
    pub led_card: ShortCell,
    pub led_suit: char,
    pub led: &'static str,
    pub held: u8,
    pub played_card: ShortCell,
    pub followed: &'static str,
    pub grade: Option<&'static str>,
}

impl Row for TurnRow<'_> {
    const FILE: &'static str = "turns.parquet";
}

/// The columns of the board, which are known when the rows are written.
pub(super) const OF_BOARD: usize = 3;

impl<'a> TurnRow<'a> {
    /// The rows of a board, in order of play.
    pub(super) fn all(case: &Case<'a>) -> impl Iterator<Item = Self> + use<'a> {
        let ruled = case.ruled.ok();
        let declarer = case.premises.declarer();
        ruled.into_iter().flat_map(move |ruled| {
            let turns = ruled.replay.judged();
            turns.map(move |turn| Self::of(&ruled, declarer, &turn))
        })
    }

    fn of(ruled: &Ruled<'_>, declarer: Option<Seat>, turn: &JudgedTurn) -> Self {
        let its = |(revoke, grade): (&crate::replay::Revoke, Grade)| {
            (revoke.turn == turn.turn).then_some(grade)
        };
        let grade = turn.is_revoke().then(|| ruled.revokes().find_map(its));
        Self {
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
