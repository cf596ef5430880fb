//! Scenarios: which revokes of a board count.

use super::infraction::Infraction;

/// Which revokes count: one bit for each, in order of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Scenario {
    /// The revokes taken as real.
    pub(super) real: u64,
    /// The revokes taken as established.
    pub(super) established: u64,
}

/// The revokes that match a condition, one bit each.
pub(super) fn set_of(infractions: &[Infraction], is: impl Fn(&Infraction) -> bool) -> u64 {
    (0_u32..)
        .zip(infractions)
        .filter(|(_, infraction)| is(infraction))
        .fold(0, |set, (place, _)| set | 1 << place)
}
