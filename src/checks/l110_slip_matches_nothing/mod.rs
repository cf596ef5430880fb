#![doc = include_str!("en.md")]

use super::Finding;
use crate::source::Span;
use crate::words::{Message, message};

check! { "L110" "slip-matches-nothing", Warning, "none" }

/// The finding of a slip of this kind about which no board was found, with its keys: `board`, `5`.
pub fn unmatched(kind: &str, keys: impl Iterator<Item = (&'static str, String)>) -> Finding {
    let keys = keys.map(|(key, value)| message!("slip-key", key, value));
    let keys: Vec<Message> = keys.collect();
    let message = if keys.is_empty() {
        message!("l110", kind)
    } else {
        message!("l110-of", kind, boards = keys)
    };
    Finding::new(&CHECK, Span::default(), message)
}
