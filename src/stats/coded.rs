//! Cells as entries: the body is JSON.

use super::counts::Cell;
use super::dimension::{Dimension, Key};
use super::sorted::{Entry, damaged};
use std::io;

/// A cell as an entry.
pub(super) fn entry(key: &Key, cell: &Cell) -> io::Result<Entry> {
    let mut bytes = vec![key.dimension as u8];
    bytes.extend_from_slice(key.value.as_bytes());
    let body = serde_json::to_vec(cell)?;
    Ok(Entry { key: bytes, body })
}

/// The dimension of an entry.
pub(super) fn dimension(entry: &Entry) -> io::Result<Dimension> {
    let byte = entry.key.first().ok_or_else(damaged)?;
    Dimension::of_byte(*byte).ok_or_else(damaged)
}

/// The cell of an entry.
pub(super) fn cell(entry: &Entry) -> io::Result<(Key, Cell)> {
    let dimension = dimension(entry)?;
    let value = &entry.key[1..];
    let value = str::from_utf8(value).map_err(|_| damaged())?;
    Ok((Key::new(dimension, value), read(&entry.body)?))
}

/// The sum of two cells.
pub(super) fn sum(one: &[u8], other: &[u8]) -> io::Result<Vec<u8>> {
    let mut sum = read(one)?;
    sum.add(&read(other)?);
    Ok(serde_json::to_vec(&sum)?)
}

fn read(body: &[u8]) -> io::Result<Cell> {
    serde_json::from_slice(body).map_err(|_| damaged())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::turn::STRATA;

    fn full() -> Cell {
        let mut cell = Cell::default();
        cell.counts.turns = 1 << 40;
        cell.counts.revokes[1].tricks[2] = [1, 2];
        let mut strata = Box::new([0; STRATA]);
        (strata[0], strata[STRATA - 1]) = (5, 300);
        cell.strata = Some(strata);
        let quality = cell.quality.get_or_insert_default();
        quality.take_worst((4, 0xffff_ffff_ffff));
        quality.event.take("Bermuda Bowl");
        quality.event.take("Żuławy");
        quality.site.take("");
        cell
    }

    #[test]
    fn a_cell_is_read_back() {
        for cell in [Cell::default(), full()] {
            let key = Key::new(Dimension::Event, "a \u{17b}");
            let entry = entry(&key, &cell).unwrap();
            assert_eq!(self::cell(&entry).unwrap(), (key, cell.clone()));
            let twice = read(&sum(&entry.body, &entry.body).unwrap()).unwrap();
            assert_eq!(twice.counts.turns, 2 * cell.counts.turns);
        }
    }

    #[test]
    fn a_cell_that_is_damaged_is_told() {
        let body = entry(&Key::new(Dimension::All, ""), &full()).unwrap().body;
        for length in 0..body.len() {
            assert!(read(&body[..length]).is_err(), "{length}");
        }
        let stratum = format!("[{},300]", STRATA - 1);
        let body = String::from_utf8(body).unwrap();
        let beyond = body.replace(&stratum, &format!("[{STRATA},300]"));
        assert!(beyond != body && read(beyond.as_bytes()).is_err());
    }
}
