//! What the program says, in every language: typed messages, and the catalogue that turns them into sentences.
//!
//! A [`Message`] is a key with its arguments: seats, cards, numbers, not their names. Each language has one catalogue of
//! sentences: `words/en.ftl` and its sisters for what all parts of the program say, and one beside each check for what only
//! that check says. They are written in Fluent, and compiled into tables with the program (`build.rs`): a message that a
//! language lacks fails the build, and so does a `message!` with a key or an argument that no language knows.
//! [`Words`] are the sentences of one language.
//!
//! It knows the game, and nothing of records, findings or files.

mod catalogue;
mod language;
mod message;
mod numbers;

pub use catalogue::Key;
pub(crate) use catalogue::Name;
#[cfg(feature = "program")]
pub(crate) use language::symbol;
pub use language::{Language, Words, signed};
pub use message::{Arg, Message, Quote};
pub(crate) use message::{key, key_of, message};
pub use numbers::{Decimal, grouped};
