//! A record in PBN: what it states, by its tags, and where.

use super::Board;
use super::comments::{Comment, signed};
use super::inherit::Carry;
use crate::pbn::{
    self, Directives, Fault, FaultKind, Game, TagName, TextScan, Token, TokenKind, ends_line,
    value_text,
};
use crate::source::{Charset, Span};
use std::borrow::Cow;

/// A value without blanks around it: nearly every one has none.
#[inline]
pub(super) fn trimmed(value: &[u8]) -> &[u8] {
    match (value.first(), value.last()) {
        (Some(first), Some(last)) if *first.min(last) > b' ' => value,
        _ => value.trim_ascii(),
    }
}

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
    pub scan: Option<&'a TextScan>,
}

impl<'a> PbnRecord<'a> {
    /// The value of a tag, with what it inherits by sign.
    #[inline]
    pub fn value(&self, name: TagName) -> Option<&'a [u8]> {
        self.carry.value(name, self.game, self.text)
    }

    /// The value of a tag, with what it inherits; `None` when it is absent, empty or `?`.
    #[allow(clippy::inline_always)] // so that the tag is known where it is asked for
    #[inline(always)]
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
        let beginning = Span::sized(start, 1);
        self.game.value(name).unwrap_or(beginning)
    }

    /// The directives in force for the game.
    pub fn directives(&self) -> Directives {
        self.carry.directives(self.game, self.text)
    }

    /// The comments in it and before it.
    pub(super) fn comments(self) -> impl Iterator<Item = Comment<'a>> {
        let spans = self.game.comments.iter();
        spans.map(move |&span| self.comment(span, span.start))
    }

    /// The notes to cards, each as a comment on its card.
    pub(super) fn notes_to_play(self) -> impl Iterator<Item = Comment<'a>> {
        let notes = pbn::notes_to_play(self.game, self.text);
        notes.map(move |(span, at)| self.comment(span, at))
    }

    /// What is written in a span, as words at a place.
    fn comment(&self, span: Span, at: u32) -> Comment<'a> {
        let (author, text) = signed(span.of(self.text));
        let calls = self.game.calls.iter();
        let calls = calls.filter(|it| it.kind.fills_a_place() && it.at < at);
        let (cards, behind) = self.played_before(at as usize);
        Comment {
            author,
            text,
            span,
            calls: calls.count(),
            cards,
            behind,
        }
    }

    /// The cards before a comment, and the row and column of the one on its line. In the trick in which it stands, and in the last
    /// of a record that is broken off, only cards that are written count; each trick before it has four, known or not.
    fn played_before(&self, comment: usize) -> (usize, Option<[usize; 2]>) {
        let is_card = |it: &Token| matches!(it.kind, TokenKind::Card(..));
        let places = || {
            let tokens = self.game.cards(self.text);
            tokens.filter(|it| it.kind.fills_a_place())
        };
        let (mut place, mut of_trick, mut last) = (0_usize, 0, None);
        for token in places().take_while(|it| (it.at as usize) < comment) {
            of_trick = if place.is_multiple_of(4) { 0 } else { of_trick };
            place += 1;
            of_trick += usize::from(is_card(&token));
            last = Some(token);
        }
        let Some(last) = last else { return (0, None) };
        let [row, column] = [(place - 1) / 4, (place - 1) % 4];
        let gap = &self.text[last.at as usize..comment - 1];
        let is_behind = is_card(&last) && !ends_line(gap);
        let goes_on = || places().any(|it| it.at as usize > comment && is_card(&it));
        let cards = if column == 3 && goes_on() {
            place
        } else {
            4 * row + of_trick
        };
        (cards, is_behind.then_some([row, column]))
    }

    /// Adds the faults of tables, and of annotations and notes where there are any, in the game that was read into `board`.
    pub fn hold_to_standard(&self, board: &Board, faults: &mut Vec<Fault>) {
        let (game, text) = (self.game, self.text);
        for table in &game.tables {
            let header = self.value(table.name).unwrap_or_default();
            pbn::hold_table(header, *table, game, text, faults);
        }
        let surplus = board.auction.surplus.map(|at| Span::sized(at, 1));
        faults.extend(surplus.map(|span| Fault::new(FaultKind::PassAfterEnd, span)));
        if board.auction.annotated {
            pbn::hold_calls(game, text, faults);
        }
        // a suffix that was read with its card is in its place, and so is a hyphen
        if game.has_marked_cards || board.play.is_overfull {
            pbn::hold_cards(game, text, faults);
        }
        if board.auction.annotated || board.play.annotated || game.has(TagName::Note) {
            pbn::hold_notes(game, text, faults);
        }
    }
}
