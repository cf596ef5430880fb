//! Law 64: the clauses of one revoke, and the tricks that can pay for it.

use crate::slip_model::courses::{Course, Won};
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
    /// The clause by which it is ruled, then the other exemptions.
    pub(crate) ids: Vec<&'static str>,
    /// For each trick that it asks for, the tricks that can be taken.
    pub(crate) demands: Vec<Vec<usize>>,
}

/// What was said and done about one revoke.
#[derive(Default)]
pub(crate) struct Told {
    pub(crate) by_dummy: bool,
    /// Whether a card that the hand failed to play lay faced.
    pub(crate) faced: bool,
    pub(crate) waived: bool,
    pub(crate) drawn: Option<When>,
}

/// The clauses of one revoke.
pub(crate) fn clauses(case: &Case, fates: &[Fate], course: &Course, place: usize) -> Clauses {
    let one = &case.revokes[place];
    let told = match fates[place] {
        Fate::Stands => Told {
            by_dummy: one.turn.seat == case.record.board.declarer.partner(),
            faced: failed_to_play_faced(case, one),
            waived: waived(case, one),
            drawn: attention(case, one),
        },
        Fate::Corrected | Fate::Gone => Told::default(),
    };
    plainly(case.year, course, (case.revokes, fates), place, &told)
}

/// The second ruling on one of some revokes, of which this was told, with all tricks won as they are here.
pub(crate) fn plainly(
    year: u16,
    course: &[Won],
    (revokes, fates): (&[Revoke], &[Fate]),
    place: usize,
    told: &Told,
) -> Clauses {
    let one = &revokes[place];
    let all = || revokes.iter().zip(fates);
    let nothing = |ids| Clauses {
        ids,
        demands: Vec::new(),
    };
    if fates[place] != Fate::Stands {
        let is_answered = |(it, fate): (&Revoke, &Fate)| {
            one.is_answered_by(it) && *fate == Fate::Corrected && year == 2017
        };
        return nothing(vec![match one.turn.trick {
            _ if fates[place] == Fate::Gone => "",
            _ if all().any(is_answered) => "64B8",
            12 => "62D",
            _ => "62A",
        }]);
    }
    if told.waived {
        return nothing(vec![if year == 1997 { "81C8" } else { "81C5" }]);
    }
    let trick = usize::from(one.turn.trick);
    let from = |first: usize| -> Vec<usize> {
        let tricks = first..=13;
        tricks
            .filter(|trick| course[trick - 1].side == one.side())
            .collect()
    };
    let left = || all().filter(|(_, fate)| **fate != Fate::Gone);
    let by_them = |it: &Revoke| it.side() != one.side();
    let both = left().any(|(it, fate)| by_them(it) && (year == 2007 || *fate == Fate::Stands));
    let both_here = left().any(|(it, fate)| one.is_answered_by(it) && *fate == Fate::Stands);
    let is_earlier = |it: &Revoke| it.turn.trick < one.turn.trick && it.turn.seat == one.turn.seat;
    let repeat = left().any(|(it, fate)| {
        is_earlier(it) && it.suit == one.suit && (year < 2017 || *fate == Fate::Stands)
    });
    let late = matches!(told.drawn, Some(When::AfterRound | When::Never));
    let exempt = [
        (trick == 12, "64B6"),
        (told.by_dummy || told.faced, "64B3"),
        (year >= 2007 && both, "64B7"),
        (year == 1997 && both_here, "64C"),
        (repeat, "64B2"),
        (told.drawn == Some(When::NextCallByOthers), "64B4"),
        (late, "64B5"),
        (from(trick).is_empty(), "64B1"),
    ];
    let exempt = exempt.into_iter().filter(|(applies, _)| *applies);
    let exempt: Vec<_> = exempt.map(|(_, clause)| clause).collect();
    if !exempt.is_empty() {
        return nothing(exempt);
    }
    let is_own = |trick: &usize| course[trick - 1].by == Some(one.turn.seat);
    if is_own(&trick) {
        return Clauses {
            ids: vec!["64A1"],
            demands: vec![vec![trick], from(trick + 1)],
        };
    }
    let mut demands = vec![from(trick)];
    if year == 1997 {
        let with_the_suit =
            |trick: &usize| is_own(trick) && course[trick - 1].with == Some(one.suit);
        demands.push((trick + 1..=13).filter(with_the_suit).collect());
    }
    Clauses {
        ids: vec!["64A2"],
        demands,
    }
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
