#![doc = include_str!("en.md")]

use super::{Case, Finding, Findings, SlipFault};
use crate::source::Span;

check! {
    "L111" "slips-contradict", Warning, "none";
    since "0.1.0", asked where SLIPS
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    let start = case.record.span().start;
    let file = case.slips.file;
    for fault in case.slips.faults {
        let (message, label) = match fault {
            SlipFault::Contradict {
                lines: [one, other],
            } => (
                format!("the slips contradict each other: {file}, lines {one} and {other}"),
                "both are left out",
            ),
            SlipFault::AgainstRecord { line, why } => (
                format!("a slip contradicts the record ({file}, line {line}): {why}"),
                "the slip is left out",
            ),
            SlipFault::Impossible { .. } => continue,
        };
        let span = Span {
            start,
            end: start + 1,
        };
        let finding = Finding::new(&CHECK, span, message).label(label);
        findings.push(finding.of_slips(fault.lines()));
    }
}
