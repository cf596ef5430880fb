//! Sheets of boards of every kind: what must hold of each of them in each language.

#![allow(clippy::unwrap_used)] // a test

use assert_cmd::Command;
use std::process::Output;

const LANGUAGES: [&str; 3] = ["en", "nl", "pl"];

fn run(arguments: &[&str]) -> Output {
    let mut command = Command::cargo_bin("pbn-audit").unwrap();
    command
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(arguments)
        .output()
        .unwrap()
}

fn shown(file: &str, game: &str, language: &str) -> String {
    let output = run(&["show", file, "--game", game, "--lang", language]);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_sheet_fits_a_terminal_of_80_columns() {
    for language in LANGUAGES {
        for game in 1..=24 {
            let text = shown("samples/club-evening.pbn", &game.to_string(), language);
            let widest = text.lines().map(|line| line.chars().count()).max();
            assert!(widest <= Some(80), "{language} {game}: {widest:?}");
        }
    }
}

#[test]
fn names_do_no_harm_on_a_terminal() {
    for game in ["1", "2", "3", "4"] {
        let text = shown("tests/sheets/names.pbn", game, "en");
        let steers = |letter: char| letter.is_control() && letter != '\n' || letter == '\u{202e}';
        assert!(!text.contains(steers), "{game}: {text:?}");
        let rows = |text: &str| {
            text.lines()
                .filter(|line| line.starts_with("  1  N"))
                .count()
        };
        assert_eq!(rows(&text), 1, "{text}");
    }
    let long = shown("tests/sheets/names.pbn", "3", "en");
    let widest = long
        .lines()
        .map(|line| line.chars().filter(|it| *it != '\u{301}').count())
        .max();
    assert!(widest <= Some(80), "{widest:?}");
}

#[test]
fn a_board_without_auction_and_names_and_with_a_long_comment_has_its_sheet() {
    for language in LANGUAGES {
        let text = shown("tests/sheets/bare.pbn", "1", language);
        assert!(
            text.contains("64A2") && text.contains("\u{2665} 543"),
            "{text}"
        );
        assert!(!text.contains("long comment"), "{text}");
    }
}

#[test]
fn the_board_that_is_meant_must_be_one() {
    let fails = |arguments: &[&str], with: &str| {
        let output = run(&[&["show"], arguments].concat());
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(with), "{said}");
        assert!(output.stdout.is_empty());
    };
    let evening = "samples/club-evening.pbn";
    fails(&[evening], "--board");
    fails(
        &[evening, "--board", "99"],
        "no board 99 in this file; it has 24 games",
    );
    fails(&[evening, "--game", "25"], "the file has 24 games");
    fails(
        &[evening, "--board", "5", "--game", "6"],
        "game 6 of this file is no board 5",
    );
    fails(&["no such file.pbn", "--board", "5"], "no such file.pbn: ");
    fails(&[evening, "--board", "5", "--lang", "xx"], "'xx'");
}

#[test]
fn of_several_boards_with_one_number_the_game_picks_one() {
    let record = include_str!("sheets/hidden.pbn");
    let show = |arguments: &[&str]| {
        let mut command = Command::cargo_bin("pbn-audit").unwrap();
        let command = command.args(["show", "-", "--board", "1"]).args(arguments);
        command
            .write_stdin(format!("{record}\n{record}"))
            .output()
            .unwrap()
    };
    let several = show(&[]);
    let said = String::from_utf8(several.stderr).unwrap();
    assert!(said.contains("add --game with one of 1, 2"), "{said}");
    let second = String::from_utf8(show(&["--game", "2"]).stdout).unwrap();
    assert!(second.contains("\n-:36   b"), "{second}");
}
