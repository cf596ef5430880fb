//! Every column of every table has a value here that is worked out another way, or names the test that does so.

#![allow(clippy::unwrap_used)] // a test that cannot go on has failed
#![allow(clippy::cast_precision_loss)] // counts of boards and turns are small

mod boards;
mod chance;
mod effects;
mod held;
mod other;
mod play;
mod quality;
mod season;
mod stats;
mod turns;

use crate::desk::{self, Desk, Row, number_if_any as number};
use crate::figures::scores;
use std::collections::BTreeMap;

/// The rows of a table of a desk.
fn rows(desk: &Desk, table: &str) -> Vec<Row> {
    desk::rows(desk.path(table))
}

/// Compares the columns of a table that a test of this folder holds with what they should be.
#[track_caller]
fn assert_columns(table: &str, test: &str, row: &Row, due: &BTreeMap<&str, String>) {
    for column in held::columns(table, test) {
        let due = due
            .get(column)
            .unwrap_or_else(|| panic!("{table} {column} is not worked out"));
        assert_eq!(&row[column], due, "{table} {column} of {row:?}");
    }
}
