//! The cells of a run that has ended, in order: in memory, or in the file that holds them.

use super::counts::Cell;
use super::dimension::{Dimension, Key};
use super::sorted::{Entry, Run, write};
use super::sums::Sorted;
use std::borrow::Cow;
use std::fs::File;
use std::io::{self, BufWriter, Seek, SeekFrom};

/// All cells of a run.
#[derive(Debug)]
pub(super) struct SortedCells {
    /// All of them, if memory holds them.
    held: Vec<(Key, Cell)>,
    /// Otherwise the file that holds them, and where they begin in it.
    down: Option<(File, u64)>,
}

impl SortedCells {
    /// Those of sums, written to a file where one is asked for.
    pub(super) fn of(
        (held, merged): Sorted,
        to: Option<(BufWriter<File>, u64)>,
    ) -> io::Result<Self> {
        let is_down = merged.is_some();
        let to = match to {
            None if is_down => Some((BufWriter::new(tempfile::tempfile()?), 0)),
            other => other,
        };
        let mut down = None;
        if let Some((mut to, start)) = to {
            let entries = held.iter().map(|(key, cell)| cell.entry(key));
            write(&mut to, entries.chain(merged.into_iter().flatten()))?;
            let file = to.into_inner().map_err(io::IntoInnerError::into_error)?;
            down = is_down.then_some((file, start));
        }
        Ok(Self { held, down })
    }

    /// Those of wanted dimensions. Only one such pass can be made at a time.
    pub(super) fn of_wanted(
        &self,
        wanted: impl Fn(Dimension) -> bool + Copy,
    ) -> io::Result<impl Iterator<Item = io::Result<Cow<'_, (Key, Cell)>>>> {
        let down = match &self.down {
            Some((file, start)) => {
                let mut file = file.try_clone()?;
                file.seek(SeekFrom::Start(*start))?;
                Some(Run::new(file))
            }
            None => None,
        };
        let held = self.held.iter().filter(move |it| wanted(it.0.dimension));
        let down = down.into_iter().flatten().filter_map(move |entry| {
            let read = |entry: Entry| {
                let is_wanted = wanted(Dimension::of_entry(&entry)?);
                is_wanted.then(|| Cell::of_entry(&entry)).transpose()
            };
            entry.and_then(read).transpose()
        });
        Ok(held
            .map(|it| Ok(Cow::Borrowed(it)))
            .chain(down.map(|it| it.map(Cow::Owned))))
    }
}
