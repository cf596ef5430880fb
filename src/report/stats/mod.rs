//! The tables of `stats`, and what a terminal shows of them: how often players revoke, each figure with its denominator.
//!
//! Not to be taken for the counts of findings ([`crate::report::terminal::statistics::Statistics`]).

mod brief;
mod charts;
mod folder;
mod quality;
mod row;
mod telling;
mod told;

#[cfg(test)]
pub(super) use folder::tables;

pub use brief::Brief;
pub use folder::{StatsFolder, StatsOptions};
pub use quality::QualityRow;
pub use row::StatRow;
pub use told::ToldRow;
