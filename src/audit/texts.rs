//! The text of the inputs, part after part, without any audit.

use super::parts::{Buffers, Feed, Piece};
use super::{Halt, Origin};
use crate::audit::cutter::PART;
use crate::source::Input;
use std::io;
use std::sync::Mutex;

/// A step through the text of the inputs.
#[derive(Debug)]
pub enum TextStep<'a> {
    /// A part of a file. Every byte of its text is in one of its parts.
    Part(&'a [u8], Origin),
    /// The file ends here, or could not be read on.
    End {
        /// Whether it was read to its end.
        is_whole: bool,
    },
}

/// Reads the inputs, and hands their text to `take` with the name that the reports give to each. Returns whether it was
/// halted.
///
/// # Errors
/// When `take` gives one. A file that cannot be read is no error.
pub fn texts(
    inputs: impl Iterator<Item = (Input, String)>,
    halt: &Halt,
    mut take: impl FnMut(&str, TextStep<'_>) -> io::Result<()>,
) -> io::Result<bool> {
    let (buffers, others) = (Buffers::new(PART), Mutex::default());
    let mut feed = Feed::new(inputs, &buffers, &others, halt);
    let mut open = None;
    while let Some(piece) = feed.next() {
        match piece {
            Piece::Begin { file, .. } => open = Some(file),
            Piece::Part(passage) => {
                let file = open.as_deref().unwrap_or_default();
                take(file, TextStep::Part(passage.written().text, passage.origin))?;
                buffers.give_back(passage.cut.text);
            }
            Piece::End { error } => {
                let is_whole = error.is_none();
                let file = open.take().unwrap_or_default();
                take(&file, TextStep::End { is_whole })?;
            }
        }
        if halt.is_stopped() {
            break;
        }
    }
    if let Some(file) = open {
        take(&file, TextStep::End { is_whole: false })?;
    }
    Ok(halt.is_stopped())
}
