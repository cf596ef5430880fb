//! Directives: what the escape lines at the head of a file say about it (PBN 2.1 section 2.4, and the habits of
//! programs).

use super::Version;
use super::grammar::{escape_line, line_end, rest_of_line, semi_empty_line};
use crate::source::Charset;

/// The escape lines before a game, without their sign: those of other games do not count.
fn escape_lines(head: &[u8]) -> impl Iterator<Item = &[u8]> {
    let mut rest = head;
    let lines = std::iter::from_fn(move || {
        while let Ok((after, ())) = semi_empty_line(rest) {
            rest = after;
        }
        let (after, text) = escape_line(rest).ok()?;
        rest = line_end(after).map_or(&[], |(after, _)| after);
        Some(text)
    });
    let has_any = head.contains(&b'%'); // hardly ever
    has_any.then_some(lines).into_iter().flatten()
}

/// The directives before a game that mention a version which does not exist, or is not spelled as the standard has it.
pub fn odd_versions(head: &[u8]) -> impl Iterator<Item = &[u8]> {
    escape_lines(head).filter(|text| speaks_of_version(text) && !names_version(text))
}

/// `% PBN 3.0`, `%PBN V2.1`; not `% PBN (c) somebody`.
fn speaks_of_version(text: &[u8]) -> bool {
    let Some((sign, behind)) = text.trim_ascii_start().split_at_checked(3) else {
        return false;
    };
    let mut behind = behind.trim_ascii_start();
    if let [b'v' | b'V', figures @ ..] = behind {
        behind = figures;
    }
    sign.eq_ignore_ascii_case(b"PBN") && behind.first().is_some_and(u8::is_ascii_digit)
}

fn names_version(text: &[u8]) -> bool {
    let version = text.strip_prefix(b" PBN ").and_then(Version::read);
    version.is_some_and(|version| Version::ALL.contains(&version))
}

/// What the head of a file says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Directives {
    /// `% Content-type: ...; charset=...`, as BridgeComposer writes it.
    pub charset: Charset,
    /// `% EXPORT`: the games after it follow the rules of the export format.
    pub export: bool,
    /// `% PBN 2.1`.
    pub version: Option<Version>,
}

impl Directives {
    /// Reads the escape lines before the first game.
    pub fn read(head: &[u8]) -> Self {
        let mut directives = Self::default();
        for text in escape_lines(head) {
            directives.take(text);
        }
        directives
    }

    /// These directives followed by `later` ones, which take precedence.
    #[must_use]
    pub fn then(self, later: Self) -> Self {
        let restated = later.charset != Charset::Unstated;
        Self {
            charset: if restated { later } else { self }.charset,
            export: self.export || later.export,
            version: later.version.or(self.version),
        }
    }

    fn take(&mut self, text: &[u8]) {
        self.export |= text.starts_with(b" EXPORT");
        if let Some(version) = text.strip_prefix(b" PBN ") {
            self.version = Version::read(version).or(self.version);
        }
        let text = text.trim_ascii();
        let is_it = |head: &[u8]| head.eq_ignore_ascii_case(b"content-type:");
        if !text.get(..13).is_some_and(is_it) {
            return;
        }
        let lower = text.to_ascii_lowercase();
        let Some(at) = memchr::memmem::find(&lower, b"charset=") else {
            return;
        };
        let label = rest_of_line(&text[at + 8..]).map_or(&[][..], |(_, label)| label);
        let label = label
            .split(|byte| matches!(byte, b';' | b' ' | b'\t'))
            .next()
            .unwrap_or_default();
        if let Some(charset) = Charset::named(label.trim_ascii()) {
            self.charset = charset;
        }
    }
}
