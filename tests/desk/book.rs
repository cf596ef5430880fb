//! `review.xlsx` as a director fills it in, with a program that changes nothing else.

use calamine::{Data, Reader, Xlsx, open_workbook};
use std::fs;
use std::io::{Cursor, Read, Write};
use std::path::Path;

/// The director's sheet within the file.
pub const DIRECTORS: &str = "xl/worksheets/sheet1.xml";

pub fn book(path: &Path) -> Xlsx<std::io::BufReader<fs::File>> {
    open_workbook(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The rows of a sheet.
pub fn rows(path: &Path, sheet: usize) -> Vec<Vec<Data>> {
    let range = book(path).worksheet_range_at(sheet).unwrap().unwrap();
    range.rows().map(<[Data]>::to_vec).collect()
}

/// The rows of a sheet, each cell by its heading.
pub fn by_heading(rows: &[Vec<Data>]) -> impl Iterator<Item = super::Row> {
    let (heads, rows) = rows.split_first().unwrap();
    rows.iter().map(|row| {
        let cells = heads.iter().zip(row);
        let cells = cells.map(|(head, cell)| (head.to_string(), cell.to_string()));
        cells.collect()
    })
}

/// The cells of a column, by its heading.
pub fn cells(rows: &[Vec<Data>], heading: &str) -> Vec<String> {
    let place = rows[0].iter().position(|it| *it == heading);
    let place = place.unwrap_or_else(|| panic!("no column {heading} in {:?}", rows[0]));
    rows[1..].iter().map(|row| row[place].to_string()).collect()
}

/// A member of a zip archive.
pub fn member(path: &Path, name: &str) -> String {
    let mut archive = zip::ZipArchive::new(fs::File::open(path).unwrap()).unwrap();
    let mut text = String::new();
    let mut member = archive.by_name(name).unwrap();
    member.read_to_string(&mut text).unwrap();
    text
}

/// Writes a text into an empty cell of the director's sheet, as a program does that changes nothing else.
pub fn write_in(path: &Path, cell: &str, text: &str) {
    rewrite(path, |sheet| with_cell(&sheet, cell, text));
}

/// Changes the director's sheet, and nothing else.
pub fn rewrite(path: &Path, change: impl Fn(String) -> String) {
    rewrite_sheet(path, DIRECTORS, change);
}

/// Writes into an empty cell of a sheet: in which row, from 1, and under which heading.
pub fn write(path: &Path, (sheet, row, heading): (usize, usize, &str), text: &str) {
    let heads = rows(path, sheet).swap_remove(0);
    let place = heads.iter().position(|it| *it == heading).unwrap();
    let cell = format!("{}{row}", char::from(b'A' + u8::try_from(place).unwrap()));
    let name = format!("xl/worksheets/sheet{}.xml", sheet + 1);
    rewrite_sheet(path, &name, |sheet| with_cell(&sheet, &cell, text));
}

fn rewrite_sheet(path: &Path, sheet: &str, change: impl Fn(String) -> String) {
    let bytes = fs::read(path).unwrap();
    let mut old = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut new = zip::ZipWriter::new(fs::File::create(path).unwrap());
    for place in 0..old.len() {
        let mut member = old.by_index(place).unwrap();
        let mut content = Vec::new();
        member.read_to_end(&mut content).unwrap();
        let name = member.name().unwrap().into_owned();
        if name == sheet {
            content = change(String::from_utf8(content).unwrap()).into_bytes();
        }
        let how = zip::write::SimpleFileOptions::default();
        new.start_file(name, how).unwrap();
        new.write_all(&content).unwrap();
    }
    new.finish().unwrap();
}

fn with_cell(sheet: &str, cell: &str, text: &str) -> String {
    let begin = format!("<c r=\"{cell}\"");
    let (before, rest) = sheet.split_once(&begin).unwrap();
    let (style, rest) = rest.split_once("/>").unwrap();
    assert!(!style.contains('<'), "{cell} is not empty");
    format!("{before}{begin}{style} t=\"inlineStr\"><is><t>{text}</t></is></c>{rest}")
}

/// Writes a decision and a note at the row of a board, by its id.
pub fn decide(path: &Path, id: &str, [decision, note]: [&str; 2]) {
    let row = 2 + cells(&rows(path, 0), "id")
        .iter()
        .position(|it| it == id)
        .unwrap();
    for (heading, text) in [("Decision", decision), ("Note", note)] {
        write(path, (0, row, heading), text);
    }
}
