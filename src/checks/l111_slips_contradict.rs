#![doc = include_str!("l111_slips_contradict.md")]

use super::{Case, Check, Finding, Findings, Severity, SlipFault};
use crate::source::Span;

pub(super) static CHECK: Check = Check {
    code: "L111",
    name: "slips-contradict",
    severity: Severity::Warning,
    reference: "none",
    page: include_str!("l111_slips_contradict.md"),
    run,
};

fn run(case: &Case<'_>, findings: &mut Findings) {
    let start = case.game.span.start;
    let file = case.slips.file;
    for fault in case.slips.faults {
        let SlipFault::Contradict {
            lines: [one, other],
        } = fault
        else {
            continue;
        };
        let message = format!("the slips contradict each other: {file}, lines {one} and {other}");
        let span = Span {
            start,
            end: start + 1,
        };
        findings.push(Finding::new(&CHECK, span, message).label("both are left out"));
    }
}
