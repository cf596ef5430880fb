//! Tables: each is declared once, column by column. Its header, its rows in every [`Form`], its columns in Parquet and in the data
//! package, all follow from there.
//!
//! A worker spells a row as soon as its board is audited, and leaves out the few cells that are known only when the row is
//! written: [`PartTable`] keeps such rows, and [`AtWriting`] completes them.
//!
//! It must not know what stands in any table.

mod cell;
mod csv_table;
mod excel;
mod form;
mod id;
mod line;
#[cfg(not(feature = "parquet"))]
#[path = "no_parquet.rs"]
pub(super) mod parquet;
#[cfg(feature = "parquet")]
pub(super) mod parquet;
mod part_table;

pub use cell::Pending;
pub(super) use cell::{Cell, cells};
pub(super) use csv_table::CsvTable;
pub use excel::Excel;
pub(super) use excel::{is_number, unguarded};
pub(super) use form::Form;
pub use id::Id;
pub(super) use line::{AtWriting, Late, Line};
pub(super) use part_table::{PartTable, RowAt};

use crate::audit::At;
use crate::report::phrase::list;

/// The version of the columns of all tables: the second number grows when a column is added at the right, the first when anything
/// else changes. `datapackage.txt` lists the columns of this version.
pub(super) const VERSION: &str = "4.0.0";

/// What the values of a column are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Text, or a word of a list.
    Text,
    /// A date, as far as it is known: year, year and month, or all of it.
    Date,
    Whole,
    Decimal,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Column {
    pub(super) name: &'static str,
    pub(super) kind: Kind,
    /// What is counted, where it is a number of something.
    pub(super) unit: Option<&'static str>,
}

/// A column that holds the key of another table.
#[derive(Debug, Clone, Copy)]
pub(super) struct Link {
    pub(super) column: &'static str,
    pub(super) table: &'static str,
    pub(super) key: &'static str,
}

impl Link {
    /// The file of a row.
    pub(super) const FILE: Self = Self::to("file", "files", "file");
    /// The board whose id a table has as its own.
    pub(super) const BOARD: Self = Self::to("id", "boards", "id");
    /// The board of a finding, a revoke or a turn.
    pub(super) const BOARD_ID: Self = Self::to("board_id", "boards", "id");
    /// The cause of a finding.
    pub(super) const CAUSE: Self = Self::to("cause", "causes", "cause");

    const fn to(column: &'static str, table: &'static str, key: &'static str) -> Self {
        Self { column, table, key }
    }
}

/// Fills in the columns of a row that are known only after all earlier parts of a file: its name, the line and the game. Counts
/// within the part become counts within the file.
pub(super) fn place_in(
    (name, line, game): (&mut String, &mut u64, &mut u64),
    file: &str,
    before: At,
) {
    file.clone_into(name);
    *line += before.line;
    *game += before.game;
}

/// A row of a table; [`table!`] declares both.
pub(super) trait Row {
    const FILE: &'static str;
    const COLUMNS: &'static [Column];
    /// How each begins a member of a JSON object, behind another: `,"board":`.
    const MEMBERS: &'static [&'static str];
    /// The columns that identify a row.
    const KEY: &'static [&'static str];
    /// The columns that hold the keys of other tables.
    const LINKS: &'static [Link];

    /// Spells the cells, in the order of the columns.
    fn spell(&self, line: &mut Line<'_>);
}

/// Declares a table: the struct of its rows, with a field for each column in column order.
///
/// A column is `name: Type`; behind `=` stands what a number counts, behind `=>` how the cell is spelled where its type does
/// not say so: `late` and in parentheses what completes it, where it is known only when the row is written. What a row has besides its cells stands behind `beside`.
macro_rules! table {
    (
        $(#[$about:meta])*
        pub struct $row:ident $(<$life:lifetime>)?;
        $file:literal, key $key:expr, links $links:expr
        $(, beside { $($(#[$note:meta])* $beside:ident: $other:ty,)* })?;
        $($column:ident: $kind:ty $(= $unit:literal)? $(=> $spell:ident $(($late:ident))?)?,)*
    ) => {
        $(#[$about])*
        #[derive(Debug, Clone, Default)]
        #[allow(missing_docs)] // each field is a column, and the columns are explained in one place
        pub struct $row $(<$life>)? {
            $(pub $column: $kind,)*
            $($($(#[$note])* pub(in crate::report) $beside: $other,)*)?
        }

        impl $(<$life>)? $crate::report::table::Row for $row $(<$life>)? {
            const FILE: &'static str = $file;
            const COLUMNS: &'static [$crate::report::table::Column] = &[
                $($crate::report::table::Column {
                    name: stringify!($column),
                    kind: <$kind as $crate::report::table::Cell>::KIND,
                    unit: $crate::report::table::table!(@unit $($unit)?),
                },)*
            ];
            const MEMBERS: &'static [&'static str] =
                &[$(concat!(",\"", stringify!($column), "\":"),)*];
            const KEY: &'static [&'static str] = &$key;
            const LINKS: &'static [$crate::report::table::Link] = &$links;

            fn spell(&self, line: &mut $crate::report::table::Line<'_>) {
                $($crate::report::table::table!(@spell line, &self.$column $(, $spell $(($late))?)?);)*
            }
        }
    };
    (@unit) => { None };
    (@unit $unit:literal) => { Some($unit) };
    (@spell $line:ident, $cell:expr) => { $line.cell($cell) };
    (@spell $line:ident, $cell:expr, $spell:ident) => { $line.$spell($cell) };
    (@spell $line:ident, $cell:expr, $spell:ident ($late:ident)) => {
        $line.$spell($crate::report::table::Late::$late, $cell)
    };
}
pub(super) use table;

/// The header of a table: one name a column, and the end of its line.
pub(super) fn header<R: Row>() -> Vec<u8> {
    (list(names::<R>(), ",") + "\n").into_bytes()
}

/// The names of the columns of a table.
pub(super) fn names<R: Row>() -> impl Iterator<Item = &'static str> + Clone {
    R::COLUMNS.iter().map(|column| column.name)
}
