#![doc = include_str!("en.md")]

use super::{Case, Finding, Findings, Topic};
use crate::board::Item;
use crate::bridge::{Card, DealFault};
use crate::words::{Message, message};

check! { "D102" "card-dealt-twice", Error, "Law 1; PBN 2.1 section 3.4.11" }

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    if let Some(DealFault::Twice(card)) = case.board.deal_fault {
        findings.push(finding(case, card));
    }
}

fn finding(case: &Case<'_>, card: Card) -> Finding {
    let message = holders(case, card);
    Finding::new(&CHECK, case.record.span_of(Item::Deal), message)
        .label(message!("d102-label", card))
        .note(Topic::Reading, message!("read-without-deal"))
}

/// `SQ is dealt twice: to North and East`, or `both times to North`.
fn holders(case: &Case<'_>, card: Card) -> Message {
    let hands = case.record.hands().into_iter();
    let holders = hands.filter(|(_, cards)| cards.contains(&card));
    let seats: Vec<_> = holders.map(|(seat, _)| seat).collect();
    match *seats {
        [seat] => message!("d102-one-hand", card, seat),
        _ => message!("d102", card, seats),
    }
}
