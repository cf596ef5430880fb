#![doc = include_str!("en.md")]

use super::wording::reading::nearest;
use super::{Case, DealElsewhere, Finding, Topic, Witness, place};
use crate::board::Item;
use crate::bridge::Turn;
use crate::diagnosis::LegalReading;
use crate::replay::{Irregularity, Replay};
use crate::words::{Message, message};

check! { "D104" "deal-does-not-fit-play", Error, "PBN 2.1 sections 3.4.11 and 3.6" }

pub(super) fn finding(case: &Case<'_>, _: &Replay, it: &Irregularity) -> Option<Finding> {
    match *it {
        Irregularity::DealDoesNotFit { fit, recorded } => Some(misfit(case, fit, recorded)),
        Irregularity::OtherPlay {
            trick,
            fit,
            recorded,
        } => Some(other_play(case, trick, [fit, recorded])),
        _ => None,
    }
}

fn misfit(case: &Case<'_>, fit: u8, recorded: u8) -> Finding {
    let (message, label, reading) = match case.nearest_reading() {
        Some(LegalReading::Missing(Turn { trick, seat })) => (
            if trick == 1 && case.premises.declarer() == Some(seat.rho()) {
                message!("d104-lead", fit, recorded, seat)
            } else {
                message!("d104-moved", fit, recorded, seat, trick)
            },
            message!("d104-moved-label"),
            message!("d104-reading"),
        ),
        _ => (
            message!("d104", fit, recorded),
            message!("d104-label"),
            reading(case.cross_board.witness),
        ),
    };
    Finding::new(&CHECK, case.record.span_of(Item::Deal), message)
        .label(label)
        .note(Topic::Reading, reading)
        .notes(Topic::Reading, nearest(case))
}

/// The later part of a play is that of another board.
fn other_play(case: &Case<'_>, trick: u8, [fit, recorded]: [u8; 2]) -> Finding {
    let message = match case.cross_board.deal_elsewhere {
        Some(DealElsewhere { file, board, .. }) if board != 0 => {
            let board = u32::from(board);
            message!("d104-play-of", trick, fit, recorded, board, file)
        }
        _ => message!("d104-other-play", trick, fit, recorded),
    };
    let mut finding = Finding::new(&CHECK, place::trick(case, trick), message)
        .label(message!("d104-other-play-label"))
        .note(Topic::Reading, message!("d104-other-play-reading", trick));
    finding.trick = Some(trick);
    finding
}

/// Which of the two is that of another board.
fn reading(witness: Witness) -> Message {
    match witness {
        Witness::Nothing => message!("d104-reading"),
        Witness::Fits => message!("d104-reading-play"),
        Witness::Against => message!("d104-reading-deal"),
    }
}
