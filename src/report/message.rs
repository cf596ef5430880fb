//! Messages before translation: a key with its arguments.
//!
//! A [`Message`] contains seats, cards and numbers, not their names; [`super::Words`] turns it into a sentence. The keys
//! are the messages of `words/*.ftl`.

use super::numbers::Decimal;
use crate::bridge::{Card, Contract, Seat, Side, Suit};

/// A message, in any language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Message {
    /// The message.
    pub(crate) key: String,
    /// The arguments, by the names used in the message.
    pub(crate) args: Vec<(&'static str, Arg)>,
}

/// The kinds of argument.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Arg {
    /// A number; a message may choose its words by it.
    Number(i64),
    /// Text of the record, or a clause of the Laws.
    Text(String),
    /// A seat by its name.
    Seat(Seat),
    /// A side by its name.
    Side(Side),
    /// A suit by its name.
    Suit(Suit),
    /// A card.
    Card(Card),
    /// Cards, as a list.
    Cards(Vec<Card>),
    /// Numbers, as a list.
    Numbers(Vec<u8>),
    /// A contract and declarer's tricks in it: `4S-1`.
    Outcome(Contract, u8),
    /// A score, with its sign.
    Points(i32),
    /// A number in hundredths.
    Decimal(i64),
    /// The same, with its sign.
    Signed(i64),
    /// A message within this one.
    Message(Box<Message>),
    /// Several messages, as a list.
    Messages(Vec<Message>),
}

impl Message {
    /// A message with its arguments. Use `message!` to write one.
    pub(crate) fn new(key: impl Into<String>, args: Vec<(&'static str, Arg)>) -> Self {
        Self {
            key: key.into(),
            args,
        }
    }
}

/// `message!("key", name = value)`: a message of `words/*.ftl` with its arguments.
macro_rules! message {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::report::message::Message::new(
            $key,
            vec![$((stringify!($name), $crate::report::message::Arg::from($value))),*],
        )
    };
}
pub(crate) use message;

macro_rules! arg_from {
    ($($from:ty => $arg:ident),*) => {
        $(impl From<$from> for Arg {
            fn from(value: $from) -> Self {
                Self::$arg(value.into())
            }
        })*
    };
}

arg_from!(u8 => Number, i64 => Number, &str => Text, String => Text, Seat => Seat, Side => Side, Suit => Suit,
          Card => Card, Vec<Card> => Cards, Vec<u8> => Numbers, Vec<Message> => Messages);

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(Box::new(message))
    }
}

impl From<Decimal> for Arg {
    fn from(number: Decimal) -> Self {
        Self::Decimal(number.0)
    }
}

impl From<u64> for Arg {
    fn from(count: u64) -> Self {
        Self::Number(i64::try_from(count).unwrap_or(i64::MAX))
    }
}

impl From<usize> for Arg {
    fn from(count: usize) -> Self {
        Self::Number(i64::try_from(count).unwrap_or(i64::MAX))
    }
}
