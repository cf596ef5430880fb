//! Takes tokens into a board, each read by the grammar.

use super::{Reader, Token, count, fault, words};
use crate::lin::fault::FaultKind;
use crate::lin::game::{Claim, Game};
use crate::lin::grammar::{CallToken, CardToken, calls, card, claim, room, title};
use crate::lin::key::Key;
use crate::lin::value::cleaned;
use crate::source::Span;
use nom::Parser;
use nom::combinator::all_consuming;

/// The value of the claim of a board that was not played.
const NOT_PLAYED: &[u8] = b"-1";

impl Reader<'_> {
    /// Takes in what stands where a key should be: keys that are not known, each with its value, or what is neither.
    pub(super) fn take_stray(&self, span: Span, otherwise: FaultKind, game: &mut Game) {
        let text = span.of(self.text);
        let fields = text
            .strip_suffix(b"|")
            .unwrap_or(text)
            .split(|byte| *byte == b'|');
        let is_key = |(place, field): (usize, &[u8])| place % 2 == 1 || Key::is_like(field);
        let are_pairs = fields.clone().count() % 2 == 0;
        if !are_pairs || !fields.clone().enumerate().all(is_key) {
            // what stands behind a bar in a comment is of the comment
            let is_words = text.iter().any(u8::is_ascii_alphanumeric);
            if let Some(words) = game.comments.last_mut().filter(|_| is_words)
                && self.text[words.span.end as usize..span.start as usize].trim_ascii() == b"|"
            {
                words.span.end = span.end - u32::from(text.ends_with(b"|"));
            }
            return fault(game, otherwise, span);
        }
        let mut at = span.start as usize;
        for (place, field) in fields.enumerate() {
            if place % 2 == 0 {
                let start = at + field.len() - field.trim_ascii_start().len();
                fault(game, FaultKind::UnknownKey, Span::new(start, start + 2));
            }
            at += field.len() + 1;
        }
    }

    pub(super) fn take(&self, token: Token, game: &mut Game) {
        let Token { key, value, .. } = token;
        match key {
            Key::Card => self.take_card(value, game),
            Key::Call | Key::OtherRoom => self.take_calls(token, game),
            Key::Claim => self.take_claim(value, game),
            Key::Comment => game.comments.push(words(value, game)),
            Key::Alert => game.alerts.push(words(value, game)),
            Key::Deal | Key::Vulnerable | Key::Names | Key::Score => self.take_first(token, game),
            Key::Heading => {
                let title = |span: Span| title(span.of(self.text).trim_ascii());
                let says = |span: Span| title(span).map(|it| it.says_board);
                if game.heading.is_none_or(|known| says(value) > says(known)) {
                    game.heading = Some(value);
                }
            }
            Key::Board => self.take_room(token, game),
            Key::Beside(what) => game.beside.push((what, value)),
            Key::Lost => self.lost(value, game),
            Key::Event
            | Key::Record
            | Key::Results
            | Key::NamesOfAll
            | Key::Points
            | Key::Numbers
            | Key::Other => (),
        }
    }

    /// Takes a value that a board has once; another one is a fault.
    fn take_first(&self, Token { key, value, .. }: Token, game: &mut Game) {
        let first = match key {
            Key::Deal => &mut game.deal,
            Key::Vulnerable => &mut game.vulnerable,
            Key::Names => &mut game.names,
            _ => &mut game.score,
        };
        let Some(first) = *first else {
            *first = Some(value);
            return;
        };
        let [first, second] = [first, value].map(|it| cleaned(it.of(self.text)));
        if first != second {
            fault(game, FaultKind::RepeatedKey, value);
        }
    }

    /// A link that holds no board or was cut, or a value that cannot be read, behind the sign that says so.
    pub(super) fn lost(&self, value: Span, game: &mut Game) {
        let (kind, sign) = match value.of(self.text) {
            [b'-', ..] => (FaultKind::HandByNumber, 1),
            [b'!', ..] => (FaultKind::UnreadableValue, 1),
            [b'/', ..] => (FaultKind::CutShort, 1),
            letters => (FaultKind::UnreadableLink, u32::from(!letters.is_empty())),
        };
        let (start, end) = (value.start + sign, value.end);
        fault(game, kind, Span { start, end });
    }

    pub(super) fn take_room(&self, token: Token, game: &mut Game) {
        let value = cleaned(token.value.of(self.text));
        game.room = room(&value).ok().map(|(_, room)| room);
        game.room_at = Some(token.value);
    }

    fn take_card(&self, value: Span, game: &mut Game) {
        let letters = cleaned(value.of(self.text));
        let letters = all_consuming(card).parse(&letters).ok().map(|it| it.1);
        if letters.is_none() {
            fault(game, FaultKind::UnreadableCard, value);
        }
        game.cards.push(CardToken {
            at: value.start,
            letters,
        });
    }

    /// The calls of a value: of this room, or of the other.
    fn take_calls(&self, Token { key, value, .. }: Token, game: &mut Game) {
        let value_text = cleaned(value.of(self.text));
        let mut rest = &value_text[..];
        let cards = count(game.cards.len());
        let taken = match key {
            Key::OtherRoom => &mut game.other_room,
            _ => &mut game.calls,
        };
        let mut push = |number, is_alerted| {
            taken.push(CallToken {
                at: value.start,
                number,
                is_alerted,
                cards,
            });
        };
        while let Ok((behind, (read, is_alerted))) = calls(rest) {
            if let Some(number) = read {
                push(Some(number), is_alerted);
            }
            if behind.len() == rest.len() {
                break;
            }
            rest = behind;
        }
        if !rest.is_empty() {
            push(None, false);
            fault(game, FaultKind::UnreadableCall, value);
        }
    }

    fn take_claim(&self, value: Span, game: &mut Game) {
        let figure = cleaned(value.of(self.text));
        let tricks = all_consuming(claim).parse(&figure).ok().map(|it| it.1);
        if tricks.is_none() && !matches!(&*figure, b"" | NOT_PLAYED) {
            fault(game, FaultKind::UnreadableClaim, value);
        }
        game.claims.push(Claim {
            span: value,
            tricks,
            cards: count(game.cards.len()),
        });
    }
}
