#![doc = include_str!("en.md")]

use super::wording::conduct::{facts, penalty_card, restriction};
use super::{Case, Finding, Findings, Ruled, Topic};
use crate::bridge::Turn;
use crate::laws::{Fact, LeadOutOfTurn, OpeningLead};
use crate::words::message;

check! { "L104" "opening-lead-taken-back", Note, "Laws 47E1, 50 and 54D" }

pub(super) fn of_play(case: &Case<'_>, findings: &mut Findings) {
    let Ok(ruled) = case.ruled else { return };
    let lead = ruled.ruling.conduct.opening_lead;
    findings.extend(lead.and_then(|lead| finding(case, &ruled, lead)));
}

fn finding(case: &Case<'_>, ruled: &Ruled<'_>, lead: LeadOutOfTurn) -> Option<Finding> {
    let (label, law) = match lead.outcome {
        OpeningLead::Invited => (message!("l104-invited"), message!("l104-invited-law")),
        OpeningLead::Refused => (message!("l104-refused"), message!("l104-refused-law")),
        OpeningLead::RefusedDemand => (message!("l104-demand"), message!("l104-picked-up")),
        OpeningLead::RefusedForbid => (message!("l104-forbid"), message!("l104-picked-up")),
        OpeningLead::Accepted | OpeningLead::AcceptedDeclarerDummy => return None,
    };
    let turn = Turn::new(1, lead.seat);
    let message = message!("l104", seat = lead.seat, card = lead.card);
    let conduct = &ruled.ruling.conduct;
    let cards = conduct.penalty_cards.iter();
    let cards = cards.filter(|it| (it.seat, it.card) == (lead.seat, lead.card));
    let orders = conduct.restrictions.iter();
    let of_lead = orders.filter(|it| it.seat == lead.seat.partner() && it.suit == lead.card.suit);
    let is_its = move |fact: &Fact| match *fact {
        Fact::WithdrawnCard { seat, card, .. } | Fact::PenaltyCard { seat, card, .. } => {
            (seat, card) == (lead.seat, lead.card)
        }
        _ => false,
    };
    let finding = Finding::new(&CHECK, case.span_of_turn(turn), message)
        .at(turn)
        .label(label)
        .note(Topic::Law, law)
        .notes(Topic::Penalty, cards.copied().map(penalty_card))
        .notes(Topic::Order, of_lead.copied().map(restriction));
    Some(finding.notes(Topic::Facts, facts(conduct, is_its)))
}
