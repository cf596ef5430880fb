//! A hearing: everything that a board is ruled from.

use super::infraction::Infraction;
use super::standing::{Standing, set_of};
use super::{Edition, Established, Facts};
use crate::replay::Replay;

/// What a board is ruled from.
#[derive(Debug, Clone, Copy)]
pub(super) struct Hearing<'a> {
    pub(super) edition: &'a Edition,
    pub(super) replay: &'a Replay,
    pub(super) facts: &'a Facts<'a>,
    pub(super) infractions: &'a [Infraction],
}

impl Hearing<'_> {
    /// All revokes count, and all are established but those that were corrected.
    pub(super) fn standing(&self) -> Standing {
        Standing {
            real: set_of(self.infractions, |_| true),
            established: set_of(self.infractions, |one| one.established != Established::No),
        }
    }
}
