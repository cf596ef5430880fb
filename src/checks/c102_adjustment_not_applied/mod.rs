#![doc = include_str!("en.md")]

use super::{Case, Finding, Findings, counted, relation};
use crate::board::Item;
use crate::laws::State;
use crate::words::message;

check! {
    "C102" "adjustment-not-applied", Warning, "Law 64A; PBN 2.1 section 3.4.15";
    since "0.1.0", asked where RESULT
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    let Some((ruling, stated)) = counted::in_state(case, State::Unadjusted) else {
        return;
    };
    let message = match ruling.adjusted {
        Some(adjusted) if ruling.transfer.tricks.max == 0 => {
            message!("c102-trick-12", stated = stated, adjusted = adjusted.max)
        }
        _ => message!(
            "c102",
            stated = stated,
            count = counted::revokes(ruling),
            due = counted::due(ruling.transfer)
        ),
    };
    let finding = Finding::new(&CHECK, case.record.span_of(Item::Result), message)
        .label(message!("c102-label"))
        .explained(counted::explain);
    findings.push(relation::of_transfer(finding, case));
}
