//! What is wrong with an auction, and how Contract and Declarer stand to it.

use super::openings::passes_left_out;
use super::relation::is_of_contract;
use super::wording::reading;
use super::words::short;
use super::{A101, A102, A103, Case, Cause, Finding, Findings, Passes, Severity, Topic, place};
use crate::board::{CallFault, CallFaultKind, Declarer, Disagreement, Format, Item, Stake};
use crate::bridge::{IllegalCall, Outcome, Penalty, Seat, steps};
use crate::words::{Message, Quote, message};

pub(super) fn illegal_call(case: &Case<'_>) -> Option<Finding> {
    let fault = case.board.auction.fault?;
    let span = place::word(case, fault.at);
    let finding = Finding::new(&A101, span, call_message(fault)).label(message!("a101-label"));
    Some(finding.note(Topic::Follows, message!("a101-follows")))
}

fn call_message(fault: CallFault) -> Message {
    let seat = fault.seat;
    match fault.kind {
        CallFaultKind::Illegal(why) => illegal(seat, why),
        CallFaultKind::NotDealer(dealer) => message!("a101-not-dealer", seat, dealer),
        CallFaultKind::Sufficient(bid) => message!("a101-sufficient", seat, bid),
        CallFaultKind::NoBid => message!("a101-no-bid", seat),
    }
}

fn illegal(seat: Seat, why: IllegalCall) -> Message {
    match why {
        IllegalCall::InsufficientBid {
            this,
            last: Some(last),
        } => message!("a101-insufficient", seat, bid = this, last),
        IllegalCall::InadmissibleDouble(Penalty::Redoubled) => message!("a101-redouble", seat),
        IllegalCall::InadmissibleDouble(_) => message!("a101-double", seat),
        IllegalCall::AfterFinalPass => message!("a101-auction-over", seat),
        _ => message!("a101-other", seat),
    }
}

pub(super) fn contract_differs(case: &Case<'_>) -> Option<Finding> {
    if case.premises.disagreement != Some(Disagreement::Contract) {
        return None;
    }
    let stated = case.record.text_of(Item::Contract);
    let stated = stated.map_or_else(|| Quote("Pass".to_owned()), |value| short(&value));
    let message = match case.board.auction.outcome {
        Outcome::Contract(contract, seat) if case.record.format() == Format::Lin => {
            let (listed, declarer) = case.board.statements.listed?.contract?;
            message!("a102-listed", contract, seat, listed, declarer)
        }
        Outcome::Contract(contract, seat) => message!("a102", stated, contract, seat),
        Outcome::PassedOut => message!("a102-passed-out", stated),
        Outcome::Open => return None,
    };
    let finding = Finding::new(&A102, case.record.span_of(Item::Contract), message)
        .label(message!("a102-label"))
        .note(Topic::Reading, contract_taken(case));
    let by_auction = reading::nearest(case).filter(|_| is_of_contract(case));
    Some(finding.notes(Topic::Reading, by_auction))
}

fn contract_taken(case: &Case<'_>) -> Message {
    match case.board.contract.value() {
        _ if case.record.format() == Format::Lin => message!("a102-judged-by-list"),
        Some(Stake::PassedOut) => message!("a102-taken-as-passed-out"),
        _ => message!("a102-judged-by-tag"),
    }
}

pub(super) fn declarer_differs(case: &Case<'_>, findings: &mut Findings) {
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
        findings.once_a_file(&A103, b"passes left out", span, || {
            let note = other_declarer(case, seat, declarer).severity(Severity::Note);
            note.note(Topic::Reading, reading.clone()).of(Cause::Passes)
        });
        return;
    }
    let calls = case.cross_board.causes.holds(Cause::Calls);
    if calls && let Some(read_as) = case.premises.declarer() {
        let span = case.record.span_of(Item::Declarer);
        findings.once_a_file(&A103, b"calls", span, || {
            let reading = message!("a103-turned", count = steps(seat, read_as));
            let first = other_declarer(case, seat, declarer).note(Topic::Reading, reading);
            first.of(Cause::Calls)
        });
        return;
    }
    let read_as = case.premises.declarer().unwrap_or(declarer.seat);
    let reading = message!("a103-reading", declarer = read_as);
    let finding = other_declarer(case, seat, declarer).note(Topic::Reading, reading);
    findings.push(finding.notes(Topic::Reading, agree));
}

fn other_declarer(case: &Case<'_>, seat: Seat, declarer: Declarer) -> Finding {
    let stated = declarer.seat;
    let message = if case.record.format() == Format::Lin {
        message!("a103-listed", stated, seat)
    } else if declarer.irregular {
        message!("a103-irregular", stated, partner = stated.partner(), seat)
    } else {
        message!("a103", stated, seat)
    };
    let finding = Finding::new(&A103, case.record.span_of(Item::Declarer), message)
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
