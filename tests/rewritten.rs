//! The same boards written in another way are ruled on in the same way: other line ends and encodings, another order of
//! tags, blanks and comments, one file or several. What a report says about boards, revokes and their rulings must be
//! equal; findings about the writing may differ.

use crate::other_generator::{Play, Tournament};
use crate::program::program;
use crate::support::edits::{self, Adds, EDITS};
use crate::support::{DealtBoard, Kind, LineEnd, Writer, stream};
use std::fs;
use std::path::Path;

/// Boards of both generators, many of them with a revoke or with a wrong score.
fn texts() -> [(&'static str, Vec<u8>); 3] {
    let mut writer = Writer::new(Kind::Full, LineEnd::Lf, 5);
    let mut full = Vec::new();
    for number in 0..150 {
        let mut rng = stream(number);
        let mut board = DealtBoard::deal(u32::try_from(number % 32).unwrap() + 1, &mut rng);
        if number % 3 == 0 {
            board.revoke(&mut rng);
        }
        writer.write_board(board, &mut full);
    }
    let revokes = Tournament::new(5, Play::WithRevokes).text(150);
    let scores = edits::wrong_scores(&Tournament::new(6, Play::Legal).text(60));
    [("full", full), ("revokes", revokes), ("scores", scores)]
}

/// What differs with the writing, and what follows from it.
const OF_WRITING: [&str; 10] = [
    "id", "file", "line", "column", "player", "north", "east", "south", "west", "lines",
];

/// The rows of the reports on some files, without the columns above, those of `but` and findings about the writing.
fn reported(files: &[&[u8]], but: &[&str]) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let reports = folder.path().join("reports");
    let paths = (0..files.len()).map(|at| folder.path().join(format!("{at}.pbn")));
    let paths: Vec<_> = paths.collect();
    for (path, text) in paths.iter().zip(files) {
        fs::write(path, text).unwrap();
    }
    let mut command = program("check -q --boards --sheets none -o");
    command.arg(&reports).args(&paths).assert().success();
    let tables = ["review", "revokes", "findings", "boards"];
    tables
        .iter()
        .flat_map(|table| rows(&reports.join(format!("{table}.csv")), but))
        .collect()
}

fn rows(path: &Path, but: &[&str]) -> Vec<String> {
    let mut table = csv::Reader::from_path(path).unwrap();
    let header = table.headers().unwrap().clone();
    // boards.csv counts the findings, with those about the writing
    let own: &[&str] = if path.ends_with("boards.csv") {
        &["findings"]
    } else {
        &[]
    };
    let is_kept = |name: &str| {
        !OF_WRITING
            .iter()
            .chain(but)
            .chain(own)
            .any(|it| *it == name)
    };
    let rows = table.records().map(|row| {
        let row = row.unwrap();
        let cells = header.iter().zip(&row).filter(|(name, _)| is_kept(name));
        let is_writing = header
            .iter()
            .zip(&row)
            .any(|(name, cell)| name == "code" && cell.starts_with('S'));
        let cells: Vec<_> = cells.map(|(name, cell)| format!("{name}={cell}")).collect();
        (!is_writing).then(|| cells.join(" "))
    });
    rows.flatten().collect()
}

fn assert_same(own: &[String], expected: &[String], how: &str) {
    for (own, expected) in own.iter().zip(expected) {
        assert_eq!(own, expected, "{how}");
    }
    assert_eq!(own.len(), expected.len(), "{how}");
}

fn for_texts(rewritten: impl Fn(&[u8]) -> Vec<u8>, how: &str) {
    for (name, text) in texts() {
        let expected = reported(&[&text], &[]);
        let own = reported(&[&rewritten(&text)], &[]);
        assert_same(&own, &expected, &format!("{how} of {name}"));
    }
}

#[test]
fn the_texts_have_revokes_and_findings_to_lose() {
    for (name, text) in texts() {
        let rows = reported(&[&text], &[]);
        let count = |what: &str| rows.iter().filter(|row| row.contains(what)).count();
        let [revokes, findings] = ["led_suit=", "code="].map(count);
        assert!(findings > 40, "{name}: {findings} findings");
        assert_eq!(revokes > 40, name != "scores", "{name}: {revokes} revokes");
    }
}

/// What an edit costs is measured on boards without a finding.
#[test]
fn sound_boards_have_no_finding_however_they_are_written() {
    let text = Tournament::new(7, Play::Legal).text(300);
    let findings = |text: &[u8]| {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("sound.pbn");
        fs::write(&path, text).unwrap();
        // tables that play at random may both make what no two sides make
        let options = ["check", "-q", "--format", "concise", "--ignore", "C114"];
        let mut command = program(&options);
        let output = command.arg(&path).assert().success().get_output().clone();
        String::from_utf8(output.stdout).unwrap()
    };
    assert_eq!(findings(&text), "");
    for edit in EDITS.iter().filter(|edit| edit.adds == Adds::Nothing) {
        let edited = (edit.rewrite)(&(edit.base)(&text));
        assert_eq!(findings(&edited), "", "{}", edit.name);
    }
}

/// All edits but that of board numbers, which says something else about the board.
#[test]
fn no_ruling_depends_on_how_a_board_is_written() {
    let expected: Vec<_> = texts()
        .map(|(name, text)| (name, reported(&[&text], &[]), text))
        .into();
    for edit in EDITS.iter().filter(|edit| edit.name != "numbers") {
        for (name, expected, text) in &expected {
            let base = (edit.base)(text);
            let edited = (edit.rewrite)(&base);
            assert!(
                edited != base || edit.name == "tabs",
                "{} does nothing",
                edit.name
            );
            let how = format!("{} of {name}", edit.name);
            assert_same(&reported(&[&edited], &[]), expected, &how);
        }
    }
}

#[test]
fn two_edits_at_once_change_no_ruling() {
    let edit = |name, text: &[u8]| {
        let edit = edits::named(name).unwrap();
        (edit.rewrite)(&(edit.base)(text))
    };
    for pair in [
        ["order", "inherited"],
        ["comments", "no-blank-lines"],
        ["latin1", "cr"],
        ["utf8", "crlf"],
        ["suffixes", "lower"],
        ["notes", "two-blanks"],
        ["export", "latin1"],
        ["tabs", "trailing"],
    ] {
        let how = pair.join(" and ");
        for_texts(|text| edit(pair[1], &edit(pair[0], text)), &how);
    }
}

#[test]
fn no_ruling_depends_on_the_encoding() {
    let utf16 = |text: &[u8], bytes: fn(u16) -> [u8; 2]| {
        let text = String::from_utf8(edits::utf8(text)).unwrap();
        let units = std::iter::once(0xFEFF).chain(text.encode_utf16().collect::<Vec<_>>());
        units.flat_map(bytes).collect::<Vec<u8>>()
    };
    for_texts(|text| utf16(text, u16::to_le_bytes), "UTF-16LE");
    for_texts(|text| utf16(text, u16::to_be_bytes), "UTF-16BE");
    for_texts(
        |text| [b"\xEF\xBB\xBF", &edits::utf8(text)[..]].concat(),
        "UTF-8 with a mark",
    );
}

/// The places of the games at which a text can be cut.
fn cuts(text: &[u8]) -> Vec<usize> {
    let pairs = text.windows(3).enumerate();
    pairs
        .filter(|(_, bytes)| *bytes == b"\n\n[")
        .map(|(at, _)| at + 2)
        .collect()
}

#[test]
fn a_file_cut_between_games_gives_the_rulings_of_the_whole() {
    for (name, text) in texts() {
        let cuts = cuts(&text);
        let (first, last) = (cuts[cuts.len() / 7], cuts[cuts.len() / 2]);
        let parts = [&text[..first], &text[first..last], &text[last..]];
        let [mut own, mut expected] =
            [&parts[..], &[&text]].map(|files| reported(files, &["game"]));
        own.sort(); // the review is in the order of urgency
        expected.sort();
        assert_same(&own, &expected, &format!("{name}, cut"));
    }
}

#[test]
fn joined_files_give_the_rulings_of_each() {
    let texts = texts();
    let files: Vec<&[u8]> = texts.iter().map(|(_, text)| &text[..]).collect();
    for between in ["\n", "\r\n\r\n", " \t\n", "% the next evening\n"] {
        let joined = files.join(between.as_bytes());
        let [mut own, mut expected] =
            [&[&joined[..]][..], &files].map(|files| reported(files, &["game"]));
        own.sort();
        expected.sort();
        assert_same(&own, &expected, &format!("joined by {between:?}"));
    }
}
