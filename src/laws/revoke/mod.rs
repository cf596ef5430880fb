//! One revoke: how it is known, whether it was established, under what circumstances, and what a clause may ask about it.
//!
//! [`collect`] finds the revokes of a board. A [`RevokeView`] is one of them in one way in which the board can have gone.

mod by_fact;
mod circumstances;
mod collect;
mod correction;
mod course;
mod establishment;
mod infraction;
mod open_end;
mod rules;
mod view;

pub(crate) use collect::collect;
pub(crate) use correction::corrections;
pub use correction::{Change, Correction};
pub(crate) use course::{Course, Scenario, SuitWinners, Winner};
pub use infraction::Established;
pub(crate) use infraction::{Infraction, Source};
pub use open_end::{Ending, OpenEnd};
pub(crate) use open_end::{open_end, ways};
pub use rules::RevokeRules;
pub use view::Asks;
pub(crate) use view::{Disputes, RevokeView};
