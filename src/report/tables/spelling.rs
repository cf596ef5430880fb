//! The spelling of values: one word for each, the same in every report.

use crate::board::{Board, Format, Item, Premises, Stake};
use crate::bridge::{Card, Score};
use crate::checks::{Case, RevokeComment};
use crate::report::table::cells;
use std::borrow::Cow;

/// What is stated of an item, as text.
pub(in crate::report) fn stated(case: &Case<'_>, item: Item) -> Option<String> {
    case.record.text_of(item).map(Cow::into_owned)
}

/// What is stated of an item, in a cell. ASCII values are not decoded.
#[derive(Debug, Clone)]
pub enum TextCell<'a> {
    /// Characters of ASCII.
    Plain(&'a [u8]),
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

    fn bytes(&self) -> &[u8] {
        match self {
            Self::Plain(bytes) => bytes,
            Self::Decoded(text) => text.as_bytes(),
        }
    }
}

impl Default for TextCell<'_> {
    fn default() -> Self {
        Self::Plain(b"")
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

/// A number with decimals in a cell, as it is written.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Real(pub(in crate::report) String);

/// A few letters and figures in a cell: a card, suit first, a contract, a date.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ShortCell {
    letters: [u8; Self::MOST],
    count: u8,
}

impl ShortCell {
    /// No more than these.
    const MOST: usize = 10;

    fn bytes(&self) -> &[u8] {
        &self.letters[..usize::from(self.count)]
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

cells! {
    Text: TextCell<'_> => |it, form, to| form.text(it.bytes(), to);
    // a part of a date may be taken for another
    Date: DateCell => |it, form, to| form.text(it.0.bytes(), to);
    Text: ShortCell => |it, form, to| form.word(it.bytes(), to);
    Decimal: Real => |it, form, to| form.decimal(&it.0, to);
}

/// The contract as PBN spells it: `4SX`, `Pass`, a bare `H` for an end position.
pub(in crate::report) fn contract(premises: &Premises) -> Option<ShortCell> {
    let parts = match premises.contract?.value {
        Stake::PassedOut => ["Pass", "", ""],
        Stake::Contract(contract) => Score::spelled(contract),
        Stake::Denomination(strain) => [Score::strain(strain), "", ""],
    };
    Some(parts.into_iter().flat_map(str::bytes).collect())
}

/// The likeliest change that makes the record of a board right: of the record, or the deal of another board, `deal of FILE
/// board 7`.
pub(super) fn nearest_reading(case: &Case<'_>) -> Option<String> {
    let Some(deal) = case.cross_board.deal_elsewhere else {
        return case.nearest_reading().map(|it| it.to_string());
    };
    let turned = match deal.turned {
        0 => String::new(),
        seats => format!(" turned {seats}"),
    };
    Some(format!(
        "deal of {} board {}{turned}",
        deal.file, deal.board
    ))
}

/// Who writes a comment: whoever made the record, or somebody who saw only that.
pub(in crate::report) const WRITERS: [&str; 2] = ["recorder", "spectator"];

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

pub(super) const fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// How a card was a revoke: with a trump, with another suit, as a lead.
pub(in crate::report) const MANNERS: [&str; 3] = ["ruff", "discard", "lead"];

/// The evidence of a revoke that only the director's facts show.
pub(in crate::report) const OF_SLIP: &str = "slip";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::{Contract, Penalty, Strain};

    #[test]
    fn contracts_are_spelled_as_pbn_does() {
        let spelled = |stake| {
            let mut board = Board::default();
            board.contract = crate::board::Stated::Value(stake);
            contract(&Premises::of(&board)).unwrap().as_ref().to_owned()
        };
        let doubled = Contract::new(4, Strain::Spades, Penalty::Doubled);
        assert_eq!(spelled(Stake::Contract(doubled)), "4SX");
        assert_eq!(spelled(Stake::PassedOut), "Pass");
        assert_eq!(spelled(Stake::Denomination(Strain::Notrump)), "NT");
        assert_eq!(spelled(Stake::Denomination(Strain::Hearts)), "H");
        assert_eq!(contract(&Premises::default()), None);
    }
}
