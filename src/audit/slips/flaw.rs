//! What is wrong with a row or a cell of a file of slips, or what is expected in its place.

/// A flaw of a file of slips.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// The file is empty; these columns are known.
    #[error("no header: expected {}", .0.join(","))]
    NoHeader(&'static [&'static str]),
    /// The header names a column that there is not.
    #[error("no column `{name}`: expected {}", .known.join(", "))]
    NoColumn {
        /// Its name.
        name: String,
        /// The columns that there are.
        known: &'static [&'static str],
    },
    /// The header names a column again.
    #[error("a second column `{0}`")]
    SecondColumn(String),
    /// The header has no column for what a slip is about.
    #[error("the header has no column `kind`")]
    NoKind,
    /// A row goes on behind the last column.
    #[error("more cells than the header has")]
    MoreCells,
    /// The trick.
    #[error("expected a trick, 1 to 13")]
    Trick,
    /// The trick, or several.
    #[error("expected a trick (5) or a range of them (5..7)")]
    Tricks,
    /// The seat.
    #[error("expected a seat: N, E, S or W")]
    Seat,
    /// The card.
    #[error("expected a card, suit first: SQ")]
    Card,
    /// The card, or all cards of a hand.
    #[error("expected a card, suit first (SQ), or the word hand")]
    CardOrHand,
    /// The note of a correction.
    #[error("expected the card that was played in its place, suit first: SQ")]
    CardInNote,
    /// The value of an order about a suit.
    #[error("expected a suit: S, H, D or C")]
    Suit,
    /// The value of an order about a card.
    #[error("expected highest, lowest or a suit")]
    Order,
    /// The tricks of a claim.
    #[error("expected a number of tricks, 0 to 13, or nothing")]
    Count,
    /// The game.
    #[error("expected the number of a game in its file, from 1")]
    Game,
    /// The kind; these are known.
    #[error("expected a kind of slip: {}", .0.join(", "))]
    Kind(Vec<&'static str>),
    /// The value; these are known.
    #[error("expected {}", .0.join(", "))]
    Value(Vec<&'static str>),
    /// A cell that its kind has no use for.
    #[error("`{kind}` takes no {column}")]
    NotTaken {
        /// The kind.
        kind: &'static str,
        /// The column of the cell.
        column: &'static str,
    },
    /// A value beside a card that says all.
    #[error("a named card takes no value")]
    CardAndValue,
}
