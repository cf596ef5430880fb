#![doc = include_str!("en.md")]

use super::export::RULES;
use super::{Finding, Findings, PbnCase};
use crate::words::{Message, message};

check! { "S108" "export-format", Note, "PBN 2.1 section 2.1" }

/// Looks at a game under `% EXPORT`.
pub(super) fn report(pbn: &PbnCase<'_>, findings: &mut Findings) {
    for (number, (words, broken_at)) in (0..).zip(&RULES) {
        if let Some(span) = broken_at(pbn) {
            findings.once_a_file(&CHECK, &[number], span, || {
                let message = message!("s108", rule = Message::from(*words));
                Finding::new(&CHECK, span, message).label(message!("s108-label"))
            });
        }
    }
}
