//! Dates as records write them: `2024.06.02`, with `?` for unknown parts (PBN 2.1 section 3.4.3), and the forms of
//! other programs: `2024-06-02`, a time after the date, no dots, a month by name.

use std::fmt;

/// A date, as far as it is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    /// The year.
    pub year: u16,
    /// The month, 1 to 12.
    pub month: Option<u8>,
    /// The day, 1 to 31.
    pub day: Option<u8>,
}

impl Date {
    /// `2024.06.02`, `2024-06-02 11:23`, `20240602`, `1-Dec-2023`.
    pub(crate) fn read(value: &[u8]) -> Option<Self> {
        Self::exported(value).or_else(|| Self::imported(value))
    }

    /// A fast path for a complete date in the standard's form, as nearly all are.
    fn exported(value: &[u8]) -> Option<Self> {
        let [y1, y2, y3, y4, b'.', m1, m2, b'.', d1, d2] = *value else {
            return None;
        };
        let digit = |byte: u8| byte.is_ascii_digit().then(|| byte - b'0');
        let two = |tens, ones| Some(digit(tens)? * 10 + digit(ones)?);
        let (century, year) = (two(y1, y2)?, two(y3, y4)?);
        let year = u16::from(century) * 100 + u16::from(year);
        Some(Self::of(year, Some(two(m1, m2)?), Some(two(d1, d2)?)))
    }

    fn imported(value: &[u8]) -> Option<Self> {
        let date = value.split(|byte| *byte == b' ').next()?;
        let two = |part| u8::try_from(number(part, 2)?).ok();
        if date.len() == 8 && date.iter().all(u8::is_ascii_digit) {
            return Some(Self::of(
                number(&date[..4], 4)?,
                two(&date[4..6]),
                two(&date[6..]),
            ));
        }
        let mut parts = value.split(|byte| matches!(byte, b'.' | b'-' | b'/' | b'T' | b' '));
        let (first, second, third) = (parts.next()?, parts.next(), parts.next());
        let (year, month, day) = match (second.and_then(named), third) {
            (Some(month), Some(year)) => (year, Some(month), two(first)),
            _ => (first, second.and_then(two), third.and_then(two)),
        };
        let year = number(year, 4).filter(|_| year.len() == 4)?;
        Some(Self::of(year, month, day))
    }

    /// An impossible month becomes unknown, and so does a day without a month.
    fn of(year: u16, month: Option<u8>, day: Option<u8>) -> Self {
        let month = month.filter(|month| (1..=12).contains(month));
        let day = day.filter(|day| month.is_some() && (1..=31).contains(day));
        Self { year, month, day }
    }

    /// ISO 8601, as far as it is known: `2012-08`.
    pub fn iso(self) -> impl Iterator<Item = u8> {
        let (text, end) = self.spelled();
        text.into_iter().take(end)
    }

    fn spelled(self) -> ([u8; 10], usize) {
        let mut text = *b"0000-00-00";
        let mut figures = |places: std::ops::Range<usize>, mut number: u16| {
            for place in places.rev() {
                text[place] = b'0' + (number % 10) as u8;
                number /= 10;
            }
        };
        figures(0..4, self.year);
        let mut end = 4;
        for part in [self.month, self.day].into_iter().flatten() {
            figures(end + 1..end + 3, part.into());
            end += 3;
        }
        (text, end)
    }
}

/// The number of a month given by its English name, short or not: `Dec`.
fn named(part: &[u8]) -> Option<u8> {
    const MONTHS: &[u8] = b"JanFebMarAprMayJunJulAugSepOctNovDec";
    let mut months = (1..).zip(MONTHS.chunks(3));
    let part = part.get(..3)?;
    months.find_map(|(number, month)| month.eq_ignore_ascii_case(part).then_some(number))
}

fn number(digits: &[u8], length: usize) -> Option<u16> {
    if digits.is_empty() || digits.len() > length || !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let digits = digits.iter().map(|digit| u16::from(digit - b'0'));
    Some(digits.fold(0, |sum, digit| sum * 10 + digit))
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (text, end) = self.spelled();
        f.write_str(str::from_utf8(&text[..end]).map_err(|_| fmt::Error)?)
    }
}
