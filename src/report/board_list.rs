//! The boards of a file as a list: a line for each, to choose one to show.

use crate::audit::{At, Collector, FileTally, Read, Reporter, Unread};
use crate::board::Item;
use crate::checks::{Case, Finding};
use crate::report::phrase::padded;
use crate::report::selector::is_in;
use crate::report::tables::spelling::stated;
use crate::report::terminal::diagnostic::contract;
use crate::source::printable;
use crate::story::Figures;
use crate::words::{Words, key};
use std::io::{self, Write};

/// Makes the lines.
#[derive(Debug, Clone, Copy)]
pub struct LineMaker {
    room: Option<&'static str>,
    words: &'static Words,
}

/// Writes the lines, in input order.
#[derive(Debug)]
pub struct BoardList<W> {
    out: W,
    maker: LineMaker,
    /// The name of the file, if it is one of several.
    file: Option<String>,
    /// The file whose heads are written.
    open: Option<String>,
    /// The boards listed so far.
    pub listed: u64,
    /// The files that could not be read, or not to their end, and why.
    pub unread: Vec<(String, Unread)>,
}

/// A board: its game within the part, and the cells of its line.
type BoardLine = (u64, [String; 5]);

/// The columns of each cell: as wide as most of what stands in it.
const WIDTHS: [usize; 5] = [6, 12, 10, 6, 0];

impl<W: Write> BoardList<W> {
    /// A list of the boards of this file, or of all; of those in this room, or of all.
    pub const fn new(
        out: W,
        file: Option<String>,
        room: Option<&'static str>,
        words: &'static Words,
    ) -> Self {
        Self {
            out,
            maker: LineMaker { room, words },
            file,
            open: None,
            listed: 0,
            unread: Vec::new(),
        }
    }

    /// The heads of the columns, and the name of the file above them where there are several.
    fn head(&mut self, file: &str) -> io::Result<()> {
        if self.open.as_deref() == Some(file) {
            return Ok(());
        }
        if self.open.is_some() {
            writeln!(self.out)?;
        }
        self.open = Some(file.to_owned());
        writeln!(self.out, "{}", printable(file))?;
        let words = self.maker.words;
        let heads = [
            key!("list-board"),
            key!("list-place"),
            key!("list-contract"),
            key!("list-result"),
            key!("statistics-findings"),
        ];
        let heads = heads.map(|key| words.word(key).to_owned());
        let game = words.word(key!("list-game"));
        line(&mut self.out, game, &heads)
    }

    /// Writes what is still buffered.
    pub fn finish(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// One line. What is wider than its column moves what follows.
fn line(out: &mut impl Write, game: &str, cells: &[String; 5]) -> io::Result<()> {
    let cells = cells.iter().zip(WIDTHS);
    let cells = cells.map(|(cell, width)| format!("  {}", padded(&printable(cell), width)));
    let line = cells.fold(format!("{game:>6}"), |line, cell| line + &cell);
    writeln!(out, "{}", line.trim_end())
}

impl Collector for LineMaker {
    type Part = Vec<BoardLine>;
    type Noted = ();

    fn wants(&self, case: &Case<'_>, _: &[Finding]) -> bool {
        is_in(self.room, case)
    }

    fn board(&self, part: &mut Self::Part, at: At, case: &Case<'_>, findings: &[Finding]) {
        let cell = |item| stated(case, item).unwrap_or_default();
        let place = [cell(Item::Room), cell(Item::Table)].join(" ");
        let tricks = Figures::of(case).stated.tricks.min();
        let cells = [
            cell(Item::Board),
            place.trim().to_owned(),
            contract(self.words, case).unwrap_or_default(),
            tricks.map_or_else(String::new, |tricks| tricks.to_string()),
            codes(findings),
        ];
        part.push((at.game, cells));
    }
}

/// The codes of findings, each once.
fn codes(findings: &[Finding]) -> String {
    let mut codes: Vec<_> = findings.iter().map(|it| it.check.code).collect();
    codes.sort_unstable();
    codes.dedup();
    codes.join(" ")
}

impl<W: Write + Send> Reporter for BoardList<W> {
    type Collector = LineMaker;

    fn collector(&self) -> LineMaker {
        self.maker
    }

    fn part(&mut self, file: &str, before: At, part: Vec<BoardLine>) -> io::Result<()> {
        if part.is_empty() || self.file.as_ref().is_some_and(|own| own != file) {
            return Ok(());
        }
        self.head(file)?;
        for (game, cells) in part {
            self.listed += 1;
            let game = (before.game + game).to_string();
            line(&mut self.out, &game, &cells)?;
        }
        Ok(())
    }

    fn file(&mut self, file: &FileTally) -> io::Result<()> {
        if let Read::No(why) = &file.read {
            self.unread.push((file.file.clone(), why.clone()));
        }
        Ok(())
    }
}
