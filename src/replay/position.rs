//! The position at one moment of the play: the four hands and the cards of the current trick.

use super::{Irregularity, Replay, Revoke};
use crate::bridge::{BySeat, Card, Deal, Hand, Seat, seats_from};

/// All four hands at one moment of the play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    /// The cards that each hand still held; `None` for a hidden hand.
    pub hands: BySeat<Option<Hand>>,
    /// The hand that led, or is to lead, to the trick.
    pub leader: Seat,
    /// The cards already played to the trick, in order.
    pub trick: Vec<(Seat, Card)>,
}

impl Position {
    /// The position before the opening lead; `None` when no hand is known.
    pub fn start(replay: &Replay) -> Option<Self> {
        let setting = &replay.setting;
        Some(Self {
            hands: setting.deal?.hands,
            leader: setting.leader,
            trick: Vec::new(),
        })
    }

    /// The cards that each hand still holds before a trick; `None` when no hand is known.
    pub fn hands_before(replay: &Replay, trick: u8) -> Option<BySeat<Option<Hand>>> {
        let mut hands = replay.setting.deal?.hands;
        let earlier = replay.before(trick);
        for (seat, card) in earlier.flat_map(|(_, trick)| trick.cards.iter()) {
            if let Some(card) = card {
                take(&mut hands, seat, *card);
            }
        }
        Some(hands)
    }

    /// The position just before a revoke; `None` when no hand is known.
    pub fn before(replay: &Replay, revoke: &Revoke) -> Option<Self> {
        let turn = revoke.turn;
        let mut hands = Self::hands_before(replay, turn.trick)?;
        let row = replay.trick(turn.trick);
        let leader = row.leader.unwrap_or(revoke.led_by);
        let before = seats_from(leader)
            .into_iter()
            .take_while(|seat| *seat != turn.seat);
        let trick: Vec<_> = before
            .filter_map(|seat| Some((seat, row.cards[seat]?)))
            .collect();
        for (seat, card) in &trick {
            take(&mut hands, *seat, *card);
        }
        Some(Self {
            hands,
            leader,
            trick,
        })
    }
}

fn take(hands: &mut BySeat<Option<Hand>>, seat: Seat, card: Card) {
    if let Some(hand) = &mut hands[seat] {
        hand.remove(card);
    }
}

// a row with a hole, or not read by columns, has an irregularity anyway
impl Replay {
    /// Whether the position just before a revoke is certain: the whole deal is known, and every card before it is
    /// recorded, in its column, and legal. A lead out of turn that was accepted is legal (Law 53A).
    pub fn is_certain_before(&self, revoke: &Revoke) -> bool {
        let turn = revoke.turn;
        let first_fault = self.irregularities.iter().find(|it| !is_legal(it));
        self.has_whole_deal()
            && matches!(first_fault, Some(Irregularity::Revoke(first)) if first.turn == turn)
    }

    /// Whether the deal is certain: complete, and every recorded card fits it in its column.
    pub fn is_certain_of_deal(&self) -> bool {
        let of_play = |it: &Irregularity| {
            matches!(it, Irregularity::Revoke(_) | Irregularity::Hole(_)) || is_legal(it)
        };
        self.has_whole_deal() && self.irregularities.iter().all(of_play)
    }

    fn has_whole_deal(&self) -> bool {
        let is_whole = |deal: Deal| deal.size == 13 && deal.is_complete();
        self.setting.deal.is_some_and(is_whole)
    }
}

/// Whether the irregularity is only one of notation, or was accepted.
const fn is_legal(irregularity: &Irregularity) -> bool {
    matches!(
        irregularity,
        Irregularity::LeadOutOfTurn { .. }
            | Irregularity::LeadMarkUnfounded(_)
            | Irregularity::RevokeMarkUnfounded(..)
    )
}
