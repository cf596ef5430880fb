#![doc = include_str!("en.md")]

use super::{Asked, Check, Finding, Findings, PbnCase, Severity, Signs};
use crate::pbn::TagName;
use crate::source::Span;

pub(super) static CHECK: Check = Check {
    code: "S105",
    name: "section-without-tags",
    severity: Severity::Warning,
    reference: "PBN 2.1 section 3.1",
    since: "0.1.0",
    preview: false,
    asked: Asked::Where(Signs::NO_FIRST_TAG),
    pages: pages!(),
};

pub(super) fn report(pbn: &PbnCase<'_>, findings: &mut Findings) {
    let Some(first) = pbn.game.tags.first() else {
        return;
    };
    let section = match first.name {
        TagName::Auction => "auction",
        TagName::Play => "play",
        _ => return,
    };
    let start = pbn.game.span.start;
    let message = format!(
        "this game begins with its {section}: the empty line before it ended the game it belongs to"
    );
    let finding = Finding::new(
        &CHECK,
        Span {
            start,
            end: start + 1,
        },
        message,
    );
    findings.push(finding.label("an empty line stands before this"));
}
