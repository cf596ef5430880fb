#![doc = include_str!("en.md")]

use super::{Asked, Case, Check, Finding, Findings, NoReplay, Severity, Signs};
use crate::board::NotAuditable;
use crate::source::Span;

pub(super) static CHECK: Check = Check {
    code: "S901",
    name: "internal-fault",
    severity: Severity::Error,
    reference: "none",
    since: "0.1.0",
    preview: false,
    asked: Asked::Where(Signs::NO_REPLAY),
    pages: pages!(),
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    if case.ruled.err() == Some(NoReplay::NotAuditable(NotAuditable::InternalFault)) {
        let start = case.record.span().start;
        let message = "pbn-audit failed on this game; the other games are not affected";
        let finding = Finding::new(
            &CHECK,
            Span {
                start,
                end: start + 1,
            },
            message,
        );
        findings.push(finding.label("the game begins here"));
    }
}
