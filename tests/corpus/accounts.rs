//! No board is lost: games in = audited + not auditable + without play, wherever they are counted; what is not auditable
//! is handed back as it stands.
//!
//! The numbers of games were counted by an independent reader, but for one: the test file of the standard's own verifier
//! numbers its games to 31, and its 23rd (whose tokens stand on lines of their own) is a game.

use super::{Reports, Row, below, corpus, number};
use crate::desk::contents;

const PARTS: [&str; 3] = ["games_audited", "games_not_auditable", "games_without_play"];

fn sum(rows: &[Row], column: &str) -> u64 {
    rows.iter().map(|row| number(row, column)).sum()
}

#[test]
fn every_game_is_accounted_for() {
    let Some(folder) = corpus() else { return };
    let reports = Reports::on(&folder, &["--boards"]);
    let files = reports.rows("files.csv");
    assert_eq!(files.len(), 86);
    for row in &files {
        let parts: u64 = PARTS.iter().map(|part| number(row, part)).sum();
        assert_eq!(number(row, "games"), parts, "{}", row["file"]);
        assert_eq!(row["read"], "yes");
    }
    let [games, with_play] = ["games", "games_with_play"].map(|column| sum(&files, column));
    assert_eq!((games, with_play), (15_497, 10_732));
    assert_eq!(reports.rows("boards.csv").len() as u64, games);
    let totals = reports.totals();
    for column in ["games", "games_with_play", "games_not_auditable"] {
        assert_eq!(totals[column], sum(&files, column), "{column}");
    }
}

#[test]
fn every_board_in_review_has_a_reason() {
    let Some(folder) = corpus() else { return };
    for row in Reports::on(&folder, &[]).rows("review.csv") {
        assert_ne!(row["reasons"], "", "{}:{}", row["file"], row["line"]);
    }
}

#[test]
fn the_summary_of_every_file_accounts_for_its_games() {
    let Some(folder) = corpus() else { return };
    for row in Reports::on(&folder, &[]).rows("files.csv") {
        let summary = summary(&row["file"]);
        let games = number(&row, "games");
        let counts = if number(&row, "games_not_auditable") > 0 {
            PARTS.map(|part| number(&row, part)).to_vec()
        } else {
            assert_eq!(
                number(&row, "games_audited"),
                number(&row, "games_with_play")
            );
            vec![number(&row, "games_with_play")]
        };
        let is_checked = summary.contains(" checked for score, contract and auction: nothing");
        let counts = if is_checked { Vec::new() } else { counts };
        let stated = summary.lines().map(numbers);
        let mut stated = stated.filter(|stated| stated.first() == Some(&games));
        let holds = |stated: Vec<u64>| stated[1..].starts_with(&counts);
        assert!(stated.any(holds), "{row:?}: {summary}");
    }
}

/// The closing lines on one file.
fn summary(file: &str) -> String {
    let mut command = assert_cmd::Command::cargo_bin("pbn-audit").unwrap();
    command.args(["check", "--select", "S901", file]);
    String::from_utf8(command.assert().success().get_output().stdout.clone()).unwrap()
}

/// The numbers of a line, but for those in brackets.
fn numbers(line: &str) -> Vec<u64> {
    let outside = line.split('(').map(|part| part.rsplit(')').next().unwrap());
    let words: String = outside.collect();
    let words = words.split_whitespace();
    let numbers = words.filter_map(|word| word.replace(',', "").parse().ok());
    numbers.collect()
}

#[test]
fn what_is_not_auditable_is_handed_back_as_it_stands() {
    let Some(folder) = corpus() else { return };
    let out = tempfile::tempdir().unwrap();
    let rejects = out.path().join("rejects.pbn");
    let options = ["--boards", "--rejects", rejects.to_str().unwrap()];
    // records that name neither declarer nor the opening leader
    let book = std::fs::read_to_string(folder.join("ben/cobol-book.pbn")).unwrap();
    let leaderless = out.path().join("book.pbn");
    std::fs::write(&leaderless, book.replace("[Play \"", "[Play \"? ")).unwrap();
    let reports = Reports::on(&leaderless, &options);
    let rejected = std::fs::read(&rejects).unwrap();
    assert_eq!(rejected, not_auditable(&reports.rows("boards.csv")));

    let again = Reports::on(&rejects, &[]);
    let files = again.rows("files.csv");
    let count = sum(&reports.rows("files.csv"), "games_not_auditable");
    assert!(count > 0);
    assert_eq!(sum(&files, "games"), count);
    assert_eq!(sum(&files, "games_not_auditable"), count);
}

/// The games that boards.csv gives a reason for, from their first line to that of the next game of the file.
fn not_auditable(boards: &[Row]) -> Vec<u8> {
    let mut games = Vec::new();
    for (place, row) in boards.iter().enumerate() {
        if row["not_auditable_reason"].is_empty() {
            continue;
        }
        let text = std::fs::read(&row["file"]).unwrap();
        let next = boards.get(place + 1).filter(|it| it["file"] == row["file"]);
        let end = next.map_or(usize::MAX, line);
        let lines = text.split_inclusive(|byte| *byte == b'\n').enumerate();
        let game: Vec<u8> = lines
            .filter(|(number, _)| (line(row)..end).contains(number))
            .flat_map(|(_, line)| line.iter().copied())
            .collect();
        games.extend_from_slice(game.trim_ascii_end());
        games.extend_from_slice(b"\n\n");
    }
    games
}

/// The line of a board, from 0.
fn line(row: &Row) -> usize {
    usize::try_from(number(row, "line") - 1).unwrap()
}

#[test]
fn any_number_of_threads_gives_the_same_bytes() {
    let Some(folder) = corpus() else { return };
    let all = [
        Reports::on(&folder, &["--boards", "--jobs", "1"]),
        Reports::on(&folder, &["--boards", "--jobs", "2"]),
        Reports::on(&folder, &["--boards", "--jobs", "8"]),
    ];
    let [one, others @ ..] = all.each_ref().map(|it| contents(it.folder()));
    for other in others {
        assert!(other.keys().eq(one.keys()));
        let differs = one.keys().find(|name| one[*name] != other[*name]);
        assert_eq!(differs, None);
    }
}

#[test]
fn exactly_the_marked_revokes_are_found() {
    let Some(folder) = corpus() else { return };
    let revokes = Reports::on(&folder, &[]).rows("revokes.csv");
    let found = revokes.iter().map(|row| {
        assert_eq!(row["marked"], "yes", "{row:?}");
        let [board, trick, seat] = ["board", "trick", "seat"].map(|column| &row[column]);
        format!("{} {board} {trick} {seat}", below(&folder, row))
    });
    let expected = [
        "championship-1999/A1A10505.pbn 5 11 N",
        "championship-1999/A1A10505.pbn 15 8 S",
        "championship-1999/A1A10606.pbn 10 10 W",
        "championship-1999/A1A10909.pbn 10 4 S",
        "championship-1999/A1A11414.pbn 3 3 E",
        "championship-1999/A1A12828.pbn 7 9 W",
        "championship-1999/A1A13737.pbn 7 5 S",
        "verifier/correct_10.pbn  2 E",
        "verifier/correct_10.pbn  3 E",
    ];
    assert_eq!(found.collect::<Vec<_>>(), expected);
}
