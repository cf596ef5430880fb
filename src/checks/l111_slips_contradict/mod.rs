#![doc = include_str!("en.md")]

use super::objection::objection;
use super::{Case, Finding, Findings, SlipFault};
use crate::source::Span;
use crate::words::message;

check! { "L111" "slips-contradict", Warning, "none" }

pub(super) fn of_play(case: &Case<'_>, findings: &mut Findings) {
    let start = case.record.span().start;
    let file = case.slips.file;
    for fault in case.slips.faults {
        let (message, label) = match fault {
            SlipFault::Contradict {
                lines: [one, other],
                more,
            } => {
                let (one, other, more) = (*one, *other, *more as u64);
                let message = if more == 0 {
                    message!("l111-each-other", file, one, other)
                } else {
                    message!("l111-each-other-more", file, one, other, count = more)
                };
                (message, message!("l111-each-other-label"))
            }
            SlipFault::AgainstRecord { line, why } => (
                message!("l111-record", file, line = *line, why = objection(*why)),
                message!("l111-record-label"),
            ),
            SlipFault::Impossible { .. } => continue,
        };
        let span = Span::sized(start, 1);
        let finding = Finding::new(&CHECK, span, message).label(label);
        findings.push(finding.of_slips(fault.lines()));
    }
}
