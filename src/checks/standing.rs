//! How the record of a board's play stands to the rest of the record: what a file is judged by, board for board.

use super::{Case, Ruled};
use crate::board::{Disagreement, Stake};
use crate::bridge::{Outcome, Penalty};
use crate::diagnosis::{Grade, faults};
use crate::laws::State;
use crate::replay::{Irregularity, Replay};

/// The fewest cards that show that a play and a deal belong together; fewer may fit by chance.
pub(super) const TELLING: u32 = 8;

/// How a board stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// Its play and its deal.
    pub play: PlayStanding,
    /// Its result and its play.
    pub result: Fitting,
    /// The double in its contract and in its auction.
    pub double: Fitting,
}

/// How a play stands to the deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayStanding {
    /// Too few cards are recorded, or they cannot be replayed.
    Unknown,
    /// It may be what was played.
    Sound,
    /// Some of its cards cannot have been played.
    Faulty,
    /// The deal is that of another board.
    WrongDeal,
}

/// Whether two statements fit each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fitting {
    /// One of them is not there.
    Unknown,
    /// They do.
    Fits,
    /// They do not.
    Differs,
}

impl Fitting {
    const fn when(fits: bool) -> Self {
        if fits { Self::Fits } else { Self::Differs }
    }
}

impl Standing {
    /// How a board stands.
    pub fn of(case: &Case<'_>) -> Self {
        Self {
            play: case
                .ruled
                .map_or(PlayStanding::Unknown, |ruled| PlayStanding::of(&ruled)),
            result: result(case),
            double: double(case),
        }
    }

    /// Whether something differs from what is expected.
    pub fn deviates(self) -> bool {
        matches!(self.play, PlayStanding::Faulty | PlayStanding::WrongDeal)
            || self.result == Fitting::Differs
            || self.double == Fitting::Differs
    }
}

impl PlayStanding {
    fn of(ruled: &Ruled<'_>) -> Self {
        let replay = ruled.replay;
        if replay.irregularities.is_empty() {
            let is_telling = u32::from(replay.whole) * 4 >= TELLING;
            return if is_telling {
                Self::Sound
            } else {
                Self::Unknown
            };
        }
        Self::of_irregular(replay, &ruled.diagnosis.grades)
    }

    fn of_irregular(replay: &Replay, grades: &[Grade]) -> Self {
        let all = &replay.irregularities;
        let misfit = all.iter().find_map(|it| match it {
            Irregularity::DealDoesNotFit { recorded, .. } => Some(u32::from(*recorded)),
            _ => None,
        });
        // a revoke that stands on its own may have been made
        let cannot_be = faults(replay, grades).next().is_some()
            || all
                .iter()
                .any(|it| matches!(it, Irregularity::TooManyCards(_)));
        let is_turned = |it: &Irregularity| matches!(it, Irregularity::DealTurned(_));
        match misfit {
            None if all.iter().any(is_turned) => Self::Unknown,
            Some(recorded) if recorded >= TELLING => Self::WrongDeal,
            Some(_) => Self::Unknown,
            None if cannot_be => Self::Faulty,
            None => Self::Sound,
        }
    }
}

fn result(case: &Case<'_>) -> Fitting {
    let Some(ruling) = case.ruling().filter(|it| it.state != State::NotStated) else {
        return Fitting::Unknown;
    };
    Fitting::when(ruling.state != State::Differs || !ruling.revokes.is_empty())
}

fn double(case: &Case<'_>) -> Fitting {
    let Outcome::Contract(contract, _) = case.board.auction.outcome else {
        return Fitting::Unknown;
    };
    if contract.penalty == Penalty::Undoubled {
        return Fitting::Unknown;
    }
    let is_dropped = case.board.disagreement == Some(Disagreement::Contract)
        && matches!(case.board.contract.value(), Some(Stake::Contract(stated))
            if stated.bid == contract.bid && stated.penalty == Penalty::Undoubled);
    Fitting::when(!is_dropped)
}
