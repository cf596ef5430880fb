//! Rows of tables as JSON lines, for a program that wants no files: the cells of a CSV table, as what its columns hold.

use super::boards::BoardRow;
use super::columns::{Column, Kind, columns};
use super::files::FileRow;
use super::findings::FindingRow;
use super::json;
use super::revokes::RevokeRow;
use super::row::Row;
use csv::{ReaderBuilder, StringRecord};
use serde::ser::{Error, SerializeMap};
use serde::{Serialize, Serializer};
use std::io::{self, Write};

/// A table whose rows can be written as JSON lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineTable {
    /// Every board.
    Boards,
    /// Every apparent revoke.
    Revokes,
    /// Every finding that is shown.
    Findings,
    /// Every file.
    Files,
}

impl LineTable {
    const fn name(self) -> &'static str {
        match self {
            Self::Boards => "boards",
            Self::Revokes => "revokes",
            Self::Findings => "findings",
            Self::Files => "files",
        }
    }

    fn columns(self) -> io::Result<Vec<Column>> {
        fn of<R: Row>() -> io::Result<Vec<Column>> {
            columns::<R>()
        }
        match self {
            Self::Boards => of::<BoardRow<'_>>(),
            Self::Revokes => of::<RevokeRow<'_>>(),
            Self::Findings => of::<FindingRow>(),
            Self::Files => of::<FileRow<'_>>(),
        }
    }
}

/// The tables whose rows are written, with their columns. Each line names its table, as `row`.
#[derive(Debug, Default)]
pub(super) struct Lines(Vec<(LineTable, Vec<Column>)>);

impl Lines {
    /// For these tables.
    pub(super) fn of(tables: &[LineTable]) -> io::Result<Self> {
        let with_columns = |table: &LineTable| Ok((*table, table.columns()?));
        Ok(Self(
            tables.iter().map(with_columns).collect::<io::Result<_>>()?,
        ))
    }

    /// Whether there is any.
    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether the rows of a table are written.
    pub(super) fn has(&self, table: LineTable) -> bool {
        self.0.iter().any(|(it, _)| *it == table)
    }

    /// Writes a row that is spelled as CSV, if those of its table are written.
    pub(super) fn write(
        &self,
        table: LineTable,
        row: &[u8],
        out: &mut impl Write,
    ) -> io::Result<()> {
        let Some((_, columns)) = self.0.iter().find(|(it, _)| *it == table) else {
            return Ok(());
        };
        let mut cells = StringRecord::new();
        let mut reader = ReaderBuilder::new().has_headers(false).from_reader(row);
        reader.read_record(&mut cells)?;
        let line = Line {
            table,
            columns,
            cells: &cells,
        };
        json::write_line(&line, out)
    }
}

/// A row.
struct Line<'a> {
    table: LineTable,
    columns: &'a [Column],
    cells: &'a StringRecord,
}

impl Serialize for Line<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(1 + self.columns.len()))?;
        map.serialize_entry("row", self.table.name())?;
        for (Column { name, kind, .. }, cell) in self.columns.iter().zip(self.cells) {
            match kind {
                _ if cell.is_empty() => map.serialize_entry(name, &()),
                Kind::Text | Kind::Date => map.serialize_entry(name, cell),
                Kind::Whole => map.serialize_entry(name, &number::<i64, S>(cell)?),
                Kind::Decimal => map.serialize_entry(name, &number::<f64, S>(cell)?),
            }?;
        }
        map.end()
    }
}

fn number<T: std::str::FromStr<Err: std::fmt::Display>, S: Serializer>(
    cell: &str,
) -> Result<T, S::Error> {
    cell.parse().map_err(S::Error::custom)
}
