#![doc = include_str!("en.md")]

use super::{Case, Finding, Findings, OtherSide, Topic};
use crate::board::Item;
use crate::bridge::Seat;
use crate::words::message;

check! {
    "C114" "declared-by-both-sides", Warning, "Law 79; PBN 2.1 section 3.4.13";
    since "0.1.0", asked where OTHER_SIDE
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    let Some(other) = case.cross_board.other_side else {
        return;
    };
    let board = case.board;
    let (Some(declarer), Some(contract)) = (board.declarer(), board.full_contract()) else {
        return;
    };
    let Some(made) = case.tricks() else { return };
    let strain = contract.bid.strain;
    let message = message!(
        "c114",
        strain = strain,
        declarer = declarer,
        made = made,
        other = other.declarer,
        tricks = other.tricks,
        game = other.game,
        file = other.file
    );
    let finding = Finding::new(&CHECK, case.record.span_of(Item::Declarer), message)
        .label(message!("c114-label"));
    findings.push(with_others(finding, declarer, other));
}

/// How many tables agree with either.
fn with_others(finding: Finding, declarer: Seat, other: OtherSide<'_>) -> Finding {
    let reading = if other.tables == 1 {
        message!("c114-either")
    } else {
        message!(
            "c114-odd-one",
            count = other.tables,
            declarer = declarer,
            own = other.own
        )
    };
    finding.note(Topic::Reading, reading)
}
