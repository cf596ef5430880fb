//! cells.csv: one row for each combination of the dimensions of `--by`, with a column for each of them.

use super::super::csv_table::CsvTable;
use super::row::scaled;
use crate::stats::{self, Dimension};
use std::io;
use std::path::Path;

/// The file.
pub(super) const FILE: &str = "cells.csv";

/// The columns behind those of the dimensions.
const COUNTED: [&str; 8] = [
    "boards",
    "turns",
    "revokes_certain",
    "revokes_likely",
    "revokes_doubtful",
    "rate",
    "low",
    "high",
];

/// The names of its columns.
pub(in super::super) fn names(by: &[&'static str]) -> Vec<&'static str> {
    by.iter().copied().chain(COUNTED).collect()
}

/// The table of a crossing.
#[derive(Debug)]
pub(super) struct CellTable {
    pub(super) table: CsvTable,
    by: Vec<Dimension>,
}

impl CellTable {
    /// One without rows.
    pub(super) fn create(folder: &Path, by: &[&'static str]) -> io::Result<Self> {
        let crossed = by.iter().filter_map(|name| Dimension::crossed(name));
        Ok(Self {
            table: CsvTable::with_columns(folder.join(FILE), &names(by))?,
            by: crossed.collect(),
        })
    }

    /// Writes a cell, with rates for so many turns.
    pub(super) fn row(&mut self, row: &stats::Row, per: u64) -> io::Result<()> {
        let counts = &row.cell.counts;
        let [doubtful, likely, certain] = counts.revokes.map(|it| it.number);
        let numbers = [counts.boards, counts.turns, certain, likely, doubtful];
        let rates = row.rate.map_or([const { String::new() }; 3], |it| {
            [it.rate, it.limits.low, it.limits.high].map(|it| scaled(it, per))
        });
        let values = self.by.iter().zip(row.key.parts());
        let values = values.map(|(dimension, value)| dimension.shown(value).to_owned());
        let numbers = numbers.map(|it| it.to_string());
        let cells: Vec<_> = values.chain(numbers).chain(rates).collect();
        self.table.write(&cells)
    }
}
