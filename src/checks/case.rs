//! A case: all that is known of one board.

use super::Causes;
use crate::board::{Board, Declaration, Item, NotAuditable, Play, Premises, Record};
use crate::bridge::{Card, Others, Seat, Turn};
use crate::diagnosis::{Diagnosis, Grade, LegalReading};
use crate::laws::{Basis, Breach, Editions, Facts, Objection, Ruling};
use crate::replay::{Replay, Revoke};
use crate::source::Span;
use std::borrow::Cow;
use std::slice;

/// All that is known of one board.
#[derive(Debug, Clone, Copy)]
pub struct Case<'a> {
    /// The record: what it states, and where.
    pub record: Record<'a>,
    /// What it says, in the words of bridge.
    pub board: &'a Board,
    /// What is gone by: that, or what is taken in its place.
    pub premises: &'a Premises,
    /// The play that is gone by: the cards in the columns of those who played them, as far as that is known.
    pub play: &'a Play,
    /// What was played at the tables of the tournament, where the record lists them.
    pub declarations: &'a [Declaration],
    /// What happened and what the Laws give; or why there is no ruling.
    pub ruled: Result<Ruled<'a>, NoReplay>,
    /// What is wrong with the director's slips for it.
    pub slips: Slipped<'a>,
    /// What only other boards show of it.
    pub cross_board: CrossBoard<'a>,
    /// Whether a comment on it says that somebody revoked, here or elsewhere.
    pub tells_revoke: bool,
}

/// What other boards show of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CrossBoard<'a> {
    /// Whether its file keeps to the numbers of the cycle.
    pub numbering: Numbering,
    /// Whether its file writes the passes before the first bid.
    pub passes: Passes,
    /// What was seen of the same board at another table.
    pub other_table: OtherTable<'a>,
    /// A table at which the other side declared in the same denomination, and more tricks were won by the two than both sides
    /// have on boards whose records are sound.
    pub other_side: Option<OtherSide<'a>>,
    /// What the file does to many of its boards, where this one is among them.
    pub causes: Causes,
    /// What the play at the other tables says of the deal, where this play does not fit it.
    pub witness: Witness,
    /// Whether the record stands in the input more than once.
    pub stands: Stands,
    /// Where the deal stands that its play fits, where that does not fit its own.
    pub deal_elsewhere: Option<DealElsewhere<'a>>,
    /// The scores of the other tables, where another score is due than is stated.
    pub other_scores: Option<Others<'a>>,
}

/// A deal of another board of the input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DealElsewhere<'a> {
    /// The file in which it stands.
    pub file: &'a str,
    /// The number of the board there; 0 where it has none.
    pub board: u16,
    /// By how many seats, clockwise, it has to be turned.
    pub turned: u8,
}

/// What the play at other tables says of a deal that does not fit the play at this one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Witness {
    /// No other table of the board is recorded with this deal, or nothing can be concluded from it.
    #[default]
    Nothing,
    /// It fits the deal: here the play is that of another board.
    Fits,
    /// It does not fit the deal either: the deal is wrong.
    Against,
}

/// A table of the same deal at which the other side declared in the same denomination.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OtherSide<'a> {
    /// The file in which it stands.
    pub file: &'a str,
    /// The number of the game in that file.
    pub game: u32,
    /// Who declared there.
    pub declarer: Seat,
    /// With how many tricks.
    pub tricks: u8,
    /// At how many tables that side declared in this denomination.
    pub tables: u32,
    /// At how many other tables the side of this record's declarer did.
    pub own: u32,
}

/// How the boards of a file are numbered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Numbering {
    /// By the cycle of sixteen, or nothing else is known.
    #[default]
    Cycle,
    /// By numbers of its own.
    Own,
    /// By the cycle up to some board, and from that on too low by as much, or too high, in the cycle of sixteen.
    Shifted {
        /// By so many.
        off: u8,
        /// Whether this is the first of them: it speaks for all.
        is_first: bool,
    },
}

/// Whether a file writes the passes before the first bid of an auction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Passes {
    /// It does, or nothing else is known.
    #[default]
    Written,
    /// It leaves them out: its auctions begin with the first bid.
    LeftOut,
}

/// How like two deals are that are not the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Likeness {
    /// One is the other turned clockwise by so many seats.
    Turned(u8),
    /// Most cards are in the same hands.
    Close,
    /// No more than of any two deals.
    Other,
}

/// What was seen of a board at another table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum OtherTable<'a> {
    /// Nothing that speaks against this one.
    #[default]
    Nothing,
    /// Another deal.
    Differs {
        /// The file in which it stands.
        file: &'a str,
        /// The number of the game in that file.
        game: u32,
        /// How like this deal it is.
        likeness: Likeness,
        /// Whether many boards of the file differ so.
        often: bool,
    },
}

impl CrossBoard<'_> {
    /// Whether many boards of the file have another deal at another table, and this is one of them.
    pub const fn is_often_another_deal(&self) -> bool {
        matches!(self.other_table, OtherTable::Differs { often: true, .. })
    }
}

/// Whether a record stands in the input more than once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Stands {
    /// It does not, or nobody asked.
    #[default]
    Once,
    /// It is the first of several.
    First,
    /// It is a copy of the first.
    Copy,
}

impl OtherTable<'_> {
    /// Whether it has this deal turned clockwise by so many seats, and such boards are not the habit of the file.
    pub(super) fn is_turned_by(&self, steps: u8) -> bool {
        matches!(self, Self::Differs { likeness: Likeness::Turned(seats), often: false, .. } if *seats == (4 - steps) % 4)
    }
}

/// The director's slips for a board, and what is wrong with them.
#[derive(Debug, Clone, Copy, Default)]
pub struct Slipped<'a> {
    /// The file of the slips.
    pub file: &'a str,
    /// Those that were followed.
    pub stated: &'a [StatedSlip],
    /// Those that were left out of the ruling.
    pub faults: &'a [SlipFault],
    /// The cards that they correct in the record before it was replayed.
    pub amended: &'a [AmendedCard],
    /// The recorded revokes that did not happen, according to them; they are no longer in the replay.
    pub denied: &'a [DeniedRevoke],
}

/// A slip that is followed on a board.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StatedSlip {
    /// Its line.
    pub line: u64,
    /// What it says, as a line of CSV without file and game; empty where the fact comes from somewhere else than a file.
    pub said: String,
}

/// A revoke of the record that did not happen, according to a slip: the record is wrong there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DeniedRevoke {
    /// The line of the slip.
    pub line: u64,
    /// The revoke as it is recorded.
    pub revoke: Revoke,
}

/// A card of the record that a slip corrects.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AmendedCard {
    /// The line of the slip.
    pub line: u64,
    /// When, and by which hand.
    pub turn: Turn,
    /// The card in the record; `None` where none is recorded.
    pub recorded: Option<Card>,
    /// The card that was played.
    pub played: Card,
}

/// Why a slip is left out of a ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SlipFault {
    /// One of them cannot be true together with an earlier one.
    Contradict {
        /// The first that contradicts it, and its own line in the file of the slips.
        lines: [u64; 2],
        /// How many others contradict it besides.
        more: usize,
    },
    /// One of them says something else than the record.
    AgainstRecord {
        /// Its line.
        line: u64,
        /// What the record says.
        why: Objection,
    },
    /// One of them cannot be true of these cards.
    Impossible {
        /// Its line.
        line: u64,
        /// Why not.
        why: Objection,
    },
}

impl SlipFault {
    /// The lines of the slips that are left out.
    pub fn lines(&self) -> &[u64] {
        match self {
            Self::Contradict { lines, .. } => lines,
            Self::AgainstRecord { line, .. } | Self::Impossible { line, .. } => {
                slice::from_ref(line)
            }
        }
    }

    /// What speaks against one slip; nothing where two speak against each other.
    pub const fn why(&self) -> Option<Objection> {
        match *self {
            Self::Contradict { .. } => None,
            Self::AgainstRecord { why, .. } | Self::Impossible { why, .. } => Some(why),
        }
    }
}

/// What happened at the table, and what the Laws give.
#[derive(Debug, Clone, Copy)]
pub struct Ruled<'a> {
    /// What happened, as it is recorded.
    pub replay: &'a Replay,
    /// The play as it finally was: the replay with the cards that count, where a slip says that others are recorded.
    pub play: &'a Replay,
    /// What is wrong with the record, and how sure each of its revokes is.
    pub diagnosis: &'a Diagnosis,
    /// What the Laws give.
    pub ruling: &'a Ruling,
    /// What the ruling goes by besides the cards.
    pub facts: Facts<'a>,
    /// Why this edition.
    pub basis: Basis,
    /// The editions of which one was in force, oldest first, where it is in doubt which.
    pub in_doubt: Editions,
}

impl<'a> Ruled<'a> {
    /// The revokes of the record, in order of play, with their grades.
    pub fn revokes(&self) -> impl Iterator<Item = (&'a Revoke, Grade)> + use<'a> {
        let grades = self.diagnosis.grades.iter().copied();
        self.replay.revokes().zip(grades)
    }
}

/// Why there is no replay.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoReplay {
    /// No card is recorded.
    NoPlay,
    /// Cards are recorded, but they cannot be audited.
    NotAuditable(NotAuditable),
}

impl<'a> Case<'a> {
    /// Whether a card is recorded.
    pub fn has_play(&self) -> bool {
        self.ruled.err() != Some(NoReplay::NoPlay)
    }

    /// The replay, if there is one.
    pub fn replay(&self) -> Option<&'a Replay> {
        self.ruled.ok().map(|ruled| ruled.replay)
    }

    /// What is wrong with the record, if it was replayed.
    pub fn diagnosis(&self) -> Option<&'a Diagnosis> {
        self.ruled.ok().map(|ruled| ruled.diagnosis)
    }

    /// The change of the record that would make it legal, or another side of it right; the likeliest.
    pub fn nearest_reading(&self) -> Option<LegalReading> {
        self.diagnosis()?.nearest()
    }

    /// The ruling, if there is one.
    pub fn ruling(&self) -> Option<&'a Ruling> {
        self.ruled.ok().map(|ruled| ruled.ruling)
    }

    /// What the director's facts required in the play, and was not done.
    pub(super) fn breaches(&self) -> impl Iterator<Item = &'a Breach> + use<'a> {
        let conduct = self.ruling().map(|ruling| &ruling.conduct);
        conduct.into_iter().flat_map(|conduct| &conduct.breaches)
    }

    /// Declarer's tricks by the Result, or else by the cards.
    pub fn tricks(&self) -> Option<u8> {
        let played = || self.ruling()?.played;
        self.premises.final_result().or_else(played)
    }

    /// The player at a seat, if he is named.
    pub fn player(&self, seat: Seat) -> Option<Cow<'a, str>> {
        self.record.text_of(Item::Player(seat))
    }

    /// Where a card stands that was recorded at a turn: in the column of the hand, else in the row of the trick (the last
    /// time, if it is there twice), else wherever it is.
    pub fn span_of_play(&self, turn: Turn, card: Card) -> Span {
        let play = self.play;
        let row = usize::from(turn.trick) - 1;
        let holds = |column: &usize| play.table.slots[row][*column].card() == Some(card);
        let own = Some(play.table.column_of(turn.seat)).filter(holds);
        let column = own.or_else(|| (0..4).rev().find(holds));
        let at = column.map(|column| play.offset(row, column));
        let at = at.or_else(|| play.place_of(card));
        at.map_or(self.record.span_of(Item::Play), |at| Span::sized(at, 2))
    }

    /// Where the token of a turn stands, as the columns of the record have it.
    pub fn span_of_turn(&self, turn: Turn) -> Span {
        let play = self.play;
        let at = play.offset(usize::from(turn.trick) - 1, play.table.column_of(turn.seat));
        Span::sized(at, 2)
    }
}
