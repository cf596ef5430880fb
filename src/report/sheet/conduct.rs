//! What the director's facts show apart from the tricks: corrections, requirements on a hand, penalty cards, lead
//! restrictions, and facts to consider under other Laws. Nothing here is judged.

use crate::bridge::{Card, Side, Turn, after};
use crate::laws::{
    Breach, Change, Conduct, Correction, Duty, Fact, Instruction, LeadOutOfTurn, LeadRestriction,
    OpeningLead, Penalty, PenaltyCard, PenaltyEnd, Remark, Usable, What,
};
use crate::report::say::{Say, say};

/// Opening lead, penalty cards and lead restrictions; and those corrections and breaches that are not already shown
/// elsewhere.
pub(super) fn lines(conduct: &Conduct, is_told: impl Fn(Turn) -> bool) -> Vec<Say> {
    let mut lines: Vec<Say> = conduct.opening_lead.map(opening_lead).into_iter().collect();
    for correction in &conduct.corrections {
        if !is_told(correction.turn) {
            lines.push(corrected(correction));
            lines.extend(changes(correction));
        }
    }
    lines.extend(conduct.penalty_cards.iter().copied().map(penalty_card));
    lines.extend(conduct.restrictions.iter().copied().map(restriction));
    let breaches = conduct.breaches.iter();
    lines.extend(breaches.filter(|it| !is_told(it.turn)).map(breach));
    lines
}

/// The card taken back, and the card that replaced it.
pub(super) fn corrected(correction: &Correction) -> Say {
    let (Turn { trick, seat }, withdrawn) = (correction.turn, correction.withdrawn);
    match correction.played {
        Some(played) => say!(
            "revoke-corrected",
            seat = seat,
            trick = trick,
            withdrawn = withdrawn,
            played = played
        ),
        None => say!(
            "revoke-corrected-open",
            seat = seat,
            trick = trick,
            withdrawn = withdrawn
        ),
    }
}

/// Who may change a card after a correction, in order of play; `None` when nobody may.
pub(super) fn changes(correction: &Correction) -> Option<Say> {
    let mut all: Vec<Say> = correction.changes.iter().map(change).collect();
    if all.len() > 1 {
        return Some(say!("changes", changes = all));
    }
    all.pop()
}

fn change(it: &Change) -> Say {
    let (seat, law) = (it.turn.seat, it.law);
    match (it.withdrawn, it.played) {
        (Some(card), _) => say!("change-made", seat = seat, card = card, clause = law),
        (None, Some(card)) if it.follows_another() => say!(
            "change-if",
            seat = seat,
            card = card,
            before = after(seat, 3),
            clause = law
        ),
        (None, Some(card)) => say!("change-may", seat = seat, card = card, clause = law),
        (None, None) => say!("change-open", seat = seat, clause = law),
    }
}

/// A card played against a duty.
fn breach(it: &Breach) -> Say {
    let Turn { trick, seat } = it.turn;
    say!(
        "breach",
        seat = seat,
        trick = trick,
        card = it.played,
        due = due(it)
    )
}

/// What a hand had to play and did not.
pub(super) fn due(breach: &Breach) -> Say {
    let must = |order| match order {
        Instruction::Must => "must",
        Instruction::MayNot => "may-not",
    };
    match breach.duty {
        Duty::PenaltyCard {
            cards,
            rank: Penalty::Minor,
        } => say!("due-minor", cards = from_the_top(cards.iter())),
        Duty::PenaltyCard { cards, .. } => say!(
            "due-penalty-card",
            count = cards.len(),
            cards = from_the_top(cards.iter())
        ),
        Duty::Lead { suit, order } => say!("due-lead", suit = suit, order = must(order)),
        Duty::Play { what, order } => match what {
            What::Suit(suit) => say!("due-suit", suit = suit, order = must(order)),
            What::Card(card) => say!("due-card", card = card, order = must(order)),
            What::Highest => say!("due-highest", order = must(order)),
            What::Lowest => say!("due-lowest", order = must(order)),
        },
    }
}

fn from_the_top(cards: impl Iterator<Item = Card>) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.collect();
    cards.sort_unstable_by_key(|card| std::cmp::Reverse((card.suit, card.rank)));
    cards
}

fn opening_lead(lead: LeadOutOfTurn) -> Say {
    let outcome = match lead.outcome {
        OpeningLead::Invited => say!("lead-invited"),
        OpeningLead::Accepted => say!("lead-accepted"),
        OpeningLead::AcceptedDeclarerDummy => say!("lead-accepted-dummy"),
        OpeningLead::Refused => say!("lead-refused"),
        OpeningLead::RefusedDemand => say!("lead-refused-demand"),
        OpeningLead::RefusedForbid => say!("lead-refused-forbid"),
    };
    say!(
        "lead-out-of-turn",
        seat = lead.seat,
        card = lead.card,
        outcome = outcome
    )
}

fn penalty_card(it: PenaltyCard) -> Say {
    let rank = match it.rank {
        Penalty::Major => say!("penalty-major"),
        Penalty::Minor => say!("penalty-minor"),
    };
    let end = match it.end {
        PenaltyEnd::Played(trick) => say!("penalty-played", trick = trick),
        PenaltyEnd::PickedUp(trick) => say!("penalty-picked-up", trick = trick),
        PenaltyEnd::Told(trick) => say!("penalty-until", trick = trick),
        PenaltyEnd::Open => say!("penalty-open"),
    };
    say!(
        "penalty-card",
        seat = it.seat,
        card = it.card,
        rank = rank,
        trick = it.from,
        end = end
    )
}

/// How long a lead restriction applied.
fn restriction(it: LeadRestriction) -> Say {
    let (seat, suit) = (it.seat, it.suit);
    match (it.first, it.last, it.order) {
        (Some(first), _, Instruction::Must) => {
            say!("order-demand", seat = seat, suit = suit, trick = first)
        }
        (Some(first), Some(last), Instruction::MayNot) if it.is_over => {
            say!(
                "order-forbid",
                seat = seat,
                suit = suit,
                first = first,
                last = last
            )
        }
        (Some(first), Some(last), Instruction::MayNot) => {
            say!(
                "order-forbid-on",
                seat = seat,
                suit = suit,
                first = first,
                last = last
            )
        }
        (_, _, Instruction::Must) => say!("order-demand-no-lead", seat = seat, suit = suit),
        (_, _, Instruction::MayNot) => say!("order-forbid-no-lead", seat = seat, suit = suit),
    }
}

/// The facts to consider under other Laws; withdrawn cards are listed together.
pub(super) fn weighed(conduct: &Conduct) -> Vec<Say> {
    let sides = Side::ALL.into_iter();
    let withdrawn = sides.filter_map(|side| withdrawn(&conduct.remarks, side));
    let others = conduct.remarks.iter().filter_map(weigh);
    withdrawn.chain(others).collect()
}

/// The withdrawn cards whose information only this side may use.
fn withdrawn(remarks: &[Remark], side: Side) -> Option<Say> {
    let of_side = |it: &Remark| match it.fact {
        Fact::WithdrawnCard {
            card, authorised, ..
        } if authorised == side => Some((card, it.law)),
        _ => None,
    };
    let found: Vec<(Card, &str)> = remarks.iter().filter_map(of_side).collect();
    let law = found.first()?.1;
    let cards: Vec<Card> = found.into_iter().map(|(card, _)| card).collect();
    Some(say!(
        "weigh-withdrawn",
        count = cards.len(),
        cards = cards,
        side = side,
        clause = law
    ))
}

fn weigh(it: &Remark) -> Option<Say> {
    let law = it.law;
    Some(match it.fact {
        Fact::WithdrawnCard { .. } => return None,
        Fact::PenaltyCard { seat, card, usable } => {
            let partner = seat.partner();
            match usable {
                Usable::Duty => say!(
                    "weigh-penalty-duty",
                    card = card,
                    partner = partner,
                    clause = law
                ),
                Usable::WhileOpen => say!("weigh-penalty-open", card = card, clause = law),
                Usable::UntilPickedUp => say!(
                    "weigh-penalty-picked-up",
                    card = card,
                    partner = partner,
                    clause = law
                ),
            }
        }
        Fact::TrickTwelve(turn) => say!(
            "weigh-trick-twelve",
            seat = turn.seat,
            partner = turn.seat.partner(),
            clause = law
        ),
        Fact::Repeat(Turn { trick, seat }) => {
            say!("weigh-repeat", seat = seat, trick = trick, clause = law)
        }
        Fact::DummySpoke(Turn { trick, seat }) => say!(
            "weigh-dummy-spoke",
            seat = seat,
            trick = trick,
            clause = law
        ),
        Fact::CorrectionPeriod { open: true } => say!("weigh-period-open", clause = law),
        Fact::CorrectionPeriod { open: false } => say!("weigh-period-over", clause = law),
    })
}
