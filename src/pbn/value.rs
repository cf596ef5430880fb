//! Values: the form that the standard asks of each tag's value (PBN 2.1 sections 3.4 and 4), as a table from name to form.
//!
//! This only compares a value with the standard's form. `board` reads what it means, and accepts more forms than these.

use super::class::{is_name, is_rank, is_suit};
use super::figures::{above_and_below, at_most_100, decimal, digits, integer, side, sided};
use super::{History, TagName};

/// How a value compares with the standard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Conformity {
    /// As the standard writes it.
    Standard,
    /// Not in the standard's list, which others may extend.
    Unlisted,
    /// In the form of the standard, but impossible: the 32nd of a month.
    Impossible,
    /// In another form.
    Other,
}

/// The form of a value in the standard. `""` and `"?"` are allowed everywhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Form {
    /// Any text.
    Any,
    /// One letter: N, E, S or W.
    Seat,
    /// The same, with or without `^` before it.
    #[strum(serialize = "seat")]
    Declarer,
    /// One of seven words.
    Vulnerable,
    /// A seat and four hands.
    Deal,
    /// `3NT`, `4SX`, a bare denomination, or `Pass`.
    Contract,
    /// `2024.05.31`, with `?` for unknown digits.
    Date,
    /// `21:24:00`.
    Time,
    /// A positive number.
    Positive,
    /// A number of seconds.
    Number,
    /// Games and minutes: `4/30`.
    TimeControl,
    /// Letters, digits, `_` and `.`.
    Round,
    /// Open or Closed.
    Room,
    /// Yes or No.
    YesNo,
    /// Letters of seats.
    Seats,
    /// A system and its modifiers: `IMP;Cross1`.
    Scoring,
    /// Tricks: `9`, `NS 9`, `NS 9 EW 4`, with or without `^` before it.
    Tricks,
    /// Points: `420`, `NS -50`, `NS -50 EW 50`.
    Points,
    /// Points with their side.
    SidePoints,
    /// The same as points, with decimals.
    Decimal,
    /// The same, from 0 to 100.
    Percentage,
    /// Above the line and below it: `300/40`, `NS 300/40`.
    Rubber,
    /// The rubber so far: `NS 0 300/100 40 EW 0 50/0 0`.
    RubberHistory,
    /// Contract, declarer and tricks in a list of results: `4SX;N;9`, `4SX;N`, `Pass`; of a tag of our own.
    ListedResult,
    /// Numbers of tricks: `3;7`; `-` for none; of a tag of our own.
    TrickNumbers,
    /// A table: normally a number.
    #[strum(serialize = "number")]
    Table,
    /// How many take part, and in what: normally one of a list, which others may extend.
    #[strum(serialize = "listed")]
    Competition,
    /// Where it is played: normally one of a list.
    #[strum(serialize = "listed")]
    Mode,
    /// Who plays: normally a human or a program.
    #[strum(serialize = "listed")]
    Player,
}

impl Form {
    /// The form of a tag's value.
    #[allow(clippy::inline_always)] // asked of every tag, and answered by the form
    #[inline(always)]
    pub const fn of(name: TagName) -> Self {
        match name {
            TagName::Date | TagName::EventDate | TagName::UTCDate => Self::Date,
            TagName::Time | TagName::UTCTime => Self::Time,
            TagName::Board => Self::Positive,
            TagName::Dealer | TagName::Auction | TagName::Play => Self::Seat,
            TagName::Declarer => Self::Declarer,
            TagName::Vulnerable => Self::Vulnerable,
            TagName::Deal => Self::Deal,
            TagName::Contract => Self::Contract,
            TagName::Scoring => Self::Scoring,
            TagName::Result | TagName::ClaimedTricks => Self::Tricks,
            TagName::ListedResult => Self::ListedResult,
            TagName::InferredLeads => Self::TrickNumbers,
            TagName::Score => Self::Points,
            TagName::OptimumScore => Self::SidePoints,
            TagName::ScoreIMP | TagName::ScoreMP => Self::Decimal,
            TagName::ScorePercentage => Self::Percentage,
            TagName::ScoreRubber => Self::Rubber,
            TagName::ScoreRubberHistory => Self::RubberHistory,
            TagName::Room => Self::Room,
            TagName::Round => Self::Round,
            TagName::Table => Self::Table,
            TagName::Hidden => Self::Seats,
            TagName::FrenchMP => Self::YesNo,
            TagName::TimeControl => Self::TimeControl,
            TagName::TimeCall | TagName::TimeCard => Self::Number,
            TagName::Competition => Self::Competition,
            TagName::Mode => Self::Mode,
            TagName::WestType | TagName::NorthType | TagName::EastType | TagName::SouthType => {
                Self::Player
            }
            _ => Self::Any,
        }
    }

    /// How a value, without signs of inheritance, compares with this form.
    #[allow(clippy::inline_always)] // asked of most tags: as dear as the answer
    #[inline(always)]
    pub fn conformity(self, value: &[u8]) -> Conformity {
        if matches!(value, b"" | b"?") {
            return Conformity::Standard;
        }
        let holds = match self {
            Self::Any => true,
            Self::Seat => matches!(value, [letter] if is_seat(*letter)),
            Self::Declarer => matches!(value, [letter] | [b'^', letter] if is_seat(*letter)),
            Self::Vulnerable => {
                matches!(value, b"None" | b"NS" | b"EW" | b"All")
                    || is_one_of(value, &VULNERABILITIES)
            }
            Self::Deal => is_deal(value),
            Self::Contract => is_contract(value),
            Self::Round => value.iter().all(|byte| is_name(*byte) || *byte == b'.'),
            Self::Room => is_one_of(value, &["Open", "Closed"]),
            Self::YesNo => is_one_of(value, &["Yes", "No"]),
            Self::Seats => value.iter().all(|letter| is_seat(*letter)),
            Self::Number => is_number(value),
            Self::ListedResult => is_listed_result(value),
            Self::TrickNumbers => value == b"-" || value.split(|byte| *byte == b';').all(is_trick),
            Self::TimeControl => value == b"-" || is_pair(value, b'/'),
            Self::Tricks => {
                let figures = value.strip_prefix(b"^").unwrap_or(value);
                sided(figures, |text| {
                    digits(text).filter(|rest| rest.len() < text.len())
                })
            }
            Self::Points => sided(value, integer),
            Self::SidePoints => side(value).is_some() && sided(value, integer),
            Self::Decimal => sided(value, decimal),
            Self::Rubber => sided(value, above_and_below),
            Self::RubberHistory => History::read(value).is_some(),
            Self::Date => return date(value),
            Self::Time => return time(value),
            Self::Positive => return positive(value),
            Self::Percentage => return percentage(value),
            Self::Scoring => return scoring(value),
            Self::Table => return listed(is_number(value)),
            Self::Competition => return listed(is_one_of(value, &COMPETITIONS)),
            Self::Mode => return listed(is_one_of(value, &MODES)),
            Self::Player => return listed(is_one_of(value, &["human", "program"])),
        };
        standard_or(Conformity::Other, holds)
    }
}

fn listed(holds: bool) -> Conformity {
    standard_or(Conformity::Unlisted, holds)
}

/// That a value is as the standard has it, or else this.
fn standard_or(other: Conformity, holds: bool) -> Conformity {
    if holds { Conformity::Standard } else { other }
}

/// What `of` makes of a word in upper case; nothing of a word longer than any that it knows.
#[inline]
fn in_capitals<T>(word: &[u8], of: impl Fn(&[u8]) -> Option<T>) -> Option<T> {
    let mut capitals = [0; 16];
    capitals.get_mut(..word.len())?.copy_from_slice(word);
    capitals.make_ascii_uppercase();
    of(&capitals[..word.len()])
}

const VULNERABILITIES: [&str; 7] = ["None", "NS", "EW", "All", "Both", "Love", "-"];
const COMPETITIONS: [&str; 6] = [
    "Cavendish",
    "Chicago",
    "Individuals",
    "Pairs",
    "Rubber",
    "Teams",
];
const MODES: [&str; 6] = ["EM", "EMB", "IBS", "OKB", "TABLE", "TC"];

/// Whether a value is one of these words, in any case.
fn is_one_of(value: &[u8], words: &[&str]) -> bool {
    let mut words = words.iter();
    words.any(|word| value.eq_ignore_ascii_case(word.as_bytes()))
}

fn is_seat(letter: u8) -> bool {
    matches!(letter.to_ascii_uppercase(), b'N' | b'E' | b'S' | b'W')
}

fn is_number(value: &[u8]) -> bool {
    value.iter().all(u8::is_ascii_digit)
}

/// Whether a value is two numbers with this byte between them.
fn is_pair(value: &[u8], between: u8) -> bool {
    let place = memchr::memchr(between, value);
    place.is_some_and(|place| {
        let (one, other) = (&value[..place], &value[place + 1..]);
        !one.is_empty() && !other.is_empty() && is_number(one) && is_number(other)
    })
}

fn positive(value: &[u8]) -> Conformity {
    if !is_number(value) {
        return Conformity::Other;
    }
    let is_nought = value.iter().all(|digit| *digit == b'0');
    standard_or(Conformity::Impossible, !is_nought)
}

/// The length of four full hands in the standard's form. Every other form is longer, so the length decides.
const FULL_DEAL: usize = 52 + 4 * 3 + 3;

/// A seat, a colon, and four hands with one blank between them. A hand is `-`, or ranks with three dots.
fn is_deal(value: &[u8]) -> bool {
    let [seat, b':', hands @ ..] = value else {
        return false;
    };
    is_seat(*seat)
        && (hands.len() == FULL_DEAL
            || hands.split(|byte| *byte == b' ').count() == 4
                && hands.split(|byte| *byte == b' ').all(is_hand))
}

fn is_hand(hand: &[u8]) -> bool {
    let is_rank = |byte: &u8| is_rank(byte.to_ascii_uppercase());
    hand == b"-"
        || hand.split(|byte| *byte == b'.').count() == 4
            && hand.iter().all(|byte| *byte == b'.' || is_rank(byte))
}

fn is_contract(value: &[u8]) -> bool {
    let bid = match value {
        [b'1'..=b'7', bid @ ..] => bid,
        bid => return is_denomination(bid) || bid.eq_ignore_ascii_case(b"Pass"),
    };
    let from_behind = bid.iter().rev();
    let risk = from_behind.take_while(|byte| matches!(byte, b'X' | b'x'));
    let risk = risk.count();
    risk <= 2 && is_denomination(&bid[..bid.len() - risk])
}

fn is_listed_result(value: &[u8]) -> bool {
    let mut words = value.split(|byte| *byte == b';');
    match [(); 4].map(|()| words.next()) {
        [Some(contract), None, ..] => contract.eq_ignore_ascii_case(b"Pass"),
        [Some(contract), Some([seat]), tricks, None] => {
            let is_bid = contract.first().is_some_and(u8::is_ascii_digit);
            let are_tricks = tricks.is_none_or(|it| it == b"0" || is_trick(it));
            is_bid && is_contract(contract) && is_seat(*seat) && are_tricks
        }
        _ => false,
    }
}

/// Whether a value is a number from 1 to 13.
fn is_trick(value: &[u8]) -> bool {
    matches!(value, [b'1'..=b'9'] | [b'1', b'0'..=b'3'])
}

fn is_denomination(value: &[u8]) -> bool {
    match value {
        [letter] => is_suit(letter.to_ascii_uppercase()),
        word => word.eq_ignore_ascii_case(b"NT"),
    }
}

/// A percentage of either side, from 0 to 100.
fn percentage(value: &[u8]) -> Conformity {
    if sided(value, at_most_100) {
        Conformity::Standard
    } else if sided(value, decimal) {
        Conformity::Impossible
    } else {
        Conformity::Other
    }
}

/// `YYYY.MM.DD`, each digit of which may be `?`.
fn date(value: &[u8]) -> Conformity {
    let [y1, y2, y3, y4, b'.', m1, m2, b'.', d1, d2] = value else {
        return Conformity::Other;
    };
    let digits = [*y1, *y2, *y3, *y4, *m1, *m2, *d1, *d2];
    let are_digits = |all, byte: &u8| all & (byte.is_ascii_digit() || *byte == b'?');
    if !digits.iter().fold(true, are_digits) {
        return Conformity::Other;
    }
    let is_day = is_within([*m1, *m2], 1..=12) && is_within([*d1, *d2], 1..=31);
    standard_or(Conformity::Impossible, *y1 != b'0' && is_day)
}

/// `HH:MM:SS`, each digit of which may be `?`.
fn time(value: &[u8]) -> Conformity {
    let [h1, h2, b':', m1, m2, b':', s1, s2] = value else {
        return Conformity::Other;
    };
    let parts = [[*h1, *h2], [*m1, *m2], [*s1, *s2]];
    let is_digit = |byte: &u8| byte.is_ascii_digit() || *byte == b'?';
    if !parts.as_flattened().iter().all(is_digit) {
        return Conformity::Other;
    }
    let [hours, minutes, seconds] = parts;
    let is_time =
        is_within(hours, 0..=23) && is_within(minutes, 0..=59) && is_within(seconds, 0..=59);
    standard_or(Conformity::Impossible, is_time)
}

/// Whether two digits can be a number in this range; a `?` can be any digit.
fn is_within(digits: [u8; 2], range: std::ops::RangeInclusive<u8>) -> bool {
    let [tens, ones] = digits;
    tens == b'?' || ones == b'?' || range.contains(&((tens - b'0') * 10 + ones - b'0'))
}

/// One system and its modifiers. A modifier alone is allowed too: it implies its system.
fn scoring(value: &[u8]) -> Conformity {
    let mut systems = 0;
    for word in value.split(|byte| *byte == b';') {
        match in_capitals(word, is_system) {
            Some(is_system) => systems += u32::from(is_system),
            None => return Conformity::Unlisted,
        }
    }
    standard_or(Conformity::Impossible, systems <= 1)
}

/// Whether a word of scoring is a system, and not a modifier; `None` for any other.
fn is_system(word: &[u8]) -> Option<bool> {
    match word {
        b"MP" | b"MATCHPOINTS" | b"IMP" | b"CAVENDISH" | b"CHICAGO" | b"RUBBER" | b"BAM"
        | b"INSTANT" => Some(true),
        b"BUTLER" | b"BUTLER-2" | b"EXPERTS" | b"CROSS" | b"CROSS1" | b"CROSS2" | b"MEAN"
        | b"MEDIAN" | b"MP1" | b"MP2" | b"OLDMP" | b"MITCHELL2" | b"MITCHELL3" | b"MITCHELL4"
        | b"ASCHERMAN" | b"BASTILLE" | b"EMP" | b"IMP_1948" | b"IMP_1961" => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_form_holds_a_sign_of_inheritance() {
        for (spelling, name) in TagName::ALL {
            let form = Form::of(name);
            for value in ["#", "##", "##1", "##N", "##NS 1", "#1", "1#", "N:#"] {
                let holds = form.conformity(value.as_bytes()) == Conformity::Standard;
                assert_eq!(holds, form == Form::Any, "{spelling} {value}");
            }
        }
    }
}
