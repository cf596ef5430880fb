//! The columns of the director's sheet, with their headings in each language.

use crate::words::{Key, Words, key_of};
use strum::VariantArray;

#[derive(Debug, Clone, Copy, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub(in crate::report) enum Column {
    Priority,
    Board,
    Table,
    NorthSouth,
    EastWest,
    Contract,
    WhatHappened,
    Tricks,
    ProposedTricks,
    Score,
    ProposedScore,
    State,
    Decision,
    Note,
    Page,
    File,
    Event,
    Id,
}

impl Column {
    /// All of them, in order.
    pub(in crate::report) const ALL: [Self; 18] = *Self::VARIANTS.as_array().expect("as many");

    /// All of them, in the order of a sheet on which this one tells boards of a number apart: it stands before the number.
    pub(in crate::report) fn in_order(apart: Option<Self>) -> Vec<Self> {
        let mut columns: Vec<_> = Self::ALL.into();
        columns.retain(|column| Some(*column) != apart);
        columns.splice(1..1, apart);
        columns
    }

    /// What stands above it.
    pub(in crate::report) fn heading(self, words: &Words) -> &'static str {
        words.word(self.key())
    }

    pub(in crate::report) const fn key(self) -> Key {
        key_of!("book-", Column: self)
    }
}
