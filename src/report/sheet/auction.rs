//! The auction as it is written: calls from the first caller on, whether or not they are legal.

use crate::bridge::{self, Seat, after, seat};
use crate::checks::Case;
use crate::pbn::{CallKind, TagName};
use crate::report::language::Words;

/// Calls beyond this number are not shown: a long auction has thirty.
const MOST_CALLS: usize = 60;

/// The calls of a board.
#[derive(Debug)]
pub(super) struct Auction {
    /// Who called first.
    pub(super) first: Seat,
    pub(super) calls: Vec<Call>,
    /// Whether some are left out.
    pub(super) cut: bool,
}

/// One call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Call {
    Called(bridge::Call),
    /// All that follows are passes.
    AllPass,
    /// Out of turn, and so passed over.
    Skipped,
    /// Not to be read.
    Unreadable,
}

impl Call {
    /// The call in a language.
    pub(super) fn said(self, words: &Words) -> String {
        match self {
            Self::Called(bridge::Call::Bid(bid)) => {
                format!("{}{}", bid.level, words.strain(bid.strain))
            }
            Self::Called(bridge::Call::Pass) => words.word("pass"),
            Self::Called(bridge::Call::Double) => "X".to_owned(),
            Self::Called(bridge::Call::Redouble) => "XX".to_owned(),
            Self::AllPass => words.word("all-pass"),
            Self::Skipped => "\u{2013}".to_owned(),
            Self::Unreadable => "?".to_owned(),
        }
    }
}

/// The auction of a board, when there is one and it is known who began.
pub(super) fn of(case: &Case<'_>) -> Option<Auction> {
    let named = case
        .game
        .value(TagName::Auction)?
        .of(case.text)
        .trim_ascii();
    let named = named.first().copied().and_then(seat);
    let mut first = named.or(case.board.dealer.value().copied())?;
    let mut calls = Vec::new();
    for token in &case.game.calls {
        calls.push(match token.kind {
            CallKind::Hyphen if calls.is_empty() => {
                first = after(first, 1);
                continue;
            }
            CallKind::Call(number) => bridge::call(number).map_or(Call::Unreadable, Call::Called),
            CallKind::AllPass => Call::AllPass,
            CallKind::Irregularity(b'S') => Call::Skipped,
            CallKind::Hyphen | CallKind::Unreadable => Call::Unreadable,
            CallKind::Star | CallKind::Plus => break,
            CallKind::Irregularity(_)
            | CallKind::Alert
            | CallKind::Suffix
            | CallKind::NoteReference(_)
            | CallKind::Nag(_) => continue,
        });
    }
    let cut = calls.len() > MOST_CALLS;
    calls.truncate(MOST_CALLS);
    (!calls.is_empty()).then_some(Auction { first, calls, cut })
}
