//! The columns of the director's table, in a language.

use crate::words::{Key, Words, key};

/// A column of the director's table, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Column {
    Decision,
    Note,
    Id,
}

impl Column {
    /// What stands above it.
    pub(super) fn heading(self, words: &Words) -> &'static str {
        words.word(self.key())
    }

    const fn key(self) -> Key {
        match self {
            Self::Decision => key!("book-decision"),
            Self::Note => key!("book-note"),
            Self::Id => key!("book-id"),
        }
    }
}
