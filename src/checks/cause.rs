//! Causes: what explains the faults of a board that are not its own alone. Most are something that a file does to many of
//! its boards: then the file needs a look, and not each board.

use super::{Case, Finding};
use crate::replay::Revoke;

/// What explains a fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cause {
    /// Many deals of the file are not those that were played.
    WrongDeals,
    /// Many boards of the file have cards that cannot be right: somebody filled in any card.
    Filler,
    /// Many results of the file are not possible.
    Results,
    /// The file leaves out doubles in its contracts.
    Doubles,
    /// The deal of this board is that of another, or the play is. The board needs a look.
    WrongDeal,
}

impl Cause {
    /// All of them, in the order of the reports.
    pub const ALL: [Self; 5] = [
        Self::WrongDeals,
        Self::Filler,
        Self::Results,
        Self::Doubles,
        Self::WrongDeal,
    ];

    /// Its word in causes.csv.
    pub const fn name(self) -> &'static str {
        match self {
            Self::WrongDeals => "wrong-deals",
            Self::Filler => "operator-filler",
            Self::Results => "impossible-results",
            Self::Doubles => "dropped-doubles",
            Self::WrongDeal => "wrong-deal",
        }
    }

    /// Whether it is a cause of the whole file: nobody has to look at a board for it.
    pub const fn is_of_file(self) -> bool {
        !matches!(self, Self::WrongDeal)
    }

    /// What explains a finding on a board.
    pub(super) fn of(finding: &Finding, case: &Case<'_>) -> Option<Self> {
        let of_file = case.cross_board.causes;
        let among = |causes: &[Self]| causes.iter().copied().find(|it| of_file.holds(*it));
        match finding.check.code {
            "D104" => among(&[Self::WrongDeals, Self::Filler]).or(Some(Self::WrongDeal)),
            "R103" if is_marked(finding, case) => None,
            "D103" | "P101" | "P102" | "P103" | "P104" | "P106" | "P109" | "R103" | "C102" => {
                among(&[Self::WrongDeals, Self::Filler])
            }
            "C101" | "C104" | "C109" | "C110" => among(&[Self::Results, Self::Filler]),
            "A102" => among(&[Self::Doubles]),
            _ => None,
        }
    }
}

/// Whether the revoke that a finding is about is marked in the record.
fn is_marked(finding: &Finding, case: &Case<'_>) -> bool {
    let is_its = |revoke: &Revoke| revoke.marked && Some(revoke.turn) == finding.turn();
    case.replay()
        .is_some_and(|replay| replay.revokes().any(is_its))
}

/// Several causes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Causes(u8);

impl Causes {
    /// None.
    pub const NONE: Self = Self(0);

    /// With one more.
    #[must_use]
    pub const fn and(self, cause: Cause) -> Self {
        Self(self.0 | 1 << cause as u8)
    }

    /// With one more, where something is so.
    #[must_use]
    pub(crate) const fn and_when(self, is_so: bool, cause: Cause) -> Self {
        if is_so { self.and(cause) } else { self }
    }

    /// Whether this one is among them.
    pub const fn holds(self, cause: Cause) -> bool {
        self.0 & 1 << cause as u8 != 0
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each of them, in the order of the reports.
    pub fn each(self) -> impl Iterator<Item = Cause> {
        Cause::ALL.into_iter().filter(move |it| self.holds(*it))
    }

    /// Those that explain the findings on a board.
    pub fn of(findings: &[Finding]) -> Self {
        let causes = findings.iter().filter_map(|finding| finding.cause);
        causes.fold(Self::NONE, Self::and)
    }

    /// Whether the cards of a board with these causes show nothing for certain: no revoke is inferred from them, and no
    /// adjustment.
    pub const fn doubt_the_play(self) -> bool {
        self.holds(Cause::WrongDeals) || self.holds(Cause::Filler)
    }
}
