//! Faults of writing as findings: the sentence of each kind.

use super::words::written;
use super::{Case, Check, Finding, Findings, Severity, Topic};
use crate::board::Format;
use crate::bridge::card_elsewhere;
use crate::pbn::{Fault, FaultKind};
use crate::source::Span;
use crate::words::{Key, Message, Quote, key, message};

/// What is wrong with the writing of a record.
#[derive(Debug, Clone, Copy)]
pub(super) struct Faults<'a> {
    pub(super) case: &'a Case<'a>,
    /// Those of its tokens, and those of annotations, notes and tables.
    pub(super) lists: [&'a [Fault]; 2],
}

impl Faults<'_> {
    /// One bit for each kind of fault that there is.
    pub(super) fn kinds(self) -> u64 {
        let faults = self.lists.into_iter().flatten();
        faults.fold(0, |kinds, fault| kinds | 1 << fault.kind as u32)
    }
}

/// The sentence of a kind of fault.
pub(super) struct Sentence {
    pub(super) kind: FaultKind,
    pub(super) severity: Severity,
    pub(super) often: Often,
    /// From what is written.
    pub(super) message: fn(Quote) -> Message,
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

impl Sentence {
    /// What is said of a record in this format: of LIN in words of its own where those of PBN would be of tags.
    fn in_format(&self, format: Format) -> (fn(Quote) -> Message, Key) {
        match (format, self.kind) {
            (Format::Lin, FaultKind::TextOutsideGame) => {
                (|written| message!("s101-lin", written), key!("passed-over"))
            }
            (Format::Lin, FaultKind::StrayCharacter) => {
                (|written| message!("s104-lin", written), key!("passed-over"))
            }
            (Format::Lin, FaultKind::RepeatedTag) => {
                (|written| message!("s206-lin", written), key!("s206-label"))
            }
            (Format::Lin, FaultKind::TokenAfterEnd) => {
                (|written| message!("s304-lin", written), key!("passed-over"))
            }
            (Format::Lin, FaultKind::GameTooLong) => {
                (|_| message!("s112-lin"), key!("s112-lin-label"))
            }
            _ => (self.message, self.label),
        }
    }
}

/// So many faults of a kind are reported for a game; the last of them says how many more there are.
const AT_MOST: usize = 3;

/// Reports the faults of one kind.
pub(super) fn report(
    faults: Faults<'_>,
    check: &'static Check,
    sentence: &Sentence,
    findings: &mut Findings,
) {
    let record = faults.case.record;
    let (say, label) = sentence.in_format(record.format());
    let is_of_kind = |fault: &&Fault| fault.kind == sentence.kind;
    let of_kind = || faults.lists.into_iter().flatten().filter(is_of_kind);
    for (place, fault) in of_kind().enumerate() {
        let bytes = fault.span.of(record.text);
        let span = visible(fault.span, record.text);
        let finding = |more: usize| {
            let mut message = say(written(bytes, record.charset));
            if more > 0 {
                message = message!("more-of-this-kind", finding = message, count = more);
            }
            let finding = Finding::new(check, span, message).label(label);
            let letters = match card_elsewhere(bytes) {
                Some(true) if sentence.kind == FaultKind::UnreadableCard => {
                    Some(message!("s302-suit"))
                }
                Some(_) if sentence.kind == FaultKind::UnreadableCard => {
                    Some(message!("s302-rank"))
                }
                _ => None,
            };
            let finding = finding.severity(sentence.severity);
            finding.notes(Topic::Reading, letters)
        };
        match (sentence.often, sentence.kind) {
            (Often::OnEachGame, _) if place + 1 == AT_MOST => {
                return findings.push(finding(of_kind().count() - AT_MOST));
            }
            (Often::OnEachGame, _) => findings.push(finding(0)),
            (Often::OnceAFile, FaultKind::UnknownKey) => {
                findings.once_a_file(check, bytes, span, || finding(0));
            }
            (Often::OnceAFile, _) => {
                findings.once_a_file(check, tag_name(bytes), span, || finding(0));
            }
        }
    }
}

/// The name of a tag that stands in the text as `[Name ...`; nothing where none does.
fn tag_name(text: &[u8]) -> &[u8] {
    let name = text.strip_prefix(b"[").unwrap_or_default().trim_ascii();
    let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let end = name.iter().position(|byte| !is_name(byte));
    &name[..end.unwrap_or(name.len())]
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

#[cfg(test)]
mod tests {
    use super::super::CHECKS;
    use super::super::registry::Runner;
    use crate::words::{Language, Quote, Words};

    #[test]
    fn each_language_repeats_what_is_written_in_its_own_words() {
        for (check, runner) in CHECKS {
            let Runner::Faults(sentences) = runner else {
                continue;
            };
            for sentence in *sentences {
                let message = (sentence.message)(Quote("[Xx".to_owned()));
                let said = Language::ALL.map(|it| Words::of_findings(it).sentence(&message));
                let [english, dutch, polish] = &said;
                assert!(english != dutch && english != polish, "{check:?}: {said:?}");
                let repeats = said.each_ref().map(|it| it.contains("[Xx"));
                assert_eq!(repeats, [english.contains("[Xx"); 3], "{check:?}: {said:?}");
            }
        }
    }
}
