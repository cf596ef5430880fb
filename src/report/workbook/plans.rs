//! The sheets of a workbook: what stands above their columns, and how wide these are.

use super::layout::{Kind, Plan, Planned};
use super::{DIRECTORS, place};
use crate::report::decisions::decision::Decision;
use crate::report::decisions::director::Column;
use crate::report::table::{Row, names};
use crate::report::tables::causes::CauseRow;
use crate::report::tables::files::FileRow;
use crate::report::tables::review::Review;
use crate::words::{Key, Words, key};
use rust_xlsxwriter::{DataValidation, Worksheet, XlsxError};

/// The drop-down of decisions. Anything else can be typed, too: a number of tricks, scores, penalties.
pub(super) fn offer_decisions(
    sheet: &mut Worksheet,
    (column, last_row): (usize, u32),
    words: &Words,
) -> Result<(), XlsxError> {
    if last_row == 0 {
        return Ok(());
    }
    let choices: Vec<_> = Decision::choices(words).map(|(_, choice)| choice).collect();
    let list = DataValidation::new()
        .allow_list_strings(&choices)?
        .show_error_message(false)
        .set_input_title(Column::Decision.heading(words))?
        .set_input_message(words.word(key!("book-decision-hint")))?;
    let column = u16::try_from(column).unwrap_or(u16::MAX);
    sheet.add_data_validation(1, column, last_row, column, &list)?;
    Ok(())
}

pub(super) fn director(words: &Words, columns: &[Column]) -> Plan {
    let planned = columns.iter().map(|column| {
        let layout = match column {
            Column::Priority => (Kind::Number, 8.0),
            Column::Board | Column::Tricks => (Kind::Number, 7.0),
            Column::Table => (Kind::Wrapped, 9.0),
            Column::NorthSouth | Column::EastWest => (Kind::Wrapped, 20.0),
            Column::Contract => (Kind::Text, 9.0),
            Column::WhatHappened => (Kind::Wrapped, 50.0),
            Column::ProposedTricks | Column::Score | Column::ProposedScore => (Kind::Number, 10.0),
            Column::State => (Kind::Wrapped, 13.0),
            Column::Decision => (Kind::Entry, 18.0),
            Column::Note => (Kind::Entry, 24.0),
            Column::Page => (Kind::Link, 8.0),
            Column::File | Column::Event => (Kind::Wrapped, 16.0),
            Column::Id => (Kind::Text, 16.0),
        };
        Planned::of(column.heading(words), layout)
    });
    let frozen = u16::try_from(place(Column::Board, columns) + 1);
    let name = words.word(key!("book-director"));
    Plan {
        frozen: frozen.unwrap_or(u16::MAX),
        printed: place(Column::Page, columns),
        ..Plan::of(name, planned, Review::FILE)
    }
}

/// The place of the decision on the sheet of causes.
pub(super) const CAUSE_DECISION: usize = 5;

pub(super) fn causes(words: &Words) -> Plan {
    let columns = [
        (key!("book-cause"), Kind::Wrapped, 55.0),
        (key!("book-advice"), Kind::Wrapped, 55.0),
        (key!("book-boards"), Kind::Number, 9.0),
        (key!("book-files"), Kind::Number, 9.0),
        (key!("book-cause-state"), Kind::Text, 12.0),
        (Column::Decision.key(), Kind::Entry, 18.0),
        (Column::Note.key(), Kind::Entry, 24.0),
        (key!("book-event"), Kind::Wrapped, 24.0),
        (key!("book-first-file"), Kind::Wrapped, 28.0),
        (key!("book-line"), Kind::Number, 8.0),
        (key!("book-detail"), Kind::Wrapped, 40.0),
        (key!("book-id"), Kind::Text, 16.0),
    ];
    of_words(key!("book-causes"), &columns, CauseRow::FILE, words)
}

pub(super) fn files(words: &Words) -> Plan {
    let columns = [
        (key!("book-file"), Kind::Wrapped, 50.0),
        (key!("book-boards"), Kind::Number, 9.0),
        (key!("book-with-play"), Kind::Number, 12.0),
        (key!("book-not-auditable"), Kind::Number, 12.0),
        (key!("book-revokes"), Kind::Number, 12.0),
        (key!("book-findings"), Kind::Number, 12.0),
        (key!("book-reason"), Kind::Wrapped, 60.0),
    ];
    of_words(key!("book-all-files"), &columns, FileRow::FILE, words)
}

/// A sheet with headings in the language.
pub(super) fn of_words(
    name: Key,
    columns: &[(Key, Kind, f64)],
    table: &'static str,
    words: &Words,
) -> Plan {
    let planned = columns.iter().map(|(heading, kind, width)| {
        let heading = words.word(*heading);
        Planned::of(heading, (*kind, *width))
    });
    Plan::of(words.word(name), planned, table)
}

/// The columns of review.csv by their own names, but for those that the director fills in.
pub(super) fn all_columns(words: &Words) -> Plan {
    let names = names::<Review>().filter(|name| !DIRECTORS.contains(name));
    let columns = names.map(|name| {
        let width = if name == "id" { 16.0 } else { 12.0 };
        Planned::of(name, (Kind::Text, width))
    });
    let name = words.word(key!("book-all-columns"));
    Plan::of(name, columns, Review::FILE)
}
