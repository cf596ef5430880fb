//! A made-up record for the tests of this floor: North throws a club on a diamond in trick 2, and nobody adjusted it.

use crate::audit::{At, DealWitnesses, FileTally, Options, Read, Repeated, Scratch, Tally};
use crate::board::Carry;
use crate::checks::{Case, Check, Page, Pages, Severity};
use crate::pbn::games;
use crate::source::{Charset, Encoding, line_ends};

const PAGE: Page = Page::read("# X101 made-up: nothing\n");

/// A check that finds nothing.
pub(super) static CHECK: Check = Check {
    reference: "none",
    since: "0.1.0",
    pages: Pages::alike(PAGE),
    ..Check::own("X101", "made-up", Severity::Warning)
};

/// The record, of which a test replaces what it is about.
pub(super) const RECORD: &str = "[Event \"Made-up\"]\n[Site \"Nowhere\"]\n[Date \"2019.03.02\"]\n[Board \"5\"]\n\
    [West \"Rowan\"]\n[North \"Vetch\"]\n[East \"Clover\"]\n[South \"Willow\"]\n[Dealer \"N\"]\n[Vulnerable \"NS\"]\n\
    [Deal \"N:Q9652.543.AK.QT2 KJ.A9862.743.A53 A73.KJT.QT95.874 T84.Q7.J862.KJ96\"]\n[Scoring \"MP\"]\n\
    [Declarer \"W\"]\n[Contract \"1NT\"]\n[Result \"9\"]\n[Score \"NS -150\"]\n[Auction \"N\"]\n\
    Pass 1H Pass 1NT\nAP\n[Play \"N\"]\nS5 SJ SA S4\nC2 D7 D5 D2\nH3 H2 HT HQ\nCT CA C4 C6\nH4 HA HJ H7\nH5 H6 HK D6\n\
    DK D3 D9 D8\nDA D4 DT DJ\nS2 SK S3 S8\nS6 H8 C7 C9\nS9 H9 S7 ST\nCQ C3 C8 CK\nSQ C5 DQ CJ\n";

/// The record with a contract that no auction can end in.
pub(super) fn without_contract() -> String {
    RECORD.replace("1NT\"]", "8NT\"]")
}

/// The record with this play.
pub(super) fn played(play: &str) -> String {
    let (head, _) = RECORD.split_once("S5 SJ").expect("it has a play");
    head.to_owned() + play
}

/// A text without its colours.
pub(super) fn uncoloured(text: &str) -> String {
    let pieces = text.split("\u{1b}[").enumerate();
    let plain = pieces.map(|(place, piece)| match piece.split_once('m') {
        Some((_, rest)) if place > 0 => rest,
        _ => piece,
    });
    plain.collect()
}

/// A file of this name in which this was counted.
pub(super) fn file_tally(file: &str, tally: Tally) -> FileTally {
    FileTally {
        file: file.to_owned(),
        bytes: 0,
        encoding: Encoding::default(),
        repeated: Repeated::default(),
        witnesses: DealWitnesses::default(),
        format: None,
        tally,
        read: Read::Yes,
    }
}

/// The case of a record, with its place in a part of its own.
pub(super) fn with_case<T>(text: &str, with: impl FnOnce(&Case<'_>, At) -> T) -> T {
    let text = text.as_bytes();
    let game = games(text).next().expect("the record has a tag");
    let line = line_ends(&text[..game.span.start as usize]);
    let mut answer = None;
    Scratch::default().audit(
        &Options::default(),
        (&game, text, Charset::Unstated),
        &Carry::default(),
        |case, _| answer = Some(with(case, At { game: 1, line })),
    );
    answer.expect("every game has a case")
}
