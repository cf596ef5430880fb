//! What is written in a PBN file: games, tags, sections, tokens and comments, each with its place.
//!
//! Bytes become [`Game`]s that hold byte ranges and nothing else. Reading never fails: what cannot be read becomes a
//! [`Fault`] with a place, and costs only itself. The accepted language is `grammar/pbn.abnf`, one production for one
//! parser function of the same name.
//!
//! It must not know what a hand holds, whether a call or a card is legal, or that there are files and threads.

mod annotations;
mod auction;
mod bytes;
mod comment;
mod common;
mod conformity;
mod directive;
mod exported;
mod fault;
mod figures;
mod game;
mod held_table;
mod lexical;
mod notes;
mod order;
mod play;
mod reader;
mod records;
mod rubber;
mod section;
mod sections;
mod split;
mod table;
mod tag;
mod tag_name;
mod value;
mod word;

#[cfg(test)]
mod tests;

pub use annotations::{hold_calls, hold_cards};
pub use auction::{CallKind, CallToken};
pub use bytes::{
    Forbidden, LONGEST_LINE, Look, first_tab, forbidden, has_one_line_end, long_lines, look,
    unusual,
};
pub use conformity::Conformity;
pub use directive::{Directives, Version, odd_versions};
pub use fault::{Fault, FaultKind};
pub use game::{Game, Spelled, Spelling};
pub use held_table::{hold_table, rows};
pub use notes::hold_notes;
pub use play::{CardKind, CardToken, Rows};
pub use reader::{Ending, Opening, Reader, games};
pub use records::records;
pub use rubber::History;
pub use split::{Cut, split};
pub use table::{Table, cells, shape, strings};
pub use tag::{Tag, value_text};
pub use tag_name::TagName;
pub use value::Form;

use nom::IResult;

/// What a parser function returns: the rest of the input and what it read, or a fault.
type Parsed<'a, T> = IResult<&'a [u8], T, FaultKind>;
