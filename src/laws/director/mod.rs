//! What the director says of a board, and what follows from it.
//!
//! A slip becomes a [`DirectorFact`]. The facts of a board are checked first: [`contradictions`] finds those that cannot
//! both be true, [`impossible`] those that the record rules out, each with an [`Objection`]. What is left is one part of
//! the [`Facts`] that a ruling starts from; [`implied`] adds the penalty cards and lead restrictions that follow from it,
//! and the [`Timeline`] says what that made of the play: what each hand held, could play and had to play at its turn.

mod contradictions;
mod fact;
mod facts;
mod implied;
mod impossible;
mod leave;
mod objection;
mod testimony;
mod timeline;

pub(in crate::laws) use contradictions::is_late;
pub use contradictions::{Contradiction, contradictions};
pub use fact::{
    Claimed, Designated, DirectorFact, Instruction, OpeningLead, Penalty, Reading, Recorded,
    Rights, What, When,
};
pub(crate) use facts::Answers;
pub use facts::{Answer, Attention, Facts, Role};
pub(crate) use implied::with_implied;
pub use impossible::impossible;
pub(crate) use leave::taken_back;
pub use objection::Objection;
pub use testimony::testified;
pub use timeline::{Breach, Duty, LeadRestriction, PenaltyCard, PenaltyEnd, final_play};
pub(crate) use timeline::{Timeline, bare};
