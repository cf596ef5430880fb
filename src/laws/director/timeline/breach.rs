//! Breaches: penalty cards that were not played and requirements that were not obeyed.
//!
//! Following suit takes precedence over any requirement (Law 44C), and a player who cannot obey may play any legal card
//! (Law 59). A penalty card that could be played within those had to be (Law 50D1).

use super::super::{Answer, Facts, Penalty, testified};
use super::duty::Duty;
use super::hands::HandAtTurn;
use crate::bridge::{BySeat, Card, Hand, Rank, Seat, Side, Suit, Turn, seats_from, side, steps};
use crate::replay::Replay;

/// A card played contrary to a duty that the hand could have met (Law 59).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Breach {
    /// When, and by which hand.
    pub turn: Turn,
    /// The card played.
    pub played: Card,
    /// What was due instead.
    pub duty: Duty,
    /// The cards that would have met the duty.
    pub could_have_played: Hand,
    /// Where it was a penalty card: the next card of declarer or dummy, with which he accepted the one played (Law 52B1b).
    pub accepted_by: Option<(Turn, Card)>,
}

/// The breaches of a board, in order of play; none at a turn where the record is wrong, according to the director, as what
/// was played there is unknown.
pub(super) fn breaches(play: &Replay, facts: &Facts, hands: &[BySeat<HandAtTurn>]) -> Vec<Breach> {
    let mut found = Vec::new();
    for seat in Seat::ALL {
        let mut counted = Hand::EMPTY;
        for ((trick, recorded), of_trick) in play.recorded().zip(hands) {
            let at = (Turn { trick, seat }, recorded.cards[seat]);
            let (Some((_, led)), (turn, Some(played))) = (recorded.led(), at) else {
                continue;
            };
            if testified(facts.by_director, play, turn) == Answer::No {
                continue;
            }
            let hand = &of_trick[seat];
            found.extend(disobeyed(hand, turn, played, led.suit));
            let missed = missed(hand, turn, played, led.suit);
            // a later chance to play the same penalty card is not counted again
            let is_new = |it: &Breach| (it.could_have_played & counted).is_empty();
            if let Some(breach) = missed.filter(is_new) {
                counted |= breach.could_have_played;
                found.push(Breach {
                    accepted_by: next_card(play, turn, facts.declaring()),
                    ..breach
                });
            }
        }
    }
    let place = |turn: Turn| {
        let leader = play.trick(turn.trick).leader;
        leader.map_or(0, |leader| steps(leader, turn.seat))
    };
    found.sort_by_key(|it| (it.turn.trick, place(it.turn), it.duty.key()));
    found.dedup();
    found
}

/// The requirements at a turn that could be obeyed and were not.
fn disobeyed(
    hand: &HandAtTurn,
    turn: Turn,
    played: Card,
    led: Suit,
) -> impl Iterator<Item = Breach> {
    let legal = hand.legal.filter(|legal| legal.contains(played));
    hand.required.iter().filter_map(move |&duty| {
        let could_have_played = duty.met_by(legal?, led);
        let is_met = could_have_played.is_empty() || could_have_played.contains(played);
        (!is_met).then_some(Breach {
            turn,
            played,
            duty,
            could_have_played,
            accepted_by: None,
        })
    })
}

/// The next card that a side played after a turn, as far as it is recorded.
fn next_card(play: &Replay, after: Turn, by: Side) -> Option<(Turn, Card)> {
    play.recorded().find_map(|(number, trick)| {
        let leader = trick.leader?;
        let is_later = |seat| {
            let place = |seat| (number, steps(leader, seat));
            place(seat) > (after.trick, steps(leader, after.seat))
        };
        let mut seats = seats_from(leader).into_iter();
        seats.find_map(|seat| {
            let turn = Turn::new(number, seat);
            let card = trick.cards[seat]?;
            (side(seat) == by && is_later(seat)).then_some((turn, card))
        })
    })
}

/// The penalty cards that a hand could have played at a turn, within its requirements, if it played another card.
fn missed(hand: &HandAtTurn, turn: Turn, played: Card, led: Suit) -> Option<Breach> {
    let (open, rank) = (hand.penalty_cards, hand.rank);
    if open.is_empty() || open.contains(played) {
        return None;
    }
    // the legal cards that obey every requirement that can be obeyed
    let allowed = hand.required.iter().fold(hand.legal?, |legal, duty| {
        let left = duty.met_by(legal, led);
        if left.is_empty() { legal } else { left }
    });
    let cards = open & allowed;
    let matters = match rank {
        Penalty::Major => true,
        Penalty::Minor => !(cards & lower_in_suit(played)).is_empty(),
    };
    (!cards.is_empty() && matters).then_some(Breach {
        turn,
        played,
        duty: Duty::PenaltyCard { cards, rank },
        could_have_played: cards,
        accepted_by: None,
    })
}

/// All cards below the ten in the suit of a card below the ten; empty for an honour.
fn lower_in_suit(played: Card) -> Hand {
    if played.rank.get() >= 10 {
        return Hand::EMPTY;
    }
    let ranks = (2..10).map(Rank::new);
    ranks.map(|rank| Card { rank, ..played }).collect()
}
