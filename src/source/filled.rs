//! A table that a person has filled in: a text, or a workbook.

use super::{Input, InputError, Workbook};
#[cfg(feature = "spreadsheets")]
use super::{Obstacle, input::may_be_silent};
#[cfg(feature = "spreadsheets")]
use memchr::memmem;
#[cfg(feature = "spreadsheets")]
use std::{
    fs,
    io::{self, Read},
};

/// What such a file holds.
#[derive(Debug)]
pub enum Filled {
    /// Cells with a sign between them.
    Text(Vec<u8>),
    /// A workbook.
    Workbook(Box<Workbook>),
}

impl Filled {
    /// Reads one, which is known to be small. What it is, its first bytes say, whatever its name.
    ///
    /// # Errors
    /// When it cannot be read, or is a workbook of a kind that is not read.
    pub fn read(input: &Input) -> Result<Self, InputError> {
        #[cfg(feature = "spreadsheets")]
        if let Some(workbook) = workbook(input).map_err(|error| input.error(error))? {
            return Ok(Self::Workbook(Box::new(workbook)));
        }
        input.read_whole().map(Self::Text)
    }
}

/// The bytes that tell what it is.
#[cfg(feature = "spreadsheets")]
const SIGN: u64 = 80;

/// The workbook in a file; `None` if something else is in it, or it can be read only once.
#[cfg(feature = "spreadsheets")]
fn workbook(input: &Input) -> io::Result<Option<Workbook>> {
    let path = match input {
        Input::File(path) if !may_be_silent(path) => path,
        _ => return Ok(None),
    };
    let mut head = Vec::new();
    fs::File::open(path)?.take(SIGN).read_to_end(&mut head)?;
    match &head[..] {
        [b'P', b'K', 3, 4, name @ ..] if memmem::find(name, b"opendocument").is_some() => {
            Err(Obstacle::OpenDocument.into())
        }
        [b'P', b'K', 3, 4, ..] => Ok(Some(Workbook::open(fs::read(path)?)?)),
        [0xD0, 0xCF, 0x11, 0xE0, ..] => Err(Obstacle::OldWorkbook.into()),
        _ => Ok(None),
    }
}
