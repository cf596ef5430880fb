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

/// Whether this is no name of an event.
pub(super) fn is_no_event(name: &[u8]) -> bool {
    is_one_of(name.trim_ascii(), &NO_EVENT)
}

/// Whether this is no name of a team.
pub(super) fn is_no_team(name: &[u8]) -> bool {
    let name = name.trim_ascii();
    name.is_empty() || is_one_of(name, &TEAM) || is_one_of(without_number(name), &TEAM)
}

fn is_one_of(name: &[u8], names: &[&str]) -> bool {
    names
        .iter()
        .any(|it| name.eq_ignore_ascii_case(it.as_bytes()))
}

/// A name without the number or the letter behind it.
fn without_number(name: &[u8]) -> &[u8] {
    let is_number = |byte: &u8| byte.is_ascii_digit() || matches!(byte, b'#' | b'.');
    let end = name.iter().rposition(|byte| !is_number(byte));
    let numbered = end.map_or(name, |end| &name[..=end]);
    match name {
        [rest @ .., b' ', letter] if letter.is_ascii_alphabetic() => rest.trim_ascii(),
        _ => numbered.trim_ascii(),
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
