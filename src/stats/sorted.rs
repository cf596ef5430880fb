//! Sorted runs: entries of a key and a body, in the order of their keys. What memory cannot hold is put down as a run; runs of one
//! machine and those of others are merged in the same way.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::fmt;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Seek, Write};

/// A key and its body, as bytes.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Entry {
    pub(super) key: Vec<u8>,
    pub(super) body: Vec<u8>,
}

/// Makes one body of two with the same key; where there is none, both entries stay.
pub(super) type Combine = fn(&[u8], &[u8]) -> io::Result<Vec<u8>>;

/// Runs that are read side by side. More are merged into one first.
const TOGETHER: usize = 32;

/// Bytes of a run that are read at a time.
const BUFFER: usize = 1 << 15;

/// The longest key or body that is believed.
const LONGEST: u64 = 1 << 24;

/// Sorted runs.
#[derive(Debug)]
pub(super) struct Runs {
    runs: Vec<Run>,
    combine: Option<Combine>,
}

impl Runs {
    pub(super) fn new(combine: Option<Combine>) -> Self {
        Self {
            runs: Vec::new(),
            combine,
        }
    }

    /// Whether nothing is put down.
    pub(super) fn is_empty(&self) -> bool {
        self.runs.is_empty()
    }

    /// Puts down entries, which are sorted.
    pub(super) fn put_down(
        &mut self,
        entries: impl Iterator<Item = io::Result<Entry>>,
    ) -> io::Result<()> {
        let run = temporary(entries)?;
        self.add(run)
    }

    /// Takes in a run.
    pub(super) fn add(&mut self, run: Run) -> io::Result<()> {
        self.runs.push(run);
        if self.runs.len() < TOGETHER {
            return Ok(());
        }
        let merged = Merged::of(std::mem::take(&mut self.runs), self.combine)?;
        self.runs.push(temporary(merged)?);
        Ok(())
    }

    /// Takes in those of another part of the run.
    pub(super) fn absorb(&mut self, other: Self) -> io::Result<()> {
        other.runs.into_iter().try_for_each(|run| self.add(run))
    }

    /// All entries in order, those with one key combined.
    pub(super) fn merged(self) -> io::Result<Merged> {
        Merged::of(self.runs, self.combine)
    }
}

/// Entries that come in any order: as many in memory as fit, the others in sorted runs.
#[derive(Debug)]
pub(super) struct Sorter {
    held: Vec<Entry>,
    bytes: usize,
    /// So many bytes fit.
    most: usize,
    runs: Runs,
}

impl Sorter {
    /// With room for so many bytes in memory.
    pub(super) fn new(most: usize) -> Self {
        Self {
            held: Vec::new(),
            bytes: 0,
            most,
            runs: Runs::new(None),
        }
    }

    /// For how many bytes there is room.
    pub(super) const fn room(&self) -> usize {
        self.most
    }

    /// Takes in an entry.
    pub(super) fn add(&mut self, entry: Entry) -> io::Result<()> {
        if self.bytes > self.most {
            self.put_down()?;
        }
        self.bytes += size_of::<Entry>() + entry.key.len() + entry.body.len();
        self.held.push(entry);
        Ok(())
    }

    fn put_down(&mut self) -> io::Result<()> {
        self.held.sort_unstable();
        self.bytes = 0;
        self.runs.put_down(self.held.drain(..).map(Ok))
    }

    /// Takes in those of another part of the run.
    pub(super) fn absorb(&mut self, other: Self) -> io::Result<()> {
        self.runs.absorb(other.runs)?;
        other.held.into_iter().try_for_each(|entry| self.add(entry))
    }

    /// Takes in those of an earlier run.
    pub(super) fn merge(&mut self, run: Run) -> io::Result<()> {
        self.runs.add(run)
    }

    /// All of them in order.
    pub(super) fn sorted(mut self) -> io::Result<Box<dyn Iterator<Item = io::Result<Entry>>>> {
        if self.runs.is_empty() {
            self.held.sort_unstable();
            return Ok(Box::new(self.held.into_iter().map(Ok)));
        }
        self.put_down()?;
        Ok(Box::new(self.runs.merged()?))
    }
}

/// A run of entries in a file that goes away.
fn temporary(entries: impl Iterator<Item = io::Result<Entry>>) -> io::Result<Run> {
    let mut own = tempfile::tempfile()?;
    let mut to = BufWriter::with_capacity(BUFFER, &mut own);
    write(&mut to, entries)?;
    to.flush()?;
    drop(to);
    own.rewind()?;
    Ok(Run::new(own))
}

/// Writes entries, and that they end.
pub(super) fn write(
    to: &mut impl Write,
    entries: impl Iterator<Item = io::Result<Entry>>,
) -> io::Result<()> {
    for entry in entries {
        let Entry { key, body } = entry?;
        for part in [&key, &body] {
            // no key is empty, so that 0 can be the end
            write_number(to, part.len() as u64)?;
            to.write_all(part)?;
        }
    }
    write_number(to, 0)
}

/// A run as it is read.
pub(super) struct Run {
    from: Box<dyn BufRead + Send>,
    has_ended: bool,
}

impl fmt::Debug for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a run")
    }
}

impl Run {
    pub(super) fn new(from: impl Read + Send + 'static) -> Self {
        Self::behind(BufReader::with_capacity(BUFFER, from))
    }

    /// The rest of what is read already.
    pub(super) fn behind(from: impl BufRead + Send + 'static) -> Self {
        Self {
            from: Box::new(from),
            has_ended: false,
        }
    }

    fn entry(&mut self) -> io::Result<Option<Entry>> {
        let length = read_number(&mut self.from)?;
        if length == 0 {
            return Ok(None);
        }
        let key = self.bytes(length)?;
        let length = read_number(&mut self.from)?;
        let body = self.bytes(length)?;
        Ok(Some(Entry { key, body }))
    }

    fn bytes(&mut self, length: u64) -> io::Result<Vec<u8>> {
        if length > LONGEST {
            return Err(damaged());
        }
        #[allow(clippy::cast_possible_truncation)] // it is small
        let mut bytes = Vec::with_capacity(length as usize);
        let read = self.from.by_ref().take(length).read_to_end(&mut bytes)?;
        if read as u64 == length {
            Ok(bytes)
        } else {
            Err(damaged())
        }
    }
}

impl Iterator for Run {
    type Item = io::Result<Entry>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.has_ended {
            return None;
        }
        let entry = self.entry();
        self.has_ended = !matches!(entry, Ok(Some(_)));
        entry.transpose()
    }
}

/// Several runs as one.
pub(super) struct Merged {
    runs: Vec<Run>,
    /// The next entry of each run.
    next: BinaryHeap<Reverse<(Entry, usize)>>,
    combine: Option<Combine>,
}

impl Merged {
    fn of(runs: Vec<Run>, combine: Option<Combine>) -> io::Result<Self> {
        let mut this = Self {
            next: BinaryHeap::with_capacity(runs.len()),
            runs,
            combine,
        };
        for run in 0..this.runs.len() {
            this.read_on(run)?;
        }
        Ok(this)
    }

    fn read_on(&mut self, run: usize) -> io::Result<()> {
        if let Some(entry) = self.runs[run].next() {
            self.next.push(Reverse((entry?, run)));
        }
        Ok(())
    }

    fn take(&mut self) -> io::Result<Option<Entry>> {
        let Some(Reverse((mut entry, run))) = self.next.pop() else {
            return Ok(None);
        };
        self.read_on(run)?;
        if let Some(combine) = self.combine {
            while self
                .next
                .peek()
                .is_some_and(|Reverse((it, _))| it.key == entry.key)
                && let Some(Reverse((same, run))) = self.next.pop()
            {
                self.read_on(run)?;
                entry.body = combine(&entry.body, &same.body)?;
            }
        }
        Ok(Some(entry))
    }
}

impl Iterator for Merged {
    type Item = io::Result<Entry>;

    fn next(&mut self) -> Option<Self::Item> {
        self.take().transpose()
    }
}

/// Writes a number, seven bits in a byte, the last first.
fn write_number(to: &mut impl Write, mut number: u64) -> io::Result<()> {
    while number > 127 {
        #[allow(clippy::cast_possible_truncation)] // its last seven bits
        to.write_all(&[number as u8 | 128])?;
        number >>= 7;
    }
    #[allow(clippy::cast_possible_truncation)] // at most 127
    to.write_all(&[number as u8])
}

fn read_number(from: &mut impl Read) -> io::Result<u64> {
    let mut number = 0;
    for shift in (0..64).step_by(7) {
        let mut byte = [0];
        from.read_exact(&mut byte).map_err(|_| damaged())?;
        number |= u64::from(byte[0] & 127) << shift;
        if byte[0] < 128 {
            return Ok(number);
        }
    }
    Err(damaged())
}

/// What is read is no run, or breaks off.
pub(super) fn damaged() -> io::Error {
    io::Error::from(io::ErrorKind::InvalidData)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_that_breaks_off_is_told() {
        let entries = [1, 200].map(|key| Entry {
            key: vec![key],
            body: vec![1],
        });
        let mut bytes = Vec::new();
        write(&mut bytes, entries.into_iter().map(Ok)).unwrap();
        for length in 0..bytes.len() {
            let run = Run::new(io::Cursor::new(bytes[..length].to_vec()));
            assert!(run.last().unwrap().is_err(), "{length}");
        }
        assert_eq!(Run::new(io::Cursor::new(bytes)).count(), 2);
    }
}
