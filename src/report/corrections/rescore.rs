//! rescore.csv: one row for each board whose score changes by a decision, for the scorer.

use super::Outcome;
use super::worth::Worth;
use crate::audit::At;
use crate::board::{Item, ScoreTag};
use crate::bridge::{Contract, Seat, Side};
use crate::checks::Case;
use crate::report::decisions::decision::Decision;
use crate::report::disk::named::Naming;
use crate::report::phrase::{aligned, list};
use crate::report::table::{Form, Id, Line, Row, header, table};
use crate::report::tables::recorded;
use crate::report::tables::spelling::{self, DateCell, ShortCell};
use crate::report::workbook::{contract, players, words_of, write_rescore_book};
use crate::source::printable;
use crate::story::{Figures, said};
use crate::words::{Decimal, Message, Words, key, message, signed};
use std::fs;
use std::io;
use std::path::Path;

table! {
    /// One row, in column order. Unknown and not applicable are empty. Tricks are declarer's, scores are from North-South's side.
    pub struct RescoreRow;
    "rescore.csv", key ["id"], links [], beside {
        /// The contract and its declarer, for a person.
        played: Option<(Contract, Option<Seat>)>,
        /// Table and room, and the players or the number of each pair, for a person.
        place: String,
        pairs: [String; 2],
        /// What happened on the board, where the record alone says so.
        happened: Option<Message>,
        /// The points of a weighted or an artificial score, for a person.
        worth: Worth,
    };
    id: Id,
    file: String,
    line: u64,
    game: u64,
    event: Option<String>,
    date: Option<DateCell>,
    stage: Option<String>,
    session: Option<String>,
    section: Option<String>,
    round: Option<String>,
    table: Option<String>,
    room: Option<String>,
    board: Option<String>,
    pair_ns: Option<String>,
    pair_ew: Option<String>,
    north: Option<String>,
    east: Option<String>,
    south: Option<String>,
    west: Option<String>,
    home_team: Option<String>,
    visit_team: Option<String>,
    contract: Option<ShortCell>,
    declarer: Option<char>,
    director_decision: String,
    tricks_before: Option<u8>,
    tricks_after: Option<u8>,
    score_before: Option<i32> = "points",
    score_after: Option<i32> = "points",
    director_note: String,
    copied: &'static str,
    score_ew_after: Option<i32> = "points",
    points_ns: Option<Decimal> = "points_unit",
    points_ew: Option<Decimal> = "points_unit",
    points_unit: Option<&'static str>,
    remarks: String,
}

impl RescoreRow {
    /// The names of the files that have the rows: the table, and the workbook.
    pub const FILES: [&'static str; 3] = [<Self as Row>::FILE, "rescore.xlsx", "rescore.txt"];

    /// The row of a board, without what the director wrote.
    pub(super) fn of(case: &Case<'_>, at: At, id: Id, outcome: Outcome, worth: Worth) -> Self {
        let stated = |item| spelling::stated(case, item);
        let contract = case.premises.full_contract();
        let before = Figures::of(case).stated;
        let (tricks_after, score_after) = match outcome {
            Outcome::Tricks { tricks, score, .. } => (Some(tricks), score.map(ScoreTag::Balanced)),
            Outcome::Score(score) => (None, Some(score)),
            Outcome::Points | Outcome::Unchanged | Outcome::Not(_) => (None, None),
        };
        let points = |side: Side| worth.points.map(|(points, _)| points[side as usize]);
        Self {
            id,
            line: at.first_line(),
            game: at.game,
            tricks_before: before.tricks.min(),
            tricks_after,
            score_before: before.score.min(),
            score_after: score_after.map(ScoreTag::north_souths),
            score_ew_after: match score_after {
                Some(ScoreTag::Split { ew, .. }) => Some(ew),
                _ => None,
            },
            points_ns: points(Side::NorthSouth),
            points_ew: points(Side::EastWest),
            points_unit: worth.points.map(|(_, unit)| unit.letters()),
            remarks: list(worth.remarks.iter().map(<&str>::from), " "),
            worth,
            place: words_of(case, [Item::Table, Item::Room]),
            pairs: Side::ALL.map(|side| players(case, side)),
            played: contract.map(|it| (it, case.premises.declarer())),
            ..recorded!(case, stated:
                event date stage session section round table room board pair_ns pair_ew north east south west home_team
                visit_team contract declarer)
        }
    }
}

/// Writes rescore.csv and, beside it, the same boards in a language: as a workbook, and as a text to send, which also names the
/// boards that are still to be decided.
pub(super) fn write_rescore(
    folder: &Path,
    (rows, undecided): (&[RescoreRow], &[String]),
    words: &Words,
) -> io::Result<()> {
    let mut table = header::<RescoreRow>();
    for row in rows {
        Line::add(row, Form::Csv, &mut table);
    }
    let [csv, book, text] = RescoreRow::FILES.map(|name| folder.join(name));
    fs::write(&csv, &table).naming(&csv)?;
    fs::write(&text, letter(rows, undecided, words)).naming(&text)?;
    let records = rows.iter().map(|row| row.record(words));
    write_rescore_book(&book, records, (RescoreRow::FILE, words))
}

/// The rows for a person: place, board, contract, tricks and score before and after, decision.
pub fn rescore_table(rows: &[RescoreRow], words: &Words) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let head = [
        key!("apply-column-place"),
        key!("apply-column-board"),
        key!("table"),
        key!("index-pairs"),
        key!("apply-column-contract"),
        key!("apply-column-tricks"),
        key!("apply-column-score"),
        key!("apply-column-decision"),
    ];
    let head = head.map(|key| words.word(key).to_owned());
    let lines = aligned(head, rows.iter().map(|row| row.cells(words)), 8);
    let lines = lines.map(|line| line.trim_end().to_owned() + "\n");
    lines.collect()
}

/// What changes for whom, as a text to send.
fn letter(rows: &[RescoreRow], undecided: &[String], words: &Words) -> String {
    let mut text = words.word(key!("book-rescore")).to_owned() + "\n";
    let mut before = String::new();
    for row in rows {
        let date = row.date.as_ref().map(AsRef::as_ref);
        let about = list([row.event.as_deref(), date].into_iter().flatten(), ", ");
        text.push('\n');
        if about != before {
            text.extend([&*printable(&about), "\n\n"]);
        }
        before = about;
        let [_, board, table, pairs, contract, tricks, score, decision] = row.cells(words);
        let happened = row.happened.as_ref().map(|it| said(it, words));
        for (label, cell) in [
            (key!("book-board"), board),
            (key!("book-table"), table),
            (key!("index-pairs"), pairs),
            (key!("book-contract"), contract),
            (key!("book-tricks"), tricks),
            (key!("book-score"), score),
            (key!("index-happened"), happened.unwrap_or_default()),
            (key!("book-decision"), decision),
            (key!("book-note"), row.director_note.clone()),
        ] {
            if !cell.is_empty() {
                let label = said(&Message::from(label), words);
                text.extend([&*label, ": ", &printable(&cell), "\n"]);
            }
        }
    }
    let counted = |key, count| said(&words.counted(key, count), words);
    if rows.is_empty() {
        let none = counted(key!("apply-changed", count, number), 0);
        text.extend(["\n", &none, ".\n"]);
    }
    if !undecided.is_empty() {
        let count = undecided.len() as u64;
        let later = counted(key!("apply-later", count, number), count);
        text.extend(["\n", &later, ":\n"]);
    }
    for board in undecided {
        text.extend([&*printable(board), "\n"]);
    }
    text
}

impl RescoreRow {
    /// Its cells in the workbook.
    fn record(&self, words: &Words) -> csv::StringRecord {
        let text = |cell: &Option<String>| cell.clone().unwrap_or_default();
        let number = |cell: Option<i32>| cell.map_or_else(String::new, |it| it.to_string());
        let tricks = |cell: Option<u8>| number(cell.map(i32::from));
        let [north_south, east_west] = self.pairs.clone();
        csv::StringRecord::from(vec![
            text(&self.board),
            text(&self.section),
            self.place.clone(),
            text(&self.round),
            north_south,
            east_west,
            contract(self.played, self.contract, words),
            tricks(self.tricks_before),
            tricks(self.tricks_after),
            number(self.score_before),
            number(self.score_after),
            self.besides(words).join("; "),
            self.said(words),
            self.director_note.clone(),
            format!("{}:{}", self.file, self.line),
            self.id.to_string(),
        ])
    }

    fn said(&self, words: &Words) -> String {
        let decision = Decision::read(&self.director_decision);
        decision.map_or_else(|_| String::new(), |it| it.said(words))
    }

    /// What there is besides the score of North-South: that of East-West, and points.
    fn besides(&self, words: &Words) -> Vec<String> {
        let [ns, ew] = Side::ALL.map(|side| words.side_letters(side));
        let score = self
            .score_ew_after
            .map(|score| format!("{ew} {}", signed(score)));
        let points = self.worth.points.map(|([of_ns, of_ew], unit)| {
            let unit = unit.letters();
            words.sentence(&message!("apply-worth", ns, of_ns, ew, of_ew, unit))
        });
        let remarks = self.worth.remarks.iter();
        let remarks = remarks.map(|it| words.word(it.key()).to_owned());
        score.into_iter().chain(points).chain(remarks).collect()
    }

    /// Its cells on a terminal.
    fn cells(&self, words: &Words) -> [String; 8] {
        let board = self.board.clone().unwrap_or_else(|| self.game.to_string());
        let mut score = self.besides(words);
        if self.score_after.is_some() {
            score.insert(0, change(self.score_before, self.score_after, signed));
        }
        let cells = [
            format!("{}:{}", self.file, self.line),
            board,
            self.place.clone(),
            list(&self.pairs, " / "),
            contract(self.played, self.contract, words),
            change(self.tricks_before, self.tricks_after, |it| it.to_string()),
            score.join("; "),
            self.said(words),
        ];
        cells.map(|cell| printable(&cell).into_owned())
    }
}

/// `9 > 11`; a question mark where the first is not known.
fn change<T: Copy>(before: Option<T>, after: Option<T>, spell: impl Fn(T) -> String) -> String {
    let Some(after) = after else {
        return String::new();
    };
    let before = before.map_or_else(|| "?".to_owned(), &spell);
    format!("{before} > {}", spell(after))
}
