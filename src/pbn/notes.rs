//! Notes and the references to them (PBN 2.1 sections 3.5.2 and 3.6.2).
//!
//! A Note belongs to the section it is in; auction and play are numbered separately. Some programs write the notes of
//! the auction after the play: so a note that its own section does not refer to belongs to the other section, if that
//! one refers to it and has none of that number.

use super::{CallKind, CardKind, Fault, FaultKind, Game, TagName};
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
    let mut notes = referred(game);
    let mut section = None;
    for tag in &game.tags {
        match tag.name {
            TagName::Auction => section = Some(AUCTION),
            TagName::Play => section = Some(PLAY),
            TagName::Note => {
                let kind = match (section, number(tag.value.of(text))) {
                    (None, _) => Some(FaultKind::NoteOutsideSection),
                    (_, None) => Some(FaultKind::UnreadableNote),
                    (Some(section), Some(number)) => {
                        let repeated = notes[section].written >> number & 1 == 1;
                        notes[section].written |= 1 << number;
                        repeated.then_some(FaultKind::RepeatedNote)
                    }
                };
                faults.extend(kind.map(|kind| Fault {
                    kind,
                    span: tag.value,
                }));
            }
            _ => (),
        }
    }
    compare(game, text, notes, faults);
}

/// The references of both sections.
fn referred(game: &Game) -> [Notes; 2] {
    let mut notes = [Notes::default(); 2];
    for token in &game.calls {
        if let CallKind::NoteReference(index) = token.kind {
            notes[AUCTION].referred |= 1 << index;
        }
    }
    for token in &game.loose_cards {
        if let CardKind::NoteReference(index) = token.kind {
            notes[PLAY].referred |= 1 << index;
        }
    }
    notes
}

/// Reports notes that are missing, and notes that nothing refers to.
fn compare(game: &Game, text: &[u8], notes: [Notes; 2], faults: &mut Vec<Fault>) {
    let missing = [AUCTION, PLAY].map(|own| notes[own].missing() & !notes[1 - own].spare());
    let unused = [AUCTION, PLAY].map(|own| notes[own].spare() & !notes[1 - own].missing());
    if missing == [0; 2] && unused == [0; 2] {
        return;
    }
    let calls = game.calls.iter().filter_map(|token| match token.kind {
        CallKind::NoteReference(index) => Some((AUCTION, token.at, index)),
        _ => None,
    });
    let cards = game
        .loose_cards
        .iter()
        .filter_map(|token| match token.kind {
            CardKind::NoteReference(index) => Some((PLAY, token.at, index)),
            _ => None,
        });
    let mut told = [0; 2];
    for (section, at, index) in calls.chain(cards) {
        if (missing[section] & !told[section]) >> index & 1 == 1 {
            told[section] |= 1 << index;
            let length = if index < 10 { 3 } else { 4 };
            faults.push(Fault {
                kind: FaultKind::NoSuchNote,
                span: Span::new(at as usize, at as usize + length),
            });
        }
    }
    let mut section = AUCTION;
    for tag in &game.tags {
        match tag.name {
            TagName::Auction => section = AUCTION,
            TagName::Play => section = PLAY,
            TagName::Note
                if number(tag.value.of(text)).is_some_and(|it| unused[section] >> it & 1 == 1) =>
            {
                faults.push(Fault {
                    kind: FaultKind::UnusedNote,
                    span: tag.value,
                });
            }
            _ => (),
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
