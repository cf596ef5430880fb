#![doc = include_str!("en.md")]

use super::words::sentence;
use super::{Case, Finding, Findings, counted, relation};
use crate::board::Item;
use crate::laws::State;

check! {
    "C102" "adjustment-not-applied", Warning, "Law 64A; PBN 2.1 section 3.4.15";
    since "0.1.0", asked where RESULT
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    let Some((ruling, stated)) = counted::in_state(case, State::Unadjusted) else {
        return;
    };
    let message = match ruling.adjusted {
        Some(adjusted) if ruling.transfer.tricks.max == 0 => sentence(format_args!(
            "Result says {stated}, as at the table; with trick 12 put right (62D) it is {}",
            adjusted.max
        )),
        _ => sentence(format_args!(
            "Result says {stated}, as at the table; for {} the Laws move {}",
            counted::revokes(ruling),
            counted::due(ruling.transfer)
        )),
    };
    let finding = Finding::new(&CHECK, case.record.span_of(Item::Result), message)
        .label("no adjustment in this figure")
        .explained(counted::explain);
    findings.push(relation::of_transfer(finding, case));
}
