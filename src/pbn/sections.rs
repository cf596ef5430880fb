//! The parts of a game that a tag opens: auction, play, and tables of data.

use super::class::{is_blank, is_line_end, is_word};
use super::fast::{common_tokens, plain_data, step};
use super::game::offset;
use super::grammar::{Next, Section, blanks, line_end, opens_tag, section_token, tag_pair};
use super::reader::Reader;
use super::whole_rows::Rows;
use super::{FaultKind, Game, Token, TokenKind};
use nom::Err;

impl Reader<'_> {
    /// The tokens of the auction, up to the next tag or the end of the game.
    pub(super) fn auction_section(&mut self, game: &mut Game) -> Next {
        self.section(Section::Auction, game)
    }

    /// The tokens of the play, up to the next tag or the end of the game.
    pub(super) fn play_section(&mut self, game: &mut Game) -> Next {
        // after a line that only looks like a tag the section goes on
        if self.is_fast && !game.has_cards() {
            self.step();
            game.rows = Rows::at_head(self.rest(), self.at, &mut self.layout);
            self.at += game.rows.length();
        }
        self.section(Section::Play, game)
    }

    #[allow(clippy::inline_always)] // so that the section is known where its tokens are read
    #[inline(always)]
    fn section(&mut self, section: Section, game: &mut Game) -> Next {
        let mut ended = false;
        let mut alerted = None; // where a `*` is a mark on the call or card before it
        loop {
            if self.is_fast && !ended {
                self.step();
                if self.rest().first().is_some_and(|&byte| is_word(byte)) {
                    self.at = common_tokens(section, self.text, self.at, game);
                    self.step();
                }
            }
            let next = self.gap(game);
            if next != Next::Token {
                return next;
            }
            let from = self.at;
            let kind = match section_token(section)(self.rest()) {
                Ok((_, TokenKind::Star)) if alerted == Some(from) => {
                    self.at += 1;
                    TokenKind::Alert
                }
                Ok(read) => {
                    let kind = self.take(read);
                    game.has_other_spellings |=
                        kind.is_spelled_otherwise(&self.text[from..self.at]);
                    kind
                }
                Err(Err::Failure(kind)) => {
                    self.unreadable(game, kind);
                    *game.section(section).1 = true;
                    continue;
                }
                Err(Err::Error(kind)) => {
                    self.unreadable(game, kind);
                    TokenKind::Unreadable
                }
                Err(Err::Incomplete(_)) => return Next::GameEnd,
            };
            *game.section(section).1 |= kind != TokenKind::Star; // which has its place after anything
            alerted = kind.takes_an_alert().then_some(self.at);
            if ended && kind.fills_a_place() {
                self.fault(game, FaultKind::TokenAfterEnd, from);
                continue;
            }
            ended |= kind == TokenKind::Star;
            let at = offset(from);
            game.section(section).0.push(Token { at, kind });
        }
    }

    /// Skips one blank or line end, if a token follows it directly.
    #[inline]
    fn step(&mut self) {
        self.at += step(self.rest());
    }

    /// Skips what could not be read, up to the next blank, bracket, brace or semicolon.
    fn unreadable(&mut self, game: &mut Game, kind: FaultKind) {
        let from = self.at;
        let ends =
            |&byte: &u8| is_blank(byte) || is_line_end(byte) || matches!(byte, b'[' | b'{' | b';');
        let rest = &self.text[from + 1..];
        self.at += 1 + rest.iter().position(ends).unwrap_or(rest.len());
        let is_begun = rest.is_empty() && is_word(self.text[from]); // a word of which the file has one letter
        let kind = if is_begun { FaultKind::CutShort } else { kind };
        self.fault(game, kind, from);
    }

    /// Skips the data of a table, up to a tag at the beginning of a line or the end of the game. Comments are allowed
    /// only before the first element; after it braces are plain text. Returns the number of elements if the data are
    /// plain.
    pub(super) fn table_section(&mut self, game: &mut Game) -> (Next, Option<u32>) {
        let plain = self.is_fast.then(|| plain_data(self.rest())).flatten();
        let (mut next, elements) = match plain {
            Some((length, elements)) => {
                self.at += length;
                (self.behind_row(), Some(elements))
            }
            None => (self.gap(game), None),
        };
        if next != Next::Token {
            return (next, elements);
        }
        while next == Next::Token {
            self.table_rows();
            next = self.behind_row();
        }
        (next, None)
    }

    /// What follows a row: another row, a tag, or the end of the game.
    fn behind_row(&mut self) -> Next {
        match self.table_line() {
            Next::Tag if !opens_tag(self.rest()) && tag_pair(self.rest()).is_err() => Next::Token,
            next => next,
        }
    }

    /// Skips rows of a table, up to a tag, or to the end of a row after which something else may begin.
    fn table_rows(&mut self) {
        let mut row = self.at;
        let (mut counted, mut quotes) = (row, 0); // of a row with brackets
        while let Some(length) = memchr::memchr3(b'\n', b'\r', b'[', self.rest()) {
            self.at += length;
            if self.text[self.at] == b'[' {
                if counted < row {
                    (counted, quotes) = (row, 0);
                }
                quotes += memchr::memchr_iter(b'"', &self.text[counted..self.at]).count();
                counted = self.at;
                // inside a string, or an escape line, it opens nothing
                let opens = quotes.is_multiple_of(2) && !self.is_escaped(row);
                if opens && opens_tag(self.rest()) {
                    return;
                }
                self.at += 1;
                continue;
            }
            let end = self.at;
            self.step();
            row = self.at;
            if row == end {
                return;
            }
        }
        self.at = self.text.len();
    }

    /// Whether an escape line begins here.
    fn is_escaped(&self, row: usize) -> bool {
        self.text[row] == b'%' && (row == 0 || is_line_end(self.text[row - 1]))
    }

    /// Steps over a line end inside a table, and says what begins the next line.
    fn table_line(&mut self) -> Next {
        if self.rest().first() == Some(&b'[') {
            return Next::Tag;
        }
        let Ok(read) = line_end(self.rest()) else {
            return Next::GameEnd;
        };
        self.take(read);
        match blanks(self.rest()) {
            Ok(([], _)) => Next::GameEnd,
            Ok(([byte, ..], _)) if is_line_end(*byte) => Next::GameEnd,
            Ok(read @ ([b'[', ..], _)) => {
                self.take(read);
                Next::Tag
            }
            _ => Next::Token,
        }
    }
}
