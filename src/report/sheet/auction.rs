//! The auction as it is written: calls from the first caller on, whether or not they are legal.

use crate::board::Entry;
use crate::bridge::{Call, Seat};
use crate::checks::Case;
use crate::words::{Words, key};
use std::borrow::Cow;

/// Calls beyond this number are not shown: a long auction has thirty.
const MOST_CALLS: usize = 60;

/// The calls of a board.
#[derive(Debug)]
pub(super) struct SheetAuction {
    /// Who called first.
    pub(super) first: Seat,
    pub(super) calls: Vec<Entry>,
    /// Whether some are left out.
    pub(super) cut: bool,
}

/// A call in a language.
pub(super) fn text(call: Entry, words: &Words) -> Cow<'static, str> {
    Cow::Borrowed(match call {
        Entry::Call(Call::Bid(bid)) => return words.bid(bid).into(),
        Entry::Call(Call::Pass) => words.word(key!("pass")),
        Entry::Call(Call::Double) => "X",
        Entry::Call(Call::Redouble) => "XX",
        Entry::AllPass => words.word(key!("all-pass")),
        Entry::Skipped => "\u{2013}",
        Entry::Unreadable => "?",
    })
}

/// The auction of a board, when there is one and it is known who began.
pub(super) fn of(case: &Case<'_>) -> Option<SheetAuction> {
    let dealer = case.board.dealer.value().copied();
    let (first, mut calls) = case.record.entries(dealer)?;
    let cut = calls.len() > MOST_CALLS;
    calls.truncate(MOST_CALLS);
    (!calls.is_empty()).then_some(SheetAuction { first, calls, cut })
}
