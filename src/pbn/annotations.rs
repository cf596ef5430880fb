//! Checks that annotations are where the standard allows them: suffixes, note references and NAGs after a call or card,
//! marks of irregularity before it, `+`, `*` and `-` in their places (PBN 2.1 sections 3.5 to 3.7 and 3.9).
//!
//! The reader takes each token as it comes; here the tokens of a section are checked together. This module must not
//! know what a call or card means: whether a card marked `^R` is a revoke is checked elsewhere.

use super::grammar::Section;
use super::{Fault, FaultKind, Game, Token, TokenKind};
use crate::source::Span;

/// Cards of a whole play: thirteen tricks of four.
const PLACES: usize = 52;

impl Section {
    const fn owns_mark(self, letter: u8) -> bool {
        match self {
            Self::Auction => matches!(letter, b'I' | b'S'),
            Self::Play => matches!(letter, b'R' | b'L'),
        }
    }

    /// Whether a NAG may be used in this section (section 3.7): 1 to 6, 13, and the reserved 20 to 93 are for calls; 7
    /// to 12, 14, and the reserved 200 to 238 for cards.
    const fn owns_glyph(self, glyph: u16) -> bool {
        match self {
            Self::Auction => !matches!(glyph, 7..=12 | 14 | 200..=238),
            Self::Play => !matches!(glyph, 1..=6 | 13 | 20..=93),
        }
    }

    /// Whether a NAG rates a call or card, as the suffixes `!` and `?` do.
    const fn is_evaluation(self, glyph: u16) -> bool {
        match self {
            Self::Auction => matches!(glyph, 1..=6),
            Self::Play => matches!(glyph, 7..=12),
        }
    }
}

/// Looks at the tokens of a game's auction.
pub fn hold_calls(game: &Game, text: &[u8], faults: &mut Vec<Fault>) {
    let mut calls = game.calls.iter();
    if game.has_marked_calls || calls.any(|token| token.kind == TokenKind::Hyphen) {
        Annotations::behind(0, Section::Auction, text, faults).hold(&game.calls);
    } // else a suffix that was read with its call is in its place
}

/// Looks at the tokens of a game's play.
pub fn hold_cards(game: &Game, text: &[u8], faults: &mut Vec<Fault>) {
    let places = 4 * game.rows.count();
    Annotations::behind(places, Section::Play, text, faults).hold(&game.loose_cards);
}

/// The state of the check after some tokens of a section.
struct Annotations<'a> {
    section: Section,
    text: &'a [u8],
    faults: &'a mut Vec<Fault>,
    /// Calls or cards so far, including the places that `-` and `+` keep.
    places: usize,
    /// The place of `+`.
    plus: Option<usize>,
    /// Whether there was a call or card so far.
    began: bool,
    /// The first mark that has no call or card yet.
    mark: Option<u32>,
    /// The annotations of the last call or card.
    evaluated: bool,
    referred: bool,
    glyphs: [u16; 4],
}

impl<'a> Annotations<'a> {
    /// The state behind so many cards.
    fn behind(places: usize, section: Section, text: &'a [u8], faults: &'a mut Vec<Fault>) -> Self {
        Self {
            section,
            text,
            faults,
            places,
            plus: None,
            began: places > 0,
            mark: None,
            evaluated: false,
            referred: false,
            glyphs: [u16::MAX; 4],
        }
    }

    fn hold(mut self, tokens: &[Token]) {
        for &Token { at, kind } in tokens {
            match kind {
                TokenKind::Star => {
                    self.strand_mark();
                    if self.plus.is_some() {
                        self.find(FaultKind::MisplacedPlus, at, 1);
                    }
                }
                TokenKind::Alert => (), // it touches what it belongs to
                // a skipped player
                TokenKind::Irregularity(b'S') if self.section == Section::Auction => {
                    self.place(at, kind);
                }
                TokenKind::Irregularity(letter) => self.mark(at, letter),
                TokenKind::Suffix => self.suffix(at),
                TokenKind::NoteReference(_) => {
                    self.belongs(at);
                    let twice = std::mem::replace(&mut self.referred, true);
                    self.repeated(twice, at);
                }
                TokenKind::Nag(glyph) => self.glyph(at, glyph),
                _ => self.place(at, kind),
            }
        }
        self.strand_mark();
    }

    /// A call or card, or what keeps the place of one.
    fn place(&mut self, at: u32, kind: TokenKind) {
        let is_filled = !matches!(kind, TokenKind::Hyphen | TokenKind::Plus);
        if is_filled {
            self.mark = None;
        }
        self.strand_mark();
        match kind {
            TokenKind::Plus if self.plus.is_none() => self.plus = Some(self.places),
            TokenKind::Plus => self.find(FaultKind::MisplacedPlus, at, 1),
            TokenKind::Hyphen if self.is_misplaced_hyphen() => {
                self.find(FaultKind::MisplacedHyphen, at, 1);
            }
            TokenKind::Hyphen if self.section == Section::Play && self.places == PLACES => {
                self.find(FaultKind::TooManyRows, at, 1);
            }
            _ if is_filled && self.is_behind_plus() => {
                self.find(FaultKind::MisplacedPlus, at, self.word(at));
            }
            _ => (),
        }
        self.began |= is_filled;
        self.places += 1;
        (self.evaluated, self.referred, self.glyphs) = (false, false, [u16::MAX; 4]);
    }

    /// In the auction a hyphen keeps the place of a seat before the dealer's: the first three tokens at most.
    fn is_misplaced_hyphen(&self) -> bool {
        self.section == Section::Auction && (self.began || self.places > 2)
    }

    /// In the auction nothing may follow `+`; in the play no card in a later row, whoever leads.
    fn is_behind_plus(&self) -> bool {
        self.plus.is_some_and(|plus| match self.section {
            Section::Auction => true,
            Section::Play => self.places / 4 > plus / 4,
        })
    }

    /// A mark of irregularity: only one is allowed before a call or card.
    fn mark(&mut self, at: u32, letter: u8) {
        if !self.section.owns_mark(letter) {
            self.find(FaultKind::MarkOfOtherSection, at, 2);
        } else if self.mark.is_some() {
            self.find(FaultKind::CombinedMarks, at, 2);
        } else {
            self.mark = Some(at);
        }
    }

    /// Reports a mark that no call or card follows.
    fn strand_mark(&mut self) {
        if let Some(at) = self.mark.take() {
            self.find(FaultKind::StrayAnnotation, at, 2);
        }
    }

    fn suffix(&mut self, at: u32) {
        let start = at as usize;
        if start > 0 && matches!(self.text[start - 1], b'!' | b'?') {
            self.find(FaultKind::UnreadableAnnotation, at, 1);
            return;
        }
        self.belongs(at);
        let twice = std::mem::replace(&mut self.evaluated, true);
        self.repeated(twice, at);
    }

    fn glyph(&mut self, at: u32, glyph: u16) {
        self.belongs(at);
        if !self.section.owns_glyph(glyph) {
            self.find(FaultKind::GlyphOfOtherSection, at, self.word(at));
            return;
        }
        let evaluation = self.section.is_evaluation(glyph);
        let twice = self.glyphs.contains(&glyph) || evaluation && self.evaluated;
        self.evaluated |= evaluation;
        if let Some(slot) = self.glyphs.iter_mut().find(|slot| **slot == u16::MAX) {
            *slot = glyph;
        }
        self.repeated(twice, at);
    }

    /// An annotation belongs to the call or card before it.
    fn belongs(&mut self, at: u32) {
        self.strand_mark();
        if self.places == 0 {
            self.find(FaultKind::StrayAnnotation, at, self.word(at));
        }
    }

    fn repeated(&mut self, twice: bool, at: u32) {
        if twice {
            self.find(FaultKind::RepeatedAnnotation, at, self.word(at));
        }
    }

    /// The length of the token that begins here.
    fn word(&self, at: u32) -> usize {
        let token = &self.text[at as usize..];
        let first = token.first().copied().unwrap_or_default();
        let more = |byte: &u8| match first {
            b'!' | b'?' => matches!(byte, b'!' | b'?'),
            b'=' => byte.is_ascii_digit(),
            _ => byte.is_ascii_alphanumeric(),
        };
        let length = 1 + token.iter().skip(1).take_while(|byte| more(byte)).count();
        length + usize::from(first == b'=') // a reference to a note ends with another
    }

    fn find(&mut self, kind: FaultKind, at: u32, length: usize) {
        let span = Span::new(at as usize, at as usize + length);
        self.faults.push(Fault { kind, span });
    }
}
