//! Directives: what the escape lines at the head of a file say of the file (PBN 2.1 section 2.4, and the habits of
//! programs).

use super::lexical::{escape_line, line_end, rest_of_line, semi_empty_line};
use crate::source::Charset;

/// A version of the standard, as `% PBN 2.1` states it: its two figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version(pub u8, pub u8);

impl Version {
    /// The newest that there is.
    pub const NEWEST: Self = Self(2, 1);

    /// Reads `2.1`. What does not begin with a figure is no version: programs write other things behind `% PBN`.
    fn read(text: &[u8]) -> Option<Self> {
        let figures = text
            .trim_ascii_start()
            .split(u8::is_ascii_whitespace)
            .next()?;
        let mut parts = str::from_utf8(figures).ok()?.splitn(2, '.');
        let major = parts.next()?.parse().ok()?;
        let minor = parts.next().map_or(Some(0), |minor| minor.parse().ok())?;
        Some(Self(major, minor))
    }
}

/// What the head of a file says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Directives {
    /// `% Content-type: ...; charset=...`, as BridgeComposer writes it.
    pub charset: Charset,
    /// `% EXPORT`: the games behind it keep the rules of the export format.
    pub export: bool,
    /// `% PBN 2.1`.
    pub version: Option<Version>,
}

impl Directives {
    /// Reads the escape lines before the first game.
    pub fn read(head: &[u8]) -> Self {
        let mut directives = Self::default();
        let mut rest = head;
        loop {
            if let Ok((after, ())) = semi_empty_line(rest) {
                rest = after;
            } else if let Ok((after, text)) = escape_line(rest) {
                directives.take(text);
                rest = line_end(after).map_or(&[], |(after, _)| after);
            } else {
                return directives;
            }
        }
    }

    /// What is said after this and then `later`, at a later place of a file.
    #[must_use]
    pub fn then(self, later: Self) -> Self {
        let restated = later.charset != Charset::Unstated;
        Self {
            charset: if restated {
                later.charset
            } else {
                self.charset
            },
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
        if !text
            .get(..13)
            .is_some_and(|head| head.eq_ignore_ascii_case(b"content-type:"))
        {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_charset_is_read_from_the_head_only() {
        let latin = Directives::read(
            b"% PBN 2.1\r\n\r\n%Content-type: text/x-pbn; charset=ISO-8859-2\r\n[Event \"\"]",
        );
        assert_eq!(latin.charset, Charset::named(b"iso-8859-2").unwrap());
        let late =
            Directives::read(b"[Event \"\"]\n%Content-type: text/x-pbn; charset=ISO-8859-2\n");
        assert_eq!(late.charset, Charset::Unstated);
        let export = |head: &str| Directives::read(head.as_bytes()).export;
        assert!(export("% PBN 2.1\r\n% EXPORT\r\n") && !export("% Export\n%EXPORT\n"));
    }

    #[test]
    fn the_version_is_two_figures() {
        let version = |head: &str| Directives::read(head.as_bytes()).version;
        assert_eq!(version("% PBN 2.1\r\n% EXPORT\r\n"), Some(Version(2, 1)));
        assert_eq!(version("% PBN 3\n"), Some(Version(3, 0)));
        for none in [
            "% PBN (c) somebody\n",
            "% PBN 2.x\n",
            "%PBN 2.1\n",
            "% PBN\n",
        ] {
            assert_eq!(version(none), None, "{none}");
        }
        let first = Directives::read(b"% PBN 1.0\n% EXPORT\n");
        let both = first.then(Directives::read(b"% PBN 2.0\n"));
        assert!(both.export && both.version == Some(Version(2, 0)));
    }
}
