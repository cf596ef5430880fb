//! What is wrong with a record that cannot be right as it is written: the readings that would make it legal, and how sure each
//! apparent revoke is.
//!
//! A replay takes the cards as they are recorded. Here they are doubted: a [`Replay`] becomes a [`Diagnosis`]. Sound records,
//! nearly all there are, never come here.
//!
//! It must not know PBN or LIN, files, the Laws, or how a reading is worded.

mod grade;
mod legal_reading;
mod record;
mod repair;

#[cfg(test)]
mod tests;

pub use grade::{Grade, faults, grade};
pub use legal_reading::LegalReading;
pub use repair::{Readings, card_for};

use crate::replay::Replay;

/// What is wrong with the record of a board.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Diagnosis {
    /// Changes that would make the record legal. They are searched for only where a hand seems to have revoked, or one
    /// card was not dealt to its hand.
    pub readings: Readings,
    /// How sure each revoke of the replay is, in order of play.
    pub grades: Vec<Grade>,
}

impl Diagnosis {
    /// Diagnoses the record of a replay into a new value; [`diagnose()`] reuses one.
    pub fn of(replay: &Replay) -> Self {
        let mut this = Self::default();
        diagnose(replay, &mut this);
        this
    }

    /// Says nothing, as of a sound record.
    pub fn clear(&mut self) {
        self.readings.clear();
        self.grades.clear();
    }
}

/// Diagnoses the record of a replay.
pub fn diagnose(replay: &Replay, diagnosis: &mut Diagnosis) {
    diagnosis.clear();
    if replay.irregularities.is_empty() {
        return;
    }
    diagnosis.readings = repair::find(replay).unwrap_or_default();
    let Diagnosis { readings, grades } = diagnosis;
    grades.extend(
        replay
            .revokes()
            .map(|revoke| grade(replay, readings, revoke)),
    );
}
