//! decisions.csv: what directors decided on boards that are not in the input, with the rows in which they did so.

use super::decisions::{DECISION, Decisions, KNOWN, NOTE, Written};
use super::known::known;
use super::review::Review;
use super::row::{Row, header};
use serde::Serialize;
use std::io;

/// A row: the columns of review.csv.
#[derive(Debug, Default, Serialize)]
#[serde(transparent)]
pub(super) struct EarlierRow(Review);

impl Row for EarlierRow {
    const FILE: &'static str = "decisions.csv";
}

impl EarlierRow {
    /// The cells of the row in which something is written of a board.
    pub(super) fn cells(file: &Decisions, written: &Written) -> io::Result<Vec<String>> {
        let header = header::<Self>()?;
        let names = header.split(|byte| *byte == b',').map(str::from_utf8);
        let cell = |name: &str| match name {
            "id" => written.id.to_string(),
            DECISION => written.decision.cell(),
            NOTE => written.note.clone(),
            KNOWN => known(&written.decision).to_owned(),
            name => file.cell(written, name).unwrap_or_default().to_owned(),
        };
        Ok(names.flatten().map(cell).collect())
    }
}
