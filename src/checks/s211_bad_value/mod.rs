#![doc = include_str!("en.md")]

use super::words::{expected, written};
use super::{Asked, Case, Check, Finding, Findings, Severity};
use crate::pbn::{Form, Tag};

pub(super) static CHECK: Check = Check {
    code: "S211",
    name: "bad-value",
    severity: Severity::Warning,
    reference: "PBN 2.1 sections 3.4 and 4",
    asked: Asked::Never,
    pages: pages!(),
};

pub(super) fn report(case: &Case<'_>, tag: &Tag, form: Form, findings: &mut Findings) {
    let name = tag.name_span.of(case.text);
    findings.once_a_file(&CHECK, name, || tell(case, tag, form));
}

fn tell(case: &Case<'_>, tag: &Tag, form: Form) -> Finding {
    let value = written(tag.value.of(case.text), case.charset);
    let message = format!("{:?} cannot be \"{value}\"", tag.name);
    Finding::new(&CHECK, tag.value, message).label(format!("expected {}", expected(form)))
}
