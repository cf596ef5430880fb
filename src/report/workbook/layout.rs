//! A sheet of a workbook: its headings, how its columns are laid out, and how it is printed.

use super::lines::lines;
use crate::source::SheetRow;
use rust_xlsxwriter::{
    Color, Format, FormatAlign, FormatBorder, FormatUnderline, Workbook, Worksheet, XlsxError,
};
use std::io;

/// The number of the last row that a sheet has, from 0.
const LAST_ROW: u32 = 1_048_575;
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

#[derive(Debug)]
pub(super) struct Planned {
    pub(super) heading: String,
    pub(super) kind: Kind,
    /// In characters; no word of the heading is broken.
    width: f64,
}

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

pub(super) struct Rows<'a> {
    pub(super) records: Box<dyn Iterator<Item = io::Result<csv::StringRecord>> + 'a>,
    pub(super) count: u64,
    /// How many there are of which these are taken.
    pub(super) total: u64,
}

fn heading() -> Format {
    Format::new()
        .set_bold()
        .set_text_wrap()
        .set_align(FormatAlign::Top)
        .set_background_color(Color::RGB(0x00E4_EAE6))
        .set_border_bottom(FormatBorder::Thin)
}

impl<'a> Rows<'a> {
    /// Some of so many.
    pub(super) fn of(
        records: impl Iterator<Item = io::Result<csv::StringRecord>> + 'a,
        [count, total]: [u64; 2],
    ) -> Self {
        Self {
            records: Box::new(records),
            count,
            total,
        }
    }

    /// The same rows, of which something else is made.
    pub(super) fn map(self, make: impl Fn(csv::StringRecord) -> csv::StringRecord + 'a) -> Self {
        let counts = [self.count, self.total];
        Self::of(self.records.map(move |row| row.map(&make)), counts)
    }

    /// As many as a sheet has room for; one is left for the number of those that are left out.
    pub(super) fn shown(&self) -> u32 {
        let room = LAST_ROW - u32::from(self.total > self.count.min(LAST_ROW.into()));
        u32::try_from(self.count).map_or(room, |count| count.min(room))
    }

    pub(super) fn left_out(&self) -> u64 {
        self.total - u64::from(self.shown())
    }

    /// The number of the last row of the sheet, from 0.
    pub(super) fn last_row(&self) -> u32 {
        self.shown() + u32::from(self.left_out() > 0)
    }
}

impl Plan {
    /// A sheet with these columns, of which the first stays in view and all are printed.
    pub(super) fn of(
        name: &'static str,
        columns: impl IntoIterator<Item = Planned>,
        table: &'static str,
    ) -> Self {
        let columns: Vec<_> = columns.into_iter().collect();
        Self {
            name,
            frozen: 1,
            printed: columns.len(),
            columns,
            table,
        }
    }

    /// Adds the sheet to a workbook, with its headings and, as its last row, one that shows how the cells of each column
    /// look. Gives it.
    pub(super) fn add<'a>(
        &self,
        book: &'a mut Workbook,
        last_row: u32,
    ) -> Result<&'a mut Worksheet, XlsxError> {
        let sheet = book.add_worksheet();
        sheet.set_name(self.name)?;
        sheet.set_freeze_panes(1, self.frozen)?;
        let headings = self.columns.iter().map(|column| &*column.heading);
        sheet.set_row_height(0, self.height(headings, |_| true))?;
        for (place, column) in (0..).zip(&self.columns) {
            sheet.set_column_width(place, column.width)?;
            sheet.write_string_with_format(0, place, &column.heading, &heading())?;
            sheet.write_blank(last_row.max(1), place, &column.kind.format())?;
        }
        self.end(sheet, last_row)?;
        Ok(sheet)
    }

    /// The headings as they will be read again.
    pub(super) fn headings(&self) -> SheetRow {
        let headings = self.columns.iter().map(|column| column.heading.clone());
        SheetRow::of(1, headings)
    }

    /// The height of a row, in points, if it is higher than a line.
    pub(super) fn own_height(&self, record: &csv::StringRecord) -> Option<f64> {
        let height = self.height(record.iter(), Kind::is_wrapped);
        (height > LINE).then_some(height)
    }

    /// The height of a row, in points: not every spreadsheet finds it for itself when it opens a workbook.
    fn height<'a>(
        &self,
        cells: impl Iterator<Item = &'a str>,
        is_wrapped: impl Fn(Kind) -> bool,
    ) -> f64 {
        let cells = self.columns.iter().zip(cells);
        let cells = cells.filter(|(column, _)| is_wrapped(column.kind));
        let lines = cells.map(|(column, cell)| lines(cell, column.characters()));
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
    pub(super) fn of(heading: &str, (kind, width): (Kind, f64)) -> Self {
        let words = heading.split_whitespace();
        let longest = words.map(|word| word.chars().count()).max();
        let longest = longest.and_then(|longest| u8::try_from(longest).ok());
        let least = f64::from(longest.unwrap_or_default()) + BESIDE_HEADING;
        Self {
            heading: heading.to_owned(),
            kind,
            width: width.max(least),
        }
    }

    /// The characters that fit on a line, surely.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // widths are small and above 1
    fn characters(&self) -> usize {
        self.width as usize - 1
    }
}

impl Kind {
    fn format(self) -> Format {
        let cell = Format::new()
            .set_align(FormatAlign::Top)
            .set_border_bottom(FormatBorder::Hair);
        match self {
            Self::Number => cell.set_align(FormatAlign::Center),
            Self::Text => cell,
            Self::Wrapped => cell.set_text_wrap(),
            Self::Entry => cell
                .set_text_wrap()
                .set_num_format("@")
                .set_background_color(Color::RGB(0x00FF_FBE6)),
            Self::Link => cell
                .set_font_color(Color::RGB(0x0005_63C1))
                .set_underline(FormatUnderline::Single),
        }
    }

    const fn is_wrapped(self) -> bool {
        matches!(self, Self::Wrapped | Self::Entry)
    }

    pub(super) const fn takes_numbers(self) -> bool {
        matches!(self, Self::Number | Self::Text)
    }
}

/// An error of writing, with what the system says.
pub(super) fn failed(error: XlsxError) -> io::Error {
    match error {
        XlsxError::IoError(error) => error,
        other => io::Error::other(other.to_string()),
    }
}
