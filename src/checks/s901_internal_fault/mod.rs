#![doc = include_str!("en.md")]

use super::{Case, Finding, Findings, NoReplay};
use crate::board::NotAuditable;
use crate::source::Span;
use crate::words::message;

check! { "S901" "internal-fault", Error, "none" }

pub(super) fn of_play(case: &Case<'_>, findings: &mut Findings) {
    if case.ruled.err() == Some(NoReplay::NotAuditable(NotAuditable::InternalFault)) {
        let start = case.record.span().start;
        let span = Span::sized(start, 1);
        let finding = Finding::new(&CHECK, span, message!("s901"));
        findings.push(finding.label(message!("s901-label")));
    }
}
