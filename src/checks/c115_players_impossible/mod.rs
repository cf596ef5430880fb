#![doc = include_str!("en.md")]

use super::{Case, Finding, Findings};
use crate::board::{Item, LinRecord, Platform, is_robot};
use crate::bridge::Seat;
use crate::words::message;

check! {
    "C115" "players-impossible", Note, "Law 4; PBN 2.1 section 3.4.5";
    since "0.1.0", asked where PLAYERS
}

/// Whether who sat where cannot be known by the names.
pub(super) fn is_shown(case: &Case<'_>) -> bool {
    own_partner(case).is_some() || has_rooms_alike(case)
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    if let Some(seat) = own_partner(case) {
        let span = case.record.span_of(Item::Player(seat));
        findings.once_a_file(&CHECK, b"partner", span, || {
            let message = message!("c115", seat, partner = seat.partner());
            Finding::new(&CHECK, span, message)
        });
    }
    if has_rooms_alike(case) {
        let span = case.record.span_of(Item::Player(Seat::South));
        findings.once_a_file(&CHECK, b"rooms", span, || {
            Finding::new(&CHECK, span, message!("c115-rooms"))
        });
    }
}

/// The first of two partners with one name, where it is not that of a team or of a robot.
fn own_partner(case: &Case<'_>) -> Option<Seat> {
    let name = |seat| case.record.stated(Item::Player(seat));
    let seat = [Seat::North, Seat::East]
        .into_iter()
        .find(|seat| name(*seat).is_some_and(|it| name(seat.partner()) == Some(it)))?;
    let mut teams = [Item::HomeTeam, Item::VisitingTeam].into_iter();
    let is_person = !teams.any(|team| case.record.stated(team) == name(seat))
        && !is_robot(name(seat)?)
        && case.record.platform() != Platform::Engine;
    is_person.then_some(seat)
}

fn has_rooms_alike(case: &Case<'_>) -> bool {
    let lin = case.record.lin();
    lin.is_some_and(LinRecord::names_rooms_alike)
}
