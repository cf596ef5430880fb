//! What a record may state, and what it has besides.
//!
//! This is the one place that knows which tag of PBN states which item; `lin_record` knows which key of LIN does.

use crate::bridge::{Seat, Side};
use crate::pbn::TagName;

/// What a record may state of a board, of the table at which it was played, and of the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)] // each is a word of bridge
pub enum Item {
    Event,
    Site,
    Date,
    Stage,
    Session,
    Section,
    Round,
    Table,
    Room,
    HomeTeam,
    VisitingTeam,
    Pair(Side),
    Player(Seat),
    /// The number of the board.
    Board,
    Dealer,
    Vulnerable,
    Deal,
    /// The calls.
    Auction,
    Contract,
    Declarer,
    /// The cards that were played.
    Play,
    /// How the play ended.
    Termination,
    Result,
    Score,
    /// How scores are compared.
    Scoring,
}

impl Item {
    /// The tag of PBN that states it.
    #[inline]
    pub const fn tag(self) -> TagName {
        match self {
            Self::Event => TagName::Event,
            Self::Site => TagName::Site,
            Self::Date => TagName::Date,
            Self::Stage => TagName::Stage,
            Self::Session => TagName::Session,
            Self::Section => TagName::Section,
            Self::Round => TagName::Round,
            Self::Table => TagName::Table,
            Self::Room => TagName::Room,
            Self::HomeTeam => TagName::HomeTeam,
            Self::VisitingTeam => TagName::VisitTeam,
            Self::Pair(Side::NorthSouth) => TagName::PairNS,
            Self::Pair(Side::EastWest) => TagName::PairEW,
            Self::Player(Seat::North) => TagName::North,
            Self::Player(Seat::East) => TagName::East,
            Self::Player(Seat::South) => TagName::South,
            Self::Player(Seat::West) => TagName::West,
            Self::Board => TagName::Board,
            Self::Dealer => TagName::Dealer,
            Self::Vulnerable => TagName::Vulnerable,
            Self::Deal => TagName::Deal,
            Self::Auction => TagName::Auction,
            Self::Contract => TagName::Contract,
            Self::Declarer => TagName::Declarer,
            Self::Play => TagName::Play,
            Self::Termination => TagName::Termination,
            Self::Result => TagName::Result,
            Self::Score => TagName::Score,
            Self::Scoring => TagName::Scoring,
        }
    }
}

/// The format that a record is written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Format {
    /// Portable Bridge Notation.
    Pbn,
    /// The format of BBO's vugraph and hands.
    Lin,
}

impl Format {
    /// Its name, as the reports spell it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pbn => "pbn",
            Self::Lin => "lin",
        }
    }
}
