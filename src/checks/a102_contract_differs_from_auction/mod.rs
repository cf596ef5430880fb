#![doc = include_str!("en.md")]

use super::relation::is_of_contract;
use super::wording::reading;
use super::words::short;
use super::{Case, Finding, Findings, Topic};
use crate::board::{Disagreement, Item, Stake};
use crate::bridge::Outcome;
use crate::words::{Message, Quote, message};

check! { "A102" "contract-differs-from-auction", Error, "Law 22; PBN 2.1 sections 3.4.14 and 3.5" }

pub(super) fn of_auction(case: &Case<'_>, findings: &mut Findings) {
    if case.premises.disagreement != Some(Disagreement::Contract) {
        return;
    }
    let stated = case.record.text_of(Item::Contract);
    let stated = stated.map_or_else(|| Quote("Pass".to_owned()), |value| short(&value));
    let message = match case.board.auction.outcome {
        Outcome::Contract(contract, seat) => message!("a102", stated, contract, seat),
        Outcome::PassedOut => message!("a102-passed-out", stated),
        Outcome::Open => return,
    };
    let finding = Finding::new(&CHECK, case.record.span_of(Item::Contract), message)
        .label(message!("a102-label"))
        .note(Topic::Reading, taken(case));
    let by_auction = reading::nearest(case).filter(|_| is_of_contract(case));
    findings.push(finding.notes(Topic::Reading, by_auction));
}

fn taken(case: &Case<'_>) -> Message {
    match case.board.contract.value() {
        Some(Stake::PassedOut) => message!("a102-taken-as-passed-out"),
        _ => message!("a102-judged-by-tag"),
    }
}
