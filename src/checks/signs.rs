//! Signs: what of a board a check may have something to say about.

use std::fmt;
use std::ops::BitOr;

/// A set of signs.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Signs(u32);

macro_rules! signs {
    ($($(#[$doc:meta])+ $name:ident)+) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)] // numbers the signs
        enum Number { $($name),+ }

        impl Signs {
            $($(#[$doc])+ pub const $name: Self = Self(1 << Number::$name as u32);)+

            /// Each sign with its name.
            pub(super) const EACH: &[(&str, Self)] = &[$((stringify!($name), Self::$name)),+];
        }
    };
}

signs! {
    /// Faults of writing.
    FAULTS
    /// The game has no tag before its auction or play.
    NO_FIRST_TAG
    /// A value that could not be read.
    UNREAD
    /// What is stated of the board was taken over from the board before it.
    TAKEN_OVER
    /// The play ends with `+`.
    PLUS
    /// An `OptimumPlayTable`.
    OPTIMUM_PLAY
    /// A `ScoreTable` or a `TotalScoreTable`.
    SCORE_TABLE
    /// Statements of the result that differ, or a contract that is known from a list of results alone.
    STATEMENTS
    /// A deal that cannot be right.
    DEAL_FAULT
    /// No deal.
    NO_DEAL
    /// A call that is not legal.
    ILLEGAL_CALL
    /// Contract or Declarer differs from the auction.
    DISAGREEMENT
    /// Dealer or vulnerability differs from the number of the board.
    NUMBER
    /// A Result marked with `^`.
    AWARDED
    /// A Result whose two figures are not those of a whole board.
    FIGURES
    /// A Score that is not that of the Result.
    SCORE
    /// There is no replay.
    NO_REPLAY
    /// The replay shows an irregularity.
    IRREGULAR
    /// The stated Result is open to question after the ruling.
    RESULT
    /// The director's slips say what the players did, or what they were obliged to do.
    CONDUCT
    /// Slips that were left out of the ruling, that say that a recorded revoke did not happen, or that show another.
    SLIPS
    /// A comment may speak of a revoke.
    REVOKE_COMMENT
    /// Another table has something to say of the board.
    OTHER_TABLE
    /// At another table the other side declared in the same denomination.
    OTHER_SIDE
}

impl Signs {
    /// No sign: nearly all boards.
    pub const NONE: Self = Self(0);

    /// The signs of both sets.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// A bit for each sign.
    pub(super) const fn bits(self) -> u32 {
        self.0
    }

    /// Whether the sets have a sign in common.
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// This set where something is so, and none where it is not.
    #[must_use]
    pub(super) const fn when(self, is_so: bool) -> Self {
        if is_so { self } else { Self::NONE }
    }
}

impl fmt::Debug for Signs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = Self::EACH.iter().filter(|(_, sign)| self.meets(*sign));
        f.debug_set().entries(shown.map(|(name, _)| name)).finish()
    }
}

impl BitOr for Signs {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.or(other)
    }
}
