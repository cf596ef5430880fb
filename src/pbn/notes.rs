//! Notes and the references to them (PBN 2.1 sections 3.5.2 and 3.6.2).
//!
//! A Note belongs to the section it is in; auction and play are numbered separately. Some programs write the notes of
//! the auction after the play: so a note that its own section does not refer to belongs to the other section, if that
//! one refers to it and has none of that number.

use super::{Fault, FaultKind, Game, TagName, Token, TokenKind};
use crate::source::Span;

/// Numbers of notes, a bit each.
type Numbers = u64;

/// The notes of a section, and what refers to them.
#[derive(Debug, Clone, Copy, Default)]
struct Notes {
    written: Numbers,
    referred: Numbers,
}

impl Notes {
    /// Notes that this section does not refer to.
    const fn spare(self) -> Numbers {
        self.written & !self.referred
    }

    /// Notes that it refers to and does not have.
    const fn missing(self) -> Numbers {
        self.referred & !self.written
    }
}

const AUCTION: usize = 0;
const PLAY: usize = 1;

/// Looks at the notes of a game, and at the references to them.
pub fn hold_notes(game: &Game, text: &[u8], faults: &mut Vec<Fault>) {
    let has_marks = game.has_marked_calls || game.has_marked_cards;
    if !has_marks && !game.has(TagName::Note) {
        return; // without a reference
    }
    let mut notes = sections(game).map(|tokens| Notes {
        referred: references(tokens).fold(0, |all, (_, index)| all | 1 << index),
        ..Notes::default()
    });
    for (section, number, span) in written(game, text) {
        let kind = match (section, number) {
            (None, _) => Some(FaultKind::NoteOutsideSection),
            (_, None) => Some(FaultKind::UnreadableNote),
            (Some(section), Some(number)) => {
                let repeated = notes[section].written >> number & 1 == 1;
                notes[section].written |= 1 << number;
                repeated.then_some(FaultKind::RepeatedNote)
            }
        };
        faults.extend(kind.map(|kind| Fault { kind, span }));
    }
    compare(game, text, notes, faults);
}

/// The text of each note to the play, and where the play refers to it; where nothing does, the place of the note.
pub fn notes_to_play(game: &Game, text: &[u8]) -> impl Iterator<Item = (Span, u32)> {
    let notes = written(game, text).filter(|it| it.0 == Some(PLAY));
    notes.filter_map(move |(_, number, span)| {
        let refers = |tokens| references(tokens).find(|it| Some(u32::from(it.1)) == number);
        let [of_auction, of_play] = sections(game).map(refers);
        let at = of_play.or(of_auction.is_none().then_some((span.start, 0)))?;
        let colon = memchr::memchr(b':', span.of(text))?;
        let text = Span::new(span.start as usize + colon + 1, span.end as usize);
        Some((text, at.0))
    })
}

/// The notes that are written: the section in which each stands, its number, and its value.
fn written(game: &Game, text: &[u8]) -> impl Iterator<Item = (Option<usize>, Option<u32>, Span)> {
    let mut section = None;
    game.tags.iter().filter_map(move |tag| {
        match tag.name {
            TagName::Auction => section = Some(AUCTION),
            TagName::Play => section = Some(PLAY),
            TagName::Note => return Some((section, number(tag.value.of(text)), tag.value)),
            _ => (),
        }
        None
    })
}

/// The tokens of the auction, and those of the play.
fn sections(game: &Game) -> [&[Token]; 2] {
    [&game.calls, &game.loose_cards]
}

/// The references of a section: where each stands, and to which note.
fn references(tokens: &[Token]) -> impl Iterator<Item = (u32, u16)> {
    tokens.iter().filter_map(|token| match token.kind {
        TokenKind::NoteReference(index) => Some((token.at, index)),
        _ => None,
    })
}

/// Reports notes that are missing, and notes that nothing refers to.
fn compare(game: &Game, text: &[u8], notes: [Notes; 2], faults: &mut Vec<Fault>) {
    let missing = [AUCTION, PLAY].map(|own| notes[own].missing() & !notes[1 - own].spare());
    let unused = [AUCTION, PLAY].map(|own| notes[own].spare() & !notes[1 - own].missing());
    if missing == [0; 2] && unused == [0; 2] {
        return;
    }
    for (tokens, mut missing) in sections(game).into_iter().zip(missing) {
        for (at, index) in references(tokens) {
            if missing >> index & 1 == 1 {
                missing &= !(1 << index);
                let length = if index < 10 { 3 } else { 4 };
                faults.push(Fault::new(FaultKind::NoSuchNote, Span::sized(at, length)));
            }
        }
    }
    for (section, number, span) in written(game, text) {
        let unused = unused[section.unwrap_or(AUCTION)];
        if number.is_some_and(|number| unused >> number & 1 == 1) {
            faults.push(Fault::new(FaultKind::UnusedNote, span));
        }
    }
}

/// The number of a note: `1` to `32`, before a colon.
fn number(value: &[u8]) -> Option<u32> {
    let end = memchr::memchr(b':', value)?;
    let digit = |byte: u8| byte.is_ascii_digit().then(|| u32::from(byte - b'0'));
    let number = match *value[..end].trim_ascii() {
        [unit] | [b'+', unit] => digit(unit)?,
        [ten, unit] => 10 * digit(ten)? + digit(unit)?,
        _ => return None,
    };
    (1..=32).contains(&number).then_some(number)
}
