//! Checks that annotations are where the standard allows them: suffixes, note references and NAGs after a call or card,
//! marks of irregularity before it, `+`, `*` and `-` in their places (PBN 2.1 sections 3.5 to 3.7 and 3.9).
//!
//! The reader takes each token as it comes; here the tokens of a section are checked together. This module must not
//! know what a call or card means: whether a card marked `^R` is a revoke is checked elsewhere.

use super::{CallKind, CardKind, Fault, FaultKind, Game};
use crate::source::Span;

/// Cards of a whole play: thirteen tricks of four.
const PLACES: usize = 52;

/// The kinds of token that the rules of annotations distinguish.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sign {
    /// A call or card, or a skipped player: what annotations belong to.
    Place,
    /// `-`.
    Hyphen,
    Plus,
    Star,
    Alert,
    /// A mark of irregularity before a call or card.
    Mark(u8),
    Suffix,
    Note(u16),
    Glyph(u16),
}

impl From<CallKind> for Sign {
    fn from(kind: CallKind) -> Self {
        match kind {
            CallKind::Irregularity(b'S') => Self::Place,
            CallKind::Irregularity(letter) => Self::Mark(letter),
            CallKind::Hyphen => Self::Hyphen,
            CallKind::Plus => Self::Plus,
            CallKind::Star => Self::Star,
            CallKind::Alert => Self::Alert,
            CallKind::Suffix => Self::Suffix,
            CallKind::NoteReference(index) => Self::Note(index),
            CallKind::Nag(glyph) => Self::Glyph(glyph),
            _ => Self::Place,
        }
    }
}

impl From<CardKind> for Sign {
    fn from(kind: CardKind) -> Self {
        match kind {
            CardKind::Irregularity(letter) => Self::Mark(letter),
            CardKind::Hyphen => Self::Hyphen,
            CardKind::Plus => Self::Plus,
            CardKind::Star => Self::Star,
            CardKind::Alert => Self::Alert,
            CardKind::Suffix => Self::Suffix,
            CardKind::NoteReference(index) => Self::Note(index),
            CardKind::Nag(glyph) => Self::Glyph(glyph),
            CardKind::Card(..) | CardKind::Unreadable => Self::Place,
        }
    }
}

/// The section that the tokens belong to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Section {
    Auction,
    Play,
}

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
    let mut kinds = game.calls.iter().map(|token| token.kind);
    if !game.has_marked_calls && !kinds.any(|kind| matches!(kind, CallKind::Hyphen)) {
        return; // a suffix that was read with its call is in its place
    }
    let calls = game.calls.iter().map(|token| (token.at, token.kind.into()));
    Annotations::new(Section::Auction, text, faults).hold(calls);
}

/// Looks at the tokens of a game's play.
pub fn hold_cards(game: &Game, text: &[u8], faults: &mut Vec<Fault>) {
    let cards = game.loose_cards.iter();
    let cards = cards.map(|token| (token.at, token.kind.into()));
    let mut annotations = Annotations::new(Section::Play, text, faults);
    annotations.places = 4 * game.rows.count();
    annotations.began = annotations.places > 0;
    annotations.hold(cards);
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
    fn new(section: Section, text: &'a [u8], faults: &'a mut Vec<Fault>) -> Self {
        Self {
            section,
            text,
            faults,
            places: 0,
            plus: None,
            began: false,
            mark: None,
            evaluated: false,
            referred: false,
            glyphs: [u16::MAX; 4],
        }
    }

    fn hold(mut self, tokens: impl Iterator<Item = (u32, Sign)>) {
        for (at, sign) in tokens {
            match sign {
                Sign::Place | Sign::Hyphen | Sign::Plus => self.place(at, sign),
                Sign::Star => {
                    self.strand_mark();
                    if self.plus.is_some() {
                        self.find(FaultKind::MisplacedPlus, at, 1);
                    }
                }
                Sign::Alert => (), // it touches what it belongs to
                Sign::Mark(letter) => self.mark(at, letter),
                Sign::Suffix => self.suffix(at),
                Sign::Note(_) => {
                    self.belongs(at);
                    let twice = std::mem::replace(&mut self.referred, true);
                    self.repeated(twice, at);
                }
                Sign::Glyph(glyph) => self.glyph(at, glyph),
            }
        }
        self.strand_mark();
    }

    fn place(&mut self, at: u32, sign: Sign) {
        if sign == Sign::Place {
            self.mark = None;
        }
        self.strand_mark();
        match sign {
            Sign::Plus if self.plus.is_none() => self.plus = Some(self.places),
            Sign::Plus => self.find(FaultKind::MisplacedPlus, at, 1),
            Sign::Hyphen if self.is_misplaced_hyphen() => {
                self.find(FaultKind::MisplacedHyphen, at, 1);
            }
            Sign::Hyphen if self.section == Section::Play && self.places == PLACES => {
                self.find(FaultKind::TooManyRows, at, 1);
            }
            Sign::Place if self.is_behind_plus() => {
                self.find(FaultKind::MisplacedPlus, at, self.word(at));
            }
            _ => (),
        }
        self.began |= sign == Sign::Place;
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
