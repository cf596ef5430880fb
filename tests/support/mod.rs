//! Dealt boards for tests and benches: a deal, an auction, thirteen tricks of random but legal play; ways to damage
//! the record of it, each of which says what it did; and PBN texts of them in three manners of writing.
//!
//! Everything comes from a seeded stream, so a board that fails is the same board on every machine.

#![allow(dead_code, unused_imports, unreachable_pub)] // each test and each bench uses its own part of this

mod bidding;
mod damage;
mod dealt;
mod demands;
pub mod edits;
mod playing;
mod text;

pub use damage::{Chance, Ending};
pub use dealt::DealtBoard;
pub use demands::most_met;
pub use playing::PlayedTrick;
pub use text::{Kind, LineEnd, Writer, Written};

pub use rand::RngExt;
use rand::SeedableRng;

/// The stream that everything random is drawn from.
pub type Stream = rand_chacha::ChaCha8Rng;

/// The stream of a seed.
pub fn stream(seed: u64) -> Stream {
    Stream::seed_from_u64(seed)
}

/// One of several things.
pub fn one<T: Copy>(of: &[T], rng: &mut Stream) -> T {
    of[rng.random_range(0..of.len())]
}

/// Says which board it was when a property fails.
pub struct Seed(pub u64);

impl Drop for Seed {
    #[allow(clippy::print_stderr)] // a failing test may speak
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the board of seed {}", self.0);
        }
    }
}

/// The lines of a table, each as so many cells between bars.
pub fn cells<const N: usize>(table: &str) -> impl Iterator<Item = [&str; N]> {
    table.trim().lines().map(|line| {
        let cells: Vec<_> = line.split('|').map(str::trim).collect();
        cells.try_into().expect(line)
    })
}
