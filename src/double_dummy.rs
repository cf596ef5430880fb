//! Double dummy: how many tricks a side can win when everyone sees all cards. It is there only where the program was built
//! with the feature `double-dummy`; the solver is DDS.
//!
//! A position becomes a number. It must not know results, the Laws or files, nor what the number is for.

use crate::bridge::Suit;
use crate::replay::Position;

/// How many of the tricks that are left the side whose turn it is can win, the trick on the table included. Nothing when
/// a hand is hidden, or the cards are no position.
pub type Solve = fn(position: &Position, trump: Option<Suit>) -> Option<u8>;

/// The solver, where the program was built with it.
#[cfg(not(feature = "double-dummy"))]
pub const SOLVER: Option<Solve> = None;

/// The solver, where the program was built with it.
#[cfg(feature = "double-dummy")]
pub const SOLVER: Option<Solve> = Some(dds::tricks);

#[cfg(feature = "double-dummy")]
mod dds;
