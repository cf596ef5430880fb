//! The spelling of values: one word for each, the same in every report.

use crate::board::{Board, Format, Item, Stake};
use crate::bridge::{Card, Contract, Penalty, Score, Strain};
use crate::checks::{Case, RevokeComment};
use crate::laws::{Answer, Assumption, Basis, Equity, Question, Role};
use crate::replay::Evidence;
use crate::report::table::{Cell, Kind, Line};
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::fmt::Display;

/// What is stated of an item, as text.
pub(in crate::report) fn stated(case: &Case<'_>, item: Item) -> Option<String> {
    case.record.text_of(item).map(Cow::into_owned)
}

/// What is stated of an item, in a cell. ASCII values are not decoded.
#[derive(Debug, Clone)]
pub enum TextCell<'a> {
    /// Characters of ASCII.
    Plain(&'a [u8]),
    /// A few of them, kept.
    Few(ShortCell),
    /// Any others.
    Decoded(Cow<'a, str>),
}

impl<'a> TextCell<'a> {
    #[allow(clippy::inline_always)] // so that the tag of an item is known where it is asked for
    #[inline(always)]
    pub(in crate::report) fn of(case: &Case<'a>, item: Item) -> Option<Self> {
        if item == Item::Deal && case.record.format() == Format::Lin {
            return case.record.text_of(item).map(Self::Decoded);
        }
        let value = case.record.stated(item)?;
        Some(if case.record.is_ascii(value) {
            Self::Plain(value)
        } else {
            Self::Decoded(case.record.decoded(value))
        })
    }

    /// The same as a copy that outlives the text.
    #[allow(clippy::inline_always)] // as above
    #[inline(always)]
    pub(in crate::report) fn kept(case: &Case<'_>, item: Item) -> Option<TextCell<'static>> {
        let text = TextCell::of(case, item)?;
        let few = match text {
            TextCell::Plain(bytes) => ShortCell::of(bytes),
            _ => None,
        };
        Some(few.map_or_else(|| TextCell::Decoded(Cow::Owned(text.into())), TextCell::Few))
    }
}

impl Default for TextCell<'_> {
    fn default() -> Self {
        Self::Plain(b"")
    }
}

impl From<TextCell<'_>> for String {
    fn from(text: TextCell<'_>) -> Self {
        match text {
            TextCell::Plain(bytes) => match std::str::from_utf8(bytes) {
                Ok(text) => text.to_owned(),
                Err(_) => Self::from_utf8_lossy(bytes).into_owned(),
            },
            TextCell::Few(letters) => letters.as_ref().to_owned(),
            TextCell::Decoded(text) => text.into_owned(),
        }
    }
}

impl Serialize for TextCell<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Plain(bytes) => serializer.serialize_bytes(bytes),
            Self::Few(letters) => serializer.serialize_str(letters.as_ref()),
            Self::Decoded(text) => serializer.serialize_str(text),
        }
    }
}

impl Cell for TextCell<'_> {
    const KIND: Kind = Kind::Text;

    fn spell(&self, line: &mut Line<'_>) {
        line.text(match self {
            Self::Plain(bytes) => bytes,
            Self::Few(letters) => letters.bytes(),
            Self::Decoded(text) => text.as_bytes(),
        });
    }
}

/// The date as far as it is known, ISO 8601.
pub(in crate::report) fn date(board: &Board) -> Option<DateCell> {
    let date = board.date.value();
    date.map(|date| DateCell(date.iso().collect()))
}

/// A date in a cell, as far as it is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct DateCell(ShortCell);

impl AsRef<str> for DateCell {
    fn as_ref(&self) -> &str {
        self.0.as_ref()
    }
}

impl Cell for DateCell {
    const KIND: Kind = Kind::Date;

    fn spell(&self, line: &mut Line<'_>) {
        self.0.spell(line);
    }
}

/// A number with decimals in a cell, as it is written.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Real(pub(in crate::report) String);

impl Cell for Real {
    const KIND: Kind = Kind::Decimal;

    fn spell(&self, line: &mut Line<'_>) {
        line.decimal(&self.0);
    }
}

/// A value in a cell, by its `Display`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plain<T>(pub T);

impl<T: Display> Cell for Plain<T> {
    const KIND: Kind = Kind::Text;

    fn spell(&self, line: &mut Line<'_>) {
        line.text(self.0.to_string().as_bytes());
    }
}

/// A few letters and figures in a cell: a card, suit first, a contract, a date.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ShortCell {
    letters: [u8; Self::MOST],
    count: u8,
}

impl ShortCell {
    /// No more than these.
    const MOST: usize = 10;

    /// All of these, if they are few.
    #[allow(clippy::cast_possible_truncation)] // few
    fn of(bytes: &[u8]) -> Option<Self> {
        let mut few = Self::default();
        few.letters.get_mut(..bytes.len())?.copy_from_slice(bytes);
        few.count = bytes.len() as u8;
        Some(few)
    }

    fn bytes(&self) -> &[u8] {
        &self.letters[..usize::from(self.count)]
    }

    const fn joined(parts: [&str; 3]) -> Self {
        let (mut letters, mut count) = ([0; Self::MOST], 0);
        let mut part = 0;
        while part < parts.len() {
            let mut rest = parts[part].as_bytes();
            while let [letter, behind @ ..] = rest {
                letters[count as usize] = *letter;
                count += 1;
                rest = behind;
            }
            part += 1;
        }
        Self { letters, count }
    }
}

impl FromIterator<u8> for ShortCell {
    fn from_iter<I: IntoIterator<Item = u8>>(letters: I) -> Self {
        let mut few = Self::default();
        for (place, letter) in few.letters.iter_mut().zip(letters) {
            *place = letter;
            few.count += 1;
        }
        few
    }
}

impl From<Card> for ShortCell {
    fn from(card: Card) -> Self {
        let letters = [card.suit.letter(), card.rank.letter()];
        letters.into_iter().map(|letter| letter as u8).collect()
    }
}

impl AsRef<str> for ShortCell {
    fn as_ref(&self) -> &str {
        str::from_utf8(self.bytes()).expect("letters are of ASCII")
    }
}

impl Cell for ShortCell {
    const KIND: Kind = Kind::Text;

    fn spell(&self, line: &mut Line<'_>) {
        line.text(self.bytes());
    }
}

/// The contract as PBN spells it: `4SX`, `Pass`, a bare `H` for an end position.
pub(in crate::report) fn contract(board: &Board) -> Option<ShortCell> {
    board.contract.value().map(|stake| match stake {
        Stake::PassedOut => ShortCell::joined(["Pass", "", ""]),
        Stake::Contract(Contract { bid, penalty }) => {
            CONTRACTS[usize::from(bid.level.get()) - 1][bid.strain as usize][*penalty as usize]
        }
        Stake::Denomination(strain) => ShortCell::joined([Score::strain(*strain), "", ""]),
    })
}

/// By level, strain and risk.
#[allow(clippy::cast_possible_truncation)] // levels are seven
static CONTRACTS: [[[ShortCell; 3]; 5]; 7] = {
    const RISKS: [Penalty; 3] = [Penalty::Undoubled, Penalty::Doubled, Penalty::Redoubled];
    let mut contracts = [[[ShortCell::joined([""; 3]); 3]; 5]; 7];
    let mut place = 0;
    while place < 7 * 5 * 3 {
        let (level, strain, risk) = (place / 15, place / 3 % 5, place % 3);
        let contract = Contract::new(level as u8 + 1, Strain::ASC[strain], RISKS[risk]);
        contracts[level][strain][risk] = ShortCell::joined(Score::spelled(contract));
        place += 1;
    }
    contracts
};

/// Room for most lists.
const LIST: usize = 40;

/// Words of a list, one blank between them.
pub(in crate::report) fn list<T: AsRef<str>>(words: impl IntoIterator<Item = T>) -> String {
    let mut words = words.into_iter();
    let Some(first) = words.next() else {
        return String::new();
    };
    let mut list = String::with_capacity(LIST);
    list.push_str(first.as_ref());
    for word in words {
        list.push(' ');
        list.push_str(word.as_ref());
    }
    list
}

/// The same for assumptions.
pub(in crate::report) fn assumptions(all: &[Assumption]) -> String {
    let mut list = String::new();
    for it in all {
        if list.is_empty() {
            list.reserve(LIST);
        } else {
            list.push(' ');
        }
        let _ = it.spell(&mut list);
    }
    list
}

/// Who writes a comment: whoever made the record, or somebody who saw only that.
pub(in crate::report) const WRITERS: [&str; 2] = ["recorder", "spectator"];

/// Who wrote a comment.
pub(in crate::report) const fn writer(comment: &RevokeComment<'_>) -> &'static str {
    WRITERS[if comment.is_recorders() { 0 } else { 1 }]
}

/// Whether a comment is about this board at this table.
pub(in crate::report) const fn about(comment: &RevokeComment<'_>) -> &'static str {
    if comment.is_elsewhere() {
        "elsewhere"
    } else {
        "here"
    }
}

pub(in crate::report) const fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

pub(in crate::report) const fn answer(answer: Answer) -> &'static str {
    match answer {
        Answer::Yes => "yes",
        Answer::No => "no",
        Answer::Unknown => "unknown",
    }
}

pub(in crate::report) const fn role(role: Role) -> &'static str {
    match role {
        Role::Declarer => "declarer",
        Role::Dummy => "dummy",
        Role::Defender => "defender",
    }
}

/// How a card was a revoke: with a trump, with another suit, as a lead.
pub(in crate::report) const MANNERS: [&str; 3] = ["ruff", "discard", "lead"];

/// The evidence of a revoke that only the director's facts show.
pub(in crate::report) const OF_SLIP: &str = "slip";

pub(in crate::report) const fn evidence(evidence: Evidence) -> &'static str {
    match evidence {
        Evidence::Deal => "deal",
        Evidence::LaterPlay => "later-play",
    }
}

pub(in crate::report) const fn basis(basis: Basis) -> &'static str {
    match basis {
        Basis::Given => "given",
        Basis::Date => "date",
        Basis::Assumed => "assumed",
    }
}

pub(in crate::report) const fn equity(reason: Equity) -> &'static str {
    match reason {
        Equity::Exempt => "exempt",
        Equity::LaterSuit => "later-suit",
        Equity::Repeat => "repeat",
        Equity::BothSides => "both-sides",
        Equity::DoubleDummy => "double-dummy",
    }
}

pub(in crate::report) const fn question(question: Question) -> &'static str {
    match question {
        Question::Revoke => "revoke",
        Question::Attention => "attention",
        Question::Corrected => "corrected",
        Question::HandsReturned => "hands_returned",
        Question::Claim => "claim",
        Question::PenaltyCard => "penalty_card",
        Question::MissingCard => "missing_card",
        Question::ResultAdjusted => "result_adjusted",
        Question::CorrectionPeriod => "correction_period",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contracts_are_spelled_as_pbn_does() {
        let spelled = |stake| {
            let mut board = Board::default();
            board.contract = crate::board::Stated::Value(stake);
            contract(&board).unwrap().as_ref().to_owned()
        };
        let doubled = Contract::new(4, Strain::Spades, Penalty::Doubled);
        for level in 1..=7 {
            for strain in Strain::ASC {
                for penalty in [Penalty::Undoubled, Penalty::Doubled, Penalty::Redoubled] {
                    let contract = Contract::new(level, strain, penalty);
                    assert_eq!(spelled(Stake::Contract(contract)), Score::spell(contract));
                }
            }
        }
        assert_eq!(spelled(Stake::Contract(doubled)), "4SX");
        assert_eq!(spelled(Stake::PassedOut), "Pass");
        assert_eq!(spelled(Stake::Denomination(Strain::Notrump)), "NT");
        assert_eq!(spelled(Stake::Denomination(Strain::Hearts)), "H");
        assert_eq!(contract(&Board::default()), None);
    }

    #[test]
    fn lists_have_one_blank() {
        assert_eq!(list(["64B4", "64B5"]), "64B4 64B5");
        assert_eq!(list::<&str>([]), "");
    }
}
