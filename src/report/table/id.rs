//! Ids of rows: what they look like. How they are made, [`crate::report::tables::id`] knows.

use serde::{Serialize, Serializer};
use std::fmt;

/// The id of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Id {
    pub(in crate::report) letter: char,
    /// 48 bits.
    pub(in crate::report) hash: u64,
    /// How many earlier rows have the same letter and hash.
    pub(in crate::report) earlier: u32,
}

impl Id {
    /// Reads the id of a board or of a cause: `b` or `k`, twelve hexadecimal digits, and a number behind them where others have the same.
    pub(in crate::report) fn read(text: &str) -> Option<Self> {
        let letter = text.chars().next().filter(|it| matches!(it, 'b' | 'k'))?;
        let rest = &text[1..];
        let (digits, number) = match rest.split_once('-') {
            Some((digits, number)) => (digits, number.parse().ok().filter(|it| *it > 1)?),
            None => (rest, 1),
        };
        let is_hash = digits.len() == 12 && digits.bytes().all(|it| it.is_ascii_hexdigit());
        let hash = u64::from_str_radix(digits, 16).ok().filter(|_| is_hash)?;
        Some(Self {
            letter,
            hash,
            earlier: number - 1,
        })
    }

    pub(in crate::report) const fn is_of_cause(self) -> bool {
        self.letter == 'k'
    }

    /// Its letter and its hash, in hexadecimal digits.
    fn digits(&self) -> [u8; 13] {
        let digit = |place| b"0123456789abcdef"[(self.hash >> (48 - 4 * place) & 15) as usize];
        std::array::from_fn(|place| match place {
            0 => self.letter as u8,
            _ => digit(place),
        })
    }

    pub(super) fn spell(&self, row: &mut Vec<u8>) {
        row.extend_from_slice(&self.digits());
        if self.earlier > 0 {
            row.push(b'-');
            row.extend_from_slice(itoa::Buffer::new().format(self.earlier + 1).as_bytes());
        }
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(str::from_utf8(&self.digits()).map_err(|_| fmt::Error)?)?;
        if self.earlier > 0 {
            write!(f, "-{}", self.earlier + 1)?;
        }
        Ok(())
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match str::from_utf8(&self.digits()) {
            Ok(digits) if self.earlier == 0 => serializer.serialize_str(digits),
            _ => serializer.collect_str(self),
        }
    }
}
