#![doc = include_str!("en.md")]

use super::{Finding, Findings, PbnCase};
use crate::pbn::{TagName, TokenKind, Version};
use crate::source::Span;
use crate::words::{Arg, message};

check! { "S111" "newer-than-version", Note, "PBN 2.1 section 4.10" }

/// Looks at a game of a file that calls itself an older version.
pub(super) fn report(pbn: &PbnCase<'_>, stated: Version, findings: &mut Findings) {
    let mut report = |what: Arg, subject: &[u8], since: Version, span: Span| {
        findings.once_a_file(&CHECK, subject, span, || {
            let (since, stated) = (since.to_string(), stated.to_string());
            let message = message!("s111", what, since, stated);
            Finding::new(&CHECK, span, message).label(message!("read-all-the-same"))
        });
    };
    for tag in &pbn.game.tags {
        let since = tag.name.since();
        if since > stated && tag.name != TagName::Other {
            let name = tag.name_span.of(pbn.text);
            report(tag.name.name().into(), name, since, tag.name_span);
        }
    }
    let second = Version(2, 0);
    if stated < second {
        if let Some(value) = lasting_value(pbn) {
            report(message!("s111-lasting").into(), b"##", second, value);
        }
        if let Some(plus) = plus(pbn) {
            report(message!("s111-plus").into(), b"+", second, plus);
        }
    }
}

/// The first value that later games take over without saying so.
fn lasting_value(pbn: &PbnCase<'_>) -> Option<Span> {
    let mut values = pbn.game.tags.iter().map(|tag| tag.value);
    values.find(|value| value.of(pbn.text).starts_with(b"##"))
}

/// The first `+` of the auction or the play.
fn plus(pbn: &PbnCase<'_>) -> Option<Span> {
    let mut tokens = pbn.game.calls.iter().chain(&pbn.game.loose_cards);
    let plus = tokens.find(|token| token.kind == TokenKind::Plus)?;
    Some(Span::sized(plus.at, 1))
}
