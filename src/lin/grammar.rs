//! The grammar: for each production of `grammar/lin.abnf` the parser function of its name, made of nom's combinators.
//!
//! This is what is accepted. [`super::Reader`] applies these functions one after another. Those behind `value` are given
//! values without line ends ([`super::cleaned`]).

use super::key::Key;
use nom::branch::alt;
use nom::bytes::complete::{tag, tag_no_case, take_while, take_while_m_n};
use nom::character::complete::{char, one_of, space0};
use nom::combinator::{all_consuming, map, map_opt, opt, rest, rest_len, verify};
use nom::error::{Error, ErrorKind};
use nom::multi::fold_many_m_n;
use nom::sequence::{delimited, preceded, terminated};
use nom::{IResult, Parser};

/// What a parser function returns: the rest of the input and what it read.
pub(super) type Parsed<'a, T> = IResult<&'a [u8], T>;

/// A key and its value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Pair<'a> {
    pub(super) key: Key,
    /// How many bytes there are from the value on.
    pub(super) left: usize,
    pub(super) value: &'a [u8],
}

/// A key and its value, up to the key behind it.
pub(super) fn token(input: &[u8]) -> Parsed<'_, Pair<'_>> {
    map((key, rest_len, value), |(key, left, value)| Pair {
        key,
        left,
        value,
    })
    .parse(input)
}

/// A field that is a known key, in any case, with its bar.
pub(super) fn key(input: &[u8]) -> Parsed<'_, Key> {
    map_opt(field, Key::of_field).parse(input)
}

/// Bytes up to a bar, and the bar; at the end of a text it may be missing.
pub(super) fn field(input: &[u8]) -> Parsed<'_, &[u8]> {
    if input.is_empty() {
        return Err(nom::Err::Error(Error::new(input, ErrorKind::Eof)));
    }
    let end = bar(input);
    Ok((input.get(end + 1..).unwrap_or_default(), &input[..end]))
}

/// Where the next bar is, or the end. Most fields are of two or three bytes.
fn bar(input: &[u8]) -> usize {
    let near = input.iter().take(8).position(|byte| *byte == b'|');
    near.or_else(|| memchr::memchr(b'|', input))
        .unwrap_or(input.len())
}

/// A field that is a value. Where its bar was lost, a board or a file begins in it: then it ends there.
#[allow(clippy::unnecessary_wraps)] // as all parser functions
pub(super) fn value(input: &[u8]) -> Parsed<'_, &[u8]> {
    let (rest, value) = field(input).unwrap_or((input, input));
    let Some(at) = lost_bar(value, rest) else {
        return Ok((rest, value));
    };
    Ok((&input[at..], &value[..at]))
}

/// Where in a value the key of a board or of a file stands, instead of a bar: alone, or on a line of its own.
fn lost_bar(value: &[u8], behind: &[u8]) -> Option<usize> {
    let [.., b'x' | b'X' | b'g' | b'G'] = value else {
        return None;
    };
    let line = value.iter().rposition(|byte| matches!(byte, b'\r' | b'\n'));
    let line = line.map_or(0, |end| end + 1);
    let opens = match Key::of_field(&value[line..])? {
        Key::Board => room(behind.trim_ascii_start()).is_ok(),
        Key::Event | Key::Record | Key::Lost => line > 0,
        _ => false,
    };
    opens.then_some(line)
}

/// A room, and the number of a board: the value of `qx`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Room {
    /// The room; `None` where the number stands alone.
    pub letter: Option<RoomLetter>,
    /// The number; `None` where it is none.
    pub number: Option<u32>,
    /// How many digits it has.
    pub digits: u8,
}

/// Which of the two rooms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoomLetter {
    /// `o`
    Open,
    /// `c`
    Closed,
}

/// `o12`, `c12`, `o1,BOARD 1`; `12` alone.
pub(super) fn room(input: &[u8]) -> Parsed<'_, Room> {
    let letter = map(one_of("oOcC"), |letter| match letter {
        'o' | 'O' => RoomLetter::Open,
        _ => RoomLetter::Closed,
    });
    let is_one = |(letter, _, behind): &(Option<_>, _, &[u8])| {
        letter.is_some() || matches!(behind, [] | [b'|' | b',', ..])
    };
    let read = verify((opt(letter), digits(9), rest), is_one);
    map(read, |(letter, digits, _)| Room {
        letter,
        number: Some(number(digits)).filter(|number| *number > 0),
        #[allow(clippy::cast_possible_truncation)] // at most nine
        digits: digits.len() as u8,
    })
    .parse(input)
}

/// The number of a board, as a heading gives it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Title<'a> {
    /// Its digits.
    pub digits: &'a [u8],
    /// Whether the heading says that they are that of a board.
    pub says_board: bool,
}

/// The number of a board in the value of `ah`, or behind the comma in that of `qx`: `Board 7`, `Donne 7`, `7`.
pub fn title(value: &[u8]) -> Option<Title<'_>> {
    let is_board = |word: &[u8]| word.eq_ignore_ascii_case(BOARD);
    let own = value.windows(BOARD.len()).rposition(is_board);
    let from = own.unwrap_or_default();
    heading(&value[from..]).ok().map(|(_, title)| title)
}

const BOARD: &[u8] = b"board";

/// Words before the number of something else.
const OTHERS: &str = "round ronde runde runda tour match table tafel tisch session sessie segment set stage room half day lesson page part";

/// `Board 7` or `Board No. 7`, and anything behind it; a number alone, or behind another word, which may be in any language.
pub(super) fn heading(input: &[u8]) -> Parsed<'_, Title<'_>> {
    let is_letter = |byte: u8| byte.is_ascii_alphabetic() || !byte.is_ascii();
    let gap = take_while_m_n(0, WIDEST_GAP, |byte: u8| !byte.is_ascii_digit());
    let read = (take_while(is_letter), gap, digits(9), rest);
    map_opt(read, |(word, _, digits, behind): (&[u8], _, _, &[u8])| {
        let says_board = word.eq_ignore_ascii_case(BOARD);
        let is_other = || {
            let mut others = OTHERS.split(' ').map(str::as_bytes);
            others.any(|other| word.eq_ignore_ascii_case(other))
        };
        let is_one = says_board || behind.is_empty() && !is_other();
        is_one.then_some(Title { digits, says_board })
    })
    .parse(input)
}

/// The most bytes between a word and its number: ` n\u{b0} `, ` No. `.
const WIDEST_GAP: usize = 6;

/// So many digits, or fewer.
fn digits<'a>(most: usize) -> impl Parser<&'a [u8], Output = &'a [u8], Error = Error<&'a [u8]>> {
    take_while_m_n(1, most, |byte: u8| byte.is_ascii_digit())
}

fn number(digits: &[u8]) -> u32 {
    digits
        .iter()
        .fold(0, |number, digit| number * 10 + u32::from(digit - b'0'))
}

/// A deal, as far as it is written: the value of `md`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Deal<'a> {
    /// The digit of the dealer, from `1` for South, clockwise.
    pub dealer: Option<u8>,
    /// The hands of South, West, North and East; empty where one is left out.
    pub hands: [&'a [u8]; 4],
}

/// Reads the value of `md`; `None` when it is no deal.
pub fn deal(value: &[u8]) -> Option<Deal<'_>> {
    all_consuming(hands).parse(value).ok().map(|(_, deal)| deal)
}

/// `3SJ54H62DQ85CJT643,SQ3H...,SAK...,`: the dealer, and three or four hands.
pub(super) fn hands(input: &[u8]) -> Parsed<'_, Deal<'_>> {
    let dealer = opt(map(one_of("1234"), |digit| digit as u8));
    let first = (dealer, hand);
    let more = fold_many_m_n(
        2,
        3,
        preceded(char(','), hand),
        || ([&b""[..]; 3], 0),
        |(mut hands, count), hand| {
            hands[count] = hand;
            (hands, count + 1)
        },
    );
    map(
        (first, more, opt(char(','))),
        |((dealer, south), (others, _), _)| Deal {
            dealer,
            hands: [south, others[0], others[1], others[2]],
        },
    )
    .parse(input)
}

/// `SJ54H62DQ85CJT643`: suits in any order, each letter before its cards, ten as `T` or `10`; or `J54.62.Q85.JT643`, from spades
/// down. Blanks and signs between them mean nothing.
pub(super) fn hand(input: &[u8]) -> Parsed<'_, &[u8]> {
    let is_of_hand = |letter: u8| {
        letter.is_ascii_digit()
            || matches!(
                letter.to_ascii_uppercase(),
                b'S' | b'H' | b'D' | b'C' | b'A' | b'K' | b'Q' | b'J' | b'T'
            )
            || matches!(letter, b' ' | b'.' | b':' | b'-')
    };
    take_while(is_of_hand)(input)
}

/// A call, with the byte where it begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CallToken {
    /// Offset of its value.
    pub at: u32,
    /// Its number: 0, 1 and 2 for pass, double and redouble, and from 3 for one club to 37 for seven no-trumps; `None` for
    /// something that is not a call.
    pub number: Option<u8>,
    /// Whether it is marked as alerted.
    pub is_alerted: bool,
    /// Cards before it.
    pub cards: u32,
}

/// The next call of a value, and whether it is alerted. Several may touch, with `!` for an alert and `-` for none.
pub(super) fn calls(input: &[u8]) -> Parsed<'_, (Option<u8>, bool)> {
    let signs = take_while(|byte: u8| matches!(byte, b'!' | b'-' | b' ' | b',' | b'?' | b'*'));
    let is_alerted = map(signs, |signs: &[u8]| signs.contains(&b'!'));
    (opt(call), is_alerted).parse(input)
}

/// `1C` to `7N`, `p`, `d`, `r`, `x`, `xx`, in any case.
pub(super) fn call(input: &[u8]) -> Parsed<'_, u8> {
    let words = (tag_no_case("dbl"), tag_no_case("d"), tag_no_case("x"));
    let double = map(alt(words), |_| 1);
    let words = (tag_no_case("rdbl"), tag_no_case("r"), tag_no_case("xx"));
    let redouble = map(alt(words), |_| 2);
    let pass = map(alt((tag_no_case("pass"), tag_no_case("p"))), |_| 0);
    alt((pass, bid, redouble, double)).parse(input)
}

/// `1C` to `7N`, by its number.
pub(super) fn bid(input: &[u8]) -> Parsed<'_, u8> {
    let level = map(one_of("1234567"), |digit| digit as u8 - b'1');
    let denomination = map_opt(one_of("cdhsnCDHSN"), |letter| {
        "CDHSN".find(letter.to_ascii_uppercase())
    });
    let trumps = delimited(space0, denomination, opt(one_of("tT")));
    #[allow(clippy::cast_possible_truncation)] // at most 37
    map((level, trumps), |(level, place)| {
        3 + 5 * level + place as u8
    })
    .parse(input)
}

/// A card, with the byte where it begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardToken {
    /// Offset of its value.
    pub at: u32,
    /// Its suit and rank, in capitals; `None` where that cannot be read.
    pub letters: Option<[u8; 2]>,
}

/// A card: suit and rank, or rank and suit.
pub(super) fn card(input: &[u8]) -> Parsed<'_, [u8; 2]> {
    let suit_first = map((suit, space0, rank), |(suit, _, rank)| [suit, rank]);
    let rank_first = map((rank, space0, suit), |(rank, _, suit)| [suit, rank]);
    alt((suit_first, rank_first)).parse(input)
}

/// The letter of a suit, in any case.
pub(super) fn suit(input: &[u8]) -> Parsed<'_, u8> {
    map(one_of("SHDCshdc"), |letter| {
        letter.to_ascii_uppercase() as u8
    })
    .parse(input)
}

/// That of a rank; ten as `T` or `10`.
pub(super) fn rank(input: &[u8]) -> Parsed<'_, u8> {
    let figure = map(one_of("23456789TJQKAtjqka"), |letter| {
        letter.to_ascii_uppercase() as u8
    });
    alt((figure, map(tag("10"), |_| b'T'))).parse(input)
}

/// The tricks that declarer takes: the value of `mc`.
pub(super) fn claim(input: &[u8]) -> Parsed<'_, u8> {
    #[allow(clippy::cast_possible_truncation)] // two digits
    let tricks = map(digits(2), |digits| number(digits) as u8);
    verify(tricks, |tricks| *tricks <= 13).parse(input)
}

/// The author of a comment, if it names one, and its text.
pub fn comment(value: &[u8]) -> (Option<&[u8]>, &[u8]) {
    match author(value) {
        Ok((text, author)) => (Some(author), text.trim_ascii()),
        Err(_) => (None, value.trim_ascii()),
    }
}

/// The name of an account, and a colon.
pub(super) fn author(input: &[u8]) -> Parsed<'_, &[u8]> {
    let is_of_name = |byte: u8| !matches!(byte, b':' | b' ' | b'\t' | b'\r' | b'\n');
    let name = take_while_m_n(1, LONGEST_NAME, is_of_name);
    terminated(name, char(':')).parse(input)
}

/// The most bytes that the name of an account has.
const LONGEST_NAME: usize = 32;

/// An entry of the list of results: `4HS=`, `3NWx-2`, `P`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Listed {
    /// The board was passed out.
    PassedOut,
    /// It was not played to its end: cancelled, or assigned.
    NotPlayed,
    /// A contract.
    Contract {
        /// The bid, by its number: from 3 for one club.
        bid: u8,
        /// The letter of declarer.
        declarer: u8,
        /// 0, 1 for doubled, 2 for redoubled.
        risk: u8,
        /// Declarer's tricks; `None` where they are not given.
        tricks: Option<u8>,
    },
}

/// The contract of a board that was not played to its end.
const NOT_PLAYED: &str = "---";

/// Reads an entry of `rs`; `None` when it is empty or says something else.
pub fn result(entry: &[u8]) -> Option<Listed> {
    let entry = entry.trim_ascii();
    let pass = alt((tag_no_case("pass"), tag_no_case("p")));
    let passed = map(all_consuming(pass), |_| Listed::PassedOut);
    let not_played = map(all_consuming(tag(NOT_PLAYED)), |_| Listed::NotPlayed);
    let read = alt((listed, passed, not_played)).parse(entry);
    read.ok().map(|(_, listed)| listed)
}

/// A contract, its declarer, its risk and how many tricks more or fewer were made.
pub(super) fn listed(input: &[u8]) -> Parsed<'_, Listed> {
    let declarer = map(one_of("NESWnesw"), |letter| {
        letter.to_ascii_uppercase() as u8
    });
    let risk = map(
        opt(alt((tag_no_case("xx"), tag_no_case("x")))),
        |risk: Option<&[u8]>| risk.map_or(0, <[u8]>::len),
    );
    let all = (bid, declarer, risk, opt(difference));
    map(all, |(bid, declarer, risk, difference)| {
        #[allow(clippy::cast_possible_truncation)] // one to seven
        let due = (bid - 3) / 5 + 7;
        let made = difference.map(|difference| due.cast_signed() + difference);
        Listed::Contract {
            bid,
            declarer,
            #[allow(clippy::cast_possible_truncation)] // at most two
            risk: risk as u8,
            tricks: made.and_then(|made| u8::try_from(made).ok()).filter(|made| *made <= 13),
        }
    })
    .parse(input)
}

/// `=`, `+2`, `-1`.
pub(super) fn difference(input: &[u8]) -> Parsed<'_, i8> {
    #[allow(clippy::cast_possible_truncation)] // two digits
    let figure = |digits: &[u8]| number(digits) as i8;
    alt((
        map(char('='), |_| 0),
        map(preceded(char('+'), digits(2)), figure),
        map(preceded(char('-'), digits(2)), move |digits| {
            -figure(digits)
        }),
    ))
    .parse(input)
}
