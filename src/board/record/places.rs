//! Where a record and what it states stand.

use super::{Notation, Record};
use crate::board::Item;
use crate::lin;
use crate::pbn::TokenKind;
use crate::source::{self, Place, Span, line_ends, line_start, line_stop};

impl<'a> Record<'a> {
    /// The bytes of the record.
    pub fn span(&self) -> Span {
        match self.notation {
            Notation::Pbn(pbn) => pbn.game.span,
            Notation::Lin(lin) => lin.game.span,
        }
    }

    /// The same with what stands before it and belongs to no other record.
    pub fn extent(&self) -> Span {
        match self.notation {
            Notation::Pbn(pbn) => pbn.game.record,
            Notation::Lin(lin) => lin.game.record,
        }
    }

    /// Its first byte.
    pub fn beginning(&self) -> Span {
        let Span { start, .. } = self.span();
        Span::sized(start, 1)
    }

    /// How some bytes are shown: in which text, what of the line where they begin, and they themselves. In PBN and in what was
    /// carried that is the line of the file, in LIN the token and a few others beside it.
    pub fn shown(&self, meant: Span) -> (&'a [u8], Span, Span) {
        let carried = self.places.origin(meant);
        let (text, meant) = carried.unwrap_or((self.text, meant));
        let at = (meant.start as usize).min(text.len());
        let line = match self.notation {
            Notation::Lin(_) if carried.is_none() => lin::neighbours(text, at),
            _ => Span::new(line_start(text, at), line_stop(text, at)),
        };
        (
            text,
            line,
            Span::new(at, (meant.end as usize).clamp(at, line.end as usize)),
        )
    }

    /// The line of a byte, by a byte whose line is known.
    pub fn line_of(&self, (known, line): (usize, u64), offset: usize) -> u64 {
        let ends = |from: usize, to: usize| {
            let (piece, scan) = (&self.text[from..to], self.pbn().and_then(|pbn| pbn.scan));
            scan.map_or_else(|| line_ends(piece), |scan| scan.line_ends(piece))
        };
        match (self.carried_at(known), self.carried_at(offset)) {
            (Some(from), Some(to)) => (line + to.line).saturating_sub(from.line),
            _ if offset >= known => line + ends(known, offset),
            _ => line - ends(offset, known),
        }
    }

    /// The place of a byte on a line.
    pub fn place_on(&self, line: u64, offset: usize) -> Place {
        let start = line_start(self.text, offset);
        let own = || source::place(&self.text[start..offset], line, self.charset);
        self.carried_at(offset)
            .map_or_else(own, |place| Place { line, ..place })
    }

    /// Where a byte stands in the part of the file of which its text was made, if that was carried.
    fn carried_at(&self, offset: usize) -> Option<Place> {
        self.places.place(offset)
    }

    /// Where it states an item itself.
    pub fn place_of(&self, item: Item) -> Option<Span> {
        match self.notation {
            Notation::Pbn(pbn) => pbn.game.value(item.tag()),
            Notation::Lin(lin) => lin.place_of(item),
        }
    }

    /// The same, or the beginning of the record.
    pub fn span_of(&self, item: Item) -> Span {
        self.place_of(item).unwrap_or(self.beginning())
    }

    /// Where the call in this place of the auction begins, skipped players counted; `None` if `AP` stands for it.
    pub fn call_at(&self, place: usize) -> Option<u32> {
        let Notation::Pbn(pbn) = self.notation else {
            return Some(self.lin()?.game.calls.get(place)?.at);
        };
        let is_call = |kind| {
            matches!(
                kind,
                TokenKind::Call(_) | TokenKind::AllPass | TokenKind::Irregularity(b'S')
            )
        };
        let mut calls = pbn.game.calls.iter().filter(|token| is_call(token.kind));
        calls.nth(place).map(|token| token.at)
    }

    /// Where the first card of the play begins.
    pub fn first_card_at(&self) -> Option<u32> {
        let Notation::Pbn(pbn) = self.notation else {
            let mut cards = self.lin()?.game.cards.iter();
            return Some(cards.find(|card| card.letters.is_some())?.at);
        };
        let is_card = |kind| matches!(kind, TokenKind::Card(..));
        let mut cards = pbn.game.cards(pbn.text);
        cards.find(|token| is_card(token.kind)).map(|it| it.at)
    }
}
