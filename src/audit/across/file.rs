//! The file that is being read: where it is, and what is still open of its last block.

use super::conventions::Conventions;
use crate::checks::Witness;
use std::sync::{Arc, OnceLock};

/// The file that is being read.
#[derive(Debug, Default)]
pub(super) struct File {
    pub(super) name: Arc<str>,
    /// Files before it.
    pub(super) number: u64,
    pub(super) games: u64,
    pub(super) bytes: u64,
    /// The number of the block that is being read.
    pub(super) block: u64,
    /// The conventions at the end of that block, for the deviations on its boards. Nobody made one yet if there is none.
    pub(super) verdict: Option<Arc<OnceLock<Conventions>>>,
    pub(super) conventions: Conventions,
    /// The boards of the block whose deal was not played: what they are remembered by, and what other tables show of them.
    pub(super) witnesses: Vec<(u64, Arc<OnceLock<Witness>>)>,
}

impl File {
    pub(super) fn end_block(&mut self) {
        if let Some(conventions) = self.verdict.take() {
            let _ = conventions.set(self.conventions); // it is set only here, once
        }
        self.conventions.habits.begin_block();
    }
}
