//! The rows of a sheet as a workbook has them, in XML.
//!
//! A cell says how it looks by a number. Which that is for a column, a row that another library wrote shows.

use super::layout::{Kind, Planned};
use crate::report::table::is_number;
use crate::source::column_letters;
use std::borrow::Cow;
use std::fmt::Write;

const MOST_LINKS: u32 = 65_530;
/// The most characters of a cell that are kept; a spreadsheet has room for a few more.
const MOST_CHARACTERS: usize = 32_000;
/// The kind of relation that leads from a sheet to a page.
const LINK: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink";

#[derive(Debug)]
pub(super) enum Content<'a> {
    /// As it is read again.
    Number(Cow<'a, str>),
    Text(&'a str),
    Link(&'a str),
    Blank,
}

/// A column, with what the XML of each of its cells has around the number of the row.
#[derive(Debug)]
pub(super) struct Column<'a> {
    pub(super) planned: &'a Planned,
    begin: String,
    /// Behind that number: of a number, of a text, and of nothing.
    opened: [String; 3],
}

impl<'a> Column<'a> {
    /// The columns of a sheet, after a row of it in which each has a cell that looks as it should.
    pub(super) fn after(row: &str, columns: &'a [Planned]) -> Vec<Self> {
        let cells = row.split("<c ").skip(1).zip(columns).zip(0..);
        let columns = cells.map(|((cell, planned), place)| {
            let style = attribute(cell, "s");
            Column {
                planned,
                begin: format!("<c r=\"{}", column_letters(place)),
                opened: ["><v>", TEXT, "/>"].map(|opened| format!("\" s=\"{style}\"{opened}")),
            }
        });
        columns.collect()
    }

    /// What is written for a cell of the column, in this row.
    pub(super) fn content<'c>(&self, cell: &'c str, row: u32) -> Content<'c> {
        let kind = self.planned.kind;
        if cell.is_empty() {
            Content::Blank
        } else if kind.takes_numbers() && is_number(cell) {
            Content::Number(number(cell))
        } else if kind == Kind::Link && row <= MOST_LINKS {
            Content::Link(cell)
        } else {
            Content::Text(kept(cell))
        }
    }

    /// Adds a cell in the row of this number.
    pub(super) fn add(&self, content: &Content<'_>, row: &str, to: &mut String) {
        let [number, text, blank] = &self.opened;
        to.extend([&*self.begin, row]);
        match content {
            Content::Number(it) => to.extend([&**number, it, "</v></c>"]),
            Content::Text(it) => add_text(text, it, to),
            Content::Link(_) => add_text(text, &self.planned.heading, to),
            Content::Blank => to.push_str(blank),
        }
    }

    /// The text of a cell as it is read again.
    pub(super) fn as_read<'c>(&'c self, content: &'c Content<'_>) -> &'c str {
        match content {
            Content::Number(number) => number,
            Content::Text(text) => text,
            Content::Link(_) => &self.planned.heading,
            Content::Blank => "",
        }
    }
}

/// The links of a sheet: where they stand, and where they lead. Pages have letters, digits and signs in their names that
/// stand for themselves everywhere.
#[derive(Debug, Default)]
pub(super) struct Links {
    count: usize,
    cells: String,
    relations: String,
}

impl Links {
    pub(super) fn add(&mut self, column: u32, row: &str, page: &str) {
        self.count += 1;
        let (count, letters) = (self.count, column_letters(column));
        let _ = write!(
            self.cells,
            "<hyperlink ref=\"{letters}{row}\" r:id=\"rId{count}\"/>"
        );
        let _ = write!(
            self.relations,
            "<Relationship Id=\"rId{count}\" Type=\"{LINK}\" Target=\"{page}\" TargetMode=\"External\"/>"
        );
    }

    /// What the sheet says of them.
    pub(super) fn element(&self) -> String {
        match self.count {
            0 => String::new(),
            _ => format!("<hyperlinks>{}</hyperlinks>", self.cells),
        }
    }

    /// The member of the workbook that says where they lead, if there are any.
    pub(super) fn relations(&self) -> Option<String> {
        let relations = &self.relations;
        (self.count > 0).then(|| {
            format!(
                "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n\
                 <Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">{relations}</Relationships>"
            )
        })
    }
}

/// How a cell with a text is opened.
pub(super) const TEXT: &str = " t=\"inlineStr\"><is><t>";

/// Adds the rest of a cell with a text, which is opened with [`TEXT`].
pub(super) fn add_text(opened: &str, text: &str, to: &mut String) {
    let is_space = |it| matches!(it, ' ' | '\t' | '\n');
    let is_kept = text.starts_with(is_space) || text.ends_with(is_space);
    if is_kept {
        to.extend([opened.trim_end_matches('>'), " xml:space=\"preserve\">"]);
    } else {
        to.push_str(opened);
    }
    to.extend([&*escaped(text), "</t></is></c>"]);
}

/// A text in XML; signs that XML cannot have are spelled as spreadsheets spell them.
fn escaped(text: &str) -> Cow<'_, str> {
    // without a branch for each byte
    let is_plain = |byte: u8| {
        (byte >= b' ' || matches!(byte, b'\t' | b'\n'))
            & !matches!(byte, b'&' | b'<' | b'>' | b'_' | 0xEF)
    };
    if text.bytes().fold(true, |all, byte| all & is_plain(byte)) {
        return text.into();
    }
    let mut escaped = String::new();
    for (place, sign) in text.char_indices() {
        match sign {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '\t' | '\n' => escaped.push(sign),
            '\0'..' ' | '\u{fffe}' | '\u{ffff}' => {
                let _ = write!(escaped, "_x{:04X}_", u32::from(sign));
            }
            '_' if is_escape(&text[place..]) => escaped += "_x005F_",
            _ => escaped.push(sign),
        }
    }
    escaped.into()
}

/// Whether a text begins like a sign that is spelled: `_x000D_`.
fn is_escape(text: &str) -> bool {
    let bytes = text.as_bytes();
    let begins = text.starts_with("_x") && bytes.get(6) == Some(&b'_');
    begins && bytes[2..6].iter().all(u8::is_ascii_hexdigit)
}

/// A number as it is read again.
fn number(cell: &str) -> Cow<'_, str> {
    let decimal = Some(cell).filter(|cell| cell.as_bytes().contains(&b'.'));
    let decimal = decimal.and_then(|cell| cell.parse::<f64>().ok());
    decimal.map_or(cell.into(), |number| number.to_string().into())
}

/// As much of a text as a cell has room for.
fn kept(text: &str) -> &str {
    if text.len() <= MOST_CHARACTERS {
        return text;
    }
    let end = text.char_indices().nth(MOST_CHARACTERS);
    end.map_or(text, |(end, _)| &text[..end])
}

/// The value of an attribute of an element.
fn attribute<'a>(element: &'a str, name: &str) -> &'a str {
    let (_, value) = element
        .split_once(&format!(" {name}=\""))
        .unwrap_or_default();
    value.split('"').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_xml_cannot_have_is_spelled() {
        for (text, due) in [
            ("Vetch \u{2013} Sorrel", "Vetch \u{2013} Sorrel"),
            ("<b> & 'c'", "&lt;b&gt; &amp; 'c'"),
            ("a\tb\nc\r", "a\tb\nc_x000D_"),
            ("_x000D_ _x0", "_x005F_x000D_ _x0"),
            ("\u{ffff}\u{ff01}", "_xFFFF_\u{ff01}"),
        ] {
            assert_eq!(escaped(text), due);
        }
    }

    #[test]
    fn a_number_is_spelled_as_it_is_read_again() {
        let numbers = ["9.50", "-0", "12", "-62.5", "100.0"].map(number);
        assert_eq!(numbers, ["9.5", "-0", "12", "-62.5", "100"]);
    }
}
