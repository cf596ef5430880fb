//! Every sample states what it expects in `%` lines of its own, and is held to it.
//!
//! ```text
//! % options: --laws 2007                      at the head of a file: the options it is run with
//! % expect: R101 trick=6 seat=E clause=64A1   before a game: one finding; keys are columns of findings.csv, and of
//!                                             revokes.csv for a revoke
//! % expect board: transfer_min=2 state=...    before a game: columns of review.csv
//! % expect effect: side=NS difference=5 ...   before a game: columns of a row of effects.csv
//! ```
//!
//! A LIN file says what it expects of a board in comments of it: `nt|expect: C113|`.
//!
//! A file of slips beside a sample (`NAME.slips.csv` beside `NAME.pbn`) is what its director knows.
//!
//! In a value a `+` stands for the space of a list. All findings of a board are listed: a board without a line is clean.
//! Rows of effects.csv are listed in all files that list one.

use crate::desk::{Row, files_below, rows};
use assert_cmd::Command;
use std::path::Path;

/// What a file says of one of its games.
#[derive(Debug, Default)]
struct Expected {
    findings: Vec<(String, Row)>,
    board: Option<Row>,
    effects: Vec<Row>,
}

#[test]
fn samples_say_what_they_show() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = ["samples", "tests/cases"].map(|it| files_below(&root.join(it), &["pbn", "lin"]));
    let files = files.concat();
    assert!(files.len() > 50, "the samples are there: {}", files.len());
    let faults: Vec<_> = files.iter().flat_map(|file| check(file)).collect();
    assert!(
        faults.is_empty(),
        "{} of {} files:\n{}",
        faults.len(),
        files.len(),
        faults.join("\n")
    );
}

/// Runs the program on a sample, and says where it differs from what the sample expects.
fn check(file: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(file).unwrap();
    let (options, games) = if file.extension().is_some_and(|it| it == "lin") {
        (Vec::new(), expectations_of_lin(&text))
    } else {
        expectations(&text)
    };
    let out = tempfile::tempdir().unwrap();
    let mut command = Command::cargo_bin("pbn-audit").unwrap();
    command
        .arg("check")
        .arg(file)
        .args(&options)
        .arg("--out")
        .arg(out.path());
    let slips = file.with_extension("slips.csv");
    if slips.is_file() {
        command.arg("--slips").arg(slips);
    }
    command.assert().success();
    let names = ["findings.csv", "revokes.csv", "review.csv", "effects.csv"];
    let [findings, revokes, review, effects] = names.map(|name| rows(out.path().join(name)));
    let name = file.file_name().unwrap().to_string_lossy();
    let with_effects = games.iter().any(|game| !game.effects.is_empty());
    let mut faults = Vec::new();
    for (number, expected) in (1..).zip(&games) {
        let of_game = |rows: &[Row]| -> Vec<Row> {
            rows.iter()
                .filter(|row| row["game"] == number.to_string())
                .cloned()
                .collect()
        };
        let differences = compare(
            expected,
            of_game(&findings),
            of_game(&revokes),
            &of_game(&review),
        );
        let effects = if with_effects {
            compare_effects(&expected.effects, &of_game(&effects))
        } else {
            Vec::new()
        };
        faults.extend(
            differences
                .into_iter()
                .chain(effects)
                .map(|it| format!("{name} game {number}: {it}")),
        );
    }
    faults
}

/// The options of a file and what it expects of each game.
fn expectations(text: &str) -> (Vec<String>, Vec<Expected>) {
    let mut options = Vec::new();
    let mut games = Vec::new();
    let mut next = Expected::default();
    let mut in_game = false;
    for line in text.lines() {
        if let Some(words) = line.strip_prefix("% options:") {
            options.extend(words.split_whitespace().map(str::to_owned));
        } else if let Some(words) = line.strip_prefix("% expect board:") {
            next.board = Some(row(words.split_whitespace()));
        } else if let Some(words) = line.strip_prefix("% expect effect:") {
            next.effects.push(row(words.split_whitespace()));
        } else if let Some(words) = line.strip_prefix("% expect:") {
            let mut words = words.split_whitespace();
            let code = words.next().expect("a code").to_owned();
            next.findings.push((code, row(words)));
        } else if line.trim().is_empty() {
            in_game = false;
        } else if line.starts_with('[') && !in_game {
            in_game = true;
            games.push(std::mem::take(&mut next));
        }
    }
    (options, games)
}

/// What a LIN file expects of each board: of each `qx`, or in a list of hands of each `md`.
fn expectations_of_lin(text: &str) -> Vec<Expected> {
    let fields: Vec<_> = text.split('|').map(str::trim).collect();
    let opens = if fields.contains(&"qx") { "qx" } else { "md" };
    let mut games: Vec<Expected> = Vec::new();
    for pair in fields.windows(2) {
        if pair[0] == opens {
            games.push(Expected::default());
        } else if let ("nt", Some(words)) = (pair[0], pair[1].strip_prefix("expect:")) {
            let mut words = words.split_whitespace();
            let code = words.next().expect("a code").to_owned();
            let game = games.last_mut().expect("a board");
            game.findings.push((code, row(words)));
        }
    }
    games
}

fn row<'a>(words: impl Iterator<Item = &'a str>) -> Row {
    words
        .map(|word| {
            let (key, value) = word
                .split_once('=')
                .unwrap_or_else(|| panic!("key=value: {word}"));
            (key.to_owned(), value.replace('+', " "))
        })
        .collect()
}

fn compare(
    expected: &Expected,
    mut findings: Vec<Row>,
    mut revokes: Vec<Row>,
    review: &[Row],
) -> Vec<String> {
    let mut faults = Vec::new();
    for (code, keys) in &expected.findings {
        let place = findings.iter().position(|found| {
            &found["code"] == code
                && ["trick", "seat"]
                    .iter()
                    .all(|key| keys.get(*key).is_none_or(|it| *it == found[*key]))
        });
        let Some(place) = place else {
            faults.push(format!("no {code} {keys:?}"));
            continue;
        };
        let mut found = findings.remove(place);
        if code.starts_with("R10") && code != "R102" {
            let same =
                |revoke: &Row| revoke["trick"] == found["trick"] && revoke["seat"] == found["seat"];
            if let Some(place) = revokes.iter().position(same) {
                found.extend(revokes.remove(place));
            }
        }
        faults.extend(differences(code, keys, &found));
    }
    faults.extend(
        findings
            .iter()
            .map(|found| format!("unexpected {}: {}", found["code"], found["message"])),
    );
    match (&expected.board, review) {
        (Some(keys), [found]) => faults.extend(differences("board", keys, found)),
        (Some(_), rows) => faults.push(format!("{} rows in review.csv", rows.len())),
        (None, _) => (),
    }
    faults
}

fn compare_effects(expected: &[Row], found: &[Row]) -> Vec<String> {
    if expected.len() != found.len() {
        return vec![format!(
            "{} rows in effects.csv, not {}",
            found.len(),
            expected.len()
        )];
    }
    let rows = expected.iter().zip(found);
    rows.flat_map(|(expected, found)| differences("effect", expected, found))
        .collect()
}

fn differences(what: &str, expected: &Row, found: &Row) -> Vec<String> {
    let differs = |(key, value): (&String, &String)| match found.get(key) {
        None => Some(format!("{what}: no column {key}")),
        Some(found) if found != value => Some(format!("{what}: {key} is '{found}', not '{value}'")),
        Some(_) => None,
    };
    expected.iter().filter_map(differs).collect()
}
