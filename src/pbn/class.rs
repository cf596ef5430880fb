//! The classes of bytes that tags, tokens and white space are made of.

/// The classes of each byte, one bit for each class.
static CLASS: [u8; 256] = classes();

const BLANK: u8 = 1;
const END: u8 = 2;
const NAME: u8 = 4;
const WORD: u8 = 8;

const fn classes() -> [u8; 256] {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        #[allow(clippy::cast_possible_truncation)] // below 256
        let this = byte as u8;
        table[byte] = match this {
            b' ' | b'\t' | 0x0B | 0x0C | 0 | DOS_END => BLANK,
            b'\r' | b'\n' => END | STRING_END,
            b'"' | b'\\' => STRING_END,
            b'-' => WORD,
            b'_' => NAME,
            b'[' | b'{' | b';' | b'%' => OPENER,
            b'S' | b'H' | b'D' | b'C' => NAME | WORD | CARD_SUIT,
            b'2'..=b'9' | b'T' | b'J' | b'Q' | b'K' | b'A' => NAME | WORD | CARD_RANK,
            _ if this.is_ascii_alphanumeric() => NAME | WORD,
            _ => 0,
        };
        byte += 1;
    }
    table
}

const CARD_SUIT: u8 = 16;
const CARD_RANK: u8 = 32;
const OPENER: u8 = 64;
const STRING_END: u8 = 128;

/// The end of a file as DOS programs mark it (Ctrl-Z).
pub(crate) const DOS_END: u8 = 0x1A;

/// A space, a tab (horizontal or vertical), a form feed, or a NUL or [`DOS_END`] that some program left.
pub(crate) fn is_blank(byte: u8) -> bool {
    CLASS[usize::from(byte)] & BLANK != 0
}

/// CR or LF.
pub(crate) fn is_line_end(byte: u8) -> bool {
    CLASS[usize::from(byte)] & END != 0
}

/// A byte of a tag name.
pub(crate) fn is_name(byte: u8) -> bool {
    CLASS[usize::from(byte)] & NAME != 0
}

/// A byte of a call or a card.
pub(crate) fn is_word(byte: u8) -> bool {
    CLASS[usize::from(byte)] & WORD != 0
}

/// A suit letter of a card, in upper case.
pub(crate) fn is_suit(byte: u8) -> bool {
    CLASS[usize::from(byte)] & CARD_SUIT != 0
}

/// A rank letter of a card, in upper case.
pub(crate) fn is_rank(byte: u8) -> bool {
    CLASS[usize::from(byte)] & CARD_RANK != 0
}

/// A byte that can only begin a token: not a blank, a line end, or the beginning of a tag, comment or escape.
pub(crate) fn is_plain(byte: u8) -> bool {
    CLASS[usize::from(byte)] & (BLANK | END | OPENER) == 0
}

/// A byte of a string: anything but a quote, a backslash, a line end.
pub(crate) fn is_string_octet(byte: u8) -> bool {
    CLASS[usize::from(byte)] & STRING_END == 0
}
