//! What is written in LIN, the format in which BBO keeps vugraph and hands: boards, calls, alerts, cards, claims and
//! comments, each with its place.
//!
//! LIN is a chain `key|value|key|value|...`. Bytes become [`Game`]s that hold byte ranges and little else, as those of
//! [`pbn`](crate::pbn) do. Reading never fails: at a key that is not known the [`Reader`] goes on to the next that is. The
//! accepted language is `grammar/lin.abnf`, one production for one parser function of the same name in `grammar`.
//!
//! ```text
//! text of LIN ----> Game + Header ---------> LinRecord ---> Record, Board
//!           Reader  one board  of all boards board          board
//! ```
//!
//! 1. [`Form::of`] tells from its first bytes whether a text is LIN. What is carried in links or in XML is made a chain by
//!    [`carrier`](crate::carrier), which adds what stands beside it ([`Beside`]).
//! 2. [`cut`] finds where a long text can be cut: before a board. What is written once for all boards, the [`Header`], is handed
//!    from part to part ([`Opening`]); it has a bound, and so has a board.
//! 3. The [`Reader`] gives one [`Game`] for each `qx`, and for each `md` that has none: the unit that is counted.
//! 4. `board` makes of both what PBN makes of a game: a neutral record, and a board in the words of bridge. LIN does not say
//!    who plays a card: that is found out in `replay`, from the winners of the tricks and from the deal.
//!
//! It must not know what a hand holds, whether a call or a card is legal, who plays it, or that there are files and threads.

mod fault;
mod form;
mod game;
mod grammar;
mod header;
mod key;
mod reader;
mod split;
mod value;

#[cfg(test)]
mod tests;

pub use fault::{Fault, FaultKind};
pub use form::{Form, opens_chain, opens_tag};
pub use game::{Claim, Comment, Game};
pub use grammar::{
    CallToken, CardToken, Deal, Listed, Room, RoomLetter, comment, deal, result, title,
};
pub use header::{Header, LONGEST_HEADER};
pub use key::{Beside, LOST, RECORD};
pub use reader::{Opening, Reader, games};
pub use split::{cut, handed_on, neighbours};
pub use value::cleaned;
