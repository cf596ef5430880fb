//! Why a board is one to look at: the reason is decided once; the page, the terminal, the index and the tables say it.

use crate::board::NotAuditable;
use crate::checks::wording::revokes::RuledRevoke;
use crate::checks::wording::transfer::{self, Timing};
use crate::checks::{Case, Finding, NoReplay, Relation, Ruled, is_moved, revoke_comments};
use crate::diagnosis::Grade;
use crate::laws::{Counts, OpenEnd, Range, State};
use crate::replay::Irregularity;
use crate::words::{Key, key_of};
use strum::{VariantArray, VariantNames};

/// Why a board has a sheet: the first that applies.
#[derive(Debug)]
pub(crate) enum Reason<'a> {
    /// Cards are recorded, but cannot be replayed.
    NotAuditable(NotAuditable),
    /// The deal is not that of the play.
    Misdealt { fit: u8, recorded: u8 },
    /// The record contradicts itself, and no revoke can be relied on.
    Fault(&'a Finding),
    /// No card is recorded, and nothing else is wrong.
    NoPlay,
    /// The stated result is not what was played, and no other is due.
    ResultContradicts { stated: u8, played: u8 },
    /// The stated result is not among those that the cards allow.
    ResultImpossible { stated: u8, possible: Range },
    /// The stated result is neither what was played nor what is due.
    ResultNeither {
        stated: u8,
        played: u8,
        adjusted: Counts,
    },
    /// A slip contradicts a result that the cards allow.
    ResultAgainstSlip { stated: u8 },
    /// The stated result, or the Score, includes the transfer.
    AlreadyAdjusted { in_score: bool },
    /// Tricks move.
    Moves(Timing),
    /// Only the correction of trick 12 changes the result.
    TrickTwelve { is_stated: bool },
    /// A revoke was not established, and how the play went on after it is open.
    OpenEnd(OpenEnd),
    /// There is a revoke, and no trick moves.
    NothingMoves,
    /// Nothing is wrong.
    NoRevoke,
}

/// Why this board has a sheet.
pub(crate) fn reason<'a>(
    case: &Case<'_>,
    findings: &'a [Finding],
    revokes: &[RuledRevoke<'_>],
) -> Reason<'a> {
    let fault = fault(findings, revokes);
    match (&case.ruled, fault) {
        (Err(NoReplay::NotAuditable(why)), _) => Reason::NotAuditable(*why),
        (Ok(ruled), Some(fault)) if fault.check.code == "D104" && !is_moved(ruled) => {
            misdealt(ruled, fault)
        }
        (Ok(ruled), Some(fault)) if is_of_result(ruled, fault) => of_ruling(case, ruled, revokes),
        (_, Some(fault)) => Reason::Fault(fault),
        (Err(NoReplay::NoPlay), None) => Reason::NoPlay,
        (Ok(ruled), None) => of_ruling(case, ruled, revokes),
    }
}

/// The families of checks, in the order in which their errors are the reason: the deal, the play, the result and the
/// score, the auction, the slips, the writing.
const FAMILIES: &str = "DPCALS";

/// Whether a revoke is told in words only.
pub(super) fn is_told(case: &Case<'_>, revokes: &[RuledRevoke<'_>]) -> bool {
    revokes.is_empty() && revoke_comments(case).any(|it| it.is_testimony())
}

/// The error that comes before all others, where no revoke can be relied on: none is there, or all are doubtful and
/// follow from another fault.
fn fault<'a>(findings: &'a [Finding], revokes: &[RuledRevoke<'_>]) -> Option<&'a Finding> {
    let is_revoke = |it: &Finding| it.check.code.starts_with('R');
    let rank = |it: &&Finding| {
        let code = it.check.code;
        (FAMILIES.find(&code[..1]), code != "D104", code)
    };
    let errors = findings
        .iter()
        .filter(|it| it.needs_review() && it.relation != Relation::Follows);
    let first = errors.filter(|it| !is_revoke(it)).min_by_key(rank)?;
    let is_primary = matches!(first.relation, Relation::Primary(_));
    let all_doubtful = revokes.iter().all(|one| one.grade == Grade::Doubtful);
    (revokes.is_empty() || is_primary && all_doubtful).then_some(first)
}

fn misdealt<'a>(ruled: &Ruled<'_>, fault: &'a Finding) -> Reason<'a> {
    let counts = ruled.replay.irregularities.iter().find_map(|it| match *it {
        Irregularity::DealDoesNotFit { fit, recorded } => Some((fit, recorded)),
        _ => None,
    });
    counts.map_or(Reason::Fault(fault), |(fit, recorded)| Reason::Misdealt {
        fit,
        recorded,
    })
}

/// Whether an error only says that the stated result is not one of the play.
fn is_of_result(ruled: &Ruled<'_>, fault: &Finding) -> bool {
    ruled.ruling.state == State::Differs && ["C101", "C104", "C109"].contains(&fault.check.code)
}

fn of_ruling(case: &Case<'_>, ruled: &Ruled<'_>, revokes: &[RuledRevoke<'_>]) -> Reason<'static> {
    let ruling = ruled.ruling;
    match case.premises.final_result() {
        Some(stated) if ruling.state == State::Differs => result(ruled, stated),
        Some(stated) if ruling.state == State::AlreadyAdjusted => already(ruled, stated),
        _ if revokes.is_empty() => Reason::NoRevoke,
        _ => of_transfer(ruled),
    }
}

fn result(ruled: &Ruled<'_>, stated: u8) -> Reason<'static> {
    let ruling = ruled.ruling;
    let Some(played) = ruling.played else {
        let possible = ruling.possible;
        return if transfer::contradicts_slip(ruling, stated) {
            Reason::ResultAgainstSlip { stated }
        } else {
            Reason::ResultImpossible { stated, possible }
        };
    };
    match ruling.adjusted_counts {
        _ if transfer::contradicts_slip(ruling, stated) => Reason::ResultAgainstSlip { stated },
        Some(adjusted) if adjusted.range() != Range::exactly(played) => Reason::ResultNeither {
            stated,
            played,
            adjusted,
        },
        _ => Reason::ResultContradicts { stated, played },
    }
}

fn already(ruled: &Ruled<'_>, stated: u8) -> Reason<'static> {
    if ruled.ruling.transfer.tricks.max == 0 {
        return Reason::TrickTwelve { is_stated: true };
    }
    let in_score = transfer::is_in_score(ruled.ruling, stated);
    Reason::AlreadyAdjusted { in_score }
}

pub(crate) fn of_transfer(ruled: &Ruled<'_>) -> Reason<'static> {
    let ruling = ruled.ruling;
    let played = ruling.played.map(Range::exactly);
    if ruling.transfer.tricks.max > 0 || ruling.transfer.both {
        Reason::Moves(transfer::timing(ruling))
    } else if let Some(end) = ruling.open_end {
        Reason::OpenEnd(end)
    } else if played.is_some() && ruling.adjusted != played {
        Reason::TrickTwelve { is_stated: false }
    } else {
        Reason::NothingMoves
    }
}

/// What a reason is about, as boards are filtered by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum Kind {
    /// Tricks move for a revoke.
    #[default]
    Transfer,
    /// They are in the stated result or score.
    Included,
    /// There is a revoke, and no trick moves.
    NoTransfer,
    Comment,
    Result,
    Score,
    Deal,
    Play,
    Auction,
    Slip,
    Writing,
    /// Nothing is wrong.
    Nothing,
}

impl Kind {
    /// All of them, the most urgent first.
    pub(crate) const ALL: [Self; 12] = *<Self as VariantArray>::VARIANTS
        .as_array()
        .expect("as many");

    /// Its name, in an address.
    pub(crate) const fn name(self) -> &'static str {
        <Self as VariantNames>::VARIANTS[self as usize]
    }

    pub(crate) const fn word(self) -> Key {
        key_of!("kind-", Kind: self)
    }
}

impl Reason<'_> {
    /// What it is about.
    pub(crate) fn kind(&self) -> Kind {
        match self {
            Self::NotAuditable(_) => Kind::Play,
            Self::Misdealt { .. } => Kind::Deal,
            Self::Fault(finding) => of_code(finding.check.code, None),
            Self::NoPlay | Self::NoRevoke => Kind::Nothing,
            Self::ResultContradicts { .. }
            | Self::ResultImpossible { .. }
            | Self::ResultNeither { .. } => Kind::Result,
            Self::ResultAgainstSlip { .. } => Kind::Slip,
            Self::AlreadyAdjusted { .. } | Self::TrickTwelve { is_stated: true } => Kind::Included,
            Self::Moves(_) | Self::TrickTwelve { is_stated: false } => Kind::Transfer,
            Self::OpenEnd(_) | Self::NothingMoves => Kind::NoTransfer,
        }
    }
}

/// What a finding of a check is about; of a revoke, what is ruled on it.
pub(super) fn of_code(code: &str, ruled: Option<&Ruled<'_>>) -> Kind {
    match (code, &code[..1]) {
        ("R101" | "R103" | "C102" | "C103", _) if let Some(ruled) = ruled => {
            match ruled.ruling.state {
                State::AlreadyAdjusted => Kind::Included,
                _ => of_transfer(ruled).kind(),
            }
        }
        ("C105", _) => Kind::Score,
        ("C112", _) => Kind::Comment,
        ("S302", _) | (_, "P") => Kind::Play,
        (_, "C") => Kind::Result,
        (_, "D") => Kind::Deal,
        (_, "A") => Kind::Auction,
        (_, "L") => Kind::Slip,
        _ => Kind::Writing,
    }
}
