//! Statistics: how often players revoke, with the turns at which they could.
//!
//! Boards become counts, and counts are only ever added: those of a part of the input, those of a run, and those of runs on
//! several machines ([`Sums`]). What joins across files, such as copies of a record, is kept as sorted keys beside them. So a run
//! on one machine is the merge of one part, and eight parts merged are the whole, byte for byte. What copies added is taken off,
//! and rates, intervals and comparisons are made, at the end ([`rate`], [`expected`]), when nothing is added any more.
//!
//! It must not know formats, the terminal or languages.

mod board;
mod copies;
mod counts;
mod dimension;
pub mod expected;
mod finish;
mod inputs;
mod keys;
pub mod rate;
mod reliability;
mod sorted;
mod sorted_cells;
mod sums;
mod turn;

pub use board::{BoardCounter, FileFault, PartBoards, Players};
pub use counts::{
    Cell, Counts, FAMILIES, FAULTY, Labels, Quality, REASONS, RevokeCounts, Shown, Strata, WORST,
};
pub use dimension::{Basis, Detail, Dimension, Key};
pub use finish::{ComparedRow, EarlierRun, FILES, Finished, Flag, Method, Rate, Row, Whole};
pub use inputs::{InputKey, InputShards, Shard};
pub use keys::{Joined, shard_of};
pub use rate::FEW;
pub use reliability::{Reliability, Reliable, Usable};
pub use sums::{Bound, SharedSums, Sums};
pub use turn::{ROLES, STRATA, led_as, role_of};
