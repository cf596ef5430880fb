//! Tag pairs (PBN 2.1 sections 3.2 and 3.3).

use super::lexical::{blanks, is_name, is_string_end, rest_of_line, white_space};
use super::{FaultKind, Parsed};
use crate::source::{Charset, Span};
use nom::Err;
use std::borrow::Cow;

/// One tag pair of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tag {
    /// Which tag it is.
    pub name: TagName,
    /// The bytes of its name.
    pub name_span: Span,
    /// The bytes of its value, between the quotes.
    pub value: Span,
}

macro_rules! tag_names {
    ($($name:ident),+ $(,)?) => {
        /// The tag names of PBN 2.1, and one for all others.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs)] // each is the standard's own word
        pub enum TagName { $($name),+, Other }

        impl TagName {
            /// The number of names, `Other` included.
            pub const COUNT: usize = Self::Other as usize + 1;

            const ALL: [(&'static str, Self); Self::COUNT - 1] = [$((stringify!($name), Self::$name)),+];
        }
    };
}

tag_names! {
    Event, Site, Date, Board, West, North, East, South, Dealer, Vulnerable, Deal, Scoring, Declarer, Contract, Result,
    Auction, Play, Note,
    Room, Table, Round, Stage, Section, Session, HomeTeam, VisitTeam, PairNS, PairEW, Score, ScoreIMP, ScoreMP,
    ScorePercentage, ScoreRubber, ScoreRubberHistory, OptimumScore, DealId, Time, UTCDate, UTCTime, TimeCall, TimeCard,
    TimeControl, EventDate, EventSponsor, Competition, Description, FrenchMP, Hidden, Mode, Termination, Annotator,
    AnnotatorNA, Application, Generator, BidSystemEW, BidSystemNS, WestNA, NorthNA, EastNA, SouthNA, WestType,
    NorthType, EastType, SouthType,
    ActionTable, AuctionTimeTable, InstantScoreTable, PlayTimeTable, ScoreTable, TotalScoreTable, OptimumPlayTable,
    OptimumResultTable,
}

/// A tag name's place in [`NAMES`]: its length and three of its letters, mixed.
const fn bucket(name: &[u8]) -> usize {
    let [length, first, middle, last] = [
        name.len(),
        name[0] as usize,
        name[name.len() / 2] as usize,
        name[name.len() - 1] as usize,
    ];
    (length * 61 + first * 152 + middle * 46 + last * 238) % BUCKETS
}

const BUCKETS: usize = 512;

/// The known names by [`bucket`]; building it fails to compile if two names meet.
static NAMES: [Option<(&str, TagName)>; BUCKETS] = {
    let mut table = [None; BUCKETS];
    let mut index = 0;
    while index < TagName::ALL.len() {
        let entry = TagName::ALL[index];
        let place = bucket(entry.0.as_bytes());
        assert!(
            table[place].is_none(),
            "two tag names share a bucket: change the factors"
        );
        table[place] = Some(entry);
        index += 1;
    }
    table
};

impl TagName {
    /// The name that these bytes spell; names are case-sensitive (PBN 2.1 section 3.3).
    pub fn of(name: &[u8]) -> Self {
        match NAMES[bucket(name)] {
            Some((known, tag)) if known.as_bytes() == name => tag,
            _ => Self::Other,
        }
    }

    /// Whether a table of data may follow this tag: the supplemental sections, and any tag of a user's own.
    pub const fn opens_table(self) -> bool {
        self as usize >= Self::ActionTable as usize
    }

    /// Whether the value may be taken over from an earlier game (`#`, `##`; PBN 2.1 section 4.8).
    pub const fn is_inheritable(self) -> bool {
        use TagName::{
            Auction, Contract, Deal, Dealer, Declarer, Note, Other, Play, Result, Vulnerable,
        };
        !matches!(
            self,
            Dealer
                | Vulnerable
                | Deal
                | Declarer
                | Contract
                | Result
                | Auction
                | Play
                | Note
                | Other
        ) && !self.opens_table()
    }
}

/// A tag pair as read: its name, its value, and what was wrong with it if it could be read all the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Pair<'a> {
    pub(super) name: &'a [u8],
    pub(super) value: &'a [u8],
    pub(super) fault: Option<FaultKind>,
}

/// `[`, a name, a value, `]`.
pub(super) fn tag_pair(input: &[u8]) -> Parsed<'_, Pair<'_>> {
    if let Some(read) = exported_pair(input) {
        return Ok(read);
    }
    let [b'[', rest @ ..] = input else {
        return Err(Err::Error(FaultKind::UnreadableTag));
    };
    let (rest, ()) = white_space(rest)?;
    let (rest, name) = tag_name(rest)?;
    let (rest, ()) = white_space(rest)?;
    let (rest, (value, mut fault)) = match rest {
        [b'"', ..] => string(rest)?,
        [b']', ..] => return Err(Err::Error(FaultKind::NoTagValue)),
        _ => bare_value(rest)?,
    };
    let (gap, ()) = white_space(rest)?;
    if let [b']', after @ ..] = gap {
        return Ok((after, Pair { name, value, fault }));
    }
    fault = fault.or(Some(FaultKind::NoClosingBracket));
    Ok((rest, Pair { name, value, fault }))
}

/// A tag pair as the export format has it, `[Name "value"]`, without a backslash: what [`tag_pair`] would read, sooner.
fn exported_pair(input: &[u8]) -> Option<(&[u8], Pair<'_>)> {
    let [b'[', rest @ ..] = input else {
        return None;
    };
    let (name, rest) = rest.split_at(rest.iter().position(|&byte| !is_name(byte))?);
    let [b' ', b'"', rest @ ..] = rest else {
        return None;
    };
    let (value, rest) = rest.split_at(memchr::memchr3(b'"', b'\\', b'\n', rest)?);
    let [b'"', b']', rest @ ..] = rest else {
        return None;
    };
    let in_one_line = memchr::memchr(b'\r', value).is_none();
    (in_one_line && !name.is_empty()).then_some((
        rest,
        Pair {
            name,
            value,
            fault: None,
        },
    ))
}

/// A tag name: letters, digits, underscores.
pub(super) fn tag_name(input: &[u8]) -> Parsed<'_, &[u8]> {
    match input
        .iter()
        .position(|&byte| !is_name(byte))
        .unwrap_or(input.len())
    {
        0 => Err(Err::Error(FaultKind::UnreadableTag)),
        length => Ok((&input[length..], &input[..length])),
    }
}

/// A value between quotes, in which `\"` and `\\` stand for themselves. It cannot leave its line.
pub(super) fn string(input: &[u8]) -> Parsed<'_, (&[u8], Option<FaultKind>)> {
    let [b'"', text @ ..] = input else {
        return Err(Err::Error(FaultKind::UnquotedValue));
    };
    let mut at = 0;
    while let Some(&byte) = text.get(at) {
        if !is_string_end(byte) {
            at += 1;
            continue;
        }
        match byte {
            b'"' => return Ok((&text[at + 1..], (&text[..at], None))),
            b'\\' => at += 1 + usize::from(matches!(text.get(at + 1), Some(b'"' | b'\\'))),
            _ => break,
        }
    }
    let at = at.min(text.len());
    let value = text[..at].trim_ascii_end();
    let value = value.strip_suffix(b"]").unwrap_or(value);
    Ok((&text[at..], (value, Some(FaultKind::UnclosedString))))
}

/// A value whose quotes were left out: up to the `]` of its line.
pub(super) fn bare_value(input: &[u8]) -> Parsed<'_, (&[u8], Option<FaultKind>)> {
    let line = rest_of_line(input)?.1;
    let length = memchr::memchr2(b']', b'[', line).filter(|&end| line[end] == b']' && end > 0);
    let Some(length) = length else {
        return Err(Err::Error(FaultKind::UnreadableTag));
    };
    Ok((
        &input[length..],
        (
            line[..length].trim_ascii_end(),
            Some(FaultKind::UnquotedValue),
        ),
    ))
}

/// Whether a tag pair opens here: `[`, a name, a quote, on one line.
pub(super) fn opens_tag(input: &[u8]) -> bool {
    let opens = || -> Option<bool> {
        let rest = blanks(input.strip_prefix(b"[")?).ok()?.0;
        let rest = tag_name(rest).ok()?.0;
        Some(blanks(rest).ok()?.0.first() == Some(&b'"'))
    };
    opens().unwrap_or(false)
}

/// A tag value as text: decoded, with `\"` and `\\` resolved.
pub fn value_text(value: &[u8], charset: Charset) -> Cow<'_, str> {
    let text = charset.decode(value);
    if !text.contains('\\') {
        return text;
    }
    let mut plain = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let escaped = if letter == '\\' {
            letters.next_if(|next| matches!(next, '"' | '\\'))
        } else {
            None
        };
        plain.push(escaped.unwrap_or(letter));
    }
    Cow::Owned(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(text: &str) -> (String, String, Option<FaultKind>, String) {
        let (rest, pair) = tag_pair(text.as_bytes()).unwrap();
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (text(pair.name), text(pair.value), pair.fault, text(rest))
    }

    #[test]
    fn every_import_form() {
        for form in [
            "[Event \"x\"]",
            "[Event\"x\"]",
            "[ Event \"x\" ]",
            "[\n Event\n \"x\"\n ]",
        ] {
            assert_eq!(
                pair(form),
                ("Event".into(), "x".into(), None, String::new())
            );
        }
        assert_eq!(
            pair(r#"[A "\\\"\a]"]z"#),
            ("A".into(), r#"\\\"\a]"#.into(), None, "z".into())
        );
    }

    #[test]
    fn the_short_way_reads_what_the_long_one_does() {
        let text = r#"[Event "a\"b"] [Site""] [X "y"]"#;
        for from in 0..text.len() {
            for to in from..=text.len() {
                let piece = &text.as_bytes()[from..to];
                if let Some((rest, pair)) = exported_pair(piece) {
                    let (after, name) = tag_name(&piece[1..]).unwrap();
                    assert_eq!((pair.name, &after[..1]), (name, &b" "[..]));
                    assert_eq!(string(&after[1..]).unwrap().1, (pair.value, None));
                    assert_eq!(tag_pair(piece), Ok((rest, pair)));
                }
            }
        }
        assert!(exported_pair(b"[Site \"\"]").is_some());
    }

    #[test]
    fn broken_pairs_are_read_as_far_as_they_go() {
        use FaultKind::{
            NoClosingBracket, NoTagValue, UnclosedString, UnquotedValue, UnreadableTag,
        };
        assert_eq!(
            pair("[A \"x]\n[B"),
            ("A".into(), "x".into(), Some(UnclosedString), "\n[B".into())
        );
        assert_eq!(
            pair("[A x y]z"),
            ("A".into(), "x y".into(), Some(UnquotedValue), "z".into())
        );
        assert_eq!(
            pair("[A \"x\"\n[B"),
            (
                "A".into(),
                "x".into(),
                Some(NoClosingBracket),
                "\n[B".into()
            )
        );
        assert_eq!(tag_pair(b"[A]"), Err(Err::Error(NoTagValue)));
        assert_eq!(tag_pair(b"[+ \"x\"]"), Err(Err::Error(UnreadableTag)));
        assert_eq!(tag_pair(b"[A x\n"), Err(Err::Error(UnreadableTag)));
    }

    #[test]
    fn names_are_found_by_their_bytes() {
        for (name, tag) in TagName::ALL {
            assert_eq!(TagName::of(name.as_bytes()), tag);
        }
        assert_eq!(TagName::of(b"event"), TagName::Other);
        assert_eq!(TagName::of(b"BCFlags"), TagName::Other);
        assert!(
            TagName::OptimumResultTable.opens_table()
                && TagName::Other.opens_table()
                && !TagName::Event.opens_table()
        );
    }

    #[test]
    fn values_resolve_their_escapes() {
        assert_eq!(value_text(br#"\\\"\a"#, Charset::Unstated), r#"\"\a"#);
        assert_eq!(value_text(b"K\xf6ln", Charset::Unstated), "K\u{f6}ln");
    }
}
