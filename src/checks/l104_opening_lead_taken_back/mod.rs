#![doc = include_str!("en.md")]

use super::conduct_words::{penalty_card, remarks, restriction};
use super::words::seat_name;
use super::{Case, Finding, Findings, Note, Ruled, Topic};
use crate::bridge::{Spelled, Turn};
use crate::laws::{Fact, LeadOutOfTurn, OpeningLead};

check! {
    "L104" "opening-lead-taken-back", Note, "Laws 47E1, 50 and 54D";
    since "0.1.0", asked where CONDUCT
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    let Ok(ruled) = case.ruled else { return };
    let lead = ruled.ruling.conduct.opening_lead;
    findings.extend(lead.and_then(|lead| tell(case, &ruled, lead)));
}

fn tell(case: &Case<'_>, ruled: &Ruled<'_>, lead: LeadOutOfTurn) -> Option<Finding> {
    let (label, law) = match lead.outcome {
        OpeningLead::Invited => (
            "an opponent had told him that it was his lead",
            "47E1: nothing more follows",
        ),
        OpeningLead::Refused => (
            "declarer refused it",
            "54D: the card became a major penalty card",
        ),
        OpeningLead::RefusedDemand => (
            "declarer refused it, and demanded its suit",
            "54D, 50D2a: the card was picked up",
        ),
        OpeningLead::RefusedForbid => (
            "declarer refused it, and forbade its suit",
            "54D, 50D2a: the card was picked up",
        ),
        OpeningLead::Accepted | OpeningLead::AcceptedDeclarerDummy => return None,
    };
    let turn = Turn {
        trick: 1,
        seat: lead.seat,
    };
    let (seat, card) = (seat_name(lead.seat), Spelled(lead.card));
    let message = format!("{seat} led {card} to trick 1 out of turn and took it back");
    let mut finding = Finding::new(&CHECK, case.span_of_turn(turn), message)
        .at(turn)
        .label(label)
        .note(Topic::Law, law);
    let conduct = &ruled.ruling.conduct;
    let cards = conduct.penalty_cards.iter();
    let cards = cards.filter(|it| (it.seat, it.card) == (lead.seat, lead.card));
    for it in cards {
        finding = finding.note(Topic::Penalty, penalty_card(*it));
    }
    let orders = conduct.restrictions.iter();
    let of_lead = orders.filter(|it| it.seat == lead.seat.partner() && it.suit == lead.card.suit);
    for it in of_lead {
        finding = finding.note(Topic::Order, restriction(*it));
    }
    let is_its = move |fact: &Fact| match *fact {
        Fact::WithdrawnCard { seat, card, .. } | Fact::PenaltyCard { seat, card, .. } => {
            (seat, card) == (lead.seat, lead.card)
        }
        _ => false,
    };
    let facts = remarks(conduct, is_its);
    finding.notes.extend(Note::any(Topic::Facts, facts));
    Some(finding)
}
