#![doc = include_str!("en.md")]

use super::words::{bid_name, seat_name};
use super::{Case, Finding, Findings, Topic, place};
use crate::board::{CallFault, CallFaultKind};
use crate::bridge::{IllegalCall, Penalty};

check! {
    "A101" "illegal-call", Error, "Laws 18, 19, 22, 27, 36 and 39; PBN 2.1 sections 3.5 and 3.9";
    since "0.1.0", asked where ILLEGAL_CALL
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    if let Some(fault) = case.board.auction.fault {
        let span = place::word(case, fault.at);
        let finding = Finding::new(&CHECK, span, message(fault)).label("not legal here");
        findings.push(finding.note(
            Topic::Follows,
            "what this auction says of contract and declarer is not held against their tags",
        ));
    }
}

fn message(fault: CallFault) -> String {
    let seat = seat_name(fault.seat);
    match fault.kind {
        CallFaultKind::Illegal(why) => illegal(seat, why),
        CallFaultKind::NotDealer(dealer) => {
            format!(
                "{seat} calls first, and {} is the dealer",
                seat_name(dealer)
            )
        }
        CallFaultKind::Sufficient(bid) => {
            format!(
                "{seat}'s {} is marked as insufficient (^I), and is sufficient",
                bid_name(bid)
            )
        }
        CallFaultKind::NoBid => {
            format!("{seat}'s call is marked as an insufficient bid (^I), and is no bid")
        }
    }
}

fn illegal(seat: &str, why: IllegalCall) -> String {
    match why {
        IllegalCall::InsufficientBid {
            this,
            last: Some(last),
        } => {
            let (this, last) = (bid_name(this), bid_name(last));
            format!("{seat} bids {this}, which is not higher than {last}")
        }
        IllegalCall::InadmissibleDouble(Penalty::Redoubled) => {
            format!("{seat} redoubles, and no opponent has just doubled")
        }
        IllegalCall::InadmissibleDouble(_) => {
            format!("{seat} doubles, and no opponent has just bid")
        }
        IllegalCall::AfterFinalPass => format!("{seat} calls, and the auction is over"),
        _ => format!("{seat}'s call is not legal"),
    }
}
