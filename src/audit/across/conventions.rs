//! How a file writes its boards: what its boards are held against.

use super::Place;
use super::board_key::{BoardKey, Shown};
use super::habits::{Habits, Share};
use crate::checks::{Cause, CrossBoard, Fit, Numbering, Opening, Passes};

/// As many boards show that numbers fit, or that they are off by as much.
const ENOUGH: u64 = 4;

/// Boards of a file whose numbers are off by as much.
#[derive(Debug, Clone, Copy)]
struct Numbers {
    first: Place,
    last: Place,
    off: u8,
    boards: u64,
}

/// How a file writes its boards.
#[derive(Debug, Clone, Default)]
pub(super) struct Conventions {
    /// Boards with a number, and those that do not fit it.
    numbered: Share,
    /// Where its numbers are shifted.
    shifts: Vec<Numbers>,
    /// The boards of one set whose numbers fit, one after another, and those right behind them that are off by as much.
    fitting: u64,
    shifted: Option<Numbers>,
    set: u16,
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
    pub(super) fn take(&mut self, place: Place, key: &BoardKey) {
        if key.shown.fit != Fit::Unnumbered {
            self.numbered.take(key.shown.fit == Fit::Differs);
            self.number(place, key);
        }
        self.open(key.shown.opening);
        self.habits.take(key.shown.standing);
    }

    /// Whether the number of a board goes on with a shift, begins one, or ends it.
    fn number(&mut self, place: Place, key: &BoardKey) {
        if key.set != self.set {
            self.end();
            (self.set, self.fitting) = (key.set, 0);
        }
        match &mut self.shifted {
            _ if key.shown.fit == Fit::Fits => {
                self.end();
                self.fitting += 1;
            }
            Some(numbers) if numbers.off == key.off => {
                numbers.last = place;
                numbers.boards += 1;
            }
            _ => {
                if self.shifted.is_some_and(|it| it.boards < ENOUGH) {
                    self.fitting = 0; // they are off by anything
                }
                self.end();
                let is_shown = self.fitting >= ENOUGH && key.off != 0;
                self.shifted = is_shown.then_some(Numbers {
                    first: place,
                    last: place,
                    off: key.off,
                    boards: 1,
                });
            }
        }
    }

    /// Ends the boards of a file, or those that are off by as much. What is explained so is no habit.
    pub(super) fn end(&mut self) {
        if let Some(numbers) = self.shifted.take().filter(|it| it.boards >= ENOUGH) {
            self.numbered.differing -= numbers.boards;
            self.shifts.push(numbers);
        }
    }

    /// What the conventions of its file say of a board in a stretch with these habits.
    pub(super) fn cross_board(
        &self,
        stretch: &Habits,
        (place, shown): (Place, Shown),
    ) -> CrossBoard<'static> {
        let holds = |it: &&Numbers| (it.first..=it.last).contains(&place);
        let shift = self
            .shifts
            .iter()
            .find(holds)
            .filter(|_| shown.fit == Fit::Differs);
        let numbering = shift.map_or_else(
            || self.numbering(shown.fit),
            |numbers| Numbering::Shifted {
                off: numbers.off,
                is_first: numbers.first == place,
            },
        );
        let passes = self.passes(shown.opening);
        let are_passes = passes == Passes::LeftOut;
        let causes = self.habits.causes(stretch, shown.standing);
        CrossBoard {
            numbering,
            passes,
            causes: causes
                .without(are_passes, Cause::Calls)
                .and_when(shift.is_some(), Cause::Numbers),
            ..CrossBoard::default()
        }
    }

    /// What the file does not do, so that the findings are those of single boards.
    pub(super) fn refuted(&self) -> Vec<Cause> {
        let mut refuted = Vec::new();
        if self.numbering(Fit::Differs) == Numbering::Cycle {
            refuted.extend([Cause::Numbering, Cause::Vulnerability]);
        }
        if self.passes(Opening::Late) == Passes::Written {
            refuted.push(Cause::Passes);
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
