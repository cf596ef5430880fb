//! decisions.csv: what directors decided on boards that are not in the input, with the rows in which they did so. It has the
//! columns of review.csv.

use crate::report::decisions::known::known;
use crate::report::decisions::{DECISION, Decisions, KNOWN, NOTE, Written};
use crate::report::table::names;
use crate::report::tables::review::Review;

/// The name of its file.
pub(in crate::report) const EARLIER: &str = "decisions.csv";

/// The cells of the row in which something is written of a board.
pub(in crate::report) fn earlier_cells(file: &Decisions, written: &Written) -> Vec<String> {
    let cell = |name: &str| match name {
        "id" => written.id.to_string(),
        DECISION => written.decision.cell(),
        NOTE => written.note.clone(),
        KNOWN => known(&written.decision).to_owned(),
        name => file.cell(written, name).unwrap_or_default().to_owned(),
    };
    names::<Review>().map(cell).collect()
}
