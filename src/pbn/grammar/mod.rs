//! The grammar: for each production of `grammar/pbn.abnf` the parser function of its name, made of nom's combinators.
//!
//! This is what is accepted. [`super::Reader`] applies these functions one after another and keeps what they read in a game;
//! what [`super::fast`] reads in their place is the same.

mod call;
mod card;
mod comment;
mod gap;
mod lexical;
mod section;
mod tag;
mod token;

pub(super) use call::{DENOMINATIONS, FIRST_BID, OTHERS, STANDARD};
pub use comment::ends_line;
pub(super) use comment::{HORIZON, closes_later, opens_game};
pub(super) use gap::{Next, gap};
pub(super) use lexical::{blanks, escape_line, line_end, rest_of_line, semi_empty_line, written};
pub(super) use section::{Section, section_token};
pub use tag::{Tag, value_text};
pub(super) use tag::{is_heading, opening, opens_record, opens_tag, tag_pair};
pub use token::{Token, TokenKind};

use super::{FaultKind, TagName};
use nom::{IResult, Parser};

/// What a parser function returns: the rest of the input and what it read, or a fault.
pub(super) type Parsed<'a, T> = IResult<&'a [u8], T, FaultKind>;

/// A parser whose errors are this fault.
fn faulty<'a, T>(
    kind: FaultKind,
    mut parser: impl Parser<&'a [u8], Output = T, Error = FaultKind>,
) -> impl Parser<&'a [u8], Output = T, Error = FaultKind> {
    move |input| parser.parse(input).map_err(|error| error.map(|_| kind))
}
