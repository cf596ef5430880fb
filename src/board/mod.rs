//! What a record says about its board: what is written in PBN or LIN, read into the words of bridge.
//!
//! This is where the ground floors meet: bytes and tags on one side, hands and contracts on the other. Every item
//! becomes [`Stated`]: absent, unknown, unreadable, or a value; nothing unknown is turned into a value.
//!
//! Each notation has its own reader into a [`Board`]: `of_pbn` takes tags, `of_lin` the tokens of LIN. Above this floor a record
//! is neutral: a [`Board`] is what it says, and a [`Record`] tells what it states of any other [`Item`], and where. Only what is
//! about writing itself asks for the [`PbnRecord`]. What the audit goes by are [`Premises`], made of a [`Board`] step by step, each
//! with its [`Source`].
//!
//! It must not know who won a trick.

mod auction;
mod comments;
mod contract;
mod cycle;
mod deal;
mod inherit;
mod item;
mod lin_record;
mod lin_values;
mod of_lin;
mod of_pbn;
mod own_tags;
mod pbn_record;
mod platform;
mod play;
mod premises;
mod pseudonyms;
mod record;
mod result;
mod score_table;
mod scoring;
mod stated;
#[cfg(test)]
mod tests;

pub use crate::bridge::Date;
pub use auction::{Auction, CallFault, CallFaultKind, Disagreement, Entry};
pub use comments::{Alert, Comment, signed};
pub use contract::{Declarer, Stake};
pub use cycle::{by_number, number_of};
pub use inherit::{BareCarry, Carry};
pub use item::{Format, Item};
pub use lin_record::LinRecord;
pub use of_pbn::read;
pub use own_tags::{spell_call, spell_leads, spell_listed};
pub use pbn_record::PbnRecord;
pub use platform::Platform;
pub use play::{Columns, Play};
pub use premises::{AtTable, Extent, Premise, Premises, Source};
pub use pseudonyms::Pseudonyms;
pub use record::Record;
pub use result::{
    Awarded, Figures, ListedResult, ResultFigures, ScoreSides, ScoreTag, Statements, Tricks,
};
pub use score_table::{Declaration, Listed};
pub use stated::Stated;

use crate::bridge::{Deal, DealFault, Seat, Side, plainly};
use crate::source::Span;
use strum::VariantArray;

/// Which sides are vulnerable.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Vulnerable {
    /// Neither side.
    None,
    /// One side.
    One(Side),
    /// Both sides.
    Both,
}

impl Vulnerable {
    /// Whether a side is vulnerable.
    pub fn holds(self, which: Side) -> bool {
        match self {
            Self::None => false,
            Self::One(one) => one == which,
            Self::Both => true,
        }
    }

    /// As the export format writes it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "None",
            Self::One(side) => side.letters(),
            Self::Both => "All",
        }
    }

    fn read(value: &[u8]) -> Option<Self> {
        match value {
            b"None" | [b'o' | b'O' | b'0' | b'-'] => Some(Self::None),
            b"NS" | [b'n' | b'N'] => Some(Self::One(Side::NorthSouth)),
            b"EW" | [b'e' | b'E'] => Some(Self::One(Side::EastWest)),
            b"All" | [b'b' | b'B'] => Some(Self::Both),
            _ => Self::in_other_words(value),
        }
    }

    #[inline(never)] // rare
    fn in_other_words(value: &[u8]) -> Option<Self> {
        let word = plainly(value).replace(['-', '+', '&'], "");
        match word.strip_suffix("VUL").unwrap_or(&word) {
            "NONE" | "LOVE" | "LOVEALL" | "NIL" | "NEITHER" | "NOBODY" => Some(Self::None),
            "NS" | "NZ" | "NORTHSOUTH" | "NORDSUD" => Some(Self::One(Side::NorthSouth)),
            "EW" | "EO" | "OW" | "EASTWEST" | "ESTOUEST" => Some(Self::One(Side::EastWest)),
            "ALL" | "BOTH" | "GAMEALL" => Some(Self::Both),
            _ => None,
        }
    }
}

/// An item whose value could not be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unread {
    /// The item.
    pub item: Item,
    /// The bytes of its value.
    pub span: Span,
}

/// Why the play of a board cannot be audited.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum NotAuditable {
    /// Neither a Contract tag nor the auction says what was played.
    NoContract,
    /// Neither a Declarer tag nor the auction says who was declarer.
    NoDeclarer,
    /// Cards are recorded, but the board was passed out.
    PassedOut,
    /// An end position whose Play tag does not say who leads.
    NoLeader,
    /// The program failed on this board.
    InternalFault,
}

impl NotAuditable {
    /// All reasons.
    pub const ALL: [Self; 5] = *Self::VARIANTS.as_array().expect("as many");

    /// The reason in words.
    pub const fn reason(self) -> &'static str {
        match self {
            Self::NoContract => "no contract is stated",
            Self::NoDeclarer => "no declarer is stated",
            Self::PassedOut => "cards are recorded on a passed-out board",
            Self::NoLeader => "an end position without a leader",
            Self::InternalFault => "the program failed on this board",
        }
    }
}

/// What a record says about one board. It is written by its reader alone; what is gone by instead, where the record leaves something
/// open or cannot be right, are its [`Premises`].
#[derive(Debug, Clone, Default)]
pub struct Board {
    /// The hands. Unreadable when they are not a deal; then `deal_fault` may say why.
    pub deal: Stated<Deal>,
    /// What is wrong with the hands.
    pub deal_fault: Option<DealFault>,
    /// The board number, where it is plain positive digits.
    pub number: Option<u32>,
    /// The dealer.
    pub dealer: Stated<Seat>,
    /// The vulnerability.
    pub vulnerable: Stated<Vulnerable>,
    /// Who played the hand: by the Declarer tag, else by the auction, else (in LIN) by the list of results.
    pub declarer: Stated<Declarer>,
    /// Which of them says so.
    pub declarer_by: Source,
    /// What was played: by the Contract tag, else by the auction, else (in LIN) by the list of results.
    pub contract: Stated<Stake>,
    /// Which of them says so.
    pub contract_by: Source,
    /// Declarer's tricks by the Result tag, which LIN has not.
    pub result: Stated<Tricks>,
    /// The score.
    pub score: Stated<ScoreTag>,
    /// The date of play.
    pub date: Stated<Date>,
    /// The cards.
    pub play: Play,
    /// Whether deal, dealer, vulnerability and number were left out and come from the game before.
    pub taken_over: bool,
    /// Items whose value could not be read.
    pub unread: Vec<Unread>,
    /// The calls.
    pub auction: Auction,
    /// What the record says of the result in several places, where it does.
    pub statements: Statements,
}

impl Board {
    /// Whether the hands are those of an end position.
    pub fn is_end_position(&self) -> bool {
        self.deal.value().is_some_and(|deal| deal.size < 13)
    }

    /// The hand that makes the opening lead: declarer's left-hand opponent (Law 41A).
    pub fn opening_leader(&self) -> Option<Seat> {
        self.declarer.value().map(|declarer| declarer.seat.lho())
    }
}
