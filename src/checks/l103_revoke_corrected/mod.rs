#![doc = include_str!("en.md")]

use super::conduct_words::{order_of_changes, penalty_card, remarks};
use super::revoke_words::RuledRevoke;
use super::words::seat_name;
use super::{Case, Finding, Findings, Note, Ruled, Topic};
use crate::bridge::Spelled;
use crate::laws::{Correction, Fact, PenaltyCard};

check! {
    "L103" "revoke-corrected", Note, "Laws 43B2, 62 and 63B";
    since "0.1.0", asked where CONDUCT
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    let Ok(ruled) = case.ruled else { return };
    let corrections = ruled.ruling.conduct.corrections.iter();
    for correction in corrections {
        findings.push(tell(case, &ruled, correction));
    }
}

fn tell(case: &Case<'_>, ruled: &Ruled<'_>, correction: &Correction) -> Finding {
    let turn = correction.turn;
    let (seat, withdrawn) = (seat_name(turn.seat), Spelled(correction.withdrawn));
    let back = format!("{seat} took back {withdrawn} in trick {}", turn.trick);
    let message = match correction.played {
        Some(card) => format!("{back} and played {}", Spelled(card)),
        None => back,
    };
    let label = if correction.as_established {
        "it is ruled on as if it had been established"
    } else {
        "a revoke that was put right"
    };
    let mut finding = Finding::new(&CHECK, case.span_of_turn(turn), message)
        .at(turn)
        .label(label);
    let told = RuledRevoke::of_slip(ruled, turn).or_else(|| RuledRevoke::of_record(ruled, turn));
    let law = told.map(|told| told.law());
    finding.notes.extend(Note::any(Topic::Law, law));
    let changes = order_of_changes(correction);
    finding.notes.extend(Note::any(Topic::Changes, changes));
    if correction.penalty_card {
        let text = became(ruled, correction);
        finding.notes.extend(Note::any(Topic::Penalty, Some(text)));
    }
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
    let facts = remarks(&ruled.ruling.conduct, is_its);
    finding.notes.extend(Note::any(Topic::Facts, facts));
    finding
}

/// What became of a defender's card that was taken back (Law 62B1).
fn became(ruled: &Ruled<'_>, correction: &Correction) -> String {
    let mut cards = ruled.ruling.conduct.penalty_cards.iter();
    let is_its = |it: &&PenaltyCard| {
        it.from > correction.turn.trick
            && (it.seat, it.card) == (correction.turn.seat, correction.withdrawn)
    };
    match cards.find(is_its) {
        Some(card) => format!("{} (62B1)", penalty_card(*card)),
        None => format!(
            "{} became a major penalty card (62B1)",
            Spelled(correction.withdrawn)
        ),
    }
}
