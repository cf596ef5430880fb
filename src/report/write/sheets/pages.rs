//! Pages of sheets on their way from a worker to their files.
//!
//! A worker draws a page when it audits the board. What only the whole run knows is filled in when the page is written,
//! part by part; pages of a part that is done may be written in any order and on any thread.

use super::names::NameParts;
use crate::report::disk::fingerprint::CommonHead;
use crate::report::disk::named::named;
use crate::report::disk::plain_name::SheetName;
use crate::report::index::IndexRow;
use crate::report::sheet::{Filling, Headings, Neighbours, Sheet, draw, file_markup, page_file};
use crate::report::table::Id;
use crate::words::Words;
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
        if page.len() < PAGE / 4 {
            page.shrink_to_fit(); // a part may hold many games of which there is nothing to say
        }
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

/// The pieces that all sheets of a language begin with: what stands before the style, and the style.
const HEAD_PIECES: usize = 2;

/// Writes the pages of parts.
pub(in crate::report) fn write_all(parts: Vec<UnwrittenPages>) -> io::Result<()> {
    let mut head = CommonHead::default();
    let mut parts = parts.into_iter();
    parts.try_for_each(|part| part.write(&mut head))
}

impl UnwrittenPages {
    fn write(self, head: &mut CommonHead) -> io::Result<()> {
        let file_markup = file_markup(&self.file);
        for numbered in self.numbered {
            let neighbours = Neighbours {
                id: numbered.id,
                before: numbered.before.as_deref(),
                behind: numbered.behind.as_deref(),
            };
            let filling = Filling {
                file: &self.file,
                file_markup: &file_markup,
                line: numbered.line,
                game: numbered.game,
                id: numbered.id,
                neighbours: Some(neighbours),
            };
            let page = filling.pieces(&self.pages.0[numbered.page], self.words);
            let page: Vec<_> = page.iter().map(|piece| piece.as_bytes()).collect();
            let path = self.folder.join(page_file(&numbered.name));
            write_sealed(&path, &page, head).map_err(|error| named(&path, error))?;
        }
        Ok(())
    }
}

/// Writes a page of these pieces with its fingerprint, without putting them together first.
fn write_sealed(path: &Path, pieces: &[&[u8]], head: &mut CommonHead) -> io::Result<()> {
    let seal = head.seal_of(pieces, HEAD_PIECES);
    let filled = pieces.iter().copied().chain([seal.as_bytes()]);
    let filled = filled.filter(|it| !it.is_empty()).map(IoSlice::new);
    let mut slices = Vec::with_capacity(pieces.len() + 1);
    slices.extend(filled);
    let mut file = File::create(path)?;
    write_pieces(&mut file, &mut slices)
}

fn write_pieces(file: &mut File, mut left: &mut [IoSlice<'_>]) -> io::Result<()> {
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
