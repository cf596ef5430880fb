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
//! Reading order, which is also the direction of imports: what is known (`director_fact`, `facts`); what follows from it for one
//! revoke (`duty`, `order`, `penalty_card`, `circumstances`, `infraction`); what the clauses ask (`question`, the
//! editions); the revokes of a board and their readings; and last the ruling.
//!
//! It must not know files, PBN, columns or languages. Every fact that is not in the cards comes from [`Facts`].

mod assumptions;
mod circumstances;
mod commencement;
mod conduct;
mod contradictions;
mod corrected_play;
mod correction;
mod course;
mod director_fact;
mod doubt;
mod duty;
mod edition;
mod edition_1997;
mod edition_2007;
mod edition_2017;
mod editions;
mod equity;
mod establishment;
mod facts;
mod hand_at_turn;
mod implied;
mod impossible;
mod infraction;
mod moved_tricks;
mod objection;
mod order;
mod pages;
mod penalty_card;
mod question;
mod reading;
mod rectification;
mod revokes_by_fact;
mod revokes_of_board;
mod ruling;
mod ruling_context;
mod scenario;
mod screen;
mod transfer;
mod trick_twelve;

pub use crate::replay::Grade;
pub use commencement::{Basis, Day, Jurisdiction, in_force};
pub use conduct::{Conduct, Fact, LeadOutOfTurn, Remark, Usable};
pub use contradictions::contradictions;
pub use correction::{Change, Correction};
pub use director_fact::{
    Claimed, Designated, DirectorFact, OpeningLead, Order, Penalty, Recorded, Rights, What, When,
};
pub use duty::{Breach, Duty};
pub use edition::{Clause, Edition, EditionYear, Gives};
pub use facts::{Answer, Attention, Facts, Role};
pub use impossible::impossible;
pub use infraction::Established;
pub use moved_tricks::{Moves, moving};
pub use objection::Objection;
pub use order::Restriction;
pub use pages::{Page, pages};
pub use penalty_card::{PenaltyCard, PenaltyEnd};
pub use question::RevokeQuestion;
pub use ruling::{
    Assumption, Equity, Question, Range, RevokeRuling, Ruling, Screen, State, ToldRevoke, Transfer,
};
pub use screen::{screen, screen_deal};

use crate::replay::Replay;
use infraction::{Infraction, Source};
use reading::Readings;
use ruling_context::RulingContext;

/// Rules on a board under an edition of the Laws. Allocates nothing for a board without revokes and director's facts.
///
/// The director's facts are taken as true: the caller must leave out facts that contradict each other or are
/// impossible.
pub fn rule(edition: &Edition, replay: &Replay, facts: &Facts) -> Ruling {
    if facts.told.is_empty() && replay.revokes().next().is_none() {
        return reading::of_the_cards(edition.year, replay, facts); // nearly every board
    }
    let replay = &*corrected_play::corrected_play(replay, facts);
    let told = implied::with_implied(replay, facts);
    let facts = &facts.with(&told);
    let mut ruling = reading::of_the_cards(edition.year, replay, facts);
    let infractions = revokes_of_board::infractions(edition, replay, facts);
    ruling.conduct = conduct::conduct(edition, replay, facts, &infractions);
    if infractions.is_empty() {
        return ruling;
    }
    let courses = course::as_claimed(course::courses(replay, &infractions), replay, facts);
    let courses = trick_twelve::as_corrected(courses, replay, facts, &infractions);
    let context = RulingContext {
        edition,
        replay,
        facts,
        infractions: &infractions,
    };
    let readings = Readings::of(&context, &courses, ruling.played);
    let corrected = trick_twelve::corrected_counts(&context, &readings);
    ruling.transfer = readings.transfer();
    ruling.adjusted = readings.adjusted();
    ruling.state = readings.state(&corrected);
    let mut revokes: Vec<RevokeRuling> = (0..infractions.len())
        .map(|place| rectification::rule_one(&context, &readings, place, &corrected))
        .collect();
    ruling.equity = equity::reasons(&context, &revokes);
    ruling.questions = equity::questions(&context, &revokes, &ruling, &readings);
    let is_told = |one: &&Infraction| one.source == Source::Slip;
    let mut each = infractions.iter();
    let of_slips = revokes.extract_if(.., |_| each.next().as_ref().is_some_and(is_told));
    let told = infractions.iter().filter(is_told).zip(of_slips);
    ruling.told = told
        .map(|(infraction, ruling)| ToldRevoke {
            revoke: infraction.revoke,
            suit: infraction.suit,
            ruling,
        })
        .collect();
    ruling.revokes = revokes;
    ruling
}
