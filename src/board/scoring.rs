//! The Scoring tag: a system and its modifiers (PBN 2.1 section 3.4.12).

use crate::bridge::{Comparison, PerPair, Shared};

/// How the tables are compared. `IMP` alone means a match of two tables; without one it does not say how. `None` for
/// other methods, and for those that the standard does not define: a datum, an older scale, a table of instant scores.
pub(super) fn scoring(value: &[u8]) -> Option<Comparison> {
    let is = |word: &[u8], name: &str| word.eq_ignore_ascii_case(name.as_bytes());
    let end = value.iter().position(|&byte| byte == b';');
    let (system, modifier) = match end {
        Some(end) => (&value[..end], &value[end + 1..]),
        None => (value, &[][..]),
    };
    let (system, modifier) = (system.trim_ascii(), modifier.trim_ascii());
    if is(system, "MP") || is(system, "MatchPoints") {
        let per_pair = match modifier {
            b"" => PerPair::Two, // Law 78A
            word if is(word, "MP1") => PerPair::Two,
            word if is(word, "MP2") => PerPair::One,
            _ => return None,
        };
        return Some(Comparison::Matchpoints(per_pair));
    }
    if !is(system, "IMP") {
        return None;
    }
    let shared = match modifier {
        b"" => return Some(Comparison::Match),
        word if is(word, "Cross") => Shared::Sum,
        word if is(word, "Cross1") => Shared::ByScores,
        word if is(word, "Cross2") => Shared::ByComparisons,
        _ => return None,
    };
    Some(Comparison::CrossImps(shared))
}
