//! Directives: what the escape lines at the head of a file say of the file (PBN 2.1 section 2.4, and the habits of
//! programs).

use super::lexical::{escape_line, line_end, rest_of_line, semi_empty_line};
use crate::source::Charset;

/// What the head of a file says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Directives {
    /// `% Content-type: ...; charset=...`, as BridgeComposer writes it.
    pub charset: Charset,
    /// `% EXPORT`: the games behind it keep the rules of the export format.
    pub export: bool,
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

    fn take(&mut self, text: &[u8]) {
        self.export |= text.starts_with(b" EXPORT");
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
}
