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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn systems_and_modifiers() {
        let read = |text: &str| scoring(text.as_bytes());
        let matchpoints = |per_pair| Some(Comparison::Matchpoints(per_pair));
        let cross = |shared| Some(Comparison::CrossImps(shared));
        for (text, comparison) in [
            ("MP", matchpoints(PerPair::Two)),
            ("matchpoints", matchpoints(PerPair::Two)),
            ("MP;MP1", matchpoints(PerPair::Two)),
            ("MP; MP2", matchpoints(PerPair::One)),
            ("IMP", Some(Comparison::Match)),
            ("IMP;Cross", cross(Shared::Sum)),
            ("IMP;Cross1", cross(Shared::ByScores)),
            ("IMP;Cross2", cross(Shared::ByComparisons)),
        ] {
            assert_eq!(read(text), comparison, "{text}");
        }
        let others =
            "BAM IMP;Butler IMP;IMP_1961 MP;OldMP IMP;Cross1;Mean MP;Cross1 IMP;MP1 Rubber";
        for text in others.split(' ').chain([""]) {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
