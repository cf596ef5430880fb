//! Rectification (Law 64): the ruling on one revoke, over the readings of its board.

use super::assumptions::assumptions;
use super::course::is_beaten;
use super::infraction::Infraction;
use super::question::RevokeQuestion;
use super::reading::{Readings, range};
use super::ruling_context::RulingContext;
use super::transfer::{demand_under, met};
use super::{Answer, Clause, Established, Gives, Range, RevokeRuling};
use crate::bridge::side;
use crate::replay::Replay;

/// The ruling on the revoke with this index; `corrected` are the counts that Law 62D would give.
pub(super) fn rule_one(
    context: &RulingContext,
    readings: &Readings,
    place: usize,
    corrected: &[u8],
) -> RevokeRuling {
    let infraction = &context.infractions[place];
    let questions: Vec<_> = readings.questions(context, place).collect();
    let mut ruling = RevokeRuling {
        role: infraction.role,
        side: infraction.side,
        won_by_offender: won_by_offender(context.replay, infraction),
        later_tricks: later_tricks(context.replay, infraction),
        established: infraction.established,
        clauses: all_clauses(context, infraction, &questions),
        demand: demand(context, readings, place),
        assumptions: Vec::new(),
    };
    ruling.assumptions = assumptions(context, readings, &questions, &ruling, corrected);
    ruling
}

fn won_by_offender(replay: &Replay, infraction: &Infraction) -> Answer {
    let trick = replay.trick(infraction.trick());
    let trump = replay.setting.trump;
    match trick.winner {
        Some(winner) => (winner == infraction.offender()).into(),
        None if is_beaten(
            trick.cards,
            infraction.offender(),
            infraction.revoke.led,
            trump,
        ) =>
        {
            Answer::No
        }
        None => Answer::Unknown,
    }
}

/// Tricks that the offending side won after the revoke trick; those not played count from none to all.
fn later_tricks(replay: &Replay, infraction: &Infraction) -> Range {
    let mut later = Range::default();
    for number in infraction.trick() + 1..=replay.size {
        let winner = replay.trick(number).winner;
        later.min += u8::from(winner.is_some_and(|seat| side(seat) == infraction.side));
        later.max += u8::from(winner.is_none_or(|seat| side(seat) == infraction.side));
    }
    later
}

/// The clauses of Law 62 or 64, preceded by those that set them aside. For Law 64 these are all exemptions that apply
/// in every reading in which all revokes count; otherwise the clause of 64A that gives most.
fn all_clauses(
    context: &RulingContext,
    infraction: &Infraction,
    questions: &[RevokeQuestion],
) -> Vec<&'static str> {
    if infraction.established == Established::No {
        return vec![of_correction(context, infraction)];
    }
    let mut clauses: Vec<_> = infraction.circumstances.set_aside_by().collect();
    let set_aside = clauses.len();
    let applies =
        |clause: &Clause, question: &RevokeQuestion| (clause.asks)(question) == Answer::Yes;
    let exempts = |clause: &&Clause| clause.gives == Gives::Nothing;
    let table = context.edition.clauses.iter();
    let exemptions = table.clone().filter(exempts);
    let exemptions = exemptions.filter(|clause| questions.iter().all(|it| applies(clause, it)));
    clauses.extend(exemptions.map(|clause| clause.id));
    if clauses.len() == set_aside {
        let mut others = table.filter(|clause| !exempts(clause));
        let given = others.find(|clause| questions.iter().any(|it| applies(clause, it)));
        clauses.extend(given.map(|clause| clause.id));
    }
    clauses
}

/// The clause by which a revoke that was not established is corrected.
fn of_correction(context: &RulingContext, infraction: &Infraction) -> &'static str {
    let mut others = context.infractions.iter();
    let together = others.any(|other| {
        other.trick() == infraction.trick()
            && other.side != infraction.side
            && other.established == Established::No
    });
    if together && context.edition.corrects_both.is_some() {
        "64B8"
    } else if infraction.real_trick == 12 {
        "62D"
    } else {
        "62A"
    }
}

/// What the revoke asks for, over the readings in which it counts; from zero when its establishment is unknown.
fn demand(context: &RulingContext, readings: &Readings, place: usize) -> Range {
    let asked = readings
        .kept
        .iter()
        .map(|reading| {
            RevokeQuestion::new(context.infractions, place, reading.scenario, reading.course)
        })
        .filter(RevokeQuestion::is_established)
        .map(|question| met(&demand_under(context.edition, &question)));
    let demand = range(asked);
    match context.infractions[place].established {
        Established::Unknown => demand.including(0),
        Established::Yes { .. } | Established::Presumed | Established::No => demand,
    }
}
