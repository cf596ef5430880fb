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

use crate::desk::Desk;
use crate::figures::scores;
use std::collections::BTreeMap;

type Row = BTreeMap<String, String>;

/// The rows of a table of a desk.
fn rows(desk: &Desk, table: &str) -> Vec<Row> {
    let rows = csv::Reader::from_path(desk.path(table))
        .unwrap()
        .into_deserialize();
    rows.collect::<Result<_, _>>().unwrap()
}

/// A number of a row, 0 where it has none.
fn number(row: &Row, column: &str) -> u64 {
    match &*row[column] {
        "" => 0,
        cell => cell
            .parse()
            .unwrap_or_else(|_| panic!("{column}: {cell:?}")),
    }
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
