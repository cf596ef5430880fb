//! How the stated result stands to the ruling, in a word or two.

use crate::laws::State;
use crate::words::{Key, key};

/// A state in words.
pub(crate) const fn state_word(state: State) -> Key {
    match state {
        State::NotStated => key!("state-word-not-stated"),
        State::Agrees => key!("state-word-agrees"),
        State::Unadjusted => key!("state-word-unadjusted"),
        State::AlreadyAdjusted => key!("state-word-already-adjusted"),
        State::Undecided => key!("state-word-undecided"),
        State::Differs => key!("state-word-differs"),
    }
}
