//! What others show of single boards.

use super::Place;
use crate::bridge::{Field, Score};
use crate::checks::{
    Cause, Causes, CrossBoard, DealElsewhere, Likeness, Numbering, OtherSide, OtherTable, Passes,
    Stands, Witness,
};
use std::sync::Arc;

/// A table with another deal.
#[derive(Debug, Clone, Copy)]
pub(super) struct OtherDeal {
    /// The place of its file among all.
    pub(super) file: u32,
    /// Its game in the file, from 1.
    pub(super) game: u32,
    pub(super) likeness: Likeness,
}

/// The deal of another board, which a play fits.
#[derive(Debug, Clone, Copy)]
pub(super) struct DealFound {
    /// The place of its file among all.
    pub(super) file: u32,
    /// The number of the board there.
    pub(super) board: u16,
    /// By how many seats, clockwise, the deal has to be turned.
    pub(super) turned: u8,
}

/// Something that others show of a board.
#[derive(Debug)]
pub(super) enum Fact {
    OtherDeal(OtherDeal),
    /// The place of its file among all, and the rest.
    OtherSide(Box<(u32, OtherSide<'static>)>),
    Witness(Witness),
    Stands(Stands),
    /// Its play is that of another of its tables, whose play is here.
    Exchanged,
    /// The deal that its play fits.
    Deal(DealFound),
    /// Another score is due: the place of the scores of its tables, and its own if that is among them.
    Scores(u32, Option<i16>),
    OfFile(OfFile),
}

/// What its file shows.
#[derive(Debug, Clone, Copy)]
pub(super) struct OfFile {
    pub(super) numbering: Numbering,
    pub(super) passes: Passes,
    pub(super) causes: Causes,
    /// Whether something else was assumed.
    pub(super) is_news: bool,
}

/// What the facts of all boards refer to.
#[derive(Debug, Default)]
pub(super) struct References {
    /// The names of the files.
    pub(super) names: Vec<Arc<str>>,
    /// Whether many boards of a file have another deal at another table.
    pub(super) often: Vec<bool>,
    pub(super) fields: Vec<Field>,
}

impl References {
    fn name(&self, file: u32) -> &str {
        self.names.get(file as usize).map_or("", |name| name)
    }

    /// All that is shown of one board; `None` where that is what was known of it.
    pub(super) fn cross_board(&self, shown: &[(Place, Fact)]) -> Option<CrossBoard<'_>> {
        let mut known = CrossBoard::default();
        let (mut has_news, mut exchanged) = (false, false);
        for ((file, ..), shown) in shown {
            match shown {
                Fact::OtherDeal(other) => {
                    known.other_table = OtherTable::Differs {
                        file: self.name(other.file),
                        game: other.game,
                        likeness: other.likeness,
                        often: self.often[*file as usize],
                    };
                }
                Fact::OtherSide(other) => {
                    let file = self.name(other.0);
                    known.other_side = Some(OtherSide { file, ..other.1 });
                }
                Fact::Witness(witness) => known.witness = *witness,
                Fact::Exchanged => exchanged = true,
                Fact::Stands(stands) => known.stands = *stands,
                Fact::Deal(found) => {
                    known.deal_elsewhere = Some(DealElsewhere {
                        file: self.name(found.file),
                        board: found.board,
                        turned: found.turned,
                    });
                }
                Fact::Scores(field, own) => {
                    let field = &self.fields[*field as usize];
                    let without = |own: i16| field.without(Score(own.into()));
                    known.other_scores = Some(own.map_or_else(|| field.all(), without));
                }
                Fact::OfFile(of_file) => {
                    let OfFile {
                        numbering,
                        passes,
                        causes,
                        is_news,
                    } = *of_file;
                    (known.numbering, known.passes, known.causes) = (numbering, passes, causes);
                    has_news |= is_news;
                }
            }
        }
        known.causes = known.causes.and_when(exchanged, Cause::Exchanged);
        // where the file has many deals that were not played, tables that agree with that say nothing new
        if known.witness == Witness::Against && known.causes.holds(Cause::WrongDeals) {
            known.witness = Witness::Nothing;
        }
        (has_news || known != CrossBoard::default()).then_some(known)
    }
}
