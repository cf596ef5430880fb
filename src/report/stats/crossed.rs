//! cells.csv: one row for each combination of the dimensions of `--by`, with a column for each of them.

use super::row::scaled;
use crate::report::table::{Column, CsvTable, Form, Kind};
use crate::stats::{self, Dimension};
use std::io;
use std::path::Path;

pub(super) const FILE: &str = "cells.csv";

/// The columns behind those of the dimensions.
const COUNTED: [Column; 10] = [
    counted("boards", Kind::Whole, Some("boards")),
    counted("turns", Kind::Whole, Some("turns")),
    counted("revokes_certain", Kind::Whole, Some("revokes")),
    counted("revokes_likely", Kind::Whole, Some("revokes")),
    counted("revokes_doubtful", Kind::Whole, Some("revokes")),
    counted("rate", Kind::Decimal, None),
    counted("low", Kind::Decimal, None),
    counted("high", Kind::Decimal, None),
    counted("turns_shown", Kind::Whole, Some("turns")),
    counted("revokes_shown", Kind::Whole, Some("revokes")),
];

const fn counted(name: &'static str, kind: Kind, unit: Option<&'static str>) -> Column {
    Column { name, kind, unit }
}

pub(in crate::report) fn columns(by: &[&'static str]) -> Vec<Column> {
    let dimension = |name: &&'static str| match *name {
        "held" => counted(name, Kind::Whole, Some("cards")),
        "trick" | "turn" | "year" => counted(name, Kind::Whole, None),
        name => counted(name, Kind::Text, None),
    };
    by.iter().map(dimension).chain(COUNTED).collect()
}

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
            table: CsvTable::open(folder, FILE, &columns(by), Form::Csv)?,
            by: crossed.collect(),
        })
    }

    /// Writes a cell, with rates for so many turns.
    pub(super) fn row(&mut self, row: &stats::Row, per: u64) -> io::Result<()> {
        let counts = &row.cell.counts;
        let [doubtful, likely, certain] = counts.revokes.map(|it| it.number);
        let numbers = [counts.boards, counts.turns, certain, likely, doubtful];
        let rates = row.rate.map_or([const { String::new() }; 3], |it| {
            [it.rate, it.limits.low, it.limits.high].map(|it| scaled(it, per).0)
        });
        let values = self.by.iter().zip(row.key.parts());
        let values = values.map(|(dimension, value)| dimension.shown(value).to_owned());
        let numbers = numbers.map(|it| it.to_string());
        let shown = [counts.shown.turns, row.shown].map(|it| it.to_string());
        let cells: Vec<_> = values.chain(numbers).chain(rates).chain(shown).collect();
        self.table.write_cells(cells.iter().map(String::as_str))
    }
}
