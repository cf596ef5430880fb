//! Conversion: a record in LIN as a game of PBN, in the export format.
//!
//! The game says what the record says, so that an audit of it comes to the same: the calls, the cards in the columns of their
//! hands, the comments at their calls and cards, and apart from the Result also the claim and the list of results
//! (`ClaimedTricks`, `ListedResult`), each in a tag of our own. What PBN cannot hold is counted ([`Lost`]).
//!
//! A game in PBN on a page is copied out of it.
//!
//! ```text
//! Record, Board ---------> calls, cards, remarks ---------> text
//! of LIN         auction, play, remarks          pbn::Export
//! ```
//!
//! The play must be one in which the cards were given to their hands ([`Columns::FoundOut`](crate::board::Columns)), as the
//! audit does it. This floor must not know who won a trick, files, or threads.

mod auction;
mod correction;
mod lost;
mod play;
mod remarks;
mod tags;

pub use crate::pbn::head;
pub use correction::{
    Correction, Edit, IfAbsent, PointsUnit, Uncorrected, correct, has_points, inherits_result,
};
pub use lost::Lost;

use crate::board::{Board, Play, Premises, Record};
use crate::lin::Game;
use crate::pbn::{Export, copy};
use remarks::Remarks;

/// Whether comments are written. Many programs stop at one within calls or cards, though the standard has them there (PBN 2.1
/// section 3.8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Comments {
    /// Each at its call or card.
    #[default]
    Kept,
    /// None.
    LeftOut,
}

/// What was written of a record.
#[derive(Debug)]
pub enum Written {
    /// It was in LIN, and is in the export format, but for what was lost.
    Exported(Lost),
    /// It was in PBN, but on a page, where no other program finds it: it is there as it was.
    Copied,
    /// It is in PBN already.
    LeftOut,
}

/// Adds a record to a text of PBN.
pub fn convert(
    record: Record<'_>,
    (board, premises, play): (&Board, &Premises, &Play),
    comments: Comments,
    pbn: &mut String,
) -> Written {
    let Some(lin) = record.lin() else {
        if !record.places.are_of_another() {
            return Written::LeftOut;
        }
        let own = record.extent().of(record.text);
        copy(&String::from_utf8_lossy(own), pbn);
        return Written::Copied;
    };
    let game = lin.game;
    let written = Writing {
        record,
        game,
        board,
        premises,
        play,
        comments,
    };
    let mut export = Export::default();
    let mut lost = Lost::of_record(&written);
    let mut remarks = match comments {
        Comments::Kept => Remarks::of(&written),
        Comments::LeftOut => {
            lost.comments = Remarks::of(&written).count();
            Remarks::default()
        }
    };
    tags::write(&written, &mut export, &mut lost);
    auction::write(&written, &mut remarks, &mut export, &mut lost);
    play::write(&written, &mut remarks, &mut export);
    remarks.write_rest(&mut export);
    export.end_game();
    lost.replaced = export.replaced;
    pbn.push_str(&export.take());
    Written::Exported(lost)
}

/// What is written.
#[derive(Clone, Copy)]
struct Writing<'a> {
    record: Record<'a>,
    game: &'a Game,
    board: &'a Board,
    premises: &'a Premises,
    play: &'a Play,
    comments: Comments,
}
