#![doc = include_str!("en.md")]

use super::{Case, Finding, Findings, SlipFault};
use crate::source::Span;

check! {
    "L112" "slip-impossible", Error, "none";
    since "0.1.0", asked where SLIPS
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    let start = case.record.span().start;
    let file = case.slips.file;
    for fault in case.slips.faults {
        let SlipFault::Impossible { line, why } = fault else {
            continue;
        };
        let message = format!("a slip cannot be true ({file}, line {line}): {why}");
        let span = Span {
            start,
            end: start + 1,
        };
        let finding = Finding::new(&CHECK, span, message).label("it is left out");
        findings.push(finding.of_slips(fault.lines()));
    }
}
