//! Reads the boards of a text, one after another, into a scratch value that is reused.

mod plain;
mod take;

use super::fault::{Fault, FaultKind};
use super::game::{Comment, Game};
use super::grammar::{field, key, token};
use super::header::Header;
use super::key::Key;
use super::value::cleaned;
use crate::source::{Ending, Span, line_start, line_stop};
use std::sync::Arc;

/// How a text that is part of a longer one begins.
#[derive(Debug, Clone, Default)]
pub enum Opening {
    /// At the beginning of a file.
    #[default]
    File,
    /// Behind other parts, with what they wrote for all boards.
    Behind(Arc<Header>),
}

/// Reads the boards of a text one after another.
#[derive(Debug, Clone)]
#[allow(clippy::struct_excessive_bools)] // each is asked for on its own
pub struct Reader<'a> {
    text: &'a [u8],
    at: usize,
    header: Arc<Header>,
    /// Whether tokens are of the header: behind `vg`, or at the beginning of a file.
    in_header: bool,
    /// Whether it is still to be told that the header is too long.
    is_untold: bool,
    ending: Ending,
    /// Whether there is text that belongs to no board.
    has_stray: bool,
    /// Whether the fast path is taken where it can be.
    is_fast: bool,
}

/// A token with its place.
#[derive(Debug, Clone, Copy)]
pub(super) struct Token {
    pub(super) key: Key,
    /// Where its key begins.
    pub(super) at: usize,
    pub(super) value: Span,
    /// Where the next one begins.
    pub(super) end: usize,
}

/// Fewer bytes than three hands have.
const SHORTEST_DEAL: usize = 39;

/// The tokens behind a `pn` that are looked at for what it opens.
const HEADING: usize = 6;

impl<'a> Reader<'a> {
    /// A reader at the beginning of a text.
    ///
    /// # Panics
    /// If the text is 4 GiB or longer: offsets would not fit. Longer texts are read in parts ([`super::cut`]).
    pub fn new(text: &'a [u8]) -> Self {
        assert!(
            u32::try_from(text.len()).is_ok(),
            "a text is shorter than 4 GiB"
        );
        Self {
            text,
            at: 0,
            header: Arc::default(),
            in_header: true,
            is_untold: true,
            ending: Ending::Regular,
            has_stray: false,
            is_fast: true,
        }
    }

    /// A reader of a part of a text, which begins so.
    #[must_use]
    pub fn beginning(mut self, opening: &Opening) -> Self {
        if let Opening::Behind(header) = opening {
            self.header = Arc::clone(header);
            self.in_header = false;
        }
        self
    }

    /// A reader of a part of a text, which ends so.
    #[must_use]
    pub fn ending(mut self, ending: Ending) -> Self {
        self.ending = ending;
        self
    }

    /// A reader that reads everything by the grammar, without the fast path: the same boards, more slowly. This is for tests.
    #[must_use]
    pub fn by_grammar(mut self) -> Self {
        self.is_fast = false;
        self
    }

    /// Whether there is text that belongs to no board, when all are read.
    pub const fn has_stray(&self) -> bool {
        self.has_stray
    }

    /// What is in force for the boards that follow.
    pub fn header(&self) -> &Arc<Header> {
        &self.header
    }

    /// Reads the next board; `false` when there is none.
    pub fn read(&mut self, game: &mut Game) -> bool {
        game.clear();
        let start = self.at;
        let Some(first) = self.prelude(game) else {
            self.has_stray |= !self.text[start..].trim_ascii().is_empty();
            return false;
        };
        self.in_header = false;
        if first.key == Key::Board {
            self.take_room(first, game);
            if self.is_cut_short(first, false) {
                fault(game, FaultKind::CutShort, first.value);
            }
        }
        game.header = Arc::clone(&self.header);
        if game.header.is_cut && std::mem::take(&mut self.is_untold) {
            fault(
                game,
                FaultKind::GameTooLong,
                Span::new(first.at, first.at + 1),
            );
        }
        self.board(game);
        if self.at == self.text.len() && self.ending == Ending::WithinGame {
            fault(
                game,
                FaultKind::GameTooLong,
                Span::new(self.at - 1, self.at),
            );
        }
        game.span = Span::new(first.at, self.at);
        game.record = Span::new(start, self.at);
        true
    }

    /// Goes on to the first token of a board, and takes in what is written for all; `None` at the end of the text.
    fn prelude(&mut self, game: &mut Game) -> Option<Token> {
        loop {
            let from = self.past_remarks(self.at);
            let token = self.token(from)?;
            if let Some(span) = self.stray(from, token.at) {
                self.take_stray(span, FaultKind::TextOutsideGame, game);
            }
            let opens = self.opens_first(token);
            if matches!(token.key, Key::Event | Key::Record) {
                (self.header, self.in_header) = (Arc::default(), true);
                self.is_untold = true;
            }
            if token.key == Key::Lost {
                self.lost(token.value, game);
            }
            if self.in_header && !(opens && self.names_a_hand(token)) {
                let value = token.value.of(self.text);
                Arc::make_mut(&mut self.header).take(token.key, value);
            }
            if opens {
                // of a board that begins with its names or its deal they are read again as its own
                self.at = if matches!(token.key, Key::Board | Key::Record) {
                    token.end
                } else {
                    token.at
                };
                return Some(token);
            }
            self.at = token.end;
        }
    }

    /// Whether a `pn` is that of a hand in a list, and not of all boards of a file.
    fn names_a_hand(&self, token: Token) -> bool {
        token.key == Key::Names && self.next_key(token.end) != Some(Key::Board)
    }

    /// The tokens of a board, up to the first of the next.
    fn board(&mut self, game: &mut Game) {
        loop {
            if self.is_fast {
                self.plain_tokens(game);
            }
            let from = self.past_remarks(self.at);
            let Some(token) = self.token(from) else {
                self.at = self.text.len();
                if let Some(span) = self.stray(from, self.at) {
                    let is_cut = matches!(span.of(self.text), [one] if one.is_ascii_alphabetic());
                    let kind = if is_cut {
                        FaultKind::CutShort
                    } else {
                        FaultKind::StrayField
                    };
                    fault(game, kind, span);
                }
                return;
            };
            if self.opens_next(token, game) {
                let stray = self.stray(from, token.at);
                self.at = stray.map_or(token.at, |stray| stray.start as usize);
                return;
            }
            if let Some(span) = self.stray(from, token.at) {
                self.take_stray(span, FaultKind::StrayField, game);
            }
            let faults = game.faults.len();
            self.take(token, game);
            if self.is_cut_short(token, game.faults.len() > faults) {
                game.faults.truncate(faults);
                fault(game, FaultKind::CutShort, token.value);
            }
            self.at = token.end;
        }
    }

    /// Whether a token opens the first board of a text: a `qx` or an `md`, or the names before it.
    fn opens_first(&self, token: Token) -> bool {
        match token.key {
            Key::Board | Key::Deal | Key::Record => true,
            Key::Names => {
                self.next_key(token.end) == Some(Key::Board) || self.leads_to_deal(token.end)
            }
            _ => false,
        }
    }

    /// Whether a token opens the next board. Each `qx` does; each `md` does that is not the first behind a `qx`. A second
    /// one behind a `qx` is of the same board as long as no card is played.
    fn opens_next(&self, token: Token, game: &Game) -> bool {
        let by_deal = || match game.room_at {
            None => game.has_begun(),
            Some(_) => game.deal.is_some() && game.is_played(),
        };
        let by_room = || game.room_at.is_some() || game.has_begun();
        match token.key {
            Key::Event | Key::Record => true,
            Key::Board => by_room(),
            Key::Deal => by_deal(),
            Key::Names if self.next_key(token.end) == Some(Key::Board) => by_room(),
            Key::Names => by_deal() && self.leads_to_deal(token.end),
            _ => false,
        }
    }

    /// The key of the token at an offset.
    fn next_key(&self, at: usize) -> Option<Key> {
        key(&self.text[at..]).ok().map(|(_, key)| key)
    }

    /// Whether a deal follows before a board, a call or a card.
    fn leads_to_deal(&self, mut at: usize) -> bool {
        for _ in 0..HEADING {
            match self.token(at) {
                Some(Token { key: Key::Deal, .. }) => return true,
                Some(Token {
                    key:
                        Key::Other
                        | Key::Heading
                        | Key::Vulnerable
                        | Key::Alert
                        | Key::OtherRoom
                        | Key::Score
                        | Key::Points
                        | Key::Numbers,
                    end,
                    ..
                }) => at = end,
                _ => return false,
            }
        }
        false
    }

    /// The token at an offset, or the first behind it: fields that are no known key are passed over, as are words on lines before one.
    fn token(&self, from: usize) -> Option<Token> {
        let mut rest = &self.text[from..];
        loop {
            if let Ok((behind, pair)) = token(rest) {
                let end = self.offset(behind);
                let start = self.text.len() - pair.left;
                return Some(Token {
                    key: pair.key,
                    at: self.text.len() - rest.trim_ascii_start().len(),
                    value: Span::new(start, start + pair.value.len()),
                    end,
                });
            }
            let (behind, passed) = field(rest).ok()?;
            let line = line_start(passed, passed.len());
            let is_key = line > 0 && Key::of_field(&passed[line..]).is_some();
            rest = if is_key { &rest[line..] } else { behind };
        }
    }

    fn offset(&self, rest: &[u8]) -> usize {
        self.text.len() - rest.len()
    }

    /// What stands between two offsets besides blanks and line ends.
    fn stray(&self, from: usize, to: usize) -> Option<Span> {
        let between = &self.text[from..to];
        let start = to - between.trim_ascii_start().len();
        let end = from + between.trim_ascii_end().len();
        (start < end).then(|| Span::new(start, end))
    }

    /// Behind lines that begin with `%`, as programs write them at the head of a file: they are no tokens.
    fn past_remarks(&self, mut at: usize) -> usize {
        loop {
            let start = self.text.len() - self.text[at..].trim_ascii_start().len();
            let is_end = |byte: &u8| matches!(byte, b'\r' | b'\n');
            let begins_line = at == 0 || self.text[at - 1..start].iter().any(is_end);
            if !begins_line || self.text.get(start) != Some(&b'%') {
                return at;
            }
            at = line_stop(self.text, start);
        }
    }

    /// Whether the text ends within a token: without its bar, and with a value that cannot be whole.
    fn is_cut_short(&self, token: Token, is_unreadable: bool) -> bool {
        let Token {
            key, value, end, ..
        } = token;
        let is_last = end == self.text.len() && self.ending == Ending::Regular;
        if !is_last || value.end as usize != end {
            return false;
        }
        let value = cleaned(value.of(self.text));
        match key {
            Key::Comment | Key::Alert | Key::Heading | Key::Board | Key::Names => true,
            Key::Deal => value.len() < SHORTEST_DEAL,
            Key::Card | Key::Call | Key::Claim | Key::Vulnerable => {
                is_unreadable || value.is_empty()
            }
            _ => false,
        }
    }
}

/// Words, bound to the calls and cards before them.
fn words(value: Span, game: &Game) -> Comment {
    Comment {
        span: value,
        calls: count(game.calls.len()),
        cards: count(game.cards.len()),
    }
}

fn fault(game: &mut Game, kind: FaultKind, span: Span) {
    game.faults.push(Fault { kind, span });
}

#[allow(clippy::cast_possible_truncation)] // a text is shorter than 4 GiB: `Reader::new` has seen to it
const fn offset(at: usize) -> u32 {
    at as u32
}

#[allow(clippy::cast_possible_truncation)] // fewer than there are bytes
const fn count(of: usize) -> u32 {
    of as u32
}

/// The boards of a whole text.
pub fn games(text: &[u8]) -> impl Iterator<Item = Game> {
    let mut reader = Reader::new(text);
    std::iter::from_fn(move || {
        let mut game = Game::default();
        reader.read(&mut game).then_some(game)
    })
}
