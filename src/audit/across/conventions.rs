//! How a file writes its boards: what its boards are held against.

use super::board_key::{BoardKey, Shown};
use super::habits::Habits;
use super::share::Share;
use crate::checks::{CrossBoard, Fit, Numbering, Opening, Passes};

/// How a file writes its boards.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Conventions {
    /// Boards with a number, and those that do not fit it.
    numbered: Share,
    /// Auctions, and those that agree with the Declarer tag only with passes before the first bid.
    opened: Share,
    /// Auctions that begin with a pass.
    passed: u64,
    /// Boards that stand at other tables, and those that have another deal there.
    pub(super) compared: Share,
    /// What the file does to many boards.
    pub(super) habits: Habits,
}

impl Conventions {
    /// Takes in one more board.
    pub(super) fn take(&mut self, key: &BoardKey) {
        if key.fit != Fit::Unnumbered {
            self.numbered.take(key.fit == Fit::Differs);
        }
        self.open(key.opening);
        self.habits.take(key.standing);
    }

    /// What the conventions of its file say of a board in a stretch with these habits.
    pub(super) fn cross_board(&self, stretch: &Habits, shown: Shown) -> CrossBoard<'static> {
        CrossBoard {
            numbering: self.numbering(shown.fit),
            passes: self.passes(shown.opening),
            causes: self.habits.causes(stretch, shown.standing),
            ..CrossBoard::default()
        }
    }

    /// The checks whose findings are those of single boards, as the file does not write all boards so.
    pub(super) fn refuted(&self) -> Vec<&'static str> {
        let mut refuted = Vec::new();
        if self.numbering(Fit::Differs) == Numbering::Cycle {
            refuted.extend(["C106", "C107"]);
        }
        if self.passes(Opening::Late) == Passes::Written {
            refuted.push("A103");
        }
        refuted
    }

    fn numbering(&self, fit: Fit) -> Numbering {
        if fit == Fit::Differs && self.numbered.is_habit() {
            Numbering::Own
        } else {
            Numbering::Cycle
        }
    }

    /// Takes in the auction of one more board.
    pub(super) fn open(&mut self, opening: Opening) {
        if opening != Opening::Unknown {
            self.opened.take(opening == Opening::Late);
            self.passed += u64::from(opening == Opening::Pass);
        }
    }

    /// About half of all auctions begin with a pass. Where the first passes are left out at most one in twenty does, an
    /// exception written by hand, and about half disagree with the Declarer tag.
    pub(super) fn passes(&self, opening: Opening) -> Passes {
        let none_begins_with_one = self.passed * 20 <= self.opened.of;
        if opening == Opening::Late && none_begins_with_one && self.opened.is_habit() {
            Passes::LeftOut
        } else {
            Passes::Written
        }
    }
}
