//! A second generator of PBN, written from the standard alone. It shares neither code nor habits with the generator in
//! `tests/support`, so what is fast on the text of only one of them shows.
//!
//! It writes whole tournaments: sessions of pairs and of team matches, at several tables, with boards, headers and tables
//! that change from session to session. The same seed gives the same text on every machine.

#![allow(dead_code, unreachable_pub)] // each bench and each test uses its own part

mod auction;
mod cards;
mod course;
mod names;
mod session;
mod text;

use rand::{RngExt, SeedableRng};
use session::Session;

/// What everything random is drawn from.
pub(crate) struct Dice(rand_chacha::ChaCha8Rng);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0.random_range(0..end)
    }

    fn between(&mut self, first: usize, last: usize) -> usize {
        self.0.random_range(first..=last)
    }

    fn percent(&mut self, chance: u32) -> bool {
        self.0.random_ratio(chance, 100)
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    fn shuffle<T>(&mut self, of: &mut [T]) {
        for last in (1..of.len()).rev() {
            let other = self.below(last + 1);
            of.swap(last, other);
        }
    }
}

/// Whether a defender or declarer fails to follow suit now and then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Play {
    /// Every card is legal.
    Legal,
    /// Each board that is played out has one revoke, where the cards allow one before trick 12. No board is claimed.
    WithRevokes,
}

/// Writes game after game.
pub struct Tournament {
    dice: Dice,
    play: Play,
    session: Session,
    is_first: bool,
}

impl Tournament {
    pub fn new(seed: u64, play: Play) -> Self {
        let mut dice = Dice(rand_chacha::ChaCha8Rng::seed_from_u64(seed));
        let session = Session::begin(&mut dice);
        Self {
            dice,
            play,
            session,
            is_first: true,
        }
    }

    /// So many games, with LF at the end of each line.
    pub fn text(&mut self, games: usize) -> Vec<u8> {
        let mut text = Vec::new();
        for _ in 0..games {
            self.write(&mut text);
        }
        text
    }

    /// One more game.
    pub fn write(&mut self, out: &mut Vec<u8>) {
        if std::mem::take(&mut self.is_first) {
            out.extend(b"% PBN 2.1\n% Boards as played, from the server of the tournament\n");
        }
        while !self.session.has_more() {
            self.session = self.session.next(&mut self.dice);
        }
        let game = self.session.game(&mut self.dice, self.play);
        text::write(&mut self.dice, &self.session, &game, out);
    }
}
