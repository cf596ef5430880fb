#![doc = include_str!("en.md")]

use super::{Finding, Findings, PbnCase};
use crate::pbn::TagName;
use crate::source::Span;
use crate::words::message;

check! { "S105" "section-without-tags", Warning, "PBN 2.1 section 3.1" }

pub(super) fn report(pbn: &PbnCase<'_>, findings: &mut Findings) {
    let Some(first) = pbn.game.tags.first() else {
        return;
    };
    let message = match first.name {
        TagName::Auction => message!("s105-auction"),
        TagName::Play => message!("s105-play"),
        _ => return,
    };
    let start = pbn.game.span.start;
    let finding = Finding::new(&CHECK, Span::sized(start, 1), message);
    findings.push(finding.label(message!("s105-label")));
}
