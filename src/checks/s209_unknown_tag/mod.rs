#![doc = include_str!("en.md")]

use super::words::written;
use super::{Finding, Findings, PbnCase, Severity};
use crate::pbn::{Tag, TagName};
use crate::words::message;

check! {
    "S209" "unknown-tag", Note, "PBN 2.1 section 4.9";
    since "0.1.0", asked never
}

pub(super) fn report(pbn: &PbnCase<'_>, tag: &Tag, findings: &mut Findings) {
    let (name, span) = (tag.name_span.of(pbn.text), tag.name_span);
    findings.once_a_file(&CHECK, name, span, || finding(pbn, tag));
}

fn finding(pbn: &PbnCase<'_>, tag: &Tag) -> Finding {
    let bytes = tag.name_span.of(pbn.text);
    let name = written(bytes, pbn.charset);
    let Some(meant) = TagName::in_any_case(bytes) else {
        let message = message!("s209", name);
        return Finding::new(&CHECK, tag.name_span, message).label(message!("passed-over"));
    };
    let message = message!("s209-case", name, meant = meant.name());
    let mut finding =
        Finding::new(&CHECK, tag.name_span, message).label(message!("s209-case-label"));
    finding.severity = Severity::Warning;
    finding
}
