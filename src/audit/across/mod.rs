//! What only several boards together show: how a file numbers its boards, whether it writes the first passes of its auctions,
//! and whether the tables of a board had one deal.
//!
//! Parts are audited side by side, so a part cannot wait for those before it. But a few dozen boards show how a file is
//! written ([`Conventions`]): each part is audited with a guess, made from its own boards. What is kept of the boards
//! ([`BoardKey`]) comes here in input order, and gives the answer ([`CrossBoard`]). A board is audited again only if the guess was
//! wrong, or if it was dealt differently at another table; all of its part, where the guess was wrong about how the file writes its
//! boards.
//!
//! What is decided by what:
//!
//! * by a board: its replay, its ruling, its findings;
//! * by a block of a file: numbers of its own, first passes left out, deals that many tables have otherwise, and what the
//!   file does to many boards ([`Habits`]), with what follows from that for grades, findings and review;
//! * by the boards of an event: another table with another deal, or the play there with the same deal
//!   ([`Witness`]), as far as it was read up to the end of the block;
//! * by the files of an event, or of the whole input: which causes of several files are one. That is decided where they are
//!   reported, as it changes no board;
//! * by the whole input: scores of other tables, and the deal that a play fits which does not fit its own ([`Deals`]).
//!
//! A file is judged in blocks of [`BLOCK`] bytes: the boards that begin in a block are judged together, by the whole of
//! the file up to the end of the block. Where the file is cut into parts makes no difference, so the findings are the
//! same for parts of any size and any number of threads.

mod board_key;
mod conventions;
mod copies;
mod deal_fingerprint;
mod deal_index;
mod deals;
mod declarations;
mod deviation;
mod file;
mod generations;
mod habits;
mod hash;
mod holders;
mod memory;
mod misfit;
mod numbered;
mod placeholder;
mod scores;
mod share;
#[cfg(test)]
mod tests;

pub(super) use board_key::BoardKey;
pub(super) use conventions::Conventions;
pub use copies::{KeyHasher, RecordKey, Records};
pub use deals::DealFound;
pub(super) use deviation::Deviation;
pub use generations::Generations;
pub use hash::hash;
pub(super) use misfit::MisfitPlay;
pub use placeholder::is_no_event;
pub use scores::OtherTables;

use crate::checks::{CrossBoard, PlayStanding, Witness};
use board_key::Dealt;
use deals::Deals;
use declarations::{Chain, Contradiction, Declarations};
use deviation::Other;
use file::File;
use memory::{Compared, KnownBoard, Memory, Plays};
use scores::Scores;
use std::sync::{Arc, OnceLock};

/// The bytes of a file that are judged together.
const BLOCK: u64 = 256 * 1024;

/// What is known of the boards so far.
#[derive(Debug, Default)]
pub(super) struct Across {
    boards: Memory,
    file: File,
    scores: Scores,
    declarations: Declarations,
    deals: Deals,
}

impl Across {
    /// Goes on to the next file.
    pub(super) fn begin(&mut self, file: &str) {
        self.file = File {
            name: file.into(),
            number: self.file.number + 1,
            ..File::default()
        };
    }

    /// The number of the file, from 1, and its conventions so far.
    pub(super) const fn so_far(&self) -> (u64, Conventions) {
        (self.file.number, self.file.conventions)
    }

    /// Ends the file, and with it its last block.
    pub(super) fn end(&mut self) {
        self.end_block();
    }

    /// Takes in the boards of the next part of the file. `games` and `bytes` are all that the part holds.
    pub(super) fn look(&mut self, keys: &[BoardKey], games: u64, bytes: u64) -> Vec<Deviation> {
        let mut deviations = Vec::new();
        let number = self.file.number;
        let dealt = keys.iter().filter_map(|key| key.dealt);
        self.boards.expect(dealt.map(|dealt| dealt.in_file(number)));
        for key in keys {
            self.reach(self.file.bytes + u64::from(key.start));
            if let (Some(dealt), Some(scored)) = (key.dealt, key.scored) {
                let place = [self.file.number, self.file.games + key.game];
                self.scores
                    .keep(dealt.in_file(self.file.number), scored, place);
            }
            if let Some(dealt) = &key.dealt {
                self.deals
                    .keep(&self.file.name, dealt.holders, dealt.figure);
            }
            let dealt = key.dealt.as_ref();
            let (other, other_side) =
                dealt.map_or((Other::Nothing, None), |dealt| self.compare(dealt, key));
            self.file.conventions.take(key);
            let differs = other != Other::Nothing || other_side.is_some();
            if key.shown().deviates() || differs {
                deviations.push(Deviation {
                    game: key.game,
                    shown: key.shown(),
                    other,
                    other_side,
                    witness: self.ask_witness(key),
                    verdict: Arc::clone(self.file.verdict.get_or_insert_default()),
                });
            }
        }
        self.file.games += games;
        self.file.bytes += bytes;
        self.reach(self.file.bytes);
        deviations
    }

    /// Takes in the plays of a part that do not fit the deals of their boards; before [`Across::look`].
    pub(super) fn look_for_deals(&mut self, plays: &[MisfitPlay]) {
        for play in plays {
            let mut play = *play;
            play.game += self.file.games;
            self.deals.look_for(self.file.number, play);
        }
    }

    /// Hands over the plays that fit the deal of another board of the run; says how many deals and plays could not be kept
    /// for that.
    pub(super) fn deals_found<E>(
        &mut self,
        with: impl FnMut(&DealFound) -> Result<(), E>,
    ) -> Result<u64, E> {
        // no board comes any more: their room is that of the index
        (self.boards, self.declarations) = Default::default();
        let left_out = self.deals.left_out();
        self.deals.found(with).map(|()| left_out)
    }

    /// What other tables show of a board whose deal was not played; known at the end of the block.
    fn ask_witness(&mut self, key: &BoardKey) -> Option<Arc<OnceLock<Witness>>> {
        let dealt = key.dealt?;
        if key.standing.play != PlayStanding::WrongDeal {
            return None;
        }
        let witness = Arc::default();
        let board = dealt.in_file(self.file.number);
        self.file.witnesses.push((board, Arc::clone(&witness)));
        Some(witness)
    }

    /// Ends the block if this byte of the file is behind it.
    fn reach(&mut self, byte: u64) {
        let block = byte / BLOCK;
        if block > self.file.block {
            self.end_block();
            self.file.block = block;
        }
    }

    fn end_block(&mut self) {
        for (board, witness) in self.file.witnesses.drain(..) {
            let _ = witness.set(self.boards.witness(board)); // it is set only here, once
        }
        self.file.end_block();
    }

    /// Hands over the boards of which another score is due than is stated, with those of the other tables; says how many
    /// tables could not be kept for that.
    pub(super) fn other_tables<E>(
        &mut self,
        with: impl FnMut(&OtherTables<'_>) -> Result<(), E>,
    ) -> Result<u64, E> {
        self.scores
            .other_tables(with)
            .map(|()| self.scores.left_out())
    }

    /// What other boards show of these, once their blocks have ended.
    pub(super) fn cross_board<'a>(
        &self,
        deviations: &'a [Deviation],
    ) -> impl Iterator<Item = (u64, CrossBoard<'a>)> + use<'a> {
        let most = self.boards.most();
        let cross_board =
            move |deviation: &'a Deviation| Some((deviation.game, deviation.cross_board(most)?));
        let all = deviations.iter().filter_map(cross_board);
        all.filter(|(_, cross_board)| *cross_board != CrossBoard::default())
    }

    /// Compares a board with the first record of it that is remembered: its deal, its play, and who declared.
    fn compare(&mut self, dealt: &Dealt, own: &BoardKey) -> (Other, Option<Contradiction>) {
        let key = dealt.in_file(self.file.number);
        let seen = KnownBoard {
            deal: dealt.deal,
            game: u32::try_from(self.file.games + own.game).unwrap_or(u32::MAX),
            table: dealt.table,
            declared: own.declared,
            plays: Plays::of(own.standing.play),
        };
        let mut declarations = Chain::default();
        if let Some((before, file)) = self.boards.get(key) {
            let known = &mut before.known;
            match known.compare(&seen) {
                Compared::AnotherBoard => declarations = before.declarations,
                Compared::Same => {
                    let first = known.declared.map(|it| (it, file, known.game));
                    let own = seen.declared.map(|it| (it, &self.file.name, seen.game));
                    let chain = &mut before.declarations;
                    let take = |it| self.declarations.take(chain, seen.deal, first, it);
                    let contradiction = own.and_then(take);
                    known.play_at_another(&seen);
                    self.file.conventions.compared.take(false);
                    return (Other::Nothing, contradiction);
                }
                Compared::Differs(likeness) => {
                    self.file.conventions.compared.take(true);
                    let differs = Other::Differs {
                        file: Arc::clone(file),
                        game: known.game,
                        likeness,
                    };
                    return (differs, None);
                }
            }
        }
        let file = &self.file.name;
        if self.boards.remember(key, seen, declarations, file) {
            (Other::Full, None)
        } else {
            (Other::Nothing, None)
        }
    }
}
