//! Faults of writing as findings: each kind has its check, and its sentence.

use super::words::written;
use super::{Case, Check, Finding};
use crate::pbn::FaultKind;
use crate::source::Span;

/// What is said of a kind of fault.
pub(super) struct Sentence {
    pub(super) check: &'static Check,
    /// From what is written.
    pub(super) message: fn(&str) -> String,
    pub(super) label: &'static str,
}

/// Reports the faults of one kind.
pub(super) fn report(
    case: &Case<'_>,
    kind: FaultKind,
    sentence: &Sentence,
    findings: &mut Vec<Finding>,
) {
    let of_kind = case.game.faults.iter().filter(|fault| fault.kind == kind);
    findings.extend(of_kind.map(|fault| {
        let message = (sentence.message)(&written(fault.span.of(case.text), case.charset));
        Finding::new(sentence.check, visible(fault.span, case.text), message).label(sentence.label)
    }));
}

/// A span with something in it, if the text goes on.
fn visible(span: Span, text: &[u8]) -> Span {
    if span.is_empty() && (span.end as usize) < text.len() {
        return Span {
            end: span.end + 1,
            ..span
        };
    }
    span
}
