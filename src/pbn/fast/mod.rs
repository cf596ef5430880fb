//! The fast path: what nearly every record is made of, read many bytes at a time.
//!
//! Each function reads as far as the text is what it knows, in any case, with any blanks and line ends, and leaves the
//! rest to [`super::grammar`]. It gives what the grammar would give: [`super::Reader::by_grammar`] reads without this
//! path, and a test compares the two on everything that is at hand.

mod search;
mod spellings;
mod table;
mod tags;
mod tokens;

pub(super) use table::plain_data;
pub(super) use tags::exported_tags;
pub(super) use tokens::{common_tokens, step};
