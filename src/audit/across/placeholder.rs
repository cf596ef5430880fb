//! Names that a program fills in where nobody typed one: they tell no event and no team from another.

/// What an event is called that has no name.
const NO_EVENT: [&str; 8] = [
    "untitled",
    "untitled match",
    "unnamed",
    "no name",
    "zonder naam",
    "naamloos",
    "bez nazwy",
    "sans titre",
];

/// Words for a team, which a number or a letter may follow: `Team 1`.
const TEAM: [&str; 17] = [
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
];

/// Whether a name, in any case, is one of these: nearly all differ in length.
fn holds(names: &[&str], name: &[u8]) -> bool {
    let mut names = names.iter();
    names.any(|it| name.eq_ignore_ascii_case(it.as_bytes()))
}

/// Whether this is no name of an event: a program fills it in where nobody typed one.
pub fn is_no_event(name: &[u8]) -> bool {
    holds(&NO_EVENT, name.trim_ascii())
}

pub(super) fn is_no_team(name: &[u8]) -> bool {
    let name = name.trim_ascii();
    name.is_empty() || holds(&TEAM, name) || without_number(name).is_some_and(|it| holds(&TEAM, it))
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
