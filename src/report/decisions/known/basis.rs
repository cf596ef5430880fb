//! What a decision rests on: the stated result, what the ruling makes of it, and who played.

use crate::board::Item;
use crate::bridge::{Seat, Side};
use crate::checks::Case;
use crate::report::decisions::decision::{Decision, Judgement};
use crate::report::decisions::{Decisions, Written};
use crate::report::tables::spelling;
use crate::story::Figures;

/// What a decision rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(in crate::report) struct Basis {
    /// Declarer's tricks by the Result.
    stated: Option<u8>,
    /// The stated score, North-South's.
    score: Option<i32>,
    /// Declarer's tricks that the program proposes: the fewest and the most.
    proposed: [Option<u8>; 2],
}

/// The columns of its figures, in this order.
const FIGURES: [&str; 4] = [
    "tricks_stated",
    "score_stated",
    "tricks_adjusted_min",
    "tricks_adjusted_max",
];

/// The columns that say who played.
const PLAYERS: [(&str, Item); 8] = [
    ("north", Item::Player(Seat::North)),
    ("east", Item::Player(Seat::East)),
    ("south", Item::Player(Seat::South)),
    ("west", Item::Player(Seat::West)),
    ("pair_ns", Item::Pair(Side::NorthSouth)),
    ("pair_ew", Item::Pair(Side::EastWest)),
    ("home_team", Item::HomeTeam),
    ("visit_team", Item::VisitingTeam),
];

/// The columns by which a decision is known to be about the same result and proposal, and the same players.
pub(in crate::report) fn columns() -> impl Iterator<Item = &'static str> {
    FIGURES.into_iter().chain(PLAYERS.map(|(column, _)| column))
}

/// Who played, as far as it is stated.
pub(super) type Players = [Option<String>; PLAYERS.len()];

impl Basis {
    pub(super) fn of(case: &Case<'_>) -> Self {
        let figures = Figures::of(case);
        let adjusted = figures.adjusted.tricks;
        Self {
            stated: figures.stated.tricks.min(),
            score: figures.stated.score.as_stated(),
            proposed: [adjusted.min(), adjusted.max()],
        }
    }

    /// That of a row; `None` where its file does not have the columns, or nothing but an id was known of the board.
    pub(in crate::report) fn written(file: &Decisions, row: &Written) -> Option<Self> {
        file.cell(row, "game").filter(|game| !game.is_empty())?;
        let [stated, score, min, max] = FIGURES.map(|column| file.cell(row, column));
        let tricks = |cell: Option<&str>| Some(cell?.parse().ok());
        Some(Self {
            stated: tricks(stated)?,
            score: score?.parse().ok(),
            proposed: [tricks(min)?, tricks(max)?],
        })
    }

    /// The same on a record of which only the stated result counts: what is proposed may rest on slips.
    pub(in crate::report) fn still_answers(self, decision: &Decision, case: &Case<'_>) -> bool {
        let mut now = Self::of(case);
        now.proposed = self.proposed;
        self.answers(decision, now)
    }

    /// Whether a decision that was made on this still answers what is asked now: nothing that it speaks of has changed, or
    /// the stated result has become what was decided.
    pub(super) fn answers(self, decision: &Decision, now: Self) -> bool {
        let is_stated_as_before = (self.stated, self.score) == (now.stated, now.score);
        let is_now = |tricks: Option<u8>| tricks.is_some() && now.stated == tricks;
        match decision.judgement {
            Some(Judgement::Apply) => {
                let [min, max] = self.proposed;
                is_now(min.filter(|_| min == max))
                    || is_stated_as_before && self.proposed == now.proposed
            }
            Some(Judgement::Tricks(tricks)) => is_now(Some(tricks)) || is_stated_as_before,
            Some(Judgement::Score(score) | Judgement::Assigned([score, _])) => {
                now.score == Some(score) || is_stated_as_before
            }
            _ => is_stated_as_before,
        }
    }
}

pub(super) fn players(case: &Case<'_>) -> Players {
    PLAYERS.map(|(_, item)| spelling::stated(case, item))
}

/// How many of those who are named in both are the same; `None` if somebody is, and nobody is the same.
pub(super) fn in_common(file: &Decisions, row: &Written, players: &Players) -> Option<usize> {
    let pairs = PLAYERS.iter().zip(players);
    let both = pairs.filter_map(|((column, _), now)| {
        let was = file.cell(row, column).filter(|was| !was.is_empty())?;
        let now = now
            .as_deref()
            .map(str::trim)
            .filter(|now| !now.is_empty())?;
        Some(was == now)
    });
    let (named, same) = both.fold((0, 0), |(named, same), is_same| {
        (named + 1, same + usize::from(is_same))
    });
    (named == 0 || same > 0).then_some(same)
}

#[cfg(test)]
mod tests {
    use super::*;
    use Judgement::{Apply, RecordError, Score, Stands, Tricks};

    fn basis(stated: u8, score: i32, proposed: u8) -> Basis {
        Basis {
            stated: Some(stated),
            score: Some(score),
            proposed: [Some(proposed); 2],
        }
    }

    #[test]
    fn a_decision_answers_as_long_as_what_it_speaks_of_is_the_same() {
        let was = basis(9, 140, 10);
        let unchanged = &[Stands, RecordError, Tricks(8), Score(-50)][..];
        for (now, answered) in [
            // the proposal is another one
            (basis(9, 140, 11), unchanged),
            // the scorer has entered what was decided
            (basis(10, 170, 10), &[Apply]),
            (basis(8, 110, 10), &[Tricks(8)]),
            (basis(9, -50, 10), &[Score(-50)]),
            (basis(7, -50, 7), &[Score(-50)]),
            (was, &[&[Apply], unchanged].concat()),
        ] {
            for judgement in [Apply, Stands, RecordError, Tricks(8), Score(-50)] {
                let is_answered = answered.contains(&judgement);
                let answers = was.answers(&judgement.clone().into(), now);
                assert_eq!(answers, is_answered, "{judgement:?} {now:?}");
            }
        }
    }
}
