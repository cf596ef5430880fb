//! A figure of a board is the same in every output: the tables, the rows for programs, the workbook, the page and the terminal
//! are read, and each tells the stated tricks and the stated score as the others do.

#![allow(clippy::unwrap_used)] // a test that cannot go on has failed

mod desk;

use desk::book::{cells, rows};
use desk::{Desk, REVOKE, column, sheet};
use std::fs;

/// What the outputs tell of a record: tricks, the score as the record states it, and the score with what the Result comes to
/// where it states none. Empty where there is none.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Told {
    tricks: String,
    stated: String,
    shown: String,
}

impl Told {
    fn of([tricks, stated, shown]: [&str; 3]) -> Self {
        let [tricks, stated, shown] = [tricks, stated, shown].map(str::to_owned);
        Self {
            tricks,
            stated,
            shown,
        }
    }
}

/// A figure of a page or a terminal, as tables spell it.
fn plain(figure: &str) -> String {
    match figure {
        "\u{2013}" => String::new(),
        figure => figure
            .replace('\u{2212}', "-")
            .trim_start_matches('+')
            .to_owned(),
    }
}

/// The columns of a table.
fn of_table(desk: &Desk, table: &str) -> [String; 2] {
    ["tricks_stated", "score_stated"].map(|name| column(&desk.path("out"), table, name).remove(0))
}

/// The row of the board for a program.
fn of_row(desk: &Desk) -> [String; 2] {
    let args = ["check", "a.pbn", "-q", "--format", "json-lines"];
    let rows = desk.run(&[&args[..], &["--rows", "boards"]].concat());
    let row: serde_json::Value = serde_json::from_str(rows.out.lines().next().unwrap()).unwrap();
    ["tricks_stated", "score_stated"].map(|name| match &row[name] {
        serde_json::Value::Null => String::new(),
        figure => figure.to_string(),
    })
}

/// The director's sheet of the workbook.
fn of_workbook(desk: &Desk) -> [String; 2] {
    let rows = rows(&desk.path("out/review.xlsx"), 0);
    ["Tricks", "Score N-S"].map(|heading| cells(&rows, heading).remove(0))
}

/// The page of the board: tricks, the score that it calls that of the table, and the score that it shows.
fn of_page(desk: &Desk) -> [String; 3] {
    let id = column(&desk.path("out"), "review.csv", "id").remove(0);
    let page = fs::read_to_string(sheet(&desk.path("out"), &id)).unwrap();
    let Some((_, row)) = page.split_once("<tr class=\"stated\">") else {
        return [const { String::new() }; 3];
    };
    let row = row.split("</tr>").next().unwrap();
    let figures = row.split("<td class=\"figure\">").skip(1);
    let figures: Vec<&str> = figures
        .map(|it| it.strip_suffix("</td>").unwrap())
        .collect();
    let [tricks, _, score] = figures[..] else {
        panic!("{row}")
    };
    let text = |cell: &str| {
        let data = cell.split_once('>').map_or(cell, |(_, behind)| behind);
        plain(data.trim_end_matches("</data>"))
    };
    let is_of_table = score.contains("data-column=\"score_stated\"");
    let stated = if is_of_table {
        text(score)
    } else {
        String::new()
    };
    [text(tricks), stated, text(score)]
}

/// The sheet on a terminal.
fn of_terminal(desk: &Desk) -> [String; 2] {
    let shown = desk.run(&["show", "a.pbn", "--board", "5"]);
    let row = shown.out.lines().find(|line| line.starts_with("stated "));
    let Some(row) = row else {
        return [const { String::new() }; 2];
    };
    let words: Vec<&str> = row.split_whitespace().collect();
    [words[1], words[words.len() - 1]].map(plain)
}

#[test]
fn every_output_tells_the_same_figures() {
    let (cut, _) = REVOKE.split_once("CT CA C4 C6").unwrap();
    let result = "[Result \"9\"]\n";
    let with = |tags: &str| REVOKE.replace(result, tags);
    for (record, due) in [
        (REVOKE.to_owned(), ["9", "", "-150"]),
        (
            with("[Result \"9\"]\n[Score \"NS -120\"]\n"),
            ["9", "-120", "-120"],
        ),
        (
            with("[Result \"9\"]\n[Score \"NS 50 EW 120\"]\n"),
            ["9", "50", "50"],
        ),
        (with("[Result \"9\"]\n[Score \"A+\"]\n"), ["9", "", ""]),
        (with("[Score \"NS -150\"]\n"), ["", "-150", "-150"]),
        (with(""), ["", "", ""]),
        (format!("{cut}*\n"), ["9", "", "-150"]),
        (format!("{cut}+ - - -\n"), ["", "", ""]),
        (
            format!("{}+ - - -\n", cut.replace("\"9\"", "\"1\"")),
            ["", "", ""],
        ),
    ] {
        let desk = Desk::with(&[("a.pbn", &record)]);
        desk.run(&["check", "a.pbn", "-q", "-o", "out", "--boards"]);
        let due = Told::of(due);
        let [tricks, stated, shown] = of_page(&desk);
        let of_page = Told {
            tricks,
            stated,
            shown,
        };
        assert_eq!(of_page, due, "{record}");
        let in_tables = [due.tricks.clone(), due.stated];
        for told in [
            of_table(&desk, "review.csv"),
            of_table(&desk, "boards.csv"),
            of_row(&desk),
        ] {
            assert_eq!(told, in_tables, "{record}");
        }
        let for_people = [due.tricks, due.shown];
        for told in [of_workbook(&desk), of_terminal(&desk)] {
            assert_eq!(told, for_people, "{record}");
        }
    }
}

#[test]
fn a_record_that_breaks_off_says_so_and_its_result_is_held_to_the_tricks_so_far() {
    let (cut, _) = REVOKE.split_once("C2 D7").unwrap();
    // South won the trick, and West declares
    for (result, is_found) in [("0", false), ("1", true), ("9", true)] {
        let record = format!(
            "{}+ - - -\n",
            cut.replace("\"9\"", &format!("\"{result}\""))
        );
        let desk = Desk::with(&[("a.pbn", &record)]);
        let found = desk.run(&["check", "a.pbn", "-q"]).out.contains("C109");
        assert_eq!(found, is_found, "{result}");
        let shown = desk.run(&["show", "a.pbn", "--board", "5"]).out;
        let words = "No result is stated: the record breaks off, and Result counts";
        assert!(shown.contains(words), "{shown}");
    }
}
