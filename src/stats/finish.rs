//! From sums to rates: all cells in order, each with what can be said of it.

use super::counts::{Cell, Counts};
use super::dimension::{Dimension, Key};
use super::expected::{Surprises, surprise};
use super::keys::Joined;
use super::sorted::Run;
use super::sorted_cells::SortedCells;
use super::sums::Sums;
use super::whole::{Row, Whole};
use crate::diagnosis::Grade;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::iter::Peekable;
use std::path::Path;

/// The file of the sums, and that of the keys, in a folder of statistics.
pub const FILES: [&str; 2] = ["sums.bin", "keys.bin"];

/// What the files begin with, before the options of the run.
const HEADS: [&str; 2] = ["pbn-audit sums 5", "pbn-audit keys 3"];

/// What an earlier run left.
#[derive(Debug)]
pub struct EarlierRun {
    /// The options that its counts hang on.
    pub options: String,
    sums: Run,
    keys: Run,
}

impl EarlierRun {
    /// The sums and keys in a folder.
    ///
    /// # Errors
    /// When there are none, or of another version (invalid data).
    pub fn open(folder: &Path) -> io::Result<Self> {
        let [sums, keys] = [0, 1].map(|place| open(&folder.join(FILES[place]), HEADS[place]));
        let ((options, sums), (of_keys, keys)) = (sums?, keys?);
        if options != of_keys {
            return Err(io::ErrorKind::InvalidData.into());
        }
        Ok(Self {
            options,
            sums,
            keys,
        })
    }
}

fn open(path: &Path, head: &str) -> io::Result<(String, Run)> {
    let mut from = BufReader::with_capacity(1 << 15, File::open(path)?);
    let mut lines = [String::new(), String::new()];
    for line in &mut lines {
        from.read_line(line)?;
    }
    let [first, options] = lines;
    if first.trim_end() != head {
        return Err(io::ErrorKind::InvalidData.into());
    }
    Ok((options.trim_end().to_owned(), Run::behind(from)))
}

impl Sums {
    /// Adds what an earlier run left.
    ///
    /// # Errors
    /// When it cannot be read, or memory cannot be put down.
    pub fn add(&mut self, earlier: EarlierRun) -> io::Result<()> {
        self.merge(earlier.sums, earlier.keys)
    }

    /// Ends the run: all cells in order, and what their keys show. With a folder they stay there, for another run to add.
    ///
    /// # Errors
    /// When something cannot be written, or an earlier run is damaged.
    pub fn finish(self, folder: Option<&Path>, options: &str) -> io::Result<Finished> {
        let [to_cells, to_keys] = [0, 1].map(|place| create(folder, place, options));
        let (mut copies, by) = (self.like(), self.by.clone());
        let (sorted, keys) = self.sorted()?;
        let (joined, again) = match to_keys? {
            Some((mut to, _)) => keys.join(&mut to)?,
            None => keys.join(&mut io::sink())?,
        };
        let all = SortedCells::of(sorted, to_cells?)?;
        let is_labels = |it| it == Dimension::Labels;
        copies.count_again(all.of_wanted(is_labels)?, again.sorted()?)?;
        Ok(Finished {
            all,
            copies: SortedCells::of(copies.sorted()?.0, None)?,
            joined,
            by,
        })
    }
}

/// One of the files of a folder, behind its head.
fn create(
    folder: Option<&Path>,
    place: usize,
    options: &str,
) -> io::Result<Option<(BufWriter<File>, u64)>> {
    let Some(folder) = folder else {
        return Ok(None);
    };
    let path = folder.join(FILES[place]);
    let file = File::options()
        .read(true)
        .write(true)
        .create(true)
        .truncate(true)
        .open(path)?;
    let mut file = BufWriter::new(file);
    let head = format!("{}\n{options}\n", HEADS[place]);
    file.write_all(head.as_bytes())?;
    Ok(Some((file, head.len() as u64)))
}

/// All sums of a run that has ended.
#[derive(Debug)]
pub struct Finished {
    /// Those of all records.
    all: SortedCells,
    /// What of them is counted too often, as a record stands in the input again.
    copies: SortedCells,
    /// What only several records show.
    pub joined: Joined,
    /// The dimensions that are crossed.
    by: Vec<Dimension>,
}

impl Finished {
    /// The cells of wanted dimensions, in order, in which each record counts once. Only one such pass can be made at a time.
    pub(super) fn cells(
        &self,
        wanted: impl Fn(Dimension) -> bool + Copy,
    ) -> io::Result<impl Iterator<Item = io::Result<Cow<'_, (Key, Cell)>>>> {
        let mut copies = self.copies.of_wanted(wanted)?.peekable();
        let all = self.all.of_wanted(wanted)?;
        Ok(all.filter_map(move |cell| once(cell, &mut copies).transpose()))
    }

    /// The cells of wanted dimensions with what can be said of them, and what only several records show. Only one such pass can be made at a time.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn rows(
        &self,
        whole: &Whole,
        wanted: impl Fn(Dimension) -> bool + Copy,
    ) -> io::Result<impl Iterator<Item = io::Result<Row>>> {
        let of_keys = [
            ("copies", self.joined.copies),
            ("other-deals", self.joined.other_deals),
            ("shared-comments", self.joined.shared_sentences),
        ];
        let of_keys = of_keys.map(|(value, boards)| {
            let mut cell = Cell::default();
            cell.counts.boards = boards;
            (Key::new(Dimension::Across, value), cell)
        });
        let of_keys = of_keys
            .into_iter()
            .filter(move |it| wanted(it.0.dimension))
            .map(|it| Ok(Cow::Owned(it)));
        let row = |cell: Cow<'_, (Key, Cell)>| {
            let (key, cell) = cell.into_owned();
            whole.row(key, cell)
        };
        let all = self.cells(wanted)?.chain(of_keys);
        Ok(all.map(move |cell| cell.map(row)))
    }

    /// What the cells of wanted dimensions are held against, with revokes of this grade or surer.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn whole(
        &self,
        least: Grade,
        wanted: impl Fn(Dimension) -> bool + Copy,
    ) -> io::Result<Whole> {
        let mut whole = Whole::of(least, &self.by);
        let mut surprises = BTreeMap::<Dimension, Surprises>::new();
        let is_compared = |dimension: Dimension| dimension.is_compared() && wanted(dimension);
        for counted in self.cells(|it| Whole::takes(it) || is_compared(it))? {
            let counted = counted?;
            let (key, cell) = &*counted;
            whole.take(key, cell);
            let strata = cell.strata.as_deref();
            let strata = strata.filter(|_| is_compared(key.dimension));
            let expected = strata.map_or(0.0, |turns| whole.rates.expected(turns));
            if expected > 0.0 {
                let revokes = cell.counts.shown.surer(least);
                let of = surprises.entry(key.dimension).or_default();
                of.take(surprise(revokes, expected));
            }
        }
        let found = surprises.into_iter();
        let found = found.filter_map(|(of, mut it)| Some((of, it.threshold()?)));
        whole.thresholds = found.collect();
        Ok(whole)
    }
}

type CellRead<'a> = io::Result<Cow<'a, (Key, Cell)>>;

/// A cell without what copies added to it; `None` if nothing is left.
fn once<'a>(
    cell: CellRead<'a>,
    copies: &mut Peekable<impl Iterator<Item = CellRead<'a>>>,
) -> io::Result<Option<Cow<'a, (Key, Cell)>>> {
    let mut cell = cell?;
    let is_same = |it: &CellRead<'_>| it.as_ref().map_or(true, |it| it.0 == cell.0);
    if let Some(again) = copies.next_if(is_same) {
        let own = &mut cell.to_mut().1;
        own.take_off(&again?.1);
        if own.quality.is_none() && own.counts == Counts::default() {
            return Ok(None);
        }
    }
    Ok(Some(cell))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_of_fewer_editions_are_of_another_version() {
        let editions = crate::laws::EDITIONS.len();
        assert_eq!((editions, HEADS[0]), (3, "pbn-audit sums 5"), "raise it");
    }
}
