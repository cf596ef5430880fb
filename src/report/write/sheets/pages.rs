//! Pages of sheets on their way from a worker to their files.
//!
//! A worker draws a page when it audits the board. What only the whole run knows is filled in when the page is written,
//! part by part; pages of a part that is done may be written in any order and on any thread.

use super::names::NameParts;
use crate::report::disk::fingerprint::write_sealed;
use crate::report::disk::plain_name::SheetName;
use crate::report::index::IndexLine;
use crate::report::sheet::{Filling, Headings, Sheet, draw, page_file};
use crate::report::tables::review::Review;
use crate::report::tables::view::BoardView;
use crate::words::Words;
use std::io;
use std::path::PathBuf;

/// Room for nearly every page without its style, in bytes.
const PAGE: usize = 16 * 1024;

/// A page with gaps for what only the whole run knows.
#[derive(Debug)]
pub(in crate::report) struct Drawn {
    pub(super) page: String,
    pub(super) name: NameParts,
    pub(super) line: IndexLine,
}

impl Drawn {
    /// The sheet of a board with this row, and its line in the index.
    pub(in crate::report) fn of(row: Review, board: &BoardView<'_, '_>, words: &Words) -> Self {
        let sheet = Sheet::with(row, board);
        let headings = Headings::of(&sheet, words);
        let mut page = String::with_capacity(PAGE);
        draw(&sheet, &headings, words, &mut page);
        if page.len() < PAGE / 4 {
            page.shrink_to_fit(); // a part may hold many games of which there is nothing to say
        }
        Self {
            page,
            name: NameParts::of(&sheet.row),
            line: IndexLine::of(&sheet, &headings, board, words),
        }
    }
}

/// A page whose gaps can be filled.
#[derive(Debug)]
pub(super) struct Numbered {
    pub(super) page: String,
    pub(super) name: SheetName,
    pub(super) filling: Filling,
}

/// The pages of a part, ready to be written on any thread.
#[derive(Debug)]
pub(in crate::report) struct UnwrittenPages {
    pub(super) folder: PathBuf,
    pub(super) words: &'static Words,
    pub(super) file: String,
    pub(super) pages: Vec<Numbered>,
}

/// Writes the pages of parts.
pub(in crate::report) fn write_all(parts: Vec<UnwrittenPages>) -> io::Result<()> {
    for part in parts {
        for Numbered {
            page,
            name,
            filling,
        } in part.pages
        {
            let page = filling.fill(&page, &part.file, part.words);
            write_sealed(&part.folder.join(page_file(&name)), page)?;
        }
    }
    Ok(())
}
