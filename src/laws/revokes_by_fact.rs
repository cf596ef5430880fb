//! The revokes that only the director's facts show.
//!
//! For these the record has the card finally played, or a card that follows suit but is not the one required.

use super::establishment::{established, has_played};
use super::hand_at_turn::{bare, held};
use super::{
    DirectorFact, Duty, Edition, Established, Facts, Recorded, Rights, order, penalty_card,
};
use crate::bridge::{Card, Side, Suit, Turn};
use crate::replay::{Replay, Revoke};

/// A revoke with the suit that was not played, and whether it is established.
#[derive(Debug, Clone, Copy)]
pub(super) struct Found {
    pub(super) revoke: Revoke,
    pub(super) suit: Suit,
    pub(super) established: Established,
    /// Whether that suit was forbidden, so that any other should have been played.
    pub(super) forbidden: bool,
}

/// The revokes of the director's facts, in order of play; of two at one turn the established one comes first.
pub(super) fn found(edition: &Edition, replay: &Replay, facts: &Facts) -> Vec<Found> {
    let mut found: Vec<Found> = Vec::new();
    for &told in facts.told {
        found.extend(taken_back(edition, replay, facts, told));
        found.extend(omitted(edition, replay, told));
        found.extend(order::broken(replay, told).map(|broken| Found {
            revoke: broken.revoke,
            suit: broken.suit,
            forbidden: broken.forbidden,
            established: established(edition, replay, facts, &broken.revoke).0,
        }));
    }
    found.extend(
        facts
            .told
            .iter()
            .flat_map(|&told| restored(edition, replay, facts, told)),
    );
    let by_order = found.len();
    found.extend(penalty_cards(edition, replay, facts));
    found[..by_order].sort_by_key(in_order);
    found.sort_by_key(|one| in_order(one).0);
    found
}

/// Sort key: order of play; at one turn the established one first; otherwise independent of slip order.
fn in_order(one: &Found) -> ((u8, u8, bool), (u8, bool, u16)) {
    let revoke = one.revoke;
    let corrected = one.established == Established::No;
    let able = revoke.could_have_played.to_bits();
    (
        (revoke.turn.trick, revoke.position, corrected),
        (one.suit as u8, one.forbidden, able),
    )
}

/// Penalty cards that were not played (Law 61A, second limb).
fn penalty_cards(edition: &Edition, replay: &Replay, facts: &Facts) -> Vec<Found> {
    let missed = penalty_card::missed(replay, facts.told).into_iter();
    missed
        .filter_map(|breach| {
            let Duty::PenaltyCard { cards, .. } = breach.duty else {
                return None;
            };
            let suit = cards.iter().next()?.suit;
            let (led_by, led) = replay.trick(breach.turn.trick).led()?;
            let mut revoke = bare(breach.turn, led_by, led, breach.played);
            revoke.could_have_played = cards[suit];
            Some(Found {
                revoke,
                suit,
                established: established(edition, replay, facts, &revoke).0,
                forbidden: false,
            })
        })
        .collect()
}

/// A surplus card in a trick, returned to the hand and deemed to have been there all along (Law 67B2, 13, 14B): the
/// turns at which it should have been played.
fn restored(edition: &Edition, replay: &Replay, facts: &Facts, told: DirectorFact) -> Vec<Found> {
    let DirectorFact::ExtraCard { turn, card } = told else {
        return Vec::new();
    };
    let is_held = |trick: &u8| {
        let mut played = replay.recorded().take(usize::from(*trick));
        !played.any(|(_, trick)| trick.cards[turn.seat] == Some(card))
    };
    let tricks = (turn.trick.max(1)..=replay.rows).take_while(is_held);
    tricks
        .filter_map(|trick| {
            let at = Turn { trick, ..turn };
            let played = replay.trick(trick).cards[turn.seat]?;
            let mut revoke = not_followed(replay, at, played)?;
            let suit = revoke.led_suit();
            revoke.could_have_played.insert(card.rank);
            (card.suit == suit && played.suit != suit).then(|| Found {
                revoke,
                suit,
                established: established(edition, replay, facts, &revoke).0,
                forbidden: false,
            })
        })
        .collect()
}

/// A withdrawn card: corrected in time, or ruled as if established (Law 43B2b, 63B of 1997).
fn taken_back(
    edition: &Edition,
    replay: &Replay,
    facts: &Facts,
    told: DirectorFact,
) -> Option<Found> {
    let as_if = |by: Option<&'static str>, turn: Turn| {
        by.map_or(Established::No, |by| Established::Yes {
            by,
            trick: turn.trick,
            card: None,
        })
    };
    let stands = |turn: Turn, card| {
        (1..=replay.rows).contains(&turn.trick)
            && replay.trick(turn.trick).cards[turn.seat] == Some(card)
    };
    let (turn, withdrawn, established) = match told {
        DirectorFact::Corrected {
            turn,
            withdrawn,
            record: Recorded::Old(legal),
        } if stands(turn, legal) => (turn, withdrawn, Established::No),
        DirectorFact::Corrected {
            turn,
            withdrawn,
            record: Recorded::New,
        } => (turn, withdrawn, Established::No),
        DirectorFact::DummyAsked {
            turn,
            withdrawn: Some(card),
            rights,
        } if turn.seat == facts.declarer => {
            let by = (rights == Rights::Lost).then_some("43B2");
            (turn, card, as_if(by, turn))
        }
        DirectorFact::DefenderAsked {
            turn,
            withdrawn: Some(card),
            permitted,
        } => {
            let by = edition.asked_by_partner.filter(|_| !permitted);
            (turn, card, as_if(by, turn))
        }
        _ => return None,
    };
    let revoke = not_followed(replay, turn, withdrawn)?;
    let suit = revoke.led_suit();
    (withdrawn.suit != suit).then_some(Found {
        revoke,
        suit,
        established,
        forbidden: false,
    })
}

/// A missing card, found after both sides played on (Law 67B1). Before that it is only supplied (Law 67A).
fn omitted(edition: &Edition, replay: &Replay, told: DirectorFact) -> Option<Found> {
    let DirectorFact::MissingCard { turn, card } = told else {
        return None;
    };
    let revoke = not_followed(replay, turn, card)?;
    let next = turn.trick + 1;
    let suit = revoke.led_suit();
    let on = replay.rows > next || Side::ALL.iter().all(|&by| has_played(replay, next, by));
    let established = Established::Yes {
        by: "67B1",
        trick: next,
        card: None,
    };
    (on && (edition.every_omission || card.suit != suit)).then_some(Found {
        revoke,
        suit,
        established,
        forbidden: false,
    })
}

/// A card played by a hand that did not lead, to a trick of which the card led is recorded.
fn not_followed(replay: &Replay, turn: Turn, played: Card) -> Option<Revoke> {
    if !(1..=replay.rows).contains(&turn.trick) {
        return None;
    }
    let (led_by, led) = replay.trick(turn.trick).led()?;
    let mut revoke = bare(turn, led_by, led, played);
    revoke.could_have_played = held(replay, turn)[led.suit];
    (led_by != turn.seat).then_some(revoke)
}
