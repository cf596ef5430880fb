//! Doubts: the combinations of revokes to rule on where it is doubtful which of them count.
//!
//! A revoke graded doubtful may be a slip of the record; one whose establishment is unknown or presumed may have been
//! corrected. On its own that changes little: a doubtful or presumed revoke counts, and an unknown one is ruled both
//! ways. But another revoke's exemption may depend on it (64B2, 64B7): on a course on which that one would then ask for
//! tricks, the scenario without it is ruled too.

use super::context::{RulingContext, set_of};
use crate::bridge::Side;
use crate::diagnosis::Grade;
use crate::laws::revoke::{Course, Established, Infraction, Scenario};
use crate::laws::transfer::{Demand, Met, demand_under};

/// A doubt about the revokes of one trick, which are dropped together if it is justified.
#[derive(Debug, Clone, Copy)]
pub(super) struct Doubt {
    /// The revokes that then are not revokes.
    unreal: u64,
    /// The revokes that then are not established.
    unestablished: u64,
    /// Whether the doubt matters only where it removes another revoke's exemption.
    only_as_basis: bool,
}

/// The most doubts considered; further ones, about later revokes, are ignored.
const WEIGHED: usize = 6;

/// The scenarios to rule on where the tricks went like this, each with what is owed in it; the first is the one in which all
/// revokes count.
pub(super) fn scenarios(
    context: &RulingContext,
    course: &Course,
    doubts: &[Doubt],
) -> Vec<(Scenario, Owed)> {
    let owed = |founded| {
        let scenario = scenario(context.all, doubts, founded);
        (scenario, Owed::of(context, scenario, course))
    };
    let all: Vec<_> = (0..1 << doubts.len()).map(owed).collect();
    let kept = (0..all.len()).filter(|founded| matters(doubts, &all, *founded));
    kept.map(|founded| all[founded]).collect()
}

/// What is owed in a scenario.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Owed {
    /// The revokes that ask for a trick, one bit each.
    paying: u64,
    /// Tricks that the declaring side loses, and that it gains.
    pub(super) moved: [u8; 2],
}

impl Owed {
    pub(super) fn of(context: &RulingContext, scenario: Scenario, course: &Course) -> Self {
        let declaring = context.timeline.facts.declaring();
        let (mut paying, mut moved) = (0, [Met::default(); 2]);
        for (place, side, demand) in demands(context, scenario, course) {
            paying |= u64::from(demand != [0, 0]) << place;
            for tricks in demand {
                moved[usize::from(side != declaring)].take(tricks);
            }
        }
        let moved = moved.map(|met| met.count);
        Self { paying, moved }
    }
}

/// What each established revoke asks for in a scenario, with its index and the side that owes it.
pub(super) fn demands<'a>(
    context: &'a RulingContext<'a>,
    scenario: Scenario,
    course: &'a Course,
) -> impl Iterator<Item = (usize, Side, Demand)> + 'a {
    let views = (0..context.infractions.len())
        .map(move |place| (place, context.view(place, scenario, course)));
    views
        .filter(|(_, view)| view.is_established())
        .map(|(place, view)| {
            (
                place,
                view.this().side,
                demand_under(context.edition, &view),
            )
        })
}

/// The doubts about the revokes of a board.
pub(super) fn doubts(infractions: &[Infraction]) -> Vec<Doubt> {
    let by_trick = infractions.chunk_by(|one, next| one.trick() == next.trick());
    let mut doubts: Vec<Doubt> = by_trick
        .flat_map(|of_trick| doubts_of_trick(infractions, of_trick[0].trick()))
        .filter(|doubt| doubt.unestablished != 0)
        .collect();
    doubts.truncate(WEIGHED);
    doubts
}

/// The doubts about the revokes of a trick. Those whose establishment is unknown are dropped together, as the same unrecorded
/// events decide on all of them, and Law 62C3 corrects those of both sides together. If the row is a slip of the record, none of
/// its doubtful revokes is real.
fn doubts_of_trick(infractions: &[Infraction], trick: u8) -> [Doubt; 3] {
    let set =
        |is: fn(&Infraction) -> bool| set_of(infractions, |one| one.trick() == trick && is(one));
    let doubt = |unreal, unestablished, only_as_basis| Doubt {
        unreal,
        unestablished,
        only_as_basis,
    };
    let doubtful = set(|one| one.grade == Grade::Doubtful);
    [
        doubt(0, set(|one| one.established == Established::Unknown), false),
        doubt(0, set(|one| one.established == Established::Presumed), true),
        doubt(doubtful, doubtful, true),
    ]
}

/// The scenario when these doubts (one bit each) are justified.
fn scenario(all: Scenario, doubts: &[Doubt], founded: usize) -> Scenario {
    let mut scenario = all;
    for (place, doubt) in doubts.iter().enumerate() {
        if founded & 1 << place != 0 {
            scenario.real &= !doubt.unreal;
            scenario.established &= !doubt.unestablished;
        }
    }
    scenario
}

/// Whether each of these doubts that matters only for exemptions does remove one, so that a revoke pays that did not.
fn matters(doubts: &[Doubt], all: &[(Scenario, Owed)], founded: usize) -> bool {
    let paying = |founded: usize| all[founded].1.paying;
    let freed = |founded| paying(founded) & !paying(0);
    doubts.iter().enumerate().all(|(place, doubt)| {
        let without = founded & !(1 << place);
        without == founded || !doubt.only_as_basis || freed(founded) & !freed(without) != 0
    })
}
