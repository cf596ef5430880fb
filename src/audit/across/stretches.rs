//! Stretches of a file: boards of one set that stand together, as they were written by one hand in one evening.

use super::board_key::BoardKey;
use super::habits::Habits;

/// The most boards of a stretch: a file that names no sets is judged in pieces, too.
const MOST: usize = 512;

/// What the boards of each stretch show together, and how many they are.
pub(super) fn stretches<'a>(
    keys: impl Iterator<Item = &'a BoardKey>,
) -> impl Iterator<Item = (Habits, usize)> {
    let mut keys = keys.peekable();
    let mut run = 0;
    std::iter::from_fn(move || {
        let set = keys.peek()?.set;
        let mut habits = Habits::behind(run);
        let mut boards = 0;
        while let Some(key) = keys.next_if(|it| it.set == set && boards < MOST) {
            habits.take(key.standing);
            boards += 1;
        }
        run = habits.run();
        Some((habits, boards))
    })
}
