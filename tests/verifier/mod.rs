//! What the official Verifier of PBN reports, this program reports too, and where the Verifier is known to be wrong this
//! program is silent. Every text here is made up.
//!
//! `messages` is the whole list, a record for each message that brings it about and one that does not; `defects` is where
//! the Verifier is not followed. `tags` and `sections` try the same faults in more forms. Most records stand in tables, as texts of
//! sessions: `BOARD with "7S AP" -> "7S"`.

mod defects;
mod messages;
mod sections;
mod tags;

use pbn_audit::audit::{Options, Scratch};
use pbn_audit::board::Carry;
use pbn_audit::checks::Finding;
use pbn_audit::pbn::{Game, Reader};
use pbn_audit::source::Charset;

/// A board with everything that is asked for, and nothing to find: each hand has a suit, and North wins every trick.
const BOARD: &str = include_str!("board.pbn");

/// What is found on the games of a text, with the findings that are reported once a file.
fn found(text: &[u8]) -> Vec<Finding> {
    let mut reader = Reader::new(text);
    let (mut game, mut carry) = (Game::default(), Carry::default());
    let (mut scratch, mut found) = (Scratch::default(), Vec::new());
    while reader.read(&mut game) {
        let record = (&game, text, Charset::Unstated);
        scratch.audit(&Options::default(), record, &carry, |case, findings| {
            found.extend(findings.iter().map(|it| it.whole(case).into_owned()));
        });
        carry.absorb(&game, text);
    }
    found
}

/// The codes found on a text, each once.
fn codes(text: impl AsRef<[u8]>) -> Vec<&'static str> {
    let found = found(text.as_ref());
    let mut codes: Vec<_> = found.iter().map(|it| it.check.code).collect();
    codes.sort_unstable();
    codes.dedup();
    codes
}

/// The record that an expression stands for.
fn made(source: &str) -> String {
    let named = |name: &str| match name {
        "BOARD" => BOARD.to_owned(),
        "WHOLE" => whole(),
        "EXPORTED" => exported(),
        name => revoked(name.strip_prefix("REVOKED").unwrap().parse().unwrap()),
    };
    crate::sessions::text(source, &|words| words, &named)
}

/// The board with these things changed, one after another.
fn changed(changes: &[(&str, &str)]) -> String {
    changes.iter().fold(BOARD.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1)
    })
}

/// The board with one thing changed.
fn but(from: &str, to: &str) -> String {
    changed(&[(from, to)])
}

/// The board with one more tag.
fn with(tag: &str) -> String {
    but("[Dealer", &format!("{tag}\n[Dealer"))
}

/// The board with all its tricks.
fn whole() -> String {
    let rows = |ranks: &str| -> Vec<_> {
        let ranks = ranks.chars();
        ranks
            .map(|rank| format!("H{rank} D{rank} C{rank} S{rank}"))
            .collect()
    };
    but("*", &rows("3456789TJQKA").join("\n"))
}

/// The board with a heart for one of West's clubs, which he does not play to the first trick, a heart, but to a later one.
fn revoked(later: usize) -> String {
    let ranks = "73J4Q5T2K6A89";
    let hand = |suit: char, other: &str, trick: usize| {
        let mut hand: Vec<_> = ranks.chars().map(|rank| format!("{suit}{rank}")).collect();
        hand.remove(1);
        hand.insert(trick - 1, other.to_owned());
        hand
    };
    let (east, west) = (hand('H', "C3", 9), hand('C', "H3", later));
    let row =
        |(trick, rank): (usize, char)| format!("{} D{rank} {} S{rank}", east[trick], west[trick]);
    let rows: Vec<_> = ranks.chars().enumerate().map(row).collect();
    changed(&[
        (".AKQJT98765432.. ", ".AKQJT9876542..3 "),
        (" ...AKQJT98765432", " .3..AKQJT9876542"),
        ("H2 D2 C2 S2\n*", &rows.join("\n")),
    ])
}

/// A board in export format, and the lines that say so.
fn exported() -> String {
    let names = "[Site \"\"]\n[Date \"2024.05.31\"]\n[Board \"1\"]\n[West \"\"]\n[North \"\"]\n[East \"\"]\n[South \"\"]\n";
    let text = but("[Date \"2024.05.31\"]\n[Board \"1\"]\n", names);
    format!("% PBN 2.1\n% EXPORT\n{text}").replace('\n', "\r\n")
}
