//! Pages of sheets on their way from a worker to their files.
//!
//! A worker draws a page when it audits the board. What only the whole run knows is filled in when the page is written,
//! part by part; pages of a part that is done may be written in any order and on any thread.

use super::names::NameParts;
use crate::report::Id;
use crate::report::fingerprint::CommonHead;
use crate::report::index::IndexRow;
use crate::report::named::named;
use crate::report::sheet::{Filling, Headings, Neighbours, Sheet, SheetName, draw, effect_line};
use crate::words::{Message, Words};
use std::borrow::Cow;
use std::cell::RefCell;
use std::fs::File;
use std::io::{self, IoSlice, Write};
use std::path::{Path, PathBuf};

/// The pages of a part, with gaps for what only the whole run knows.
#[derive(Debug, Default)]
pub(in crate::report) struct SheetPages(Vec<String>);

/// Room for nearly every page without its style, in bytes.
const PAGE: usize = 16 * 1024;

/// A page among them.
#[derive(Debug)]
pub(in crate::report) struct Drawn {
    /// Its place.
    pub(super) page: usize,
    /// Its game, counted within the part, and the line of it.
    pub(super) game: u64,
    pub(super) line: u64,
    pub(super) name: NameParts,
    pub(super) row: IndexRow,
}

/// A page whose gaps can be filled.
#[derive(Debug)]
pub(super) struct Numbered {
    pub(super) page: usize,
    pub(super) game: u64,
    pub(super) line: u64,
    pub(super) id: Id,
    pub(super) name: SheetName,
    pub(super) effect: Option<Message>,
    /// The sheets before and behind it, in the order of the input.
    pub(super) before: Option<SheetName>,
    pub(super) behind: Option<SheetName>,
}

/// The pages of a part, ready to be written on any thread.
#[derive(Debug)]
pub(in crate::report) struct UnwrittenPages {
    pub(super) folder: PathBuf,
    pub(super) words: &'static Words,
    pub(super) file: String,
    pub(super) pages: SheetPages,
    pub(super) numbered: Vec<Numbered>,
}

impl SheetPages {
    /// Draws the sheet of a board, whose row in the index is `row`.
    pub(in crate::report) fn add(
        &mut self,
        sheet: &Sheet,
        headings: &Headings,
        words: &Words,
        row: IndexRow,
    ) -> Drawn {
        let mut page = String::with_capacity(PAGE);
        draw(sheet, headings, words, &mut page);
        self.0.push(page);
        Drawn {
            page: self.0.len() - 1,
            game: sheet.game(),
            line: sheet.row.line,
            name: NameParts::of(&sheet.row),
            row,
        }
    }

    /// Takes a page away from the others.
    pub(super) fn take(&mut self, page: usize) -> Self {
        Self(vec![std::mem::take(&mut self.0[page])])
    }
}

thread_local! {
    /// What all sheets of a language begin with.
    static HEAD: RefCell<CommonHead> = RefCell::default();
}

/// The pieces of it: what stands before the style, and the style.
const HEAD_PIECES: usize = 2;

/// Writes the pages of parts.
pub(in crate::report) fn write_all(parts: Vec<UnwrittenPages>) -> io::Result<()> {
    HEAD.with_borrow_mut(|head| parts.into_iter().try_for_each(|part| part.write(head)))
}

impl UnwrittenPages {
    fn write(self, head: &mut CommonHead) -> io::Result<()> {
        for numbered in self.numbered {
            let neighbours = Neighbours {
                id: numbered.id,
                before: numbered.before.as_deref(),
                behind: numbered.behind.as_deref(),
            };
            let filling = Filling {
                file: &self.file,
                line: numbered.line,
                game: numbered.game,
                id: numbered.id,
                effect: numbered.effect.map(|it| effect_line(&it, self.words)),
                neighbours: Some(neighbours),
            };
            let mut page = filling.pieces(&self.pages.0[numbered.page], self.words);
            page.push(head.seal_of(&page, HEAD_PIECES).into());
            let path = self.folder.join(format!("{}.html", numbered.name));
            write_pieces(&path, &page).map_err(|error| named(&path, error))?;
        }
        Ok(())
    }
}

/// Writes a file of these pieces, without putting them together first.
fn write_pieces(path: &Path, pieces: &[Cow<'_, str>]) -> io::Result<()> {
    let pieces = pieces.iter().filter(|piece| !piece.is_empty());
    let mut pieces: Vec<_> = pieces.map(|it| IoSlice::new(it.as_bytes())).collect();
    let (mut file, mut left) = (File::create(path)?, &mut pieces[..]);
    while !left.is_empty() {
        match file.write_vectored(left) {
            Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
            Ok(written) => IoSlice::advance_slices(&mut left, written),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => (),
            Err(error) => return Err(error),
        }
    }
    Ok(())
}
