#![doc = include_str!("en.md")]

use super::{Case, Finding, Findings, NoReplay};
use crate::board::NotAuditable;
use crate::source::Span;

check! {
    "S901" "internal-fault", Error, "none";
    since "0.1.0", asked where NO_REPLAY
}

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
