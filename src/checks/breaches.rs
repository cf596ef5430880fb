//! What the director's facts show of the play besides revokes that stand: duties that were not done, and cards that were taken back.

use super::apparent_revoke::with_ruling;
use super::wording::{clauses, conduct, revokes};
use super::{Case, Finding, Findings, L101, L102, L103, L104, Ruled, Topic};
use crate::bridge::Turn;
use crate::laws::{Breach, Correction, Duty, Fact, OpeningLead, Penalty, PenaltyCard, What};
use crate::words::{Message, message};

pub(super) fn penalty_cards(case: &Case<'_>, findings: &mut Findings) {
    let breaches = case.breaches();
    findings.extend(breaches.filter_map(|it| penalty_card_not_played(case, it)));
}

fn penalty_card_not_played(case: &Case<'_>, breach: &Breach) -> Option<Finding> {
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
    let mut finding = Finding::new(&L101, span, message).at(turn).label(label);
    if let Some(revoke) = revokes::at(&ruled, turn, true) {
        finding = with_ruling(finding, &ruled, &revoke);
    }
    let is_its = move |fact: &Fact| matches!(fact, Fact::PenaltyCard { seat, card, .. } if *seat == turn.seat && cards.contains(*card));
    let facts = conduct::facts(&ruled.ruling.conduct, is_its);
    Some(finding.notes(Topic::Facts, facts))
}

pub(super) fn restrictions(case: &Case<'_>, findings: &mut Findings) {
    let breaches = case.breaches();
    findings.extend(breaches.filter_map(|it| restriction_broken(case, it)));
}

fn restriction_broken(case: &Case<'_>, breach: &Breach) -> Option<Finding> {
    let about = match breach.duty {
        Duty::Lead { suit, .. } => Some(suit),
        Duty::PenaltyCard { .. } | Duty::Play { .. } => None,
    };
    let ruled = case.ruled.ok()?;
    let turn = breach.turn;
    let (Turn { trick, seat }, card) = (turn, breach.played);
    let (manner, due) = (conduct::manner(ruled.replay, turn), due(breach.duty)?);
    let message = message!("l102", seat, manner, card, trick, due);
    let span = case.span_of_play(turn, card);
    let mut finding = Finding::new(&L102, span, message).at(turn);
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

pub(super) fn corrections(case: &Case<'_>, findings: &mut Findings) {
    let Ok(ruled) = case.ruled else { return };
    let corrections = ruled.ruling.conduct.corrections.iter();
    for correction in corrections {
        findings.push(corrected(case, &ruled, correction));
    }
}

fn corrected(case: &Case<'_>, ruled: &Ruled<'_>, correction: &Correction) -> Finding {
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
    Finding::new(&L103, case.span_of_turn(turn), message)
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

pub(super) fn opening_lead(case: &Case<'_>) -> Option<Finding> {
    let shown = &case.ruling()?.conduct;
    let lead = shown.opening_lead?;
    let (label, law) = match lead.outcome {
        OpeningLead::Invited => (message!("l104-invited"), message!("l104-invited-law")),
        OpeningLead::Refused => (message!("l104-refused"), message!("l104-refused-law")),
        OpeningLead::RefusedDemand => (message!("l104-demand"), message!("l104-picked-up")),
        OpeningLead::RefusedForbid => (message!("l104-forbid"), message!("l104-picked-up")),
        OpeningLead::Accepted | OpeningLead::AcceptedDeclarerDummy => return None,
    };
    let turn = Turn::new(1, lead.seat);
    let message = message!("l104", seat = lead.seat, card = lead.card);
    let cards = shown.penalty_cards.iter();
    let cards = cards.filter(|it| (it.seat, it.card) == (lead.seat, lead.card));
    let orders = shown.restrictions.iter();
    let of_lead = orders.filter(|it| it.seat == lead.seat.partner() && it.suit == lead.card.suit);
    let is_its = move |fact: &Fact| match *fact {
        Fact::WithdrawnCard { seat, card, .. } | Fact::PenaltyCard { seat, card, .. } => {
            (seat, card) == (lead.seat, lead.card)
        }
        _ => false,
    };
    let finding = Finding::new(&L104, case.span_of_turn(turn), message)
        .at(turn)
        .label(label)
        .note(Topic::Law, law)
        .notes(Topic::Penalty, cards.copied().map(conduct::penalty_card))
        .notes(Topic::Order, of_lead.copied().map(conduct::restriction));
    Some(finding.notes(Topic::Facts, conduct::facts(shown, is_its)))
}
