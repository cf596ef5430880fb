//! Languages: messages become sentences. Codes, ids and columns are the same in all languages.

use super::catalogue::{Choice, ENGLISH, Form, Key, Name, Pattern, Piece};
#[cfg(feature = "languages")]
use super::catalogue::{DUTCH, POLISH};
use super::message::{Arg, Message, key};
use super::numbers::{Decimal, grouped};
use crate::bridge::{Bid, Card, Contract, Penalty, Rank, Score, Seat, Side, Suit};
use std::sync::LazyLock;

/// A language that findings and sheets are written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Dutch.
    #[cfg(feature = "languages")]
    Dutch,
    /// Polish.
    #[cfg(feature = "languages")]
    Polish,
}

impl Language {
    /// All of them.
    #[cfg(feature = "languages")]
    pub const ALL: [Self; 3] = [Self::English, Self::Dutch, Self::Polish];

    /// All of them.
    #[cfg(not(feature = "languages"))]
    pub const ALL: [Self; 1] = [Self::English];

    /// `en`, as an HTML page names its language.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            #[cfg(feature = "languages")]
            Self::Dutch => "nl",
            #[cfg(feature = "languages")]
            Self::Polish => "pl",
        }
    }

    const fn catalogue(self) -> &'static [Pattern] {
        match self {
            Self::English => &ENGLISH,
            #[cfg(feature = "languages")]
            Self::Dutch => &DUTCH,
            #[cfg(feature = "languages")]
            Self::Polish => &POLISH,
        }
    }

    /// The form of a noun that goes with a number.
    const fn plural(self, number: i64) -> &'static str {
        let number = number.unsigned_abs();
        match self {
            _ if number == 1 => "one",
            #[cfg(feature = "languages")]
            Self::Polish => match (number % 10, number % 100) {
                (2..=4, rest) if !matches!(rest, 12..=14) => "few",
                _ => "many",
            },
            _ => "other",
        }
    }
}

/// How cards, contracts and scores are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SignStyle {
    /// As PBN writes them: `SQ`, `4SX-1`, `-200`.
    Letters,
    /// As they are printed: with the symbols of the suits, the letters of the language and a wide minus.
    Print,
}

/// The words of one language.
#[derive(Debug)]
pub struct Words {
    language: Language,
    signs: SignStyle,
    catalogue: &'static [Pattern],
    letters: Letters,
}

/// The letters of a language, which a sheet needs a hundred times.
#[derive(Debug)]
struct Letters {
    seats: [&'static str; 4],
    sides: [String; 2],
    /// From the ace down to the jack.
    honours: [&'static str; 4],
    /// The numbers from 0 to 13 as words.
    numbers: [&'static str; 14],
}

static PRINTED: LazyLock<Vec<Words>> = LazyLock::new(|| {
    let all = Language::ALL.iter();
    all.map(|language| Words::made(*language, SignStyle::Print))
        .collect()
});

static AS_RECORDED: LazyLock<Words> =
    LazyLock::new(|| Words::made(Language::English, SignStyle::Letters));

impl Words {
    /// The words of a language.
    pub fn of(language: Language) -> &'static Self {
        &PRINTED[language as usize]
    }

    /// The words of findings: in English cards and contracts are spelled as the record spells them.
    pub fn of_findings(language: Language) -> &'static Self {
        match language {
            Language::English => &AS_RECORDED,
            #[cfg(feature = "languages")]
            Language::Dutch | Language::Polish => Self::of(language),
        }
    }

    fn made(language: Language, signs: SignStyle) -> Self {
        let catalogue = language.catalogue();
        Self {
            language,
            signs,
            catalogue,
            letters: Letters::of(catalogue),
        }
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The sentence.
    pub fn sentence(&self, message: &Message) -> String {
        let mut text = String::with_capacity(SENTENCE);
        self.say(message, &mut text);
        text
    }

    /// Adds the sentence to a text.
    pub fn say(&self, message: &Message, text: &mut String) {
        self.write(self.catalogue[message.key.place()], &message.args, text);
    }

    /// A message without arguments: a heading, a word.
    pub fn word(&self, key: Key) -> &'static str {
        word(self.catalogue, key)
    }

    fn write(&self, pattern: Pattern, args: &[(Name, Arg)], text: &mut String) {
        let arg = |place: u8| {
            args.iter()
                .find(|(name, _)| name.is(place))
                .map(|(_, arg)| arg)
        };
        for piece in pattern {
            match *piece {
                Piece::Text(piece) => text.push_str(piece),
                Piece::Argument(place, form) => {
                    if let Some(arg) = arg(place) {
                        self.argument(arg, form, text);
                    }
                }
                Piece::Message(place) => self.write(self.catalogue[usize::from(place)], args, text),
                Piece::Choose {
                    by,
                    variants,
                    default,
                } => {
                    let by = arg(by);
                    let mut variants = variants.iter();
                    let meant = variants
                        .find(|(choice, _)| by.is_some_and(|by| self.is_chosen(choice, by)));
                    self.write(meant.map_or(default, |(_, pattern)| *pattern), args, text);
                }
            }
        }
    }

    fn is_chosen(&self, choice: &Choice, by: &Arg) -> bool {
        match (choice, by) {
            (Choice::Number(number), Arg::Number(by)) => number == by,
            (Choice::Word(form), Arg::Number(by)) => *form == self.language.plural(*by),
            (Choice::Word(word), Arg::Text(by)) => word == by,
            (Choice::Word(word), Arg::Seat(by)) => *word == SEATS[*by as usize].name(),
            (Choice::Word(word), Arg::Side(by)) => *word == SIDES[*by as usize].name(),
            (Choice::Word(word), Arg::Suit(by)) => *word == SUITS[*by as usize].name(),
            (Choice::Word(word), Arg::Strain(by)) => {
                *word == by.suit().map_or("notrump", |by| SUITS[by as usize].name())
            }
            _ => false,
        }
    }

    fn argument(&self, arg: &Arg, form: Form, text: &mut String) {
        match arg {
            Arg::Number(number) => self.number(*number, form, text),
            Arg::Text(it) => text.push_str(it),
            Arg::Quoted(it) => text.push_str(it),
            Arg::Seat(seat) => text.push_str(self.seat(*seat)),
            Arg::Side(side) => text.push_str(self.side(*side)),
            Arg::Suit(suit) => text.push_str(self.suit(*suit)),
            Arg::Strain(strain) => text.push_str(match strain.suit() {
                Some(suit) => self.suit(suit),
                None => self.word(key!("no-trumps")),
            }),
            Arg::Card(card) => self.push_card(*card, text),
            Arg::Bid(bid) => text.push_str(&self.bid(*bid)),
            Arg::Contract(contract) => self.push_contract(*contract, text),
            Arg::Outcome(contract, tricks) => self.push_outcome(*contract, *tricks, text),
            Arg::Points(points) => self.push_points(*points, text),
            Arg::PointsOfNorthSouth(points) => {
                let pattern = self.catalogue[key!("points-north-south", points).place()];
                let name = const { Name::of("points") };
                self.write(pattern, &[(name, Arg::Points(*points))], text);
            }
            Arg::Decimal(hundredths) => text.push_str(&self.decimal(*hundredths)),
            Arg::Signed(hundredths) => text.push_str(&self.signed_decimal(*hundredths)),
            Arg::Message(message) => self.say(message, text),
            Arg::List(all) => self.list(all, form, text),
        }
    }

    fn number(&self, number: i64, form: Form, text: &mut String) {
        let word = usize::try_from(number)
            .ok()
            .and_then(|at| self.letters.numbers.get(at));
        if let Some(word) = word.filter(|_| form == Form::Spelled) {
            text.push_str(word);
            return;
        }
        if number < 0 {
            text.push('-');
        }
        push_number(number.unsigned_abs(), text);
    }

    /// `A, B and C`.
    fn list(&self, all: &[Arg], form: Form, text: &mut String) {
        let (between, last) = match form {
            Form::And | Form::Spelled => (", ", self.word(key!("and"))),
            Form::Or => (", ", self.word(key!("or"))),
            Form::Also => ("; ", ""),
            Form::List => (", ", ""),
        };
        for (place, arg) in all.iter().enumerate() {
            if place > 0 && place + 1 == all.len() && !last.is_empty() {
                text.extend([" ", last, " "]);
            } else if place > 0 {
                text.push_str(between);
            }
            self.argument(arg, Form::And, text);
        }
    }

    /// A number with the mark of the language between its thousands.
    pub fn grouped(&self, number: u64) -> String {
        grouped(number).replace(',', self.word(key!("thousands")))
    }

    /// A number in hundredths, with the decimal mark of the language, and with what it puts between thousands.
    fn decimal(&self, hundredths: i64) -> String {
        let sign = if hundredths < 0 { "-" } else { "" };
        let whole = self.grouped(hundredths.unsigned_abs() / 100);
        match Decimal(hundredths).to_string().split_once('.') {
            Some((_, rest)) => format!("{sign}{whole}{}{rest}", self.word(key!("decimal-mark"))),
            None => format!("{sign}{whole}"),
        }
    }

    fn signed_decimal(&self, hundredths: i64) -> String {
        let number = self.decimal(hundredths.abs());
        match hundredths.signum() {
            0 => number,
            -1 => format!("\u{2212}{number}"),
            _ => format!("+{number}"),
        }
    }

    /// A seat by its name: `North`.
    pub fn seat(&self, seat: Seat) -> &'static str {
        self.word(SEATS[seat as usize])
    }

    /// A seat by its letter.
    pub fn seat_letter(&self, seat: Seat) -> &'static str {
        self.letters.seats[seat as usize]
    }

    /// A side by its name: `North-South`.
    pub fn side(&self, side: Side) -> &'static str {
        self.word(SIDES[side as usize])
    }

    /// A side by the letters of its seats.
    pub fn side_letters(&self, side: Side) -> &str {
        &self.letters.sides[side as usize]
    }

    fn suit(&self, suit: Suit) -> &'static str {
        self.word(SUITS[suit as usize])
    }

    /// A card, suit first.
    pub fn card(&self, card: Card) -> String {
        let mut text = String::with_capacity(5);
        self.push_card(card, &mut text);
        text
    }

    fn push_card(&self, card: Card, text: &mut String) {
        match self.signs {
            SignStyle::Letters => text.extend([card.suit.letter(), card.rank.letter()]),
            SignStyle::Print => {
                text.push(symbol(card.suit));
                text.push_str(self.rank(card.rank));
            }
        }
    }

    /// `10`, or the letter of the language.
    pub fn rank(&self, rank: Rank) -> &'static str {
        match rank.get() {
            number @ 2..=10 => NUMBERS[usize::from(number) - 2],
            honour => self.letters.honours[14 - usize::from(honour)],
        }
    }

    /// A contract: its level, its strain, and `X`.
    pub fn contract(&self, contract: Contract) -> String {
        let mut text = String::with_capacity(8);
        self.push_contract(contract, &mut text);
        text
    }

    fn push_contract(&self, contract: Contract, text: &mut String) {
        let [level, strain, risk] = Score::spelled(contract);
        text.push_str(level);
        match (self.signs, contract.bid.strain.suit()) {
            (SignStyle::Letters, _) => text.push_str(strain),
            (SignStyle::Print, Some(suit)) => text.push(symbol(suit)),
            (SignStyle::Print, None) => text.push_str(self.word(key!("notrump"))),
        }
        text.push_str(risk);
    }

    /// A bid: its level, and its strain.
    pub fn bid(&self, bid: Bid) -> String {
        let penalty = Penalty::Undoubled;
        self.contract(Contract { bid, penalty })
    }

    /// A contract with its result.
    pub fn outcome(&self, contract: Contract, tricks: u8) -> String {
        let mut text = String::with_capacity(12);
        self.push_outcome(contract, tricks, &mut text);
        text
    }

    fn push_outcome(&self, contract: Contract, tricks: u8, text: &mut String) {
        self.push_contract(contract, text);
        match i32::from(tricks) - 6 - i32::from(contract.bid.level.get()) {
            0 => text.push('='),
            over => self.push_points(over, text),
        }
    }

    fn push_points(&self, points: i32, text: &mut String) {
        text.push_str(match (points, self.signs) {
            (..0, SignStyle::Letters) => "-",
            (..0, SignStyle::Print) => "\u{2212}",
            (0, _) => "",
            (1.., _) => "+",
        });
        push_number(points.unsigned_abs().into(), text);
    }
}

/// Adds the digits of a number.
fn push_number(number: u64, text: &mut String) {
    text.push_str(itoa::Buffer::new().format(number));
}

/// The names of the seats, as messages choose by them.
const SEATS: [Key; 4] = [key!("north"), key!("east"), key!("south"), key!("west")];
const SIDES: [Key; 2] = [key!("north-south"), key!("east-west")];
const SUITS: [Key; 4] = [
    key!("clubs"),
    key!("diamonds"),
    key!("hearts"),
    key!("spades"),
];

impl Letters {
    fn of(catalogue: &[Pattern]) -> Self {
        let letter = |key, place| {
            word(catalogue, key)
                .split(' ')
                .nth(place)
                .unwrap_or_default()
        };
        let seats = Seat::ALL.map(|seat| letter(key!("seat-letters"), seat as usize));
        Self {
            sides: Side::ALL.map(|side| side.seats().map(|seat| seats[seat as usize]).concat()),
            seats,
            honours: std::array::from_fn(|place| letter(key!("honour-letters"), place)),
            numbers: std::array::from_fn(|place| letter(key!("numbers-as-words"), place)),
        }
    }
}

/// A message that is one text.
fn word(catalogue: &[Pattern], key: Key) -> &'static str {
    match catalogue[key.place()] {
        [Piece::Text(text)] => text,
        [Piece::Message(place)] => word(catalogue, Key::at(*place)),
        _ => "",
    }
}

/// Room for most sentences, in bytes.
const SENTENCE: usize = 96;

/// The ranks that are numbers.
const NUMBERS: [&str; 9] = ["2", "3", "4", "5", "6", "7", "8", "9", "10"];

/// The sign of a suit.
pub(crate) const fn symbol(suit: Suit) -> char {
    match suit {
        Suit::Clubs => '\u{2663}',
        Suit::Diamonds => '\u{2666}',
        Suit::Hearts => '\u{2665}',
        Suit::Spades => '\u{2660}',
    }
}

/// A number with its sign; the minus is the wide one of print.
pub fn signed(number: i32) -> String {
    let sign = match number {
        0 => "",
        1.. => "+",
        _ => "\u{2212}",
    };
    [sign, itoa::Buffer::new().format(number.unsigned_abs())].concat()
}
