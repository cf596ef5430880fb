//! What is written in a PBN file: games, tags, sections, tokens and comments, each with its place.
//!
//! Bytes become [`Game`]s that hold byte ranges and nothing else. Reading never fails: what cannot be read becomes a
//! [`Fault`] with a place, and costs only itself. The accepted language is `grammar/pbn.abnf`, one production for one
//! parser function of the same name in `grammar`; the reader applies them, and takes the `fast` path where it can.
//!
//! It must not know what a hand holds, whether a call or a card is legal, or that there are files and threads.

mod annotations;
mod bytes;
mod class;
mod directive;
mod export;
mod fast;
mod fault;
mod figures;
mod game;
mod grammar;
mod identification;
mod notes;
mod reader;
mod sections;
mod split;
mod table;
mod table_rules;
mod tag_name;
mod value;
mod version;
mod whole_rows;

#[cfg(test)]
mod tests;

pub use annotations::{hold_calls, hold_cards};
pub use bytes::{
    Forbidden, LONGEST_LINE, TextScan, Unusual, first_tab, forbidden, long_lines, scan,
};
pub use directive::{Directives, odd_versions};
pub use export::{Export, MOST_NOTES, Replaced, copy, head};
pub use fault::{Fault, FaultKind};
pub use figures::History;
pub use game::{Game, Spelling};
pub use grammar::{Tag, Token, TokenKind, ends_line, value_text};
pub use notes::{hold_notes, notes_to_play};
pub use reader::{Opening, Position, Reader, games};
pub use split::{Cut, split};
pub use table::{Table, cells, records, shape, strings};
pub use table_rules::{hold_table, rows};
pub use tag_name::TagName;
pub use value::{Conformity, Form};
pub use version::Version;
pub use whole_rows::Rows;
