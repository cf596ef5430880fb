#![doc = include_str!("en.md")]

use super::{Finding, Findings, PbnCase};
use crate::pbn::Forbidden;
use crate::source::Span;
use crate::words::message;

check! { "S106" "forbidden-character", Note, "PBN 2.1 section 2.2" }

pub(super) fn report(pbn: &PbnCase<'_>, at: usize, kind: Forbidden, findings: &mut Findings) {
    let span = Span::new(at, at + 1);
    findings.once_a_file(&CHECK, &[kind as u8], span, || {
        let code = pbn.text[at];
        let (message, label) = match kind {
            Forbidden::Control => (message!("s106-control", code), message!("passed-over")),
            Forbidden::Upper => (message!("s106-upper", code), message!("s106-upper-label")),
        };
        Finding::new(&CHECK, span, message).label(label)
    });
}
