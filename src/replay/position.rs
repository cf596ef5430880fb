//! What stood at one moment of the play: who held what, and what lay on the table.

use super::{Irregularity, Replay, Revoke};
use crate::bridge::{BySeat, Card, Deal, Hand, Seat, seats_from};

/// All four hands at one moment of the play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    /// What each hand still held; a hidden one is none.
    pub hands: BySeat<Option<Hand>>,
    /// Who led to the trick, or is to lead to it.
    pub leader: Seat,
    /// What was played to the trick by then, in the order of play.
    pub trick: Vec<(Seat, Card)>,
}

impl Position {
    /// What stood before the opening lead; nothing when no hand is known.
    pub fn start(replay: &Replay) -> Option<Self> {
        let setting = &replay.setting;
        Some(Self {
            hands: setting.deal?.hands,
            leader: setting.leader,
            trick: Vec::new(),
        })
    }

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
        let leader = row.leader.unwrap_or(revoke.led_by);
        let before = seats_from(leader)
            .into_iter()
            .take_while(|seat| *seat != turn.seat);
        let trick: Vec<_> = before
            .filter_map(|seat| Some((seat, row.cards[seat]?)))
            .collect();
        for (seat, card) in &trick {
            take(*seat, *card);
        }
        Some(Self {
            hands,
            leader,
            trick,
        })
    }
}

// a row with a hole, or one that is not read by its columns, has an irregularity of its own
impl Replay {
    /// Whether there is no doubt of what stood just before a revoke: a whole deal that is known, and every card from the
    /// first on recorded, in its column and legal. A lead out of turn that was accepted is legal (Law 53A).
    pub fn is_certain_before(&self, revoke: &Revoke) -> bool {
        let turn = revoke.turn;
        let first_fault = self.irregularities.iter().find(|it| !is_legal(it));
        self.has_whole_deal()
            && matches!(first_fault, Some(Irregularity::Revoke(first)) if first.turn == turn)
    }

    /// Whether there is no doubt of the deal: a whole one that is known, which every recorded card fits in its column.
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

/// Whether what is out of order is so in the writing alone, or was accepted.
const fn is_legal(irregularity: &Irregularity) -> bool {
    matches!(
        irregularity,
        Irregularity::LeadOutOfTurn { .. }
            | Irregularity::LeadMarkUnfounded(_)
            | Irregularity::RevokeMarkUnfounded(..)
    )
}
