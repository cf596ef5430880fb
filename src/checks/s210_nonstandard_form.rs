#![doc = include_str!("s210_nonstandard_form.md")]

use super::words::{expected, written};
use super::{Case, Check, Finding, Findings, Severity};
use crate::pbn::{Form, Tag, TagName};

pub(super) static CHECK: Check = Check {
    code: "S210",
    name: "nonstandard-form",
    severity: Severity::Note,
    reference: "PBN 2.1 section 3.4",
    page: include_str!("s210_nonstandard_form.md"),
};

/// Whether values of this tag are read, in more forms than the standard's.
pub(super) const fn is_read(name: TagName) -> bool {
    matches!(
        name,
        TagName::Dealer
            | TagName::Vulnerable
            | TagName::Deal
            | TagName::Declarer
            | TagName::Contract
            | TagName::Result
            | TagName::Score
            | TagName::Date
    )
}

pub(super) fn report(case: &Case<'_>, tag: &Tag, form: Form, findings: &mut Findings) {
    if tag.name != TagName::Deal || case.board.deal_fault.is_none() {
        let name = tag.name_span.of(case.text);
        findings.once_a_file(&CHECK, name, || tell(case, tag, form));
    }
}

fn tell(case: &Case<'_>, tag: &Tag, form: Form) -> Finding {
    let value = written(tag.value.of(case.text), case.charset);
    let message = format!(
        "{:?} \"{value}\" is not in the standard's form: it is read as meant",
        tag.name
    );
    Finding::new(&CHECK, tag.value, message).label(format!("the standard has {}", expected(form)))
}
