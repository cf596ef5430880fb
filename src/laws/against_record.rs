//! Facts that the record contradicts, under an edition of the Laws: claims that the stated Result rules out, corrections that
//! came too late, and what is said of all revokes or of the Result where it is so of none.

use super::director::{
    DirectorFact, Facts, Objection, Timeline, When, final_play, is_late, with_implied,
};
use super::edition::Edition;
use super::revoke::{collect, open_end};
use super::rule;
use super::ruling::{Ruling, State};
use super::scenario::{RulingContext, can_result_be, is_as_noted, possible_courses};
use crate::bridge::{Seat, Turn, side};
use crate::replay::{Irregularity, Replay};
use std::cell::LazyCell;

/// The facts, by index, that the record contradicts, and why.
pub fn against_record(
    edition: &'static Edition,
    replay: &Replay,
    facts: &Facts,
) -> Vec<(usize, Objection)> {
    let ruling = LazyCell::new(|| rule(edition, replay, facts));
    let why = |(place, &fact): (usize, &DirectorFact)| {
        let why = match fact {
            DirectorFact::Corrected { turn, .. } => {
                is_too_late(edition, replay, facts, turn).then_some(Objection::CorrectedTooLate)
            }
            DirectorFact::Attention { of: None, when } => {
                is_said_otherwise(&ruling, facts, when).then_some(Objection::EachOtherwise)
            }
            DirectorFact::ResultAdjusted(true) => {
                is_nothing_due(&ruling).then_some(Objection::NothingDue)
            }
            _ => is_ruled_out(edition, replay, facts, fact).then_some(Objection::OtherResult),
        };
        Some((place, why?))
    };
    let stated = facts.by_director.iter();
    stated.enumerate().filter_map(why).collect()
}

/// Whether each revoke has a fact of its own on when attention was drawn to it, and none of them is like this one about all.
fn is_said_otherwise(ruling: &Ruling, facts: &Facts, when: When) -> bool {
    let mut revokes = ruling.every_revoke().map(|one| one.revoke.turn).peekable();
    let is_other = |at| {
        let mut stated = facts.by_director.iter();
        stated.any(|it| matches!(*it, DirectorFact::Attention { of: Some(of), when: own } if of == at && is_late(own) != is_late(when)))
    };
    revokes.peek().is_some() && revokes.all(is_other)
}

/// Whether no transfer can be in the stated Result: none is due, and the Result is what was played.
fn is_nothing_due(ruling: &Ruling) -> bool {
    ruling.state == State::Agrees && ruling.transfer.tricks.max == 0 && !ruling.transfer.both
}

/// Whether a claim gives tricks that the stated Result rules out: it can be the count of the play or of the ruling
/// without them, and not with them.
fn is_ruled_out(
    edition: &'static Edition,
    replay: &Replay,
    facts: &Facts,
    claim: DirectorFact,
) -> bool {
    let can_be = |claim| can_be(edition, replay, facts, claim);
    without_tricks(claim).is_some_and(|bare| !can_be(claim) && can_be(bare))
}

/// The same claim without its number of tricks, if it has one.
fn without_tricks(mut fact: DirectorFact) -> Option<DirectorFact> {
    let DirectorFact::Claim { tricks, .. } = &mut fact else {
        return None;
    };
    tricks.take().map(|_| fact)
}

/// Whether the stated Result can be right when only this claim says who got the remaining tricks.
fn can_be(edition: &'static Edition, replay: &Replay, facts: &Facts, claim: DirectorFact) -> bool {
    let others = facts.by_director.iter().copied();
    let others = others.map(|it| without_tricks(it).unwrap_or(it));
    let others = others.chain([claim]).collect::<Vec<_>>();
    let play = final_play(replay, &others);
    let corrects_both = edition.revokes.corrects_both.is_some();
    let implied = with_implied(&play, &facts.with(&others), corrects_both);
    let facts = facts.with(&implied);
    let timeline = Timeline::of(&play, &facts);
    let infractions = collect(&edition.revokes, &timeline);
    let can_be = |play: &Replay| {
        let timeline = Timeline::of(play, &facts);
        let context = RulingContext::of(edition, &timeline, &infractions, None);
        let played = Ruling::of_the_cards(edition, play, &facts).played;
        let mut courses = possible_courses(&context);
        courses.retain(|course| is_as_noted(play, claim, course));
        can_result_be(&context, &courses, played)
    };
    // where a revoke is still to be corrected, the Result may be from before that
    open_end(&timeline, &infractions).is_some_and(|(_, play)| can_be(&play)) || can_be(&play)
}

/// Whether a revoke was corrected together with one of the other side, after its own side had played to the next trick,
/// under an edition that has no such correction (Law 62C3 is of 2017).
///
/// The slip tells the order of events, and what is recorded in the next trick may have been played afterwards. Not so
/// where the record ends in that trick without a card of the hand that won the corrected one.
fn is_too_late(edition: &'static Edition, replay: &Replay, facts: &Facts, turn: Turn) -> bool {
    let next = turn.trick + 1;
    if edition.revokes.corrects_both.is_some()
        || next != replay.rows
        || !is_joint(facts, turn)
        || replay.irregularities.iter().any(|it| is_lead_to(it, next))
    {
        return false;
    }
    let play = final_play(replay, facts.by_director);
    let cards = play.trick(next).cards;
    let is_of_offenders = |seat: Seat| side(seat) == side(turn.seat) && cards[seat].is_some();
    let winner = play.trick(turn.trick).winner;
    winner.is_some_and(|winner| cards[winner].is_none())
        && Seat::ALL.into_iter().any(is_of_offenders)
}

/// Whether a revoke of the other side in the same trick was corrected too.
fn is_joint(facts: &Facts, revoke: Turn) -> bool {
    let is_other = |at: Turn| at.trick == revoke.trick && side(at.seat) != side(revoke.seat);
    let mut corrected = facts.by_director.iter();
    corrected.any(|it| matches!(it, DirectorFact::Corrected { turn, .. } if is_other(*turn)))
}

/// Whether it is an accepted lead out of turn to this trick.
fn is_lead_to(it: &Irregularity, trick: u8) -> bool {
    matches!(it, Irregularity::LeadOutOfTurn { turn, .. } if turn.trick == trick)
}
