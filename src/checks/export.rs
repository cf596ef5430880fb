//! The rules of the export format (PBN 2.1 sections 2.1 and 3.4 to 3.7), one function a rule.
//!
//! A rule gives the first place of a game where it is not kept, with a few words. It is asked only of games under
//! `% EXPORT`.

use super::PbnCase;
use crate::bridge::seat;
use crate::pbn::{Tag, TagName, TokenKind, Version, ends_line};
use crate::source::{Span, line_end};
use crate::words::{Key, key};
use std::sync::LazyLock;

/// A rule: its words, and where a game does not keep it.
type Rule = (Key, fn(&PbnCase<'_>) -> Option<Span>);

pub(super) static RULES: [Rule; 10] = [
    (key!("s108-line-ends"), line_ends),
    (key!("s108-tag-lines"), tag_lines),
    (key!("s108-missing"), missing),
    (key!("s108-order"), order),
    (key!("s108-deal"), deal),
    (key!("s108-vulnerable"), vulnerable),
    (key!("s108-result"), result),
    (key!("s108-first-seats"), first_seats),
    (key!("s108-rows"), rows),
    (key!("s108-suffixes"), suffixes),
];

/// The mandatory tags in their order.
const MANDATORY: [TagName; 15] = {
    use TagName::{
        Board, Contract, Date, Deal, Dealer, Declarer, East, Event, North, Result, Scoring, Site,
        South, Vulnerable, West,
    };
    [
        Event, Site, Date, Board, West, North, East, South, Dealer, Vulnerable, Deal, Scoring,
        Declarer, Contract, Result,
    ]
};

/// The second kind of line end in a game. One kind all through is what an editor or a transfer makes of CR and LF: the
/// program that wrote the file is not to blame, and nothing is lost.
fn line_ends(pbn: &PbnCase<'_>) -> Option<Span> {
    let bytes = pbn.game.record.of(pbn.text);
    if pbn.scan.is_some_and(|scan| scan.has_one_line_end(bytes)) {
        return None;
    }
    let mut at = 0;
    let mut first = None;
    let is_end = |byte: &u8| matches!(byte, b'\r' | b'\n');
    while let Some(length) = bytes[at..].iter().position(is_end) {
        at += length;
        let end = &bytes[at..at + line_end(&bytes[at..])];
        if *first.get_or_insert(end) != end {
            let at = pbn.game.record.start as usize + at;
            return Some(Span::new(at, at + 1));
        }
        at += end.len();
    }
    None
}

fn tag_lines(pbn: &PbnCase<'_>) -> Option<Span> {
    if pbn.game.has_exported_tags {
        return None;
    }
    let text = pbn.text;
    let ends = |byte: &u8| matches!(byte, b'\r' | b'\n');
    let is_end = |at: usize| text.get(at).is_none_or(ends);
    let is_exported = |tag: &Tag| {
        let [name, value] = [tag.name_span, tag.value];
        let [start, gap, end] = [name.start, name.end, value.end].map(|at| at as usize);
        let opens_line = text[start - 1] == b'[' && (start == 1 || is_end(start - 2));
        let is_spaced = value.start == name.end + 2 && text[gap..gap + 2] == *b" \"";
        opens_line && is_spaced && text[end..].starts_with(b"\"]") && is_end(end + 2)
    };
    let mut tags = pbn.game.tags.iter();
    let other = tags.find(|tag| !is_exported(tag));
    other.map(|tag| tag.name_span)
}

fn missing(pbn: &PbnCase<'_>) -> Option<Span> {
    let has_no_signs = pbn.scan.is_some_and(|scan| !scan.hashes);
    if has_no_signs && MANDATORY.iter().all(|name| pbn.game.has(*name)) {
        return None;
    }
    let is_own = |value: Span| value.of(pbn.text).first() != Some(&b'#');
    let is_missing = |name: &TagName| {
        !pbn.game.value(*name).is_some_and(is_own)
            && pbn.carry.value(*name, pbn.game, pbn.text).is_none()
    };
    let before_scoring = pbn.carry.directives(pbn.game, pbn.text).version == Some(Version(1, 0));
    let name = MANDATORY
        .iter()
        .filter(|name| !(before_scoring && **name == TagName::Scoring))
        .find(|name| is_missing(name))?;
    Some(pbn.span_of(*name))
}

fn order(pbn: &PbnCase<'_>) -> Option<Span> {
    let places = &*PLACES;
    let mut tags = pbn.game.tags.iter();
    let mut before = tags.find(|tag| tag.name != TagName::Note)?;
    let mut last = places[before.name as usize];
    for tag in tags {
        let place = places[tag.name as usize];
        if place <= last || last == OWN {
            if tag.name == TagName::Note {
                continue;
            }
            let is_own = place == OWN || last == OWN;
            let falls = if is_own && place / GROUP == last / GROUP {
                tag.name_span.of(pbn.text) < before.name_span.of(pbn.text)
            } else {
                place < last
            };
            if falls {
                return Some(tag.name_span);
            }
        }
        (before, last) = (tag, place);
    }
    None
}

/// More than there are names in a group.
const GROUP: u16 = 256;
/// The group of the tags that are neither mandatory nor sections.
const OTHERS: u16 = 99;
/// The place of a tag that is not in the standard, before all of its group: it is compared by its name. A note has no
/// place of its own, and so the lowest.
const OWN: u16 = OTHERS * GROUP;

/// Where each tag belongs, the groups one behind the other, and by name within each: the mandatory ones, each a group of
/// its own, then the others, the sections, and the tables.
static PLACES: LazyLock<[u16; TagName::COUNT]> = LazyLock::new(|| {
    let [auction, play, tables] = [1, 2, 3].map(|behind| OTHERS + behind);
    let mut groups = [OTHERS; TagName::COUNT];
    for (group, name) in (0..).zip(MANDATORY) {
        groups[name as usize] = group;
    }
    let mut names = TagName::ALL;
    names.sort_unstable();
    let mut places = [OWN; TagName::COUNT];
    for (number, (_, name)) in (1..).zip(names) {
        let group = match name {
            TagName::Auction => auction,
            TagName::Play => play,
            name if name.opens_table() => tables,
            name => groups[name as usize],
        };
        places[name as usize] = group * GROUP + number;
    }
    places[TagName::Note as usize] = 0;
    places
});

fn deal(pbn: &PbnCase<'_>) -> Option<Span> {
    let span = pbn.game.value(TagName::Deal)?;
    let [first, b':', hands @ ..] = span.of(pbn.text) else {
        return None;
    };
    let dealer = pbn.case.board.dealer.value();
    let begins_with_dealer = dealer.is_none_or(|dealer| seat(*first) == Some(*dealer));
    (!begins_with_dealer || !descend(hands)).then_some(span)
}

/// Whether the ranks of each suit descend.
pub(super) fn descend(hands: &[u8]) -> bool {
    let mut pairs = hands.windows(2);
    // between suits, where it is 0, any may follow
    pairs.all(|pair| {
        let [one, next] = [pair[0], pair[1]].map(|letter| DEPTHS[usize::from(letter)]);
        one <= next.wrapping_sub(1)
    })
}

/// [`depth`] of each letter: without this table a file in the export format takes 8 % more instructions.
static DEPTHS: [u8; 256] = {
    let mut depths = [0; 256];
    let mut letter = 0;
    while letter < depths.len() {
        #[allow(clippy::cast_possible_truncation)] // below 256
        let of = depth(letter as u8);
        depths[letter] = of;
        letter += 1;
    }
    depths
};

/// The place of a rank, from 2 for the ace; 1 for what is no rank, and 0 for what stands between suits.
const fn depth(letter: u8) -> u8 {
    match letter {
        b' ' | b'.' | b'-' => 0,
        b'A' => 2,
        b'K' => 3,
        b'Q' => 4,
        b'J' => 5,
        b'T' => 6,
        b'2'..=b'9' => 16 - (letter - b'0'),
        _ => 1,
    }
}

fn vulnerable(pbn: &PbnCase<'_>) -> Option<Span> {
    let span = pbn.game.value(TagName::Vulnerable)?;
    let words: [&[u8]; 6] = [b"None", b"NS", b"EW", b"All", b"", b"?"];
    (!words.contains(&span.of(pbn.text))).then_some(span)
}

fn result(pbn: &PbnCase<'_>) -> Option<Span> {
    let span = pbn.game.value(TagName::Result)?;
    let figures = span.of(pbn.text);
    let figures = figures.strip_prefix(b"^").unwrap_or(figures);
    let is_plain = |byte: &u8| byte.is_ascii_digit() || matches!(byte, b'?' | b'#');
    (!figures.iter().all(is_plain)).then_some(span)
}

fn first_seats(pbn: &PbnCase<'_>) -> Option<Span> {
    let begins_with = |section, wanted: Option<crate::bridge::Seat>| {
        let span = pbn.game.value(section)?;
        let [letter] = span.of(pbn.text) else {
            return None;
        };
        let is_other = wanted.is_some_and(|wanted| seat(*letter) != Some(wanted));
        is_other.then_some(span)
    };
    begins_with(TagName::Auction, pbn.case.board.dealer.value().copied())
        .or_else(|| begins_with(TagName::Play, pbn.case.board.opening_leader()))
}

fn rows(pbn: &PbnCase<'_>) -> Option<Span> {
    let (calls, cards) = (pbn.game.calls.iter(), pbn.game.loose_cards.iter());
    let calls = calls.filter(|call| call.kind.fills_a_place());
    let cards = cards.filter(|card| card.kind.fills_a_place());
    // the rows that were read as wholes are as they should be
    let rows = pbn.game.rows;
    let last = rows.count().checked_sub(1);
    #[allow(clippy::cast_possible_truncation)] // at most thirteen
    let last = last.map(|row| (4 * rows.count(), rows.offset(row as u8, 3)));
    by_fours(pbn, None, calls.map(|call| call.at))
        .or_else(|| by_fours(pbn, last, cards.map(|card| card.at)))
}

/// The first token that does not stand in a row of four that begins in the first column; `before` are the number of the
/// tokens before them and the offset of the last.
fn by_fours(
    pbn: &PbnCase<'_>,
    before: Option<(usize, u32)>,
    tokens: impl Iterator<Item = u32> + Clone,
) -> Option<Span> {
    if are_whole_rows(pbn.text, tokens.clone()) {
        return None;
    }
    let (first, mut before) = before.map_or((0, None), |(count, at)| (count, Some(at)));
    for (place, at) in (first..).zip(tokens) {
        let is_blank = |byte: &&u8| matches!(byte, b' ' | b'\t');
        let is_end = |byte: &u8| matches!(byte, b'\r' | b'\n');
        let text = &pbn.text[..at as usize];
        let blanks = text.iter().rev().take_while(is_blank).count();
        let opens_line = is_end(&text[text.len() - blanks - 1]);
        let is_on_new_line = || before.is_none_or(|before| ends_line(&text[before as usize..]));
        let is_new_line = opens_line || is_on_new_line();
        if is_new_line != place.is_multiple_of(4) || opens_line && blanks > 0 {
            return Some(Span::sized(at, 1));
        }
        before = Some(at);
    }
    None
}

/// Whether each token of four begins a line in its first column, and the next three are on that line: so nearly all.
fn are_whole_rows(text: &[u8], mut tokens: impl Iterator<Item = u32>) -> bool {
    let mut column = 0;
    tokens.all(|at| {
        let mut end = at as usize; // a tag stands before it
        while matches!(text[end - 1], b' ' | b'\t') {
            end -= 1;
        }
        let opens_line = matches!(text[end - 1], b'\r' | b'\n');
        let is_first = column == 0;
        column = (column + 1) % 4;
        opens_line == is_first && (!opens_line || end == at as usize)
    })
}

fn suffixes(pbn: &PbnCase<'_>) -> Option<Span> {
    let board = pbn.case.board;
    if !board.auction.annotated && !board.play.annotated {
        return None;
    }
    let mut tokens = pbn.game.calls.iter().chain(&pbn.game.loose_cards);
    let is_suffix = |kind| matches!(kind, TokenKind::Suffix | TokenKind::Alert);
    let suffix = tokens.find(|token| is_suffix(token.kind))?;
    Some(Span::sized(suffix.at, 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checks::test_support::findings;

    #[test]
    fn tags_are_in_their_order_by_name() {
        let tag = |name: &TagName| match name {
            TagName::Other => r#"[Own "x"]"#.to_owned(),
            name => format!("[{name:?} \"x\"]"),
        };
        let names = TagName::ALL.into_iter().map(|(_, name)| name);
        let names: Vec<_> = names.chain([TagName::Other]).collect();
        for (one, other) in names
            .iter()
            .flat_map(|one| names.iter().map(move |other| (one, other)))
        {
            if one == other || [one, other].contains(&&TagName::Note) {
                continue;
            }
            let text = format!("% EXPORT\n{}\n{}\n", tag(one), tag(other));
            let is_told = findings(&text)
                .iter()
                .any(|it| it.text().contains("mandatory tags come first"));
            let key = |name: &TagName| {
                let mandatory = MANDATORY.iter().position(|it| it == name);
                let group = match name {
                    TagName::Auction => 16,
                    TagName::Play => 17,
                    TagName::Other => 15,
                    name if name.opens_table() => 18,
                    _ => mandatory.unwrap_or(15),
                };
                (group, tag(name))
            };
            assert_eq!(is_told, key(one) > key(other), "{text}");
        }
    }
}
