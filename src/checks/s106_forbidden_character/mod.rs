#![doc = include_str!("en.md")]

use super::{Finding, Findings, PbnCase};
use crate::pbn::Forbidden;
use crate::source::Span;

check! {
    "S106" "forbidden-character", Note, "PBN 2.1 section 2.2";
    since "0.1.0", asked never
}

pub(super) fn report(pbn: &PbnCase<'_>, at: usize, kind: Forbidden, findings: &mut Findings) {
    let span = Span::new(at, at + 1);
    findings.once_a_file(&CHECK, &[kind as u8], span, || {
        let code = pbn.text[at];
        let message = match kind {
            Forbidden::Control => format!("the control character {code} may not stand in a file"),
            Forbidden::Upper => format!("the character {code} is none of ISO-8859-1"),
        };
        Finding::new(&CHECK, span, message).label(match kind {
            Forbidden::Control => "passed over",
            Forbidden::Upper => "read as Windows-1252",
        })
    });
}
