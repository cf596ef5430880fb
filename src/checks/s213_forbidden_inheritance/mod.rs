#![doc = include_str!("en.md")]

use super::{Finding, Findings};
use crate::pbn::{Tag, TagName};
use crate::words::message;

check! { "S213" "forbidden-inheritance", Warning, "PBN 2.1 section 4.8" }

/// Whether the standard forbids `#` and `##` for this tag.
pub(super) const fn forbids(name: TagName) -> bool {
    matches!(
        name,
        TagName::Dealer
            | TagName::Vulnerable
            | TagName::Deal
            | TagName::Declarer
            | TagName::Contract
            | TagName::Auction
            | TagName::Play
            | TagName::Note
    )
}

pub(super) fn report(tag: &Tag, findings: &mut Findings) {
    let message = message!("s213", name = tag.name.name());
    findings.push(Finding::new(&CHECK, tag.value, message).label(message!("s213-label")));
}
