//! What is wrong with a row or a cell of a file of slips, or what is expected in its place.

/// A flaw of a file of slips.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// The file is empty; these columns are known.
    NoHeader(&'static [&'static str]),
    /// The header names a column that there is not.
    NoColumn {
        /// Its name.
        name: String,
        /// The columns that there are.
        known: &'static [&'static str],
    },
    /// The header names a column again.
    SecondColumn(String),
    /// The header has no column for what a slip is about.
    NoKind,
    /// A row goes on behind the last column.
    MoreCells,
    /// The trick.
    Trick,
    /// The trick, or several.
    Tricks,
    /// The seat.
    Seat,
    /// The card.
    Card,
    /// The card, or all cards of a hand.
    CardOrHand,
    /// The note of a correction.
    CardInNote,
    /// The value of an order about a suit.
    Suit,
    /// The value of an order about a card.
    Order,
    /// The tricks of a claim.
    Count,
    /// The game.
    Game,
    /// The kind; these are known.
    Kind(Vec<&'static str>),
    /// The value; these are known.
    Value(Vec<&'static str>),
    /// A cell that its kind has no use for.
    NotTaken {
        /// The kind.
        kind: &'static str,
        /// The column of the cell.
        column: &'static str,
    },
    /// A value beside a card that says all.
    CardAndValue,
}
