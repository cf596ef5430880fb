//! Where a text can be cut, and what is around a place in it.

use super::Game;
use super::grammar::room;
use super::header::Header;
use super::key::Key;
use super::reader::{Opening, Reader};
use crate::source::{Span, line_start, line_stop};
use memchr::{memchr, memmem, memrchr};
use std::iter;
use std::sync::Arc;

/// Where the last board of a text begins that does not begin at its head, and what the text hands on to it. Where there is a
/// `qx`, it is the last of them, or the names right before that; in a list of hands, the last hand.
pub fn cut(text: &[u8], opening: &Opening) -> Option<(usize, Opening)> {
    let at = match last_key(text, *b"qx|", |behind| room(behind).is_ok()) {
        Some(at) => names_before(text, at).unwrap_or(at),
        None => last_hand(text)?,
    };
    (at > 0).then(|| (at, handed_on(&text[..at], opening)))
}

/// What a text hands on to what is behind it.
pub fn handed_on(text: &[u8], opening: &Opening) -> Opening {
    // it is rare: so from the front, which is faster
    let events = memmem::find_iter(text, b"vg|");
    let last = events.filter(|at| begins_token(text, *at)).last();
    let header = match (last, opening) {
        (None, Opening::Behind(before)) => Arc::clone(before),
        (None, Opening::File) => header(text),
        (Some(at), _) => header(&text[at..]),
    };
    Opening::Behind(header)
}

/// The header at the head of a text.
fn header(text: &[u8]) -> Arc<Header> {
    let mut reader = Reader::new(text);
    reader.read(&mut Game::default());
    Arc::clone(reader.header())
}

/// The last place where a hand begins in a list of hands: with its names, or with its deal.
fn last_hand(text: &[u8]) -> Option<usize> {
    let deal = last_key(text, *b"md|", |_| true)?;
    let before = last_key(&text[..deal], *b"md|", |_| true)?;
    let names = last_key(&text[..deal], *b"pn|", |_| true);
    Some(names.filter(|names| *names > before).unwrap_or(deal))
}

/// The last place of a key where a token begins: behind a bar, or on a line of its own.
fn last_key(text: &[u8], key: [u8; 3], is_meant: impl Fn(&[u8]) -> bool) -> Option<usize> {
    let mut end = text.len();
    loop {
        let at = memmem::rfind(&text[..end], &key)?;
        if begins_token(text, at) && is_meant(&text[at + key.len()..]) {
            return Some(at);
        }
        end = at + 2; // the bar may be that of no other
    }
}

fn begins_token(text: &[u8], at: usize) -> bool {
    let before = &text[..at];
    matches!(before.last(), None | Some(b'\r' | b'\n')) || before.trim_ascii_end().ends_with(b"|")
}

/// Where the token before an offset begins, if it is a `pn`.
fn names_before(text: &[u8], at: usize) -> Option<usize> {
    let value = text[..at].trim_ascii_end().strip_suffix(b"|")?;
    let bar = memrchr(b'|', value)?;
    let key = bar.checked_sub(2)?;
    let is_names = text[key..bar].eq_ignore_ascii_case(b"pn");
    (is_names && begins_token(text, key)).then_some(key)
}

/// The bytes shown of a long line around a place: its token, and up to four others of the line.
pub fn neighbours(text: &[u8], at: usize) -> Span {
    let (line, stop) = (line_start(text, at), line_stop(text, at));
    let ends = iter::successors(Some(line), |from| {
        (*from < stop).then(|| token_end(text, *from, stop))
    });
    let bounds: Vec<usize> = ends.collect();
    let own = bounds
        .partition_point(|bound| *bound <= at)
        .saturating_sub(1);
    let last = (own + 1 + BESIDE).min(bounds.len() - 1);
    Span::new(bounds[own.saturating_sub(BESIDE)], bounds[last])
}

/// Tokens shown on each side of the one that is meant.
const BESIDE: usize = 2;

/// Where the token ends that begins here.
fn token_end(text: &[u8], from: usize, stop: usize) -> usize {
    let field = |from: usize| memchr(b'|', &text[from..stop]).map(|length| from + length + 1);
    match field(from) {
        None => stop,
        Some(value) if Key::of_field(&text[from..value - 1]).is_some() => {
            field(value).unwrap_or(stop)
        }
        Some(value) => value,
    }
}
