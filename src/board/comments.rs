//! The comments of a record: what people wrote beside the cards.

use crate::source::Span;

/// A comment, with its place in the course of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Comment<'a> {
    /// The account of its author, where it begins with one: `vugraphab: E revoked`.
    pub author: Option<&'a [u8]>,
    /// The text, as it is written ([`super::Record::decoded`]).
    pub text: &'a [u8],
    /// Its place.
    pub span: Span,
    /// Calls before it.
    pub calls: usize,
    /// Cards before it.
    pub cards: usize,
    /// In a record by columns, the row and the column of the card behind which it stands on the same line: there it was
    /// written when that card was played.
    pub behind: Option<[usize; 2]>,
}

/// An alert, or words to a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Alert<'a> {
    /// The place of the call in the auction, from 0.
    pub call: usize,
    /// The words, as they are written; empty where there are none.
    pub words: &'a [u8],
    /// The place of the words, or else of the call.
    pub span: Span,
}

/// The most bytes that an account in a PBN comment has.
const LONGEST_NAME: usize = 20;

/// The account before the colon of a PBN comment, and what follows. An account is one word, or two; a comment that begins with
/// the colon names none, whatever words and colons follow.
pub fn signed(comment: &[u8]) -> (Option<&[u8]>, &[u8]) {
    let comment = comment.trim_ascii();
    let colon = memchr::memchr(b':', comment);
    let parts = colon.map(|colon| (comment[..colon].trim_ascii(), &comment[colon + 1..]));
    match parts {
        Some((b"", text)) => (None, text.trim_ascii()),
        Some((name, text)) if is_name(name) => (Some(name), text.trim_ascii()),
        _ => (None, comment),
    }
}

fn is_name(name: &[u8]) -> bool {
    let is_of_name =
        |byte: &u8| byte.is_ascii_alphanumeric() || b"_-. ".contains(byte) || *byte > 127;
    let words = name.split(|byte| *byte == b' ').filter(|it| !it.is_empty());
    name.len() <= LONGEST_NAME && name.iter().all(is_of_name) && (1..=2).contains(&words.count())
}
