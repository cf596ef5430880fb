//! The rules of the export format (PBN 2.1 sections 2.1 and 3.4 to 3.7), one function a rule.
//!
//! A rule gives the first place of a game where it is not kept, with a few words. It is asked only of games under
//! `% EXPORT`.

use super::PbnCase;
use crate::bridge::seat;
use crate::pbn::{CallKind, CardKind, Tag, TagName, Version};
use crate::source::{Span, line_end};

/// A rule: what it says, and where a game does not keep it.
pub(super) struct Rule {
    pub(super) says: &'static str,
    pub(super) broken_at: fn(&PbnCase<'_>) -> Option<Span>,
}

pub(super) static RULES: [Rule; 10] = [
    Rule {
        says: "every line ends in the same way, with CR and LF",
        broken_at: line_ends,
    },
    Rule {
        says: "a tag has a line of its own, and is written [Name \"value\"]",
        broken_at: tag_lines,
    },
    Rule {
        says: "all mandatory tags stand in every game",
        broken_at: missing,
    },
    Rule {
        says: "mandatory tags come first and in their order, then the others by name, auction, play, tables by name",
        broken_at: order,
    },
    Rule {
        says: "the deal begins with the dealer, and ranks descend",
        broken_at: deal,
    },
    Rule {
        says: "Vulnerable is None, NS, EW or All",
        broken_at: vulnerable,
    },
    Rule {
        says: "Result is declarer's tricks alone",
        broken_at: result,
    },
    Rule {
        says: "the auction begins with the dealer, the play with the leader",
        broken_at: first_seats,
    },
    Rule {
        says: "four calls stand on a line, and one trick on a line, from its first column on",
        broken_at: rows,
    },
    Rule {
        says: "! and ? are written as $1 to $12",
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
    let is_exported = |tag: &Tag| {
        let (name, value) = (tag.name_span, tag.value);
        let before = &pbn.text[..name.start as usize];
        let behind = &pbn.text[value.end as usize..];
        let between = &pbn.text[name.end as usize..value.start as usize];
        let at_line_start = matches!(before, [b'['] | [.., b'\r' | b'\n', b'[']);
        let at_line_end = matches!(behind, [b'"', b']'] | [b'"', b']', b'\r' | b'\n', ..]);
        at_line_start && between == b" \"" && at_line_end
    };
    pbn.game
        .tags
        .iter()
        .find(|tag| !is_exported(tag))
        .map(|tag| tag.name_span)
}

fn missing(pbn: &PbnCase<'_>) -> Option<Span> {
    let is_missing = |name: &TagName| pbn.value(*name).is_none();
    let before_scoring = pbn.directives().version == Some(Version(1, 0));
    let name = MANDATORY
        .iter()
        .filter(|name| !(before_scoring && **name == TagName::Scoring))
        .find(|name| is_missing(name))?;
    Some(pbn.span_of(*name))
}

fn order(pbn: &PbnCase<'_>) -> Option<Span> {
    let tags = pbn.game.tags.iter().filter(|tag| tag.name != TagName::Note);
    let ranked: Vec<_> = tags.map(|tag| (rank(pbn, tag), tag)).collect();
    let descends = |pair: &&[((usize, &[u8]), &Tag)]| pair[0].0 > pair[1].0;
    ranked
        .windows(2)
        .find(descends)
        .map(|pair| pair[1].1.name_span)
}

/// Where a tag belongs: the place of its group, and its name in it.
fn rank<'a>(pbn: &PbnCase<'a>, tag: &Tag) -> (usize, &'a [u8]) {
    let name = tag.name_span.of(pbn.text);
    match tag.name {
        TagName::Auction => (100, b""),
        TagName::Play => (101, b""),
        TagName::Other => (99, name),
        table if table.opens_table() => (102, name),
        tag => match MANDATORY.iter().position(|it| *it == tag) {
            Some(place) => (place, b""),
            None => (99, name),
        },
    }
}

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
    let place = |rank: &u8| b"AKQJT98765432".iter().position(|it| it == rank);
    let descends = |suit: &[u8]| suit.is_sorted_by(|one, next| place(one) < place(next));
    let mut suits = hands.split(|byte| matches!(byte, b' ' | b'.' | b'-'));
    (!begins_with_dealer || !suits.all(descends)).then_some(span)
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
    let cards = pbn
        .game
        .cards(pbn.text)
        .filter(|card| is_card(card.kind))
        .map(|card| card.at);
    by_fours(pbn, calls).or_else(|| by_fours(pbn, cards))
}

/// The first token that does not stand in a row of four that begins in the first column.
fn by_fours(pbn: &PbnCase<'_>, tokens: impl Iterator<Item = u32>) -> Option<Span> {
    let mut before: Option<u32> = None;
    for (place, at) in tokens.enumerate() {
        let is_new_line = before.is_none_or(|before| {
            let between = &pbn.text[before as usize..at as usize];
            between.iter().any(|byte| matches!(byte, b'\r' | b'\n'))
        });
        if is_new_line != place.is_multiple_of(4) || is_indented(&pbn.text[..at as usize]) {
            return Some(Span {
                start: at,
                end: at + 1,
            });
        }
        before = Some(at);
    }
    None
}

/// Whether the line that `text` breaks off in is blank so far, and not empty.
fn is_indented(text: &[u8]) -> bool {
    let blanks = text
        .iter()
        .rev()
        .take_while(|byte| matches!(byte, b' ' | b'\t'));
    let blanks = blanks.count();
    blanks > 0 && matches!(&text[..text.len() - blanks], [.., b'\r' | b'\n'])
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
