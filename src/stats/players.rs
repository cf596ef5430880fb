//! What players are called, and who plays which role.

use super::labels::one_line;
use super::turn::{ROLES, role};
use crate::board::LinRecord;
use crate::bridge::Seat;
use crate::checks::Case;
use std::collections::HashMap;
use std::sync::Arc;

/// What players are called.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Players {
    /// Turns are not counted by player.
    #[default]
    Uncounted,
    /// By their names.
    Named,
    /// By the pseudonym of each name, and of each number behind a `#`.
    Pseudonyms(Arc<HashMap<String, String>>),
}

/// The players of a board by role, where they are counted.
pub(super) type Named = Option<Box<[String; ROLES.len()]>>;

impl Players {
    /// Those of a board; without a name where none is stated.
    pub(super) fn of(&self, case: &Case<'_>) -> Named {
        if matches!(self, Self::Uncounted) {
            return None;
        }
        let mut names = [const { String::new() }; ROLES.len()];
        if let Ok(at_table) = case.premises.table() {
            for seat in Seat::ALL {
                names[usize::from(role(seat, at_table.declarer))] = self.player(case, seat);
            }
            let [declarer, dummy, ..] = &mut names;
            dummy.clone_from(declarer); // dummy's cards are declarer's to play
        }
        Some(Box::new(names))
    }

    /// What a player is called: by his number where he has one, as his name is spelled in several ways. Nobody is a robot, a
    /// team, or his own partner, or sits in both rooms.
    fn player(&self, case: &Case<'_>, seat: Seat) -> String {
        let record = case.record;
        let is_nobody = !record.is_person(seat)
            || record.is_own_partner(seat)
            || record.lin().is_some_and(LinRecord::names_rooms_alike);
        if is_nobody {
            return String::new();
        }
        let name = || case.player(seat).unwrap_or_default();
        match (self, record.number_of(seat)) {
            (Self::Named, Some(number)) => {
                format!("#{}{SPELLED}{}", record.decoded(number), one_line(&name()))
            }
            (Self::Pseudonyms(all), Some(number)) => {
                let number = format!("#{}", record.decoded(number));
                let known = all.get(&number).cloned();
                known.unwrap_or_else(|| self.called(&name()))
            }
            _ => self.called(&name()),
        }
    }

    fn called(&self, name: &str) -> String {
        match self {
            Self::Pseudonyms(_) if name.is_empty() => String::new(),
            Self::Pseudonyms(all) => all.get(name).map_or("P", String::as_str).to_owned(),
            Self::Named | Self::Uncounted => one_line(name),
        }
    }
}

/// What stands between the number of a player and a name of his.
const SPELLED: char = '\u{1e}';

/// What a player is counted by, and where that is a number a name of his.
pub(super) fn key_and_name(player: &str) -> (&str, &str) {
    player.split_once(SPELLED).unwrap_or((player, ""))
}
