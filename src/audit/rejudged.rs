//! Boards of a part of which more is known than when it was audited: the guess of what other boards show of them was wrong.

use crate::checks::CrossBoard;

/// What is known of a board by now.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rejudged<'a> {
    /// Its game in the part, from 1.
    pub(super) game: u64,
    guess: CrossBoard<'static>,
    pub(super) known: CrossBoard<'a>,
}

impl Rejudged<'_> {
    /// Whether the guess was wrong about how the file writes its boards. What is found of that is reported once a file, and
    /// cannot be taken back.
    fn is_of_writing(&self) -> bool {
        let [guess, known] = [&self.guess, &self.known].map(|it| (it.numbering, it.passes));
        guess != known
    }
}

/// Whether these boards can be audited again by themselves.
pub(super) fn are_apart(rejudged: &[Rejudged<'_>]) -> bool {
    !rejudged.iter().any(Rejudged::is_of_writing)
}

/// The games of which something else is known than was guessed; both lists are by number of the game.
pub(super) fn rejudged<'a>(
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
            all.push(Rejudged { game, guess, known });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checks::{Cause, Causes, Numbering};

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
            (games, are_apart(&all))
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
