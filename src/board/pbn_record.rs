//! A record in PBN: what it states, by its tags, and where.

use super::Board;
use super::comments::{Comment, signed};
use super::inherit::Carry;
use crate::pbn::{self, Directives, Fault, Game, Look, TagName, value_text};
use crate::source::{Charset, Span, trimmed};
use std::borrow::Cow;

/// A record in PBN: a game as it is written, and what it may inherit.
#[derive(Debug, Clone, Copy)]
pub struct PbnRecord<'a> {
    /// What is written.
    pub game: &'a Game,
    /// What the games before hand on.
    pub carry: &'a Carry,
    /// The text that the game was read from. All spans are offsets into it.
    pub text: &'a [u8],
    /// How it becomes characters.
    pub charset: Charset,
    /// What was found in it, all games together, if it was looked at.
    pub look: Option<&'a Look>,
}

impl<'a> PbnRecord<'a> {
    /// The value of a tag, with what it inherits by sign.
    #[inline]
    pub fn value(&self, name: TagName) -> Option<&'a [u8]> {
        self.carry.value(name, self.game, self.text)
    }

    /// The value of a tag, with what it inherits; `None` when it is absent, empty or `?`.
    #[inline]
    pub fn stated(&self, name: TagName) -> Option<&'a [u8]> {
        let value = self.carry.stated(name, self.game, self.text)?;
        match trimmed(value) {
            b"" | b"?" => None,
            value => Some(value),
        }
    }

    /// The same as text.
    pub fn text_of(&self, name: TagName) -> Option<Cow<'a, str>> {
        self.stated(name)
            .map(|value| value_text(value, self.charset))
    }

    /// Where a tag's value stands; where the game begins if the game does not have it.
    pub fn span_of(&self, name: TagName) -> Span {
        let start = self.game.span.start;
        let beginning = Span {
            start,
            end: start + 1,
        };
        self.game.value(name).unwrap_or(beginning)
    }

    /// The directives in force for the game.
    pub fn directives(&self) -> Directives {
        self.carry.directives(self.game, self.text)
    }

    /// The comments in it and before it.
    pub(super) fn comments(self) -> impl Iterator<Item = Comment<'a>> {
        let Self { game, text, .. } = self;
        pbn::comments(game, text).map(move |span| {
            let (author, said) = signed(span.of(text));
            let is_before = |token: u32| token < span.start;
            let calls = game.calls.iter();
            let calls = calls.filter(|it| it.kind.fills_a_place() && is_before(it.at));
            let cards = game.cards(text);
            let cards = cards.filter(|it| it.kind.fills_a_place() && is_before(it.at));
            Comment {
                author,
                text: said,
                span,
                calls: calls.count(),
                cards: cards.count(),
            }
        })
    }

    /// Adds the faults of tables, and of annotations and notes where there are any, in the game that was read into `board`.
    pub fn hold_to_standard(&self, board: &Board, faults: &mut Vec<Fault>) {
        let (game, text) = (self.game, self.text);
        for table in &game.tables {
            let header = self.value(table.name).unwrap_or_default();
            pbn::hold_table(header, *table, game, text, faults);
        }
        if board.auction.annotated {
            pbn::hold_calls(game, text, faults);
        }
        if board.play.annotated {
            pbn::hold_cards(game, text, faults);
        }
        if board.auction.annotated || board.play.annotated || game.has(TagName::Note) {
            pbn::hold_notes(game, text, faults);
        }
    }
}
