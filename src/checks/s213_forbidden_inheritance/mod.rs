#![doc = include_str!("en.md")]

use super::{Finding, Findings};
use crate::pbn::{Tag, TagName};
use crate::words::message;

check! { "S213" "forbidden-inheritance", Warning, "PBN 2.1 section 4.8" }

/// Whether the standard forbids `#` and `##` for this tag.
pub(super) fn forbids(name: TagName) -> bool {
    use TagName::{Auction, Contract, Deal, Dealer, Declarer, Note, Play, Vulnerable};
    let of_deal = [Dealer, Vulnerable, Deal, Declarer, Contract];
    of_deal.contains(&name) || matches!(name, Auction | Play | Note)
}

pub(super) fn report(tag: &Tag, findings: &mut Findings) {
    let message = message!("s213", name = tag.name.name());
    findings.push(Finding::new(&CHECK, tag.value, message).label(message!("s213-label")));
}
