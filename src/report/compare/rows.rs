//! The rows of two tables, found again by their ids.

use super::{
    CAUSE_DECISION, CauseRow, ChangedRow, ColumnChange, Compared, DECISION, Id, Reviewed, Row,
};
use crate::checks::Reach;
use crate::report::decisions::records;
use crate::report::disk::named::{Naming, named};
use crate::report::phrase::list;
use crate::report::table::unguarded;
use crate::report::tables::causes::kind_of;
use foldhash::HashMap;
use smallvec::SmallVec;
use std::borrow::Cow;
use std::fs::File;
use std::io;
use std::iter;
use std::path::Path;

#[derive(Debug, Clone)]
pub(super) struct TableRow {
    pub(super) row: ChangedRow,
    /// The cells that are compared; `None` for a column that the table does not have.
    cells: Vec<Option<String>>,
}

/// The rows of the older table.
#[derive(Debug, Default)]
pub(super) struct Rows {
    rows: Vec<Option<TableRow>>,
    /// The rows that are found by each key.
    by_key: HashMap<String, SmallVec<[u32; 1]>>,
}

impl Rows {
    pub(super) fn of(table: &Compared, of: Reviewed<'_>) -> io::Result<Self> {
        let mut this = Self::default();
        read(table, of, |row| {
            let place = u32::try_from(this.rows.len()).expect("a table has fewer rows");
            for key in row.keys() {
                this.by_key.entry(key.into_owned()).or_default().push(place);
            }
            this.rows.push(Some(row));
        })?;
        Ok(this)
    }

    /// Takes out the row that is the same as a row of the newer table: the number behind an id may be another one, so
    /// one with equal cells goes before one with the same number.
    pub(super) fn take(&mut self, row: &TableRow) -> Option<TableRow> {
        let groups = row.keys().filter_map(|key| self.by_key.get(&*key));
        let group: SmallVec<[u32; 2]> = groups.flatten().copied().collect();
        let places = || group.iter().map(|place| *place as usize);
        let find = |is_it: &dyn Fn(&TableRow) -> bool| {
            places().find(|place| self.rows[*place].as_ref().is_some_and(is_it))
        };
        let found = find(&|it| it.cells == row.cells)
            .or_else(|| find(&|it| it.row.id == row.row.id))
            .or_else(|| find(&|_| true));
        self.rows[found?].take()
    }

    pub(super) fn left(self) -> impl Iterator<Item = TableRow> {
        self.rows.into_iter().flatten()
    }
}

impl TableRow {
    /// By what it is found again: its id without the number behind; a cause that has it from its first board by its kind and its
    /// file, too, as that may be another one now.
    fn keys(&self) -> impl Iterator<Item = Cow<'_, str>> {
        let id = self.row.id.split('-').next().unwrap_or_default();
        let cause = kind_of(&self.row.about).filter(|it| it.reach() != Reach::Input);
        let in_file = cause.map(|it| format!("{} {}", it.name(), self.row.file).into());
        iter::once(id.into()).chain(in_file)
    }

    /// The columns in which the newer row is another one. A column that one of the tables lacks is not compared.
    pub(super) fn differences(&self, newer: &Self, table: &Compared) -> Vec<ColumnChange> {
        let cells = self.cells.iter().zip(&newer.cells);
        let columns = table.columns.iter().zip(cells);
        let changed = columns.filter_map(|(column, cells)| match cells {
            (Some(old), Some(new)) if old != new => Some(ColumnChange {
                column,
                old: old.clone(),
                new: new.clone(),
            }),
            _ => None,
        });
        changed.collect()
    }
}

/// Reads a table row by row, in the form in which it was written: for Excel or not. A decision is that of the review files
/// of its folder, of which the table may be only one.
pub(super) fn read(
    table: &Compared,
    of: Reviewed<'_>,
    mut take: impl FnMut(TableRow),
) -> io::Result<()> {
    rows(&of.folder.join(table.file), |row, cell| {
        let decision = || {
            let id = cell("id").and_then(Id::read)?;
            Some(of.decided.decision(id)?.cell())
        };
        let compared = |name: &&str| match (*name, cell(name)?) {
            (DECISION, _) => Some(decision().unwrap_or_default()),
            (CAUSE_DECISION, _) => of.decided.cause_decision(cell("cause")?),
            (_, cell) => Some(cell.to_owned()),
        };
        if table.file == CauseRow::FILE && cell("boards") == Some("0") {
            return; // it was repaired, or is in no file of the input
        }
        take(TableRow {
            cells: table.columns.iter().map(compared).collect(),
            row: ChangedRow {
                about: list(table.about.iter().filter_map(|name| cell(name)), " "),
                id: if table.file == CauseRow::FILE {
                    cell("cause").unwrap_or_default().to_owned()
                } else {
                    row.id
                },
                ..row
            },
        });
    })
}

/// A cell of a row by the name of its column.
type Cells<'a> = &'a dyn Fn(&str) -> Option<&'a str>;

/// Reads a table row by row.
pub(super) fn rows(path: &Path, mut take: impl FnMut(ChangedRow, Cells<'_>)) -> io::Result<()> {
    let rows = File::open(path).and_then(records);
    let mut rows = rows.naming(path)?;
    let read = || {
        let header = rows.next().transpose()?.unwrap_or_default();
        for row in rows {
            let row = row?;
            let cells =
                (0..header.len()).map(|place| unguarded(row.get(place).unwrap_or_default()));
            let whole: csv::StringRecord = cells.collect();
            let place = |name: &str| header.iter().position(|column| column == name);
            take(whole.deserialize(Some(&header))?, &|name| {
                Some(unguarded(row.get(place(name)?)?))
            });
        }
        Ok(())
    };
    read().map_err(|error: csv::Error| named(path, error.into()))
}
