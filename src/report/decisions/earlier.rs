//! decisions.csv: what directors decided on boards that are not in the input, with the rows in which they did so.

use crate::report::decisions::known::known;
use crate::report::decisions::{DECISION, Decisions, KNOWN, NOTE, Written};
use crate::report::table::{Column, Line, Link, Row, names};
use crate::report::tables::review::Review;

/// A row: the columns of review.csv.
#[derive(Debug)]
pub(in crate::report) enum EarlierRow {}

impl Row for EarlierRow {
    const FILE: &'static str = "decisions.csv";
    const COLUMNS: &'static [Column] = Review::COLUMNS;
    const KEY: &'static [&'static str] = &["id"];
    const LINKS: &'static [Link] = &[];

    fn spell(&self, _: &mut Line<'_>) {
        match *self {}
    }
}

impl EarlierRow {
    /// The cells of the row in which something is written of a board.
    pub(in crate::report) fn cells(file: &Decisions, written: &Written) -> Vec<String> {
        let cell = |name: &str| match name {
            "id" => written.id.to_string(),
            DECISION => written.decision.cell(),
            NOTE => written.note.clone(),
            KNOWN => known(&written.decision).to_owned(),
            name => file.cell(written, name).unwrap_or_default().to_owned(),
        };
        names::<Self>().map(cell).collect()
    }
}
