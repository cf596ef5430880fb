//! Conduct: what the director's facts show apart from the tricks of Law 64.
//!
//! Corrections, and who may change a card after them; penalty cards that were not played; lead restrictions and other
//! requirements that were not obeyed, and how long they applied; and facts that the director considers under other
//! Laws. Nothing here is judged.

use super::director::{
    Breach, Claimed, DirectorFact, LeadRestriction, OpeningLead, PenaltyCard, PenaltyEnd, Rights,
    Role, Timeline, taken_back,
};
use super::edition::Weighed;
use super::revoke::{Correction, Established, Infraction, corrections, open_end};
use crate::bridge::{Card, Seat, Side, Turn, bit, side, steps};

/// What the facts show apart from the tricks of Law 64; empty for a board without a director's facts and without a
/// revoke.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Conduct {
    /// The opening lead that was made by the wrong defender.
    pub opening_lead: Option<LeadOutOfTurn>,
    /// Revokes that were put right, in order of play.
    pub corrections: Vec<Correction>,
    /// Penalty cards that were not played and requirements that were not obeyed, in order of play.
    pub breaches: Vec<Breach>,
    /// The penalty cards, in the order in which they were exposed.
    pub penalty_cards: Vec<PenaltyCard>,
    /// How long each lead restriction applied.
    pub restrictions: Vec<LeadRestriction>,
    /// Facts that the director considers under other Laws.
    pub remarks: Vec<Remark>,
}

impl Conduct {
    /// Whether there is nothing to report.
    pub const fn is_empty(&self) -> bool {
        self.opening_lead.is_none()
            && self.corrections.is_empty()
            && self.breaches.is_empty()
            && self.penalty_cards.is_empty()
            && self.restrictions.is_empty()
            && self.remarks.is_empty()
    }
}

/// An opening lead by the wrong defender (Law 47E1, 54).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LeadOutOfTurn {
    /// Who led.
    pub seat: Seat,
    /// What.
    pub card: Card,
    /// Its outcome.
    pub outcome: OpeningLead,
}

/// A fact that the director considers under another Law: named, not judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Remark {
    /// The Law, in the numbering of the edition.
    pub law: &'static str,
    /// The fact.
    pub fact: Fact,
}

/// A fact for the director to consider.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {
    /// A card was shown and withdrawn: the non-offending side may use that information, the other may not (Law 16C).
    WithdrawnCard {
        /// Whose.
        seat: Seat,
        /// In which trick.
        trick: u8,
        /// The card.
        card: Card,
        /// Who may use it.
        authorised: Side,
    },
    /// A defender had a penalty card, seen by his partner.
    PenaltyCard {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
        /// What information from it may be used.
        usable: Usable,
    },
    /// A defender revoked on trick 12 before his partner had played to it.
    TrickTwelve(Turn),
    /// The same hand revoked again in the suit, perhaps to conceal the first.
    Repeat(Turn),
    /// Dummy, who had his rights, was the first to point out a defender's revoke: the transfer stands.
    DummySpoke(Turn),
    /// Dummy, who had his rights, asked declarer about a revoke, as he may.
    DummyAsked(Turn),
    /// Dummy asked a defender about a revoke, which he may not.
    DummyAskedDefender(Turn),
    /// A claim was disputed: the director decides who gets the tricks that were left (Law 70).
    DisputedClaim(Turn),
    /// The agreement to a claim was withdrawn: the director decides who gets the tricks that were left (Law 69B).
    WithdrawnClaim(Turn),
    /// Whether the correction period (79C) was still open.
    CorrectionPeriod {
        /// It did.
        open: bool,
    },
}

/// What information from a penalty card may be used (Law 50D1 of 1997, 50E of 2007 and 2017).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Usable {
    /// The partner may use only that it must be played (1997, 2007).
    Duty,
    /// Everyone may use all of it while it is exposed (2017).
    WhileOpen,
    /// It was picked up: from then on only declarer may use it (2017).
    UntilPickedUp,
}

impl Fact {
    /// Sort key: by kind, then in order of play; revokes in one trick are already in order.
    fn key(self) -> (u8, u8, u8, u64) {
        match self {
            Self::WithdrawnCard {
                seat, trick, card, ..
            } => (0, trick, seat as u8, bit(card)),
            Self::PenaltyCard { seat, card, .. } => (1, 0, seat as u8, bit(card)),
            Self::TrickTwelve(_) => (2, 0, 0, 0),
            Self::Repeat(turn) => (3, turn.trick, 0, 0),
            Self::DummySpoke(turn) => (4, turn.trick, turn.seat as u8, 0),
            Self::DummyAsked(turn) | Self::DummyAskedDefender(turn) => {
                (5, turn.trick, turn.seat as u8, 0)
            }
            Self::DisputedClaim(turn) => (6, turn.trick, turn.seat as u8, 0),
            Self::WithdrawnClaim(turn) => (6, turn.trick, turn.seat as u8, 1),
            Self::CorrectionPeriod { open } => (7, 0, 0, u64::from(open)),
        }
    }
}

/// Collects what the facts of a board show.
pub(super) fn conduct(
    weighed: &Weighed,
    timeline: &Timeline,
    infractions: &[Infraction],
) -> Conduct {
    let facts = timeline.facts.by_director;
    Conduct {
        opening_lead: facts.iter().find_map(|&fact| out_of_turn(fact)),
        corrections: corrections(timeline, infractions),
        breaches: timeline.breaches.clone(),
        penalty_cards: timeline.penalty_cards.clone(),
        restrictions: timeline.restrictions.clone(),
        remarks: remarks(weighed, timeline, infractions),
    }
}

const fn out_of_turn(fact: DirectorFact) -> Option<LeadOutOfTurn> {
    match fact {
        DirectorFact::OpeningLead {
            seat,
            card,
            outcome,
        } => Some(LeadOutOfTurn {
            seat,
            card,
            outcome,
        }),
        _ => None,
    }
}

fn remarks(weighed: &Weighed, timeline: &Timeline, infractions: &[Infraction]) -> Vec<Remark> {
    let stated = timeline.facts.by_director.iter();
    let stated = stated.flat_map(|&it| [of_director(timeline, it), dummy_asked(timeline, it)]);
    let mut facts: Vec<Fact> = stated.flatten().collect();
    let penalty_cards = &timeline.penalty_cards;
    // of one that was a penalty card Law 50, not 16C, says what may be used
    let was_penalty_card = |seat, card| {
        penalty_cards
            .iter()
            .any(|it| (it.seat, it.card) == (seat, card))
    };
    facts.retain(|fact| !matches!(*fact, Fact::WithdrawnCard { seat, card, .. } if was_penalty_card(seat, card)));
    facts.extend(penalty_cards.iter().map(|it| of_penalty_card(weighed, *it)));
    let on_twelve = infractions.iter();
    facts.extend(on_twelve.filter_map(|one| trick_twelve(timeline, one)));
    facts.extend(repeats(infractions));
    // where a revoke is to be corrected first, the ruling says what becomes of the claim
    if open_end(timeline, infractions).is_none() {
        let stated = timeline.facts.by_director.iter();
        facts.extend(stated.filter_map(|&it| disputed(it)));
    }
    facts.sort_by_key(|fact| fact.key());
    facts.dedup();
    let law = |fact| Remark {
        law: law_on(weighed, fact),
        fact,
    };
    facts.into_iter().map(law).collect()
}

fn of_penalty_card(weighed: &Weighed, it: PenaltyCard) -> Fact {
    let usable = match it.end {
        _ if !weighed.tells_all => Usable::Duty,
        PenaltyEnd::PickedUp(_) => Usable::UntilPickedUp,
        PenaltyEnd::Played(_) | PenaltyEnd::ByDirector(_) | PenaltyEnd::Open => Usable::WhileOpen,
    };
    Fact::PenaltyCard {
        seat: it.seat,
        card: it.card,
        usable,
    }
}

/// The law under which a fact is weighed.
const fn law_on(weighed: &Weighed, fact: Fact) -> &'static str {
    match fact {
        Fact::WithdrawnCard { .. } => weighed.withdrawn_card,
        Fact::PenaltyCard { .. } => weighed.penalty_card,
        Fact::TrickTwelve(_) => weighed.trick_twelve,
        Fact::Repeat(_) => weighed.concealment,
        Fact::DummySpoke(_) => "43B1",
        Fact::DummyAsked(_) => "42B1",
        Fact::DummyAskedDefender(_) => weighed.dummy_asked_defender,
        Fact::DisputedClaim(_) => "70",
        Fact::WithdrawnClaim(_) => "69B",
        Fact::CorrectionPeriod { .. } => "79C",
    }
}

/// The fact to consider that follows directly from one of the director's facts.
fn of_director(timeline: &Timeline, fact: DirectorFact) -> Option<Fact> {
    let withdrawn = |turn: Turn, card, authorised| Fact::WithdrawnCard {
        seat: turn.seat,
        trick: turn.trick,
        card,
        authorised,
    };
    match fact {
        DirectorFact::CorrectionPeriodOpen(open) => Some(Fact::CorrectionPeriod { open }),
        DirectorFact::DummyPointed {
            turn,
            rights: Rights::Kept,
        } => Some(Fact::DummySpoke(turn)),
        DirectorFact::Withdrawn { turn, card } => {
            let mut changed = timeline.changed_cards.iter();
            let offender = changed.find(|it| it.turn == turn)?.offender?;
            Some(withdrawn(turn, card, side(offender).other()))
        }
        DirectorFact::OpeningLead {
            seat,
            card,
            outcome,
        } => {
            let turn = Turn { trick: 1, seat };
            let authorised = outcome.withdrawn_for(side(seat))?;
            Some(withdrawn(turn, card, authorised))
        }
        _ => {
            let (turn, card) = taken_back(fact)?;
            Some(withdrawn(turn, card, side(turn.seat).other()))
        }
    }
}

/// A question of dummy's. Of one to declarer without his rights the ruling says what follows (Law 43B2b).
fn dummy_asked(timeline: &Timeline, fact: DirectorFact) -> Option<Fact> {
    let DirectorFact::DummyAsked { turn, rights, .. } = fact else {
        return None;
    };
    match timeline.facts.role(turn.seat) {
        Role::Defender => Some(Fact::DummyAskedDefender(turn)),
        Role::Declarer if rights == Rights::Kept => Some(Fact::DummyAsked(turn)),
        Role::Declarer | Role::Dummy => None,
    }
}

/// A claim that was disputed, and of which nobody noted how it was decided; or one to which the agreement was withdrawn.
const fn disputed(fact: DirectorFact) -> Option<Fact> {
    let DirectorFact::Claim {
        trick,
        by: seat,
        outcome,
        tricks,
    } = fact
    else {
        return None;
    };
    match outcome {
        Claimed::Disputed if tricks.is_none() => Some(Fact::DisputedClaim(Turn { trick, seat })),
        Claimed::Withdrawn => Some(Fact::WithdrawnClaim(Turn { trick, seat })),
        _ => None,
    }
}

/// A defender's revoke on trick 12 whose partner played after him.
fn trick_twelve(timeline: &Timeline, one: &Infraction) -> Option<Fact> {
    let turn = one.revoke.turn;
    let leader = timeline.play.trick(turn.trick).leader;
    let place = |seat| leader.map_or(0, |leader| steps(leader, seat));
    let before = place(turn.seat) < place(turn.seat.partner());
    (one.real_trick == 12 && one.role == Role::Defender && before)
        .then_some(Fact::TrickTwelve(turn))
}

/// Established revokes of a player that repeat an established one of his. Dummy's cards are not dummy's choice.
fn repeats(infractions: &[Infraction]) -> impl Iterator<Item = Fact> {
    let counts = |one: &&Infraction| one.established != Established::No && one.role != Role::Dummy;
    let repeat = move |later: &&Infraction| {
        let mut earlier = infractions.iter().filter(counts);
        earlier.any(|earlier| later.is_repeat_of(earlier))
    };
    let later = infractions.iter().filter(counts).filter(repeat);
    later.map(|one| Fact::Repeat(one.revoke.turn))
}
