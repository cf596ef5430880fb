#![doc = include_str!("en.md")]

use super::{Case, Finding, Findings};
use crate::board::Item;
use crate::words::message;

check! { "C111" "award-mark-unfounded", Warning, "PBN 2.1 section 3.9" }

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    let Some(result) = case.premises.result() else {
        return;
    };
    let played = case.ruling().and_then(|ruling| ruling.played);
    if case.premises.is_awarded() && played == Some(result.declarer) {
        let message = message!("c111", count = result.declarer);
        let finding = Finding::new(&CHECK, case.record.span_of(Item::Result), message);
        findings.push(finding.label(message!("c111-label")));
    }
}
