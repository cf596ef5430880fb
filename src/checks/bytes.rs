//! One look at the bytes of a game, on every board, with the escape lines and comments before it.

use super::{Finding, Findings, PbnCase, S106, S107, S109};
use crate::pbn::{
    Forbidden, LONGEST_LINE, TextScan, Unusual, first_tab, forbidden, long_lines, scan, strings,
};
use crate::source::Span;
use crate::words::message;

/// Looks at the characters, and at the length of the lines.
pub(super) fn run(pbn: &PbnCase<'_>, findings: &mut Findings) {
    let is_usual = |scan: &TextScan| scan.unusual == Unusual::default() && !scan.long_line;
    if pbn.scan.is_some_and(is_usual) {
        return;
    }
    let record = pbn.game.record;
    let bytes = record.of(pbn.text);
    let start = record.start as usize;
    let in_text = pbn.scan.map(|scan| scan.unusual);
    let unusual = in_text
        .filter(|text| !text.control && !text.upper)
        .unwrap_or_else(|| scan(bytes).unusual);
    if unusual.control || unusual.upper {
        for (at, kind) in forbidden(bytes, unusual) {
            forbidden_character(pbn, start + at, kind, findings);
        }
    }
    if unusual.tab {
        tab_in_string(pbn, findings);
    }
    if pbn.scan.is_some_and(|scan| !scan.long_line) {
        return;
    }
    for line in long_lines(bytes) {
        let line = Span::new(start + line.start, start + line.end);
        long_line(line, findings);
    }
}

pub(super) fn forbidden_character(
    pbn: &PbnCase<'_>,
    at: usize,
    kind: Forbidden,
    findings: &mut Findings,
) {
    let span = Span::new(at, at + 1);
    findings.once_a_file(&S106, &[kind as u8], span, || {
        let code = pbn.text[at];
        let (message, label) = match kind {
            Forbidden::Control => (message!("s106-control", code), message!("passed-over")),
            Forbidden::Upper => (message!("s106-upper", code), message!("s106-upper-label")),
        };
        Finding::new(&S106, span, message).label(label)
    });
}

pub(super) fn long_line(line: Span, findings: &mut Findings) {
    let start = Span {
        end: line.start + 1,
        ..line
    };
    findings.once_a_file(&S107, b"", start, || {
        let length = line.end - line.start;
        let message = message!("s107", length, longest = LONGEST_LINE);
        Finding::new(&S107, start, message).label(message!("s107-label"))
    });
}

/// Looks at the strings of a game that holds other characters than plain ones.
pub(super) fn tab_in_string(pbn: &PbnCase<'_>, findings: &mut Findings) {
    let mut tabs = Tabs {
        bytes: &pbn.text[..pbn.game.span.end as usize],
        next: 0,
    };
    let in_tags = pbn.game.tags.iter().find_map(|it| tabs.first_in(it.value));
    let in_tables = || {
        let tables = pbn.game.tables.iter();
        let mut strings = tables.flat_map(|table| strings(*table, pbn.text));
        strings.find_map(|it| Some(it.start as usize + first_tab(it.of(pbn.text))?))
    };
    let at = in_tags.or_else(in_tables);
    if let Some(at) = at {
        let span = Span::new(at, at + 1);
        findings.once_a_file(&S109, b"", span, || {
            Finding::new(&S109, span, message!("s109")).label(message!("s109-label"))
        });
    }
}

/// The tabs of a game. Most are outside its strings, so that the next one is behind many tags.
struct Tabs<'a> {
    bytes: &'a [u8],
    /// No tab stands between the last string and this offset.
    next: usize,
}

impl Tabs<'_> {
    /// The offset of the first tab in a string, which begins behind the last one.
    fn first_in(&mut self, string: Span) -> Option<usize> {
        let [start, end] = [string.start, string.end].map(|at| at as usize);
        if self.next < start {
            let length = first_tab(&self.bytes[start..]);
            self.next = length.map_or(self.bytes.len(), |length| start + length);
        }
        (self.next < end).then_some(self.next)
    }
}
