//! The facts of a director's slip: what each changes in a ruling, edition by edition. Cases as text, a file for each Law, then for
//! the remarks about other Laws, the worked cases and facts that the record rules out; and what must be true of all facts.

pub(crate) mod cases;
mod fixtures;
mod impossible;
mod properties;
