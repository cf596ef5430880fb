#![doc = include_str!("en.md")]

use super::apparent_revoke::with_ruling;
use super::wording::{conduct, revokes};
use super::{Case, Finding, Findings, Topic};
use crate::bridge::Turn;
use crate::laws::{Breach, Duty, Fact, Penalty};
use crate::words::message;

check! { "L101" "penalty-card-not-played", Error, "Laws 50C, 50D1, 51A and 52B" }

pub(super) fn of_play(case: &Case<'_>, findings: &mut Findings) {
    findings.extend(case.breaches().filter_map(|breach| finding(case, breach)));
}

fn finding(case: &Case<'_>, breach: &Breach) -> Option<Finding> {
    let Duty::PenaltyCard { cards, rank } = breach.duty else {
        return None;
    };
    let ruled = case.ruled.ok()?;
    let turn = breach.turn;
    let (rank, label) = match (rank, cards.len()) {
        (Penalty::Minor, _) => ("minor", message!("l101-minor")),
        (Penalty::Major, 1) => ("major", message!("l101-one", cards)),
        (Penalty::Major, _) => ("major", message!("l101-several", cards)),
    };
    let (Turn { trick, seat }, card) = (turn, breach.played);
    let manner = conduct::manner(ruled.replay, turn);
    let message = message!("l101", seat, manner, card, trick, cards, rank);
    let span = case.span_of_play(turn, card);
    let mut finding = Finding::new(&CHECK, span, message).at(turn).label(label);
    if let Some(revoke) = revokes::at(&ruled, turn, true) {
        finding = with_ruling(finding, &ruled, &revoke);
    }
    let is_its = move |fact: &Fact| matches!(fact, Fact::PenaltyCard { seat, card, .. } if *seat == turn.seat && cards.contains(*card));
    let facts = conduct::facts(&ruled.ruling.conduct, is_its);
    Some(finding.notes(Topic::Facts, facts))
}
