//! The outputs of a run, each read back: of each board, by its id, the figures that the output has.

use crate::desk::book::{by_heading, rows};
use crate::desk::{self, Desk};
use crate::figures::scores;
use crate::program::Arguments;
use calamine::Data;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The figures of a board by their columns in review.csv; one that is not there is no key, one that is empty is `""`.
pub(crate) type Figures = BTreeMap<&'static str, String>;

/// Boards by their ids.
pub(crate) type Boards = BTreeMap<String, Figures>;

pub(crate) const BOARDS: &str = "boards.csv";
pub(crate) const REVIEW: &str = "review.csv";
pub(crate) const LINES: &str = "JSON lines";
pub(crate) const DIRECTOR: &str = "workbook, the director's sheet";
pub(crate) const ALL_COLUMNS: &str = "workbook, all columns";
pub(crate) const PAGE: &str = "sheet";
pub(crate) const INDEX: &str = "index";
pub(crate) const TERMINAL: &str = "show";

/// Each, with the figures that it has not.
pub(crate) const ALL: [(&str, &[&str]); 8] = [
    (BOARDS, NOT_IN_BOARDS),
    (REVIEW, &[]),
    (LINES, NOT_IN_BOARDS),
    (DIRECTOR, &["tricks_played", "score_played"]),
    (ALL_COLUMNS, &[]),
    (PAGE, &["priority"]),
    (INDEX, FIGURES.first_chunk::<8>().expect("ten of them")),
    (TERMINAL, &["priority"]),
];

const NOT_IN_BOARDS: &[&str] = &["score_adjusted_min", "score_adjusted_max", "priority"];

pub(crate) const FIGURES: [&str; 10] = [
    "tricks_stated",
    "tricks_played",
    "tricks_adjusted_min",
    "tricks_adjusted_max",
    "score_stated",
    "score_played",
    "score_adjusted_min",
    "score_adjusted_max",
    "state",
    "priority",
];

/// What a sheet says of a state.
const STATES: [(&str, &str); 6] = [
    ("not-stated", "No result is stated."),
    ("agrees", "The stated result agrees with the play."),
    (
        "unadjusted",
        "The stated result is what was played: the transfer is not in it yet.",
    ),
    (
        "already-adjusted",
        "The stated result already includes the transfer.",
    ),
    (
        "undecided",
        "It cannot be said whether the stated result already includes the transfer.",
    ),
    (
        "differs",
        "The stated result matches neither the play nor the ruling.",
    ),
];

/// All outputs of a run; on a terminal one board of so many is shown.
pub(crate) fn of(desk: &Desk, inputs: &[PathBuf], shown: usize) -> BTreeMap<&'static str, Boards> {
    let check = "check -q -o out --boards --sheets all --format json-lines --rows boards".words();
    let inputs = inputs.iter().map(|input| input.to_str().unwrap());
    let ran = desk.run(&check.into_iter().chain(inputs).collect::<Vec<_>>());
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let out = desk.path("out");
    let book = out.join("review.xlsx");
    BTreeMap::from([
        (BOARDS, table(&out.join("boards.csv"))),
        (REVIEW, table(&out.join("review.csv"))),
        (LINES, lines(&ran.out)),
        (DIRECTOR, director(&rows(&book, 0))),
        (ALL_COLUMNS, all_columns(&rows(&book, 2))),
        (PAGE, pages(&out.join("sheets"))),
        (INDEX, index(&out)),
        (TERMINAL, terminal(desk, &out.join("boards.csv"), shown)),
    ])
}

fn table(path: &Path) -> Boards {
    let mut boards = Boards::new();
    for row in desk::rows(path) {
        let figures = FIGURES
            .iter()
            .filter_map(|figure| Some((*figure, row.get(*figure)?.clone())));
        let computed = if may_have_another_declarer(&row) {
            UNKNOWN.to_owned()
        } else {
            score(&row).unwrap_or_default()
        };
        let beside = [
            ("score_computed", computed),
            ("play", row.get("play").cloned().unwrap_or_default()),
        ];
        boards.insert(row["id"].clone(), figures.chain(beside).collect());
    }
    boards
}

/// What stands for a score that a row does not settle.
pub(crate) const UNKNOWN: &str = "?";

/// Whether the record may have had another declarer than it states: then the result is his.
fn may_have_another_declarer(row: &BTreeMap<String, String>) -> bool {
    let has = |column, begin| {
        row.get(column)
            .is_some_and(|it| it.starts_with(begin) && !it.is_empty())
    };
    has("nearest_legal_reading", "") || has("usable", "no")
}

/// What the stated result of a row comes to, for North-South.
fn score(row: &BTreeMap<String, String>) -> Option<String> {
    if row["contract"] == "Pass" {
        return Some("0".to_owned());
    }
    let [contract, declarer, vulnerable] =
        ["contract", "declarer", "vulnerable"].map(|it| &row[it]);
    let tricks = row["tricks_stated"].parse().ok()?;
    scores::score(contract, declarer, vulnerable, tricks).map(|it| it.to_string())
}

fn lines(text: &str) -> Boards {
    let mut boards = Boards::new();
    for line in text.lines() {
        let row: serde_json::Value = serde_json::from_str(line).unwrap();
        let cell = |figure: &'static str| {
            let cell = row.get(figure)?;
            let text = cell.as_str().map(str::to_owned);
            let text = text.unwrap_or_else(|| cell.to_string().replace("null", ""));
            Some((figure, text))
        };
        let id = row["id"].as_str().unwrap().to_owned();
        boards.insert(id, FIGURES.into_iter().filter_map(cell).collect());
    }
    boards
}

fn all_columns(rows: &[Vec<Data>]) -> Boards {
    let boards = by_heading(rows).map(|row| {
        let figures = FIGURES.iter().map(|figure| (*figure, row[*figure].clone()));
        (row["id"].clone(), figures.collect())
    });
    boards.collect()
}

fn director(rows: &[Vec<Data>]) -> Boards {
    let boards = by_heading(rows).map(|row| {
        let mut figures: Figures = [
            ("priority", "Priority"),
            ("tricks_stated", "Tricks"),
            ("score_stated", "Score N-S"),
            ("state", "Stated result"),
        ]
        .map(|(figure, heading)| (figure, row[heading].clone()))
        .into();
        for (columns, heading) in [
            (TRICKS_ADJUSTED, "Proposed tricks"),
            (SCORE_ADJUSTED, "Proposed score N-S"),
        ] {
            figures.extend(columns.into_iter().zip(ends(&row[heading], " \u{2013} ")));
        }
        (row["id"].clone(), figures)
    });
    boards.collect()
}

const TRICKS_ADJUSTED: [&str; 2] = ["tricks_adjusted_min", "tricks_adjusted_max"];
const SCORE_ADJUSTED: [&str; 2] = ["score_adjusted_min", "score_adjusted_max"];

/// Both ends of a range, or twice the one figure that there is.
fn ends(text: &str, between: &str) -> [String; 2] {
    let (first, last) = text.split_once(between).unwrap_or((text, text));
    [first, last].map(number)
}

/// A number as the tables have it: a minus as ASCII, no plus, and nothing for a dash.
fn number(text: &str) -> String {
    match text.trim() {
        "\u{2013}" => String::new(),
        text => text.replace('\u{2212}', "-").replace('+', ""),
    }
}

fn pages(folder: &Path) -> Boards {
    let mut boards = Boards::new();
    for entry in folder.read_dir().unwrap() {
        let page = fs::read_to_string(entry.unwrap().path()).unwrap();
        let footer = between(&page, "<footer>", "</footer>");
        let Some((_, id)) = footer.and_then(|footer| footer.rsplit_once("<span>")) else {
            continue; // a page of the index, where it has several
        };
        let verdict = between(&page, "<section class=\"verdict", "</section>");
        let mut figures = said(verdict.unwrap_or_default());
        let ladder = between(&page, "<table class=\"ladder\">", "</table>").unwrap_or_default();
        for step in ladder.split("<tr class=\"").skip(1) {
            figures.extend(step_of_page(step));
        }
        boards.insert(id.replace("</span>", ""), figures);
    }
    boards
}

/// The figures of a step of the ladder, each marked as that of its column.
fn step_of_page(step: &str) -> Figures {
    let (name, cells) = step.split_once('"').unwrap();
    let marked = |column: &str| {
        let begin = format!("<data data-column=\"{column}\">");
        between(cells, &begin, "</data>").map(number)
    };
    let ends = |columns: [&'static str; 2]| {
        let [first, last] = columns.map(marked);
        let first = first.unwrap_or_default();
        let last = last.unwrap_or_else(|| first.clone());
        columns.into_iter().zip([first, last])
    };
    let one = |columns: [&'static str; 2]| columns.map(|it| (it, marked(it).unwrap_or_default()));
    match name {
        "stated" => one(["tricks_stated", "score_stated"]).into(),
        "played" => one(["tricks_played", "score_played"]).into(),
        _ => ends(TRICKS_ADJUSTED).chain(ends(SCORE_ADJUSTED)).collect(),
    }
}

/// The state of which a headline speaks, if it does.
fn said(headline: &str) -> Figures {
    let state = STATES.iter().find(|(_, said)| headline.contains(said));
    state
        .map(|(state, _)| ("state", (*state).to_owned()))
        .into_iter()
        .collect()
}

fn between<'a>(text: &'a str, begin: &str, end: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(begin)?;
    Some(rest.split_once(end)?.0)
}

/// The index, with the pages that it goes on to where there are many boards.
fn index(out: &Path) -> Boards {
    let entries = out.join("sheets").read_dir().unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    let is_of_index = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default();
        name.to_string_lossy().starts_with("boards-")
    };
    let paths = paths.filter(is_of_index).chain([out.join("index.html")]);
    let pages = paths.map(|path| fs::read_to_string(path).unwrap());
    pages.flat_map(|page| rows_of_index(&page)).collect()
}

fn rows_of_index(page: &str) -> Boards {
    let rows = page.split("<tr id=\"b").skip(1).map(|row| {
        let (id, row) = row.split_once('"').unwrap();
        let cell = |begin: &str, end: &str| between(row, begin, end).unwrap_or_default().to_owned();
        let figures = [
            ("state", cell("data-state=\"", "\"")),
            ("priority", cell("<td class=\"priority\">", "</td>")),
        ];
        (format!("b{id}"), figures.into())
    });
    rows.collect()
}

/// Every so many boards of boards.csv as `show` has them.
fn terminal(desk: &Desk, boards: &Path, every: usize) -> Boards {
    let rows = desk::rows(boards).into_iter();
    let shown = rows.step_by(every).map(|row| {
        let ran = desk
            .run(&["show", &row["file"], "--game", &row["game"]])
            .exits(0);
        (row["id"].clone(), sheet(&ran.out))
    });
    shown.collect()
}

fn sheet(text: &str) -> Figures {
    let boxed = text
        .lines()
        .filter_map(|line| line.strip_prefix('\u{2502}'));
    let headline: Vec<_> = boxed
        .map(|line| line.trim_end_matches('\u{2502}').trim())
        .collect();
    let mut figures = said(&headline.join(" "));
    let mut lines = text
        .lines()
        .skip_while(|line| !line.starts_with("Tricks and score"));
    lines.next();
    for line in lines.take_while(|line| !line.is_empty()) {
        let letters: Vec<char> = line.chars().collect();
        let cell = |from: usize, to: usize| {
            let cell = letters.iter().skip(from).take(to - from);
            cell.collect::<String>()
        };
        let [tricks, score] = [cell(20, 32), cell(48, 80)];
        let range = |text: &str| {
            let between = if text.contains(" / ") {
                " / "
            } else {
                " \u{2026} "
            };
            ends(text.trim(), between)
        };
        match cell(0, 20).trim() {
            "stated" => figures.extend([
                ("tricks_stated", number(&tricks)),
                ("score_stated", number(&score)),
            ]),
            "played" => figures.extend([
                ("tricks_played", number(&tricks)),
                ("score_played", number(&score)),
            ]),
            "adjusted" => {
                figures.extend(TRICKS_ADJUSTED.into_iter().zip(range(&tricks)));
                figures.extend(SCORE_ADJUSTED.into_iter().zip(range(&score)));
            }
            _ => break,
        }
    }
    figures
}
