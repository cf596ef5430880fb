#![doc = include_str!("en.md")]

use super::words::{seat_name, short};
use super::{Case, Finding, Findings, Topic};
use crate::board::{Disagreement, Item, Stake};
use crate::bridge::{Outcome, Score};

check! {
    "A102" "contract-differs-from-auction", Error, "Law 22; PBN 2.1 sections 3.4.14 and 3.5";
    since "0.1.0", asked where DISAGREEMENT
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    if case.board.disagreement != Some(Disagreement::Contract) {
        return;
    }
    let auction = match case.board.auction.outcome {
        Outcome::Contract(contract, seat) => {
            format!("ends in {} by {}", Score::spell(contract), seat_name(seat))
        }
        Outcome::PassedOut => "is passed out".to_owned(),
        Outcome::Open => return,
    };
    let stated = case
        .record
        .text_of(Item::Contract)
        .map_or_else(|| "Pass".to_owned(), |value| short(&value));
    let message = format!("Contract says {stated}, and the auction {auction}");
    let finding = Finding::new(&CHECK, case.record.span_of(Item::Contract), message);
    findings.push(
        finding
            .label("not what was bid")
            .note(Topic::Reading, reading(case)),
    );
}

fn reading(case: &Case<'_>) -> &'static str {
    match case.board.contract.value() {
        Some(Stake::PassedOut) => "the board is taken as passed out",
        _ => "play and score are judged by the tag",
    }
}
