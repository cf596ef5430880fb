//! Columns that relate tables to one another, to the text of the records, to the pages of `explain`, or to an earlier run.

use crate::columns::boards::check;
use crate::columns::season::{self, Game};
use crate::columns::{Row, assert_columns, held, number, rows};
use crate::desk::Desk;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

fn samples() -> String {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples");
    samples.to_str().unwrap().to_owned()
}

fn is_of(board: &Row) -> impl Fn(&&Row) -> bool {
    |it| it["file"] == board["file"] && it["game"] == board["game"]
}

#[test]
fn a_cause_explains_the_boards_that_name_it() {
    let desk = Desk::with(&[]);
    let args = ["check", "-q", "--sheets", "none", "--boards", "-o", "out"];
    desk.run(&[&args[..], &[&samples()]].concat()).exits(0);
    let [causes, boards, review, revokes, findings] =
        ["causes", "boards", "review", "revokes", "findings"]
            .map(|it| rows(&desk, &format!("out/{it}.csv")));
    assert!(!causes.is_empty());
    let words = include_str!("../../src/words/en.ftl");
    let advice = |kind: &str| {
        let named = format!("advice-{kind} = ");
        words
            .lines()
            .find_map(|it| it.strip_prefix(&named))
            .unwrap()
            .to_owned()
    };
    for cause in &causes {
        let names = |it: &&Row| it["cause"].split(' ').any(|it| it == cause["cause"]);
        let own: Vec<_> = boards.iter().filter(names).collect();
        let files: BTreeSet<_> = own.iter().map(|it| &it["file"]).collect();
        let place = |column: &str| own[0][column].clone();
        let due = [
            ("cause", cause["cause"].clone()),
            ("files", files.len().to_string()),
            ("boards", own.len().to_string()),
            ("file", place("file")),
            ("line", place("line")),
            ("game", place("game")),
            ("event", place("event")),
            (
                "advice",
                advice(&cause["kind"].replace("other-deals-of", "wrong-deals")),
            ),
        ];
        assert_columns(
            "causes",
            "a_cause_explains_the_boards_that_name_it",
            cause,
            &due.into(),
        );
    }
    let known: BTreeSet<_> = causes.iter().map(|it| &*it["cause"]).collect();
    for board in &boards {
        let of_board: BTreeSet<_> = board["cause"]
            .split(' ')
            .filter(|it| !it.is_empty())
            .collect();
        assert!(of_board.is_subset(&known), "{board:?}");
        let same = review.iter().chain(&revokes).filter(is_of(board));
        same.for_each(|it| assert_eq!(it["cause"], board["cause"], "{it:?}"));
        let of_findings = findings.iter().filter(is_of(board)).map(|it| &*it["cause"]);
        assert!(
            of_findings
                .filter(|it| !it.is_empty())
                .all(|it| of_board.contains(it)),
            "{board:?}"
        );
    }
}

#[test]
fn a_finding_is_what_explain_says_of_its_code() {
    let games = season::games();
    let desk = check(&games, &[]);
    let findings = rows(&desk, "out/findings.csv");
    let codes: BTreeSet<_> = findings.iter().map(|it| &it["code"]).collect();
    let page = |code: &&String| {
        (
            (*code).clone(),
            desk.run(&format!("explain {code}")).exits(0).out,
        )
    };
    let pages: BTreeMap<_, _> = codes.iter().map(page).collect();
    for finding in &findings {
        let [code, name, severity] = ["code", "name", "severity"].map(|it| &finding[it]);
        let page = &pages[code];
        // a record without a deal is audited all the same
        let is_note = code == "P110" && finding["message"].contains("no deal");
        // beside revokes that are all doubtful the Result is perhaps right
        let is_doubtful = code == "C104" && severity != "error";
        let severity = match (is_note, is_doubtful) {
            (true, _) => "warning",
            (_, true) => "error",
            _ => severity,
        };
        assert!(
            page.starts_with(&format!("{code} {name} ({severity})\n")),
            "{finding:?}"
        );
        let help = finding["help"].strip_prefix("pbn-audit explain ");
        assert!(help.unwrap_or(code) == code, "{finding:?}");
    }
    let unknown: Vec<_> = findings.iter().filter(|it| it["code"] == "S209").collect();
    let text = desk.read("2012.pbn");
    let lines = (1..)
        .zip(text.lines())
        .filter(|it| it.1.starts_with("[Weather"));
    let lines: Vec<_> = lines.map(|it: (usize, _)| it.0.to_string()).collect();
    let [row] = unknown[..] else {
        panic!("{unknown:?}")
    };
    assert_eq!(
        (number(row, "times"), &row["lines"]),
        (15, &lines[..10].join(" "))
    );
    let once = findings.iter().filter(|it| it["lines"].is_empty());
    once.for_each(|it| assert_eq!(it["times"], "1", "{it:?}"));
    let place = |it: &Row| ["file", "game"].map(|name| it[name].clone());
    let boards = rows(&desk, "out/boards.csv").into_iter();
    let ids: BTreeMap<_, _> = boards.map(|it| (place(&it), it["id"].clone())).collect();
    for it in &findings {
        let is_of_file = !it["lines"].is_empty() || it["code"].starts_with('S');
        let is_none = is_of_file && it["board_id"].is_empty();
        assert!(is_none || it["board_id"] == ids[&place(it)], "{it:?}");
    }
}

#[test]
fn a_comment_stands_where_it_was_written() {
    let games = season::games();
    let desk = check(&games, &[]);
    let [boards, comments] =
        ["boards", "revoke_comments"].map(|it| rows(&desk, &format!("out/{it}.csv")));
    assert_eq!(comments.len(), 1 + 10, "one is in five records");
    for row in &comments {
        let game = games
            .iter()
            .find(|it| it.file == row["file"] && it.number.to_string() == row["game"])
            .unwrap();
        let text = game.text();
        let line = text
            .lines()
            .position(|it| it.starts_with("{West revoked"))
            .unwrap();
        let board = boards.iter().find(|it| is_of(row)(it)).unwrap();
        let due = [
            ("id", board["id"].clone()),
            ("file", game.file.clone()),
            ("line", (game.line + line).to_string()),
            ("column", "2".to_owned()),
            ("game", game.number.to_string()),
            ("event", game.tag("Event").to_owned()),
            ("table", game.tag("Table").to_owned()),
            ("room", game.tag("Room").to_owned()),
            ("board", game.tag("Board").to_owned()),
            ("trick", "13".to_owned()),
            ("format", "pbn".to_owned()),
        ];
        assert_columns(
            "revoke_comments",
            "a_comment_stands_where_it_was_written",
            row,
            &due.into(),
        );
    }
}

#[test]
fn a_decision_keeps_the_row_in_which_it_was_made() {
    let games = season::games();
    let desk = check(&games, &[]);
    let mut decided = rows(&desk, "out/review.csv");
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(decided[0].keys()).unwrap();
    for row in &mut decided {
        row.insert("director_decision".to_owned(), "stands".to_owned());
        row.insert("director_note".to_owned(), format!("note on {}", row["id"]));
        writer.write_record(row.values()).unwrap();
        row.insert("known".to_owned(), "decided".to_owned());
    }
    desk.write("out/review.csv", writer.into_inner().unwrap());
    desk.write("other.pbn", crate::desk::REVOKE);
    desk.run("check -q other.pbn -o out").exits(0);
    let kept = rows(&desk, "out/decisions.csv");
    assert_eq!(kept.len(), decided.len());
    for row in &kept {
        let due = decided.iter().find(|it| it["id"] == row["id"]).unwrap();
        for column in held::columns("decisions", "a_decision_keeps_the_row_in_which_it_was_made") {
            assert_eq!(row[column], due[column], "{column} of {row:?}");
        }
    }
}

#[test]
fn deals_fit_that_were_played() {
    let games = season::games();
    let desk = check(&games, &[]);
    let files: BTreeSet<_> = games.iter().map(|it| &*it.file).collect();
    let files: Vec<_> = files.into_iter().collect();
    desk.run(&[&["stats", "-q", "-o", "stats"], &files[..]].concat())
        .exits(0);
    for row in rows(&desk, "stats/quality.csv") {
        let is_of_row = |it: &&Game| match &*row["dimension"] {
            "file" => it.file == row["file"],
            _ => it.tag("Event") == row["event"],
        };
        let fits = |it: &&Game| !it.has_other_deal && !it.tag("Deal").is_empty();
        let due = games.iter().filter(is_of_row).filter(fits).count();
        assert_eq!(row["deal_fits"], due.to_string(), "{row:?}");
    }
}
