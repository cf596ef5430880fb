//! The rules of the export format (PBN 2.1 sections 2.1 and 3.4 to 3.7), one function a rule.
//!
//! A rule gives the first place of a game where it is not kept, with a few words. It is asked only of games under
//! `% EXPORT`.

use super::PbnCase;
use crate::bridge::seat;
use crate::pbn::{CallKind, CardKind, Tag, TagName, Version, has_one_line_end};
use crate::source::{Span, line_end};
use crate::words::{Key, key};

/// A rule: its words, and where a game does not keep it.
pub(super) struct Rule {
    pub(super) words: Key,
    pub(super) broken_at: fn(&PbnCase<'_>) -> Option<Span>,
}

pub(super) static RULES: [Rule; 10] = [
    Rule {
        words: key!("s108-line-ends"),
        broken_at: line_ends,
    },
    Rule {
        words: key!("s108-tag-lines"),
        broken_at: tag_lines,
    },
    Rule {
        words: key!("s108-missing"),
        broken_at: missing,
    },
    Rule {
        words: key!("s108-order"),
        broken_at: order,
    },
    Rule {
        words: key!("s108-deal"),
        broken_at: deal,
    },
    Rule {
        words: key!("s108-vulnerable"),
        broken_at: vulnerable,
    },
    Rule {
        words: key!("s108-result"),
        broken_at: result,
    },
    Rule {
        words: key!("s108-first-seats"),
        broken_at: first_seats,
    },
    Rule {
        words: key!("s108-rows"),
        broken_at: rows,
    },
    Rule {
        words: key!("s108-suffixes"),
        broken_at: suffixes,
    },
];

/// The mandatory tags in their order.
const MANDATORY: [TagName; 15] = [
    TagName::Event,
    TagName::Site,
    TagName::Date,
    TagName::Board,
    TagName::West,
    TagName::North,
    TagName::East,
    TagName::South,
    TagName::Dealer,
    TagName::Vulnerable,
    TagName::Deal,
    TagName::Scoring,
    TagName::Declarer,
    TagName::Contract,
    TagName::Result,
];

/// The second kind of line end in a game. One kind all through is what an editor or a transfer makes of CR and LF: the
/// program that wrote the file is not to blame, and nothing is lost.
fn line_ends(pbn: &PbnCase<'_>) -> Option<Span> {
    let bytes = pbn.game.record.of(pbn.text);
    if has_one_line_end(bytes) {
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
    let is_end = |at: usize| {
        text.get(at)
            .is_none_or(|byte| matches!(byte, b'\r' | b'\n'))
    };
    let is_exported = |tag: &Tag| {
        let [name, value] = [tag.name_span, tag.value];
        let [start, gap, end] = [name.start, name.end, value.end].map(|at| at as usize);
        let opens_line = text[start - 1] == b'[' && (start == 1 || is_end(start - 2));
        let is_spaced = value.start == name.end + 2 && text[gap..gap + 2] == *b" \"";
        opens_line && is_spaced && text[end..].starts_with(b"\"]") && is_end(end + 2)
    };
    pbn.game
        .tags
        .iter()
        .find(|tag| !is_exported(tag))
        .map(|tag| tag.name_span)
}

fn missing(pbn: &PbnCase<'_>) -> Option<Span> {
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
    let tags = pbn.game.tags.iter();
    let mut tags = tags.filter(|tag| tag.name != TagName::Note);
    let mut before = tags.next()?;
    for tag in tags {
        let [one, other] = [before, tag].map(|tag| PLACES[tag.name as usize]);
        let by_name = || {
            let [one, other] = [before, tag].map(|tag| tag.name_span.of(pbn.text));
            one > other
        };
        if one > other || one == other && matches!(one, OTHER_TAGS | TABLES) && by_name() {
            return Some(tag.name_span);
        }
        before = tag;
    }
    None
}

/// Where the tags belong that are not mandatory: behind those that are, by name.
const OTHER_TAGS: u8 = 99;
/// Where the tables belong: behind the sections, by name.
const TABLES: u8 = 102;

/// Where each tag belongs.
static PLACES: [u8; TagName::COUNT] = {
    let mut places = [OTHER_TAGS; TagName::COUNT];
    let mut table = TagName::ActionTable as usize;
    while table < TagName::Other as usize {
        places[table] = TABLES;
        table += 1;
    }
    places[TagName::Auction as usize] = 100;
    places[TagName::Play as usize] = 101;
    let mut place = 0;
    while place < MANDATORY.len() {
        #[allow(clippy::cast_possible_truncation)] // fifteen
        (places[MANDATORY[place] as usize] = place as u8);
        place += 1;
    }
    places
};

fn deal(pbn: &PbnCase<'_>) -> Option<Span> {
    let span = pbn.game.value(TagName::Deal)?;
    let [first, b':', hands @ ..] = span.of(pbn.text) else {
        return None;
    };
    let begins_with_dealer = pbn
        .case
        .board
        .dealer
        .value()
        .is_none_or(|dealer| seat(*first) == Some(*dealer));
    let mut pairs = hands.iter().zip(hands.iter().skip(1));
    let descends = |(one, next): (&u8, &u8)| {
        let [one, next] = [one, next].map(|it| RANKS[usize::from(*it)]);
        one == BETWEEN_SUITS || next == BETWEEN_SUITS || one < next
    };
    (!begins_with_dealer || !pairs.all(descends)).then_some(span)
}

/// What stands between two suits of a deal.
const BETWEEN_SUITS: u8 = u8::MAX;

/// The ranks by their letters, from 1 for the ace on; 0 for what is none.
static RANKS: [u8; 256] = {
    let mut ranks = [0; 256];
    let letters = *b"AKQJT98765432";
    let mut rank = 0;
    while rank < letters.len() {
        #[allow(clippy::cast_possible_truncation)] // thirteen
        (ranks[letters[rank] as usize] = rank as u8 + 1);
        rank += 1;
    }
    ranks[b' ' as usize] = BETWEEN_SUITS;
    ranks[b'.' as usize] = BETWEEN_SUITS;
    ranks[b'-' as usize] = BETWEEN_SUITS;
    ranks
};

fn vulnerable(pbn: &PbnCase<'_>) -> Option<Span> {
    let span = pbn.game.value(TagName::Vulnerable)?;
    let words: [&[u8]; 6] = [b"None", b"NS", b"EW", b"All", b"", b"?"];
    (!words.contains(&span.of(pbn.text))).then_some(span)
}

fn result(pbn: &PbnCase<'_>) -> Option<Span> {
    let span = pbn.game.value(TagName::Result)?;
    let figures = span.of(pbn.text);
    let figures = figures.strip_prefix(b"^").unwrap_or(figures);
    let is_plain = figures
        .iter()
        .all(|byte| byte.is_ascii_digit() || matches!(byte, b'?' | b'#'));
    (!is_plain).then_some(span)
}

fn first_seats(pbn: &PbnCase<'_>) -> Option<Span> {
    let begins_with = |section, wanted: Option<crate::bridge::Seat>| {
        let span = pbn.game.value(section)?;
        let [letter] = span.of(pbn.text) else {
            return None;
        };
        wanted
            .is_some_and(|wanted| seat(*letter) != Some(wanted))
            .then_some(span)
    };
    begins_with(TagName::Auction, pbn.case.board.dealer.value().copied())
        .or_else(|| begins_with(TagName::Play, pbn.case.board.opening_leader()))
}

fn rows(pbn: &PbnCase<'_>) -> Option<Span> {
    let is_call = |kind| {
        !matches!(
            kind,
            CallKind::Star
                | CallKind::Alert
                | CallKind::Irregularity(_)
                | CallKind::Suffix
                | CallKind::NoteReference(_)
                | CallKind::Nag(_)
        )
    };
    let is_card = |kind| {
        !matches!(
            kind,
            CardKind::Star
                | CardKind::Alert
                | CardKind::Irregularity(_)
                | CardKind::Suffix
                | CardKind::NoteReference(_)
                | CardKind::Nag(_)
        )
    };
    let calls = pbn
        .game
        .calls
        .iter()
        .filter(|call| is_call(call.kind))
        .map(|call| call.at);
    // the rows that were read as wholes are as they should be
    let rows = pbn.game.rows;
    let last = rows.count().checked_sub(1);
    #[allow(clippy::cast_possible_truncation)] // at most thirteen
    let last = last.map(|row| (4 * rows.count(), rows.offset(row as u8, 3)));
    let loose = pbn.game.loose_cards.iter();
    let loose = loose.filter(|card| is_card(card.kind)).map(|card| card.at);
    by_fours(pbn, None, calls).or_else(|| by_fours(pbn, last, loose))
}

/// The first token that does not stand in a row of four that begins in the first column; `before` are the number of the
/// tokens before them and the offset of the last.
fn by_fours(
    pbn: &PbnCase<'_>,
    before: Option<(usize, u32)>,
    tokens: impl Iterator<Item = u32>,
) -> Option<Span> {
    let (first, mut before) = before.map_or((0, None), |(count, at)| (count, Some(at)));
    for (place, at) in (first..).zip(tokens) {
        let is_blank = |byte: &&u8| matches!(byte, b' ' | b'\t');
        let is_end = |byte: &u8| matches!(byte, b'\r' | b'\n');
        let text = &pbn.text[..at as usize];
        let blanks = text.iter().rev().take_while(is_blank).count();
        let opens_line = is_end(&text[text.len() - blanks - 1]);
        let is_on_new_line =
            || before.is_none_or(|before| text[before as usize..].iter().any(is_end));
        let is_new_line = opens_line || is_on_new_line();
        if is_new_line != place.is_multiple_of(4) || opens_line && blanks > 0 {
            return Some(Span {
                start: at,
                end: at + 1,
            });
        }
        before = Some(at);
    }
    None
}

fn suffixes(pbn: &PbnCase<'_>) -> Option<Span> {
    let mut calls = pbn.game.calls.iter();
    let mut cards = pbn.game.loose_cards.iter();
    let call = calls
        .find(|call| matches!(call.kind, CallKind::Suffix | CallKind::Alert))
        .map(|call| call.at);
    let card = cards
        .find(|card| matches!(card.kind, CardKind::Suffix | CardKind::Alert))
        .map(|card| card.at);
    call.or(card).map(|at| Span {
        start: at,
        end: at + 1,
    })
}
