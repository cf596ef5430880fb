//! Law 64: the clauses of one revoke, and the tricks that can pay for it.

use crate::slip_model::courses::Course;
use crate::slip_model::penalties::penalty_cards;
use crate::slip_model::record::{Record, Revoke};
use pbn_audit::laws::{DirectorFact, When};

/// What became of a revoke.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fate {
    /// It was established.
    Stands,
    /// It was put right in time.
    Corrected,
    /// There was none: the record is wrong.
    Gone,
}

/// A board with its facts, and its revokes.
pub(crate) struct Case<'a> {
    pub(crate) record: &'a Record,
    pub(crate) facts: &'a [DirectorFact],
    pub(crate) year: u16,
    pub(crate) revokes: &'a [Revoke],
}

/// What the Laws give for a revoke.
pub(crate) struct Clauses {
    pub(crate) primary: &'static str,
    /// For each trick that it asks for, the tricks that can be taken.
    pub(crate) demands: Vec<Vec<usize>>,
}

/// The clauses of one revoke.
pub(crate) fn clauses(case: &Case, fates: &[Fate], course: &Course, place: usize) -> Clauses {
    let one = &case.revokes[place];
    let nothing = match fates[place] {
        Fate::Gone => Some(""),
        Fate::Corrected => Some(correction(case, fates, one)),
        Fate::Stands if waived(case, one) && case.year == 1997 => Some("81C8"),
        Fate::Stands if waived(case, one) => Some("81C5"),
        Fate::Stands => exemption(case, fates, one),
    };
    match nothing {
        Some(primary) => Clauses {
            primary,
            demands: Vec::new(),
        },
        None => demands(case, course, one),
    }
}

/// Law 64A: the tricks that the offending side won from the revoke on.
fn demands(case: &Case, course: &Course, one: &Revoke) -> Clauses {
    let trick = usize::from(one.turn.trick);
    let from = |first: usize| -> Vec<usize> {
        (first..=13)
            .filter(|trick| course[trick - 1].side == one.side())
            .collect()
    };
    let is_own = |trick: &usize| course[trick - 1].by == Some(one.turn.seat);
    if from(trick).is_empty() {
        return Clauses {
            primary: "64B1",
            demands: Vec::new(),
        };
    }
    if is_own(&trick) {
        return Clauses {
            primary: "64A1",
            demands: vec![vec![trick], from(trick + 1)],
        };
    }
    let mut demands = vec![from(trick)];
    if case.year == 1997 {
        let with_the_suit =
            |trick: &usize| is_own(trick) && course[trick - 1].with == Some(one.suit);
        demands.push((trick + 1..=13).filter(with_the_suit).collect());
    }
    Clauses {
        primary: "64A2",
        demands,
    }
}

/// Of a revoke that was corrected: by which Law.
fn correction(case: &Case, fates: &[Fate], one: &Revoke) -> &'static str {
    let also = |(it, fate): (&Revoke, &Fate)| one.is_answered_by(it) && *fate == Fate::Corrected;
    if case.year == 2017 && case.revokes.iter().zip(fates).any(also) {
        "64B8"
    } else if one.turn.trick == 12 {
        "62D"
    } else {
        "62A"
    }
}

/// The first exemption that does not depend on who won the tricks.
fn exemption(case: &Case, fates: &[Fate], one: &Revoke) -> Option<&'static str> {
    let left = || {
        case.revokes
            .iter()
            .zip(fates)
            .filter(|(_, fate)| **fate != Fate::Gone)
    };
    let by_them = |it: &Revoke| it.side() != one.side();
    let both = left().any(|(it, fate)| by_them(it) && (case.year == 2007 || *fate == Fate::Stands));
    let both_here = left().any(|(it, fate)| one.is_answered_by(it) && *fate == Fate::Stands);
    let is_earlier = |it: &Revoke| it.turn.trick < one.turn.trick && it.turn.seat == one.turn.seat;
    let repeat = left().any(|(it, fate)| {
        is_earlier(it) && it.suit == one.suit && (case.year < 2017 || *fate == Fate::Stands)
    });
    let is_dummy = one.turn.seat == case.record.board.declarer.partner();
    let drawn = attention(case, one);
    let tests = [
        (one.turn.trick == 12, "64B6"),
        (is_dummy || failed_to_play_faced(case, one), "64B3"),
        (case.year >= 2007 && both, "64B7"),
        (case.year == 1997 && both_here, "64C"),
        (repeat, "64B2"),
        (drawn == Some(When::NextCallByOthers), "64B4"),
        (
            matches!(drawn, Some(When::AfterRound | When::Never)),
            "64B5",
        ),
    ];
    tests
        .into_iter()
        .find(|(applies, _)| *applies)
        .map(|(_, clause)| clause)
}

fn attention(case: &Case, one: &Revoke) -> Option<When> {
    case.facts.iter().find_map(|fact| match *fact {
        DirectorFact::Attention { of, when } if of.is_none_or(|turn| turn == one.turn) => {
            Some(when)
        }
        _ => None,
    })
}

fn waived(case: &Case, one: &Revoke) -> bool {
    let of_it = |fact: &DirectorFact| matches!(fact, DirectorFact::Waived(of) if of.is_none_or(|turn| turn == one.turn));
    case.facts.iter().any(of_it)
}

/// Law 64B3: whether a card that the hand failed to play was a penalty card; until 2007 any card that lay faced.
fn failed_to_play_faced(case: &Case, one: &Revoke) -> bool {
    let held = case.record.held_of(one.turn, one.suit);
    let mut penalties = penalty_cards(case.record, case.facts, one.turn).into_iter();
    let lies = |fact: &DirectorFact| match *fact {
        DirectorFact::Faced {
            from,
            to,
            seat,
            card,
        } => {
            let now = seat == one.turn.seat && (from..=to).contains(&one.turn.trick);
            now && card.is_none_or(|card| held.contains(&card))
        }
        _ => false,
    };
    penalties.any(|it| held.contains(&it.card)) || case.year < 2017 && case.facts.iter().any(lies)
}
