//! The facts of a director's slip: what each changes in a ruling, edition by edition. A module for each Law, then the
//! remarks about other Laws, the worked cases, facts that the record rules out, and what must be true of all facts.

pub(crate) mod fixtures;
mod impossible;
mod law_43;
mod law_50;
mod law_54;
mod law_61;
mod law_62;
mod law_62d;
mod law_63;
mod law_64a;
mod law_64b;
mod law_67;
mod properties;
mod remarks;
mod testimony;
mod worked_cases;
