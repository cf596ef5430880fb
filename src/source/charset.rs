//! Encodings. Every byte that carries structure in PBN is ASCII, so bytes are read as they are and become text only
//! where a person will see them.

use encoding_rs::{Encoding as Decoder, UTF_16BE, UTF_16LE, WINDOWS_1252, X_USER_DEFINED};
use std::borrow::Cow;

/// What a file says of its 8-bit encoding (`% Content-type: ...; charset=...`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Charset {
    /// Nothing. Text that is valid UTF-8 is read as such, any other as Windows-1252 (which holds Latin-1).
    #[default]
    Unstated,
    /// A named one.
    Stated(&'static Decoder),
    /// A named one, in a text in which a piece of UTF-8 or UTF-16 follows one that names it: what is valid UTF-8 is read as
    /// such.
    Mixed(&'static Decoder),
}

impl Charset {
    /// The charset that a label names (`UTF-8`, `ISO-8859-1`, ...); `None` where text with ASCII brackets and quotes
    /// cannot be in it (UTF-16), or where it has no characters beyond ASCII.
    pub fn named(label: &[u8]) -> Option<Self> {
        let decoder = Decoder::for_label_no_replacement(label)?;
        let is_possible = ![UTF_16BE, UTF_16LE, X_USER_DEFINED].contains(&decoder);
        is_possible.then_some(Self::Stated(decoder))
    }

    /// That of a text in which a piece of UTF-8 or UTF-16 follows another.
    #[must_use]
    pub const fn mixed(self) -> Self {
        match self {
            Self::Stated(named) => Self::Mixed(named),
            other => other,
        }
    }

    /// Bytes as text. It never fails: bytes that are not valid in the stated charset are read as if none was stated.
    pub fn decode(self, bytes: &[u8]) -> Cow<'_, str> {
        match self {
            Self::Stated(decoder) => decoder
                .decode_without_bom_handling_and_without_replacement(bytes)
                .unwrap_or_else(|| utf_8_or(WINDOWS_1252, bytes)),
            Self::Mixed(decoder) => utf_8_or(decoder, bytes),
            Self::Unstated => utf_8_or(WINDOWS_1252, bytes),
        }
    }

    /// The number of characters of some bytes.
    pub fn characters(self, bytes: &[u8]) -> usize {
        // in some charsets bytes of ASCII are other characters
        if bytes.is_ascii() && !matches!(self, Self::Stated(_)) {
            bytes.len()
        } else {
            self.decode(bytes).chars().count()
        }
    }

    /// Text as bytes, so that [`Charset::decode`] gives it back; a character that a stated charset lacks becomes its number,
    /// as in HTML.
    pub fn encode(self, text: &str) -> Cow<'_, [u8]> {
        match self {
            Self::Stated(charset) => charset.encode(text).0,
            Self::Mixed(_) | Self::Unstated => Cow::Borrowed(text.as_bytes()),
        }
    }
}

fn utf_8_or<'a>(decoder: &'static Decoder, bytes: &'a [u8]) -> Cow<'a, str> {
    match str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => decoder.decode_without_bom_handling(bytes).0,
    }
}

/// The encoding that a file was found to have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Encoding {
    /// 7-bit.
    #[default]
    Ascii,
    /// UTF-8.
    Utf8,
    /// One byte a character: Latin-1 or its superset Windows-1252.
    Latin1,
    /// UTF-16, little end first.
    Utf16Le,
    /// UTF-16, big end first.
    Utf16Be,
    /// One that the file names itself.
    Named(&'static Decoder),
}

impl Encoding {
    /// What these bytes look like.
    pub fn of(bytes: &[u8]) -> Self {
        if bytes.is_ascii() {
            Self::Ascii
        } else if str::from_utf8(bytes).is_ok() {
            Self::Utf8
        } else {
            Self::Latin1
        }
    }

    /// What a file is of which one part looks like `self` and another like `part`.
    #[must_use]
    pub fn and(self, part: Self) -> Self {
        match (self, part) {
            (Self::Ascii, other) | (other, Self::Ascii) => other,
            (Self::Latin1, Self::Utf8) | (Self::Utf8, Self::Latin1) => Self::Latin1,
            (first, _) => first,
        }
    }

    /// The name for the reports.
    pub fn name(self) -> &'static str {
        match self {
            Self::Ascii => "ASCII",
            Self::Utf8 => "UTF-8",
            Self::Latin1 => "ISO-8859-1",
            Self::Utf16Le => "UTF-16LE",
            Self::Utf16Be => "UTF-16BE",
            Self::Named(decoder) => decoder.name(),
        }
    }
}
