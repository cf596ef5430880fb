//! All messages of the Verifier, in the order of its own list, with the checks that answer them.

use super::{codes, made};
use crate::support::cells;

/// A message; the check that answers it, with a record on which it speaks and one that is near to it and says nothing. What
/// nothing answers has the reason in the last place. A message with several answers has several rows.
fn messages() -> impl Iterator<Item = [&'static str; 4]> {
    cells(include_str!("messages.txt"))
}

#[test]
fn every_message_has_an_answer() {
    for [message, code, fires, silent] in messages() {
        if code == "-" {
            assert!(silent.len() > 20, "{message}: {silent}");
            continue;
        }
        let reported = codes(made(fires));
        assert!(
            reported.contains(&code),
            "{message}: {code} of {reported:?}: {fires}"
        );
        let reported = codes(made(silent));
        assert_eq!(reported, [""; 0], "{message}, where {code} is silent");
    }
}

/// So many messages the Verifier has: none is left out, and each stands in one place.
#[test]
fn the_list_is_whole() {
    let mut messages: Vec<_> = messages().map(|[message, ..]| message).collect();
    messages.dedup();
    let in_one_place = messages.len();
    messages.sort_unstable();
    messages.dedup();
    assert_eq!((messages.len(), in_one_place), (53, 53));
}
