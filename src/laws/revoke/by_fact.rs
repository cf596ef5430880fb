//! The revokes that only the director's facts show.
//!
//! For these the record has the card finally played, or a card that follows suit but is not the one required.

use super::establishment::has_played;
use super::infraction::{Established, Source};
use super::rules::RevokeRules;
use crate::bridge::{Card, Hand, Side, Suit, Turn};
use crate::diagnosis::Grade;
use crate::laws::director::{
    self, Breach, DirectorFact, Duty, Instruction, Recorded, Rights, Timeline, What, bare,
};
use crate::replay::{Replay, Revoke};

/// A revoke, before it is known whether it was established.
#[derive(Debug, Clone, Copy)]
pub(super) struct RevokeCandidate {
    pub(super) revoke: Revoke,
    /// The suit that was not played.
    pub(super) suit: Suit,
    /// Whether that suit was forbidden, so that any other should have been played.
    pub(super) forbidden: bool,
    /// The cards that could have been played.
    pub(super) could_have_played: Hand,
    pub(super) source: Source,
    pub(super) grade: Grade,
    /// Whether it is a penalty card that was not played.
    penalty_card: bool,
    /// Whether it is ruled as established, where Law 63 does not decide that.
    pub(super) ruled_as: Option<Established>,
}

impl RevokeCandidate {
    /// A revoke that the record shows.
    pub(super) fn recorded(revoke: &Revoke, grade: Grade) -> Self {
        Self {
            source: Source::Record,
            grade,
            ..Self::of_slip(*revoke)
        }
    }

    /// A revoke that only the director's facts show.
    fn of_slip(revoke: Revoke) -> Self {
        Self {
            revoke,
            suit: revoke.led_suit(),
            forbidden: false,
            could_have_played: revoke.legal(),
            source: Source::Slip,
            grade: Grade::Certain,
            penalty_card: false,
            ruled_as: None,
        }
    }

    /// Sort key: those of the record; then in order of play, at one turn the established one first; otherwise independent
    /// of slip order.
    pub(super) fn precedence(&self, established: Established) -> impl Ord + use<> {
        if self.source == Source::Record {
            return None;
        }
        let revoke = &self.revoke;
        let corrected = established == Established::No;
        let able = revoke.could_have_played.to_bits();
        Some((
            (revoke.turn.trick, revoke.position, corrected),
            self.penalty_card,
            (self.suit as u8, self.forbidden, able),
        ))
    }
}

/// The revokes of the director's facts.
pub(super) fn by_facts(rules: &RevokeRules, timeline: &Timeline) -> Vec<RevokeCandidate> {
    let mut found: Vec<RevokeCandidate> = Vec::new();
    for &fact in timeline.facts.by_director {
        match fact {
            DirectorFact::MissingCard { turn, card } => {
                found.extend(omitted(rules, timeline, turn, card));
            }
            DirectorFact::ExtraCard { turn, card } => found.extend(restored(timeline, turn, card)),
            _ => found.extend(taken_back(rules, timeline, fact)),
        }
    }
    let breaches = timeline.breaches.iter();
    found.extend(breaches.filter_map(|breach| of_breach(timeline.play, breach)));
    found
}

/// A penalty card that was not played, or a requirement that was not obeyed (Law 61A, second limb).
fn of_breach(play: &Replay, breach: &Breach) -> Option<RevokeCandidate> {
    let (led_by, led) = play.trick(breach.turn.trick).led()?;
    let (suit, forbidden) = match breach.duty {
        Duty::PenaltyCard { cards, .. } => (cards.iter().next()?.suit, false),
        Duty::Lead { suit, order } => (suit, order == Instruction::MayNot),
        Duty::Play { what, order } => {
            let suit = match what {
                What::Suit(suit) => suit,
                What::Card(card) => card.suit,
                What::Highest | What::Lowest => led.suit,
            };
            (suit, order == Instruction::MayNot)
        }
    };
    let mut revoke = bare(breach.turn, led_by, led, breach.played);
    revoke.could_have_played = breach.could_have_played[suit];
    Some(RevokeCandidate {
        suit,
        forbidden,
        could_have_played: breach.could_have_played,
        penalty_card: matches!(breach.duty, Duty::PenaltyCard { .. }),
        ..RevokeCandidate::of_slip(revoke)
    })
}

/// A surplus card in a trick, returned to the hand and deemed to have been there all along (Law 67B2, 13, 14B): the
/// turns at which it should have been played.
fn restored(timeline: &Timeline, turn: Turn, card: Card) -> impl Iterator<Item = RevokeCandidate> {
    let play = timeline.play;
    let is_held = move |trick: &u8| {
        let mut played = play.recorded().take(usize::from(*trick));
        !played.any(|(_, trick)| trick.cards[turn.seat] == Some(card))
    };
    let tricks = (turn.trick.max(1)..=play.rows).take_while(is_held);
    tricks.filter_map(move |trick| {
        let at = Turn { trick, ..turn };
        let played = play.trick(trick).cards[turn.seat]?;
        let mut revoke = not_followed(timeline, at, played)?;
        let suit = revoke.led_suit();
        revoke.could_have_played.insert(card.rank);
        (card.suit == suit && played.suit != suit).then_some(RevokeCandidate::of_slip(revoke))
    })
}

/// A withdrawn card: corrected in time, or ruled as if established (Law 43B2b, 63B of 1997).
fn taken_back(
    rules: &RevokeRules,
    timeline: &Timeline,
    fact: DirectorFact,
) -> Option<RevokeCandidate> {
    let (turn, withdrawn) = director::taken_back(fact)?;
    let play = timeline.play;
    let is_played =
        |card| play.reaches(turn.trick) && play.trick(turn.trick).cards[turn.seat] == Some(card);
    let as_established_by = match fact {
        DirectorFact::Corrected {
            record: Recorded::Old(legal),
            ..
        } if !is_played(legal) => return None,
        DirectorFact::DummyAsked { rights, .. } => {
            let is_lost = rights == Rights::Lost && turn.seat == timeline.facts.declarer;
            is_lost.then_some("43B2")
        }
        DirectorFact::DefenderAsked { permitted, .. } => {
            rules.asked_by_partner.filter(|_| !permitted)
        }
        _ => None,
    };
    let revoke = not_followed(timeline, turn, withdrawn)?;
    let by_law = |by| Established::yes(by, turn.trick, None);
    let established = as_established_by.map_or(Established::No, by_law);
    (withdrawn.suit != revoke.led_suit()).then_some(RevokeCandidate {
        ruled_as: Some(established),
        ..RevokeCandidate::of_slip(revoke)
    })
}

/// A missing card, found after both sides played on (Law 67B1). Before that it is only supplied (Law 67A).
fn omitted(
    rules: &RevokeRules,
    timeline: &Timeline,
    turn: Turn,
    card: Card,
) -> Option<RevokeCandidate> {
    let revoke = not_followed(timeline, turn, card)?;
    let next = turn.trick + 1;
    let play = timeline.play;
    let on = play.rows > next || Side::ALL.into_iter().all(|by| has_played(play, next, by));
    let established = Established::yes("67B1", next, None);
    (on && (rules.every_omission || card.suit != revoke.led_suit())).then_some(RevokeCandidate {
        ruled_as: Some(established),
        ..RevokeCandidate::of_slip(revoke)
    })
}

/// A card played by a hand that did not lead, to a trick of which the card led is recorded.
fn not_followed(timeline: &Timeline, turn: Turn, played: Card) -> Option<Revoke> {
    if !timeline.play.reaches(turn.trick) {
        return None;
    }
    let (led_by, led) = timeline.play.trick(turn.trick).led()?;
    let mut revoke = bare(turn, led_by, led, played);
    revoke.could_have_played = timeline.at(turn)?.held[led.suit];
    (led_by != turn.seat).then_some(revoke)
}
