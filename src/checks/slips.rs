//! Slips that match no board, contradict each other, or cannot be true.

use super::{Case, Finding, Findings, L110, L111, L112, SlipFault};
use crate::laws::Objection;
use crate::source::Span;
use crate::words::{Message, key_of, message};

/// The finding of a slip of this kind about which no board was found, with its keys: `board`, `5`.
pub fn unmatched(kind: &str, keys: impl Iterator<Item = (&'static str, String)>) -> Finding {
    let keys = keys.map(|(key, value)| message!("slip-key", key, value));
    let keys: Vec<Message> = keys.collect();
    let message = if keys.is_empty() {
        message!("l110", kind)
    } else {
        message!("l110-of", kind, boards = keys)
    };
    Finding::new(&L110, Span::default(), message)
}

pub(super) fn contradict(case: &Case<'_>, findings: &mut Findings) {
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
        let finding = Finding::new(&L111, span, message).label(label);
        findings.push(finding.of_slips(fault.lines()));
    }
}

pub(super) fn impossible(case: &Case<'_>, findings: &mut Findings) {
    let start = case.record.span().start;
    let file = case.slips.file;
    for fault in case.slips.faults {
        let SlipFault::Impossible { line, why } = fault else {
            continue;
        };
        let message = message!("l112", file, line = *line, why = objection(*why));
        let span = Span::sized(start, 1);
        let finding = Finding::new(&L112, span, message).label(message!("l112-label"));
        findings.push(finding.of_slips(fault.lines()));
    }
}

pub(super) fn objection(why: Objection) -> Message {
    key_of!("objection-", Objection: why).into()
}
