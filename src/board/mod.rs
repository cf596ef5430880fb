//! What a record says about its board: what is written in PBN or LIN, read into the words of bridge.
//!
//! This is where the ground floors meet: bytes and tags on one side, hands and contracts on the other. Every item
//! becomes [`Stated`]: absent, unknown, unreadable, or a value; nothing unknown is turned into a value.
//!
//! Each notation has its own reader into a [`Board`]: `of_pbn` takes tags, `of_lin` the tokens of LIN. Above this floor a record
//! is neutral: a [`Board`] is what it says, and a [`Record`] tells what it states of any other [`Item`], and where. Only what is
//! about writing itself asks for the [`PbnRecord`].
//!
//! It must not know who won a trick.

mod auction;
mod comments;
mod contract;
mod cycle;
mod date;
mod deal;
mod inherit;
mod item;
mod lin_record;
mod lin_values;
mod of_lin;
mod of_pbn;
mod own_tags;
mod pbn_record;
mod play;
mod pseudonyms;
mod record;
mod result;
mod score_table;
mod scoring;
mod stated;

pub use auction::{Auction, CallFault, CallFaultKind, Disagreement, Entry};
pub use comments::{Alert, Comment, signed};
pub use contract::{Declarer, Stake};
pub use cycle::{by_number, number_of};
pub use date::Date;
pub use inherit::Carry;
pub use item::{Format, Item};
pub use lin_record::LinRecord;
pub use of_pbn::read;
pub use own_tags::{spell_call, spell_leads, spell_listed};
pub use pbn_record::PbnRecord;
pub use play::{Columns, Play};
pub use pseudonyms::Pseudonyms;
pub use record::Record;
pub use result::{Awarded, ListedResult, ResultFigures, ScoreSides, ScoreTag, Statements, Tricks};
pub use score_table::{Declaration, Listed};
pub use stated::Stated;

use crate::bridge::{Contract, Deal, DealFault, Score, Seat, Side, Stop, Strain, side};
use crate::source::Span;

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
            b"None" => Some(Self::None),
            b"NS" => Some(Self::One(Side::NorthSouth)),
            b"EW" => Some(Self::One(Side::EastWest)),
            b"All" => Some(Self::Both),
            _ => Self::in_other_words(value),
        }
    }

    fn in_other_words(value: &[u8]) -> Option<Self> {
        let mut capitals = [0; 8];
        let word = capitals.get_mut(..value.len())?;
        word.copy_from_slice(value);
        word.make_ascii_uppercase();
        match &*word {
            b"NONE" | b"-" | b"LOVE" | b"NIL" | b"NEITHER" | b"NOBODY" => Some(Self::None),
            b"NS" | b"N-S" => Some(Self::One(Side::NorthSouth)),
            b"EW" | b"E-W" => Some(Self::One(Side::EastWest)),
            b"ALL" | b"BOTH" => Some(Self::Both),
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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
    pub const ALL: [Self; 5] = [
        Self::NoContract,
        Self::NoDeclarer,
        Self::PassedOut,
        Self::NoLeader,
        Self::InternalFault,
    ];

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

/// What a record says about one board.
#[derive(Debug, Clone)]
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
    /// Who played the hand: by the Declarer tag, else by the auction.
    pub declarer: Stated<Declarer>,
    /// The hand that is taken to have declared, where another is stated that cannot be right.
    pub taken_declarer: Option<Seat>,
    /// What was played: by the Contract tag, else by the auction.
    pub contract: Stated<Stake>,
    /// Declarer's tricks.
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
    /// How the auction disagrees with Contract or Declarer.
    pub disagreement: Option<Disagreement>,
    /// What the record says of the result in several places, where it does.
    pub statements: Statements,
}

impl Default for Board {
    fn default() -> Self {
        Self {
            deal: Stated::Absent,
            deal_fault: None,
            number: None,
            dealer: Stated::Absent,
            vulnerable: Stated::Absent,
            declarer: Stated::Absent,
            taken_declarer: None,
            contract: Stated::Absent,
            result: Stated::Absent,
            score: Stated::Absent,
            date: Stated::Absent,
            play: Play::default(),
            taken_over: false,
            unread: Vec::new(),
            auction: Auction::default(),
            disagreement: None,
            statements: Statements::default(),
        }
    }
}

impl Board {
    /// The hand that makes the opening lead: declarer's left-hand opponent (Law 41A).
    pub fn opening_leader(&self) -> Option<Seat> {
        self.stated_declarer().map(Seat::lho)
    }

    /// Declarer: the stated one, unless another is taken to have declared.
    pub fn declarer(&self) -> Option<Seat> {
        self.taken_declarer.or(self.stated_declarer())
    }

    /// Takes another hand for declarer than the record states, or none. A Result that names a side stays that side's.
    pub fn take_declarer(&mut self, declarer: Option<Seat>) {
        let sides = [declarer, self.declarer()].map(|it| it.map(side));
        self.taken_declarer = declarer;
        let (Some(declarers), Some(before)) = (sides[0], sides[1]) else {
            return;
        };
        if let Stated::Value(tricks) = &mut self.result
            && declarers != before
        {
            let size = self.deal.value().map_or(13, |deal| deal.size);
            *tricks = tricks.of_other_side(size);
        }
    }

    /// Declarer as the record states it.
    pub fn stated_declarer(&self) -> Option<Seat> {
        self.declarer.value().map(|declarer| declarer.seat)
    }

    /// The contract, when the board was played in one.
    pub fn full_contract(&self) -> Option<Contract> {
        match self.contract.value() {
            Some(Stake::Contract(contract)) => Some(*contract),
            _ => None,
        }
    }

    /// Who declares, in what, and who leads; or why that is unknown.
    pub fn table(&self) -> Result<AtTable, NotAuditable> {
        let strain = match self.contract.value() {
            Some(Stake::Contract(contract)) => contract.bid.strain,
            Some(Stake::Denomination(strain)) => *strain,
            Some(Stake::PassedOut) => return Err(NotAuditable::PassedOut),
            None => return Err(NotAuditable::NoContract),
        };
        let declarer = self.declarer().ok_or(NotAuditable::NoDeclarer)?;
        let whole = self.deal.value().is_none_or(|deal| deal.size == 13);
        let leader = if whole {
            Some(self.due_to_lead(declarer))
        } else {
            self.play.seat.value().copied()
        };
        Ok(AtTable {
            strain,
            declarer,
            leader: leader.ok_or(NotAuditable::NoLeader)?,
        })
    }

    /// The hand that was due to lead: declarer's left-hand opponent. Where a marked lead out of turn made declarer's
    /// partner the declarer (Law 54A), it is the left-hand opponent of the auction's declarer.
    fn due_to_lead(&self, declarer: Seat) -> Seat {
        let table = &self.play.table;
        let marked = table.marks[0].lead & 1 << table.column_of(declarer.lho()) != 0;
        let is_irregular = self.declarer.value().is_some_and(|it| it.irregular);
        if is_irregular && marked {
            declarer.partner().lho()
        } else {
            declarer.lho()
        }
    }

    /// Whether the declaring side is vulnerable, if that is known.
    pub fn declarer_is_vulnerable(&self) -> Option<bool> {
        Some(self.vulnerable.value()?.holds(side(self.declarer()?)))
    }

    /// The score of so many tricks by declarer, if contract, declarer and vulnerability are known.
    pub fn score_of(&self, tricks: u8) -> Option<Score> {
        Score::of(
            self.full_contract()?,
            self.declarer()?,
            tricks,
            self.declarer_is_vulnerable()?,
        )
    }
}

impl Board {
    /// The Result, if it is for the whole board. When the play was broken off (`+`) it counts only the tricks so far
    /// (PBN 2.1 section 3.4.15); for an end position it is unclear what it counts.
    pub fn final_result(&self) -> Option<u8> {
        let unfinished = self.play.table.stop == Stop::Plus;
        let end_position = self.deal.value().is_some_and(|deal| deal.size < 13);
        self.result
            .value()
            .filter(|_| !unfinished && !end_position)
            .map(|tricks| tricks.declarer)
    }

    /// The stated score: the Score tag, or if there is none the score of the Result. `None` also when each side has its
    /// own score, or when the Score cannot be read.
    pub fn stated_score(&self) -> Option<Score> {
        match &self.score {
            Stated::Value(ScoreTag::Balanced(score)) => Some(*score),
            Stated::Value(ScoreTag::Split { .. }) | Stated::Unreadable => None,
            Stated::Absent | Stated::Unknown => match self.contract.value() {
                Some(Stake::PassedOut) => Some(Score(0)),
                _ => self.score_of(self.final_result()?),
            },
        }
    }

    /// One bit for each number of tricks that would give the stated Score; `None` when that is unknown.
    pub fn scored_tricks(&self) -> Option<u16> {
        let ScoreTag::Balanced(stated) = *self.score.value()? else {
            return None;
        };
        let (contract, declarer) = (self.full_contract()?, self.declarer()?);
        let vulnerable = self.declarer_is_vulnerable()?;
        let score = |tricks| Score::of(contract, declarer, tricks, vulnerable);
        let matches = (0..=13).filter(|&tricks| score(tricks) == Some(stated));
        Some(matches.fold(0, |set, tricks| set | 1 << tricks))
    }
}

/// Who plays what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AtTable {
    /// The denomination.
    pub strain: Strain,
    /// Declarer.
    pub declarer: Seat,
    /// The hand that is due to lead first.
    pub leader: Seat,
}
