//! Names that a program fills in where nobody typed one: they tell no event and no team from another.

use crate::source::trimmed;

/// What an event is called that has no name.
const NO_EVENT: Names<8> = Names::of([
    "untitled",
    "untitled match",
    "unnamed",
    "no name",
    "zonder naam",
    "naamloos",
    "bez nazwy",
    "sans titre",
]);

/// Words for a team, which a number or a letter may follow: `Team 1`.
const TEAM: Names<17> = Names::of([
    "team",
    "home",
    "home team",
    "visitors",
    "visiting team",
    "away",
    "away team",
    "ploeg",
    "thuisploeg",
    "druzyna",
    "drużyna",
    "mannschaft",
    "equipe",
    "équipe",
    "equipo",
    "squadra",
    "takim",
]);

/// Names in lower case, and for each length the first letters that they have.
struct Names<const N: usize> {
    all: [&'static str; N],
    firsts: [u32; LONGEST + 1],
}

/// The most bytes of a name.
const LONGEST: usize = 16;

impl<const N: usize> Names<N> {
    const fn of(all: [&'static str; N]) -> Self {
        let mut firsts = [0; LONGEST + 1];
        let mut place = 0;
        while place < N {
            let name = all[place].as_bytes();
            firsts[name.len()] |= first(name[0]);
            place += 1;
        }
        Self { all, firsts }
    }

    /// Whether a name, in any case, is one of these. Nearly all are told by their length and their first letter.
    fn holds(&self, name: &[u8]) -> bool {
        let firsts = self.firsts.get(name.len()).copied().unwrap_or(0);
        let may_be = name.first().is_some_and(|it| first(*it) & firsts != 0);
        may_be
            && self
                .all
                .iter()
                .any(|it| name.eq_ignore_ascii_case(it.as_bytes()))
    }
}

/// A bit for a first letter in any case.
const fn first(letter: u8) -> u32 {
    1 << (letter & 31)
}

/// Whether this is no name of an event: a program fills it in where nobody typed one.
pub fn is_no_event(name: &[u8]) -> bool {
    NO_EVENT.holds(trimmed(name))
}

/// Whether this is no name of a team.
pub(super) fn is_no_team(name: &[u8]) -> bool {
    let name = trimmed(name);
    name.is_empty() || TEAM.holds(name) || without_number(name).is_some_and(|it| TEAM.holds(it))
}

/// A name without the number or the letter behind it, where it has one.
fn without_number(name: &[u8]) -> Option<&[u8]> {
    match name {
        [rest @ .., b' ', letter] if letter.is_ascii_alphabetic() => Some(rest.trim_ascii()),
        [.., last] if last.is_ascii_digit() => {
            let is_number = |byte: &u8| byte.is_ascii_digit() || matches!(byte, b'#' | b'.');
            let end = name.iter().rposition(|byte| !is_number(byte))?;
            Some(name[..=end].trim_ascii())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_nobody_typed() {
        for name in ["Untitled match", " untitled ", "BEZ NAZWY"] {
            assert!(is_no_event(name.as_bytes()), "{name}");
        }
        for name in [
            "",
            "Team 1",
            "TEAM2",
            "team B",
            "Home",
            "Ploeg 12",
            "Equipe #1",
        ] {
            assert!(is_no_team(name.as_bytes()), "{name}");
        }
        for name in ["Untitled Cup", "Team Trophy"] {
            assert!(!is_no_event(name.as_bytes()), "{name}");
        }
        for name in ["Team Orange 1", "USA 2", "B", "7", "Homeward"] {
            assert!(!is_no_team(name.as_bytes()), "{name}");
        }
    }
}
