//! Rows prepared by the workers, except for their heads: file, line and game are known only after all earlier parts of
//! the file, and the number after an id only after all earlier rows.

use super::Id;
use super::causes::CauseCell;
use super::cells;
use super::row::{self, Row};
use crate::audit::At;
use serde::{Serialize, Serializer};
use std::io;
use std::ops::Range;

/// The beginning of a row: an id, the file, and the place in it. Line and game count within the part.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct RowHead {
    pub(super) id: Id,
    pub(super) line: u64,
    /// The column in the text, in tables that have one.
    pub(super) column: Option<u64>,
    pub(super) game: u64,
}

impl RowHead {
    /// How many columns it takes.
    fn columns(&self) -> usize {
        4 + usize::from(self.column.is_some())
    }

    /// Spells it.
    fn spell(&self, Whose { file, before }: Whose<'_>, row: &mut Vec<u8>) -> io::Result<()> {
        self.id.spell(row)?;
        row.push(b',');
        row.extend_from_slice(file);
        let (line, game) = (self.line + before.line, self.game + before.game);
        let numbers = [Some(line), self.column, Some(game)];
        cells::numbers(numbers.into_iter().flatten(), row);
        row.push(b',');
        Ok(())
    }
}

/// A row that begins with a head.
pub(super) trait Headed: Row {
    /// What it is.
    fn head(&self) -> RowHead;
}

/// The part that rows belong to.
#[derive(Debug, Clone, Copy)]
pub(super) struct Whose<'a> {
    /// Its file, as a cell of a table.
    pub(super) file: &'a [u8],
    /// The lines and games before the part.
    pub(super) before: At,
}

/// The rows of a table within a part.
#[derive(Debug, Default)]
pub(super) struct RenderedRows(row::RowBytes);

/// One of them.
#[derive(Debug)]
pub(super) struct RenderedRow {
    pub(super) head: RowHead,
    rest: Range<usize>,
}

impl RenderedRows {
    /// Adds a row.
    pub(super) fn add(&mut self, row: &impl Headed) -> RenderedRow {
        let head = row.head();
        let rest = self.0.add(head.columns()..usize::MAX, row);
        RenderedRow { head, rest }
    }

    /// Spells the whole of a row, with the ids of its causes, and in its last cell that of its board.
    pub(super) fn settle(
        &self,
        line: &RenderedRow,
        of: Whose<'_>,
        (causes, board): (&[u8], Id),
        row: &mut Vec<u8>,
    ) -> io::Result<()> {
        line.head.spell(of, row)?;
        CauseCell::fill(&self.0.rows()[line.rest.clone()], causes, row);
        add_last(Some(board), row)
    }

    /// Spells the whole of a row that has a cell for the record of which it is a copy.
    pub(super) fn settle_copy(
        &self,
        line: &RenderedRow,
        of: Whose<'_>,
        (causes, copy_of): (&[u8], Option<Id>),
        row: &mut Vec<u8>,
    ) -> io::Result<()> {
        line.head.spell(of, row)?;
        let (before, behind) = CopyCell::split(&self.0.rows()[line.rest.clone()]);
        CauseCell::fill(before, causes, row);
        copy_of.map_or(Ok(()), |id| id.spell(row))?;
        row.extend_from_slice(behind);
        Ok(())
    }
}

/// A cell for the record of which a board is a copy, which is known when the row is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum CopyCell {
    /// It is not filled in.
    #[default]
    Empty,
    /// To be filled in, or left empty.
    Pending,
}

/// What a pending cell holds: a character that no text of a record keeps.
const PENDING: u8 = 2;

impl CopyCell {
    /// What stands before and behind the pending cell of a row.
    fn split(row: &[u8]) -> (&[u8], &[u8]) {
        let pending = row.iter().rposition(|byte| *byte == PENDING);
        let (before, cell) = row.split_at(pending.unwrap_or(row.len()));
        (before, cell.get(1..).unwrap_or_default())
    }
}

impl Serialize for CopyCell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Empty => serializer.serialize_none(),
            Self::Pending => serializer.serialize_char(PENDING.into()),
        }
    }
}

/// Fills in the last column of a row, which is empty so far, with an id.
pub(super) fn add_last(id: Option<Id>, row: &mut Vec<u8>) -> io::Result<()> {
    let Some(id) = id else { return Ok(()) };
    row.pop(); // the line end
    id.spell(row)?;
    row.push(b'\n');
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::fixture::{Record, with_case};
    use super::super::id::BoardIds;
    use super::super::review::Review;
    use super::super::revokes::RevokeRow;
    use super::super::row::Placed;
    use super::super::view::BoardView;
    use super::*;

    const FILE: &str = "a, b.pbn";
    const BEFORE: At = At {
        game: 40,
        line: 900,
    };

    /// Rows that were prepared before their place and the number of their id were known.
    fn later(rows: [impl Headed; 2]) -> Vec<u8> {
        let mut rendered = RenderedRows::default();
        let [_, mut line] = rows.map(|row| rendered.add(&row));
        line.head.id.earlier = 2;
        let file = row::cell(FILE).unwrap();
        let of = Whose {
            file: &file,
            before: BEFORE,
        };
        let mut row = Vec::new();
        rendered
            .settle_copy(&line, of, (b"", None), &mut row)
            .unwrap();
        row
    }

    #[test]
    fn a_row_is_the_same_whenever_its_place_is_known() {
        with_case(&Record::default(), |case, at| {
            let review = || Review::<String>::of(&BoardView::of(case, at, &[]));
            let mut whole = review();
            (whole.id.earlier, whole.copy_of) = (2, CopyCell::Empty);
            whole.settle(FILE, BEFORE);
            let mut at_once = Vec::new();
            row::add(&whole, &mut at_once).unwrap();
            assert_eq!(later([review(), review()]), at_once);
            assert!(at_once.windows(12).any(|it| it == b",\"a, b.pbn\","));

            let ids = BoardIds::of(case);
            let revoke = || RevokeRow::all(case, at, &ids).next().unwrap();
            let mut whole = revoke();
            whole.id.earlier = 2;
            (whole.line, whole.game) = (whole.line + BEFORE.line, whole.game + BEFORE.game);
            let mut at_once = Vec::new();
            row::add(&whole, &mut at_once).unwrap();
            let later = String::from_utf8(later([revoke(), revoke()])).unwrap();
            let later = later.replace("\"a, b.pbn\"", "");
            assert_eq!(later.as_bytes(), at_once);
        });
    }
}
