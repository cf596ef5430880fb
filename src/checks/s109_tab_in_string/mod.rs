#![doc = include_str!("en.md")]

use super::{Asked, Check, Finding, Findings, PbnCase, Severity};
use crate::pbn::{first_tab, strings};
use crate::source::Span;

pub(super) static CHECK: Check = Check {
    code: "S109",
    name: "tab-in-string",
    severity: Severity::Note,
    reference: "PBN 2.1 section 2.2",
    asked: Asked::Never,
    pages: pages!(),
};

/// Looks at the strings of a game that holds other characters than plain ones.
pub(super) fn report(pbn: &PbnCase<'_>, findings: &mut Findings) {
    let values = pbn.game.tags.iter().map(|tag| tag.value);
    let of_tables = pbn.game.tables.iter();
    let of_tables = of_tables.flat_map(|table| strings(*table, pbn.text));
    let tab = |string: Span| {
        let at = first_tab(string.of(pbn.text))?;
        Some(string.start as usize + at)
    };
    if let Some(at) = values.chain(of_tables).find_map(tab) {
        findings.once_a_file(&CHECK, b"", || {
            let message = "a tab may not stand inside a string";
            Finding::new(&CHECK, Span::new(at, at + 1), message).label("read as it is")
        });
    }
}
