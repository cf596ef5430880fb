//! Faults of writing as findings: each kind has its check, and its sentence.

use super::words::written;
use super::{Case, Check, Finding};
use crate::pbn::{Fault, FaultKind};
use crate::source::{Charset, Span};

/// What is said of a kind of fault.
pub(super) struct Sentence {
    pub(super) check: &'static Check,
    /// From what is written.
    pub(super) message: fn(&str) -> String,
    pub(super) label: &'static str,
}

const fn sentence(kind: FaultKind) -> &'static Sentence {
    match kind {
        FaultKind::TextOutsideGame => &super::s101_text_outside_game::SENTENCE,
        FaultKind::UnclosedComment => &super::s102_unclosed_comment::SENTENCE,
        FaultKind::NoBlankLine => &super::s103_no_blank_line::SENTENCE,
        FaultKind::StrayCharacter => &super::s104_stray_text::SENTENCE,
        FaultKind::UnreadableTag => &super::s201_unreadable_tag::SENTENCE,
        FaultKind::NoTagValue => &super::s202_no_tag_value::SENTENCE,
        FaultKind::UnquotedValue => &super::s203_unquoted_value::SENTENCE,
        FaultKind::UnclosedString => &super::s204_unclosed_string::SENTENCE,
        FaultKind::NoClosingBracket => &super::s205_no_closing_bracket::SENTENCE,
        FaultKind::RepeatedTag => &super::s206_repeated_tag::SENTENCE,
        FaultKind::UnreadableCall => &super::s301_unreadable_call::SENTENCE,
        FaultKind::UnreadableCard => &super::s302_unreadable_card::SENTENCE,
        FaultKind::UnreadableAnnotation => &super::s303_unreadable_annotation::SENTENCE,
        FaultKind::TokenAfterEnd => &super::s304_token_after_end::SENTENCE,
    }
}

/// Reports the faults of one kind.
pub(super) fn report(case: &Case<'_>, kind: FaultKind, findings: &mut Vec<Finding>) {
    let of_kind = case.game.faults.iter().filter(|fault| fault.kind == kind);
    findings.extend(of_kind.map(|fault| fault_finding(fault, case.text, case.charset)));
}

/// The finding on a fault. Those behind the last game belong to no board, and are reported by themselves.
pub fn fault_finding(fault: &Fault, text: &[u8], charset: Charset) -> Finding {
    let sentence = sentence(fault.kind);
    let message = (sentence.message)(&written(fault.span.of(text), charset));
    Finding::new(sentence.check, visible(fault.span, text), message).label(sentence.label)
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
