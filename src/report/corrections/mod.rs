//! Corrections: what the director's decisions change, as a list for the scorer and as corrected copies of the records.
//!
//! ```text
//! review --> DecidedBoard --+
//!                           +--> Plan --> rescore.csv
//! records ---> Located -----+        \--> Copies
//! ```
//!
//! First the boards are located by their ids, in one reading of the input; nothing is written before all of them are. Then
//! the files with a change are copied, in a second reading, with the bytes of each change in their places.

mod copies;
mod decided;
mod folder;
mod locate;
mod plan;
mod rescore;
mod worth;

pub use copies::Copies;
pub use decided::{DecidedBoard, Outcome, Unapplied};
pub use folder::CorrectedFolder;
pub use locate::{LocatedBoards, LocatedPart, Locating};
pub use plan::Plan;
pub use rescore::{RescoreRow, rescore_table};
pub use worth::Remark;

use crate::convert::Uncorrected;

/// Why a record has no corrected copy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Uncopied {
    /// It is in LIN, in a link or in USEBIO.
    Lin,
    /// Its file is in UTF-16, or joined of pieces in several encodings.
    Encoding,
    /// Its file takes over a Result or a Score from one record to another (`#`).
    Inherited,
    /// Its tags are damaged.
    DamagedTag,
}

impl From<Uncorrected> for Uncopied {
    fn from(why: Uncorrected) -> Self {
        match why {
            Uncorrected::OtherFormat => Self::Lin,
            Uncorrected::Inherited => Self::Inherited,
            Uncorrected::Damaged => Self::DamagedTag,
        }
    }
}
