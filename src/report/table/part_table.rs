//! The rows of a table within a part of a file: spelled by a worker, and completed when they are written.

use super::Row;
use super::form::Form;
use super::line::{AtWriting, LateCell, Line, number};

/// The rows of a part, in each form that is asked for.
#[derive(Debug, Default)]
pub(in crate::report) struct PartTable(Vec<Rows>);

#[derive(Debug)]
struct Rows {
    form: Form,
    bytes: Vec<u8>,
    late: Vec<LateCell>,
    /// Where each row ends, in both.
    ends: Vec<[u32; 2]>,
}

/// The row of this place in a part.
#[derive(Debug, Clone, Copy)]
pub(in crate::report) struct RowAt(usize);

impl PartTable {
    /// Adds a row, spelled in these forms; they are the same for all rows of a part.
    pub(in crate::report) fn add(&mut self, row: &impl Row, forms: &[Form]) -> RowAt {
        if self.0.is_empty() {
            self.0.extend(forms.iter().map(|form| Rows::new(*form)));
        }
        let place = self.0.first().map_or(0, |rows| rows.ends.len());
        for rows in &mut self.0 {
            Line::of(row, rows.form, &mut rows.bytes, Some(&mut rows.late));
            rows.ends
                .push([number(rows.bytes.len()), number(rows.late.len())]);
        }
        RowAt(place)
    }

    /// Gives back the room that no row took.
    pub(in crate::report) fn shrink(&mut self) {
        for rows in &mut self.0 {
            rows.bytes.shrink_to_fit();
            rows.late.shrink_to_fit();
            rows.ends.shrink_to_fit();
        }
    }

    /// Writes the whole of a row, if it was spelled in this form.
    pub(in crate::report) fn write(
        &self,
        row: RowAt,
        form: Form,
        known: &AtWriting<'_>,
        to: &mut Vec<u8>,
    ) {
        let rows = self.0.iter().find(|rows| rows.form == form);
        if let Some(rows) = rows {
            rows.write(row, known, to);
        }
    }
}

/// Room for the rows of most parts, in bytes: nearly all have a few, and boards.csv has one for every board.
const ROOM: usize = 1 << 12;
/// Room for the cells of a row that are known later, in bytes.
const LATE: usize = 128;

impl Rows {
    fn new(form: Form) -> Self {
        Self {
            form,
            bytes: Vec::with_capacity(ROOM),
            late: Vec::new(),
            ends: Vec::new(),
        }
    }

    fn write(&self, RowAt(place): RowAt, known: &AtWriting<'_>, to: &mut Vec<u8>) {
        let before = place
            .checked_sub(1)
            .map_or([0; 2], |before| self.ends[before]);
        let [end, last] = self.ends[place];
        let [mut from, first] = before;
        to.reserve((end - from) as usize + LATE);
        for cell in &self.late[first as usize..last as usize] {
            to.extend_from_slice(&self.bytes[from as usize..cell.at as usize]);
            from = cell.at;
            known.spell(cell.late, self.form, to);
        }
        to.extend_from_slice(&self.bytes[from as usize..end as usize]);
    }
}
