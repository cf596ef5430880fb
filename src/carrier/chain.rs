//! A chain that is made of the letters of a carrier, and keeps where each of them stands.

use super::letters::{Letter, kept, offset, split};
use crate::lin::{self, Game, LOST, RECORD};
use crate::source::{Places, line_end};

/// A chain in the making.
#[derive(Debug, Default)]
pub(super) struct Chain {
    pub(super) text: Vec<u8>,
    /// Offsets in the chain and in the source; a line and a column, which are found last.
    marks: Vec<[u32; 4]>,
    /// Where the next letter stands in the source if it follows the last.
    next: u32,
}

/// A text that was mended, with the places of its bytes behind it: they stand in its file where they stand in it.
pub fn in_place(text: Vec<u8>) -> Vec<u8> {
    let source = text.clone();
    let marks = vec![[0; 4]];
    Chain {
        text,
        marks,
        next: 0,
    }
    .placed(&source, 1)
    .0
}

impl Chain {
    /// That of LIN, and its boards: none if nothing of a board is in it.
    pub(super) fn of(lin: &[Letter]) -> (Self, Vec<Game>) {
        let mut chain = Self::default();
        chain.letters(without_tail(lin));
        chain.end_line();
        let games = chain.games();
        (chain, games)
    }

    /// Its boards: none if nothing of a board is in it.
    pub(super) fn games(&self) -> Vec<Game> {
        let games: Vec<_> = lin::games(&self.text).collect();
        let is_board = |game: &Game| {
            !game.cards.is_empty() || !game.calls.is_empty() || is_dealt(game, &self.text)
        };
        if games.iter().any(is_board) {
            games
        } else {
            Vec::new()
        }
    }

    /// Whether these, its boards, are one record, which it is behind the sign of one too.
    pub(super) fn is_record(&self, games: &[Game]) -> bool {
        let signed = || [&RECORD[..], b"||", &self.text].concat();
        matches!(games, [game] if game.header.is_empty()) && lin::games(&signed()).count() == 1
    }

    fn push(&mut self, byte: u8, at: u32) {
        if at != self.next || self.text.is_empty() {
            self.marks.push([offset(self.text.len()), at, 0, 0]);
        }
        self.text.push(byte);
        self.next = at + 1;
    }

    /// Adds letters as they are.
    pub(super) fn letters(&mut self, letters: &[Letter]) {
        for letter in letters {
            self.push(letter.byte, letter.at);
        }
    }

    /// Adds bytes that stand for something in the source.
    pub(super) fn bytes(&mut self, bytes: &[u8], at: u32) {
        for (byte, at) in bytes.iter().zip(at..) {
            self.push(*byte, at);
        }
    }

    /// Begins a record; or what is as a file of its own.
    pub(super) fn begin(&mut self, is_record: bool, at: u32) {
        self.bytes(if is_record { &RECORD } else { b"vg" }, at);
        self.bytes(b"||", at);
    }

    /// Adds a token with values between commas; a bar cannot be in them. What has no letters stands at a place.
    pub(super) fn list(&mut self, key: &[u8], values: &[Vec<Letter>], at: u32) {
        let start = |value: &[Letter]| value.first().map_or(at, |first| first.at);
        for (place, value) in values.iter().enumerate() {
            let before: &[&[u8]] = if place > 0 { &[b","] } else { &[key, b"|"] };
            for bytes in before {
                self.bytes(bytes, start(value));
            }
            self.letters(&kept(value, |_| true));
        }
        self.bytes(b"|", self.next);
    }

    /// Adds a token with the value of letters; none where there are no letters.
    pub(super) fn token(&mut self, key: &[u8], value: &[Letter]) {
        if let [first, ..] = value {
            self.list(key, &[value.to_vec()], first.at);
        }
    }

    /// Adds the number of a board, which may have words around it.
    pub(super) fn number(&mut self, number: &[Letter]) {
        if let Some(first) = number.first() {
            self.bytes(b"ah|Board ", first.at);
            self.letters(&kept(number, |_| true));
            self.bytes(b"|", self.next);
        }
    }

    /// Adds a token with a value that is spelled otherwise than letters in the source; none where there are no letters, or nothing is
    /// spelled.
    pub(super) fn spelled(&mut self, key: &[u8], value: &[u8], of: &[Letter]) {
        if let ([first, ..], [_, ..]) = (of, value) {
            for bytes in [key, b"|", value] {
                self.bytes(bytes, first.at);
            }
            self.bytes(b"|", of[of.len() - 1].at + 1);
        }
    }

    /// Adds, behind a sign that says why, what holds no board. Returns where its letters begin.
    pub(super) fn lost(&mut self, sign: u8, letters: &[Letter], at: u32) -> usize {
        self.bytes(&LOST, at);
        self.bytes(&[b'|', sign], at);
        let begin = self.text.len();
        self.letters(&kept(letters, |byte| !matches!(byte, b'\r' | b'\n')));
        self.bytes(b"|\n", at);
        begin
    }

    /// Adds, as a fault, a value that cannot be read; nothing where there are no letters.
    pub(super) fn unread(&mut self, value: &[Letter]) {
        if let [first, ..] = value {
            self.lost(b'!', value, first.at);
        }
    }

    /// Adds another chain.
    pub(super) fn append(&mut self, other: &Self) {
        let start = offset(self.text.len());
        let marks = other.marks.iter();
        self.marks
            .extend(marks.map(|[at, source, ..]| [start + at, *source, 0, 0]));
        self.text.extend_from_slice(&other.text);
        self.next = other.next;
    }

    /// Ends a line; a token that was begun ends with it.
    pub(super) fn end_line(&mut self) {
        let next = self.next;
        if !self.text.trim_ascii_end().ends_with(b"|") {
            self.bytes(b"|", next);
        }
        self.bytes(b"\n", next);
    }

    /// The chain, and behind it its [`Places`] in the source, which begins in a column. Returns the length of the chain, too.
    pub(super) fn placed(mut self, source: &[u8], column: u32) -> (Vec<u8>, usize) {
        let length = self.text.len();
        self.marks
            .push([offset(length), offset(source.len()), 0, 0]);
        let mut in_source: Vec<_> = self.marks.iter_mut().collect();
        in_source.sort_by_key(|mark| mark[1]);
        let (mut at, mut line, mut column) = (0, 1, column);
        for mark in in_source {
            while at < source.len().min(mark[1] as usize) {
                let end = line_end(&source[at..]);
                if end > 0 {
                    (line, column) = (line + 1, 1);
                } else {
                    column += u32::from(source[at] & 0xC0 != 0x80); // of UTF-8, the first byte of a character
                }
                at += end.max(1);
            }
            (mark[2], mark[3]) = (line, column);
        }
        self.text.extend_from_slice(source);
        self.text
            .extend(self.marks.into_iter().flat_map(Places::spell));
        (self.text, length)
    }
}

/// Whether a card was dealt.
fn is_dealt(game: &Game, text: &[u8]) -> bool {
    let is_card = |letter: &u8| letter.is_ascii_alphanumeric() && !b"SHDCshdc".contains(letter);
    let value = game.deal.map(|deal| lin::cleaned(deal.of(text)));
    let deal = value.as_deref().and_then(lin::deal);
    deal.is_some_and(|deal| deal.hands.iter().any(|hand| hand.iter().any(is_card)))
}

/// LIN without what is behind its last bar, if that is no key or value that was cut, but what a link is written in.
fn without_tail(lin: &[Letter]) -> &[Letter] {
    let Some(bar) = lin.iter().rposition(|letter| letter.byte == b'|') else {
        return lin;
    };
    let (chain, tail) = lin.split_at(bar + 1);
    let is_value = split(chain, b'|').count().is_multiple_of(2);
    let is_cut = tail
        .first()
        .is_some_and(|letter| letter.byte.is_ascii_alphanumeric());
    if is_value && is_cut { lin } else { chain }
}
