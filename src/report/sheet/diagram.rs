//! Hands: as they were dealt with what was withheld, and as they were just before a revoke.

use super::revokes::Numbered;
use crate::bridge::{BySeat, Card, Hand, Seat, seats_from};
use crate::replay::Replay;
use crate::report::language::Words;

/// All four hands at one moment of the play.
#[derive(Debug)]
pub(super) struct Position {
    /// What each hand still held; a hidden one is none.
    pub(super) hands: BySeat<Option<Hand>>,
    /// What was played to the trick by then.
    pub(super) trick: Vec<(Seat, Card)>,
}

impl Position {
    /// What was played to the trick by then.
    pub(super) fn so_far(&self, words: &Words) -> String {
        let said = |(seat, card): &(Seat, Card)| {
            format!("{} {}", words.seat_letter(*seat), words.card(*card))
        };
        self.trick.iter().map(said).collect::<Vec<_>>().join("  ")
    }
}

/// The cards that should have been played, by hand.
pub(super) fn withheld(revokes: &[Numbered<'_>]) -> BySeat<Hand> {
    let mut withheld = BySeat::from_fn(|_| Hand::EMPTY);
    for one in revokes {
        for card in one.legal() {
            withheld[one.seat()].insert(card);
        }
    }
    withheld
}

/// What stood just before a revoke; nothing when no hand is known.
pub(super) fn before(replay: &Replay, one: &Numbered<'_>) -> Option<Position> {
    let mut hands = replay.setting.deal?.hands;
    let mut take = |seat: Seat, card: Card| {
        if let Some(hand) = &mut hands[seat] {
            hand.remove(card);
        }
    };
    for (number, trick) in replay.recorded() {
        if number >= one.trick() {
            break;
        }
        for (seat, card) in trick.cards.iter() {
            if let Some(card) = card {
                take(seat, *card);
            }
        }
    }
    let row = replay.trick(one.trick());
    let earlier = seats_from(row.leader.unwrap_or(one.revoke.led_by));
    let earlier = earlier.into_iter().take_while(|seat| *seat != one.seat());
    let trick: Vec<_> = earlier
        .filter_map(|seat| Some((seat, row.cards[seat]?)))
        .collect();
    for (seat, card) in &trick {
        take(*seat, *card);
    }
    Some(Position { hands, trick })
}
