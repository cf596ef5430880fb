//! Everything that a ruling on a board depends on.

use super::infraction::Infraction;
use super::scenario::{Scenario, set_of};
use super::{Edition, Established, Facts};
use crate::replay::Replay;

/// Everything that a ruling on a board depends on.
#[derive(Debug, Clone, Copy)]
pub(super) struct RulingContext<'a> {
    pub(super) edition: &'a Edition,
    pub(super) replay: &'a Replay,
    pub(super) facts: &'a Facts<'a>,
    pub(super) infractions: &'a [Infraction],
}

impl RulingContext<'_> {
    /// The scenario in which all revokes count, and all but the corrected ones are established.
    pub(super) fn scenario(&self) -> Scenario {
        Scenario {
            real: set_of(self.infractions, |_| true),
            established: set_of(self.infractions, |one| one.established != Established::No),
        }
    }
}
