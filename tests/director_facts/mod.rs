//! The facts of a director's slip: what each changes in a ruling, edition by edition. Cases as text, a file for each Law, then for
//! the remarks about other Laws, facts that the record rules out, the worked cases, and records without a slip; and what must be
//! true of all facts.

pub(crate) mod cases;
pub(crate) mod fixtures;
mod impossible;
mod properties;
