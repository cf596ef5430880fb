//! Tag pairs (PBN 2.1 sections 3.2 and 3.3).

use super::lexical::{blanks, is_name, is_string_end, rest_of_line, white_space};
use super::word::{before, below, equal, first, word};
use super::{FaultKind, Parsed, Version};
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
    Room, Table, Round, Stage, Section, Session, HomeTeam, VisitTeam, PairNS, PairEW, Score, ScoreIMP, ScoreMP,
    ScorePercentage, ScoreRubber, ScoreRubberHistory, OptimumScore, DealId, Time, UTCDate, UTCTime, TimeCall, TimeCard,
    TimeControl, EventDate, EventSponsor, Competition, Description, FrenchMP, Hidden, Mode, Termination, Annotator,
    AnnotatorNA, Application, Generator, BidSystemEW, BidSystemNS, WestNA, NorthNA, EastNA, SouthNA, WestType,
    NorthType, EastType, SouthType,
    Auction, Play, Note,
    ActionTable, AuctionTimeTable, InstantScoreTable, PlayTimeTable, ScoreTable, TotalScoreTable, OptimumPlayTable,
    OptimumResultTable,
}

/// A tag name of up to 24 bytes as three numbers, zeros behind its end: compared and looked up at once.
type Key = [u64; 3];

const LONGEST: usize = size_of::<Key>();

/// The key of a name; `None` for one that is longer than any known one.
const fn key(name: &[u8]) -> Option<Key> {
    if name.len() > LONGEST {
        return None;
    }
    let mut key = [0; 3];
    let mut at = 0;
    while at < name.len() {
        key[at / 8] |= (name[at] as u64) << (8 * (at % 8));
        at += 1;
    }
    Some(key)
}

const BUCKET_BITS: u32 = 9;

/// A name's place in [`NAMES`].
#[inline]
const fn bucket([low, middle, high]: Key, factor: u64) -> usize {
    let mixed = low ^ middle.rotate_left(29) ^ high.rotate_left(43);
    (mixed.wrapping_mul(factor) >> (u64::BITS - BUCKET_BITS)) as usize
}

type Names = [(Key, TagName); 1 << BUCKET_BITS];

/// The known names by [`bucket`], if with this factor no two of them meet.
const fn names(factor: u64) -> Option<Names> {
    let mut table = [([0; 3], TagName::Other); 1 << BUCKET_BITS];
    let mut index = 0;
    while index < TagName::ALL.len() {
        let (name, tag) = TagName::ALL[index];
        let Some(key) = key(name.as_bytes()) else {
            panic!("a tag name is longer than a key");
        };
        let place = bucket(key, factor);
        if !matches!(table[place].1, TagName::Other) {
            return None;
        }
        table[place] = (key, tag);
        index += 1;
    }
    Some(table)
}

/// A factor with which every known name has a bucket of its own: found while this is compiled.
const FACTOR: u64 = {
    let mut factor = 0x9E37_79B9_7F4A_7C15;
    while names(factor).is_none() {
        factor = 6_364_136_223_846_793_005_u64
            .wrapping_mul(factor)
            .wrapping_add(1_442_695_040_888_963_407)
            | 1;
    }
    factor
};

static NAMES: Names = match names(FACTOR) {
    Some(names) => names,
    None => unreachable!(),
};

impl TagName {
    /// The name that these bytes spell; names are case-sensitive (PBN 2.1 section 3.3).
    pub fn of(name: &[u8]) -> Self {
        key(name).map_or(Self::Other, Self::with_key)
    }

    #[inline]
    fn with_key(key: Key) -> Self {
        let (known, tag) = NAMES[bucket(key, FACTOR)];
        if known == key { tag } else { Self::Other }
    }

    /// The known name at the head of a text, and its length, if a space follows it.
    #[allow(clippy::inline_always)] // as for `exported_pair`, which asks
    #[inline(always)]
    fn at_head(text: &[u8]) -> Option<(Self, usize)> {
        let low = word(text)?;
        let length = first(equal(low, b' '));
        if length < 8 {
            return Self::known([before(low, length), 0, 0], length);
        }
        let middle = text.get(8..).and_then(word)?;
        let length = first(equal(middle, b' '));
        if length < 8 {
            return Self::known([low, before(middle, length), 0], 8 + length);
        }
        let high = text.get(16..).and_then(word)?;
        let length = first(equal(high, b' '));
        if length < 8 {
            return Self::known([low, middle, before(high, length)], 16 + length);
        }
        None
    }

    #[inline]
    fn known(key: Key, length: usize) -> Option<(Self, usize)> {
        let name = Self::with_key(key);
        (name != Self::Other).then_some((name, length))
    }

    /// Whether something other than the next tag may follow this tag: calls, cards, or a table of data.
    pub(super) const fn opens_section(self) -> bool {
        self as usize >= Self::Auction as usize && !matches!(self, Self::Note)
    }

    /// The name that these bytes spell but for the case of their letters.
    pub fn in_any_case(name: &[u8]) -> Option<Self> {
        let mut names = Self::ALL.iter();
        let same = |(known, _): &&(&str, Self)| known.as_bytes().eq_ignore_ascii_case(name);
        names.find(same).map(|(_, tag)| *tag)
    }

    /// Whether a table of data may follow this tag: the supplemental sections, and any tag of a user's own.
    pub const fn opens_table(self) -> bool {
        self as usize >= Self::ActionTable as usize
    }

    /// The version of the standard that brought the tag (PBN 2.1 section 4.10).
    pub const fn since(self) -> Version {
        match self {
            Self::OptimumScore | Self::OptimumPlayTable | Self::OptimumResultTable => Version(2, 1),
            Self::Application
            | Self::DealId
            | Self::PairEW
            | Self::PairNS
            | Self::ScoreMP
            | Self::ScoreRubberHistory
            | Self::ActionTable
            | Self::AuctionTimeTable
            | Self::InstantScoreTable
            | Self::PlayTimeTable
            | Self::ScoreTable
            | Self::TotalScoreTable => Version(2, 0),
            _ => Version(1, 0),
        }
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
        )
    }
}

/// A tag pair as read: its name, its value, and what was wrong with it if it could be read all the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Pair<'a> {
    pub(super) name: TagName,
    pub(super) spelling: &'a [u8],
    pub(super) value: &'a [u8],
    pub(super) fault: Option<FaultKind>,
}

/// `[`, a name, a value, `]`.
pub(super) fn tag_pair(input: &[u8]) -> Parsed<'_, Pair<'_>> {
    match exported_pair(input) {
        Some(exported) => Ok(exported.pair(input)),
        None => longer_tag_pair(input),
    }
}

/// A tag pair in any form that may be imported.
fn longer_tag_pair(input: &[u8]) -> Parsed<'_, Pair<'_>> {
    let [b'[', rest @ ..] = input else {
        return Err(Err::Error(FaultKind::UnreadableTag));
    };
    let (rest, ()) = white_space(rest)?;
    let (rest, spelling) = tag_name(rest)?;
    let name = TagName::of(spelling);
    let (rest, ()) = white_space(rest)?;
    let (rest, (value, mut fault)) = match rest {
        [b'"', ..] => string(rest)?,
        [b']', ..] => return Err(Err::Error(FaultKind::NoTagValue)),
        _ => bare_value(rest)?,
    };
    let (gap, ()) = white_space(rest)?;
    let rest = if let [b']', after @ ..] = gap {
        after
    } else {
        fault = fault.or(Some(FaultKind::NoClosingBracket));
        rest
    };
    let pair = Pair {
        name,
        spelling,
        value,
        fault,
    };
    Ok((rest, pair))
}

/// A pair as the export format has it, by its lengths: `[`, the name, a space and a quote, the value, a quote and `]`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Exported {
    pub(super) name: TagName,
    name_length: usize,
    value_length: usize,
}

impl Exported {
    /// The length of the pair.
    pub(super) const fn length(self) -> usize {
        self.name_length + self.value_length + 5
    }

    /// The tag of a pair that begins at this offset.
    #[allow(clippy::cast_possible_truncation)] // a text is shorter than 4 GiB
    pub(super) fn tag(self, at: usize) -> Tag {
        let span = |start: usize, length: usize| Span {
            start: start as u32,
            end: (start + length) as u32,
        };
        Tag {
            name: self.name,
            name_span: span(at + 1, self.name_length),
            value: span(at + self.name_length + 3, self.value_length),
        }
    }

    fn pair(self, input: &[u8]) -> (&[u8], Pair<'_>) {
        let (name, value) = (&input[1..], &input[self.name_length + 3..]);
        let pair = Pair {
            name: self.name,
            spelling: &name[..self.name_length],
            value: &value[..self.value_length],
            fault: None,
        };
        (&input[self.length()..], pair)
    }
}

/// A pair with a known name as the export format has it: what [`longer_tag_pair`] would read, sooner.
#[allow(clippy::inline_always)] // two dozen times a game: a call costs as much as it does
#[inline(always)]
pub(super) fn exported_pair(input: &[u8]) -> Option<Exported> {
    let [b'[', text @ ..] = input else {
        return None;
    };
    let (name, name_length) = TagName::at_head(text)?;
    let value = text.get(name_length + 1..)?.strip_prefix(b"\"")?;
    let value_length = closing_quote(value)?;
    (value.get(value_length + 1) == Some(&b']')).then_some(Exported {
        name,
        name_length,
        value_length,
    })
}

/// The place of the quote that closes a string on its line.
#[inline]
fn closing_quote(text: &[u8]) -> Option<usize> {
    let mut at = 0;
    while let Some(word) = text.get(at..).and_then(word) {
        let stops = equal(word, b'"') | equal(word, b'\\') | below(word, b' ');
        if stops == 0 {
            at += 8;
            continue;
        }
        at += first(stops);
        match text[at] {
            b'"' => return Some(at),
            b'\r' | b'\n' => return None,
            b'\\' => at += 1 + usize::from(matches!(text.get(at + 1), Some(b'"' | b'\\'))),
            _ => at += 1,
        }
    }
    None
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
    use std::collections::BTreeSet;

    fn pair(text: &str) -> (String, String, Option<FaultKind>, String) {
        let (rest, pair) = tag_pair(text.as_bytes()).unwrap();
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (
            text(pair.spelling),
            text(pair.value),
            pair.fault,
            text(rest),
        )
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
        let text = "[Event \"a\\\"b\"] [Site\"\"] [West \"y\tz\\S\"] [X \"y\"] [Date \"\"] [ScorePercentage \"NS 51.25\"]\n\
            [OptimumResultTable \"Declarer;Result\\2R\"]\n[Play \"W\n\"]\n[Play \"\\\\\"]\nSA S2 S3 S4\n";
        let mut values = BTreeSet::new();
        for from in 0..text.len() {
            for to in from..=text.len() {
                let piece = &text.as_bytes()[from..to];
                if let Some(exported) = exported_pair(piece) {
                    let (rest, pair) = exported.pair(piece);
                    assert_eq!(longer_tag_pair(piece), Ok((rest, pair)));
                    assert_eq!(pair.name, TagName::of(pair.spelling));
                    let tag = exported.tag(from);
                    assert_eq!(tag.name_span.of(text.as_bytes()), pair.spelling);
                    assert_eq!(tag.value.of(text.as_bytes()), pair.value);
                    values.insert(pair.value);
                }
            }
        }
        let plain = [
            r#"a\"b"#,
            "y\tz\\S",
            "",
            "NS 51.25",
            r"Declarer;Result\2R",
            r"\\",
        ];
        assert_eq!(values, plain.map(str::as_bytes).into());
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
