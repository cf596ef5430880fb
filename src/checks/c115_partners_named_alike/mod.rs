#![doc = include_str!("en.md")]

use super::{Case, Finding, Findings};
use crate::board::Item;
use crate::bridge::Seat;
use crate::words::message;

check! { "C115" "partners-named-alike", Note, "Law 4; PBN 2.1 section 3.4.5" }

/// Whether two partners have one name.
pub(super) fn is_shown(case: &Case<'_>) -> bool {
    by_name(case).is_some()
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    let Some(seat) = by_name(case) else { return };
    let span = case.record.span_of(Item::Player(seat));
    findings.once_a_file(&CHECK, b"", span, || {
        let message = message!("c115", seat, partner = seat.partner());
        Finding::new(&CHECK, span, message)
    });
}

/// The first of two partners with one name.
fn by_name(case: &Case<'_>) -> Option<Seat> {
    let record = case.record;
    [Seat::North, Seat::East]
        .into_iter()
        .find(|seat| record.is_own_partner(*seat) && record.is_person(*seat))
}
