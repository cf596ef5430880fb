//! The year of a board without a date, as its titles name it: event, site, stage, and the name of its file.
//!
//! It says nothing of the edition, and becomes no date of the board. A file may have a number in its place, that of an archive.

use crate::board::{Item, Record};
use std::sync::LazyLock;
use std::time::SystemTime;

/// What titles say of the year.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Years {
    /// Nothing.
    #[default]
    None,
    /// The first and the last year of it: mostly the same, otherwise those of a season.
    Named([u16; 2]),
    /// They disagree.
    Several,
}

/// The year of the run's clock; a system without a clock knows only that the century is not over.
static THIS_YEAR: LazyLock<u16> = LazyLock::new(|| {
    const SECONDS: u64 = 31_556_952; // of a mean year
    if cfg!(all(target_family = "wasm", target_os = "unknown")) {
        return 2099;
    }
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let years = since.map_or(0, |it| it.as_secs() / SECONDS);
    1970 + u16::try_from(years).unwrap_or_default()
});

impl Years {
    /// What a record says.
    pub(super) fn of_record(record: &Record<'_>) -> Self {
        let texts = [Item::Event, Item::Site, Item::Stage].map(|item| record.text_of(item));
        let texts = texts.iter().flatten();
        texts.fold(Self::None, |known, text| {
            known.and(Self::of(text, *THIS_YEAR))
        })
    }

    /// What the name of a file says, as the reports give it: with the folders and archives that it is in. One without a letter
    /// besides its ending may be a number.
    pub(super) fn of_file(name: &str) -> Self {
        let name = unescaped(name);
        let mut stem = name.rsplit(['/', '\\', '!']).next().unwrap_or_default();
        while let Some((before, ending)) = stem.rsplit_once('.')
            && ending.len() <= 4
            && ending.contains(|it: char| it.is_ascii_alphabetic())
        {
            stem = before;
        }
        if stem.contains(char::is_alphabetic) {
            Self::of(stem, *THIS_YEAR)
        } else {
            Self::None
        }
    }

    /// What both say; of a season and a year in it, the year.
    pub(super) fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::None, only) | (only, Self::None) => only,
            (Self::Named([from, to]), Self::Named([first, last])) => {
                let both = [from.max(first), to.min(last)];
                if both.is_sorted() {
                    Self::Named(both)
                } else {
                    Self::Several
                }
            }
            _ => Self::Several,
        }
    }

    /// What a text says.
    pub(super) fn of(text: &str, this_year: u16) -> Self {
        let (mut years, mut from) = (Self::None, 0);
        while let Some(start) = text[from..].find(|it: char| it.is_ascii_digit()) {
            let (before, rest) = text.split_at(from + start);
            let number = number(rest);
            from = text.len() - rest.len() + number.len();
            if let Some(year) = year(number, before.ends_with(APOSTROPHES), this_year) {
                let second = second_year(&text[from..], year);
                from = second.map_or(from, |rest| text.len() - rest.len());
                years = years.and(Self::Named([year, year + u16::from(second.is_some())]));
            }
        }
        years
    }
}

const APOSTROPHES: [char; 3] = ['\'', '\u{2019}', '\u{2018}'];

/// The number at the beginning of a text.
fn number(text: &str) -> &str {
    let end = text.find(|it: char| !it.is_ascii_digit());
    &text[..end.unwrap_or(text.len())]
}

/// The year that a number is: of four digits, or of two behind an apostrophe; from 1930 on, as bridge is hardly older.
fn year(number: &str, is_short: bool, this_year: u16) -> Option<u16> {
    let year: u16 = number.parse().ok()?;
    let year = match number.len() {
        4 => year,
        2 if is_short && 2000 + year <= this_year => 2000 + year,
        2 if is_short => 1900 + year,
        _ => return None,
    };
    (1930..=this_year).contains(&year).then_some(year)
}

/// What follows a season's second year, if that stands here: `2008/2009`, `2008-09`, `'08/'09`. `2008-09-15` is a day.
fn second_year(text: &str, first: u16) -> Option<&str> {
    let text = text.trim_start();
    let text = text.strip_prefix(['-', '/', '\u{2013}'])?.trim_start();
    let text = text.strip_prefix(APOSTROPHES).unwrap_or(text);
    let number = number(text);
    let rest = &text[number.len()..];
    let is_next = match number.len() {
        4 => number.parse() == Ok(first + 1),
        2 => number.parse() == Ok((first + 1) % 100) && !rest.starts_with(['-', '/']),
        _ => false,
    };
    is_next.then_some(rest)
}

/// The number that a file has in an archive, by its name: one of five digits.
pub(super) fn number_of_file(name: &str) -> Option<u32> {
    let own = name.rsplit(['/', '\\', '!']).next()?;
    let mut numbers = own.split(|it: char| !it.is_ascii_digit());
    numbers.find(|it| it.len() == 5)?.parse().ok()
}

/// A name with `%20` as the space that it stands for; what is not ASCII keeps its bytes as they are.
fn unescaped(name: &str) -> String {
    let mut parts = name.split('%');
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.get(..2).map(|hex| u8::from_str_radix(hex, 16)) {
            Some(Ok(byte)) if byte.is_ascii() => {
                text.push(byte.into());
                text += &part[2..];
            }
            _ => text.extend(["%", part]),
        }
    }
    text
}
