//! What a text is, told by its content; and the text of links.

use super::grammar::field;
use super::key::Key;
use std::borrow::Cow;

/// In which form a text is LIN.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// A chain of tokens.
    Chain,
    /// Links to boards, on lines with or without other text.
    Links,
}

/// How a link to a board is known.
const MARKS: [&[u8]; 2] = [b"lin=", b"handviewer.html?"];

impl Form {
    /// What the first bytes of a text say; `None` when it is not LIN. It is LIN if a token stands on a line before any tag or
    /// directive of PBN does, and holds links if there is neither and one is found. Any other line that begins with `%` says nothing.
    pub fn of(head: &[u8]) -> Option<Self> {
        let mut lines = head.split(|byte| matches!(byte, b'\r' | b'\n'));
        let told = lines.find_map(|line| match line.trim_ascii_start() {
            [b'[' | b'{', ..] => Some(None),
            [b'%', remark @ ..] => is_directive(remark).then_some(None),
            line => opens_chain(line).then_some(Some(Self::Chain)),
        });
        let linked = || find(head, 0).map(|_| Self::Links);
        told.unwrap_or_else(linked)
    }
}

/// Whether what stands behind a `%` is a directive of PBN (2.1 section 2.4).
fn is_directive(remark: &[u8]) -> bool {
    let word = remark.trim_ascii().split(u8::is_ascii_whitespace).next();
    word.is_some_and(|word| {
        word.eq_ignore_ascii_case(b"PBN") || word.eq_ignore_ascii_case(b"EXPORT")
    })
}

/// Whether a line begins with a token.
fn opens_chain(line: &[u8]) -> bool {
    let is_bar = line.get(2) == Some(&b'|');
    is_bar && field(line).is_ok_and(|(_, word)| Key::of_field(word).is_some())
}

/// The first link: where its mark begins, and where its query begins.
fn find(text: &[u8], from: usize) -> Option<(usize, usize)> {
    let found = MARKS.iter().filter_map(|mark| {
        let at = from + memchr::memmem::find(&text[from..], mark)?;
        Some((at, at + mark.len()))
    });
    found.min()
}

/// A text of links as a chain: each line with a link is the chain that the link holds, and all other lines are empty. So
/// lines stay what they are.
pub fn decoded(text: &[u8]) -> Vec<u8> {
    let mut chain = Vec::with_capacity(text.len());
    for line in text.split_inclusive(|byte| matches!(byte, b'\r' | b'\n')) {
        let end = line.trim_ascii_end().len();
        if let Some((at, query)) = find(line, 0) {
            let is_lin = line[at..query].ends_with(b"lin=");
            let query = &line[query..end];
            let stop = query
                .iter()
                .position(|byte| matches!(byte, b' ' | b'"' | b'\'' | b'<' | b'>'));
            let query = &query[..stop.unwrap_or(query.len())];
            match query.strip_prefix(b"lin=") {
                _ if is_lin => push_value(query, &mut chain),
                Some(value) => push_value(value, &mut chain),
                None => push_hands(query, &mut chain),
            }
        }
        chain.extend_from_slice(&line[end..]);
    }
    chain
}

/// The chain of `lin=`.
fn push_value(query: &[u8], chain: &mut Vec<u8>) {
    let value = query.split(|byte| *byte == b'&').next().unwrap_or_default();
    chain.extend_from_slice(&unescaped(value));
}

/// The chain of a link with the hands, calls and cards each in a field of its own:
/// `n=..&e=..&s=..&w=..&d=S&v=b&b=7&a=PP1C..&p=CQC6..&nn=..`.
fn push_hands(query: &[u8], chain: &mut Vec<u8>) {
    let value = |name: &[u8]| {
        let mut fields = query.split(|byte| *byte == b'&');
        let value = fields.find_map(|field| {
            let (own, value) = field.split_at(field.iter().position(|byte| *byte == b'=')?);
            own.eq_ignore_ascii_case(name).then_some(&value[1..])
        });
        let value = unescaped(value.unwrap_or_default());
        value
            .iter()
            .copied()
            .filter(|byte| *byte != b'|')
            .collect::<Vec<_>>()
    };
    let mut push = |parts: &[&[u8]]| parts.iter().for_each(|part| chain.extend_from_slice(part));
    let hands = [b"s", b"w", b"n", b"e"].map(|name| value(name));
    if hands.iter().all(Vec::is_empty) {
        return;
    }
    let names = [b"sn", b"wn", b"nn", b"en"].map(|name| value(name));
    let [s, w, n, e] = names.each_ref().map(|name| &name[..]);
    push(&[b"pn|", s, b",", w, b",", n, b",", e, b"|"]);
    let dealer: &[u8] = match value(b"d").first() {
        Some(b's' | b'S') => b"1",
        Some(b'w' | b'W') => b"2",
        Some(b'n' | b'N') => b"3",
        Some(b'e' | b'E') => b"4",
        _ => b"",
    };
    let [s, w, n, e] = hands.each_ref().map(|hand| &hand[..]);
    push(&[b"md|", dealer, s, b",", w, b",", n, b",", e, b"|"]);
    let number = value(b"b");
    if !number.is_empty() {
        push(&[b"ah|Board ", &number, b"|"]);
    }
    push(&[b"sv|", &value(b"v"), b"|"]);
    let mut auction = value(b"a");
    let mut depth = 0;
    auction.retain(|byte| {
        let is_explanation = depth > 0 || *byte == b'(';
        depth += i32::from(*byte == b'(') - i32::from(*byte == b')' && depth > 0);
        !is_explanation
    });
    if !auction.is_empty() {
        push(&[b"mb|", &auction, b"|"]);
    }
    let play = value(b"p");
    for card in play.chunks(2) {
        push(&[b"pc|", card, b"|"]);
    }
}

/// A value of a query without its escapes: `%7C` is a bar, `+` a blank. Line ends become blanks, so that lines stay what they
/// are.
fn unescaped(value: &[u8]) -> Cow<'_, [u8]> {
    if !value.iter().any(|byte| matches!(byte, b'%' | b'+')) {
        return Cow::Borrowed(value);
    }
    let mut bytes = Vec::with_capacity(value.len());
    let mut rest = value;
    while let [first, behind @ ..] = rest {
        let escape = match (first, behind) {
            (b'%', [high, low, after @ ..]) => hexadecimal(*high)
                .zip(hexadecimal(*low))
                .map(|(high, low)| (16 * high + low, after)),
            (b'+', _) => Some((b' ', behind)),
            _ => None,
        };
        let (byte, after) = escape.unwrap_or((*first, behind));
        bytes.push(if matches!(byte, b'\r' | b'\n') {
            b' '
        } else {
            byte
        });
        rest = after;
    }
    Cow::Owned(bytes)
}

fn hexadecimal(digit: u8) -> Option<u8> {
    #[allow(clippy::cast_possible_truncation)] // at most 15
    char::from(digit).to_digit(16).map(|digit| digit as u8)
}
