//! Tables in a form that a spreadsheet opens correctly with a double click: numbers stay numbers, and no text becomes a
//! formula, a date or anything else.
//!
//! Text that would be misread gets an apostrophe before it. Cells are judged by their content, not by their column, as
//! a spreadsheet does.

use crate::words::Language;
use std::borrow::Cow;
use std::sync::LazyLock;

/// The byte order mark, by which a spreadsheet knows that a file is UTF-8.
pub(super) const MARK: &str = "\u{feff}";
/// The most digits of a number that a spreadsheet keeps.
const MOST_DIGITS: usize = 15;

/// The form of tables for the Excel of a language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Excel(pub Language);

impl Excel {
    pub(in crate::report) const fn delimiter(self) -> u8 {
        match self.0 {
            Language::English => b',',
            Language::Dutch | Language::Polish => b';',
        }
    }

    /// A cell in a form that a spreadsheet reads correctly.
    pub(super) fn cell(self, cell: &[u8]) -> Cow<'_, [u8]> {
        if is_harmless(cell) || is_count(cell) || is_date(cell) {
            return cell.into();
        }
        let text = String::from_utf8_lossy(cell);
        if is_number(&text) {
            return match self.0 {
                Language::English => cell.into(),
                Language::Dutch | Language::Polish => text.replace('.', ",").into_bytes().into(),
            };
        }
        if is_taken_for_another(&text) {
            return format!("'{text}").into_bytes().into();
        }
        match text {
            Cow::Borrowed(_) => cell.into(),
            Cow::Owned(text) => text.into_bytes().into(),
        }
    }
}

/// Whether a cell is plain text at first sight, as most are: it begins with a word that stands in no date, or is one without
/// digits that is no truth value.
fn is_harmless(cell: &[u8]) -> bool {
    let letters = cell.iter().take_while(|byte| byte.is_ascii_alphabetic());
    let word = &cell[..letters.count()];
    let (all, digits) = cell.iter().fold((0, 0), |(all, digits), byte| {
        (all | byte, digits | u8::from(byte.is_ascii_digit()))
    });
    if word.is_empty() || !all.is_ascii() {
        return cell.is_empty();
    }
    if digits > 0 {
        return word.len() < 3 || !is_of_month(word);
    }
    let cell = cell.trim_ascii();
    let is_it = |truth: &&str| cell.eq_ignore_ascii_case(truth.as_bytes());
    !((4..=6).contains(&cell.len()) && TRUTHS.iter().any(is_it))
}

/// Whether a cell is a number of a few digits, which every language writes alike.
fn is_count(cell: &[u8]) -> bool {
    matches!(cell, [b'1'..=b'9', rest @ ..] if rest.len() < 9 && rest.iter().all(u8::is_ascii_digit))
}

/// Whether a word of ASCII letters begins the name of a month.
fn is_of_month(word: &[u8]) -> bool {
    let first = word[0].to_ascii_lowercase();
    let mut months = MONTHS.iter().map(|month| month.as_bytes());
    months.any(|month| {
        month[0] == first
            && month
                .get(..word.len())
                .is_some_and(|begins| begins.eq_ignore_ascii_case(word))
    })
}

/// A cell without the apostrophe that guards it.
pub(in crate::report) fn unguarded(cell: &str) -> &str {
    let guarded = cell.strip_prefix('\'');
    guarded
        .filter(|it| is_taken_for_another(it))
        .unwrap_or(cell)
}

/// Whether a text may be a formula: a spreadsheet that opens a table by a double click would work it out.
pub(super) fn is_formula(cell: &[u8]) -> bool {
    match cell {
        [b'=' | b'@', ..] => true,
        [b'+' | b'-', next, ..] if *next != b' ' => {
            str::from_utf8(cell).is_ok_and(|cell| !is_number(cell))
        }
        _ => false,
    }
}

/// Whether a cell is a number as our tables spell it: a sign, digits, a point and decimals.
pub(in crate::report) fn is_number(cell: &str) -> bool {
    let digits = cell.strip_prefix('-').unwrap_or(cell);
    if !digits.starts_with(|first: char| first.is_ascii_digit()) {
        return false; // nearly all others
    }
    let (whole, decimals) = digits.split_once('.').unwrap_or((digits, "0"));
    let are_digits =
        |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    are_digits(whole)
        && are_digits(decimals)
        && (whole == "0" || !whole.starts_with('0'))
        && whole.len() + decimals.len() <= MOST_DIGITS
}

/// A date as our tables spell it: a spreadsheet shows it as one.
fn is_date(cell: &[u8]) -> bool {
    cell.len() == 10
        && cell.iter().enumerate().all(|(place, byte)| match place {
            4 | 7 => *byte == b'-',
            _ => byte.is_ascii_digit(),
        })
}

/// Whether a spreadsheet may take a text for a formula, an error, a truth value, a number, a date or a time.
fn is_taken_for_another(cell: &str) -> bool {
    let text = cell.trim();
    let Some(first) = text.chars().next() else {
        return false;
    };
    match first {
        '=' | '+' | '-' | '@' | '#' => true,
        '$' | '\u{20ac}' | '\u{a3}' | '(' | '.' | ',' => {
            text.contains(|it: char| it.is_ascii_digit())
        }
        _ if text.chars().any(|it| it.is_ascii_digit()) => is_made_of_dates(text),
        _ => TRUTHS.iter().any(|truth| text.to_lowercase() == *truth),
    }
}

/// Whether a text consists of digits, the characters between them in numbers, dates and times, and words used in dates.
fn is_made_of_dates(text: &str) -> bool {
    let (time, rest) = match text.rsplit_once(char::is_whitespace) {
        Some((time, "a" | "p" | "am" | "pm" | "A" | "P" | "AM" | "PM")) => (time, ""),
        _ => ("", text),
    };
    let is_between =
        |it: char| it.is_ascii_digit() || it.is_whitespace() || ".,:/-%'\u{20ac}$".contains(it);
    let is_of_dates = |word: &str| {
        let long = word.chars().count() > 2;
        if word.is_ascii() {
            return long && is_of_month(word.as_bytes());
        }
        let word = word.to_lowercase();
        word == "z\u{142}" || long && MONTHS.iter().any(|month| month.starts_with(&word))
    };
    let mut words = [time, rest]
        .into_iter()
        .flat_map(|text| text.split(is_between));
    text.parse::<f64>().is_ok() || words.all(|word| word.is_empty() || is_of_dates(word))
}

const TRUTHS: [&str; 6] = ["true", "false", "waar", "onwaar", "prawda", "fa\u{142}sz"];

/// The months in English, Dutch and Polish, shortened as far as they may be abbreviated.
static MONTHS: LazyLock<Vec<&str>> = LazyLock::new(|| {
    "january february march april may june july august september october november december \
     januari februari maart mrt mei juni juli augustus oktober \
     stycze\u{144} stycznia luty lutego marzec marca kwiecie\u{144} kwietnia maj maja czerwiec czerwca \
     lipiec lipca sierpie\u{144} sierpnia wrzesie\u{144} wrze\u{15b}nia pa\u{17a}dziernik pa\u{17a}dziernika listopad listopada grudzie\u{144} grudnia"
        .split(' ')
        .collect()
});

#[cfg(test)]
mod tests {
    use super::*;

    /// What a spreadsheet takes for something else, and what it leaves as it is, with bars between.
    const TAKEN: &str = "-|=1=|=SUM(A1)|+31 6|@x|-2+3|#N/A|1-2|3/4|1:30|007|1E5|12%|1 000|1.2.3|2-Mar|mar 1|MRT-5|\
        5 maj|12 pa\u{17a}dziernika|10:30 PM|5 a|TRUE|waar|(5)|\u{20ac} 5|5 \u{20ac}| 1-2|\
        12345678901234567|1,5|.5|00|2019-1-2";
    const HARMLESS: &str = " |12|-150|0|0.5|2019-01-02|2019-??-??|1NT|3DX|SQ|H3 H4|64A1|64B3=0 64B4=0|b12e4|May|\
        Mara Voss|O'Neill|Table 1-2|?|\u{17b}uk|exchange N T9 T12|A1|R101 C102|";

    fn guarded(language: Language, cell: &str) -> String {
        let cell = Excel(language).cell(cell.as_bytes()).into_owned();
        String::from_utf8(cell).unwrap()
    }

    #[test]
    fn what_would_be_taken_for_another_has_an_apostrophe() {
        for cell in TAKEN.split('|') {
            assert_eq!(guarded(Language::English, cell), format!("'{cell}"));
        }
    }

    #[test]
    fn everything_else_stays_as_it_is() {
        for cell in HARMLESS.split('|') {
            assert_eq!(guarded(Language::English, cell), cell);
        }
    }

    #[test]
    fn decimals_are_spelled_as_in_the_country() {
        let spelled = Language::ALL.map(|language| guarded(language, "-62.5"));
        assert_eq!(spelled, ["-62.5", "-62,5", "-62,5"]);
    }
}
