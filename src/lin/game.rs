//! A board as it is written: byte ranges of its text, and the calls, cards, claims and comments in their order.

use super::{Beside, CallToken, CardToken, Fault, Header, Room};
use crate::source::Span;
use std::sync::Arc;

/// A board as it is written.
#[derive(Debug, Clone, Default)]
pub struct Game {
    /// From its first token up to the next board.
    pub span: Span,
    /// The same with what stands before it and belongs to no other board.
    pub record: Span,
    /// What is written once for all boards of its file.
    pub header: Arc<Header>,
    /// Room and number, where it has a `qx`.
    pub room: Option<Room>,
    /// The value of its `qx`.
    pub room_at: Option<Span>,
    /// The value of its first `md`.
    pub deal: Option<Span>,
    /// The value of its `sv`.
    pub vulnerable: Option<Span>,
    /// The value of its own `pn`.
    pub names: Option<Span>,
    /// The value of its first `ah` that gives the number of a board, or else any number, or else of its first.
    pub heading: Option<Span>,
    /// The value of its `zz`.
    pub score: Option<Span>,
    /// The calls.
    pub calls: Vec<CallToken>,
    /// The words to calls, each to the last of the calls before it. They may be empty.
    pub alerts: Vec<Comment>,
    /// The calls of the other room on this board.
    pub other_room: Vec<CallToken>,
    /// The cards.
    pub cards: Vec<CardToken>,
    /// The claims.
    pub claims: Vec<Claim>,
    /// The comments.
    pub comments: Vec<Comment>,
    /// What its carrier states besides.
    pub beside: Vec<(Beside, Span)>,
    /// What is wrong with its writing.
    pub faults: Vec<Fault>,
}

/// A claim: play ends, and declarer takes so many tricks in all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Claim {
    /// The value.
    pub span: Span,
    /// Declarer's tricks; `None` where that cannot be read.
    pub tricks: Option<u8>,
    /// Cards before it.
    pub cards: u32,
}

/// Words: a comment, or those to a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Comment {
    /// The value.
    pub span: Span,
    /// Calls before it.
    pub calls: u32,
    /// Cards before it.
    pub cards: u32,
}

impl Game {
    /// Where its carrier states something besides the chain.
    pub fn beside(&self, what: Beside) -> Option<Span> {
        let mut all = self.beside.iter();
        all.find_map(|(own, span)| (*own == what).then_some(*span))
    }

    /// Who leads to each trick, where its carrier states that.
    pub fn leaders(&self) -> impl Iterator<Item = Span> {
        let is_leader = |(what, span): &(Beside, Span)| (*what == Beside::Leader).then_some(*span);
        self.beside.iter().filter_map(is_leader)
    }

    /// Whether a deal, a call, a card or a claim was read.
    pub(super) fn has_begun(&self) -> bool {
        self.deal.is_some() || !self.calls.is_empty() || self.is_played()
    }

    /// Whether a card or a claim was read.
    pub(super) fn is_played(&self) -> bool {
        !self.cards.is_empty() || !self.claims.is_empty()
    }

    pub(super) fn clear(&mut self) {
        (self.room, self.room_at, self.deal) = (None, None, None);
        (self.vulnerable, self.names) = (None, None);
        (self.heading, self.score) = (None, None);
        self.calls.clear();
        self.alerts.clear();
        self.other_room.clear();
        self.cards.clear();
        self.claims.clear();
        self.comments.clear();
        self.beside.clear();
        self.faults.clear();
    }
}
