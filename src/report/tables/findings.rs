//! findings.csv: one row for each finding.

use crate::audit::{At, Places, Slip};
use crate::board::Item;
use crate::bridge::Seat;
use crate::checks::{Case, Finding, Topic};
use crate::report::phrase::list;
use crate::report::table::{Id, Link, table};
use crate::report::tables::spelling;
use crate::words::{Language, Words};

table! {
    /// One row, in column order; also one object of the JSON lines.
    pub struct FindingRow;
    "findings.csv", key ["id"], links [Link::CAUSE, Link::BOARD_ID];
    id: Id,
    file: String,
    line: u64,
    column: u64,
    game: u64 => unless_0,
    board: Option<String>,
    table: Option<String>,
    room: Option<String>,
    code: &'static str,
    name: &'static str,
    severity: &'static str,
    trick: Option<u8>,
    seat: Option<char>,
    message: String,
    reference: &'static str,
    help: String,
    times: u64,
    lines: String,
    format: &'static str,
    nearest_legal_reading: Option<String>,
    cause: Option<Id>,
    board_id: Option<Id>,
}

impl FindingRow {
    pub(in crate::report) fn of(case: &Case<'_>, at: At, id: Id, finding: &Finding) -> Self {
        let place = at.place(case, finding.span.start);
        let stated = |item| spelling::stated(case, item);
        Self {
            id,
            line: place.line,
            column: place.column,
            game: at.game,
            board: stated(Item::Board),
            table: stated(Item::Table),
            room: stated(Item::Room),
            trick: finding.trick,
            seat: finding.seat.map(Seat::letter),
            format: case.record.format().name(),
            nearest_legal_reading: nearest(case, finding),
            ..Self::about(finding)
        }
    }

    /// What a row says of a finding by itself.
    fn about(finding: &Finding) -> Self {
        Self {
            code: finding.check.code,
            name: finding.check.name,
            severity: finding.severity.name(),
            message: finding.text(),
            reference: finding.check.reference,
            help: help(Words::of_findings(Language::English), finding),
            times: 1,
            ..Self::default()
        }
    }

    /// What a terminal shows of it: its place, its check and its message in these words.
    pub(in crate::report) fn brief(
        words: &Words,
        case: &Case<'_>,
        at: At,
        finding: &Finding,
    ) -> Self {
        let place = at.place(case, finding.span.start);
        Self {
            line: place.line,
            column: place.column,
            code: finding.check.code,
            name: finding.check.name,
            message: words.sentence(&finding.message),
            ..Self::default()
        }
    }

    /// Turns the row into one for a file-wide finding of its file, with how often and where.
    pub(in crate::report) fn recurs(&mut self, places: &Places) {
        self.times = places.times;
        self.lines = list(places.lines.iter().map(u64::to_string), " ");
    }

    /// The row of a finding on a slip that matches no board; its place is in the file of slips.
    pub(in crate::report) fn of_slip(slip: &Slip, finding: &Finding) -> Self {
        Self {
            id: Id::slip(slip),
            line: slip.line,
            column: 1,
            ..Self::about(finding)
        }
    }
}

/// The change of the record, or the deal, that a finding is about.
fn nearest(case: &Case<'_>, finding: &Finding) -> Option<String> {
    match finding.check.code {
        "D104" => spelling::nearest_reading(case),
        _ => finding.reading(case).map(|it| it.to_string()),
    }
}

/// What to do next after a finding.
pub(in crate::report) fn help(words: &Words, finding: &Finding) -> String {
    let own = finding.notes.iter().find(|note| note.topic == Topic::Help);
    let explain = ["pbn-audit explain ", finding.check.code].concat();
    match (own, words.language()) {
        (Some(own), _) => words.sentence(&own.text),
        (None, Language::English) => explain,
        (None, language) => [&explain, " --lang ", language.code()].concat(),
    }
}
