//! A record whose deal and play are turned against each other: each card fits the hand so many seats away. The deal may be right
//! and the cards may stand with the wrong hands, or the seats of auction and play are off, or the deal is turned. Which it was
//! only the other statements of the record can say, and how often each happens.

use super::weights::{Decibans, against, cost};
use super::{LegalReading, Weighed, Witnesses};
use crate::bridge::{Card, Deal, Seat, Table, Turn, after, side};
use crate::replay::{Irregularity, Replay, Setting, Turned, replay_turned};

/// The readings of such a record, the likeliest first; `None` for any other.
pub(super) fn readings(
    (setting, table): (&Setting, &Table),
    replay: &Replay,
    witnesses: Witnesses,
) -> Option<Vec<Weighed>> {
    let is_otherwise =
        |it: &&Irregularity| matches!(it, Irregularity::DealTurned(_) | Irregularity::Renamed(_));
    let steps = match *replay.irregularities.iter().find(is_otherwise)? {
        Irregularity::DealTurned(steps) => steps,
        Irregularity::Renamed(renaming) => {
            let reading = LegalReading::Renamed(renaming);
            return Some(vec![Weighed::new(reading, cost::DEAL)]);
        }
        _ => return None,
    };
    let seats = 4 - steps;
    let turned = after(witnesses.declarer, usize::from(seats));
    // a deal that is turned, and seats that are, give declarer the same tricks, and the same trumps
    let trumps = trumps_elsewhere(setting, [witnesses.declarer, turned]);
    let misfit = |declarer| {
        let stated = witnesses.tricks_of(declarer, replay.size);
        against_result(replay, witnesses.declarer, stated) + trumps
    };
    let reading = |reading, declarer, cost: Decibans| {
        Weighed::new(reading, cost + against_declarer(declarer, witnesses))
    };
    let by_owners = by_owners(setting, table).map(|replay| {
        let misfit = self::misfit(&replay, witnesses.declarer, witnesses);
        let base = if witnesses.is_doubled {
            cost::OWNERS_DOUBLED
        } else {
            cost::OWNERS
        };
        reading(LegalReading::Owners, witnesses.declarer, base + misfit)
    });
    let cost = cost::SEATS + misfit(turned);
    let seats = reading(LegalReading::SeatsTurned(seats), turned, cost);
    let cost = cost::DEAL + misfit(witnesses.declarer);
    let deal = reading(LegalReading::DealTurned(steps), witnesses.declarer, cost);
    let mut readings: Vec<_> = by_owners.into_iter().chain([seats, deal]).collect();
    readings.sort_by_key(|it| it.cost);
    Some(readings)
}

/// Replays the record as a reading has it, and gives declarer where he is another.
pub(super) fn take(
    reading: LegalReading,
    (setting, table): (&Setting, &Table),
    replay: &mut Replay,
    witnesses: Witnesses,
) -> Option<Seat> {
    match reading {
        LegalReading::Owners => replay_turned(Turned::Owners, setting, table, replay),
        LegalReading::SeatsTurned(steps) => {
            replay_turned(Turned::Seats(steps), setting, table, replay);
            return Some(after(witnesses.declarer, usize::from(steps)));
        }
        _ => (),
    }
    None
}

/// What it costs that the second declarer's side has fewer trumps than its opponents, where the first one's side has not.
fn trumps_elsewhere(setting: &Setting, declarers: [Seat; 2]) -> Decibans {
    let has_most = |declarer: Seat| {
        let (deal, trump) = (setting.deal?, setting.trump?);
        let of = |seat: Seat| deal.hands[seat].map(|hand| hand[trump].len());
        Some(of(declarer)? + of(declarer.partner())? > 6)
    };
    match declarers.map(has_most) {
        [Some(true), Some(false)] => against::TRUMPS,
        _ => 0,
    }
}

/// What the statements on who declared cost a reading.
fn against_declarer(declarer: Seat, witnesses: Witnesses) -> Decibans {
    let is_listed = witnesses.listed.is_none_or(|seat| seat == declarer);
    let is_scored = witnesses.scored.is_none_or(|it| it == side(declarer));
    let list = if is_listed { 0 } else { against::LIST };
    list + if is_scored { 0 } else { against::SCORE }
}

/// What the stated Result costs a reading in which this hand is declarer.
pub(super) fn misfit(replay: &Replay, declarer: Seat, witnesses: Witnesses) -> Decibans {
    let stated = witnesses.tricks_of(declarer, replay.size);
    against_result(replay, declarer, stated)
}

/// What it costs that this hand cannot have won so many tricks as declarer.
fn against_result(replay: &Replay, declarer: Seat, stated: Option<u8>) -> Decibans {
    if stated.is_none_or(|tricks| replay.allows(tricks, side(declarer))) {
        0
    } else {
        against::RESULT
    }
}

/// The replay with each card in the hand that was dealt it, if it is legal with the leader that is due.
fn by_owners(setting: &Setting, table: &Table) -> Option<Replay> {
    let deal = setting.deal?;
    let mut owned = Table::empty(setting.leader);
    for (row, _, card) in table.cards() {
        let turn = turn(&deal, row, card)?;
        let slot = owned.slots[row][owned.column_of(turn.seat)];
        if slot.card().is_some() {
            return None;
        }
        owned.put(turn, card);
    }
    let replay = Replay::of(setting, &owned);
    replay.irregularities.is_empty().then_some(replay)
}

fn turn(deal: &Deal, row: usize, card: Card) -> Option<Turn> {
    let seat = deal.owner(card)?;
    let trick = u8::try_from(row + 1).ok()?;
    Some(Turn { trick, seat })
}
