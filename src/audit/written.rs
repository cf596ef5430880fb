//! A board as it is written, in either format, and what reads the boards of a part.
//!
//! What makes the two formats differ for the audit stands here and in the cutter: behind them a record is neutral.

use crate::board::{Carry, Format, LinRecord, PbnRecord, Record};
use crate::lin;
use crate::pbn::{self, Look};
use crate::source::Charset;

/// How a part of a text begins, and so in which format it is.
#[derive(Debug, Clone)]
pub(super) enum Opening {
    Pbn(pbn::Opening),
    Lin(lin::Opening),
}

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

/// The text of a part.
#[derive(Debug, Clone, Copy)]
pub(super) struct PartText<'a> {
    pub(super) text: &'a [u8],
    pub(super) charset: Charset,
    pub(super) look: &'a Look,
    /// The bytes of the file that it was made of.
    pub(super) bytes: usize,
    pub(super) origin: Origin,
}

/// Reads the boards of a part.
pub(super) struct PartReader<'a> {
    reader: Reader<'a>,
    ahead: Ahead,
}

#[allow(clippy::large_enum_variant)] // there is one for each part
enum Reader<'a> {
    Pbn(pbn::Reader<'a>),
    Lin(lin::Reader<'a>),
}

/// Boards that were read before they are asked for, in scratch values that are used again for another part.
#[derive(Default)]
pub(super) struct Ahead {
    boards: Vec<Written>,
    /// How many were read, and how many of them were asked for.
    read: usize,
    taken: usize,
}

impl<'a> From<pbn::Reader<'a>> for PartReader<'a> {
    fn from(reader: pbn::Reader<'a>) -> Self {
        Self::of(Reader::Pbn(reader))
    }
}

impl<'a> From<lin::Reader<'a>> for PartReader<'a> {
    fn from(reader: lin::Reader<'a>) -> Self {
        Self::of(Reader::Lin(reader))
    }
}

impl<'a> PartReader<'a> {
    fn of(reader: Reader<'a>) -> Self {
        let ahead = Ahead::default();
        Self { reader, ahead }
    }

    /// Reads the next board; `false` when there is none.
    #[inline]
    pub(super) fn read(&mut self, written: &mut Written) -> bool {
        match self.ahead.next() {
            Some(next) => {
                written.swap(next);
                true
            }
            None => self.reader.read(written),
        }
    }

    /// Reads all boards before they are asked for, into these scratch values, and looks at each.
    pub(super) fn read_ahead(&mut self, ahead: Ahead, mut look: impl FnMut(&Written)) {
        self.ahead = ahead;
        let Ahead {
            boards,
            read,
            taken,
        } = &mut self.ahead;
        (*read, *taken) = (0, 0);
        loop {
            if *read == boards.len() {
                boards.push(Written::default());
            }
            let board = &mut boards[*read];
            if !self.reader.read(board) {
                return;
            }
            look(board);
            *read += 1;
        }
    }

    /// The scratch values of the boards that were read ahead.
    pub(super) fn into_ahead(self) -> Ahead {
        self.ahead
    }

    /// Adds to the last board what is behind it and belongs to none.
    pub(super) fn end(&self, last: &mut Written) {
        if let Reader::Pbn(reader) = &self.reader {
            last.game.faults.extend_from_slice(reader.trailing());
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
    fn read(&mut self, written: &mut Written) -> bool {
        match self {
            Self::Pbn(reader) => {
                written.is_lin = false;
                reader.read(&mut written.game)
            }
            Self::Lin(reader) => {
                written.is_lin = true;
                reader.read(&mut written.lin)
            }
        }
    }
}

impl Ahead {
    /// Whether it was of use.
    pub(super) const fn has_room(&self) -> bool {
        !self.boards.is_empty()
    }

    fn next(&mut self) -> Option<&mut Written> {
        let next = self.boards[..self.read].get_mut(self.taken)?;
        self.taken += 1;
        Some(next)
    }
}

/// A board as it is written, in scratch values that are used again for another.
#[derive(Default)]
pub(super) struct Written {
    /// Whether it is the one of LIN.
    is_lin: bool,
    game: pbn::Game,
    /// What the games before it hand on.
    carry: Carry,
    lin: lin::Game,
}

impl Written {
    /// Gives the game what it may inherit, and records the game itself.
    #[inline]
    pub(super) fn inherit(&mut self, carry: &mut Carry, written: PartText<'_>) {
        if !self.is_lin {
            carry.hand_on(&self.game, written.text, written.look, &mut self.carry);
        }
    }

    /// Records what later games may inherit from the game.
    pub(super) fn absorb(&self, carry: &mut Carry, text: &[u8]) {
        if !self.is_lin {
            carry.absorb(&self.game, text);
        }
    }

    /// Where its first tag begins; of PBN.
    pub(super) const fn start(&self) -> usize {
        self.game.span.start as usize
    }

    /// Exchanges what is read with another; what is handed on stays.
    pub(super) fn swap(&mut self, other: &mut Self) {
        std::mem::swap(&mut self.game, &mut other.game);
        std::mem::swap(&mut self.lin, &mut other.lin);
        self.is_lin = other.is_lin;
    }

    /// The record.
    #[inline]
    pub(super) fn record<'a>(&'a self, written: PartText<'a>) -> Record<'a> {
        let PartText {
            text,
            charset,
            look,
            ..
        } = written;
        if self.is_lin {
            return LinRecord {
                game: &self.lin,
                text,
                charset,
            }
            .into();
        }
        PbnRecord {
            game: &self.game,
            text,
            charset,
            look: Some(look),
            carry: &self.carry,
        }
        .into()
    }
}
