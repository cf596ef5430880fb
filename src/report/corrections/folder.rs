//! The folder of what is corrected: the list, the copies, and a manifest.

use super::RescoreRow;
use super::rescore::write_rescore;
use crate::report::disk::keep::MovedFile;
use crate::report::disk::places::Places;
use crate::report::disk::transaction::{Purpose, Transaction};
use crate::report::disk::written::{Fingerprints, TOOL};
use crate::report::json;
use crate::words::Words;
use serde_json::json;
use std::io;
use std::path::Path;

const CORRECTIONS: Purpose = Purpose::of("apply");

/// A folder whose list and copies are replaced together: no copy of a decision that was withdrawn stays behind.
#[derive(Debug)]
pub struct CorrectedFolder(Transaction);

impl CorrectedFolder {
    /// Makes the folder. One that holds something else is refused, unless that does not matter.
    ///
    /// # Errors
    /// When it is refused, or cannot be written to.
    pub fn create(path: &Path, is_forced: bool) -> io::Result<Self> {
        let mut place = Transaction::begin(path, CORRECTIONS, is_forced)?;
        place.stage()?;
        Ok(Self(place))
    }

    /// The places of copies below it, until all of them are whole.
    pub fn places(&self, places: Places) -> Places {
        places.staged(&self.0.staging)
    }

    /// Writes the list, and puts all files into their places; `is_cut` if a record could not be read. Returns those that were
    /// moved out of the way, as somebody may have written in them.
    ///
    /// # Errors
    /// When something cannot be written.
    pub fn finish(
        mut self,
        (rows, undecided): (&[RescoreRow], &[String]),
        is_cut: bool,
        words: &Words,
    ) -> io::Result<Vec<MovedFile>> {
        write_rescore(&self.0.staging, (rows, undecided), words)?;
        let manifest = json!({
            "tool": TOOL,
            "command": CORRECTIONS.command,
            "version": env!("CARGO_PKG_VERSION"),
            "interrupted": is_cut,
            "files": self.0.fingerprints(&Fingerprints::new())?,
        });
        self.0.commit(&json::file(manifest)?)?;
        Ok(std::mem::take(&mut self.0.kept))
    }
}
