//! Faults of writing as findings: the sentence of each kind.

use super::words::written;
use super::{Check, Finding, Findings, PbnCase};
use crate::pbn::{Fault, FaultKind};
use crate::source::Span;
use crate::words::{Key, Message, message};

/// The sentence of a kind of fault.
pub(super) struct Sentence {
    pub(super) kind: FaultKind,
    pub(super) often: Often,
    /// From what is written.
    pub(super) message: fn(String) -> Message,
    pub(super) label: Key,
}

/// How often a kind of fault is reported.
#[derive(Clone, Copy)]
pub(super) enum Often {
    /// On each game that has it.
    OnEachGame,
    /// Once a file and tag: a program makes it in every game.
    OnceAFile,
}

/// So many faults of a kind are reported for a game; the last of them says how many more there are.
const AT_MOST: usize = 3;

/// Reports the faults of one kind.
pub(super) fn report(
    pbn: &PbnCase<'_>,
    check: &'static Check,
    sentence: &Sentence,
    findings: &mut Findings,
) {
    match sentence.often {
        Often::OnEachGame => report_each(pbn, check, sentence, findings),
        Often::OnceAFile => report_once(pbn, check, sentence, findings),
    }
}

fn report_each(
    pbn: &PbnCase<'_>,
    check: &'static Check,
    sentence: &Sentence,
    findings: &mut Findings,
) {
    let of_kind = || of_kind(pbn, sentence.kind);
    for (place, fault) in of_kind().take(AT_MOST).enumerate() {
        let mut message = (sentence.message)(written(fault.span.of(pbn.text), pbn.charset));
        let more = if place + 1 == AT_MOST {
            of_kind().count() - AT_MOST
        } else {
            0
        };
        if more > 0 {
            message = message!("more-of-this-kind", finding = message, count = more);
        }
        let finding = Finding::new(check, visible(fault.span, pbn.text), message);
        findings.push(finding.label(sentence.label));
    }
}

fn report_once(
    pbn: &PbnCase<'_>,
    check: &'static Check,
    sentence: &Sentence,
    findings: &mut Findings,
) {
    for fault in of_kind(pbn, sentence.kind) {
        let bytes = fault.span.of(pbn.text);
        let span = visible(fault.span, pbn.text);
        findings.once_a_file(check, tag_name(bytes), span, || {
            let message = (sentence.message)(written(bytes, pbn.charset));
            Finding::new(check, span, message).label(sentence.label)
        });
    }
}

/// One bit for each kind of fault that a game has.
pub(super) fn kinds(pbn: &PbnCase<'_>) -> u64 {
    let faults = pbn.game.faults.iter().chain(pbn.faults);
    faults.fold(0, |kinds, fault| kinds | 1 << fault.kind as u32)
}

fn of_kind<'a>(pbn: &PbnCase<'a>, kind: FaultKind) -> impl Iterator<Item = &'a Fault> + use<'a> {
    let faults = pbn.game.faults.iter().chain(pbn.faults);
    faults.filter(move |fault| fault.kind == kind)
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
