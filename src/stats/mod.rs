//! Statistics: how often players revoke, with the turns at which they could.
//!
//! Boards become counts, and counts are only ever added: those of a part of the input, those of a run, and those of runs on
//! several machines ([`Sums`]). What joins across files, such as copies of a record, is kept as sorted keys beside them. So a run
//! on one machine is the merge of one part, and eight parts merged are the whole, byte for byte. What copies added is taken off,
//! and rates, intervals and comparisons are made, at the end ([`rate`], [`expected`]), when nothing is added any more.
//!
//! It must not know formats, the terminal or languages.

mod board;
mod cells;
mod copies;
mod counts;
mod dimension;
pub mod expected;
mod finish;
mod groups;
mod inputs;
mod keys;
mod labels;
mod of_turns;
mod players;
pub mod rate;
mod reliability;
mod shared;
mod sorted;
mod sorted_cells;
mod sums;
mod turn;
mod whole;

pub use board::{BoardCounter, FileFault, PartBoards};
pub use cells::Bound;
pub use counts::{
    Cell, Counts, FAMILIES, FAULTY, Labels, Quality, REASONS, RevokeCounts, Shown, Strata, WORST,
};
pub use dimension::{Basis, Detail, Dimension, Key};
pub use finish::{EarlierRun, FILES, Finished};
pub use inputs::{InputKey, InputShards, Shard};
pub use keys::{Joined, shard_of};
pub use players::Players;
pub use rate::FEW;
pub use reliability::{Reliability, Reliable, Usable};
pub use shared::SharedSums;
pub use sums::Sums;
pub use turn::{ROLES, STRATA, led_as, role_of};
pub use whole::{ComparedRow, Flag, Method, Rate, Row, Whole};
