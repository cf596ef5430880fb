#![doc = include_str!("en.md")]

use super::words::written;
use super::{Finding, Findings, PbnCase};
use crate::pbn::Tag;
use crate::words::message;

check! { "S212" "unlisted-value", Note, "PBN 2.1 sections 3.4.12 and 4" }

pub(super) fn report(pbn: &PbnCase<'_>, tag: &Tag, findings: &mut Findings) {
    let name = tag.name_span.of(pbn.text);
    findings.once_a_file(&CHECK, name, tag.value, || {
        let value = written(tag.value.of(pbn.text), pbn.charset);
        let message = message!("s212", name = tag.name.name(), value);
        Finding::new(&CHECK, tag.value, message).label(message!("s212-label"))
    });
}
