//! Messages before translation: a key with its arguments.

use super::catalogue::{Key, Name};
use super::numbers::Decimal;
use crate::bridge::{Bid, Card, Contract, Hand, Holding, Seat, Side, Strain, Suit};
use std::borrow::Cow;

/// `message!("key", name = value, name)`: a message of the catalogue with its arguments; one without a value is the variable of
/// that name. A key or a name that no language has fails the build.
macro_rules! message {
    (@ $name:ident) => { $name };
    (@ $name:ident = $value:expr) => { $value };
    ($key:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::words::Message::new(
            const { $crate::words::Key::checked(["", $key], &[$(stringify!($name)),*]) },
            vec![$((
                const { $crate::words::Name::of(stringify!($name)) },
                $crate::words::Arg::from($crate::words::message!(@ $name $(= $value)?)),
            )),*],
        )
    };
}
pub(crate) use message;

/// `key!("key", name, name)`: a message of the catalogue with these arguments, for later use.
macro_rules! key {
    ($key:literal $(, $name:ident)* $(,)?) => {
        const { $crate::words::Key::checked(["", $key], &[$(stringify!($name)),*]) }
    };
}
pub(crate) use key;

/// `key_of!("state-", State: value)`: the message without arguments that is called after a value of an enum, behind this
/// beginning. A value for which there is none fails the build.
macro_rules! key_of {
    ($begin:literal, $of:ty: $value:expr) => {{
        const NAMES: &[&str] = <$of as strum::VariantNames>::VARIANTS;
        const KEYS: [$crate::words::Key; NAMES.len()] = $crate::words::Key::each($begin, NAMES);
        KEYS[$value as usize]
    }};
}
pub(crate) use key_of;

/// A message, in any language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    pub(super) key: Key,
    pub(super) args: Vec<(Name, Arg)>,
}

impl From<Key> for Message {
    /// A message without arguments.
    fn from(key: Key) -> Self {
        Self::new(key, Vec::new())
    }
}

#[cfg(test)]
impl From<&str> for Message {
    fn from(text: &str) -> Self {
        Self::verbatim(text)
    }
}

/// The kinds of argument.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Arg {
    /// A number; a message may choose its words by it.
    Number(i64),
    /// A name of the record, a clause of the Laws, or a word by which a message chooses.
    Text(Cow<'static, str>),
    /// What is written in the record, whatever it is.
    Quoted(String),
    /// A seat by its name.
    Seat(Seat),
    /// A side by its name.
    Side(Side),
    /// A suit by its name.
    Suit(Suit),
    /// A suit or notrump, by its name.
    Strain(Strain),
    /// A card.
    Card(Card),
    /// A bid.
    Bid(Bid),
    /// A contract.
    Contract(Contract),
    /// A contract and declarer's tricks in it: `4S-1`.
    Outcome(Contract, u8),
    /// A score, with its sign.
    Points(i32),
    /// The same, with North-South before it, whose score it is.
    PointsOfNorthSouth(i32),
    /// A number in hundredths.
    Decimal(i64),
    /// The same, with its sign.
    Signed(i64),
    /// A message within this one.
    Message(Box<Message>),
    /// A list.
    List(Vec<Arg>),
}

impl Message {
    /// A message with its arguments. Use `message!` to write one.
    pub(crate) const fn new(key: Key, args: Vec<(Name, Arg)>) -> Self {
        Self { key, args }
    }

    /// Words of another program, the same in every language: for findings of its own checks.
    pub fn verbatim(text: impl Into<String>) -> Self {
        message!("verbatim", text = text.into())
    }

    /// The same without what it quotes from the record.
    #[cfg(feature = "program")]
    #[must_use]
    pub(crate) fn without_quotes(&self) -> Self {
        let args = self.args.iter();
        Self {
            key: self.key,
            args: args
                .map(|(name, arg)| (*name, arg.without_quotes()))
                .collect(),
        }
    }

    /// Which message it is.
    pub const fn key(&self) -> Key {
        self.key
    }

    /// The arguments, by their names.
    pub fn args(&self) -> impl Iterator<Item = (&'static str, &Arg)> {
        self.args.iter().map(|(name, arg)| (name.text(), arg))
    }
}

/// What stands in place of a quote that is left out.
#[cfg(feature = "program")]
const LEFT_OUT: &str = "...";

#[cfg(feature = "program")]
impl Arg {
    fn without_quotes(&self) -> Self {
        match self {
            Self::Quoted(_) => Self::Quoted(LEFT_OUT.to_owned()),
            Self::Message(message) => message.without_quotes().into(),
            Self::List(all) => Self::List(all.iter().map(Self::without_quotes).collect()),
            other => other.clone(),
        }
    }
}

/// Text of a record, quoted in a message. Where names must not be told it is left out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Quote(pub String);

macro_rules! arg_from {
    ($($from:ty: $value:ident => $arg:ident($of:expr),)*) => {
        $(impl From<$from> for Arg {
            fn from($value: $from) -> Self {
                Self::$arg($of)
            }
        })*
    };
}

arg_from! {
    u8: it => Number(it.into()),
    u32: it => Number(it.into()),
    i64: it => Number(it),
    u64: it => Number(i64::try_from(it).unwrap_or(i64::MAX)),
    usize: it => Number(i64::try_from(it).unwrap_or(i64::MAX)),
    Decimal: it => Decimal(it.0),
    &str: it => Text(Cow::Owned(it.to_owned())),
    String: it => Text(Cow::Owned(it)),
    Cow<'static, str>: it => Text(it),
    Quote: it => Quoted(it.0),
    Seat: it => Seat(it),
    Side: it => Side(it),
    Suit: it => Suit(it),
    Strain: it => Strain(it),
    Card: it => Card(it),
    Bid: it => Bid(it),
    Contract: it => Contract(it),
    Message: it => Message(Box::new(it)),
}

impl<T: Into<Self>> From<Vec<T>> for Arg {
    fn from(all: Vec<T>) -> Self {
        Self::List(all.into_iter().map(T::into).collect())
    }
}

impl From<Hand> for Arg {
    /// The cards of a hand, suit by suit from spades, from the top.
    fn from(hand: Hand) -> Self {
        let cards = |suit| {
            let ranks = hand[suit].iter();
            ranks.map(move |rank| Self::Card(Card { suit, rank }))
        };
        Self::List(Suit::DESC.into_iter().flat_map(cards).collect())
    }
}

impl From<(Suit, Holding)> for Arg {
    /// The cards of a holding, from the top.
    fn from((suit, holding): (Suit, Holding)) -> Self {
        let ranks = holding.iter();
        let cards = ranks.map(|rank| Self::Card(Card { suit, rank }));
        Self::List(cards.collect())
    }
}
