#![doc = include_str!("en.md")]

use super::words::written;
use super::{Finding, Findings, PbnCase};
use crate::pbn::odd_versions;
use crate::source::Span;
use crate::words::message;

check! { "S110" "odd-version", Note, "PBN 2.1 section 2.4" }

/// Looks at the escape lines before a game.
pub(super) fn report(pbn: &PbnCase<'_>, findings: &mut Findings) {
    let head = Span {
        end: pbn.game.span.start,
        ..pbn.game.record
    };
    for text in odd_versions(head.of(pbn.text)) {
        let said = Span::of_piece(text.trim_ascii_end(), pbn.text);
        let line = Span {
            start: said.start - 1,
            ..said
        };
        findings.once_a_file(&CHECK, text, line, || {
            let written = written(line.of(pbn.text), pbn.charset);
            let message = message!("s110", written);
            Finding::new(&CHECK, line, message).label(message!("s110-label"))
        });
    }
}
