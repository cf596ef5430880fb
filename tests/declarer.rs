//! A Declarer tag that is not the auction's declarer: boards dealt and played, the tag changed, and the findings on them;
//! and files whose auctions leave out the passes before the first bid.

use crate::program::printed;
use crate::support::{DealtBoard, Kind, LineEnd, Writer, stream};
use pbn_audit::bridge::{Call, after};

/// The Play tag of a board whose Declarer tag is changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lead {
    /// It names the hand that led.
    Kept,
    /// It names the hand on the left of the stated declarer, as if that one had led.
    Changed,
}

/// A board whose auction begins with so many passes.
fn board(seed: usize, passes: usize) -> DealtBoard {
    let mut rng = stream(seed as u64);
    loop {
        let board = DealtBoard::deal(1, &mut rng);
        if leading_passes(&board) == passes {
            return board;
        }
    }
}

fn leading_passes(board: &DealtBoard) -> usize {
    let calls = board.calls.iter();
    calls.take_while(|call| **call == Call::Pass).count()
}

/// The board with another seat in the Declarer tag, so many places further.
fn misstated(mut board: DealtBoard, places: usize, lead: Lead) -> DealtBoard {
    board.declarer = after(board.declarer, places);
    if lead == Lead::Changed {
        board.write_from(board.declarer.lho());
    }
    board
}

/// The board with an auction that begins with the first bid.
fn without_first_passes(mut board: DealtBoard) -> DealtBoard {
    board.calls.drain(..leading_passes(&board));
    board
}

/// The severities of A103 on a file of these boards, each with the message.
fn findings_of(boards: impl IntoIterator<Item = DealtBoard>) -> Vec<(String, String)> {
    let mut writer = Writer::new(Kind::Lean, LineEnd::Lf, 1);
    let mut text = Vec::new();
    for board in boards {
        writer.write_board(board, &mut text);
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.pbn");
    std::fs::write(&path, text).unwrap();
    let path = path.to_str().unwrap();
    let lines = printed(&format!("check {path} --select A103 --format json-lines"));
    let found = lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap());
    let texts = found.map(|line: serde_json::Value| {
        ["severity", "message"].map(|key| line[key].as_str().unwrap_or_default().to_owned())
    });
    texts
        .map(|[severity, message]| (severity, message))
        .collect()
}

fn errors(found: &[(String, String)]) -> usize {
    found.iter().filter(|it| it.0 == "error").count()
}

#[test]
fn another_declarer_is_an_error_whoever_is_said_to_have_led() {
    for lead in [Lead::Kept, Lead::Changed] {
        // half of the auctions begin with a pass, as in any file; and they are off by any number of seats
        let wrong = |seed| misstated(board(seed, seed % 2), 1 + seed % 3, lead);
        let clean = (40..60).map(|seed| board(seed, seed % 2));
        let found = findings_of((0..40).map(wrong).chain(clean));
        assert_eq!((errors(&found), found.len()), (40, 40), "{lead:?}");
        for places in 1..4 {
            let wrong = |seed| misstated(board(seed, seed % 2), places, lead);
            let clean = (0..40).map(|seed| board(seed, seed % 2));
            let found = findings_of(clean.chain([wrong(40)]));
            assert_eq!((errors(&found), found.len()), (1, 1), "{places} {lead:?}");
            let found = findings_of([wrong(41)]);
            assert_eq!((errors(&found), found.len()), (1, 1), "{places} {lead:?}");
        }
    }
}

#[test]
fn auctions_that_are_all_off_by_as_many_seats_are_told_once() {
    for places in 1..4 {
        let off = |seed| {
            let mut off = board(seed, seed % 2);
            off.dealer = after(off.dealer, places);
            off
        };
        let found = findings_of((0..40).map(off));
        let [(severity, message)] = &found[..] else {
            panic!("{places}: {found:?}")
        };
        assert_eq!(severity, "error");
        assert!(message.ends_with("; 40 times in this file"), "{message}");
    }
}

#[test]
fn a_file_that_leaves_out_the_first_passes_is_told_of_once() {
    let boards = |count: usize| (0..count).map(|seed| board(seed, seed % 4));
    let found = findings_of(boards(400).map(without_first_passes));
    let [(severity, message)] = &found[..] else {
        panic!("{found:?}")
    };
    assert_eq!(severity, "note");
    assert!(message.ends_with("; 300 times in this file"), "{message}");

    // partner for declarer, and the Play tag names the hand that led
    let swapped = misstated(board(400, 1), 2, Lead::Kept);
    let found = findings_of(
        boards(40)
            .map(without_first_passes)
            .chain([swapped.clone()]),
    );
    assert_eq!((errors(&found), found.len()), (1, 2), "{found:?}");
    let swapped = without_first_passes(swapped);
    let found = findings_of(boards(40).map(without_first_passes).chain([swapped]));
    assert_eq!((errors(&found), found.len()), (1, 2), "{found:?}");

    // too few boards to know
    let found = findings_of(boards(4).map(without_first_passes));
    assert_eq!((errors(&found), found.len()), (3, 3), "{found:?}");
}
