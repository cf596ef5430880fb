//! Boards of a part of which more is known than when it was audited: the guess of what other boards show of them was wrong.

use crate::checks::{CrossBoard, Likeness, OtherTable};

/// What is known of a board by now.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rejudged<'a> {
    /// Its game in the part, from 1.
    pub(super) game: u64,
    guess: CrossBoard<'static>,
    pub(super) known: CrossBoard<'a>,
    pub(super) changes: Changes,
}

/// What of a board is otherwise than it was reported.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Changes {
    /// Anything may be.
    Board,
    /// Nothing: another table has another deal, as many boards of the file have. That is found once a file, and was found in
    /// this part before.
    Nothing,
}

impl Rejudged<'_> {
    /// Whether the guess was wrong about how the file writes its boards. What is found of that is reported once a file, and
    /// cannot be taken back.
    fn is_of_writing(&self) -> bool {
        let [guess, known] = [&self.guess, &self.known].map(|it| (it.numbering, it.passes));
        guess != known
    }

    /// Whether all that is new is another table whose deal is turned (or not), as many boards of the file have.
    fn is_often(&self, turned: bool) -> bool {
        let OtherTable::Differs {
            often: true,
            likeness,
            ..
        } = self.known.other_table
        else {
            return false;
        };
        let with_table = CrossBoard {
            other_table: self.known.other_table,
            ..self.guess
        };
        matches!(likeness, Likeness::Turned(_)) == turned
            && self.guess.other_table == OtherTable::Nothing
            && self.known == with_table
    }
}

/// The games of which something else is known than was guessed; both lists are by number of the game.
pub(super) fn rejudged<'a>(
    guessed: &[(u64, CrossBoard<'static>)],
    known: &[(u64, CrossBoard<'a>)],
) -> Vec<Rejudged<'a>> {
    let mut all = differing(guessed, known);
    for turned in [false, true] {
        let often = all.iter_mut().filter(|it| it.is_often(turned));
        often.skip(1).for_each(|it| it.changes = Changes::Nothing);
    }
    all
}

fn differing<'a>(
    guessed: &[(u64, CrossBoard<'static>)],
    known: &[(u64, CrossBoard<'a>)],
) -> Vec<Rejudged<'a>> {
    let (mut guessed, mut known) = (guessed.iter().peekable(), known.iter().peekable());
    let mut all = Vec::new();
    loop {
        let next = [guessed.peek().map(|it| it.0), known.peek().map(|it| it.0)];
        let Some(game) = next.into_iter().flatten().min() else {
            return all;
        };
        let guess = guessed.next_if(|it| it.0 == game);
        let guess = guess.map_or_else(CrossBoard::default, |it| it.1);
        let known = known.next_if(|it| it.0 == game);
        let known = known.map_or_else(CrossBoard::default, |it| it.1);
        if known != guess {
            all.push(Rejudged {
                game,
                guess,
                known,
                changes: Changes::Board,
            });
        }
    }
}

/// The games whose boards are to be taken back and audited again; `None` where all of the part has to be.
pub(super) fn to_take_back(rejudged: &[Rejudged<'_>]) -> Option<Vec<u64>> {
    if rejudged.iter().any(Rejudged::is_of_writing) {
        return None;
    }
    let changed = rejudged.iter().filter(|it| it.changes == Changes::Board);
    Some(changed.map(|it| it.game).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checks::{Cause, Causes, Numbering};

    #[test]
    fn what_many_boards_have_is_looked_at_on_the_first_only() {
        let of = |likeness, often| CrossBoard {
            other_table: OtherTable::Differs {
                file: "a.pbn",
                game: 1,
                likeness,
                often,
            },
            ..CrossBoard::default()
        };
        let (other, turned) = (of(Likeness::Other, true), of(Likeness::Turned(1), true));
        let mixed = CrossBoard {
            causes: Causes::NONE.and(Cause::Filler),
            ..other
        };
        let known = [
            other,
            turned,
            other,
            mixed,
            turned,
            of(Likeness::Other, false),
        ];
        let known: Vec<_> = (1..).zip(known).collect();
        let all = rejudged(&[], &known);
        assert_eq!(to_take_back(&all), Some(vec![1, 2, 4, 6]));
    }

    #[test]
    fn only_wrong_guesses_are_judged_again() {
        let cause = CrossBoard {
            causes: Causes::NONE.and(Cause::Filler),
            ..CrossBoard::default()
        };
        let own = CrossBoard {
            numbering: Numbering::Own,
            ..cause
        };
        let of = |guessed: &[_], known: &[_]| {
            let all = rejudged(guessed, known);
            let games: Vec<_> = all.iter().map(|it| it.game).collect();
            (games, to_take_back(&all).is_some())
        };
        assert_eq!(
            of(&[(1, cause), (3, own)], &[(1, cause), (3, own)]),
            (vec![], true)
        );
        let wrong = of(
            &[(1, cause), (3, cause)],
            &[(2, cause), (3, cause), (7, cause)],
        );
        assert_eq!(wrong, (vec![1, 2, 7], true));
        assert_eq!(of(&[(4, cause)], &[(4, own)]), (vec![4], false));
    }
}
