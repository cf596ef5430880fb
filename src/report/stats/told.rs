//! told.csv: on how many of the boards with a recorder's words somebody revoked, by these words.

use super::row::{real, scaled};
use super::telling;
use crate::report::table::table;
use crate::report::tables::spelling::Real;
use crate::stats::{self, Dimension, rate::wilson};

table! {
    /// One row, in column order. What cannot be known is empty.
    pub struct ToldRow;
    "told.csv", key ["dimension", "value"], links [];
    dimension: &'static str,
    value: String,
    boards_worded: u64 = "boards",
    boards_told: u64 = "boards",
    share: Real,
    low: Real,
    high: Real,
    turns: Option<u64> = "turns",
    told_per_turns: Option<Real>,
}

impl ToldRow {
    /// The row of a cell, with what is told for so many turns; `None` where no recorder wrote anything.
    pub fn of(row: &stats::Row, per: u64) -> Option<Self> {
        let counts = &row.cell.counts;
        let limits = wilson(counts.told, counts.worded)?;
        let [told, worded, turns] = [counts.told, counts.worded, counts.turns].map(telling::real);
        let is_counted = row.key.dimension != Dimension::LeftOut;
        Some(Self {
            dimension: row.key.dimension.name(),
            value: row.shown().into_owned(),
            boards_worded: counts.worded,
            boards_told: counts.told,
            share: real(told / worded),
            low: real(limits.low),
            high: real(limits.high),
            turns: is_counted.then_some(counts.turns),
            told_per_turns: (is_counted && turns > 0.0).then(|| scaled(told / turns, per)),
        })
    }
}
