//! Cells of a table that only the whole input shows: they are empty while its rows are written, and filled in at the end.
//!
//! It must not know what stands in them.

use csv::{ByteRecord, ReaderBuilder, Terminator, WriterBuilder};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};

/// The most rows of a table whose cells may be filled in.
const MOST: usize = 1 << 15;

/// A board of the input: the numbers of its file in the run and of its game there, from 1.
pub(in crate::report) type BoardPlace = (u64, u64);

/// A row with such a cell: its board, and where it begins in the file of the table.
#[derive(Debug, Clone, Copy)]
struct LateRow {
    board: BoardPlace,
    start: u64,
}

/// The rows of a table whose cells may be filled in, in the order in which they were written.
#[derive(Debug, Default)]
pub(super) struct LateCells(Vec<LateRow>);

/// How the rows of a table are spelled.
#[derive(Debug, Clone, Copy)]
pub(super) struct Spelling {
    pub(super) delimiter: u8,
    pub(super) terminator: Terminator,
}

impl LateCells {
    /// Remembers a row that begins at this byte.
    pub(super) fn expect(&mut self, board: BoardPlace, start: u64) {
        if self.0.len() < MOST {
            self.0.push(LateRow { board, start });
        }
    }

    /// The rows of boards that these cells are of, both in the order of the input.
    fn of<'a>(&self, cells: &'a [(BoardPlace, String)]) -> Vec<(u64, &'a str)> {
        let rows = self.0.iter().filter_map(|row| {
            let place = cells.binary_search_by_key(&row.board, |(board, _)| *board);
            Some((row.start, &*cells[place.ok()?].1))
        });
        rows.collect()
    }

    /// Copies a table with these cells in a column; `false`, and nothing written, where it has no row for any.
    pub(super) fn fill(
        &self,
        (column, cells): (usize, &[(BoardPlace, String)]),
        spelling: Spelling,
        from: &mut File,
        mut to: impl Write,
    ) -> io::Result<bool> {
        let rows = self.of(cells);
        from.rewind()?;
        let mut at = 0;
        for (start, cell) in &rows {
            io::copy(&mut Read::by_ref(from).take(start - at), &mut to)?;
            at = *start + row_with(cell, column, spelling, from, &mut to)?;
            from.seek(SeekFrom::Start(at))?;
        }
        if !rows.is_empty() {
            io::copy(from, &mut to)?;
        }
        Ok(!rows.is_empty())
    }
}

/// Copies the row that follows, with a cell filled in; gives its length before that.
fn row_with(
    cell: &str,
    column: usize,
    spelling: Spelling,
    from: &mut File,
    to: impl Write,
) -> io::Result<u64> {
    let Spelling {
        delimiter,
        terminator,
    } = spelling;
    let mut reader = ReaderBuilder::new()
        .has_headers(false)
        .delimiter(delimiter)
        .terminator(Terminator::Any(b'\n'))
        .from_reader(from);
    let mut row = ByteRecord::new();
    reader.read_byte_record(&mut row)?;
    let mut writer = WriterBuilder::new()
        .delimiter(delimiter)
        .terminator(terminator)
        .from_writer(to);
    let last = row.len().saturating_sub(1);
    for (place, own) in row.iter().enumerate() {
        writer.write_field(match terminator {
            _ if place == column => cell.as_bytes(),
            Terminator::CRLF if place == last => own.strip_suffix(b"\r").unwrap_or(own),
            _ => own,
        })?;
    }
    writer.write_record(None::<&[u8]>)?;
    writer.flush()?;
    let next = reader.position().byte();
    Ok(next)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table with these cells filled in; in the form for Excel with other delimiters and line ends.
    fn filled(cells: &[(BoardPlace, &str)], spelling: Spelling) -> Option<String> {
        let for_excel = |text: &str| match spelling.delimiter {
            b';' => text.replace(',', ";").replace('\n', "\r\n"),
            _ => text.to_owned(),
        };
        let table =
            for_excel("file,said,cell,last\na,\"x; \"\"y\"\"\",,1\na,x,,2\n\"b; c\",x,,3\n");
        let mut file = tempfile::tempfile().unwrap();
        file.write_all(table.as_bytes()).unwrap();
        let mut late = LateCells::default();
        for (board, row) in [((1, 7), "a,\"x"), ((1, 9), "a,x"), ((2, 1), "\"b")] {
            let start = table.find(&for_excel(row)).unwrap() as u64;
            late.expect(board, start);
        }
        let cells = cells
            .iter()
            .map(|(board, cell)| (*board, (*cell).to_owned()));
        let cells: Vec<_> = cells.collect();
        let mut to = Vec::new();
        let is_filled = late.fill((2, &cells), spelling, &mut file, &mut to);
        let text = is_filled.unwrap().then(|| String::from_utf8(to).unwrap())?;
        let due = text.replace("\r\n", "\n");
        assert_eq!(due != text, spelling.delimiter == b';');
        Some(due)
    }

    #[test]
    fn cells_are_filled_in_where_their_boards_are() {
        let plain = Spelling {
            delimiter: b',',
            terminator: Terminator::Any(b'\n'),
        };
        let excel = Spelling {
            delimiter: b';',
            terminator: Terminator::CRLF,
        };
        let cells = [((1, 7), "one"), ((1, 8), "none"), ((2, 1), "two\" 2")];
        let due =
            "file,said,cell,last\na,\"x; \"\"y\"\"\",one,1\na,x,,2\n\"b; c\",x,\"two\"\" 2\",3\n";
        let without_quotes = due.replace("\"b; c\"", "b; c");
        assert_eq!(filled(&cells, plain), Some(without_quotes));
        assert_eq!(
            filled(&cells, excel).map(|it| it.replace(';', ",")),
            Some(due.replace(';', ","))
        );
        assert_eq!(filled(&[((3, 1), "none")], plain), None);
        assert_eq!(filled(&[], plain), None);
    }

    #[test]
    fn what_is_kept_is_bounded() {
        let mut late = LateCells::default();
        (0..MOST as u64 + 9).for_each(|game| late.expect((1, game), game));
        assert_eq!(late.0.len(), MOST);
    }
}
