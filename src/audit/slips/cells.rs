//! The cells of a slip read into the words of the table: tricks, seats, cards, suits, and words to choose from.

use super::sheet::{Column, SlipRow, word};
use super::{Flaw, Unreadable};
use crate::bridge::{Card, Seat, Suit, Turn, card, seat};
use strum::{VariantArray, VariantNames};

/// A word of a list with what it means.
pub(super) type Choice<T> = (&'static str, T);

/// The words for the values of an enum: their own names.
pub(super) fn each<T: Copy + VariantArray + VariantNames>() -> Vec<Choice<T>> {
    let names = <T as VariantNames>::VARIANTS.iter().copied();
    names
        .zip(<T as VariantArray>::VARIANTS.iter().copied())
        .collect()
}

impl SlipRow {
    /// The number of a trick.
    pub(super) fn trick(&self) -> Result<u8, Unreadable> {
        trick(self.cell(Column::Trick)).ok_or_else(|| self.unreadable(Column::Trick, Flaw::Trick))
    }

    /// A trick, or the first and last of several: `5`, `5-7`, `5..7`.
    pub(super) fn tricks_from_to(&self) -> Result<(u8, u8), Unreadable> {
        let cell = self.cell(Column::Trick);
        let dashed = cell.split_once(['-', '\u{2013}']);
        let (from, to) = dashed.or(cell.split_once("..")).unwrap_or((cell, cell));
        match (trick(from), trick(to)) {
            (Some(from), Some(to)) if from <= to => Ok((from, to)),
            _ => Err(self.unreadable(Column::Trick, Flaw::Tricks)),
        }
    }

    /// A range of tricks of something that lasts: one trick alone is where it begins.
    pub(super) fn tricks_from_on(&self) -> Result<(u8, u8), Unreadable> {
        let (from, to) = self.tricks_from_to()?;
        let lasts = trick(self.cell(Column::Trick)).is_some();
        Ok((from, if lasts { 13 } else { to }))
    }

    pub(super) fn seat(&self) -> Result<Seat, Unreadable> {
        match self.cell(Column::Seat).as_bytes() {
            &[letter] => seat(letter),
            _ => None,
        }
        .ok_or_else(|| self.unreadable(Column::Seat, Flaw::Seat))
    }

    /// A trick and a seat.
    pub(super) fn turn(&self) -> Result<Turn, Unreadable> {
        Ok(Turn::new(self.trick()?, self.seat()?))
    }

    /// A trick and a seat, or neither.
    pub(super) fn any_turn(&self) -> Result<Option<Turn>, Unreadable> {
        let is_empty = |column| self.cell(column).is_empty();
        if is_empty(Column::Trick) && is_empty(Column::Seat) {
            return Ok(None);
        }
        self.turn().map(Some)
    }

    pub(super) fn card(&self) -> Result<Card, Unreadable> {
        card(self.cell(Column::Card).as_bytes())
            .ok_or_else(|| self.unreadable(Column::Card, Flaw::Card))
    }

    /// A card, or none.
    pub(super) fn any_card(&self) -> Result<Option<Card>, Unreadable> {
        if self.cell(Column::Card).is_empty() {
            return Ok(None);
        }
        self.card().map(Some)
    }

    /// The first card that is named in the note.
    pub(super) fn card_in_note(&self) -> Result<Card, Unreadable> {
        let note = self.cell(Column::Note);
        let mut words = note.split(|letter: char| !letter.is_alphanumeric());
        words
            .find_map(|word| card(word.as_bytes()))
            .ok_or_else(|| self.unreadable(Column::Note, Flaw::CardInNote))
    }

    pub(super) fn suit(&self) -> Result<Suit, Unreadable> {
        suit_named(self.cell(Column::Value))
            .ok_or_else(|| self.unreadable(Column::Value, Flaw::Suit))
    }

    /// A number of tricks, or none.
    pub(super) fn tricks(&self) -> Result<Option<u8>, Unreadable> {
        let cell = self.cell(Column::Tricks);
        if cell.is_empty() {
            return Ok(None);
        }
        let count = cell.parse().ok().filter(|count| *count <= 13);
        count
            .map(Some)
            .ok_or_else(|| self.unreadable(Column::Tricks, Flaw::Count))
    }

    /// One of the words that may stand as a value.
    pub(super) fn value<T: Copy>(&self, choices: &[Choice<T>]) -> Result<T, Unreadable> {
        let own = word(self.cell(Column::Value));
        let found = choices.iter().find(|(name, _)| word(name) == own);
        found.map(|(_, value)| *value).ok_or_else(|| {
            let names = choices.iter().map(|(name, _)| *name).collect();
            self.unreadable(Column::Value, Flaw::Value(names))
        })
    }

    /// Refuses cells that a kind has no use for, so that nothing a director wrote is lost.
    pub(super) fn refuse(&self, kind: &'static str, columns: &[Column]) -> Result<(), Unreadable> {
        let filled = columns
            .iter()
            .find(|column| !self.cell(**column).is_empty());
        filled.map_or(Ok(()), |&column| {
            let name = column.name();
            Err(self.unreadable(column, Flaw::NotTaken { kind, column: name }))
        })
    }
}

fn trick(text: &str) -> Option<u8> {
    let number = text.trim().parse().ok()?;
    (1..=13).contains(&number).then_some(number)
}

/// A suit by its letter or name.
pub(super) fn suit_named(text: &str) -> Option<Suit> {
    match &*word(text) {
        "s" | "spade" | "spades" => Some(Suit::Spades),
        "h" | "heart" | "hearts" => Some(Suit::Hearts),
        "d" | "diamond" | "diamonds" => Some(Suit::Diamonds),
        "c" | "club" | "clubs" => Some(Suit::Clubs),
        _ => None,
    }
}
