//! Predicts the next tag. The games of a text mostly have the same tags in the same order: so the tag that followed
//! this one last time is expected again, and need only be compared.

use super::search::{blank, same};
use crate::pbn::TagName;

/// For each tag, the one that followed it last time.
#[derive(Debug, Clone)]
pub(in crate::pbn) struct Prediction {
    behind: [&'static Head; TagName::COUNT],
    pub(super) last: TagName,
}

impl Default for Prediction {
    fn default() -> Self {
        Self {
            behind: [&HEADS[TagName::Event as usize]; TagName::COUNT],
            last: TagName::Other,
        }
    }
}

impl Prediction {
    /// The name of the pair that begins here, behind one of that name, if it opens as in the export format; and the offset of
    /// its quote.
    #[inline]
    pub(super) fn behind(
        &mut self,
        last: TagName,
        text: &[u8; LONGEST_HEAD],
    ) -> Option<(TagName, u32)> {
        let expected = self.behind[last as usize];
        let head = if expected.opens(text) {
            expected
        } else {
            self.other(last, text)?
        };
        Some((head.name, head.quote))
    }

    /// The same where the prediction failed; next time this tag is expected.
    #[cold]
    #[inline(always)]
    #[allow(clippy::inline_always)] // into each version of the function that asks
    fn other(&mut self, last: TagName, text: &[u8; LONGEST_HEAD]) -> Option<&'static Head> {
        let end = blank(text);
        if text[0] != b'[' || end == 0 {
            return None;
        }
        let name = TagName::at_head(text[1..].first_chunk()?, end as usize - 1);
        let head = &HEADS[name as usize];
        let is_short = end as usize <= TagName::KEY;
        let is_whole = head.quote == end + 1
            && (is_short && text[end as usize + 1] == b'"' || head.opens(text));
        if name == TagName::Other || !is_whole {
            return None;
        }
        self.behind[last as usize] = head;
        Some(head)
    }
}

/// At least as long as the longest [`Head`].
pub(super) const LONGEST_HEAD: usize = 32;

/// How the pair of a tag opens in the export format: `[Event "`.
#[derive(Debug, Clone, Copy)]
struct Head {
    bytes: [u8; LONGEST_HEAD],
    /// One bit for each byte to compare.
    marks: u32,
    /// Where the quote stands.
    quote: u32,
    name: TagName,
}

impl Head {
    const fn of(spelling: &str, name: TagName) -> Self {
        let spelling = spelling.as_bytes();
        #[allow(clippy::cast_possible_truncation)] // no name is that long
        let quote = spelling.len() as u32 + 2;
        let mut bytes = [0; LONGEST_HEAD];
        bytes[0] = b'[';
        let mut letter = 0;
        while letter < spelling.len() {
            bytes[letter + 1] = spelling[letter];
            letter += 1;
        }
        bytes[letter + 1] = b' ';
        bytes[letter + 2] = b'"';
        Self {
            bytes,
            marks: (2 << quote) - 1,
            quote,
            name,
        }
    }

    /// Whether a text begins with it.
    #[inline]
    fn opens(&self, text: &[u8; LONGEST_HEAD]) -> bool {
        same(text, &self.bytes) & self.marks == self.marks
    }
}

/// The heads by name; [`TagName::Other`] is never expected.
static HEADS: [Head; TagName::COUNT] = {
    let mut heads = [Head::of("", TagName::Other); TagName::COUNT];
    let mut index = 0;
    while index < TagName::ALL.len() {
        let (spelling, name) = TagName::ALL[index];
        heads[index] = Head::of(spelling, name);
        index += 1;
    }
    heads
};

#[cfg(test)]
mod tests {
    use super::*;

    fn view(text: &str) -> [u8; LONGEST_HEAD] {
        let padded = format!("{text:\0<LONGEST_HEAD$}");
        *padded.as_bytes().first_chunk().unwrap()
    }

    #[test]
    fn every_name_is_found_whatever_is_expected() {
        for (spelling, name) in TagName::ALL {
            for last in [TagName::Other, TagName::Event, name] {
                for (_, expected) in TagName::ALL {
                    let mut prediction = Prediction::default();
                    prediction.behind[last as usize] = &HEADS[expected as usize];
                    let text = view(&format!("[{spelling} \""));
                    let (found, quote) = prediction.behind(last, &text).unwrap();
                    assert_eq!((found, quote as usize), (name, spelling.len() + 2));
                    assert_eq!(prediction.behind[last as usize].name, name);
                }
            }
        }
    }

    #[test]
    fn what_is_no_tag_of_the_standard_is_not_found() {
        let mut prediction = Prediction::default();
        for wrong in [
            "[event \"",
            "(Event \"",
            "[Event\t\"",
            "[Event '",
            "[Event2 \"",
            "[North\0 \"",
            "[ Event \"",
            "[Event\"",
            "[Even \"",
            "[Other \"",
            "[ \"",
            " \"",
            "",
            "[OptimumResultTab \"",
            "[OptimumResultTablet \"",
            "[OptimumResultTable_OptimumResultTable",
        ] {
            let last = TagName::Other;
            assert!(prediction.behind(last, &view(wrong)).is_none(), "{wrong}");
            prediction.behind(last, &view("[OptimumResultTable \""));
        }
    }
}
