//! Reads the auction section, token by token: the calls, and the first one that is out of order.

use super::{Declarer, Stake};
use crate::bridge::{
    Bid, Call, Calls, Contract, IllegalCall, Outcome, Seat, after, call, seat, steps,
};
use crate::pbn::{Game, TagName, Token, TokenKind};

/// An auction as it was recorded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Auction {
    /// The outcome. Open when the auction is incomplete or cannot be followed to its end.
    pub outcome: Outcome,
    /// The calls, as far as they could be followed.
    pub calls: Calls,
    /// The first call that is out of order.
    pub fault: Option<CallFault>,
    /// The offset of the first pass behind the end, which changes nothing: programs write one or more.
    pub surplus: Option<u32>,
    /// Whether the section has anything besides calls: suffixes, references, marks, `*` or `+`.
    pub annotated: bool,
}

/// A call that is out of order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CallFault {
    /// The offset of its token.
    pub at: u32,
    /// Who called.
    pub seat: Seat,
    /// What is wrong.
    pub kind: CallFaultKind,
}

/// What is wrong with a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CallFaultKind {
    /// It is not legal after the calls before it.
    Illegal(IllegalCall),
    /// It is the first call, and not the dealer's.
    NotDealer(Seat),
    /// It is marked as an insufficient bid (`^I`), but is sufficient.
    Sufficient(Bid),
    /// It is marked as an insufficient bid (`^I`), but is not a bid.
    NoBid,
}

/// A call as it is written, legal or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entry {
    /// A call.
    Call(Call),
    /// All that follow are passes.
    AllPass,
    /// None: the player was passed over, as another called out of turn.
    Skipped,
    /// What cannot be read.
    Unreadable,
}

/// How the auction disagrees with the Contract or Declarer tag.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Disagreement {
    /// The auction gives another contract, or none.
    Contract,
    /// The auction gives another declarer: this one.
    Declarer(Seat),
}

impl Auction {
    /// Reads the calls. The first caller is the seat of the Auction tag, or else the dealer.
    pub(super) fn read(&mut self, game: &Game, text: &[u8], dealer: Option<Seat>) {
        *self = Self::default();
        let Some(value) = game.value(TagName::Auction) else {
            return;
        };
        let column = match value.of(text).trim_ascii() {
            [letter] => seat(*letter),
            _ => None,
        };
        match column.or(dealer) {
            Some(first) => self.follow(&game.calls, first, dealer),
            // it is unknown who called; the annotations are checked all the same
            None => self.annotated = true,
        }
    }

    /// Reads the calls of an auction that this hand won, where that alone says who made the first.
    pub(super) fn read_declared(&mut self, game: &Game, declarer: Seat) {
        self.follow(&game.calls, Seat::North, None);
        let Outcome::Contract(_, seat) = self.outcome else {
            let annotated = true;
            *self = Self {
                annotated,
                ..Self::default()
            };
            return;
        };
        let first = after(Seat::North, steps(seat, declarer));
        *self = Self::default();
        self.follow(&game.calls, first, None);
    }

    /// Reads calls by their numbers, each with its place; a call without a number cannot be read. The dealer calls first.
    pub(super) fn read_numbers(
        &mut self,
        calls: impl Iterator<Item = (u32, Option<u8>)> + Clone,
        dealer: Option<Seat>,
    ) {
        *self = Self::default();
        let Some(dealer) = dealer else { return };
        let numbers = calls.clone().map(|(_, number)| number.unwrap_or(u8::MAX)); // of no call
        if let Some(calls) = Calls::legal(numbers) {
            (self.outcome, self.calls) = (calls.outcome(dealer), calls);
            return;
        }
        for (at, number) in calls {
            let Some(call) = number.and_then(call) else {
                if self.calls.is_over() {
                    break; // it changes nothing any more
                }
                return;
            };
            self.take(at, call, false, dealer);
        }
        self.outcome = self.calls.outcome(dealer);
    }

    fn follow(&mut self, tokens: &[Token], first: Seat, dealer: Option<Seat>) {
        match plain(tokens, first, dealer) {
            Some((calls, has_suffixes)) => {
                self.outcome = calls.outcome(first);
                self.calls = calls;
                self.annotated = has_suffixes;
            }
            None => self.follow_each(tokens, first, dealer),
        }
    }

    fn follow_each(&mut self, tokens: &[Token], mut first: Seat, dealer: Option<Seat>) {
        let mut insufficient = false;
        for &token in tokens {
            match token.kind {
                TokenKind::Call(number) => {
                    let Some(call) = call(number) else {
                        return;
                    };
                    self.open(token.at, first, dealer);
                    self.take(token.at, call, std::mem::take(&mut insufficient), first);
                }
                TokenKind::AllPass => {
                    self.open(token.at, first, dealer);
                    if std::mem::take(&mut insufficient) {
                        let seat = after(first, self.calls.len());
                        self.find(token.at, seat, CallFaultKind::NoBid);
                    }
                    self.calls.all_pass();
                }
                TokenKind::Hyphen if self.calls.is_empty() => {
                    self.annotated = true;
                    first = after(first, 1);
                }
                TokenKind::Hyphen | TokenKind::Unreadable | TokenKind::Card(..) => {
                    self.annotated = true;
                    return;
                }
                TokenKind::Irregularity(letter) => {
                    self.annotated = true;
                    match letter {
                        b'S' => {
                            self.open(token.at, first, dealer);
                            self.calls.skip();
                        }
                        b'I' => insufficient = true,
                        _ => (),
                    }
                }
                TokenKind::Star | TokenKind::Plus => {
                    self.annotated = true;
                    break;
                }
                TokenKind::Alert
                | TokenKind::Suffix
                | TokenKind::NoteReference(_)
                | TokenKind::Nag(_) => self.annotated = true,
            }
        }
        self.outcome = self.calls.outcome(first);
    }

    /// Checks that the first call is the dealer's.
    fn open(&mut self, at: u32, first: Seat, dealer: Option<Seat>) {
        if self.calls.is_empty()
            && let Some(dealer) = dealer
            && dealer != first
        {
            self.find(at, first, CallFaultKind::NotDealer(dealer));
        }
    }

    fn take(&mut self, at: u32, call: Call, insufficient: bool, first: Seat) {
        let place = self.calls.len();
        let sufficient = match call {
            _ if !insufficient => None,
            Call::Bid(bid) if self.calls.is_sufficient(bid) => Some(CallFaultKind::Sufficient(bid)),
            Call::Bid(_) => None,
            _ => Some(CallFaultKind::NoBid),
        };
        let verdict = match self.calls.push(call) {
            Ok(()) => sufficient,
            Err(IllegalCall::AfterFinalPass) if call == Call::Pass && !insufficient => {
                self.surplus.get_or_insert(at);
                None
            }
            Err(IllegalCall::InsufficientBid { .. }) if insufficient => None,
            Err(why) => Some(CallFaultKind::Illegal(why)),
        };
        if let Some(kind) = verdict {
            self.find(at, after(first, place), kind);
        }
    }

    fn find(&mut self, at: u32, seat: Seat, kind: CallFaultKind) {
        self.fault.get_or_insert(CallFault { at, seat, kind });
    }

    /// How a legal, complete auction disagrees with the tags. The contract is compared first, as declarer follows from
    /// it.
    pub(super) fn disagreement(
        &self,
        stated: Option<&Stake>,
        declarer: Option<&Declarer>,
    ) -> Option<Disagreement> {
        if self.fault.is_some() {
            return None;
        }
        match (self.outcome, stated?) {
            (Outcome::Open, _)
            | (_, Stake::Denomination(_))
            | (Outcome::PassedOut, Stake::PassedOut) => None,
            (Outcome::Contract(contract, seat), Stake::Contract(stated)) if contract == *stated => {
                let Declarer {
                    seat: stated,
                    irregular,
                } = *declarer?;
                let by_auction = if irregular { stated.partner() } else { stated };
                (by_auction != seat).then_some(Disagreement::Declarer(seat))
            }
            _ => Some(Disagreement::Contract),
        }
    }

    /// The final contract.
    pub fn contract(&self) -> Option<Contract> {
        match self.outcome {
            Outcome::Contract(contract, _) => Some(contract),
            _ => None,
        }
    }
}

/// The calls as they are written, and who made the first; `None` where that is unknown.
pub(super) fn entries(
    game: &Game,
    text: &[u8],
    dealer: Option<Seat>,
) -> Option<(Seat, Vec<Entry>)> {
    let named = game.value(TagName::Auction)?.of(text).trim_ascii();
    let named = named.first().copied().and_then(seat);
    let mut first = named.or(dealer)?;
    let mut entries = Vec::new();
    for token in &game.calls {
        entries.push(match token.kind {
            TokenKind::Hyphen if entries.is_empty() => {
                first = after(first, 1);
                continue;
            }
            TokenKind::Call(number) => call(number).map_or(Entry::Unreadable, Entry::Call),
            TokenKind::AllPass => Entry::AllPass,
            TokenKind::Irregularity(b'S') => Entry::Skipped,
            TokenKind::Hyphen | TokenKind::Unreadable | TokenKind::Card(..) => Entry::Unreadable,
            TokenKind::Star | TokenKind::Plus => break,
            TokenKind::Irregularity(_)
            | TokenKind::Alert
            | TokenKind::Suffix
            | TokenKind::NoteReference(_)
            | TokenKind::Nag(_) => continue,
        });
    }
    Some((first, entries))
}

/// A fast path for an auction of legal calls, with suffixes or without: nearly every auction. Says also whether there are
/// suffixes.
fn plain(tokens: &[Token], first: Seat, dealer: Option<Seat>) -> Option<(Calls, bool)> {
    if dealer.is_some_and(|dealer| dealer != first) {
        return None;
    }
    let is_all_pass = |token: &Token| token.kind == TokenKind::AllPass;
    let (each, all_pass) = match tokens {
        [each @ .., last] if is_all_pass(last) => (each, true),
        each => (each, false),
    };
    let numbers = each.iter().filter_map(|token| match token.kind {
        TokenKind::Call(number) => Some(number),
        TokenKind::Suffix => None,
        _ => Some(u8::MAX), // of no call
    });
    let mut calls = Calls::legal(numbers)?;
    let has_suffixes = calls.len() < each.len();
    if all_pass {
        calls.all_pass();
    }
    Some((calls, has_suffixes))
}
