//! A record whose later part is the play of another board: from some trick on most cards cannot be right.

use super::LegalReading;
use super::weights::{Weighed, cost};
use crate::bridge::{Deal, Table};
use crate::replay::layout::{columns, count, in_columns, is_of_each, known, rows};
use crate::replay::{Irregularity, Replay, Setting};

/// The fewest tricks of the board itself: by chance eight cards are in their columns once in 65,000 boards.
const OWN_TRICKS: usize = 2;

/// So many cards that cannot be right, in as many tricks, are no slips of one recorder.
const MANY_CARDS: usize = 6;
const MANY_TRICKS: usize = 3;

/// The reading of such a record, unless a card that was left out explains it. Its replay becomes that of the tricks before.
pub(super) fn take(
    (setting, table): (&Setting, &Table),
    replay: &mut Replay,
    is_moved: impl FnOnce() -> bool,
) -> Option<Weighed> {
    let deal = setting.deal.filter(Deal::is_complete)?;
    let rows = usize::from(table.rows);
    let mut tricks = fitting(&deal, table);
    let (mut before, mut own) = (0, 0);
    let first = loop {
        let trick = tricks.next()?;
        if trick.wrong > 0 {
            break trick.wrong;
        }
        (before, own) = (before + 1, own + usize::from(trick.is_own));
    };
    if own < OWN_TRICKS || before + MANY_TRICKS > rows {
        return None;
    }
    let count = first + tricks.map(|trick| trick.wrong).sum::<usize>();
    let recorded = table.cards().filter(|(row, ..)| *row >= before).count();
    if count < MANY_CARDS || 2 * count < recorded || is_moved() {
        return None;
    }
    let number = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
    let trick = number(before + 1);
    let head = Table {
        rows: number(before),
        surplus: 0,
        ..*table
    };
    *replay = Replay::of(setting, &head);
    let other = Irregularity::OtherPlay {
        trick,
        fit: number(recorded - count),
        recorded: number(recorded),
    };
    replay.irregularities.insert(0, other);
    let reading = LegalReading::OtherPlay(trick);
    Some(Weighed::new(reading, cost::OTHER_PLAY))
}

/// How a trick fits the deal.
struct Fitting {
    /// Whether each card is that of the hand of its column.
    is_own: bool,
    /// How many stand there a second time, or are not; none where it has a card of each hand, as its columns may be wrong.
    wrong: usize,
}

fn fitting(deal: &Deal, table: &Table) -> impl Iterator<Item = Fitting> {
    let (columns, known) = (columns(deal, table.first), known(deal));
    let mut seen = 0;
    rows(table).map(move |row| {
        let new = row.map(|card| card & !seen);
        seen |= row.iter().fold(0, |all, card| all | card);
        let wrong = count(row) - in_columns(new, columns);
        let is_of_each = new == row && is_of_each(row, known);
        Fitting {
            is_own: wrong == 0,
            wrong: if is_of_each { 0 } else { wrong },
        }
    })
}
