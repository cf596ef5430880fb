//! How the record of a board's play stands to the rest of the record: what a file is judged by, board for board.

use super::{Case, Cause, Passes, Ruled, Shift};
use crate::board::{Disagreement, Stake};
use crate::bridge::{Outcome, Penalty};
use crate::diagnosis::{LegalReading, faults};
use crate::laws::State;
use crate::replay::{Irregularity, Reading, Replay};
use strum::VariantArray;

/// The fewest cards that show that a play and a deal belong together; fewer may fit by chance.
pub(super) const TELLING: u32 = 8;

/// How a board stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Standing {
    /// Its play and its deal.
    pub play: PlayStanding,
    /// Its deal and the rules: 13 cards in each hand, each card once.
    pub deal: Fitting,
    /// Its result and its play.
    pub result: Fitting,
    /// The double in its contract and in its auction.
    pub double: Fitting,
    /// What of it is off by some seats.
    pub shift: Shift,
}

/// How a play stands to the deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, VariantArray)]
pub enum PlayStanding {
    /// There is no replay.
    #[default]
    Absent,
    /// Too few cards are recorded.
    Few,
    /// Too few cards are recorded, and they do not fit the deal.
    FewAgainst,
    /// It fits the deal only if that is turned.
    Turned,
    /// It may be what was played.
    Sound,
    /// Some of its cards cannot have been played, or hardly.
    Faulty,
    /// Somebody seems to have revoked, and nothing else is wrong.
    Revoke,
    /// The deal is that of another board.
    WrongDeal,
}

/// Whether two statements fit each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, VariantArray)]
pub enum Fitting {
    /// One of them is not there.
    #[default]
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
        let ruled = case.ruled.as_ref();
        Self {
            play: ruled.map_or(PlayStanding::Absent, PlayStanding::of),
            deal: deal(case),
            result: result(case),
            double: double(case),
            shift: ruled.map_or(Shift::None, |ruled| Shift::of(ruled, case.premises)),
        }
    }

    /// Whether something differs from what is expected.
    pub fn deviates(self) -> bool {
        use PlayStanding::{Faulty, FewAgainst, Revoke, WrongDeal};
        matches!(self.play, Faulty | Revoke | WrongDeal | FewAgainst)
            || self.deal == Fitting::Differs
            || self.result == Fitting::Differs
            || self.double == Fitting::Differs
            || self.shift != Shift::None
    }

    /// Whether it deviates in a way that its file mostly explains: deals that were not played, or cards that stand elsewhere.
    pub fn is_of_file(self) -> bool {
        use PlayStanding::{FewAgainst, WrongDeal};
        matches!(self.play, FewAgainst | WrongDeal)
            || self.deal == Fitting::Differs
            || self.shift != Shift::None
    }
}

impl PlayStanding {
    fn of(ruled: &Ruled<'_>) -> Self {
        let all = &ruled.replay.irregularities;
        if all.is_empty() {
            let is_telling = u32::from(ruled.replay.whole) * 4 >= TELLING;
            return if is_telling { Self::Sound } else { Self::Few };
        }
        let is_misfit = |it: &Irregularity| matches!(it, Irregularity::DealDoesNotFit { .. });
        let is_turned = |it: &Irregularity| {
            matches!(it, Irregularity::DealTurned(_) | Irregularity::Renamed(_))
        };
        let is_few = |it: &Irregularity| matches!(it, Irregularity::TooFewCards { .. });
        // where a card was left out, the deal is right
        if all.iter().any(is_misfit) && !is_moved(ruled) {
            Self::WrongDeal
        } else if all.iter().any(is_few) && !is_moved(ruled) || led_by_another(ruled.replay) {
            Self::FewAgainst
        } else if all.iter().any(is_turned) {
            Self::Turned
        } else if cannot_be(ruled) {
            Self::Faulty
        } else if ruled.replay.revokes().any(|revoke| !revoke.marked) {
            Self::Revoke
        } else {
            Self::Sound
        }
    }
}

/// Whether a few cards begin with one that was dealt to another hand than is due to lead, where only the deal shows the leaders.
fn led_by_another(replay: &Replay) -> bool {
    let recorded: usize = replay.recorded().map(|(_, trick)| trick.recorded()).sum();
    recorded < TELLING as usize && replay.tricks[0].reading == Reading::ByOwner
}

/// Whether all cards behind one that was left out have moved up.
pub(crate) fn is_moved(ruled: &Ruled<'_>) -> bool {
    matches!(ruled.diagnosis.nearest(), Some(LegalReading::Missing(_)))
}

/// Whether cards cannot be what was played, or hardly: of revokes only a doubtful one says so.
fn cannot_be(ruled: &Ruled<'_>) -> bool {
    let is_surplus = |it: &Irregularity| matches!(it, Irregularity::TooManyCards(_));
    let replay = ruled.replay;
    faults(replay, &ruled.diagnosis.grades).next().is_some()
        || replay.irregularities.iter().any(is_surplus)
}

fn deal(case: &Case<'_>) -> Fitting {
    let board = case.board;
    if board.deal_fault.is_none() && board.deal.value().is_none() {
        return Fitting::Unknown;
    }
    Fitting::when(board.deal_fault.is_none())
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
    let is_dropped = case.premises.disagreement == Some(Disagreement::Contract)
        && matches!(case.board.contract.value(), Some(Stake::Contract(stated))
            if stated.bid == contract.bid && stated.penalty == Penalty::Undoubled);
    Fitting::when(!is_dropped)
}

/// As many cards that cannot have been played, on one board, are no slip: nobody watched the play that is recorded.
const MANY: usize = 4;

/// Why a board cannot be counted in statistics on play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unusable {
    /// The play cannot be replayed.
    NotAuditable,
    /// A cause of the whole file.
    File(Cause),
    /// Cards of the deal are missing, or dealt twice.
    FaultyDeal,
    /// The deal of the board is that of another, or the play is.
    WrongDeal,
    /// Seats or columns are in doubt.
    Seats,
    /// Declarer is in doubt.
    Declarer,
    /// Many cards cannot have been played.
    Cards,
}

impl Unusable {
    /// Its word in boards.csv: that of causes.csv where it is the same.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NotAuditable => "not-auditable",
            Self::File(cause) => cause.name(),
            Self::FaultyDeal => "faulty-deal",
            Self::WrongDeal => Cause::WrongDeal.name(),
            Self::Seats => Cause::SeatsOff.name(),
            Self::Declarer => "declarer",
            Self::Cards => "wrong-cards",
        }
    }
}

/// Whether a board can be counted in statistics on play: its deal, its seats and its cards are those of the table, as far
/// as the record shows. `None` where no play is recorded.
pub fn usable(case: &Case<'_>) -> Option<bool> {
    case.has_play().then(|| unusable(case).is_none())
}

/// Why a board with play cannot be counted; `None` where it can.
pub fn unusable(case: &Case<'_>) -> Option<Unusable> {
    let Ok(ruled) = &case.ruled else {
        return Some(Unusable::NotAuditable);
    };
    let (board, causes) = (case.board, case.cross_board.causes);
    let is_other_declarer = matches!(case.premises.disagreement, Some(Disagreement::Declarer(_)))
        && case.cross_board.passes == Passes::Written;
    if causes.doubt_the_play() {
        let of_file = [Cause::WrongDeals, Cause::Filler, Cause::Exchanged];
        of_file
            .into_iter()
            .find(|it| causes.holds(*it))
            .map(Unusable::File)
    } else if board.deal_fault.is_some() {
        Some(Unusable::FaultyDeal)
    } else if is_other_declarer {
        Some(Unusable::Declarer)
    } else {
        by_play(ruled)
    }
}

/// Why the play of a board cannot be counted: the deal and the seats are not as they are written, or most cards.
fn by_play(ruled: &Ruled<'_>) -> Option<Unusable> {
    let replay = ruled.replay;
    if replay.irregularities.is_empty() {
        return unread(ruled);
    }
    let recorded: usize = replay.recorded().map(|(_, trick)| trick.recorded()).sum();
    let doubt = |it: &Irregularity| match it {
        Irregularity::DealDoesNotFit { .. } if is_moved(ruled) => Some(Unusable::Cards),
        Irregularity::DealDoesNotFit { .. } => Some(Unusable::WrongDeal),
        Irregularity::TooFewCards { .. } | Irregularity::OtherPlay { .. } => Some(Unusable::Cards),
        Irregularity::DealTurned(_) | Irregularity::Renamed(_) => Some(Unusable::Seats),
        // where most tricks are off, from the first one on, the seats may be
        Irregularity::ColumnsNotFixed { trick, rows } => {
            let are_most = *trick == 1 && 2 * *rows > replay.rows;
            (are_most || recorded < TELLING as usize).then_some(Unusable::Seats)
        }
        _ => None,
    };
    let doubts = replay.irregularities.iter().find_map(doubt);
    doubts.or_else(|| unread(ruled))
}

/// What remains in doubt where no change that leaves the seats makes the record right, and more than a few cards cannot be.
fn unread(ruled: &Ruled<'_>) -> Option<Unusable> {
    use LegalReading::{DealTurned, Declarer, Renamed, SeatsTurned};
    let diagnosis = ruled.diagnosis;
    match diagnosis.nearest() {
        Some(Declarer(_)) => Some(Unusable::Declarer),
        Some(SeatsTurned(_) | DealTurned(_) | Renamed(_)) => Some(Unusable::Seats),
        Some(_) => None,
        None => {
            let count = faults(ruled.replay, &diagnosis.grades).count();
            (count >= MANY).then_some(Unusable::Cards)
        }
    }
}
