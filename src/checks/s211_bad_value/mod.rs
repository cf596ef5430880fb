#![doc = include_str!("en.md")]

use super::expected::expected;
use super::words::written;
use super::{Finding, Findings, PbnCase};
use crate::pbn::{Form, Tag};
use crate::words::message;

check! { "S211" "bad-value", Warning, "PBN 2.1 sections 3.4 and 4" }

pub(super) fn report(pbn: &PbnCase<'_>, tag: &Tag, form: Form, findings: &mut Findings) {
    let name = tag.name_span.of(pbn.text);
    findings.once_a_file(&CHECK, name, tag.value, || {
        let value = written(tag.value.of(pbn.text), pbn.charset);
        let message = message!("s211", name = tag.name.name(), value);
        let label = message!("expected", value = expected(form));
        Finding::new(&CHECK, tag.value, message).label(label)
    });
}
