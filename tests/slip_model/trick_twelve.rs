//! Trick 12 put right (Law 62D), and what trick 13 then is.

use crate::slip_model::courses::{Won, winner};
use crate::slip_model::record::Record;
use pbn_audit::bridge::{Card, Seat, Side, Suit, Turn, side};

/// The winners of tricks 12 and 13 in every way in which trick 12 can be put right.
pub(crate) fn outcomes(record: &Record) -> Vec<[Won; 2]> {
    let row: Vec<_> = record.row(12).collect();
    let trump = record.board.trump();
    let ways = corrections(record, &row);
    ways.iter()
        .map(|cards| {
            let first = winner(cards, trump);
            let mut last: Vec<_> = cards
                .iter()
                .map(|(seat, card)| (*seat, other(record, *seat, *card)))
                .collect();
            let leader = last
                .iter()
                .position(|(seat, _)| Some(*seat) == first.by)
                .expect("he played");
            last.rotate_left(leader);
            [first, winner(&last, trump)]
        })
        .collect()
}

/// The other of a hand's last two cards.
fn other(record: &Record, seat: Seat, card: Card) -> Card {
    let mut held = record.held(Turn { trick: 12, seat }).iter();
    held.find(|it| *it != card).expect("two cards")
}

/// What was played to the trick, as far as it was put right.
#[derive(Default, Clone)]
struct SoFar {
    cards: Vec<(Seat, Card)>,
    /// Sides that revoked.
    offended: Vec<Side>,
    /// Sides of which a hand changed its card after a revoke of the other side, or had no other to change it for.
    changed: Vec<Side>,
}

fn corrections(record: &Record, row: &[(Seat, Card)]) -> Vec<Vec<(Seat, Card)>> {
    let led = row[0].1.suit;
    let mut ways = vec![SoFar::default()];
    for &(seat, card) in row {
        ways = ways
            .iter()
            .flat_map(|so_far| so_far.and(seat, card, other(record, seat, card), led))
            .collect();
    }
    ways.into_iter().map(|so_far| so_far.cards).collect()
}

impl SoFar {
    /// What the next hand may come to play: it revoked, or may change its card, or neither.
    fn and(&self, seat: Seat, played: Card, other: Card, led: Suit) -> Vec<Self> {
        let (us, them) = (side(seat), side(seat).other());
        if played.suit != led && other.suit == led {
            let mut next = self.playing(seat, other);
            next.offended.push(us);
            return vec![next];
        }
        let mut same = self.playing(seat, played);
        let offended = self.offended.contains(&them);
        let is_legal = other.suit == led || played.suit != led;
        if offended && !is_legal {
            same.changed.push(us); // whether partner of the revoker may then change is disputed: both are possible
        }
        if !is_legal || !(offended || self.changed.contains(&them)) {
            return vec![same];
        }
        let mut next = self.playing(seat, other);
        if offended {
            next.changed.push(us);
        }
        vec![same, next]
    }

    fn playing(&self, seat: Seat, card: Card) -> Self {
        let mut next = self.clone();
        next.cards.push((seat, card));
        next
    }
}
