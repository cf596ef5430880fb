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
    use crate::laws::{Claimed, Recorded, Rights};

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

    #[test]
    fn what_cannot_both_hold_is_found_in_either_order() {
        for (one, other) in [
            (when(None, When::DuringPlay), when(None, When::Never)),
            (when(Some(TURN), When::AfterRound), corrected(Recorded::New)),
            (corrected(Recorded::Old(CARD)), corrected(Recorded::New)),
            (Told::HandsReturned(true), Told::HandsReturned(false)),
            (Told::ResultAdjusted(true), Told::ResultAdjusted(false)),
            (claim(Claimed::Agreed, None), claim(Claimed::Disputed, None)),
            (
                claim(Claimed::Agreed, Some(2)),
                claim(Claimed::Agreed, Some(3)),
            ),
            (asked(Rights::Lost), asked(Rights::Kept)),
            (
                lead(Suit::Clubs, Order::Must),
                lead(Suit::Clubs, Order::MayNot),
            ),
            (
                lead(Suit::Clubs, Order::Must),
                lead(Suit::Hearts, Order::Must),
            ),
        ] {
            assert_eq!(contradictions(&[one, other]), [(0, 1)], "{one:?} {other:?}");
            assert_eq!(contradictions(&[other, one]), [(0, 1)], "{other:?} {one:?}");
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
        ];
        assert_eq!(contradictions(&facts), []);
    }
}
