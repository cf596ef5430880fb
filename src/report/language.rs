//! Languages: messages become sentences. Codes, ids and columns are the same in all languages.
//!
//! The words are in `words/*.ftl` (Fluent); each language has its own plural forms and letters for cards and seats.

use super::message::{Arg, Message};
use super::numbers::{Decimal, grouped};
use crate::bridge::{Bid, Card, Contract, Penalty, Rank, Seat, Side, Suit};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource, FluentValue};
use std::borrow::Cow;
use std::fmt;
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

/// A language that sheets are written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Dutch.
    Dutch,
    /// Polish.
    Polish,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::English, Self::Dutch, Self::Polish];

    /// `en`, as an HTML page names its language.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Dutch => "nl",
            Self::Polish => "pl",
        }
    }

    const fn source(self) -> &'static str {
        match self {
            Self::English => include_str!("words/en.ftl"),
            Self::Dutch => include_str!("words/nl.ftl"),
            Self::Polish => include_str!("words/pl.ftl"),
        }
    }
}

/// The words of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    letters: Letters,
}

/// The letters of a language, which a sheet needs a hundred times.
#[derive(Default)]
struct Letters {
    seats: [String; 4],
    sides: [String; 2],
    /// From the ace down to the jack.
    honours: [String; 4],
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.language.code())
    }
}

static WORDS: [LazyLock<Words>; 3] = [
    LazyLock::new(|| Words::read(Language::English)),
    LazyLock::new(|| Words::read(Language::Dutch)),
    LazyLock::new(|| Words::read(Language::Polish)),
];

impl Words {
    /// The words of a language. They are read when they are first asked for.
    pub fn of(language: Language) -> &'static Self {
        &WORDS[language as usize]
    }

    fn read(language: Language) -> Self {
        let name: LanguageIdentifier = language.code().parse().expect("a name of a language");
        let mut bundle = FluentBundle::new_concurrent(vec![name]);
        // names of players are isolated in the pages; everything else is our own text
        bundle.set_use_isolating(false);
        let source = FluentResource::try_new(language.source().to_owned());
        let source = source.unwrap_or_else(|(read, _)| read);
        bundle.add_resource_overriding(source);
        let mut words = Self {
            language,
            bundle,
            letters: Letters::default(),
        };
        words.letters = Letters::of(&words);
        words
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The sentence.
    pub(crate) fn sentence(&self, message: &Message) -> String {
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            args.set(*name, self.value(arg));
        }
        let pattern = self.message(&message.key);
        let Some(pattern) = pattern.and_then(|it| it.value()) else {
            return message.key.clone();
        };
        let (mut text, mut faults) = (String::with_capacity(SENTENCE), Vec::new());
        let written = self
            .bundle
            .write_pattern(&mut text, pattern, Some(&args), &mut faults);
        debug_assert!(
            written.is_ok() && faults.is_empty(),
            "{}: {faults:?}",
            message.key
        );
        text
    }

    /// A message without arguments: a heading, a word.
    pub(crate) fn word(&self, key: &str) -> String {
        self.text(key).into_owned()
    }

    /// The same as it stands among the words, mostly without a copy.
    pub(super) fn text<'a>(&'a self, key: &'a str) -> Cow<'a, str> {
        let message = self.message(key);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            return key.into();
        };
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, None, &mut faults);
        debug_assert!(faults.is_empty(), "{key}: {faults:?}");
        text
    }

    fn message(&self, key: &str) -> Option<FluentMessage<'_>> {
        let message = self.bundle.get_message(key);
        debug_assert!(
            message.is_some(),
            "no words for {key} in {}",
            self.language.code()
        );
        message
    }

    fn value<'a>(&'a self, arg: &'a Arg) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => text.as_str().into(),
            Arg::Seat(seat) => self.seat(*seat).into(),
            Arg::Side(side) => self.side(*side).into(),
            Arg::Suit(suit) => self.suit(*suit).into(),
            Arg::Card(card) => self.card(*card).into(),
            Arg::Cards(cards) => self.list(cards.iter().map(|card| self.card(*card))).into(),
            Arg::Numbers(numbers) => self.list(numbers.iter().map(u8::to_string)).into(),
            Arg::Outcome(contract, tricks) => self.outcome(*contract, *tricks).into(),
            Arg::Points(points) => signed(*points).into(),
            Arg::Decimal(hundredths) => self.decimal(*hundredths).into(),
            Arg::Signed(hundredths) => self.signed_decimal(*hundredths).into(),
            Arg::Message(message) => self.sentence(message).into(),
            Arg::Messages(messages) => self
                .list(messages.iter().map(|message| self.sentence(message)))
                .into(),
        }
    }

    /// A number with the mark of the language between its thousands.
    pub(crate) fn grouped(&self, number: u64) -> String {
        grouped(number).replace(',', &self.word("thousands"))
    }

    /// A number in hundredths, with the decimal mark of the language.
    fn decimal(&self, hundredths: i64) -> String {
        let number = Decimal(hundredths).to_string();
        number.replace('.', &self.word("decimal-mark"))
    }

    fn signed_decimal(&self, hundredths: i64) -> String {
        let number = self.decimal(hundredths.abs());
        match hundredths.signum() {
            0 => number,
            -1 => format!("\u{2212}{number}"),
            _ => format!("+{number}"),
        }
    }

    /// `A, B and C`.
    fn list(&self, words: impl Iterator<Item = String>) -> String {
        let mut words: Vec<_> = words.collect();
        let Some(last) = words.pop() else {
            return String::new();
        };
        if words.is_empty() {
            return last;
        }
        format!("{} {} {last}", words.join(", "), self.text("and"))
    }

    /// A seat by its name: `North`.
    pub(super) fn seat(&self, seat: Seat) -> Cow<'_, str> {
        self.text(match seat {
            Seat::North => "north",
            Seat::East => "east",
            Seat::South => "south",
            Seat::West => "west",
        })
    }

    /// A seat by its letter.
    pub(super) fn seat_letter(&self, seat: Seat) -> &str {
        &self.letters.seats[seat as usize]
    }

    /// A side by its name: `North-South`.
    pub(super) fn side(&self, side: Side) -> Cow<'_, str> {
        self.text(match side {
            Side::NorthSouth => "north-south",
            Side::EastWest => "east-west",
        })
    }

    /// A side by the letters of its seats.
    pub(super) fn side_letters(&self, side: Side) -> &str {
        &self.letters.sides[side as usize]
    }

    fn suit(&self, suit: Suit) -> Cow<'_, str> {
        self.text(match suit {
            Suit::Clubs => "clubs",
            Suit::Diamonds => "diamonds",
            Suit::Hearts => "hearts",
            Suit::Spades => "spades",
        })
    }

    /// A card, suit first: its symbol and the letter of the language.
    pub(super) fn card(&self, card: Card) -> String {
        let rank = self.rank(card.rank);
        let mut text = String::with_capacity(3 + rank.len());
        text.push(symbol(card.suit));
        text.push_str(rank);
        text
    }

    /// `10`, or the letter of the language.
    pub(super) fn rank(&self, rank: Rank) -> &str {
        match rank.get() {
            number @ 2..=10 => NUMBERS[usize::from(number) - 2],
            honour => &self.letters.honours[14 - usize::from(honour)],
        }
    }

    /// A contract: its level, the symbol of its strain, and `X`.
    pub(super) fn contract(&self, contract: Contract) -> String {
        let risk = match contract.penalty {
            Penalty::Undoubled => "",
            Penalty::Doubled => "X",
            Penalty::Redoubled => "XX",
        };
        self.bid(contract.bid) + risk
    }

    /// A bid: its level, and the symbol of its strain.
    pub(super) fn bid(&self, bid: Bid) -> String {
        let mut text = String::with_capacity(8);
        text.push(char::from(b'0' + bid.level.get()));
        match bid.strain.suit() {
            Some(suit) => text.push(symbol(suit)),
            None => text.push_str(&self.text("notrump")),
        }
        text
    }

    /// A contract with its result.
    pub(super) fn outcome(&self, contract: Contract, tricks: u8) -> String {
        let over = i32::from(tricks) - 6 - i32::from(contract.bid.level.get());
        let made = if over == 0 {
            "=".to_owned()
        } else {
            signed(over)
        };
        format!("{}{made}", self.contract(contract))
    }
}

impl Letters {
    fn of(words: &Words) -> Self {
        let letter = |key, place| {
            let letters = words.word(key);
            letters.split(' ').nth(place).unwrap_or_default().to_owned()
        };
        let seats = Seat::ALL.map(|seat| letter("seat-letters", seat as usize));
        Self {
            sides: Side::ALL.map(|side| side.seats().map(|seat| &*seats[seat as usize]).concat()),
            seats,
            honours: std::array::from_fn(|place| letter("honour-letters", place)),
        }
    }
}

/// Room for most sentences, in bytes.
const SENTENCE: usize = 96;

/// The ranks that are numbers.
const NUMBERS: [&str; 9] = ["2", "3", "4", "5", "6", "7", "8", "9", "10"];

/// The sign of a suit.
pub(super) const fn symbol(suit: Suit) -> char {
    match suit {
        Suit::Clubs => '\u{2663}',
        Suit::Diamonds => '\u{2666}',
        Suit::Hearts => '\u{2665}',
        Suit::Spades => '\u{2660}',
    }
}

/// A number with its sign; the minus is the wide one of print.
pub(super) fn signed(number: i32) -> String {
    match number {
        0 => "0".to_owned(),
        _ if number < 0 => format!("\u{2212}{}", number.unsigned_abs()),
        _ => format!("+{number}"),
    }
}
