//! What stood at one moment of the play: who held what, and what lay on the table.

use super::{Irregularity, Reading, Replay, Revoke};
use crate::bridge::{BySeat, Card, Hand, Seat, seats_from};

/// All four hands at one moment of the play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    /// What each hand still held; a hidden one is none.
    pub hands: BySeat<Option<Hand>>,
    /// What was played to the trick by then, in the order of play.
    pub trick: Vec<(Seat, Card)>,
}

impl Position {
    /// What stood just before a revoke; nothing when no hand is known.
    pub fn before(replay: &Replay, revoke: &Revoke) -> Option<Self> {
        let turn = revoke.turn;
        let mut hands = replay.setting.deal?.hands;
        let mut take = |seat: Seat, card: Card| {
            if let Some(hand) = &mut hands[seat] {
                hand.remove(card);
            }
        };
        let earlier = replay.before(turn.trick);
        for (seat, card) in earlier.flat_map(|(_, trick)| trick.cards.iter()) {
            if let Some(card) = card {
                take(seat, *card);
            }
        }
        let row = replay.trick(turn.trick);
        let before = seats_from(row.leader.unwrap_or(revoke.led_by));
        let before = before.into_iter().take_while(|seat| *seat != turn.seat);
        let trick: Vec<_> = before
            .filter_map(|seat| Some((seat, row.cards[seat]?)))
            .collect();
        for (seat, card) in &trick {
            take(*seat, *card);
        }
        Some(Self { hands, trick })
    }
}

impl Replay {
    /// Whether there is no doubt of what stood just before a revoke: a whole deal that is known, and every card from the
    /// first on recorded, in its column and legal. A lead out of turn that was accepted is legal (Law 53A).
    pub fn is_certain_before(&self, revoke: &Revoke) -> bool {
        let turn = revoke.turn;
        let whole_deal = |deal: crate::bridge::Deal| deal.size == 13 && deal.is_complete();
        let first_fault = self.irregularities.iter().find(|it| !is_legal(it));
        let mut earlier = self.before(turn.trick);
        let row = self.trick(turn.trick);
        self.setting.deal.is_some_and(whole_deal)
            && matches!(first_fault, Some(Irregularity::Revoke(first)) if first.turn == turn)
            && earlier.all(|(_, trick)| {
                trick.recorded() == 4 && trick.winner.is_some() && trick.reading == Reading::Fixed
            })
            && row.reading == Reading::Fixed
            && row.leader == Some(revoke.led_by)
    }
}

/// Whether what is out of order is so in the writing alone, or was accepted.
const fn is_legal(irregularity: &Irregularity) -> bool {
    matches!(
        irregularity,
        Irregularity::LeadOutOfTurn { .. }
            | Irregularity::LeadMarkUnfounded(_)
            | Irregularity::RevokeMarkUnfounded(..)
    )
}
