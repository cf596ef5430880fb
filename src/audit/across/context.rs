//! What others show of a board.

use super::deals::DealFound;
use crate::checks::{
    Cause, Causes, CrossBoard, DealElsewhere, Likeness, Numbering, OtherSide, OtherTable, Passes,
    Stands, Witness,
};
use std::sync::Arc;

/// What others show of a board, in the words of a case but for the names of files.
#[derive(Debug, Clone, Default)]
pub(super) struct Context {
    numbering: Numbering,
    passes: Passes,
    causes: Causes,
    other_deal: Option<OtherDeal>,
    /// The place of its file among all, and the rest.
    other_side: Option<(u32, OtherSide<'static>)>,
    pub(super) witness: Witness,
    pub(super) stands: Stands,
    /// The deal that its play fits.
    pub(super) deal: Option<DealFound>,
    /// Whether many boards of the file have another deal at another table.
    often: bool,
    /// Whether something else was assumed of its file.
    pub(super) is_news: bool,
}

/// A table with another deal.
#[derive(Debug, Clone, Copy)]
pub(super) struct OtherDeal {
    /// The place of its file among all.
    pub(super) file: u32,
    /// Its game in the file, from 1.
    pub(super) game: u32,
    pub(super) likeness: Likeness,
}

/// Something that other tables show of a board.
#[derive(Debug, Clone, Copy)]
pub(super) enum Shown {
    OtherDeal(OtherDeal),
    /// The place of its file among all, and the rest.
    OtherSide(u32, OtherSide<'static>),
    Witness(Witness),
}

impl Context {
    /// Takes in what other tables show.
    pub(super) const fn take(&mut self, shown: Shown) {
        match shown {
            Shown::OtherDeal(other) => self.other_deal = Some(other),
            Shown::OtherSide(file, other) => self.other_side = Some((file, other)),
            Shown::Witness(witness) => self.witness = witness,
        }
    }

    /// Takes in what its file shows.
    pub(super) fn join(&mut self, of_file: CrossBoard<'_>) {
        self.numbering = of_file.numbering;
        self.passes = of_file.passes;
        self.causes = of_file.causes;
    }

    /// Says whether many boards of the file have another deal at another table.
    pub(super) const fn set_often(&mut self, often: bool) {
        self.often = often;
    }

    pub(super) fn cross_board<'a>(&self, names: &'a [Arc<str>]) -> CrossBoard<'a> {
        let name = |file: u32| names.get(file as usize).map_or("", |name| &**name);
        let of_file = self.causes.holds(Cause::WrongDeals);
        CrossBoard {
            numbering: self.numbering,
            passes: self.passes,
            other_table: self
                .other_deal
                .map_or(OtherTable::Nothing, |it| OtherTable::Differs {
                    file: name(it.file),
                    game: it.game,
                    likeness: it.likeness,
                    often: self.often,
                }),
            other_side: self.other_side.map(|(file, other)| OtherSide {
                file: name(file),
                ..other
            }),
            causes: self.causes,
            // where the file has many deals that were not played, tables that agree with that say nothing new
            witness: match self.witness {
                Witness::Against if of_file => Witness::Nothing,
                witness => witness,
            },
            stands: self.stands,
            deal_elsewhere: self.deal.map(|it| DealElsewhere {
                file: name(it.file),
                board: it.board,
                turned: it.turned,
            }),
            other_scores: None,
        }
    }
}
