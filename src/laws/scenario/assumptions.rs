//! Assumptions: what a ruling on a revoke assumes, each with the figure that would follow otherwise, where it differs.
//!
//! The figure is the number of tricks that this revoke asks for if the assumption is wrong; for 62D it is declarer's
//! tricks after the correction (several, separated by `/`).

use super::context::{RulingContext, set_of};
use super::reading::BoardReadings;
use crate::diagnosis::Grade;
use crate::laws::director::Answer;
use crate::laws::edition::{Clause, Gives};
use crate::laws::revoke::{Established, Infraction, RevokeView, Scenario};
use crate::laws::ruling::{Assumption, Range, RevokeRuling};
use crate::laws::transfer::demand_without;

/// The assumptions of a ruling, by clause: 62, 63, then 64 in the order of its clauses.
pub(crate) fn assumptions(
    context: &RulingContext,
    readings: &BoardReadings,
    views: &[RevokeView],
    ruling: &RevokeRuling,
) -> Vec<Assumption> {
    let infraction = views[0].this(); // of a reading that is kept
    let mut found = Vec::new();
    if infraction.established == Established::No {
        return found;
    }
    if infraction.real_trick == 12 && !is_settled(context, readings) {
        found.push(trick_twelve(readings));
    }
    found.extend(of_establishment(infraction, ruling.demand.max));
    let exemptions = context.edition.clauses.iter();
    let exemptions = exemptions.filter(|clause| clause.gives == Gives::Nothing);
    found.extend(exemptions.filter_map(|clause| of_clause(context, views, ruling, clause)));
    found
}

/// An assumption on a clause, with the other figure if it differs.
fn assumed(clause: &'static str, other: u8, figure: u8) -> Assumption {
    Assumption {
        clause,
        otherwise: u16::from(other != figure) << other,
    }
}

/// Whether it is known that the tricks stand as played, or how they went after the correction.
fn is_settled(context: &RulingContext, readings: &BoardReadings) -> bool {
    match context.timeline.answers.hands_returned {
        Answer::Yes => true,
        Answer::No => !readings.corrected.is_empty(),
        Answer::Unknown => false,
    }
}

/// The assumption that the tricks stand as played: `62D`, with the counts that a correction would give where they
/// differ.
fn trick_twelve(readings: &BoardReadings) -> Assumption {
    let (table, corrected) = (readings.adjusted(), &readings.corrected);
    let is_of_table = |count: &u8| table == Some(Range::exactly(*count));
    let does_differ = !corrected.iter().all(is_of_table);
    let counts = corrected.iter().filter(|_| does_differ);
    Assumption {
        clause: "62D",
        otherwise: counts.fold(0, |counts, count| counts | 1 << count),
    }
}

/// `63A3` when the revoke is presumed established; `63A` when that is unknown, and the clauses are given as if it were.
/// Where Law 62C3 leaves it open, 64B8 is the assumption.
fn of_establishment(infraction: &Infraction, demand: u8) -> Option<Assumption> {
    match infraction.established {
        Established::Yes { .. } | Established::No => None,
        Established::Presumed => Some(assumed("63A3", 0, demand)),
        Established::Unknown if infraction.joint => None,
        Established::Unknown => Some(assumed("63A", 0, demand)),
    }
}

/// An exemption that depends on a doubtful revoke, or one that is not given but may apply.
fn of_clause(
    context: &RulingContext,
    views: &[RevokeView],
    ruling: &RevokeRuling,
    clause: &Clause,
) -> Option<Assumption> {
    let circumstances = &views[0].this().circumstances;
    if ruling.clauses.contains(&clause.id) {
        if rests_firmly(context, views, clause) {
            return None;
        }
        let without = |view| demand_without(context.edition, view, clause.id);
        let most = views.iter().map(without).max().unwrap_or(0);
        return Some(assumed(clause.id, most, 0));
    }
    let may_hold = !circumstances.is_set_aside() && may_hold(views, clause);
    may_hold.then(|| assumed(clause.id, 0, ruling.demand.max))
}

/// Whether a clause that applies would not in some reading if it were read strictly, and the director has not said how he
/// reads it.
pub(crate) fn is_disputed(context: &RulingContext, views: &[RevokeView], clause: &Clause) -> bool {
    let holds = |view: &RevokeView| clause.asks.of(&view.strictly()) == Answer::Yes;
    let is_open = context.timeline.facts.reading(clause.asks.reading()) == Answer::Unknown;
    is_open && !views.iter().all(holds)
}

/// Whether a clause that applies would also do so without the revokes that may not have happened, or may not have been
/// established; and if it were read strictly, unless the director has said that it applies.
fn rests_firmly(context: &RulingContext, views: &[RevokeView], clause: &Clause) -> bool {
    let is_firm = |one: &Infraction| {
        one.grade != Grade::Doubtful
            && matches!(one.established, Established::Yes { .. } | Established::No)
    };
    let firm = set_of(context.infractions, is_firm);
    let firm = Scenario {
        real: firm,
        established: firm & context.all.established,
    };
    let is_strict = context.timeline.facts.reading(clause.asks.reading()) != Answer::Yes;
    let holds = |view: &RevokeView| {
        let view = view.with_scenario(firm);
        let view = if is_strict { view.strictly() } else { view };
        clause.asks.of(&view) == Answer::Yes
    };
    views.iter().all(holds)
}

/// Whether an exemption that is not given applies in some reading, or may apply.
fn may_hold(views: &[RevokeView], clause: &Clause) -> bool {
    let mut answers = views.iter().map(|view| clause.answer(view));
    answers.any(|answer| answer != Answer::No)
}
