//! The players that a comment names by their seat or role. A name cannot be told from other words.

use crate::bridge::{Seat, seat};

/// How a comment names a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    Seat(Seat),
    Declarer,
    Dummy,
}

/// Words for them in small letters; of a language with other letters for seats only the words.
const ROLES: [(Role, &str); 6] = {
    use Role::{Declarer, Dummy, Seat as At};
    [
        (At(Seat::North), "north noord nord norte nort kuzey"),
        (At(Seat::East), "east oost ost este öst øst leste est"),
        (At(Seat::South), "south zuid süd sur sud syd sul güney"),
        (At(Seat::West), "west oeste ouest ovest väst vest batı"),
        (
            Declarer,
            "declarer decl leider rozgrywający alleinspieler spelförare spilfører",
        ),
        (Dummy, "dummy dum mort muerto dziadek"),
    ]
};

/// The players named in a text, in its order.
pub(super) fn players(text: &str) -> impl Iterator<Item = Role> {
    let words = text.split(|it: char| !it.is_alphanumeric() && it != '@');
    words.filter_map(role)
}

fn role(word: &str) -> Option<Role> {
    let by_letter = match word.as_bytes() {
        [letter @ b'A'..=b'Z'] => seat(*letter),
        _ => None,
    };
    let word = word.to_lowercase();
    let is_in = |words: &str| words.split(' ').any(|own| own == word);
    let by_word = || Some(ROLES.iter().find(|it| is_in(it.1))?.0);
    by_letter.map(Role::Seat).or_else(by_word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_named_by_seat_or_role() {
        let all = |text| players(text).collect::<Vec<_>>();
        assert_eq!(all("N revoked with @s5"), [Role::Seat(Seat::North)]);
        assert_eq!(
            all("decl revoked, dummy asked"),
            [Role::Declarer, Role::Dummy]
        );
        assert_eq!(all("zuid verzaakt in slag 5"), [Role::Seat(Seat::South)]);
        assert_eq!(all("revoke in s"), []);
    }
}
