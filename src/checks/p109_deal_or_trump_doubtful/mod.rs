#![doc = include_str!("en.md")]

use super::relation::is_of_contract;
use super::wording::reading;
use super::{Case, Cause, Finding, Findings, Topic, place};
use crate::board::Item;
use crate::diagnosis::LegalReading;
use crate::replay::{Irregularity, Replay};
use crate::words::message;

check! { "P109" "deal-or-trump-doubtful", Warning, "PBN 2.1 sections 3.4.11 and 3.4.14" }

pub(super) fn of_play(case: &Case<'_>, findings: &mut Findings) {
    place::report(case, findings, too_few);
    trump(case, findings);
}

/// The deal, the columns or a card may be wrong, and nothing says which.
fn too_few(case: &Case<'_>, _: &Replay, it: &Irregularity) -> Option<Finding> {
    let Irregularity::TooFewCards { recorded } = *it else {
        return None;
    };
    let message = message!("p109-few", recorded);
    let finding = Finding::new(&CHECK, case.record.span_of(Item::Deal), message)
        .label(message!("d104-label"))
        .note(Topic::Reading, message!("p109-few-reading"));
    Some(finding.for_director())
}

fn trump(case: &Case<'_>, findings: &mut Findings) {
    let Some(nearest) = case.nearest_reading() else {
        return;
    };
    let is_of_another = case.cross_board.causes.holds(Cause::Exchanged);
    // the auction's is told with the Contract
    if is_of_another || !matches!(nearest, LegalReading::Trump(_)) || is_of_contract(case) {
        return;
    }
    let change = reading::change(nearest);
    let code = nearest.to_string();
    let message = message!("p109", change, code);
    let span = case.record.span_of(Item::Contract);
    findings.push(Finding::new(&CHECK, span, message).label(message!("p109-label")));
}
