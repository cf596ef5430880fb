//! Rectification (Law 64): the ruling on one revoke, over the readings of its board.

use super::director::Answer;
use super::edition::{Clause, Gives};
use super::revoke::{Asks, Established, Infraction, RevokeView};
use super::ruling::{Range, RevokeRuling};
use super::scenario::{BoardReadings, RulingContext, assumptions};
use crate::bridge::side;
use crate::replay::Replay;

/// The ruling on the revoke with this index.
pub(super) fn rule_one(
    context: &RulingContext,
    readings: &BoardReadings,
    place: usize,
) -> RevokeRuling {
    let infraction = &context.infractions[place];
    let views: Vec<_> = readings.views(context, place).collect();
    let demand = readings.demand(context, place);
    let play = context.timeline.play;
    let clauses = all_clauses(context, infraction, &views);
    let primary = clauses.first();
    let mut ruling = RevokeRuling {
        revoke: infraction.revoke,
        suit: infraction.suit,
        could_have_played: infraction.could_have_played,
        trick_winner: play.trick(infraction.trick()).winner,
        role: infraction.role,
        side: infraction.side,
        won_by_offender: won_by_offender(play, infraction),
        later_tricks: later_tricks(play, infraction),
        established: infraction.established,
        exempt: primary.is_some_and(|clause| !context.edition.transfers(clause)),
        clauses,
        demand,
        equity: has_equity(context, infraction),
        assumptions: Vec::new(),
    };
    ruling.assumptions = assumptions(context, readings, &views, &ruling);
    ruling
}

/// Whether anything of the revoke is left for Law 64C: not where it was corrected, also on trick 12 before the hands were back
/// in the board (Law 62D), nor where the other side asked that its rectification be waived.
fn has_equity(context: &RulingContext, one: &Infraction) -> bool {
    let is_undone = one.real_trick == 12 && context.timeline.answers.hands_returned == Answer::No;
    one.established != Established::No && !is_undone && !one.circumstances.waived
}

fn won_by_offender(play: &Replay, infraction: &Infraction) -> Answer {
    let trick = play.trick(infraction.trick());
    let (seat, led) = (infraction.offender(), infraction.revoke.led);
    match trick.winner {
        Some(winner) => (winner == seat).into(),
        None if trick.is_beaten(seat, led, play.setting.trump) => Answer::No,
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
    views: &[RevokeView],
) -> Vec<&'static str> {
    if infraction.established == Established::No {
        return vec![of_correction(context, infraction)];
    }
    let mut clauses: Vec<_> = infraction
        .circumstances
        .set_aside_by(context.edition.weighed.waiver)
        .collect();
    let set_aside = clauses.len();
    let applies = |clause: &Clause, view: &RevokeView| clause.answer(view) == Answer::Yes;
    let exempts = |clause: &&Clause| clause.gives == Gives::Nothing;
    let table = context.edition.clauses.iter();
    let exemptions = table.clone().filter(exempts);
    let exemptions = exemptions.filter(|clause| views.iter().all(|it| applies(clause, it)));
    clauses.extend(exemptions.map(|clause| clause.id));
    if clauses.len() == set_aside {
        let mut others = table.filter(|clause| !exempts(clause));
        let given = others.find(|clause| views.iter().any(|it| applies(clause, it)));
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
    let both = context.edition.that_asks(Asks::CorrectedWithTheOther);
    let on_twelve = infraction.real_trick == 12;
    both.filter(|_| together)
        .unwrap_or(if on_twelve { "62D" } else { "62A" })
}
