//! Partners with one name.

use super::{C115, Case, Finding, Findings};
use crate::board::Item;
use crate::bridge::Seat;
use crate::words::message;

pub(super) fn report(case: &Case<'_>, findings: &mut Findings) {
    let Some(seat) = by_name(case) else { return };
    let span = case.record.span_of(Item::Player(seat));
    findings.once_a_file(&C115, b"", span, || {
        let message = message!("c115", seat, partner = seat.partner());
        Finding::new(&C115, span, message)
    });
}

/// The first of two partners with one name.
pub(super) fn by_name(case: &Case<'_>) -> Option<Seat> {
    let record = case.record;
    [Seat::North, Seat::East]
        .into_iter()
        .find(|seat| record.is_own_partner(*seat) && record.is_person(*seat))
}
