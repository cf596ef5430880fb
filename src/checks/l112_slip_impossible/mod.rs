#![doc = include_str!("en.md")]

use super::objection::objection;
use super::{Case, Finding, Findings, SlipFault};
use crate::source::Span;
use crate::words::message;

check! { "L112" "slip-impossible", Error, "none" }

pub(super) fn of_play(case: &Case<'_>, findings: &mut Findings) {
    let start = case.record.span().start;
    let file = case.slips.file;
    for fault in case.slips.faults {
        let SlipFault::Impossible { line, why } = fault else {
            continue;
        };
        let message = message!("l112", file, line = *line, why = objection(*why));
        let span = Span::sized(start, 1);
        let finding = Finding::new(&CHECK, span, message).label(message!("l112-label"));
        findings.push(finding.of_slips(fault.lines()));
    }
}
