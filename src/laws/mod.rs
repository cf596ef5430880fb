//! What the Laws give: a replay and the facts known besides it become a [`Ruling`].
//!
//! For each revoke: whether it was established (Law 63), which clauses of Law 64 apply and how many tricks they ask
//! for. For the board: how many tricks are moved, what the stated Result is, what a director should look at.
//!
//! The Laws answer yes, no or unknown, and a record leaves much unknown. So a board is ruled once for each reading: for
//! each course of the tricks that were not recorded, and for each scenario of the doubtful revokes. What the readings
//! have in common is the ruling; where they differ, it gives a range.
//!
//! The facts include what the director wrote down ([`DirectorFact`]). That settles what the record leaves open, and can show
//! revokes that the record does not: corrected ones, those ruled as if established, and requirements that were not
//! obeyed.
//!
//! Reading order, which is also the direction of imports:
//!
//! * `director`: what the director says, whether it can be true, and the timeline that follows from it: what each hand
//!   held, could play and had to play at its turn;
//! * `revoke`: the revokes of a board, and what a clause may ask about one;
//! * `edition`: the editions, each a table of clauses; since when each was in force; a page for each clause;
//! * `transfer`: from what each revoke asks for to the tricks that move;
//! * `scenario`: the ways in which the board can have gone, each ruled by itself;
//! * `conduct`, `rectification`, `equity` and `double_dummy`: the parts of a [`Ruling`].
//!
//! It must not know files, PBN, columns or languages. Every fact that is not in the cards comes from [`Facts`].

mod against_record;
mod cards_alone;
mod conduct;
mod director;
mod double_dummy;
mod edition;
mod equity;
mod rectification;
mod revoke;
mod ruling;
mod scenario;
mod transfer;

pub use crate::diagnosis::Grade;
pub use against_record::against_record;
pub use conduct::{Conduct, Fact, LeadOutOfTurn, Remark, Usable};
pub use director::{
    Answer, Attention, Breach, Claimed, Contradiction, Designated, DirectorFact, Duty, Facts,
    Instruction, LeadRestriction, Objection, OpeningLead, Penalty, PenaltyCard, PenaltyEnd,
    Reading, Recorded, Rights, Role, What, When, contradictions, final_play, impossible, testified,
};
pub use double_dummy::{double_dummy, double_dummy_deal};
pub use edition::{
    Asks, Basis, Clause, EDITIONS, Edition, Editions, Gives, Jurisdiction, LAWS_1997, LAWS_2007,
    LAWS_2017, Page, Since, UNDATED, Weighed, in_force, in_force_in, pages,
};
pub use revoke::{Change, Correction, Ending, Established, OpenEnd, RevokeRules};
pub use ruling::{
    Assumption, Counts, DoubleDummy, Equity, Moves, Question, Range, RevokeRuling, Ruling, State,
    Transfer,
};

use crate::replay::Replay;
use director::{Timeline, with_implied};
use revoke::{Source, collect, open_end};
use scenario::{BoardReadings, RulingContext, corrected_winners, possible_courses};

/// Rules on a board under an edition of the Laws. Allocates nothing for a board without revokes and director's facts.
///
/// The director's facts are taken as true: the caller must leave out facts that contradict each other or are
/// impossible.
pub fn rule(edition: &'static Edition, replay: &Replay, facts: &Facts) -> Ruling {
    let mut ruling = Ruling::default();
    rule_into(edition, replay, facts, &mut ruling);
    ruling
}

/// The same into a value that is used again for another board.
pub fn rule_into(edition: &'static Edition, replay: &Replay, facts: &Facts, ruling: &mut Ruling) {
    if facts.by_director.is_empty() && replay.revokes().next().is_none() {
        ruling.take_cards(edition, replay, facts); // nearly every board
        return;
    }
    let play = final_play(replay, facts.by_director);
    let corrects_both = edition.revokes.corrects_both.is_some();
    let facts_and_implied = with_implied(&play, facts, corrects_both);
    let facts = facts.with(&facts_and_implied);
    *ruling = rule_on(edition, &Timeline::of(&play, &facts));
}

/// Rules on a board with a revoke or facts from the director.
fn rule_on(edition: &'static Edition, timeline: &Timeline) -> Ruling {
    let infractions = &collect(&edition.revokes, timeline);
    // what was done contrary to a duty is seen in the play as it was
    let conduct = conduct::conduct(&edition.weighed, timeline, infractions);
    let (open_end, put_right) = open_end(timeline, infractions).unzip();
    let put_right = put_right.as_ref();
    let open = put_right.map(|play| Timeline::of(play, timeline.facts));
    let timeline = open.as_ref().unwrap_or(timeline);
    let mut ruling = Ruling::of_the_cards(edition, timeline.play, timeline.facts);
    ruling.open_end = open_end;
    ruling.conduct = conduct;
    if infractions.is_empty() && !timeline.facts.is_share_noted() {
        return ruling;
    }
    let context = &RulingContext::of(edition, timeline, infractions, open_end);
    let courses = possible_courses(context);
    let readings = &BoardReadings::of(context, &courses, ruling.played);
    ruling.last_two = corrected_winners(context, &courses);
    ruling.transfer = readings.transfer(context);
    ruling.adjusted_counts = readings.adjusted_counts();
    ruling.adjusted = readings.adjusted();
    ruling.state = readings.state(context, ruling.played);
    let mut revokes: Vec<RevokeRuling> = (0..infractions.len())
        .map(|place| rectification::rule_one(context, readings, place))
        .collect();
    ruling.equity = equity::reasons(context, &revokes);
    let asked = equity::questions(context, &revokes, &ruling, readings);
    ruling.questions.extend(asked);
    ruling.questions.sort_unstable();
    let mut sources = infractions.iter().map(|one| one.source);
    let of_slips = revokes.extract_if(.., |_| sources.next() == Some(Source::Slip));
    ruling.slip_revokes = of_slips.collect();
    ruling.revokes = revokes;
    ruling
}
