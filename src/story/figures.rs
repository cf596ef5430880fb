//! The figures of a board: tricks and scores, as they are stated, as they were played, and as the ruling has them. Every output
//! takes them from here, so that no two say different things of a board.

use crate::board::{Extent, Premises, Stated};
use crate::bridge::Score;
use crate::checks::{Case, Ruled};
use crate::laws::{Counts, Range, Ruling, State};

/// The figures of a board. Tricks are declarer's, scores North-South's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Figures {
    /// What the record states.
    pub stated: TricksAndScore,
    /// What the cards come to.
    pub played: TricksAndScore,
    /// What the ruling makes of it.
    pub adjusted: TricksAndScore,
    /// Whether the ruling changes the result, or may.
    pub is_adjusted: bool,
}

/// Tricks, and the score of the board with them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TricksAndScore {
    /// Declarer's.
    pub tricks: Figure<u8>,
    /// North-South's. Of several, in the order of the tricks.
    pub score: Figure<i32>,
}

/// A figure, with its source; or why there is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Figure<T> {
    /// It is known.
    Known {
        /// The least and the most number of tricks, or what they come to: the same where there is one figure.
        ends: [T; 2],
        /// Whether nothing between the two is possible.
        is_either: bool,
        /// Where it comes from.
        source: Source,
    },
    /// There is none.
    Missing(Missing),
}

/// Where a figure comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// The record states it: the Result or the Score.
    Record,
    /// It follows from the number of tricks beside it, or from all players having passed.
    Computed,
    /// The recorded cards show it.
    Cards,
    /// The ruling.
    Ruling,
}

/// Why there is no figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Missing {
    /// The record states none.
    NotStated,
    /// What the record states cannot be read.
    Unreadable,
    /// The record breaks off (`+`): its Result counts only the tricks so far, which are these (PBN 2.1 section 3.4.15).
    BrokenOff(u8),
    /// The record begins with an end position: it is unclear which tricks its Result counts.
    EndPosition,
    /// There is no play, or it cannot be replayed.
    NoReplay,
    /// The cards that are recorded do not settle it.
    Open,
    /// The contract, the declarer or the vulnerability is not known, so that tricks have no score.
    Unscored,
}

impl<T: Copy> Figure<T> {
    /// The least and the most; the same where there is one figure.
    pub const fn ends(self) -> Option<[T; 2]> {
        match self {
            Self::Known { ends, .. } => Some(ends),
            Self::Missing(_) => None,
        }
    }

    /// The figure, or the least of several.
    pub fn min(self) -> Option<T> {
        self.ends().map(|[min, _]| min)
    }

    /// The figure, or the most of several.
    pub fn max(self) -> Option<T> {
        self.ends().map(|[_, max]| max)
    }

    /// Whether it was worked out of other figures.
    pub const fn is_computed(self) -> bool {
        matches!(
            self,
            Self::Known {
                source: Source::Computed,
                ..
            }
        )
    }

    /// The figure, if the record itself states it.
    pub fn as_stated(self) -> Option<T> {
        self.min().filter(|_| !self.is_computed())
    }

    const fn one(figure: T, source: Source) -> Self {
        Self::Known {
            ends: [figure; 2],
            is_either: false,
            source,
        }
    }

    fn or(figure: Option<T>, source: Source, why: Missing) -> Self {
        figure.map_or(Self::Missing(why), |figure| Self::one(figure, source))
    }
}

impl Figures {
    /// Those of a board.
    pub fn of(case: &Case<'_>) -> Self {
        let (premises, ruling) = (case.premises, case.ruling());
        let open = ruling.map_or(Missing::NoReplay, |_| Missing::Open);
        let played = ruling.and_then(|ruling| ruling.played);
        let adjusted = ruling.and_then(|ruling| ruling.adjusted_counts);
        let set_right = || Figure::or(case.tricks_of_wrong_score(), Source::Record, open);
        Self {
            stated: stated(case),
            played: TricksAndScore::of(premises, Figure::or(played, Source::Cards, open)),
            adjusted: TricksAndScore::of(
                premises,
                adjusted.map_or_else(set_right, Figure::of_counts),
            ),
            is_adjusted: ruling.is_some_and(|ruling| is_adjusted(case, ruling)),
        }
    }
}

impl Figures {
    /// The stated score and the adjusted one, where both are one figure and they differ.
    pub fn rescored(&self) -> Option<[i32; 2]> {
        let exact = |score: Figure<i32>| score.ends().filter(|[min, max]| min == max);
        let [before, after] = [self.stated, self.adjusted].map(|it| exact(it.score));
        let ([before, _], [after, _]) = (before?, after?);
        (before != after).then_some([before, after])
    }
}

impl TricksAndScore {
    /// So many tricks, with the score that they come to.
    fn of(premises: &Premises, tricks: Figure<u8>) -> Self {
        let score = |tricks| premises.score_of(tricks).map(|Score(points)| points);
        let score = match tricks {
            Figure::Missing(why) => Figure::Missing(why),
            Figure::Known {
                ends: [min, max],
                is_either,
                ..
            } => match score(min).zip(score(max)) {
                Some((first, last)) => Figure::Known {
                    ends: [first, last],
                    is_either,
                    source: Source::Computed,
                },
                None => Figure::Missing(Missing::Unscored),
            },
        };
        Self { tricks, score }
    }
}

impl Figure<u8> {
    fn of_counts(counts: Counts) -> Self {
        let Range { min, max } = counts.range();
        Self::Known {
            ends: [min, max],
            is_either: counts.number() == 2,
            source: Source::Ruling,
        }
    }
}

/// What the record states. Where it has no Score, that is what its Result comes to.
fn stated(case: &Case<'_>) -> TricksAndScore {
    let (premises, tricks) = (case.premises, stated_tricks(case));
    if let Figure::Missing(why @ Missing::BrokenOff(_)) = tricks {
        let score = Figure::Missing(why); // a Score of a board that was not played to its end
        return TricksAndScore { tricks, score };
    }
    let score = match (premises.score.value(), premises.stated_score(), tricks) {
        (Some(score), ..) => Figure::one(score.north_souths(), Source::Record),
        (None, Some(Score(points)), _) => Figure::one(points, Source::Computed),
        (None, None, _) if premises.score == Stated::Unreadable => {
            Figure::Missing(Missing::Unreadable)
        }
        (None, None, Figure::Missing(why)) => Figure::Missing(why),
        (None, None, Figure::Known { .. }) => Figure::Missing(Missing::Unscored),
    };
    TricksAndScore { tricks, score }
}

/// The stated tricks alone.
pub(crate) fn stated_tricks(case: &Case<'_>) -> Figure<u8> {
    let premises = case.premises;
    let missing = match (premises.result(), premises.extent) {
        (Some(tricks), Extent::Board) => return Figure::one(tricks.declarer, Source::Record),
        (Some(tricks), Extent::TricksSoFar) => Missing::BrokenOff(tricks.declarer),
        (Some(_), Extent::EndPosition) => Missing::EndPosition,
        (None, _) if case.board.result == Stated::Unreadable => Missing::Unreadable,
        (None, _) => Missing::NotStated,
    };
    Figure::Missing(missing)
}

/// Whether the ruling changes the result, or may.
fn is_adjusted(case: &Case<'_>, ruling: &Ruling) -> bool {
    let before = ruling.played.or(case.premises.final_result());
    let is_other = |adjusted| before.map(Range::exactly) != Some(adjusted);
    let is_revoke = !ruling.revokes.is_empty() || !ruling.slip_revokes.is_empty();
    is_revoke && ruling.adjusted.is_some_and(is_other)
}

/// Declarer's tricks before anything is adjusted, where they are known.
pub(super) fn before(case: &Case<'_>, ruled: &Ruled<'_>) -> Option<u8> {
    let ruling = ruled.ruling;
    match ruling.state {
        State::AlreadyAdjusted | State::Differs | State::Undecided => ruling.played,
        _ => case.premises.final_result().or(ruling.played),
    }
}
