//! A board as it is written, in either format, and what reads the boards of a part.
//!
//! What makes the two formats differ for the audit stands here and in the cutter: behind them a record is neutral.

use super::cutter::{CutText, Opening};
use super::title::Years;
use crate::board::{BareCarry, Carry, Format, LinRecord, PbnRecord, Record};
use crate::lin;
use crate::pbn::{self, TextScan};
use crate::source::{Charset, Places};
use std::path::Path;
use std::sync::Arc;

/// What the text of a part is to the bytes of its file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// The bytes themselves.
    Bytes,
    /// The same, behind a byte order mark of UTF-8 at the beginning of the file.
    BehindMark,
    /// Made of other bytes: of UTF-16, or of pieces that each had a mark.
    Recoded,
}

/// The text of a part, and how it is to be read.
pub(super) struct Passage {
    pub(super) cut: CutText,
    pub(super) charset: Charset,
    pub(super) scan: TextScan,
    pub(super) origin: Origin,
    /// What the name of the file says of the year, and its number in an archive.
    pub(super) years: Years,
    pub(super) number: Option<u32>,
    /// Where the text stands in a file on disk, byte for byte; `None` where it was unpacked, recoded, or came through a pipe.
    pub(super) on_disk: Option<OnDisk>,
}

/// A place in a file on disk.
#[derive(Debug, Clone)]
pub(super) struct OnDisk {
    pub(super) path: Arc<Path>,
    pub(super) at: u64,
}

impl Passage {
    pub(super) fn written(&self) -> PartText<'_> {
        self.written_as(&self.cut.text)
    }

    /// The same with the text read once more.
    pub(super) fn written_as<'a>(&'a self, text: &'a [u8]) -> PartText<'a> {
        let (text, places) = text.split_at(self.cut.length.min(text.len()));
        PartText {
            text,
            places: Places::of(places),
            passage: self,
        }
    }
}

/// The text of a part, without what stands behind it.
#[derive(Clone, Copy)]
pub(super) struct PartText<'a> {
    pub(super) text: &'a [u8],
    /// Where its bytes stand in the file, if it was carried.
    pub(super) places: Places<'a>,
    /// How it is read.
    pub(super) passage: &'a Passage,
}

impl<'a> PartText<'a> {
    /// Reads its boards.
    pub(super) fn reader(self) -> PartReader<'a> {
        let CutText {
            opening, ending, ..
        } = &self.passage.cut;
        let reader = match opening {
            Opening::Pbn(opening) => {
                let reader = pbn::Reader::new(self.text).beginning(*opening);
                Reader::Pbn(reader.ending(*ending))
            }
            Opening::Lin(opening) => {
                let reader = lin::Reader::new(self.text).beginning(opening);
                Reader::Lin(reader.ending(*ending))
            }
        };
        let ahead = Ahead::default();
        PartReader { reader, ahead }
    }
}

/// How a reader gets to a board of PBN without reading those before it, and what the board has from them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Way {
    position: pbn::Position,
    pub(super) carry: BareCarry,
}

/// Reads the boards of a part.
pub(super) struct PartReader<'a> {
    reader: Reader<'a>,
    ahead: Ahead,
}

#[derive(Clone)]
#[allow(clippy::large_enum_variant)] // there is one for each part
enum Reader<'a> {
    Pbn(pbn::Reader<'a>),
    Lin(lin::Reader<'a>),
}

/// Boards that were read before they are asked for, in scratch values that are used again for another part.
#[derive(Default)]
pub(super) struct Ahead {
    boards: Vec<Parsed>,
    /// How many were read, and how many of them were asked for.
    read: usize,
    taken: usize,
}

/// The most boards that are kept so: as many as a part of usual size mostly has. Those behind them are read twice.
const MOST_AHEAD: usize = 1024;

/// Scratch values with more room than this, in bytes, are not kept for another part.
const LARGE: usize = 8 * 1024;

impl PartReader<'_> {
    /// Reads the next board; `false` when there is none.
    #[inline]
    pub(super) fn read(&mut self, written: &mut Written) -> bool {
        match self.ahead.next() {
            Some(next) => {
                std::mem::swap(&mut written.parsed, next);
                true
            }
            None => self.reader.read(&mut written.parsed),
        }
    }

    /// Reads all boards before they are asked for, the first of them into these scratch values, and looks at each.
    pub(super) fn read_ahead(&mut self, ahead: Ahead, mut look: impl FnMut(&Parsed)) {
        self.ahead = ahead;
        (self.ahead.read, self.ahead.taken) = (0, 0);
        while self.ahead.read < MOST_AHEAD {
            let board = self.ahead.room();
            if !self.reader.read(board) {
                return;
            }
            look(board);
            self.ahead.read += 1;
        }
        let (mut rest, mut board) = (self.reader.clone(), Parsed::default());
        while rest.read(&mut board) {
            look(&board);
        }
    }

    /// The scratch values of the boards that were read ahead, if any were.
    pub(super) fn into_ahead(self) -> Option<Ahead> {
        let mut ahead = self.ahead;
        ahead.boards.retain(Parsed::is_small);
        (!ahead.boards.is_empty()).then_some(ahead)
    }

    /// Goes to a board; nothing was read ahead.
    pub(super) fn go(&mut self, way: Way) {
        if let Reader::Pbn(reader) = &mut self.reader {
            reader.go_to(way.position);
        }
    }

    /// Adds to the last board what is behind it and belongs to none.
    pub(super) fn end(&self, last: &mut Written) {
        if let Reader::Pbn(reader) = &self.reader {
            last.parsed.game.faults.extend_from_slice(reader.trailing());
        }
    }

    /// The format that it reads.
    pub(super) const fn format(&self) -> Format {
        match self.reader {
            Reader::Pbn(_) => Format::Pbn,
            Reader::Lin(_) => Format::Lin,
        }
    }

    /// Whether there is text that belongs to no board, when all are read.
    pub(super) fn has_stray(&self) -> bool {
        match &self.reader {
            Reader::Pbn(reader) => !reader.trailing().is_empty(),
            Reader::Lin(reader) => reader.has_stray(),
        }
    }
}

impl Reader<'_> {
    #[inline]
    fn read(&mut self, board: &mut Parsed) -> bool {
        match self {
            Self::Pbn(reader) => {
                board.is_lin = false;
                board.position = reader.position();
                reader.read(&mut board.game)
            }
            Self::Lin(reader) => {
                board.is_lin = true;
                reader.read(&mut board.lin)
            }
        }
    }
}

impl Ahead {
    /// Where the next board is read into.
    fn room(&mut self) -> &mut Parsed {
        if self.read == self.boards.len() {
            self.boards.push(Parsed::default());
        }
        &mut self.boards[self.read]
    }

    /// The next board that is asked for.
    fn next(&mut self) -> Option<&mut Parsed> {
        let next = self.boards[..self.read].get_mut(self.taken)?;
        self.taken += 1;
        Some(next)
    }
}

/// A board as it was read, in scratch values that are used again for another.
#[derive(Default)]
pub(super) struct Parsed {
    /// Whether it is the one of LIN.
    is_lin: bool,
    /// Where the one of PBN begins.
    position: pbn::Position,
    game: pbn::Game,
    lin: lin::Game,
}

impl Parsed {
    /// Records what later games may inherit from the game.
    pub(super) fn absorb(&self, carry: &mut Carry, text: &[u8]) {
        if !self.is_lin {
            carry.absorb(&self.game, text);
        }
    }

    /// Whether it takes little room. One of LIN is never kept for long.
    fn is_small(&self) -> bool {
        !self.is_lin && self.game.room() <= LARGE
    }
}

/// A board as it is written, and what it may inherit.
#[derive(Default)]
pub(super) struct Written {
    parsed: Parsed,
    /// What the games before it hand on.
    carry: Carry,
}

impl Written {
    /// Gives the game what it may inherit, and records the game itself.
    #[inline]
    pub(super) fn inherit(&mut self, carry: &mut Carry, written: PartText<'_>) {
        if !self.parsed.is_lin {
            let (text, scan) = (written.text, &written.passage.scan);
            carry.hand_on(&self.parsed.game, text, scan, &mut self.carry);
        }
    }

    /// How a reader gets to it, where it takes over nothing from the games before it.
    pub(super) fn way(&self) -> Option<Way> {
        let carry = self.carry.bare().filter(|_| !self.parsed.is_lin)?;
        let position = self.parsed.position;
        Some(Way { position, carry })
    }

    /// Gives it what is known of the games before it.
    pub(super) fn take_over(&mut self, carry: BareCarry) {
        self.carry = carry.into();
    }

    /// Records what later games may inherit from the game.
    pub(super) fn absorb(&self, carry: &mut Carry, text: &[u8]) {
        self.parsed.absorb(carry, text);
    }

    /// Where its first tag begins; of PBN.
    pub(super) const fn start(&self) -> usize {
        self.parsed.game.span.start as usize
    }

    /// Exchanges what is read with another; what is handed on stays.
    pub(super) fn swap(&mut self, other: &mut Self) {
        std::mem::swap(&mut self.parsed, &mut other.parsed);
    }

    #[inline]
    pub(super) fn record<'a>(&'a self, written: PartText<'a>) -> Record<'a> {
        let PartText {
            text,
            places,
            passage,
        } = written;
        let charset = passage.charset;
        let mut record: Record<'_> = if self.parsed.is_lin {
            LinRecord {
                game: &self.parsed.lin,
                text,
                charset,
            }
            .into()
        } else {
            PbnRecord {
                game: &self.parsed.game,
                text,
                charset,
                scan: Some(&passage.scan),
                carry: &self.carry,
            }
            .into()
        };
        (record.file_number, record.places) = (passage.number, places);
        record
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_took_much_room_is_not_kept() {
        let text = "{}".repeat(LARGE) + "\n[Event \"a\"]\n\n[Event \"b\"]\n";
        let mut reader = PartReader {
            reader: Reader::Pbn(pbn::Reader::new(text.as_bytes())),
            ahead: Ahead::default(),
        };
        reader.read_ahead(Ahead::default(), |_| ());
        assert_eq!(reader.ahead.read, 2);
        let small = |ahead: Ahead| ahead.boards.iter().all(Parsed::is_small);
        assert!(!reader.ahead.boards.iter().all(Parsed::is_small));
        assert!(reader.into_ahead().is_some_and(small));
    }
}
