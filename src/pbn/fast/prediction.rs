//! Predicts the next tag. The games of a text mostly have the same tags in the same order: so the tag that followed
//! this one last time is expected again, and need only be compared.

use super::search::{blank, same};
use crate::pbn::TagName;

/// For each tag, the one that followed it last time.
#[derive(Debug)]
pub(in crate::pbn) struct Prediction {
    behind: [TagName; TagName::COUNT],
    pub(super) last: TagName,
}

impl Default for Prediction {
    fn default() -> Self {
        Self {
            behind: [TagName::Event; TagName::COUNT],
            last: TagName::Other,
        }
    }
}

impl Prediction {
    /// The name of the pair that begins here, if it opens as in the export format, and the offset of its quote. It
    /// becomes the last tag.
    #[inline]
    pub(super) fn next(&mut self, text: &[u8; LONGEST_HEAD]) -> Option<(TagName, u32)> {
        let expected = self.behind[self.last as usize];
        let head = &HEADS[expected as usize];
        let (name, quote) = if head.opens(text) {
            (expected, head.quote)
        } else {
            self.other(text)?
        };
        self.last = name;
        Some((name, quote))
    }

    /// The same where the prediction failed; next time this tag is expected.
    #[cold]
    #[inline(always)]
    #[allow(clippy::inline_always)] // into each version of the function that asks
    fn other(&mut self, text: &[u8; LONGEST_HEAD]) -> Option<(TagName, u32)> {
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
        self.behind[self.last as usize] = name;
        Some((name, end + 1))
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
}

impl Head {
    const fn of(spelling: &str) -> Self {
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
    let mut heads = [Head::of(""); TagName::COUNT];
    let mut index = 0;
    while index < TagName::ALL.len() {
        let (spelling, _) = TagName::ALL[index];
        heads[index] = Head::of(spelling);
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
                    let mut prediction = Prediction {
                        last,
                        ..Prediction::default()
                    };
                    prediction.behind[last as usize] = expected;
                    let (found, quote) =
                        prediction.next(&view(&format!("[{spelling} \""))).unwrap();
                    assert_eq!((found, quote as usize), (name, spelling.len() + 2));
                    assert_eq!(
                        (prediction.behind[last as usize], prediction.last),
                        (name, name)
                    );
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
            assert!(prediction.next(&view(wrong)).is_none(), "{wrong}");
            prediction.next(&view("[OptimumResultTable \""));
        }
    }

    #[test]
    fn what_stood_behind_a_tag_is_expected_there() {
        let mut prediction = Prediction::default();
        for name in ["Event", "Deal", "Play", "Event"] {
            prediction.next(&view(&format!("[{name} \"")));
        }
        assert_eq!(prediction.behind[TagName::Event as usize], TagName::Deal);
        prediction.next(&view("[Site \""));
        assert_eq!(prediction.behind[TagName::Event as usize], TagName::Site);
        assert_eq!(prediction.behind[TagName::Deal as usize], TagName::Play);
    }
}
