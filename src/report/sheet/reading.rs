//! What would make a record legal.

use crate::replay::{LegalReading, Readings};
use crate::words::{Message, message};

/// The nearest reading first, then the hands that could have led out of turn.
pub(super) fn all(readings: &Readings) -> Vec<Message> {
    let Some(nearest) = readings.nearest else {
        return Vec::new();
    };
    let others = readings.leaders.iter().filter(|it| **it != nearest);
    std::iter::once(&nearest)
        .chain(others)
        .map(|it| change(*it))
        .collect()
}

fn change(reading: LegalReading) -> Message {
    match reading {
        LegalReading::Exchange { seat, tricks } => {
            message!("reading-exchange", seat = seat, tricks = tricks.to_vec())
        }
        LegalReading::Card {
            seat,
            trick,
            written,
            played,
        } => message!(
            "reading-card",
            seat = seat,
            trick = trick,
            written = written,
            played = played,
        ),
        LegalReading::Noise { trick } => message!("reading-noise", trick = trick),
        LegalReading::Leader { seat, trick } => {
            message!("reading-leader", seat = seat, trick = trick)
        }
        LegalReading::Trump(Some(suit)) => message!("reading-trump", suit = suit),
        LegalReading::Trump(None) => message!("reading-notrump"),
    }
}
