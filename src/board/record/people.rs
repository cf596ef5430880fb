//! Who played, by the names and the numbers that a record states.

use super::{Notation, Record};
use crate::board::platform::{is_robot, sign_of_number};
use crate::board::{Item, Platform};
use crate::bridge::Seat;

impl<'a> Record<'a> {
    /// The number of a player, who may be spelled in several ways: that of `Name#number`.
    pub fn number_of(&self, seat: Seat) -> Option<&'a [u8]> {
        let named = self.player(seat)?;
        let number = &named[sign_of_number(named)? + 1..];
        (!number.is_empty() && name(named)?.len() < named.len()).then_some(number)
    }

    /// Whether the name of a player is that of one person, and not of a robot or a team.
    pub fn is_person(&self, seat: Seat) -> bool {
        let Some(name) = self.written(Item::Player(seat)) else {
            return false;
        };
        let mut teams = [Item::HomeTeam, Item::VisitingTeam].into_iter();
        let is_of_team = |team: &[u8]| of_team(team).eq_ignore_ascii_case(of_team(name));
        !is_robot(name)
            && !teams.any(|team| self.written(team).is_some_and(is_of_team))
            && self.made_by(true) != Platform::Engine
    }

    /// Whether a player and the partner have one name, and no numbers that tell them apart.
    pub fn is_own_partner(&self, seat: Seat) -> bool {
        let own = self.player(seat);
        own == self.player(seat.partner()) && own.is_some_and(|it| name(it).is_some())
    }

    /// The name of a player, with the number behind it if there is one.
    fn player(&self, seat: Seat) -> Option<&'a [u8]> {
        match self.notation {
            Notation::Pbn(pbn) => pbn.stated(Item::Player(seat).tag()),
            Notation::Lin(lin) => lin.player(seat),
        }
    }
}

/// The name of a team without `Team` before it.
fn of_team(name: &[u8]) -> &[u8] {
    let (head, rest) = name.split_at(name.len().min(5));
    let is_so = head.eq_ignore_ascii_case(b"team ");
    if is_so { rest } else { name }
}

/// The name in `Name#number`, as RealBridge writes names with the numbers of a federation's members; `None` for an empty seat.
pub(super) fn name(value: &[u8]) -> Option<&[u8]> {
    let numbered = sign_of_number(value).map(|at| value.split_at(at));
    let name = match numbered {
        Some((name, [_, number @ ..])) if number.iter().all(u8::is_ascii_alphanumeric) => {
            name.trim_ascii()
        }
        _ => value,
    };
    let is_empty = name.iter().all(|byte| *byte == b'?');
    (!is_empty).then_some(name)
}
