//! Another declarer than the record states, whom its auction or a list of results names.

use super::turned::misfit;
use super::weights::{Decibans, ENOUGH, against, cost};
use super::{LegalReading, Weighed, Witnesses};
use crate::bridge::{Seat, Table};
use crate::replay::{Irregularity, Replay, Setting};

/// The other declarer with the replay in which he declares, where that is likelier than the record as it is written.
pub(super) fn other(
    (setting, table): (&Setting, &Table),
    replay: &Replay,
    witnesses: Witnesses,
) -> Option<(Weighed, Seat, Replay)> {
    let declarer = witnesses.declarer;
    if misplaces_cards(replay) {
        return None;
    }
    // what the Play tag says is weighed by itself
    let is_statement = |it: &Irregularity| matches!(it, Irregularity::WrongOpeningLeader { .. });
    let faulty = if replay.irregularities.iter().all(is_statement) {
        0
    } else {
        cost::REVOKE
    };
    let stated = faulty + of_statements(declarer, replay, witnesses);
    if stated < cost::DECLARER + ENOUGH {
        return None; // the others cost that much at least
    }
    let others = [witnesses.by_auction, witnesses.listed];
    let others = others.into_iter().flatten();
    let others = others.filter(|seat| *seat != declarer);
    let weighed = others.filter_map(|seat| {
        let setting = Setting {
            leader: seat.lho(),
            ..*setting
        };
        let replay = Replay::of(&setting, table);
        let cost = cost::DECLARER + of_statements(seat, &replay, witnesses);
        let reading = LegalReading::Declarer(seat);
        let is_legal = replay.irregularities.is_empty();
        is_legal.then_some((Weighed { reading, cost }, seat, replay))
    });
    let nearest = weighed.min_by_key(|(it, ..)| it.cost);
    nearest.filter(|(it, ..)| it.cost + ENOUGH <= stated)
}

/// Whether cards were not dealt to the hands of their columns, or stand twice: then no record is legal, whoever led.
fn misplaces_cards(replay: &Replay) -> bool {
    let is_misplaced = |it: &Irregularity| {
        matches!(
            it,
            Irregularity::ColumnsNotFixed { .. }
                | Irregularity::NotHeld { .. }
                | Irregularity::DealTurned(_)
                | Irregularity::DealDoesNotFit { .. }
                | Irregularity::PlayedTwice { .. }
        )
    };
    replay.irregularities.iter().any(is_misplaced)
}

/// What the statements on declarer cost a reading in which this hand declares.
fn of_statements(declarer: Seat, replay: &Replay, witnesses: Witnesses) -> Decibans {
    let unless = |statement: Option<Seat>, seat: Seat, cost: Decibans| match statement {
        Some(other) if other != seat => cost,
        _ => 0,
    };
    unless(witnesses.by_auction, declarer, against::AUCTION)
        + unless(witnesses.listed, declarer, against::LIST)
        + unless(witnesses.leads, declarer.lho(), against::LEAD)
        + misfit(replay, declarer, witnesses)
}
