//! Boards that are looked at again when all is judged: where each begins, and what it has from those before it.

use super::across::hash;
use super::written::Way;
use crate::board::Record;

/// How a board was left when it was read; others were checked and counted, and there was nothing to report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Left {
    /// Not checked: its file may show something of it.
    Unchecked,
    /// Checked, with something to report. What is found on it is counted when it is reported.
    Found,
}

/// A board that is looked at again.
#[derive(Debug, Clone, Copy)]
pub(super) struct Listed {
    /// Its game in the part, from 1.
    pub(super) game: u32,
    pub(super) left: Left,
    /// How a reader gets there without the games before it; `None` where it needs them.
    pub(super) way: Option<Way>,
    /// A hash of its text: a file may be changed while it is read.
    pub(super) text: u32,
}

/// A hash of the text of a record, with what stands before it.
#[allow(clippy::cast_possible_truncation)] // half of it is enough
pub(super) fn hash_of(record: &Record<'_>) -> u32 {
    hash(0, [record.extent().of(record.text)]) as u32
}
