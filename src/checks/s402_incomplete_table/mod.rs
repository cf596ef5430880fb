#![doc = include_str!("en.md")]

use super::table_shape::misshapen;
use super::words::counted;
use super::{Asked, Check, Finding, Findings, PbnCase, Severity, Signs};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S402",
    name: "incomplete-table",
    severity: Severity::Warning,
    reference: "PBN 2.1 section 5.2",
    since: "0.1.0",
    preview: false,
    asked: Asked::Where(Signs::FAULTS),
    pages: pages!(),
};

pub(super) fn report(pbn: &PbnCase<'_>, findings: &mut Findings) {
    for it in misshapen(pbn, FaultKind::IncompleteTable) {
        let message = format!(
            "{:?} holds {}, which cannot be divided into rows of {}",
            it.table.name,
            counted(it.elements, "element"),
            it.columns
        );
        findings.push(Finding::new(&CHECK, it.span, message).label("the last one"));
    }
}
