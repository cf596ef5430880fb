//! The auction, as far as its calls can be read.

use super::Writing;
use super::lost::Lost;
use super::remarks::Remarks;
use super::tags::letter;
use crate::board::Entry;
use crate::bridge::{Call, Outcome, Penalty, Score, Seat};
use crate::pbn::Export;

/// Writes the section, if there is a call.
pub(super) fn write(of: &Writing<'_>, remarks: &mut Remarks, export: &mut Export, lost: &mut Lost) {
    let dealer = of.board.dealer.value().copied();
    let Some((_, entries)) = of.record.entries(dealer.or(Some(Seat::North))) else {
        return;
    };
    let read = entries.iter().map_while(|entry| match entry {
        Entry::Call(call) => Some(*call),
        _ => None,
    });
    let calls: Vec<Call> = read.collect();
    lost.calls += (of.game.calls.len() - calls.len()) as u64;
    export.section("Auction", letter(dealer));
    for (place, call) in calls.iter().enumerate() {
        remarks.write_behind_calls(place, export);
        export.token(&spelled(*call));
    }
    remarks.write_behind_calls(usize::MAX, export);
    if of.board.auction.outcome == Outcome::Open {
        export.star();
    }
    export.end_row();
}

fn spelled(call: Call) -> String {
    let penalty = Penalty::Undoubled;
    match call {
        Call::Pass => "Pass".to_owned(),
        Call::Double => "X".to_owned(),
        Call::Redouble => "XX".to_owned(),
        Call::Bid(bid) => Score::spell(crate::bridge::Contract { bid, penalty }),
    }
}
