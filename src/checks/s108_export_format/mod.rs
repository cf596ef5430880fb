#![doc = include_str!("en.md")]

use super::export::RULES;
use super::{Finding, Findings, PbnCase};

check! {
    "S108" "export-format", Note, "PBN 2.1 section 2.1";
    since "0.1.0", asked never
}

/// Looks at a game under `% EXPORT`.
pub(super) fn report(pbn: &PbnCase<'_>, findings: &mut Findings) {
    for (number, rule) in (0..).zip(&RULES) {
        if let Some(span) = (rule.broken_at)(pbn) {
            findings.once_a_file(&CHECK, &[number], span, || {
                let message = format!("the file calls itself export format, where {}", rule.says);
                Finding::new(&CHECK, span, message).label("not so here")
            });
        }
    }
}
