#![doc = include_str!("en.md")]

use super::words::written;
use super::{Finding, Findings, PbnCase, Severity};
use crate::pbn::{Tag, TagName};
use crate::words::message;

check! { "S209" "unknown-tag", Note, "PBN 2.1 section 4.9" }

pub(super) fn report(pbn: &PbnCase<'_>, tag: &Tag, findings: &mut Findings) {
    let (bytes, span) = (tag.name_span.of(pbn.text), tag.name_span);
    findings.once_a_file(&CHECK, bytes, span, || {
        let name = written(bytes, pbn.charset);
        let Some(meant) = TagName::in_any_case(bytes) else {
            let finding = Finding::new(&CHECK, span, message!("s209", name));
            return finding.label(message!("passed-over"));
        };
        let message = message!("s209-case", name, meant = meant.name());
        let finding = Finding::new(&CHECK, span, message).severity(Severity::Warning);
        finding.label(message!("s209-case-label"))
    });
}
