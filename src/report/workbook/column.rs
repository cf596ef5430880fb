//! How the columns of the director's sheet are laid out.

use super::layout::{Kind, Planned};
use crate::report::decisions::director::Column;
use crate::words::Words;

impl Column {
    /// How it is laid out.
    pub(super) fn planned(self, words: &Words) -> Planned {
        let layout = match self {
            Self::Priority => (Kind::Number, 8.0),
            Self::Board | Self::Tricks => (Kind::Number, 7.0),
            Self::Table => (Kind::Wrapped, 9.0),
            Self::NorthSouth | Self::EastWest => (Kind::Wrapped, 20.0),
            Self::Contract => (Kind::Text, 9.0),
            Self::WhatHappened => (Kind::Wrapped, 50.0),
            Self::ProposedTricks | Self::Score | Self::ProposedScore => (Kind::Number, 10.0),
            Self::State => (Kind::Wrapped, 13.0),
            Self::Decision => (Kind::Entry, 18.0),
            Self::Note => (Kind::Entry, 24.0),
            Self::Page => (Kind::Link, 8.0),
            Self::File | Self::Event => (Kind::Wrapped, 16.0),
            Self::Id => (Kind::Text, 16.0),
        };
        Planned::of(self.heading(words), layout)
    }
}
