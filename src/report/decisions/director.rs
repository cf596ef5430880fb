//! The columns of the director's sheet, with their headings in each language.

use crate::words::{Key, Words, key};
use strum::VariantArray;

#[derive(Debug, Clone, Copy, PartialEq, Eq, VariantArray)]
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
        match self {
            Self::Priority => key!("book-priority"),
            Self::Board => key!("book-board"),
            Self::Table => key!("book-table"),
            Self::NorthSouth => key!("sign-north-south"),
            Self::EastWest => key!("sign-east-west"),
            Self::Contract => key!("book-contract"),
            Self::WhatHappened => key!("book-what-happened"),
            Self::Tricks => key!("book-tricks"),
            Self::ProposedTricks => key!("book-proposed-tricks"),
            Self::Score => key!("book-score"),
            Self::ProposedScore => key!("book-proposed-score"),
            Self::State => key!("book-state"),
            Self::Decision => key!("book-decision"),
            Self::Note => key!("book-note"),
            Self::Page => key!("book-page"),
            Self::File => key!("book-file"),
            Self::Event => key!("book-event"),
            Self::Id => key!("book-id"),
        }
    }
}
