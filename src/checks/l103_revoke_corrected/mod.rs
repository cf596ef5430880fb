#![doc = include_str!("en.md")]

use super::wording::{clauses, conduct, revokes};
use super::{Case, Finding, Findings, Ruled, Topic};
use crate::laws::{Correction, Fact, PenaltyCard};
use crate::words::{Message, message};

check! { "L103" "revoke-corrected", Note, "Laws 43B2, 62 and 63B" }

pub(super) fn of_play(case: &Case<'_>, findings: &mut Findings) {
    let Ok(ruled) = case.ruled else { return };
    let corrections = ruled.ruling.conduct.corrections.iter();
    for correction in corrections {
        findings.push(finding(case, &ruled, correction));
    }
}

fn finding(case: &Case<'_>, ruled: &Ruled<'_>, correction: &Correction) -> Finding {
    let turn = correction.turn;
    let (seat, trick, withdrawn) = (turn.seat, turn.trick, correction.withdrawn);
    let message = match correction.played {
        Some(played) => message!("l103", seat, trick, withdrawn, played),
        None => message!("l103-open", seat, trick, withdrawn),
    };
    let label = if correction.as_established {
        message!("l103-as-established")
    } else {
        message!("l103-put-right")
    };
    let revoke = revokes::at(ruled, turn, true).or_else(|| revokes::at(ruled, turn, false));
    let law = revoke.map(|revoke| clauses::line(ruled, &revoke));
    let penalty = correction.penalty_card.then(|| became(ruled, correction));
    let is_taken_back = |seat, card| {
        let mut changes = correction.changes.iter();
        (seat, card) == (turn.seat, correction.withdrawn)
            || changes.any(|it| it.turn.seat == seat && it.withdrawn == Some(card))
    };
    let is_its = move |fact: &Fact| match *fact {
        Fact::WithdrawnCard { trick, .. } => (turn.trick..=turn.trick + 1).contains(&trick),
        Fact::PenaltyCard { seat, card, .. } => is_taken_back(seat, card),
        Fact::TrickTwelve(at) => at == turn,
        _ => false,
    };
    Finding::new(&CHECK, case.span_of_turn(turn), message)
        .at(turn)
        .label(label)
        .notes(Topic::Law, law)
        .notes(Topic::Changes, conduct::changes(correction))
        .notes(Topic::Penalty, penalty)
        .notes(Topic::Facts, conduct::facts(&ruled.ruling.conduct, is_its))
}

/// What became of a defender's card that was taken back (Law 62B1).
fn became(ruled: &Ruled<'_>, correction: &Correction) -> Message {
    let mut cards = ruled.ruling.conduct.penalty_cards.iter();
    let is_its = |it: &&PenaltyCard| {
        it.from > correction.turn.trick
            && (it.seat, it.card) == (correction.turn.seat, correction.withdrawn)
    };
    match cards.find(is_its) {
        Some(card) => message!("l103-penalty", fate = conduct::penalty_card(*card)),
        None => message!("l103-became", card = correction.withdrawn),
    }
}
