#![doc = include_str!("en.md")]

use super::{Finding, Findings, PbnCase};
use crate::pbn::{first_tab, strings};
use crate::source::Span;
use crate::words::message;

check! { "S109" "tab-in-string", Note, "PBN 2.1 section 2.2" }

/// Looks at the strings of a game that holds other characters than plain ones.
pub(super) fn report(pbn: &PbnCase<'_>, findings: &mut Findings) {
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
        findings.once_a_file(&CHECK, b"", span, || {
            Finding::new(&CHECK, span, message!("s109")).label(message!("s109-label"))
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
