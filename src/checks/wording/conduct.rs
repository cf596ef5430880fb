//! What the director's facts show apart from the tricks: corrections, requirements on a hand, penalty cards, lead
//! restrictions, and facts to consider under other Laws. Nothing here is judged.

use crate::bridge::{Card, Side, Turn, after, from_the_top};
use crate::laws::{
    Breach, Change, Conduct, Correction, Duty, Fact, Instruction, LeadOutOfTurn, LeadRestriction,
    OpeningLead, Penalty, PenaltyCard, PenaltyEnd, Remark, Usable, What,
};
use crate::replay::Replay;
use crate::words::{Message, key_of, message};

/// Opening lead, penalty cards and lead restrictions; and those corrections and breaches that are not already shown
/// elsewhere.
pub(crate) fn lines(conduct: &Conduct, of_slip: impl Fn(Turn) -> bool) -> Vec<Message> {
    let mut lines: Vec<Message> = conduct.opening_lead.map(opening_lead).into_iter().collect();
    for correction in &conduct.corrections {
        if !of_slip(correction.turn) {
            lines.push(corrected(correction));
            lines.extend(changes(correction));
        }
    }
    lines.extend(conduct.penalty_cards.iter().copied().map(penalty_card));
    lines.extend(conduct.restrictions.iter().copied().map(restriction));
    let breaches = conduct.breaches.iter();
    lines.extend(breaches.filter(|it| !of_slip(it.turn)).map(breach));
    lines
}

/// The card taken back, and the card that replaced it.
pub(crate) fn corrected(correction: &Correction) -> Message {
    let (Turn { trick, seat }, withdrawn) = (correction.turn, correction.withdrawn);
    match correction.played {
        Some(played) => message!("revoke-corrected", seat, trick, withdrawn, played),
        None => message!("revoke-corrected-open", seat, trick, withdrawn),
    }
}

/// Who may change a card after a correction, in order of play; `None` when nobody may.
pub(crate) fn changes(correction: &Correction) -> Option<Message> {
    let mut all: Vec<Message> = correction.changes.iter().map(change).collect();
    if all.len() > 1 {
        return Some(message!("changes", changes = all));
    }
    all.pop()
}

fn change(it: &Change) -> Message {
    let (seat, clause) = (it.turn.seat, it.law);
    match (it.withdrawn, it.played) {
        (Some(card), _) => message!("change-made", seat, card, clause),
        (None, Some(card)) if it.follows_another() => {
            message!("change-if", seat, card, before = after(seat, 3), clause)
        }
        (None, Some(card)) => message!("change-may", seat, card, clause),
        (None, None) => message!("change-open", seat, clause),
    }
}

/// How a hand came to play a card, as messages choose by it: it led, or it played to the lead.
pub(crate) fn manner(replay: &Replay, turn: Turn) -> &'static str {
    if replay.trick(turn.trick).leader == Some(turn.seat) {
        "led"
    } else {
        "played"
    }
}

/// A card played against a duty.
fn breach(it: &Breach) -> Message {
    let Turn { trick, seat } = it.turn;
    message!("breach", seat, trick, card = it.played, due = due(it))
}

/// An instruction, as messages choose by it.
pub(crate) const fn chosen_by(order: Instruction) -> &'static str {
    match order {
        Instruction::Must => "must",
        Instruction::MayNot => "may-not",
    }
}

/// What a hand had to play and did not; of a penalty card also whether declarer accepted the other one (Law 52B).
pub(crate) fn due(breach: &Breach) -> Message {
    let due = required(breach);
    match (breach.duty, breach.accepted_by) {
        (Duty::PenaltyCard { .. }, Some((Turn { trick, seat }, card))) => {
            message!("due-accepted", due, seat, card, trick)
        }
        (Duty::PenaltyCard { .. }, None) => message!("due-not-accepted", due),
        _ => due,
    }
}

fn required(breach: &Breach) -> Message {
    match breach.duty {
        Duty::PenaltyCard {
            cards,
            rank: Penalty::Minor,
        } => message!("due-minor", cards = from_the_top(cards.iter())),
        Duty::PenaltyCard { cards, .. } => {
            let (count, cards) = (cards.len(), from_the_top(cards.iter()));
            message!("due-penalty-card", count, cards)
        }
        Duty::Lead { suit, order } => message!("due-lead", suit, order = chosen_by(order)),
        Duty::Play { what, order } => match what {
            What::Suit(suit) => message!("due-suit", suit, order = chosen_by(order)),
            What::Card(card) => message!("due-card", card, order = chosen_by(order)),
            What::Highest => message!("due-highest", order = chosen_by(order)),
            What::Lowest => message!("due-lowest", order = chosen_by(order)),
        },
    }
}

fn opening_lead(lead: LeadOutOfTurn) -> Message {
    let outcome = Message::from(key_of!("lead-", OpeningLead: lead.outcome));
    let (seat, card) = (lead.seat, lead.card);
    message!("lead-out-of-turn", seat, card, outcome)
}

/// What became of a penalty card.
pub(crate) fn penalty_card(it: PenaltyCard) -> Message {
    let rank = match it.rank {
        Penalty::Major => message!("penalty-major"),
        Penalty::Minor => message!("penalty-minor"),
    };
    let end = match it.end {
        PenaltyEnd::Played(trick) => message!("penalty-played", trick),
        PenaltyEnd::PickedUp(trick) => message!("penalty-picked-up", trick),
        PenaltyEnd::ByDirector(trick) => message!("penalty-until", trick),
        PenaltyEnd::Open => message!("penalty-open"),
    };
    let (seat, card, trick) = (it.seat, it.card, it.from);
    message!("penalty-card", seat, card, rank, trick, end)
}

/// How long a lead restriction applied.
pub(crate) fn restriction(it: LeadRestriction) -> Message {
    let (seat, suit) = (it.seat, it.suit);
    match (it.first, it.last, it.order) {
        (Some(first), _, Instruction::Must) => message!("order-demand", seat, suit, trick = first),
        (Some(first), Some(last), Instruction::MayNot) if it.is_over => {
            message!("order-forbid", seat, suit, first, last)
        }
        (Some(first), Some(last), Instruction::MayNot) => {
            message!("order-forbid-on", seat, suit, first, last)
        }
        (_, _, Instruction::Must) => message!("order-demand-no-lead", seat, suit),
        (_, _, Instruction::MayNot) => message!("order-forbid-no-lead", seat, suit),
    }
}

/// The facts to consider under other Laws; withdrawn cards are listed together.
pub(crate) fn weighed(conduct: &Conduct) -> Vec<Message> {
    let sides = Side::ALL.into_iter();
    let withdrawn = sides.filter_map(|side| withdrawn(&conduct.remarks, side));
    let others = conduct.remarks.iter();
    let others = others.filter(|it| !matches!(it.fact, Fact::WithdrawnCard { .. }));
    withdrawn.chain(others.map(weigh)).collect()
}

/// The facts that concern one thing, each by itself.
pub(crate) fn facts(conduct: &Conduct, is_meant: impl Fn(&Fact) -> bool) -> Option<Message> {
    let meant = conduct.remarks.iter().filter(|it| is_meant(&it.fact));
    let all: Vec<Message> = meant.map(weigh).collect();
    (!all.is_empty()).then(|| message!("notes-joined", notes = all))
}

/// The withdrawn cards whose information only this side may use.
fn withdrawn(remarks: &[Remark], side: Side) -> Option<Message> {
    let of_side = |it: &Remark| match it.fact {
        Fact::WithdrawnCard {
            card, authorised, ..
        } if authorised == side => Some((card, it.law)),
        _ => None,
    };
    let found: Vec<(Card, &'static str)> = remarks.iter().filter_map(of_side).collect();
    let law = found.first()?.1;
    let cards: Vec<Card> = found.into_iter().map(|(card, _)| card).collect();
    Some(withdrawn_cards(cards, side, law))
}

fn withdrawn_cards(cards: Vec<Card>, side: Side, clause: &'static str) -> Message {
    let count = cards.len();
    message!("weigh-withdrawn", count, cards, side, clause)
}

fn weigh(it: &Remark) -> Message {
    let clause = it.law;
    match it.fact {
        Fact::WithdrawnCard {
            card, authorised, ..
        } => withdrawn_cards(vec![card], authorised, clause),
        Fact::PenaltyCard { seat, card, usable } => {
            let partner = seat.partner();
            match usable {
                Usable::Duty => message!("weigh-penalty-duty", card, partner, clause),
                Usable::WhileOpen => message!("weigh-penalty-open", card, clause),
                Usable::UntilPickedUp => {
                    message!("weigh-penalty-picked-up", card, partner, clause)
                }
            }
        }
        Fact::TrickTwelve(Turn { seat, .. }) => {
            let partner = seat.partner();
            message!("weigh-trick-twelve", seat, partner, clause)
        }
        Fact::Repeat(Turn { trick, seat }) => message!("weigh-repeat", seat, trick, clause),
        Fact::DummySpoke(Turn { trick, seat }) => {
            message!("weigh-dummy-spoke", seat, trick, clause)
        }
        Fact::DummyAsked(Turn { trick, .. }) => message!("weigh-dummy-asked", trick, clause),
        Fact::DummyAskedDefender(Turn { trick, seat }) => {
            message!("weigh-dummy-asked-defender", seat, trick, clause)
        }
        Fact::DisputedClaim(Turn { trick, seat }) => {
            message!("weigh-disputed-claim", seat, trick, clause)
        }
        Fact::WithdrawnClaim(Turn { trick, seat }) => {
            message!("weigh-withdrawn-claim", seat, trick, clause)
        }
        Fact::CorrectionPeriod { open: true } => message!("weigh-period-open", clause),
        Fact::CorrectionPeriod { open: false } => message!("weigh-period-over", clause),
    }
}
