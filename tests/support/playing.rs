//! Play: follow suit, otherwise anything.

use super::Stream;
use pbn_audit::bridge::{BySeat, Card, Hand, Seat, Suit, Turn, seats_from};
use rand::RngExt;

/// One trick as it was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayedTrick {
    /// Who led.
    pub leader: Seat,
    /// What each hand played.
    pub cards: BySeat<Card>,
    /// Who won.
    pub winner: Seat,
}

/// As many tricks as there are cards in a hand. The first cards are as `given`, in order of play; the rest is legal for the hands that are left.
pub fn play(
    mut hands: BySeat<Hand>,
    (mut leader, trump): (Seat, Option<Suit>),
    given: &[Card],
    rng: &mut Stream,
) -> Vec<PlayedTrick> {
    let mut given = given.iter().copied();
    let mut tricks = Vec::with_capacity(13);
    for _ in 0..hands[leader].len() {
        let mut led = None;
        let mut played = Vec::with_capacity(4);
        for seat in seats_from(leader) {
            let card = given
                .next()
                .unwrap_or_else(|| any(legal(hands[seat], led), rng));
            assert!(hands[seat].remove(card), "a card that the hand holds");
            led = led.or(Some(card.suit));
            played.push((seat, card));
        }
        let winner = winner(&played, trump);
        let cards = BySeat::from_fn(|seat| {
            let place = played.iter().find(|(it, _)| *it == seat);
            place.expect("each seat plays").1
        });
        tricks.push(PlayedTrick {
            leader,
            cards,
            winner,
        });
        leader = winner;
    }
    tricks
}

/// The cards that may be played when this suit was led.
pub fn legal(hand: Hand, led: Option<Suit>) -> Hand {
    let following = led.map_or(Hand::EMPTY, |suit| of_suit(hand, suit));
    if following.is_empty() {
        hand
    } else {
        following
    }
}

/// The cards of one suit.
pub fn of_suit(hand: Hand, suit: Suit) -> Hand {
    let mut cards = Hand::EMPTY;
    cards[suit] = hand[suit];
    cards
}

/// Any card of a hand that has one.
pub fn any(hand: Hand, rng: &mut Stream) -> Card {
    let place = rng.random_range(0..hand.len());
    hand.iter().nth(place).expect("a card in this place")
}

fn winner(played: &[(Seat, Card)], trump: Option<Suit>) -> Seat {
    let led = played[0].1.suit;
    let power = |card: Card| (Some(card.suit) == trump, card.suit == led, card.rank.get());
    let best = played.iter().max_by_key(|(_, card)| power(*card));
    best.expect("four cards").0
}

/// The cards of some tricks in order of play.
pub fn turns(tricks: &[PlayedTrick]) -> Vec<(Turn, Card)> {
    let numbered = (1..).zip(tricks);
    let turns = numbered.flat_map(|(number, trick)| {
        seats_from(trick.leader).map(|seat| {
            let turn = Turn {
                trick: number,
                seat,
            };
            (turn, trick.cards[seat])
        })
    });
    turns.collect()
}
