//! PBN on a page, as text or in an attribute: where it begins and ends, and how it reads without entities.

use super::chain::Chain;
use super::letters::{offset, plain};
use super::markup;
use crate::lin::opens_tag;
use memchr::{memchr, memchr_iter, memchr2_iter, memmem, memrchr2};

/// Whether a text is the source of PBN on a page: its first tag has entities for quotes, or markup that ends its line.
pub(super) fn is_source(head: &[u8]) -> bool {
    let ends = ["]<br", "]<BR", "&quot;]", "&#34;]", "&#x22;]"];
    let ends_tag = |text| {
        ends.iter()
            .any(|end| memmem::find(text, end.as_bytes()).is_some())
    };
    ends_tag(head)
        && find(head).is_some_and(|(at, _)| {
            let tag = head[at..].split(|byte| *byte == b'\n').next();
            ends_tag(tag.unwrap_or_default())
        })
}

/// Where PBN begins, with tags of a board on a line of its own; and the quote that ends it, if it is in an attribute.
pub(super) fn find(text: &[u8]) -> Option<(usize, Option<u8>)> {
    let mut read = 0;
    memchr_iter(b'[', text).find_map(|at| {
        let head = &text[at..text.len().min(at + 64)];
        let is_tag = opens_tag(head) || head.contains(&b'&') && opens_tag(&meant(head));
        if at < read || !is_tag {
            return None;
        }
        let near = &text[at.saturating_sub(4096)..at];
        let tag = &near[memrchr2(b'<', b'>', near).unwrap_or(near.len())..];
        let value = tag.strip_prefix(b"<").unwrap_or_default();
        let quote = value.iter().rfind(|it| b"\"'".contains(it)).copied();
        read = end(&text[at..], quote).map_or(text.len(), |length| at + length);
        let tags = meant(&text[at..read]);
        let has = |tag: &&str| memmem::find(&tags, tag.as_bytes()).is_some();
        let has_more = memmem::find_iter(&tags, "\"]").nth(1).is_some(); // no box for each tag
        let is_board = has_more && ["[Board \"", "[Deal \"", "[Play \""].iter().any(has);
        let before = meant(&text[at.saturating_sub(64)..at]);
        let mut before = before.iter().rfind(|it| !b" \t".contains(it)).into_iter();
        let begins = before.all(|it| b"\r\n>".contains(it) || quote == Some(*it));
        (is_board && begins).then_some((at, quote))
    })
}

/// Where PBN ends: at a quote, or at markup that does more than end a line.
pub fn end(text: &[u8], quote: Option<u8>) -> Option<usize> {
    let is_end = |at: &usize| {
        let (byte, head) = (text[*at], &text[*at..text.len().min(at + 2)]);
        Some(byte) == quote || markup(head).is_some() && break_at(&text[*at..]).is_none()
    };
    memchr2_iter(b'<', quote.unwrap_or(b'<'), text).find(is_end)
}

/// The length of markup that ends a line; of one that is cut, all of it.
fn break_at(text: &[u8]) -> Option<usize> {
    let head = text[..text.len().min(3)].to_ascii_lowercase();
    let is_break = head.len() > 1 && b"<br".starts_with(&head);
    is_break.then(|| memchr(b'>', text).map_or(text.len(), |end| end + 1))
}

/// PBN as it is meant, with the places of its bytes.
pub(super) fn read(text: &str) -> Chain {
    let (mut chain, mut from) = (Chain::default(), 0);
    for at in memchr_iter(b'<', text.as_bytes()) {
        if let Some(length) = break_at(&text.as_bytes()[at..]).filter(|_| at >= from) {
            chain.letters(&plain(text, from, at));
            from = at + length;
            if !text[from..].starts_with(['\r', '\n']) {
                chain.bytes(b"\n", offset(at));
            }
        }
    }
    chain.letters(&plain(text, from, text.len()));
    chain
}

/// Some bytes of PBN as they are meant.
fn meant(text: &[u8]) -> Vec<u8> {
    read(&String::from_utf8_lossy(text)).text
}
