//! Contradictions: facts of one board that cannot both hold.

use super::{Order, Told, What, When};

/// The pairs of facts, by their places, that cannot both hold.
pub fn contradictions(told: &[Told]) -> Vec<(usize, usize)> {
    let pairs =
        (0..told.len()).flat_map(|first| (first + 1..told.len()).map(move |it| (first, it)));
    pairs
        .filter(|&(first, second)| {
            contradict(told[first], told[second]) || contradict(told[second], told[first])
        })
        .collect()
}

/// Whether the first fact speaks against the second; asked both ways.
fn contradict(one: Told, other: Told) -> bool {
    use Told as T;
    match (one, other) {
        (T::Attention { of, when }, T::Attention { of: to, when: then }) => {
            of == to && is_late(when) != is_late(then)
        }
        (T::Attention { of: Some(of), when }, T::Corrected { turn, .. }) => {
            of == turn && is_late(when)
        }
        (
            T::Corrected {
                turn,
                withdrawn,
                record,
            },
            T::Corrected { turn: at, .. },
        ) => {
            turn == at
                && other
                    != T::Corrected {
                        turn,
                        withdrawn,
                        record,
                    }
        }
        (T::HandsReturned(yes), T::HandsReturned(no))
        | (T::ResultAdjusted(yes), T::ResultAdjusted(no))
        | (T::CorrectionPeriodOpen(yes), T::CorrectionPeriodOpen(no)) => yes != no,
        (T::Claim { .. }, T::Claim { .. }) => claims_contradict(one, other),
        (
            T::DummyAsked { turn, rights, .. },
            T::DummyAsked {
                turn: at,
                rights: then,
                ..
            },
        )
        | (
            T::DummyPointed { turn, rights },
            T::DummyPointed {
                turn: at,
                rights: then,
            },
        ) => turn == at && rights != then,
        (
            T::DefenderAsked {
                turn, permitted, ..
            },
            T::DefenderAsked {
                turn: at,
                permitted: then,
                ..
            },
        ) => turn == at && permitted != then,
        (T::Lead { .. } | T::Play { .. }, T::Lead { .. } | T::Play { .. }) => {
            orders_contradict(one, other)
        }
        (T::OpeningLead { .. }, T::OpeningLead { .. }) => one != other,
        (
            T::RecordError { turn, card },
            T::RecordError {
                turn: at,
                card: then,
            },
        ) => turn == at && card != then,
        _ => false,
    }
}

/// Too late for a rectification under Law 64.
const fn is_late(when: When) -> bool {
    match when {
        When::DuringPlay | When::AfterPlay | When::NextCallByOffenders => false,
        When::NextCallByOthers | When::AfterRound | When::Never => true,
    }
}

/// One claim with two outcomes, or two numbers of tricks.
fn claims_contradict(one: Told, other: Told) -> bool {
    match (one, other) {
        (
            Told::Claim {
                trick,
                by,
                outcome,
                tricks,
            },
            Told::Claim {
                trick: at,
                by: who,
                outcome: then,
                tricks: count,
            },
        ) => {
            let counted = tricks.is_some() && count.is_some();
            (trick, by) == (at, who) && (outcome != then || counted && tricks != count)
        }
        _ => false,
    }
}

/// The same card or suit required and forbidden, or two things required at once.
fn orders_contradict(one: Told, other: Told) -> bool {
    match (one, other) {
        (
            Told::Lead {
                from,
                to,
                seat,
                suit,
                order,
            },
            Told::Lead {
                from: since,
                to: until,
                seat: by,
                suit: then,
                order: how,
            },
        ) => {
            let meet = seat == by && from <= until && since <= to;
            meet && are_opposed(suit == then, order, how)
        }
        (
            Told::Play { turn, what, order },
            Told::Play {
                turn: at,
                what: then,
                order: how,
            },
        ) => {
            let both_cards = matches!((what, then), (What::Card(_), What::Card(_)));
            turn == at && are_opposed(what == then, order, how) && (both_cards || what == then)
        }
        _ => false,
    }
}

fn are_opposed(same: bool, one: Order, other: Order) -> bool {
    if same {
        one != other
    } else {
        one == Order::Must && other == Order::Must
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::{Card, Rank, Seat, Suit, Turn};
    use crate::laws::{Claimed, OpeningLead, Recorded, Rights};

    const TURN: Turn = Turn {
        trick: 4,
        seat: Seat::East,
    };
    const CARD: Card = Card {
        suit: Suit::Clubs,
        rank: Rank::new(2),
    };

    fn when(of: Option<Turn>, when: When) -> Told {
        Told::Attention { of, when }
    }

    fn claim(outcome: Claimed, tricks: Option<u8>) -> Told {
        Told::Claim {
            trick: 9,
            by: Seat::South,
            outcome,
            tricks,
        }
    }

    fn asked(rights: Rights) -> Told {
        Told::DummyAsked {
            turn: TURN,
            withdrawn: None,
            rights,
        }
    }

    fn lead(suit: Suit, order: Order) -> Told {
        Told::Lead {
            from: 2,
            to: 5,
            seat: Seat::East,
            suit,
            order,
        }
    }

    fn corrected(record: Recorded) -> Told {
        Told::Corrected {
            turn: TURN,
            withdrawn: CARD,
            record,
        }
    }

    fn pointed(rights: Rights) -> Told {
        Told::DummyPointed { turn: TURN, rights }
    }

    fn asked_by_partner(permitted: bool) -> Told {
        Told::DefenderAsked {
            turn: TURN,
            withdrawn: Some(CARD),
            permitted,
        }
    }

    fn play(what: What, order: Order) -> Told {
        let turn = TURN;
        Told::Play { turn, what, order }
    }

    fn really(suit: Suit) -> Told {
        Told::RecordError {
            turn: TURN,
            card: Card { suit, ..CARD },
        }
    }

    fn opening(outcome: OpeningLead) -> Told {
        Told::OpeningLead {
            seat: Seat::East,
            card: CARD,
            outcome,
        }
    }

    /// The same fact of another trick, or of another hand.
    fn elsewhere(mut told: Told) -> Option<Told> {
        match &mut told {
            Told::Attention { of: Some(turn), .. }
            | Told::Corrected { turn, .. }
            | Told::DummyAsked { turn, .. }
            | Told::DummyPointed { turn, .. }
            | Told::DefenderAsked { turn, .. }
            | Told::Play { turn, .. }
            | Told::RecordError { turn, .. } => turn.trick += 1,
            Told::Claim { trick, .. } => *trick += 1,
            Told::Lead { seat, .. } => *seat = Seat::West,
            _ => return None,
        }
        Some(told)
    }

    /// Pairs that cannot both hold.
    fn opposed() -> Vec<(Told, Told)> {
        use Order::{MayNot, Must};
        let other = What::Card(Card {
            suit: Suit::Hearts,
            ..CARD
        });
        vec![
            (when(None, When::DuringPlay), when(None, When::Never)),
            (
                when(Some(TURN), When::AfterPlay),
                when(Some(TURN), When::AfterRound),
            ),
            (when(Some(TURN), When::AfterRound), corrected(Recorded::New)),
            (corrected(Recorded::Old(CARD)), corrected(Recorded::New)),
            (Told::HandsReturned(true), Told::HandsReturned(false)),
            (Told::ResultAdjusted(true), Told::ResultAdjusted(false)),
            (
                Told::CorrectionPeriodOpen(true),
                Told::CorrectionPeriodOpen(false),
            ),
            (claim(Claimed::Agreed, None), claim(Claimed::Disputed, None)),
            (
                claim(Claimed::Agreed, Some(2)),
                claim(Claimed::Agreed, Some(3)),
            ),
            (asked(Rights::Lost), asked(Rights::Kept)),
            (pointed(Rights::Lost), pointed(Rights::Kept)),
            (asked_by_partner(true), asked_by_partner(false)),
            (lead(Suit::Clubs, Must), lead(Suit::Clubs, MayNot)),
            (lead(Suit::Clubs, Must), lead(Suit::Hearts, Must)),
            (play(What::Highest, Must), play(What::Highest, MayNot)),
            (play(What::Card(CARD), Must), play(other, Must)),
            (really(Suit::Clubs), really(Suit::Hearts)),
            (
                opening(OpeningLead::Accepted),
                opening(OpeningLead::Refused),
            ),
        ]
    }

    #[test]
    fn what_cannot_both_hold_is_found_in_either_order() {
        for (one, other) in opposed() {
            assert_eq!(contradictions(&[one, other]), [(0, 1)], "{one:?} {other:?}");
            assert_eq!(contradictions(&[other, one]), [(0, 1)], "{other:?} {one:?}");
        }
    }

    #[test]
    fn what_is_told_twice_or_of_something_else_contradicts_nothing() {
        for (one, other) in opposed() {
            assert_eq!(contradictions(&[one, one]), [], "{one:?}");
            assert_eq!(contradictions(&[other, other]), [], "{other:?}");
            if let Some(moved) = elsewhere(other) {
                assert_eq!(contradictions(&[one, moved]), [], "{one:?} {moved:?}");
            }
        }
    }

    #[test]
    fn orders_about_leads_contradict_where_their_tricks_meet() {
        let first = lead(Suit::Clubs, Order::Must);
        for (from, to, met) in [(1, 2, true), (5, 7, true), (1, 1, false), (6, 7, false)] {
            let second = Told::Lead {
                from,
                to,
                seat: Seat::East,
                suit: Suit::Hearts,
                order: Order::Must,
            };
            let found = contradictions(&[first, second]);
            assert_eq!(!found.is_empty(), met, "tricks {from} to {to}");
        }
    }

    #[test]
    fn facts_that_can_stand_together_do() {
        let facts = [
            when(None, When::Never),
            when(Some(TURN), When::DuringPlay),
            when(Some(TURN), When::NextCallByOffenders),
            corrected(Recorded::New),
            claim(Claimed::Agreed, None),
            claim(Claimed::Agreed, Some(3)),
            lead(Suit::Clubs, Order::MayNot),
            lead(Suit::Hearts, Order::MayNot),
            lead(Suit::Spades, Order::Must),
            asked(Rights::Kept),
            play(What::Highest, Order::Must),
            play(What::Suit(Suit::Clubs), Order::Must),
            play(What::Card(CARD), Order::MayNot),
        ];
        assert_eq!(contradictions(&facts), []);
    }
}
