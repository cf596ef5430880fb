//! Stretches of a file: boards of one set that stand together, as they were written by one hand in one evening.

use super::Place;
use super::board_key::BoardKey;
use super::habits::Habits;

/// The most boards of a stretch: a file that names no sets is judged in pieces, too.
const MOST: usize = 512;

/// The stretch at hand.
#[derive(Debug, Default)]
pub(super) struct Stretch {
    /// What its boards show together.
    pub(super) habits: Habits,
    /// Those of them that its file may show something of.
    pub(super) deviating: Vec<(Place, BoardKey)>,
    boards: usize,
    set: u16,
}

impl Stretch {
    /// Whether it ends before this board.
    pub(super) const fn ends_before(&self, key: &BoardKey) -> bool {
        self.boards > 0 && (self.boards == MOST || self.set != key.set)
    }

    /// Goes on to the next.
    pub(super) fn next(&mut self) {
        self.habits = Habits::behind(self.habits.run());
        self.deviating.clear();
        self.boards = 0;
    }

    /// Takes in one more board.
    pub(super) fn take(&mut self, place: Place, key: &BoardKey) {
        self.habits.take(key.shown.standing);
        if key.shown.deviates() {
            self.deviating.push((place, *key));
        }
        self.boards += 1;
        self.set = key.set;
    }
}
