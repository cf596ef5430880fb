//! Faults of writing: what could not be read, and where.

use crate::source::Span;

/// What is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FaultKind {
    /// Text before the first board of which no token could be made.
    TextOutsideGame,
    /// Fields that follow no known key: a bar too many or too few, or one in a comment.
    StrayField,
    /// A key that is not known, with a value.
    UnknownKey,
    /// A deal, a vulnerability, names or a score that the board already has, with another value.
    RepeatedKey,
    /// The end of the text within a token.
    CutShort,
    /// A value of `mb` or `ob` with something that is not a call.
    UnreadableCall,
    /// A value of `pc` that is not a card.
    UnreadableCard,
    /// A value of `mc` that is not a number of tricks.
    UnreadableClaim,
    /// A value of a carrier, which has no keys.
    UnreadableValue,
    /// The board, or what stands before all boards, is too long.
    GameTooLong,
    /// A link that holds no board that can be read.
    UnreadableLink,
    /// A link that names a hand by number, and holds no cards.
    HandByNumber,
}

/// A fault and its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub kind: FaultKind,
    /// Where.
    pub span: Span,
}
