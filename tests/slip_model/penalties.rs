//! Penalty cards (Law 50): those of the slip and those that a correction makes, and each failure to play one, which is a
//! revoke by Law 61A.

use crate::slip_model::record::{Record, happened};
use pbn_audit::bridge::{Card, Turn};
use pbn_audit::laws::{DirectorFact, Penalty};

/// A penalty card.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PenaltyCard {
    pub(crate) card: Card,
    rank: Penalty,
}

/// The penalty cards that a hand has at its turn, until it plays them.
pub(crate) fn penalty_cards(record: &Record, facts: &[DirectorFact], at: Turn) -> Vec<PenaltyCard> {
    let held = record.held(at);
    let lies = |card: Card| held.iter().any(|it| it == card);
    let of = |fact: &DirectorFact| match *fact {
        DirectorFact::PenaltyCard {
            from,
            to,
            seat,
            card,
            rank,
        } => {
            let now = seat == at.seat && (from..=to).contains(&at.trick) && lies(card);
            now.then_some(PenaltyCard { card, rank })
        }
        DirectorFact::Corrected {
            turn,
            withdrawn: card,
            ..
        } if record.is_defender(turn.seat) => {
            let now = turn.seat == at.seat && turn.trick < at.trick && lies(card);
            now.then_some(PenaltyCard {
                card,
                rank: Penalty::Major,
            })
        }
        _ => None,
    };
    facts.iter().filter_map(of).collect()
}

/// The penalty card that a hand failed to play at a turn, if it was its first chance.
pub(crate) fn first_failure(
    record: &Record,
    facts: &[DirectorFact],
    at: (Turn, Card),
) -> Option<Card> {
    let card = failure(record, facts, at)?;
    let earlier = record
        .cards
        .iter()
        .filter(|(turn, _)| turn.seat == at.0.seat && turn.trick < at.0.trick);
    let failed_before = earlier
        .into_iter()
        .any(|it| failure(record, facts, *it) == Some(card));
    (!failed_before).then_some(card)
}

/// The penalty card that a hand failed to play at a turn; none where the record is wrong.
fn failure(record: &Record, facts: &[DirectorFact], (turn, played): (Turn, Card)) -> Option<Card> {
    if happened(facts, turn) == Some(false) {
        return None;
    }
    let cards = penalty_cards(record, facts, turn);
    let led = record.led(turn.trick)?;
    let leads = record.row(turn.trick).next()?.0 == turn.seat;
    let follows = !leads && record.held(turn).iter().any(|card| card.suit == led);
    let could = |it: &&PenaltyCard| !follows || it.card.suit == led;
    let due = |it: &&PenaltyCard| match it.rank {
        Penalty::Minor if cards.len() == 1 => played.suit == it.card.suit && played.rank.get() < 10,
        _ => true,
    };
    let has_played_one = cards.iter().any(|it| it.card == played);
    let failed = cards.iter().filter(could).find(due).map(|it| it.card);
    failed.filter(|_| !has_played_one)
}
