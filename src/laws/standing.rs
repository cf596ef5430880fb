//! A standing: which revokes of a board count.

use super::infraction::Infraction;

/// Which revokes count, a bit for each in order of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Standing {
    /// Those taken for revokes.
    pub(super) real: u64,
    /// Those taken for established.
    pub(super) established: u64,
}

impl Standing {
    /// All of so many revokes count.
    pub(super) const fn of_all(revokes: usize) -> Self {
        let all = (1 << revokes) - 1;
        Self {
            real: all,
            established: all,
        }
    }

    /// Those count that answer to a description, and no others.
    pub(super) fn of(infractions: &[Infraction], is: impl Fn(&Infraction) -> bool) -> Self {
        let set = set_of(infractions, is);
        Self {
            real: set,
            established: set,
        }
    }
}

/// The revokes that answer to a description, a bit each.
pub(super) fn set_of(infractions: &[Infraction], is: impl Fn(&Infraction) -> bool) -> u64 {
    (0_u32..)
        .zip(infractions)
        .filter(|(_, infraction)| is(infraction))
        .fold(0, |set, (place, _)| set | 1 << place)
}
