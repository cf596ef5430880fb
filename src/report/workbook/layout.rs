//! A sheet of a workbook: its headings, how its columns are laid out, and its rows.
//!
//! Rows are written one after another and never kept, so that a sheet of any length takes no more memory than a short one.

use super::super::decisions::Transcript;
use super::super::table::is_number;
use crate::source::SheetRow;
use crate::words::Words;
use crate::words::message;
use rust_xlsxwriter::{
    Color, Format, FormatAlign, FormatBorder, FormatUnderline, Url, Workbook, Worksheet, XlsxError,
};
use std::io;

/// The number of the last row that a sheet has, from 0.
const LAST_ROW: u32 = 1_048_575;
/// The most links on a sheet.
const MOST_LINKS: u32 = 65_530;
/// The most characters of a cell that are kept; a spreadsheet has room for a few more.
const MOST_CHARACTERS: usize = 32_000;
/// The height of a line, in points.
const LINE: f64 = 15.0;
/// The most lines of a cell that are shown: a row is not higher than a page.
const MOST_LINES: usize = 25;
/// A4.
const PAPER: u8 = 9;
/// What a bold word and the button of the filter take besides, in characters.
const BESIDE_HEADING: f64 = 2.0;
/// The most columns that can still be read where a page takes all of them.
const MOST_ON_PAPER: usize = 20;

/// A sheet.
#[derive(Debug)]
pub(super) struct Plan {
    pub(super) name: &'static str,
    pub(super) columns: Vec<Planned>,
    /// Columns at the left that stay in view.
    pub(super) frozen: u16,
    /// Columns that are printed.
    pub(super) printed: usize,
    /// The table that has all rows.
    pub(super) table: &'static str,
}

/// A column.
#[derive(Debug)]
pub(super) struct Planned {
    pub(super) heading: String,
    pub(super) kind: Kind,
    /// In characters.
    pub(super) width: f64,
}

/// What the cells of a column hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Numbers where they are some, in the middle.
    Number,
    /// Short text, or a number.
    Text,
    /// Long text, in as many lines as it takes.
    Wrapped,
    /// What a person writes, always text.
    Entry,
    /// The place of a page, relative to the workbook.
    Link,
}

/// What is written for a cell.
enum Content<'a> {
    Number(f64),
    Text(&'a str),
    Link(&'a str),
    Blank,
}

/// How cells look.
#[derive(Debug)]
pub(super) struct Styles {
    heading: Format,
    number: Format,
    text: Format,
    wrapped: Format,
    entry: Format,
    link: Format,
}

impl Styles {
    pub(super) fn new() -> Self {
        let cell = Format::new().set_align(FormatAlign::Top);
        let lined = |format: Format| format.set_border_bottom(FormatBorder::Hair);
        let cell = lined(cell);
        Self {
            heading: Format::new()
                .set_bold()
                .set_text_wrap()
                .set_align(FormatAlign::Top)
                .set_background_color(Color::RGB(0x00E4_EAE6))
                .set_border_bottom(FormatBorder::Thin),
            number: cell.clone().set_align(FormatAlign::Center),
            text: cell.clone(),
            wrapped: cell.clone().set_text_wrap(),
            entry: cell
                .clone()
                .set_text_wrap()
                .set_num_format("@")
                .set_background_color(Color::RGB(0x00FF_FBE6)),
            link: cell
                .set_font_color(Color::RGB(0x0005_63C1))
                .set_underline(FormatUnderline::Single),
        }
    }

    const fn of(&self, kind: Kind) -> &Format {
        match kind {
            Kind::Number => &self.number,
            Kind::Text => &self.text,
            Kind::Wrapped => &self.wrapped,
            Kind::Entry => &self.entry,
            Kind::Link => &self.link,
        }
    }
}

impl Plan {
    /// Adds the sheet to a workbook, with these rows, and to its transcript. Gives it, and the number of its last row
    /// from 0.
    pub(super) fn add<'a>(
        &self,
        book: &'a mut Workbook,
        rows: impl Iterator<Item = io::Result<csv::StringRecord>>,
        how: (&Styles, &Words),
        transcript: &mut Option<Transcript>,
    ) -> io::Result<(&'a mut Worksheet, u32)> {
        self.add_up_to(LAST_ROW, book, rows, how, transcript)
    }

    /// The same for sheets that have no more rows than these. Where there are more, the last says where they are.
    fn add_up_to<'a>(
        &self,
        last_row: u32,
        book: &'a mut Workbook,
        rows: impl Iterator<Item = io::Result<csv::StringRecord>>,
        (styles, words): (&Styles, &Words),
        transcript: &mut Option<Transcript>,
    ) -> io::Result<(&'a mut Worksheet, u32)> {
        let sheet = book.add_worksheet_with_constant_memory().map_err(failed)?;
        self.lay_out(sheet, styles).map_err(failed)?;
        if let Some(transcript) = transcript {
            transcript.begin(&self.headings());
        }
        let (mut row, mut rows) = (0, rows.peekable());
        while let Some(record) = rows.next() {
            row += 1;
            if row == last_row && rows.peek().is_some() {
                let rest = message!("book-more-rows", table = self.table);
                let rest = words.sentence(&rest);
                sheet.write_string(row, 0, rest).map_err(failed)?;
                break;
            }
            let record = record?;
            self.write(sheet, row, &record, styles).map_err(failed)?;
            if let Some(transcript) = transcript {
                transcript.add(|| self.as_read(row + 1, &record));
            }
        }
        self.end(sheet, row).map_err(failed)?;
        Ok((sheet, row))
    }

    /// The headings, the widths, and what stays in view.
    fn lay_out(&self, sheet: &mut Worksheet, styles: &Styles) -> Result<(), XlsxError> {
        sheet.set_name(self.name)?;
        sheet.set_freeze_panes(1, self.frozen)?;
        let headings = self.columns.iter().map(|column| &*column.heading);
        sheet.set_row_height(0, self.height(headings, |_| true))?;
        for (place, column) in (0..).zip(&self.columns) {
            sheet.set_column_width(place, column.room())?;
            sheet.write_string_with_format(0, place, &column.heading, &styles.heading)?;
        }
        Ok(())
    }

    fn write(
        &self,
        sheet: &mut Worksheet,
        row: u32,
        record: &csv::StringRecord,
        styles: &Styles,
    ) -> Result<(), XlsxError> {
        let height = self.height(record.iter(), Kind::is_wrapped);
        if height > LINE {
            sheet.set_row_height(row, height)?;
        }
        for ((place, column), cell) in (0..).zip(&self.columns).zip(record) {
            let style = styles.of(column.kind);
            match column.content(cell) {
                Content::Number(number) => {
                    sheet.write_number_with_format(row, place, number, style)?
                }
                Content::Link(page) if row <= MOST_LINKS => {
                    let page = Url::new(format!("file:///{page}")).set_text(&column.heading);
                    sheet.write_url_with_format(row, place, page, style)?
                }
                Content::Link(text) | Content::Text(text) => {
                    sheet.write_string_with_format(row, place, text, style)?
                }
                Content::Blank => sheet.write_blank(row, place, style)?,
            };
        }
        Ok(())
    }

    /// The headings as they will be read again.
    fn headings(&self) -> SheetRow {
        let headings = self.columns.iter().map(|column| column.heading.clone());
        SheetRow::of(1, headings)
    }

    /// A row as it will be read again.
    fn as_read(&self, number: u32, record: &csv::StringRecord) -> SheetRow {
        let cells = self.columns.iter().zip(record);
        let cells = cells.map(|(column, cell)| match column.content(cell) {
            Content::Number(number) => number.to_string(),
            Content::Link(_) => column.heading.clone(),
            Content::Text(text) => text.to_owned(),
            Content::Blank => String::new(),
        });
        SheetRow::of(number, cells)
    }

    /// The height of a row, in points: not every spreadsheet finds it for itself when it opens a workbook.
    fn height<'a>(
        &self,
        cells: impl Iterator<Item = &'a str>,
        is_wrapped: impl Fn(Kind) -> bool,
    ) -> f64 {
        let cells = self.columns.iter().zip(cells);
        let cells = cells.filter(|(column, _)| is_wrapped(column.kind));
        let lines = cells.map(|(column, cell)| textwrap::wrap(cell, column.characters()).len());
        let lines = lines.max().unwrap_or(1).min(MOST_LINES);
        LINE * f64::from(u8::try_from(lines.max(1)).unwrap_or(u8::MAX))
    }

    /// The filter, and how the sheet is printed.
    fn end(&self, sheet: &mut Worksheet, last_row: u32) -> Result<(), XlsxError> {
        let last = |columns: usize| u16::try_from(columns.saturating_sub(1)).unwrap_or(u16::MAX);
        sheet.autofilter(0, 0, last_row, last(self.columns.len()))?;
        sheet.set_print_area(0, 0, last_row, last(self.printed))?;
        sheet.set_repeat_rows(0, 0)?;
        sheet.set_landscape();
        sheet.set_paper_size(PAPER);
        if self.printed <= MOST_ON_PAPER {
            sheet.set_print_fit_to_pages(1, 0);
        } else {
            sheet.set_repeat_columns(0, 0)?;
        }
        sheet.set_margins(0.4, 0.4, 0.5, 0.6, 0.3, 0.3);
        sheet.set_footer("&L&A&R&P / &N");
        Ok(())
    }
}

impl Planned {
    /// What is written for a cell of the column.
    fn content<'a>(&self, cell: &'a str) -> Content<'a> {
        let number = Some(cell).filter(|cell| self.kind.takes_numbers() && is_number(cell));
        let number = number.and_then(|cell| cell.parse().ok());
        match (number, self.kind) {
            (Some(number), _) => Content::Number(number),
            _ if cell.is_empty() => Content::Blank,
            (None, Kind::Link) => Content::Link(cell),
            _ => Content::Text(kept(cell)),
        }
    }

    /// Its width, where no word of the heading is broken.
    fn room(&self) -> f64 {
        let words = self
            .heading
            .split_whitespace()
            .map(|word| word.chars().count());
        let longest = words.max().and_then(|longest| u8::try_from(longest).ok());
        self.width
            .max(f64::from(longest.unwrap_or_default()) + BESIDE_HEADING)
    }

    /// The characters that fit on a line, surely.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // widths are small and above 1
    fn characters(&self) -> usize {
        self.room() as usize - 1
    }
}

impl Kind {
    const fn is_wrapped(self) -> bool {
        matches!(self, Self::Wrapped | Self::Entry)
    }

    const fn takes_numbers(self) -> bool {
        matches!(self, Self::Number | Self::Text)
    }
}

/// As much of a text as a cell has room for.
fn kept(text: &str) -> &str {
    match text.char_indices().nth(MOST_CHARACTERS) {
        Some((end, _)) if text.len() > MOST_CHARACTERS => &text[..end],
        _ => text,
    }
}

/// An error of writing, with what the system says.
pub(super) fn failed(error: XlsxError) -> io::Error {
    match error {
        XlsxError::IoError(error) => error,
        other => io::Error::other(other.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::{Filled, Input};
    use crate::words::Language;
    use std::ops::ControlFlow;

    /// The cells of a sheet for so many rows, of which it takes only some.
    fn sheet(rows: u32, last_row: u32) -> (Vec<String>, u32) {
        let column = Planned {
            heading: "Board".to_owned(),
            kind: Kind::Text,
            width: 12.0,
        };
        let plan = Plan {
            name: "Boards",
            columns: vec![column],
            frozen: 1,
            printed: 1,
            table: "review.csv",
        };
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("book.xlsx");
        let mut book = Workbook::new();
        let records =
            (1..=rows).map(|row| Ok(csv::StringRecord::from(vec![format!("board {row}")])));
        let how = (&Styles::new(), Words::of(Language::English));
        let (_, last) = plan
            .add_up_to(last_row, &mut book, records, how, &mut None)
            .unwrap();
        book.save(&path).unwrap();
        let Filled::Workbook(mut saved) = Filled::read(&Input::File(path)).unwrap() else {
            panic!("no workbook");
        };
        let mut cells = Vec::new();
        let read = saved.rows("Boards", |row| {
            cells.push(row.cell(0).to_owned());
            ControlFlow::Continue(())
        });
        read.unwrap();
        (cells, last)
    }

    #[test]
    fn the_last_row_of_a_full_sheet_says_where_the_others_are() {
        let full = "This sheet is full; review.csv has all rows.";
        assert_eq!(sheet(4, 3).0, ["Board", "board 1", "board 2", full]);
        assert_eq!(sheet(9, 3), sheet(4, 3));
        let (cells, last) = sheet(3, 3);
        assert_eq!(cells, ["Board", "board 1", "board 2", "board 3"]);
        assert_eq!(last, 3);
    }
}
