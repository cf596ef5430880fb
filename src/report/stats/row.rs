//! stats.csv: one row for each value of each dimension; and cells.csv: one for each combination of some.

use crate::laws::EDITIONS;
use crate::report::table::{Column, CsvTable, Form, Kind, Row, table};
use crate::report::tables::spelling::Real;
use crate::stats::{self, Basis, ComparedRow, Dimension, Flag, Method};
use std::collections::HashMap;
use std::io;
use std::path::Path;

/// Declares the table. Each edition of the Laws has two columns, the least and the most tricks due: a line below.
macro_rules! stat_row {
    ($($min:ident $max:ident;)*) => {
table! {
    /// One row, in column order. What cannot be known is empty.
    pub struct StatRow;
    "stats.csv", key ["dimension", "value"], links [];
    dimension: &'static str,
    value: String,
    boards: Option<u64> = "boards",
    boards_clean: Option<u64> = "boards",
    turns: Option<u64> = "turns",
    revokes_certain: Option<u64> = "revokes",
    revokes_likely: Option<u64> = "revokes",
    revokes_doubtful: Option<u64> = "revokes",
    rate: Option<Real>,
    low: Option<Real>,
    high: Option<Real>,
    method: Option<&'static str>,
    established: Option<u64> = "revokes",
    $($min: Option<u64> = "tricks",
    $max: Option<u64> = "tricks",)*
    exempt: Option<u64> = "revokes",
    equity: Option<u64> = "revokes",
    due_not_applied: Option<u64> = "revokes",
    expected: Option<Real>,
    ratio: Option<Real>,
    ratio_low: Option<Real>,
    ratio_high: Option<Real>,
    exact_low: Option<Real>,
    exact_high: Option<Real>,
    flag: Option<&'static str>,
    turns_shown: Option<u64> = "turns",
    revokes_shown: Option<u64> = "revokes",
}

impl StatRow {
    fn tricks_due(&mut self, tricks: [[u64; 2]; EDITIONS.len()]) {
        let [$($min),*] = tricks;
        $((self.$min, self.$max) = $min.map(Some).into();)*
    }
}
    };
}

stat_row! {
    tricks_1997_min tricks_1997_max;
    tricks_2007_min tricks_2007_max;
    tricks_2017_min tricks_2017_max;
}

impl StatRow {
    /// The row of a cell, with rates for so many turns.
    pub fn of(row: &stats::Row, per: u64) -> Self {
        let dimension = row.key.dimension;
        let mut this = Self {
            dimension: dimension.name(),
            value: row.shown().into_owned(),
            ..Self::default()
        };
        match dimension.basis() {
            Basis::Boards if dimension == Dimension::LeftOut => {
                this.turns(row);
                this.revokes(row, per);
            }
            Basis::Boards => this.boards = Some(row.cell.counts.boards),
            Basis::Revokes => {
                this.revokes(row, 1);
                this.laws(row);
            }
            Basis::Turns | Basis::Hidden => {
                this.turns(row);
                this.revokes(row, per);
                this.laws(row);
            }
        }
        if let Some(compared) = &row.compared {
            this.compare(compared);
        }
        this
    }

    fn turns(&mut self, row: &stats::Row) {
        let counts = &row.cell.counts;
        self.boards = Some(counts.boards);
        self.turns = Some(counts.turns);
        let is_counted = row.key.dimension != Dimension::LeftOut;
        self.boards_clean = is_counted.then_some(counts.clean);
        self.turns_shown = is_counted.then_some(counts.shown.turns);
    }

    fn revokes(&mut self, row: &stats::Row, per: u64) {
        let [doubtful, likely, certain] = row.cell.counts.revokes.map(|it| Some(it.number));
        (self.revokes_certain, self.revokes_likely) = (certain, likely);
        self.revokes_doubtful = doubtful;
        if row.key.dimension.basis() == Basis::Turns {
            self.revokes_shown = Some(row.shown);
        }
        if let Some(rate) = &row.rate {
            self.rate = Some(scaled(rate.rate, per));
            self.low = Some(scaled(rate.limits.low, per));
            self.high = Some(scaled(rate.limits.high, per));
            self.method = Some(Method::name(rate.method));
        }
        if let Some(exact) = &row.exact {
            self.exact_low = Some(scaled(exact.low, per));
            self.exact_high = Some(scaled(exact.high, per));
        }
    }

    /// What the Laws give for the revokes. Of turns that are left out it is not known: their cards are in doubt.
    fn laws(&mut self, row: &stats::Row) {
        let revokes = &row.revokes;
        self.established = Some(revokes.established);
        self.tricks_due(revokes.tricks);
        self.exempt = Some(revokes.exempt);
        self.equity = Some(revokes.equity);
        self.due_not_applied = Some(revokes.not_applied);
    }

    fn compare(&mut self, compared: &ComparedRow) {
        self.expected = Some(real(compared.expected));
        self.ratio = compared.ratio.map(real);
        self.ratio_low = compared.limits.map(|it| real(it.low));
        self.ratio_high = compared.limits.map(|it| real(it.high));
        self.flag = compared.flag.map(|it| match it {
            Flag::High => "high",
            Flag::Low => "low",
        });
    }
}

#[allow(clippy::cast_precision_loss)] // a number of the command line
pub(super) fn scaled(rate: f64, per: u64) -> Real {
    real(rate * per as f64)
}

/// A number in eight significant digits: what is rare has all of them too.
pub(super) fn real(number: f64) -> Real {
    let rounded = format!("{number:.7e}").parse::<f64>();
    Real(rounded.unwrap_or(number).to_string())
}

/// The table of a crossing: a row for each combination of the dimensions of `--by`, with a column for each of them.
pub(super) const CELLS: &str = "cells.csv";

/// The columns behind those of the dimensions: they are those of a cell by itself.
const COUNTED: [&str; 10] = [
    "boards",
    "turns",
    "revokes_certain",
    "revokes_likely",
    "revokes_doubtful",
    "rate",
    "low",
    "high",
    "turns_shown",
    "revokes_shown",
];

pub(in crate::report) fn columns(by: &[&'static str]) -> Vec<Column> {
    let dimension = |name: &&'static str| {
        let (kind, unit) = match *name {
            "held" => (Kind::Whole, Some("cards")),
            "trick" | "turn" | "year" => (Kind::Whole, None),
            _ => (Kind::Text, None),
        };
        Column { name, kind, unit }
    };
    let counted = StatRow::COLUMNS.iter();
    let counted = counted.filter(|it| COUNTED.contains(&it.name)).copied();
    by.iter().map(dimension).chain(counted).collect()
}

#[derive(Debug)]
pub(super) struct CellTable {
    pub(super) table: CsvTable,
    by: Vec<Dimension>,
    /// What players with numbers are called in their own rows, which come before.
    pub(super) players: HashMap<Box<str>, String>,
}

impl CellTable {
    pub(super) fn create(folder: &Path, by: &[&'static str]) -> io::Result<Self> {
        let crossed = by.iter().filter_map(|name| Dimension::crossed(name));
        Ok(Self {
            table: CsvTable::open(folder, CELLS, &columns(by), Form::Csv)?,
            by: crossed.collect(),
            players: HashMap::new(),
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
        let values = values.map(|(dimension, value)| {
            let player = self.players.get(value);
            let player = player.filter(|_| *dimension == Dimension::Player);
            player
                .map_or_else(|| dimension.shown(value), String::as_str)
                .to_owned()
        });
        let numbers = numbers.map(|it| it.to_string());
        let shown = [counts.shown.turns, row.shown].map(|it| it.to_string());
        let cells: Vec<_> = values.chain(numbers).chain(rates).chain(shown).collect();
        self.table.write_cells(cells.iter().map(String::as_str))
    }
}
