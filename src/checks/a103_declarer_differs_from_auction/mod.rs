#![doc = include_str!("en.md")]

use super::openings::passes_left_out;
use super::{Case, Cause, Finding, Findings, Passes, Severity, Topic, place};
use crate::board::{Declarer, Disagreement, Format, Item};
use crate::bridge::{Seat, steps};
use crate::words::message;

check! { "A103" "declarer-differs-from-auction", Error, "Law 22; PBN 2.1 sections 3.4.13 and 3.9" }

pub(super) fn of_auction(case: &Case<'_>, findings: &mut Findings) {
    let Some(Disagreement::Declarer(seat)) = case.premises.disagreement else {
        return;
    };
    let Some(declarer) = case.premises.stated_declarer else {
        return;
    };
    let agree = passes_left_out(case).map(|count| message!("a103-passes", count));
    if let Some(reading) = &agree
        && case.cross_board.passes == Passes::LeftOut
    {
        let span = case.record.span_of(Item::Declarer);
        findings.once_a_file(&CHECK, b"passes left out", span, || {
            let note = finding(case, seat, declarer).severity(Severity::Note);
            note.note(Topic::Reading, reading.clone()).of(Cause::Passes)
        });
        return;
    }
    let calls = case.cross_board.causes.holds(Cause::Calls);
    if calls && let Some(read_as) = case.premises.declarer() {
        let span = case.record.span_of(Item::Declarer);
        findings.once_a_file(&CHECK, b"calls", span, || {
            let reading = message!("a103-turned", count = steps(seat, read_as));
            let first = finding(case, seat, declarer).note(Topic::Reading, reading);
            first.of(Cause::Calls)
        });
        return;
    }
    let read_as = case.premises.declarer().unwrap_or(declarer.seat);
    let reading = message!("a103-reading", declarer = read_as);
    let finding = finding(case, seat, declarer).note(Topic::Reading, reading);
    findings.push(finding.notes(Topic::Reading, agree));
}

fn finding(case: &Case<'_>, seat: Seat, declarer: Declarer) -> Finding {
    let stated = declarer.seat;
    let message = if case.record.format() == Format::Lin {
        message!("a103-listed", stated, seat)
    } else if declarer.irregular {
        message!("a103-irregular", stated, partner = stated.partner(), seat)
    } else {
        message!("a103", stated, seat)
    };
    let finding = Finding::new(&CHECK, case.record.span_of(Item::Declarer), message)
        .label(message!("a103-label"));
    let auction = &case.board.auction;
    let named = auction.calls.named_at();
    let named = named.and_then(|at| place::call(case, at));
    match (named, auction.contract()) {
        (Some(span), Some(contract)) => {
            let strain = contract.bid.strain;
            finding.proof(span, message!("a103-proof", seat, strain))
        }
        _ => finding,
    }
}
