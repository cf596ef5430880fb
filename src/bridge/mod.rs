//! The words of the game: cards, hands, seats, sides, contracts, calls.
//!
//! Most are re-exported from the `contract-bridge` crate. This module adds what that crate lacks: sides, one value for
//! each seat, the winner of a trick, the table of cards as it was recorded, and the spelling that PBN and the reports
//! share (suit first: `SQ`).
//!
//! It must not know about files.

mod auction;
mod bits;
mod card;
mod contract;
mod date;
mod deal;
mod letters;
mod points;
mod renaming;
mod seat;
mod table;
mod written;

pub use auction::{Calls, Outcome, call};
pub use bits::{bit, has_void, suit_bits, winning};
pub use card::{Spelled, card, from_the_top, only, rank, strength, suit, trick_winner};
pub use contract::{Score, strain};
pub use contract_bridge::auction::{Call, IllegalCall};
pub use contract_bridge::{
    Bid, Builder as PartialHands, Card, Contract, Hand, Holding, Level, Penalty, Rank, Seat,
    Strain, Suit,
};
pub use date::Date;
pub use deal::{Deal, DealFault};
pub use points::{Comparison, Field, Others, PerPair, Points, Shared, imps};
pub use renaming::Renaming;
pub use seat::{BySeat, Side, Turn, after, seat, seats_from, side, steps};
pub use table::{ROWS, RowMarks, Slot, Stop, Table};
pub use written::{
    Written, call_written, card_elsewhere, plainly, seat_written, spell_tricks, tricks_written,
};
