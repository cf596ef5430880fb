//! Cells as bytes: integers, a few to a byte.

use super::counts::{Cell, Counts, Labels, Quality, RevokeCounts, Shown, WORST};
use super::dimension::{Dimension, Key};
use super::sorted::{Entry, damaged, read_number, write_number};
use super::turn::STRATA;
use std::io::{self, Write};

/// What a cell has besides its counts.
const STRATA_BIT: u64 = 8;
const QUALITY_BIT: u64 = 16;

/// Bytes that most cells with strata have room in.
const ROOM: usize = 1 << 10;

/// A cell as an entry.
pub(super) fn entry(key: &Key, cell: &Cell) -> io::Result<Entry> {
    let mut bytes = vec![key.dimension as u8];
    bytes.extend_from_slice(key.value.as_bytes());
    let mut body = Vec::with_capacity(if cell.strata.is_some() { ROOM } else { 0 });
    write_cell(cell, &mut body)?;
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
    Ok((Key::new(dimension, value), read_cell(&entry.body)?))
}

/// The sum of two cells.
pub(super) fn sum(one: &[u8], other: &[u8]) -> io::Result<Vec<u8>> {
    let mut sum = read_cell(one)?;
    sum.add(&read_cell(other)?);
    let mut body = Vec::with_capacity(one.len() + other.len());
    write_cell(&sum, &mut body)?;
    Ok(body)
}

fn write_cell(cell: &Cell, to: &mut impl Write) -> io::Result<()> {
    let Counts {
        boards,
        clean,
        turns,
        told,
        worded,
        revokes,
        shown,
    } = &cell.counts;
    let mut has = 0;
    for (bit, revokes) in revokes.iter().enumerate() {
        has |= u64::from(*revokes != RevokeCounts::default()) << bit;
    }
    has |= u64::from(cell.strata.is_some()) * STRATA_BIT;
    has |= u64::from(cell.quality.is_some()) * QUALITY_BIT;
    write_all(to, &[has, *boards, *clean, *turns, *told, *worded])?;
    write_all(to, &shown.fields())?;
    for revokes in revokes.iter().filter(|it| **it != RevokeCounts::default()) {
        write_all(to, &revokes.fields())?;
    }
    if let Some(strata) = &cell.strata {
        let filled = || strata.iter().enumerate().filter(|(_, turns)| **turns > 0);
        write_number(to, filled().count() as u64)?;
        for (place, turns) in filled() {
            write_all(to, &[place as u64, *turns])?;
        }
    }
    match &cell.quality {
        Some(quality) => write_quality(quality, to),
        None => Ok(()),
    }
}

fn write_quality(quality: &Quality, to: &mut impl Write) -> io::Result<()> {
    write_all(to, &quality.fields())?;
    write_number(to, quality.worst.len() as u64)?;
    for (errors, id) in &quality.worst {
        write_all(to, &[*errors, *id])?;
    }
    for labels in [&quality.event, &quality.site, &quality.format] {
        let known = u64::from(labels.first.is_some()) | u64::from(labels.several) << 1;
        let first = labels.first.as_deref().unwrap_or_default();
        write_all(to, &[known, first.len() as u64])?;
        to.write_all(first.as_bytes())?;
    }
    Ok(())
}

fn write_all(to: &mut impl Write, numbers: &[u64]) -> io::Result<()> {
    numbers.iter().try_for_each(|it| write_number(to, *it))
}

fn read_cell(mut from: &[u8]) -> io::Result<Cell> {
    let from = &mut from;
    let [has, boards, clean, turns, told, worded] = read_all(from)?;
    let mut counts = Counts {
        boards,
        clean,
        turns,
        told,
        worded,
        shown: Shown::from_fields(read_all(from)?),
        ..Counts::default()
    };
    for (bit, revokes) in counts.revokes.iter_mut().enumerate() {
        if has >> bit & 1 == 1 {
            *revokes = RevokeCounts::from_fields(read_all(from)?);
        }
    }
    let strata = (has & STRATA_BIT != 0)
        .then(|| read_strata(from))
        .transpose()?;
    let quality = (has & QUALITY_BIT != 0)
        .then(|| read_quality(from))
        .transpose()?;
    Ok(Cell {
        counts,
        strata,
        quality: quality.map(Box::new),
    })
}

fn read_strata(from: &mut &[u8]) -> io::Result<Box<[u64; STRATA]>> {
    let mut strata = Box::new([0; STRATA]);
    for _ in 0..read(from)? {
        let [place, turns] = read_all(from)?;
        let place = usize::try_from(place).map_err(|_| damaged())?;
        *strata.get_mut(place).ok_or_else(damaged)? = turns;
    }
    Ok(strata)
}

fn read_quality(from: &mut &[u8]) -> io::Result<Quality> {
    let mut quality = Quality::from_fields(read_all(from)?);
    let worst = read(from)?;
    if worst > WORST as u64 {
        return Err(damaged());
    }
    for _ in 0..worst {
        let [errors, id] = read_all(from)?;
        quality.worst.push((errors, id));
    }
    for labels in [&mut quality.event, &mut quality.site, &mut quality.format] {
        *labels = read_labels(from)?;
    }
    Ok(quality)
}

fn read_labels(from: &mut &[u8]) -> io::Result<Labels> {
    let [known, length] = read_all(from)?;
    let length = usize::try_from(length).map_err(|_| damaged())?;
    let (first, rest) = from.split_at_checked(length).ok_or_else(damaged)?;
    let first = str::from_utf8(first).map_err(|_| damaged())?;
    *from = rest;
    Ok(Labels {
        first: (known & 1 != 0).then(|| first.into()),
        several: known & 2 != 0,
    })
}

fn read_all<const N: usize>(from: &mut &[u8]) -> io::Result<[u64; N]> {
    let mut numbers = [0; N];
    for number in &mut numbers {
        *number = read(from)?;
    }
    Ok(numbers)
}

/// Reads a number, which mostly is one byte.
fn read(from: &mut &[u8]) -> io::Result<u64> {
    match **from {
        [byte, ref rest @ ..] if byte < 128 => {
            *from = rest;
            Ok(byte.into())
        }
        _ => read_number(from),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn full() -> Cell {
        let mut cell = Cell::default();
        cell.counts.turns = 1 << 40;
        cell.counts.revokes[1] = RevokeCounts::from_fields(std::array::from_fn(|it| it as u64));
        let mut strata = Box::new([0; STRATA]);
        (strata[0], strata[STRATA - 1]) = (5, 300);
        cell.strata = Some(strata);
        let mut quality = Quality::from_fields(std::array::from_fn(|it| it as u64 + 1));
        quality.take_worst((4, 0xffff_ffff_ffff));
        quality.event.take("Bermuda Bowl");
        quality.event.take("Żuławy");
        quality.site.take("");
        cell.quality = Some(Box::new(quality));
        cell
    }

    #[test]
    fn a_cell_is_read_back() {
        for cell in [Cell::default(), full()] {
            let key = Key::new(Dimension::Event, "a \u{17b}");
            let entry = entry(&key, &cell).unwrap();
            assert_eq!(self::cell(&entry).unwrap(), (key, cell.clone()));
            let twice = read_cell(&sum(&entry.body, &entry.body).unwrap()).unwrap();
            assert_eq!(twice.counts.turns, 2 * cell.counts.turns);
        }
    }

    #[test]
    fn a_cell_that_breaks_off_is_told() {
        let body = entry(&Key::new(Dimension::All, ""), &full()).unwrap().body;
        for length in 0..body.len() {
            assert!(read_cell(&body[..length]).is_err(), "{length}");
        }
    }
}
