#![doc = include_str!("en.md")]

use super::words::{list, seat_name};
use super::{Case, Finding, Findings, Topic};
use crate::board::Item;
use crate::bridge::{Card, DealFault, Spelled};

check! {
    "D102" "card-dealt-twice", Error, "Law 1; PBN 2.1 section 3.4.11";
    since "0.1.0", asked where DEAL_FAULT
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    if let Some(DealFault::Twice(card)) = case.board.deal_fault {
        findings.push(tell(case, card));
    }
}

fn tell(case: &Case<'_>, card: Card) -> Finding {
    let message = format!("{} is dealt twice: {}", Spelled(card), holders(case, card));
    Finding::new(&CHECK, case.record.span_of(Item::Deal), message)
        .label(format!("holds {} twice", Spelled(card)))
        .note(Topic::Reading, "the play was read without the deal")
}

/// `to North and East`, or `both times to North`.
fn holders(case: &Case<'_>, card: Card) -> String {
    let mut names: Vec<String> = Vec::new();
    for (seat, cards) in case.record.hands() {
        if cards.contains(&card) {
            names.push(seat_name(seat).to_owned());
        }
    }
    match names.as_slice() {
        [name] => format!("both times to {name}"),
        _ => format!("to {}", list(&names)),
    }
}
