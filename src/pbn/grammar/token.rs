//! Tokens of the auction and of the play: the two sections share most of theirs.

/// One token of the auction or of the play, with the byte where it begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Token {
    /// Offset of its first byte.
    pub at: u32,
    /// What it is.
    pub kind: TokenKind,
}

/// The tokens of an auction and of a play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TokenKind {
    /// `Pass`, `X`, `XX` or a bid, by its number: 0, 1, 2, and from 3 for `1C` to 37 for `7NT`.
    Call(u8),
    /// `AP`: all pass.
    AllPass,
    /// A card: a suit letter and a rank letter, both upper case.
    Card(u8, u8),
    /// `-`: a seat before the dealer's; or a card that was not played, or is not known.
    Hyphen,
    /// `+`: the next call or card is still to come.
    Plus,
    /// `*`: no more calls or cards are known.
    Star,
    /// `*` that touches a call or card, or an annotation of it: of a call it is an alert.
    Alert,
    /// `^I` or `^S` in the auction, `^R` or `^L` in the play.
    Irregularity(u8),
    /// `!`, `?` and pairs of them.
    Suffix,
    /// `=n=`.
    NoteReference(u16),
    /// `$n`.
    Nag(u16),
    /// A word that is no call, or no card.
    Unreadable,
}

impl TokenKind {
    /// Whether it is a call or card, known or not, rather than an annotation or a mark.
    pub const fn fills_a_place(self) -> bool {
        !matches!(
            self,
            Self::Star
                | Self::Alert
                | Self::Irregularity(_)
                | Self::Suffix
                | Self::NoteReference(_)
                | Self::Nag(_)
        )
    }

    /// Whether a `*` that touches the token is a mark on its call or card.
    pub(crate) const fn takes_an_alert(self) -> bool {
        !matches!(
            self,
            Self::Star | Self::Plus | Self::Hyphen | Self::Irregularity(_)
        )
    }
}
