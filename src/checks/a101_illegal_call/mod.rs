#![doc = include_str!("en.md")]

use super::{Case, Finding, Findings, Topic, place};
use crate::board::{CallFault, CallFaultKind};
use crate::bridge::{IllegalCall, Penalty, Seat};
use crate::words::{Message, message};

check! {
    "A101" "illegal-call", Error, "Laws 18, 19, 22, 27, 36 and 39; PBN 2.1 sections 3.5 and 3.9"
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    if let Some(fault) = case.board.auction.fault {
        let span = place::word(case, fault.at);
        let finding = Finding::new(&CHECK, span, message(fault)).label(message!("a101-label"));
        findings.push(finding.note(Topic::Follows, message!("a101-follows")));
    }
}

fn message(fault: CallFault) -> Message {
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
