#![doc = include_str!("en.md")]

use super::conduct_words::{due, played, restriction};
use super::revoke_words::RuledRevoke;
use super::words::cards;
use super::{Case, Finding, Findings, Note, Topic};
use crate::laws::{Breach, Duty};

check! {
    "L102" "lead-restriction-broken", Error, "Laws 50D2, 54D, 57A, 59 and 61A";
    since "0.1.0", asked where CONDUCT
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    for finding in case.breaches().filter_map(|breach| tell(case, breach)) {
        findings.push(finding);
    }
}

fn tell(case: &Case<'_>, breach: &Breach) -> Option<Finding> {
    let about = match breach.duty {
        Duty::PenaltyCard { .. } => return None,
        Duty::Lead { suit, .. } => Some(suit),
        Duty::Play { .. } => None,
    };
    let ruled = case.ruled.ok()?;
    let turn = breach.turn;
    let message = format!(
        "{} although {}",
        played(ruled.replay, turn, breach.played),
        due(breach.duty)
    );
    let span = case.span_of_play(turn, breach.played);
    let mut finding = Finding::new(&CHECK, span, message).at(turn);
    if let Some(told) = RuledRevoke::of_slip(&ruled, turn) {
        let (suit, able) = (told.suit, told.revoke.could_have_played);
        finding = finding
            .note(Topic::Established, told.establishment())
            .note(Topic::Law, told.law());
        if about == Some(suit) && !able.is_empty() {
            finding = finding.label(format!("{} could be played", cards(suit, able)));
        }
    }
    if finding.label.is_none() {
        finding = finding.label("the hand was able to obey (Law 59)");
    }
    let orders = ruled.ruling.conduct.restrictions.iter();
    let mut orders = orders.filter(|it| it.seat == turn.seat && about == Some(it.suit));
    let order = orders.find(|it| it.first.is_some_and(|first| first <= turn.trick));
    let words = order.map(|order| restriction(*order));
    finding.notes.extend(Note::any(Topic::Order, words));
    Some(finding)
}
