//! Text of a record as markup.

use crate::bridge::Suit;
use std::fmt::{self, Write};

/// Text with its markup escaped and its red suits red.
pub(in crate::report) fn rich(text: &str) -> String {
    let mut rich = String::with_capacity(text.len());
    write_rich(text, &mut rich).expect("a string takes all");
    rich
}

/// Adds text with its markup escaped and its red suits red.
pub(in crate::report) fn write_rich(text: &str, page: &mut dyn Write) -> fmt::Result {
    let bytes = text.as_bytes();
    let (mut written, mut read) = (0, 0);
    while let Some(place) = next_special(bytes, read) {
        read = place + 1;
        let (from, markup) = match bytes[place] {
            b'"' => (place, "&#34;"),
            b'&' => (place, "&#38;"),
            b'\'' => (place, "&#39;"),
            b'<' => (place, "&#60;"),
            b'>' => (place, "&#62;"),
            // the last of the three bytes of a suit
            last if bytes[..place].ends_with(&SUITS) => match last {
                0xA0 => (place - 2, SPADE),
                0xA3 => (place - 2, CLUB),
                0xA5 => (place - 2, RED_HEART),
                0xA6 => (place - 2, RED_DIAMOND),
                _ => continue,
            },
            _ => continue,
        };
        page.write_str(&text[written..from])?;
        page.write_str(markup)?;
        written = read;
    }
    page.write_str(&text[written..])
}

/// The first byte from a place on at which [`write_rich`] may have something else to write.
fn next_special(bytes: &[u8], mut from: usize) -> Option<usize> {
    while bytes[from..].first_chunk().is_some_and(are_plain) {
        from += LANES;
    }
    let place = bytes[from..].iter().position(|byte| may_be_special(*byte));
    place.map(|place| from + place)
}

/// Bytes that are compared together.
const LANES: usize = 16;

fn are_plain(bytes: &[u8; LANES]) -> bool {
    bytes.map(|byte| u8::from(may_be_special(byte))) == [0; LANES]
}

/// Whether a byte is written otherwise in markup, or ends the sign of a suit, or is one of the few others that have the same
/// bits: so three comparisons do.
#[allow(clippy::needless_bitwise_bool)] // without branches
const fn may_be_special(byte: u8) -> bool {
    (byte & 0xFA == 0x22) | (byte & 0xFD == b'<') | (byte & 0xF8 == 0xA0)
}

/// The first two bytes of the sign of a suit.
const SUITS: [u8; 2] = [0xE2, 0x99];
// the selector behind a sign says that it is text: some systems draw a coloured picture otherwise
const SPADE: &str = "\u{2660}\u{fe0e}";
const CLUB: &str = "\u{2663}\u{fe0e}";
const RED_HEART: &str = "<span class=\"red\">\u{2665}\u{fe0e}</span>";
const RED_DIAMOND: &str = "<span class=\"red\">\u{2666}\u{fe0e}</span>";

/// The sign of a suit, red where that is its colour.
pub(super) const fn sign(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => CLUB,
        Suit::Diamonds => RED_DIAMOND,
        Suit::Hearts => RED_HEART,
        Suit::Spades => SPADE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_markup_writes_otherwise_is_found_wherever_it_stands() {
        for (letter, written) in [
            ("\"", "&#34;"),
            ("&", "&#38;"),
            ("'", "&#39;"),
            ("<", "&#60;"),
            (">", "&#62;"),
            ("\u{2660}", SPADE),
            ("\u{2663}", CLUB),
            ("\u{2665}", RED_HEART),
            ("\u{2666}", RED_DIAMOND),
            ("#", "#"),
            ("\u{2664}", "\u{2664}"),
            ("\u{a0}\u{e3}", "\u{a0}\u{e3}"),
        ] {
            for before in 0..40 {
                for behind in [0, 5, 20] {
                    let around = ["x".repeat(before), "y".repeat(behind)];
                    let text = around.join(letter);
                    assert_eq!(rich(&text), around.join(written), "{text}");
                }
            }
        }
    }
}
