//! The tables of `stats`, and what a terminal shows of them: how often players revoke, each figure with its denominator.
//!
//! Not to be taken for the counts of findings ([`super::Statistics`]).

mod brief;
mod charts;
mod crossed;
mod folder;
mod names;
mod quality;
mod row;

#[cfg(test)]
pub(super) use folder::tables;

pub use brief::Brief;
pub use folder::{StatsFolder, StatsOptions};
pub use quality::QualityRow;
pub use row::StatRow;
