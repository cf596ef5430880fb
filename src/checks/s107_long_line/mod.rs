#![doc = include_str!("en.md")]

use super::{Finding, Findings};
use crate::pbn::LONGEST_LINE;
use crate::source::Span;

check! {
    "S107" "long-line", Note, "PBN 2.1 section 2.3";
    since "0.1.0", asked never
}

pub(super) fn report(line: Span, findings: &mut Findings) {
    let start = Span {
        end: line.start + 1,
        ..line
    };
    findings.once_a_file(&CHECK, b"", start, || {
        let length = line.end - line.start;
        let message = format!(
            "a line of {length} bytes: the standard allows {LONGEST_LINE} with the line end"
        );
        Finding::new(&CHECK, start, message).label("read whole")
    });
}
