//! Everything that a ruling on a board depends on.

use crate::laws::Edition;
use crate::laws::director::{Answer, Timeline};
use crate::laws::revoke::{
    Course, Disputes, Established, Infraction, OpenEnd, RevokeView, Scenario,
};

/// Everything that a ruling on a board depends on.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RulingContext<'a> {
    pub(crate) edition: &'a Edition,
    pub(crate) timeline: &'a Timeline<'a>,
    /// The revokes of the board, in order of play.
    pub(crate) infractions: &'a [Infraction],
    /// The scenario in which all revokes count, and all but the corrected ones are established.
    pub(crate) all: Scenario,
    pub(crate) disputes: Disputes<'a>,
    /// The end of the record, if it leaves open how the play went on.
    pub(crate) open_end: Option<OpenEnd>,
}

impl<'a> RulingContext<'a> {
    /// The context of a board with these revokes.
    pub(crate) fn of(
        edition: &'a Edition,
        timeline: &'a Timeline<'a>,
        infractions: &'a [Infraction],
        open_end: Option<OpenEnd>,
    ) -> Self {
        let all = Scenario {
            real: set_of(infractions, |_| true),
            established: set_of(infractions, |one| one.established != Established::No),
        };
        let is_undisputed = |one: &Infraction| {
            let faced = one.circumstances.faced;
            let is_exempt = if edition.faced_card_exempts() {
                faced.any
            } else {
                faced.penalty
            };
            one.established != Established::No && is_exempt != Answer::Yes && one.real_trick != 12
        };
        Self {
            edition,
            timeline,
            infractions,
            all,
            disputes: Disputes {
                facts: timeline.facts,
                undisputed: set_of(infractions, is_undisputed),
            },
            open_end,
        }
    }

    /// The revoke with this index, in one way in which the board can have gone.
    pub(crate) const fn view(
        &self,
        place: usize,
        scenario: Scenario,
        course: &'a Course,
    ) -> RevokeView<'a> {
        RevokeView::new(self.infractions, place, scenario, course, self.disputes)
    }
}

/// The revokes that match a condition, one bit each.
pub(super) fn set_of(infractions: &[Infraction], is: impl Fn(&Infraction) -> bool) -> u64 {
    (0_u32..)
        .zip(infractions)
        .filter(|(_, infraction)| is(infraction))
        .fold(0, |set, (place, _)| set | 1 << place)
}
