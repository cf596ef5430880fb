//! Conversions: for each input in LIN a file of PBN.

use crate::audit::{At, Collector};
use crate::checks::{Case, Finding};
use crate::convert::{Comments, Lost, Written, convert, head};
use crate::report::disk::places::{Destination, NewFile, Places};
use std::io;

/// What names the program in the files.
const PROGRAM: &str = concat!("pbn-audit ", env!("CARGO_PKG_VERSION"));

/// The games of a part of an input.
#[derive(Debug, Default)]
pub struct ConvertedPart {
    text: String,
    games: u64,
    /// Whether they are copies: a part is in one format.
    are_copies: bool,
    /// Records that are in PBN already.
    others: u64,
    lost: Lost,
}

/// Converts each board.
#[derive(Debug, Clone, Copy)]
pub struct Converting {
    /// Whether comments are written.
    pub comments: Comments,
}

impl Collector for Converting {
    type Part = ConvertedPart;
    type Noted = ();

    fn is_alone(&self) -> bool {
        true
    }

    fn board(&self, part: &mut ConvertedPart, _: At, case: &Case<'_>, _: &[Finding]) {
        let of_board = (case.board, case.premises, case.play);
        match convert(case.record, of_board, self.comments, &mut part.text) {
            Written::Exported(lost) => {
                part.games += 1;
                part.lost += lost;
            }
            Written::Copied => {
                part.games += 1;
                part.are_copies = true;
            }
            Written::LeftOut => part.others += 1,
        }
    }
}

/// What was written, and what was not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Converted {
    /// Boards.
    pub boards: u64,
    /// Files.
    pub files: u64,
    /// Inputs that are in PBN already.
    pub others: u64,
    /// What of the boards is not in the files.
    pub lost: Lost,
}

/// Writes conversions into a folder.
#[derive(Debug)]
pub struct Conversions {
    places: Places,
    open: Option<NewFile>,
    /// Whether the input at hand has records in PBN.
    has_others: bool,
    /// What was written so far.
    pub converted: Converted,
}

impl Conversions {
    /// None so far.
    pub fn new(places: Places) -> Self {
        Self {
            places,
            open: None,
            has_others: false,
            converted: Converted::default(),
        }
    }

    /// Adds the games of a part of an input.
    pub fn part(&mut self, input: &str, part: &ConvertedPart) -> io::Result<()> {
        self.has_others |= part.others > 0;
        if part.games == 0 {
            return Ok(());
        }
        if self.open.is_none() {
            let mut file = self.places.open(input)?;
            let exported_by = (!part.are_copies).then_some(PROGRAM);
            file.add(head(exported_by).as_bytes())?;
            self.open = Some(file);
        }
        let Some(file) = self.open.as_mut().filter(|file| file.is_open()) else {
            return Ok(());
        };
        self.converted.boards += part.games;
        self.converted.lost += part.lost;
        file.add(part.text.as_bytes())
    }

    /// Ends the file of an input. One that was not read as far as it could be is taken away.
    pub fn end(&mut self, is_interrupted: bool) -> io::Result<Destination> {
        self.converted.others += u64::from(std::mem::take(&mut self.has_others));
        let Some(file) = self.open.take() else {
            return Ok(Destination::None);
        };
        let destination = file.end(!is_interrupted)?;
        self.converted.files += u64::from(destination.is_written());
        Ok(destination)
    }
}
