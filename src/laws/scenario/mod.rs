//! The ways in which a board can have gone where the record leaves it open: which revokes count, and how the tricks that
//! were not recorded went. A board is ruled once for each.

mod assumptions;
mod context;
mod courses;
mod doubt;
mod reading;
mod trick_twelve;

pub(super) use assumptions::{assumptions, is_disputed};
pub(super) use context::RulingContext;
pub(super) use courses::{is_as_noted, possible_courses};
pub(super) use reading::{BoardReadings, can_result_be};
pub(super) use trick_twelve::corrected_winners;
