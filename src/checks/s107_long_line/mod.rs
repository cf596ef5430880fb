#![doc = include_str!("en.md")]

use super::{Finding, Findings};
use crate::pbn::LONGEST_LINE;
use crate::source::Span;
use crate::words::message;

check! { "S107" "long-line", Note, "PBN 2.1 section 2.3" }

pub(super) fn report(line: Span, findings: &mut Findings) {
    let start = Span {
        end: line.start + 1,
        ..line
    };
    findings.once_a_file(&CHECK, b"", start, || {
        let length = line.end - line.start;
        let message = message!("s107", length, longest = LONGEST_LINE);
        Finding::new(&CHECK, start, message).label(message!("s107-label"))
    });
}
