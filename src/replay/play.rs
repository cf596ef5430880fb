//! From a table of cards to a replay: first the layout, then the walk through the tricks. A plain board
//! needs neither.

use super::layout::{Layout, by_rows, find, lay_out, misfit, wrong_leader};
use super::plain::{self, Columns};
use super::walk::Walk;
use super::{Irregularity, LeaderReading, Replay, Setting, Trick};
use crate::bridge::{Table, Turn, after, steps};

/// Replays a table of cards into `replay`, which can be reused.
pub fn replay(setting: &Setting, table: &Table, replay: &mut Replay) {
    let mut columns = Columns::default();
    let is_taken = columns.take(setting, table, replay);
    if is_taken && columns.replay(setting, table, replay) {
        return;
    }
    let layout = find(setting, table);
    let is_plain = match (layout, misfit(layout, table)) {
        (Layout::ByOwner, _) => plain::replay_by_owner(setting, table, replay),
        (_, Some(misfit)) => is_taken && columns.replay_misfit(misfit, replay),
        _ => false,
    };
    if !is_plain {
        in_layout(layout, setting, table, replay);
    }
}

/// How a record is read whose deal and play are turned against each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turned {
    /// The deal is right, and each card belongs to the hand that was dealt it.
    Owners,
    /// The deal is right, and the seats of the play, its leader's too, are moved clockwise by so many.
    Seats(u8),
}

/// Replays a table of cards whose deal and play are turned against each other.
pub fn replay_turned(turned: Turned, setting: &Setting, table: &Table, replay: &mut Replay) {
    match turned {
        Turned::Owners => play(Layout::ByOwner, setting, table, replay),
        Turned::Seats(steps) => {
            let moved = |seat| after(seat, usize::from(steps));
            let setting = Setting {
                leader: moved(setting.leader),
                ..*setting
            };
            let table = Table {
                first: moved(table.first),
                ..*table
            };
            any(&setting, &table, replay);
            let turned = Irregularity::SeatsTurned(steps);
            replay.irregularities.insert(0, turned);
        }
    }
    count(replay);
}

/// Replays any table of cards.
pub(super) fn any(setting: &Setting, table: &Table, replay: &mut Replay) {
    in_layout(find(setting, table), setting, table, replay);
}

/// More failures to follow suit than a record may show whose deal has other names: then a name is wrong, or a card.
const FAILURES: usize = 2;

fn in_layout(layout: Layout, setting: &Setting, table: &Table, replay: &mut Replay) {
    play(layout, setting, table, replay);
    match layout {
        Layout::Renamed(names, deal, _) if replay.revokes().next().is_some() => {
            if plain::replay_by_owner(setting, table, replay) {
                return;
            }
            // the contract may have the names of the deal, or those of the play
            let layouts = [layout, Layout::Renamed(names, deal, setting.trump)];
            let failures = layouts.map(|layout| {
                play(layout, setting, table, replay);
                (replay.revokes().count(), layout)
            });
            let [of_deal, of_play] = failures;
            let (count, best) = if of_play.0 < of_deal.0 {
                of_play
            } else {
                of_deal
            };
            let layout = if count <= FAILURES {
                best
            } else if names.turn().is_some() {
                Layout::ByOwner
            } else {
                by_rows(setting, table)
            };
            play(layout, setting, table, replay);
        }
        Layout::Fixed(_) | Layout::ByOwner
            if table.first != setting.leader && table.marks[0].lead == 0 =>
        {
            let asks = layout != Layout::ByOwner && replay.revokes().any(|it| it.turn.trick == 1);
            if !asks || !try_stated_leader(setting, table, replay) {
                let leader = wrong_leader(setting, table, LeaderReading::DueLed);
                replay.irregularities.insert(0, leader);
            }
        }
        _ => (),
    }
    count(replay);
    let (tricks, leader) = (&replay.tricks, replay.setting.leader);
    let place = |Turn { trick, seat }| {
        let leader = tricks[usize::from(trick) - 1].leader.unwrap_or(leader);
        (trick, steps(leader, seat))
    };
    let irregularities = &mut replay.irregularities;
    irregularities.sort_by_key(|it| it.turn().map_or((0, 0), place));
}

/// Counts the whole tricks, and the turns that are judged.
fn count(replay: &mut Replay) {
    let whole = replay.recorded();
    let whole = whole.map(|(_, trick)| u8::from(trick.is_whole())).sum();
    replay.whole = whole;
    let mut judged = 0;
    replay.each_judged(|_| judged += 1);
    replay.turns_judged = judged;
}

/// If the first trick has a revoke, but the whole record is legal with the seat of the Play tag as leader, takes that
/// reading.
fn try_stated_leader(setting: &Setting, table: &Table, replay: &mut Replay) -> bool {
    let stated = Setting {
        leader: table.first,
        ..*setting
    };
    play(Layout::Fixed(table.first), &stated, table, replay);
    if replay.revokes().next().is_some() {
        play(Layout::Fixed(table.first), setting, table, replay);
        return false;
    }
    let leader = wrong_leader(setting, table, LeaderReading::StatedSeatLed);
    replay.irregularities.push(leader);
    true
}

fn play(layout: Layout, setting: &Setting, table: &Table, replay: &mut Replay) {
    replay.size = setting.deal.map_or(13, |deal| deal.size);
    replay.rows = table.rows.min(replay.size);
    replay.turns_to_follow = 0;
    replay.own_leader = 0;
    replay.names_leaders = table.names_leaders;
    replay.irregularities.clear();
    replay.tricks = [Trick::default(); 13];
    surplus(table, replay);
    let within = Table {
        rows: replay.rows,
        ..*table
    };
    lay_out(layout, setting, &within, replay);
    Walk::new(replay, &within).run();
}

/// Reports more cards than the deal has.
fn surplus(table: &Table, replay: &mut Replay) {
    let rows = table.slots[..usize::from(table.rows)].iter();
    let beyond = rows.skip(replay.size.into()).flatten();
    let beyond = beyond.filter(|slot| slot.card().is_some()).count();
    let beyond = u32::try_from(beyond).unwrap_or(u32::MAX);
    let count = table.surplus.saturating_add(beyond);
    if count > 0 {
        let too_many = Irregularity::TooManyCards(count);
        replay.irregularities.push(too_many);
    }
}
