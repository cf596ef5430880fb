//! A workbook on its way into a file.
//!
//! Another library writes all of it but the rows: names, widths, looks, lists, what is printed. That costs several times as
//! much for a cell as its XML does. So each of its sheets has the headings and one row that shows how cells look, and in its
//! place the rows are written here, one after another, and none is kept.

use super::cells::{Column, Content, Links, TEXT, add_text};
use super::layout::{Plan, Rows, failed};
use crate::report::decisions::{Contents, RowSum};
use crate::words::{Words, message};
use rust_xlsxwriter::{DocProperties, ExcelDateTime, Workbook, Worksheet};
use std::fmt::Write as _;
use std::io::{self, Cursor, Read, Seek, Write};
use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

/// How hard the rows are compressed. Level 6 took three times as many instructions, for a file smaller by two fifths.
const LEVEL: i64 = 1;
/// Bytes of rows that are compressed together.
const TOGETHER: usize = 1 << 16;

pub(super) struct Package<'a> {
    book: Workbook,
    words: &'a Words,
    sheets: Vec<(Plan, Rows<'a>)>,
}

impl<'a> Package<'a> {
    pub(super) fn new(words: &'a Words) -> io::Result<Self> {
        let mut book = Workbook::new();
        // nothing in it depends on the clock
        let date = ExcelDateTime::from_ymd(2000, 1, 1).map_err(failed)?;
        let properties = DocProperties::new().set_author("pbn-audit");
        book.set_properties(&properties.set_creation_datetime(&date));
        Ok(Self {
            book,
            words,
            sheets: Vec::new(),
        })
    }

    /// Adds a sheet with these rows. Gives it, and the number of its last row from 0.
    pub(super) fn add(&mut self, plan: Plan, rows: Rows<'a>) -> io::Result<(&mut Worksheet, u32)> {
        let last_row = rows.last_row();
        let sheet = plan.add(&mut self.book, last_row).map_err(failed)?;
        self.sheets.push((plan, rows));
        Ok((sheet, last_row))
    }

    /// Writes it into a file. Gives its contents, as they will be read again.
    pub(super) fn write(self, file: impl Write) -> io::Result<Contents> {
        let mut to = ZipWriter::new_stream(file);
        match self.fill(&mut to) {
            Ok(contents) => to.finish().map(|_| contents).map_err(io::Error::from),
            Err(why) => {
                std::mem::forget(to); // it would try again, and print why that fails
                Err(why)
            }
        }
    }

    fn fill<W: Write + Seek>(mut self, to: &mut ZipWriter<W>) -> io::Result<Contents> {
        let frame = self.book.save_to_buffer().map_err(failed)?;
        let mut frame = ZipArchive::new(Cursor::new(frame))?;
        let names = (1..=self.sheets.len()).map(|number| format!("sheet{number}.xml"));
        let names: Vec<_> = names.collect();
        let folder = "xl/worksheets/";
        for place in 0..frame.len() {
            let member = frame.by_index_raw(place)?;
            let own = member.name()?.into_owned();
            let sheet = own.strip_prefix(folder).unwrap_or_default();
            if !names.iter().any(|name| name == sheet) {
                to.raw_copy_file(member)?;
            }
        }
        let mut contents = Vec::new();
        for (name, (plan, rows)) in names.iter().zip(self.sheets) {
            let path = [folder, name].concat();
            let mut frame_sheet = String::new();
            frame.by_name(&path)?.read_to_string(&mut frame_sheet)?;
            to.start_file(path, how())?;
            let mut sheet = Sheet::within(&frame_sheet, &plan);
            sheet.write(rows, self.words, &mut *to)?;
            if let Some(relations) = sheet.links.relations() {
                to.start_file(format!("{folder}_rels/{name}.rels"), how())?;
                to.write_all(relations.as_bytes())?;
            }
            contents.push(sheet.sum.contents());
        }
        Ok(contents.into_iter().sum())
    }
}

/// How a member is written: nothing in it depends on the clock.
fn how() -> SimpleFileOptions {
    SimpleFileOptions::default()
        .compression_level(Some(LEVEL))
        .unix_permissions(0o600)
}

/// A sheet that is being written.
struct Sheet<'a> {
    plan: &'a Plan,
    columns: Vec<Column<'a>>,
    links: Links,
    sum: RowSum,
    /// What stands before the rows, and behind them.
    around: [&'a str; 2],
    /// Rows that are not written yet.
    xml: String,
}

impl<'a> Sheet<'a> {
    /// The sheet of which this is the frame.
    fn within(frame: &'a str, plan: &'a Plan) -> Self {
        let behind_headings = frame.find("</row>").map_or(0, |at| at + "</row>".len());
        let headings = plan.headings();
        let (before, rest) = frame.split_at(behind_headings);
        let (row, behind) = rest.split_at(rest.find("</sheetData>").unwrap_or_default());
        Self {
            plan,
            columns: Column::after(row, &plan.columns),
            links: Links::default(),
            sum: RowSum::of_rows_below(&headings).unwrap_or_else(|| RowSum::of_others(&headings)),
            around: [before, behind],
            xml: String::new(),
        }
    }

    /// Writes it. Where rows are left out, the last says how many, and where they are.
    fn write(&mut self, rows: Rows<'_>, words: &Words, to: &mut impl Write) -> io::Result<()> {
        let (shown, left_out) = (rows.shown(), rows.left_out());
        to.write_all(self.around[0].as_bytes())?;
        for (row, record) in (1..=shown).zip(rows.records) {
            self.add(row, &record?);
            if self.xml.len() > TOGETHER {
                to.write_all(self.xml.as_bytes())?;
                self.xml.clear();
            }
        }
        if left_out > 0 {
            let number = words.grouped(left_out);
            let table = self.plan.table;
            let rest = message!("book-more-rows", count = left_out, number, table);
            self.add_rest(shown + 1, &words.sentence(&rest));
        }
        // a link stands before how the sheet is printed
        let [_, behind] = self.around;
        let (before, last) = behind.split_at(behind.find("<pageMargins").unwrap_or_default());
        for part in [&*self.xml, before, &self.links.element(), last] {
            to.write_all(part.as_bytes())?;
        }
        Ok(())
    }

    /// Adds the row of this number, from 0.
    fn add(&mut self, row: u32, record: &csv::StringRecord) {
        let mut number = itoa::Buffer::new();
        let number = number.format(row + 1);
        self.xml += "<row r=\"";
        self.xml += number;
        if let Some(height) = self.plan.own_height(record) {
            let _ = write!(self.xml, "\" ht=\"{height}\" customHeight=\"1");
        }
        self.xml += "\">";
        let contents = self.columns.iter().zip(record);
        let contents = contents.map(|(column, cell)| column.content(cell, row));
        let contents: Vec<_> = contents.collect();
        for ((place, column), content) in (0..).zip(&self.columns).zip(&contents) {
            column.add(content, number, &mut self.xml);
            if let Content::Link(page) = content {
                self.links.add(place, number, page);
            }
        }
        self.xml += "</row>";
        let cells = self.columns.iter().zip(&contents);
        let cells = cells.map(|(column, content)| column.as_read(content));
        self.sum.add((0..).zip(cells));
    }

    /// Adds a row with a sentence in its first cell.
    fn add_rest(&mut self, row: u32, sentence: &str) {
        let number = row + 1;
        let _ = write!(self.xml, "<row r=\"{number}\"><c r=\"A{number}\"");
        add_text(TEXT, sentence, &mut self.xml);
        self.xml += "</row>";
        self.sum.add([(0, sentence)].into_iter());
    }
}
