//! What the facts of a slip change in a ruling, against a second ruling that shares no code with `src/laws`: dealt
//! boards with one to three revokes, in whole records and in some that break off, with facts drawn at random, under
//! three editions.
//!
//! A thousand boards are tried. `PBN_AUDIT_SLIP_BOARDS` asks for another number, and `PBN_AUDIT_SLIP_SEED` for
//! the board of one seed alone, which a failure names; with both, for so many from that seed on.

#![allow(clippy::trivially_copy_pass_by_ref)] // iterators and closures hand out references

mod boards;
pub(crate) mod clauses;
mod compare;
pub(crate) mod courses;
mod doubts;
mod established;
mod facts;
mod model;
mod penalties;
pub(crate) mod record;
mod trick_twelve;

use compare::differences;

/// How many differences are shown.
const SHOWN: usize = 20;

fn number(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(text.parse().expect("a number"))
}

#[test]
fn two_rulings_on_slips_agree() {
    let boards = number("PBN_AUDIT_SLIP_BOARDS");
    let seeds = match number("PBN_AUDIT_SLIP_SEED") {
        Some(seed) => seed..seed + boards.unwrap_or(1),
        None => 0..boards.unwrap_or(1000),
    };
    let differences: Vec<String> = seeds.flat_map(differences).collect();
    let shown = differences[..differences.len().min(SHOWN)].join("\n");
    let count = differences.len();
    assert!(differences.is_empty(), "{count} differences\n{shown}");
}
