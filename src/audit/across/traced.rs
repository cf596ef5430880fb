//! What boards are judged by, part by part and file by file, as it was kept when they were read.

use super::board_key::BoardKey;
use super::copies::RecordKey;
use super::misfit::MisfitPlay;
use crate::audit::tally::{DealWitnesses, Repeated};
use std::sync::Arc;

/// A file.
#[derive(Debug)]
pub(in crate::audit) struct TracedFile {
    pub(in crate::audit) name: Arc<str>,
    pub(in crate::audit) parts: Vec<TracedPart>,
}

/// A part of it.
#[derive(Debug)]
pub(in crate::audit) struct TracedPart {
    pub(in crate::audit) traces: Traces,
    /// Games of the file before it.
    pub(in crate::audit) before: u64,
    /// The games of the part that are looked at again in any case, in order.
    pub(in crate::audit) listed: Vec<u32>,
}

/// The boards of a part.
#[derive(Debug, Default)]
pub(in crate::audit) struct Traces {
    /// What they are compared by.
    pub(in crate::audit) keys: Vec<BoardKey>,
    /// The plays that do not fit the deals of their boards.
    pub(in crate::audit) misfits: Vec<(u32, MisfitPlay)>,
    /// What records are known by when they stand in the input again, with their games.
    pub(in crate::audit) records: Vec<(u32, RecordKey)>,
}

/// What is known of a file when all is judged.
#[derive(Debug, Default)]
pub(in crate::audit) struct JudgedFile {
    pub(in crate::audit) witnesses: DealWitnesses,
    pub(in crate::audit) repeated: Repeated,
    /// The checks whose findings are those of single boards, as the file does not write all boards so.
    pub(in crate::audit) refuted: Vec<&'static str>,
}
