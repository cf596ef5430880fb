//! What is gone by: what the replay, the ruling and the checks take for the facts of a board, each with where it is from.
//!
//! A [`Board`] is what the record says, and does not change once it is read. Where the record leaves something open, or cannot be
//! right, it is taken from elsewhere, one step after the other, and each step makes premises of premises:
//!
//! ```text
//! Board ----> of ----> declared_by_list ----> put right ----> settled ----> diagnosed
//! record      tags,    who declared, by       by slips        result of     who declared, by
//!             auction  the cards              (audit)         LIN           the cards
//! ```
//!
//! It must not know how anything was found out: it is told who declared and how many tricks were counted.

use super::contract::Declarer;
use super::{
    Awarded, Board, Columns, Disagreement, NotAuditable, Play, ScoreTag, Stake, Stated, Tricks,
    Vulnerable,
};
use crate::bridge::{Contract, Penalty, Score, Seat, Stop, Strain, side};

/// Where something that is gone by is from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Source {
    /// A tag of the record, or what LIN has in its place.
    #[default]
    Tag,
    /// The calls.
    Auction,
    /// The claim (LIN has no other place for a result).
    Claim,
    /// The list of results, which the organisers of a match published in LIN.
    List,
    /// The cards, as far as they show it alone.
    Cards,
    /// The Score, of which there is one number of tricks.
    Score,
    /// A director's slip.
    Slip,
    /// The diagnosis of a record that cannot be right.
    Diagnosis,
}

/// A value that is gone by, and where it is from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Premise<T> {
    /// The value.
    pub value: T,
    /// Where it is from.
    pub source: Source,
}

impl<T> Premise<T> {
    const fn of(value: T, source: Source) -> Self {
        Self { value, source }
    }
}

/// What the Result of a board counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Extent {
    /// The whole board.
    #[default]
    Board,
    /// The tricks so far: the play was broken off with `+` (PBN 2.1 section 3.4.15).
    TricksSoFar,
    /// Those of an end position, or of the board that it is the end of: that is unclear.
    EndPosition,
}

/// What is gone by on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Premises {
    /// What was played: by the tag, the auction, or the list of results.
    pub contract: Option<Premise<Stake>>,
    /// Who declared: by the tag, the auction or the list; or by the diagnosis, where the one that is stated cannot be right.
    pub declarer: Option<Premise<Seat>>,
    /// Who declared by the record: by the tag, the auction, or the list where the cards fit with that alone.
    pub stated_declarer: Option<Declarer>,
    /// Whether declarer became dummy, by a slip: he spread his hand after a lead out of turn (Law 54A).
    pub declarer_is_dummy: bool,
    /// The hand that is due to lead first (Laws 41A and 54A); in an end position that of the Play tag.
    pub leader: Option<Seat>,
    /// Which sides are vulnerable, as is stated.
    pub vulnerable: Option<Vulnerable>,
    /// Declarer's tricks: by the tag, the claim, the cards or the list.
    pub result: Option<Premise<Tricks>>,
    /// What the result counts.
    pub extent: Extent,
    /// The score, as is stated.
    pub score: Stated<ScoreTag>,
    /// How the auction disagrees with contract or declarer of the record.
    pub disagreement: Option<Disagreement>,
    /// Who says whose cards the columns hold, and which: the record, the cards where it names no hands, or a slip.
    pub cards: Source,
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

impl Premises {
    /// What the record alone gives.
    pub fn of(board: &Board) -> Self {
        let (contract, declarer) = (board.contract.value(), board.declarer.value());
        let not_played = board.statements.not_played;
        let result = board.result.value().filter(|_| !not_played);
        let score = if not_played {
            Stated::Absent
        } else {
            board.score
        };
        let extent = Extent::of(board);
        let seat = declarer.map(|it| it.seat);
        let premises = Self {
            contract: contract.map(|&stake| Premise::of(stake, board.contract_by)),
            declarer: declarer.map(|it| Premise::of(it.seat, board.declarer_by)),
            stated_declarer: declarer.copied(),
            leader: leader(extent, seat, declarer.copied(), &board.play),
            vulnerable: board.vulnerable.value().copied(),
            result: result.map(|&tricks| Premise::of(tricks, Source::Tag)),
            extent,
            score,
            disagreement: board.auction.disagreement(contract, declarer),
            ..Self::default()
        };
        if board.result.is_open() && premises.score.value().is_some() {
            return premises.scored(board);
        }
        premises
    }

    /// The same with the tricks that the Score allows for the Result that is not there, if that is one number. What was paid for
    /// doubled contracts was changed in 1987.
    fn scored(self, board: &Board) -> Self {
        let is_old = board.date.value().is_some_and(|date| date.year < 1988);
        let is_doubled = |it: Contract| it.penalty != Penalty::Undoubled;
        let is_other_table = is_old && self.full_contract().is_some_and(is_doubled);
        let counts = self.scored_tricks().filter(|_| !is_other_table);
        let tricks = counts.and_then(|set| (0..=13).find(|tricks| set == 1 << tricks));
        let result = tricks.map(|it| Premise::of(Tricks::of_declarer(it), Source::Score));
        Self { result, ..self }
    }

    /// The same with contract and declarer of the list of results in place of those of the auction.
    #[must_use]
    pub fn declared_by_list(self, (contract, listed): (Contract, Seat), play: &Play) -> Self {
        let is_other = self.full_contract() != Some(contract);
        let by_list = Premise::of(Stake::Contract(contract), Source::List);
        let (contract, disagreement) = if is_other {
            (Some(by_list), Some(Disagreement::Contract))
        } else {
            let by_auction = self.declarer().map(Disagreement::Declarer);
            (self.contract, by_auction)
        };
        let premises = Self {
            contract,
            declarer: Some(Premise::of(listed, Source::List)),
            stated_declarer: Some(listed.into()),
            disagreement,
            ..self
        };
        premises.led(play)
    }

    /// The same with the result of a record that has no tag for it: the claim, or else the tricks that were counted, or else the
    /// list of results, or else what its Score allows.
    #[must_use]
    pub fn settled(self, board: &Board, counted: impl FnOnce() -> Option<u8>) -> Self {
        if board.play.columns == Columns::OfHands {
            return self.settled_again(board, counted);
        }
        let statements = &board.statements;
        if statements.not_played {
            return self;
        }
        let from = |tricks: Option<u8>, source| {
            tricks.map(|tricks| Premise::of(Tricks::of_declarer(tricks), source))
        };
        let listed = || statements.listed_tricks(self.full_contract()?, self.declarer()?);
        let result = from(statements.claimed, Source::Claim)
            .or_else(|| from(counted(), Source::Cards))
            .or_else(|| from(listed(), Source::List))
            .or(self.result);
        Self { result, ..self }
    }

    /// The same of PBN that was made of a record without a Result: where its Result is the count of the cards, it is from them.
    fn settled_again(self, board: &Board, counted: impl FnOnce() -> Option<u8>) -> Self {
        let (table, claimed) = (&board.play.table, board.statements.claimed);
        let is_made = table.names_leaders && claimed.is_none();
        let result = self.result.map(|it| {
            let is_counted = is_made && counted() == Some(it.value.declarer);
            let source = if is_counted { Source::Cards } else { it.source };
            Premise { source, ..it }
        });
        Self { result, ..self }
    }

    /// The same with another declarer, if the diagnosis has one. A Result that names a side stays that side's.
    #[must_use]
    pub fn diagnosed(self, declarer: Option<Seat>, board: &Board, play: &Play) -> Self {
        let Some(declarer) = declarer else {
            return self;
        };
        let is_other_side = self.declarer().is_some_and(|it| side(it) != side(declarer));
        let size = board.deal.value().map_or(13, |deal| deal.size);
        let turned = |it: Premise<Tricks>| Premise::of(it.value.of_other_side(size), it.source);
        let by_score = self.result.is_some_and(|it| it.source == Source::Score);
        let premises = Self {
            declarer: Some(Premise::of(declarer, Source::Diagnosis)),
            result: if is_other_side {
                self.result.map(turned)
            } else {
                self.result
            },
            ..self
        };
        let premises = if by_score {
            premises.scored(board)
        } else {
            premises
        };
        premises.led(play)
    }

    /// The same with the hand that is due to lead in this play.
    #[must_use]
    pub fn led(self, play: &Play) -> Self {
        let leader = leader(self.extent, self.declarer(), self.stated_declarer, play);
        Self { leader, ..self }
    }

    /// The play that is gone by: that of the record, or where its cards were given to hands or put right, `other`.
    pub fn play<'a>(&self, board: &'a Board, other: &'a Play) -> &'a Play {
        match self.cards {
            Source::Tag => &board.play,
            _ => other,
        }
    }
}

impl Premises {
    /// Declarer.
    pub fn declarer(&self) -> Option<Seat> {
        self.declarer.map(|it| it.value)
    }

    /// Declarer as the record states it.
    pub fn stated_declarer(&self) -> Option<Seat> {
        self.stated_declarer.map(|it| it.seat)
    }

    /// The contract, when the board was played in one.
    pub fn full_contract(&self) -> Option<Contract> {
        match self.contract?.value {
            Stake::Contract(contract) => Some(contract),
            _ => None,
        }
    }

    /// Who played declarer's hand and dummy's: declarer, or where he became dummy his partner.
    pub fn played_by(&self) -> Option<Seat> {
        let Premise { value, source } = self.declarer?;
        let is_dummy = self.declarer_is_dummy && source != Source::Diagnosis;
        Some(if is_dummy { value.partner() } else { value })
    }

    /// Who plays what, and who leads; or why that is unknown.
    ///
    /// # Errors
    /// When contract, declarer or the hand that leads is not known, and when the board was passed out.
    pub fn table(&self) -> Result<AtTable, NotAuditable> {
        let strain = match self.contract.map(|it| it.value) {
            Some(Stake::Contract(contract)) => contract.bid.strain,
            Some(Stake::Denomination(strain)) => strain,
            Some(Stake::PassedOut) => return Err(NotAuditable::PassedOut),
            None => return Err(NotAuditable::NoContract),
        };
        Ok(AtTable {
            strain,
            declarer: self.played_by().ok_or(NotAuditable::NoDeclarer)?,
            leader: self.leader.ok_or(NotAuditable::NoLeader)?,
        })
    }

    /// Whether the declaring side is vulnerable, if that is known.
    pub fn declarer_is_vulnerable(&self) -> Option<bool> {
        Some(self.vulnerable?.holds(side(self.declarer()?)))
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

    /// The result, whatever it counts.
    pub fn result(&self) -> Option<Tricks> {
        self.result.map(|it| it.value)
    }

    /// Declarer's tricks by the result, if it is for the whole board.
    pub fn final_result(&self) -> Option<u8> {
        let result = self.result.filter(|_| self.extent == Extent::Board);
        result.map(|it| it.value.declarer)
    }

    /// Whether the Result says itself, with `^`, that it is not what was played.
    pub fn is_awarded(&self) -> bool {
        self.result()
            .is_some_and(|result| result.awarded == Awarded::Yes)
    }

    /// The stated score: the Score tag, or if there is none the score of the Result. `None` also when each side has its
    /// own score, or when the Score cannot be read.
    pub fn stated_score(&self) -> Option<Score> {
        match &self.score {
            Stated::Value(ScoreTag::Balanced(score)) => Some(*score),
            Stated::Value(ScoreTag::Split { .. }) | Stated::Unreadable => None,
            Stated::Absent | Stated::Unknown => match self.contract.map(|it| it.value) {
                Some(Stake::PassedOut) => Some(Score(0)),
                _ => self.score_of(self.final_result()?),
            },
        }
    }

    /// The stated scores of both sides, as [`Self::stated_score`], also where each has its own.
    pub fn stated_scores(&self) -> Option<ScoreTag> {
        let stated = self.score.value().copied();
        stated.or_else(|| self.stated_score().map(ScoreTag::Balanced))
    }

    /// The Score tag, where it is one figure for both sides.
    pub fn score_tag(&self) -> Option<Score> {
        match *self.score.value()? {
            ScoreTag::Balanced(score) => Some(score),
            ScoreTag::Split { .. } => None,
        }
    }

    /// One bit for each number of tricks that would give the stated Score; `None` when that is unknown.
    pub fn scored_tricks(&self) -> Option<u16> {
        let stated = self.score_tag()?;
        let (contract, declarer) = (self.full_contract()?, self.declarer()?);
        let vulnerable = self.declarer_is_vulnerable()?;
        let score = |tricks| Score::of(contract, declarer, tricks, vulnerable);
        let matches = (0..=13).filter(|&tricks| score(tricks) == Some(stated));
        Some(matches.fold(0, |set, tricks| set | 1 << tricks))
    }
}

/// The hand that is due to lead: declarer's left-hand opponent. Where a marked lead out of turn made declarer's partner the
/// declarer (Law 54A), it is the left-hand opponent of the auction's declarer. In an end position the Play tag says it.
fn leader(
    extent: Extent,
    declarer: Option<Seat>,
    stated: Option<Declarer>,
    play: &Play,
) -> Option<Seat> {
    if extent == Extent::EndPosition {
        return play.seat.value().copied();
    }
    let (declarer, table) = (declarer?, &play.table);
    let is_marked = || table.marks[0].lead & 1 << table.column_of(declarer.lho()) != 0;
    let is_irregular = stated.is_some_and(|it| it.irregular);
    Some(if is_irregular && is_marked() {
        declarer.partner().lho()
    } else {
        declarer.lho()
    })
}

impl Extent {
    fn of(board: &Board) -> Self {
        if board.is_end_position() {
            Self::EndPosition
        } else if board.play.table.stop == Stop::Plus {
            Self::TricksSoFar
        } else {
            Self::Board
        }
    }
}
