#![doc = include_str!("en.md")]

use super::apparent_revoke::with_ruling;
use super::wording::{conduct, revokes};
use super::{Case, Finding, Findings, Topic};
use crate::bridge::Turn;
use crate::laws::{Breach, Duty, What};
use crate::words::{Message, message};

check! { "L102" "lead-restriction-broken", Error, "Laws 50D2, 54D, 57A, 59 and 61A" }

pub(super) fn of_play(case: &Case<'_>, findings: &mut Findings) {
    findings.extend(case.breaches().filter_map(|breach| finding(case, breach)));
}

fn finding(case: &Case<'_>, breach: &Breach) -> Option<Finding> {
    let about = match breach.duty {
        Duty::PenaltyCard { .. } => return None,
        Duty::Lead { suit, .. } => Some(suit),
        Duty::Play { .. } => None,
    };
    let ruled = case.ruled.ok()?;
    let turn = breach.turn;
    let (Turn { trick, seat }, card) = (turn, breach.played);
    let (manner, due) = (conduct::manner(ruled.replay, turn), due(breach.duty)?);
    let message = message!("l102", seat, manner, card, trick, due);
    let span = case.span_of_play(turn, card);
    let mut finding = Finding::new(&CHECK, span, message).at(turn);
    if let Some(revoke) = revokes::at(&ruled, turn, true) {
        let (suit, able) = (revoke.suit, revoke.revoke.could_have_played);
        finding = with_ruling(finding, &ruled, &revoke);
        if about == Some(suit) && !able.is_empty() {
            let (count, cards) = (able.len(), (suit, able));
            finding = finding.label(message!("l102-able", count, cards));
        }
    }
    if finding.label.is_none() {
        finding = finding.label(message!("l102-label"));
    }
    let orders = ruled.ruling.conduct.restrictions.iter();
    let mut orders = orders.filter(|it| it.seat == turn.seat && about == Some(it.suit));
    let order = orders.find(|it| it.first.is_some_and(|first| first <= turn.trick));
    let words = order.map(|order| conduct::restriction(*order));
    Some(finding.notes(Topic::Order, words))
}

/// What was due; nothing for a penalty card, which is the matter of another check.
fn due(duty: Duty) -> Option<Message> {
    Some(match duty {
        Duty::PenaltyCard { .. } => return None,
        Duty::Lead { suit, order } => {
            message!("l102-suit", suit, order = conduct::chosen_by(order))
        }
        Duty::Play { what, order } => match what {
            What::Card(card) => message!("l102-card", card, order = conduct::chosen_by(order)),
            What::Suit(suit) => message!("l102-suit", suit, order = conduct::chosen_by(order)),
            What::Highest => message!("l102-highest", order = conduct::chosen_by(order)),
            What::Lowest => message!("l102-lowest", order = conduct::chosen_by(order)),
        },
    })
}
