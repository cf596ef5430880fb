//! A ruling in messages: what happened, how it was established, which clauses apply and what they give, what was taken
//! for granted. The notes of findings and the sheets of the director are made of the same messages.

pub(crate) mod clauses;
pub(crate) mod conduct;
pub(crate) mod equity;
pub(crate) mod offence;
pub(crate) mod open_end;
pub(crate) mod questions;
pub(crate) mod reading;
pub(crate) mod revokes;
pub(crate) mod transfer;

pub(crate) use super::words::{figures, of_counts, tricks_between};
