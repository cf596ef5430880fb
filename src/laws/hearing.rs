//! A hearing: everything that a ruling on a board depends on.

use super::infraction::Infraction;
use super::standing::{Standing, set_of};
use super::{Edition, Established, Facts};
use crate::replay::Replay;

/// Everything that a ruling on a board depends on.
#[derive(Debug, Clone, Copy)]
pub(super) struct Hearing<'a> {
    pub(super) edition: &'a Edition,
    pub(super) replay: &'a Replay,
    pub(super) facts: &'a Facts<'a>,
    pub(super) infractions: &'a [Infraction],
}

impl Hearing<'_> {
    /// The standing in which all revokes count, and all but the corrected ones are established.
    pub(super) fn standing(&self) -> Standing {
        Standing {
            real: set_of(self.infractions, |_| true),
            established: set_of(self.infractions, |one| one.established != Established::No),
        }
    }
}
