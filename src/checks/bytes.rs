//! One look at the bytes of a game, on every board, with the escape lines and comments before it.

use super::{Findings, PbnCase, s106_forbidden_character, s107_long_line, s109_tab_in_string};
use crate::pbn::{TextScan, Unusual, forbidden, long_lines, scan};
use crate::source::Span;

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
            s106_forbidden_character::report(pbn, start + at, kind, findings);
        }
    }
    if unusual.tab {
        s109_tab_in_string::report(pbn, findings);
    }
    if pbn.scan.is_some_and(|scan| !scan.long_line) {
        return;
    }
    for line in long_lines(bytes) {
        let line = Span::new(start + line.start, start + line.end);
        s107_long_line::report(line, findings);
    }
}
