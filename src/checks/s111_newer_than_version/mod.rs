#![doc = include_str!("en.md")]

use super::words::written;
use super::{Asked, Case, Check, Finding, Findings, Severity};
use crate::pbn::{CallKind, CardKind, TagName, Version};
use crate::source::Span;

pub(super) static CHECK: Check = Check {
    code: "S111",
    name: "newer-than-version",
    severity: Severity::Note,
    reference: "PBN 2.1 section 4.10",
    asked: Asked::Never,
    pages: pages!(),
};

/// Looks at a game of a file that calls itself an older version.
pub(super) fn report(case: &Case<'_>, stated: Version, findings: &mut Findings) {
    let mut tell = |what: &str, subject: &[u8], since: Version, span: Span| {
        findings.once_a_file(&CHECK, subject, || {
            let message = format!("{what} came with {since}, and the file calls itself {stated}");
            Finding::new(&CHECK, span, message).label("read all the same")
        });
    };
    for tag in &case.game.tags {
        let since = tag.name.since();
        if since > stated && tag.name != TagName::Other {
            let name = tag.name_span.of(case.text);
            tell(&written(name, case.charset), name, since, tag.name_span);
        }
    }
    let second = Version(2, 0);
    if stated < second {
        if let Some(value) = lasting_value(case) {
            tell("a value for all later games (##)", b"##", second, value);
        }
        if let Some(plus) = plus(case) {
            tell("the sign for what is still to come (+)", b"+", second, plus);
        }
    }
}

/// The first value that later games take over without saying so.
fn lasting_value(case: &Case<'_>) -> Option<Span> {
    let mut values = case.game.tags.iter().map(|tag| tag.value);
    values.find(|value| value.of(case.text).starts_with(b"##"))
}

/// The first `+` of the auction or the play.
fn plus(case: &Case<'_>) -> Option<Span> {
    let mut calls = case.game.calls.iter();
    let mut cards = case.game.loose_cards.iter();
    let call = calls
        .find(|call| call.kind == CallKind::Plus)
        .map(|it| it.at);
    let card = cards
        .find(|card| card.kind == CardKind::Plus)
        .map(|it| it.at);
    let at = call.or(card)? as usize;
    Some(Span::new(at, at + 1))
}
