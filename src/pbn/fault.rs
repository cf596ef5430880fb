//! Faults: what could not be read as PBN, and where.

use crate::source::Span;
use nom::error::{ErrorKind, ParseError};

/// Something that is not PBN as the standard has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub kind: FaultKind,
    /// The bytes concerned.
    pub span: Span,
}

impl Fault {
    /// A fault of a kind at a place.
    pub(crate) const fn new(kind: FaultKind, span: Span) -> Self {
        Self { kind, span }
    }
}

/// The kinds of fault. The numbers in the comments are sections of PBN 2.1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FaultKind {
    /// Text before the first tag, which belongs to no game (3.1).
    TextOutsideGame,
    /// A `{` whose `}` is missing (3.8).
    UnclosedComment,
    /// A game that begins without a blank line before it (3.1).
    NoBlankLine,
    /// A game that is too long to be read as one: it is cut here.
    GameTooLong,
    /// A character that cannot be part of a token here (3.2).
    StrayCharacter,
    /// A line that opens like a tag pair and is not one (3.3).
    UnreadableTag,
    /// A tag without a value (3.3).
    NoTagValue,
    /// A tag value without its quotes (3.2).
    UnquotedValue,
    /// A tag value whose second quote is missing on its line (3.2).
    UnclosedString,
    /// A tag pair without its `]` (3.3).
    NoClosingBracket,
    /// A tag that the game already has, with another value; or a second section (3.3).
    RepeatedTag,
    /// A word in the auction that is not a call (3.5.1).
    UnreadableCall,
    /// A word in the play that is not a card (3.6.1).
    UnreadableCard,
    /// A suffix, note reference, NAG or irregularity mark that cannot be read (3.7, 3.9).
    UnreadableAnnotation,
    /// A call or card after the `*` that ends its section (3.5.1, 3.6.1).
    TokenAfterEnd,
    /// A pass after the three that end an auction, or the four (Law 22).
    PassAfterEnd,
    /// A key of LIN that is not known.
    UnknownKey,
    /// The same four names in both rooms of a record in LIN.
    RoomsNamedAlike,
    /// The hand that leads to a trick, by a link, where the first card was dealt to another.
    OtherLeader,
    /// The end of a text within a token.
    CutShort,
    /// A reference to a note that the game does not have (3.5.2, 3.6.2).
    NoSuchNote,
    /// A note that nothing refers to (3.5.2, 3.6.2).
    UnusedNote,
    /// A second note with the same number in its section (3.5.2, 3.6.2).
    RepeatedNote,
    /// A note before any auction or play (3.5.2, 3.6.2).
    NoteOutsideSection,
    /// A note without a number from 1 to 32 and a colon (3.5.2).
    UnreadableNote,
    /// A NAG of the other section (3.7).
    GlyphOfOtherSection,
    /// A second suffix, reference or evaluation for one call or card, or the same NAG twice (3.5.2, 3.7).
    RepeatedAnnotation,
    /// A mark of irregularity that belongs to the other section (3.9).
    MarkOfOtherSection,
    /// A second mark of irregularity before one call or card (3.9).
    CombinedMarks,
    /// An annotation with no call or card before it, or a mark with none after it (3.5.2, 3.9).
    StrayAnnotation,
    /// A second `+`, or a call or card after it (3.5.1, 3.6.1).
    MisplacedPlus,
    /// A hyphen in the auction that keeps no seat's place before the dealer's (3.5.1).
    MisplacedHyphen,
    /// Hyphens after the thirteenth row of the play (3.6.1).
    TooManyRows,
    /// A table's header that is not a list of columns (5.2).
    UnreadableColumns,
    /// A table whose last row is incomplete (5.2).
    IncompleteTable,
    /// A column whose header gives an order that its values do not follow (5.2).
    TableOrder,
    /// A character that is not allowed in an element of a table (5.1).
    OddCharacterInTable,
    /// A comment after the first element of a table (5.1).
    CommentInTable,
    /// A table of the standard without one of its columns (5.6, 5.7).
    MissingColumn,
    /// A table of the standard with the wrong number of rows (5.6, 5.7).
    RowCount,
    /// A value of a record that is not in PBN.
    UnreadableValue,
    /// A link beside records that holds no board that can be read.
    UnreadableLink,
    /// A link beside records that names a hand by number, and holds no cards.
    HandByNumber,
}

impl ParseError<&[u8]> for FaultKind {
    fn from_error_kind(_: &[u8], _: ErrorKind) -> Self {
        Self::StrayCharacter
    }

    fn append(_: &[u8], _: ErrorKind, other: Self) -> Self {
        other
    }
}
