//! One look at what the directives before a game promise for it, on every board.

use super::export::RULES;
use super::words::written;
use super::{Finding, Findings, PbnCase, S108, S110, S111};
use crate::pbn::{TagName, TokenKind, Version, odd_versions};
use crate::source::Span;
use crate::words::{Arg, Message, message};

/// Looks at the directives, and holds the game to them.
pub(super) fn run(pbn: &PbnCase<'_>, findings: &mut Findings) {
    odd_version(pbn, findings);
    let stated = pbn.directives();
    if stated.export {
        export_format(pbn, findings);
    }
    if let Some(version) = stated.version.filter(|it| *it < Version::NEWEST) {
        newer_than_version(pbn, version, findings);
    }
}

/// Looks at a game under `% EXPORT`.
pub(super) fn export_format(pbn: &PbnCase<'_>, findings: &mut Findings) {
    for (number, (words, broken_at)) in (0..).zip(&RULES) {
        if let Some(span) = broken_at(pbn) {
            findings.once_a_file(&S108, &[number], span, || {
                let message = message!("s108", rule = Message::from(*words));
                Finding::new(&S108, span, message).label(message!("s108-label"))
            });
        }
    }
}

/// Looks at the escape lines before a game.
pub(super) fn odd_version(pbn: &PbnCase<'_>, findings: &mut Findings) {
    let head = Span {
        end: pbn.game.span.start,
        ..pbn.game.record
    };
    for text in odd_versions(head.of(pbn.text)) {
        let said = Span::of_piece(text.trim_ascii_end(), pbn.text);
        let line = Span {
            start: said.start - 1,
            ..said
        };
        findings.once_a_file(&S110, text, line, || {
            let written = written(line.of(pbn.text), pbn.charset);
            let message = message!("s110", written);
            Finding::new(&S110, line, message).label(message!("s110-label"))
        });
    }
}

/// Looks at a game of a file that calls itself an older version.
pub(super) fn newer_than_version(pbn: &PbnCase<'_>, stated: Version, findings: &mut Findings) {
    let mut report = |what: Arg, subject: &[u8], since: Version, span: Span| {
        findings.once_a_file(&S111, subject, span, || {
            let (since, stated) = (since.to_string(), stated.to_string());
            let message = message!("s111", what, since, stated);
            Finding::new(&S111, span, message).label(message!("read-all-the-same"))
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
