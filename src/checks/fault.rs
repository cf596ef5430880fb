//! Faults of writing as findings: each kind has its check, and its sentence.

use super::words::written;
use super::{Case, Check, Finding, Findings};
use crate::pbn::FaultKind;
use crate::source::Span;

/// What is said of a kind of fault.
pub(super) struct Sentence {
    pub(super) check: &'static Check,
    /// From what is written.
    pub(super) message: fn(&str) -> String,
    pub(super) label: &'static str,
}

/// So many faults of a kind are reported for a game; the last of them says how many more there are.
const AT_MOST: usize = 3;

/// Reports the faults of one kind.
pub(super) fn report(
    case: &Case<'_>,
    kind: FaultKind,
    sentence: &Sentence,
    findings: &mut Findings,
) {
    let faults = || case.game.faults.iter().chain(&case.board.faults);
    let of_kind = || faults().filter(|fault| fault.kind == kind);
    for (place, fault) in of_kind().take(AT_MOST).enumerate() {
        let mut message = (sentence.message)(&written(fault.span.of(case.text), case.charset));
        let more = if place + 1 == AT_MOST {
            of_kind().count() - AT_MOST
        } else {
            0
        };
        if more > 0 {
            message = format!("{message}; and {more} more of this kind in this game");
        }
        let finding = Finding::new(sentence.check, visible(fault.span, case.text), message);
        findings.push(finding.label(sentence.label));
    }
}

/// Reports the faults of one kind once a file and tag: those that a program makes in every game.
pub(super) fn report_once(
    case: &Case<'_>,
    kind: FaultKind,
    sentence: &Sentence,
    findings: &mut Findings,
) {
    let faults = case.game.faults.iter().chain(&case.board.faults);
    for fault in faults.filter(|fault| fault.kind == kind) {
        let bytes = fault.span.of(case.text);
        let span = visible(fault.span, case.text);
        findings.once_a_file_at(sentence.check, tag_name(bytes), span, || {
            let message = (sentence.message)(&written(bytes, case.charset));
            Finding::new(sentence.check, span, message).label(sentence.label)
        });
    }
}

/// The name of a tag that stands in the text as `[Name ...`; nothing where none does.
fn tag_name(text: &[u8]) -> &[u8] {
    let name = text.strip_prefix(b"[").unwrap_or_default().trim_ascii();
    let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    &name[..name
        .iter()
        .position(|byte| !is_name(byte))
        .unwrap_or(name.len())]
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
