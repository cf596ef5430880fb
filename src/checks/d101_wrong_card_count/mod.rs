#![doc = include_str!("en.md")]

use super::{Case, Finding, Findings, Severity, Topic};
use crate::board::Item;
use crate::bridge::{DealFault, Seat};
use crate::words::{Message, message};

check! { "D101" "wrong-card-count", Error, "Law 1; PBN 2.1 section 3.4.11" }

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    match case.board.deal_fault {
        Some(DealFault::Count(seat, count)) => findings.push(finding(case, seat, count)),
        Some(DealFault::AllHidden) => {
            findings.once_a_file(&CHECK, b"hidden", case.record.span_of(Item::Deal), || {
                all_hidden(case)
            });
        }
        Some(DealFault::Twice(_)) | None => (),
    }
}

fn finding(case: &Case<'_>, seat: Seat, count: u8) -> Finding {
    let (seat, count) = odd_one_out(case).unwrap_or((seat, usize::from(count)));
    let message = message!("d101", seat, count);
    let mut finding = Finding::new(&CHECK, case.record.span_of(Item::Deal), message)
        .label(counts(case))
        .note(Topic::Reading, message!("read-without-deal"));
    finding.seat = Some(seat);
    finding
}

/// The first hand that has another number of cards than most: than thirteen, where no number is that of most.
fn odd_one_out(case: &Case<'_>) -> Option<(Seat, usize)> {
    let hands = case.record.hands().into_iter();
    let given = hands.map(|(seat, cards)| (seat, cards.len()));
    let given: Vec<_> = given.filter(|(_, count)| *count != 0).collect();
    let of = |count: usize| given.iter().filter(|it| it.1 == count).count();
    let most = given
        .iter()
        .map(|it| it.1)
        .find(|it| 2 * of(*it) > given.len());
    let most = most.unwrap_or(13);
    given.into_iter().find(|(_, count)| *count != most)
}

/// `North 12, East 13, South 13 and West 13`.
fn counts(case: &Case<'_>) -> Message {
    let hands = case.record.hands().into_iter();
    let hands = hands.map(|(seat, cards)| message!("d101-hand", seat, count = cards.len()));
    message!("d101-label", hands = hands.collect::<Vec<_>>())
}

/// No hand is given: nothing is wrong with it, but it says nothing.
fn all_hidden(case: &Case<'_>) -> Finding {
    let span = case.record.span_of(Item::Deal);
    Finding::new(&CHECK, span, message!("d101-all-hidden"))
        .severity(Severity::Note)
        .note(Topic::Reading, message!("read-without-deal"))
}
