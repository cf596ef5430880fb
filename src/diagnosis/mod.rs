//! What is wrong with a record that cannot be right as it is written: the readings that would make it right, what each costs,
//! and how sure each apparent revoke is.
//!
//! A replay takes the cards as they are recorded. Here they are doubted: a [`Replay`], with what else the record says
//! ([`Witnesses`]), becomes a [`Diagnosis`]. Readings compete by their costs (`weights.rs`), and the grade of a revoke is how
//! much likelier it is than any of them. Sound records, nearly all there are, never come here.
//!
//! It must not know PBN or LIN, files, the Laws, or how a reading is worded.

mod declarers;
mod grade;
mod legal_reading;
mod missing;
mod other_play;
mod record;
mod repair;
mod turned;
mod weights;
mod witnesses;

#[cfg(test)]
mod tests;

pub use grade::{Grade, WeighedRevoke, faults};
pub use legal_reading::{LegalReading, tricks_of};
pub use repair::card_for;
pub use weights::{Decibans, Sign, Signs, Weighed};
pub use witnesses::{Witnesses, trump_bit};

use crate::bridge::{Seat, Table};
use crate::replay::{Irregularity, Replay, Setting};
use std::cell::LazyCell;

/// What is wrong with the record of a board.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Diagnosis {
    /// Changes that would make the record right, the likeliest first, of each kind the nearest. They are searched for only
    /// where a hand seems to have revoked, or one card was not dealt to its hand.
    pub readings: Vec<Weighed>,
    /// What would make the record legal as well: all leads out of turn, or where a card is likeliest, all that are as near.
    pub others: Vec<LegalReading>,
    /// How sure each revoke of the replay is, in order of play.
    pub grades: Vec<Grade>,
    /// Declarer by the likeliest reading, where the record states another.
    pub declarer: Option<Seat>,
    /// What the revokes of the record were weighed by.
    pub weighed: Vec<WeighedRevoke>,
}

impl Diagnosis {
    /// Diagnoses the record of a replay into a new value; [`diagnose()`] reuses one.
    pub fn of(record: (&Setting, &Table), replay: &Replay, witnesses: Witnesses) -> Self {
        let mut this = Self::default();
        diagnose(record, &mut replay.clone(), witnesses, &mut this);
        this
    }

    /// The likeliest change that makes the record right.
    pub fn nearest(&self) -> Option<LegalReading> {
        self.readings.first().map(|it| it.reading)
    }

    /// Says nothing, as of a sound record.
    pub fn clear(&mut self) {
        self.readings.clear();
        self.others.clear();
        self.grades.clear();
        self.weighed.clear();
        self.declarer = None;
    }
}

/// Whether cards do not fit the hands that play them.
fn has_cards_out_of_place(replay: &Replay) -> bool {
    let is_out = |it: &Irregularity| {
        matches!(
            it,
            Irregularity::NotHeld { .. }
                | Irregularity::PlayedTwice { .. }
                | Irregularity::DealDoesNotFit { .. }
                | Irregularity::TooFewCards { .. }
        )
    };
    replay.irregularities.iter().any(is_out)
}

/// That each card was played by its owner, where whole rows of a record fit the deal only so and nothing else is wrong.
fn owners(replay: &Replay) -> Option<Weighed> {
    if !replay.has_whole_row_by_owner() {
        return None;
    }
    let is_owners = |it: &Irregularity| matches!(it, Irregularity::ColumnsNotFixed { .. });
    let are_owners = replay.irregularities.iter().all(is_owners);
    are_owners.then_some(Weighed::new(LegalReading::Owners, weights::cost::OWNERS))
}

/// Where the deal seems to be another, but a card was left out, the replay becomes that with its gap.
fn take_moved(read: &Replay, replay: &mut Replay) {
    use Irregularity::{DealDoesNotFit, TooFewCards};
    let is_misfit = |it: &Irregularity| matches!(it, DealDoesNotFit { .. } | TooFewCards { .. });
    let misfit = replay.irregularities.iter().copied().find(is_misfit);
    if let Some(misfit) = misfit {
        replay.clone_from(read);
        replay.irregularities.clear();
        replay.irregularities.push(misfit);
    }
}

/// Diagnoses the record of a replay: its table of cards, and what that was replayed from. Where the likeliest reading says that
/// other hands played the cards, the replay becomes that of the reading.
pub fn diagnose(
    record: (&Setting, &Table),
    replay: &mut Replay,
    witnesses: Witnesses,
    diagnosis: &mut Diagnosis,
) {
    diagnosis.clear();
    if let Some((reading, declarer, read)) = declarers::other(record, replay, witnesses) {
        diagnosis.readings.push(reading);
        diagnosis.declarer = Some(declarer);
        *replay = read;
        return;
    }
    if replay.irregularities.is_empty() {
        return;
    }
    let missing = LazyCell::new(|| missing::reading(record.0, record.1));
    let mut whole = turned::readings(record, replay, witnesses).unwrap_or_default();
    if let Some(Weighed { reading, .. }) = whole.first() {
        diagnosis.declarer = turned::take(*reading, record, replay, witnesses);
    } else if has_cards_out_of_place(replay) {
        whole.extend(other_play::take(record, replay, || missing.is_some()));
    }
    let mut found = repair::find(replay, witnesses).unwrap_or_default();
    found.readings.extend(owners(replay));
    if found.readings.is_empty()
        && has_cards_out_of_place(replay)
        && let Some((missing, read)) = &*missing
    {
        found.readings.push(*missing);
        take_moved(read, replay);
    }
    grade::weigh(replay, witnesses, &found, diagnosis);
    (diagnosis.readings, diagnosis.others) = (whole, found.others);
    diagnosis.readings.extend(found.readings);
}
