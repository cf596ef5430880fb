//! stats.csv and cells.csv counted again from what `check` writes of the same boards, under each edition.
//!
//! The turns of a cell of `--by` are counted card by card in `stats/plain.rs`; from these cells and the revokes everything else is
//! worked out here.

use crate::columns::chance::{self, NORMAL};
use crate::columns::season::{self, Game};
use crate::columns::{Row, assert_columns, held, number, rows};
use crate::desk::Desk;
use pbn_audit::laws::EDITIONS;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::OnceLock;

/// Dimensions whose value a board has.
const OF_BOARD: [&str; 11] = [
    "level",
    "risk",
    "event",
    "stage",
    "site",
    "year",
    "room",
    "file",
    "format",
    "platform",
    "can_show_revoke",
];

/// Dimensions whose value a revoke has by revokes.csv.
const OF_TURN: [&str; 5] = ["trick", "turn", "role", "held", "led"];

/// Dimensions of a turn, all of which cells have.
const OF_CELL: [&str; 7] = [
    "trick",
    "turn",
    "role",
    "held",
    "led",
    "manner_open",
    "void_elsewhere",
];

/// The years of the editions.
fn editions() -> impl Iterator<Item = &'static str> {
    EDITIONS.iter().map(|it| it.year)
}

/// What `check` and `stats` write of the same inputs.
pub(crate) struct Counted {
    pub(crate) boards: Vec<Row>,
    review: Vec<Row>,
    /// Under each edition.
    revokes: Vec<Vec<Row>>,
    /// Under that of each date.
    by_date: Vec<Row>,
    pub(crate) findings: Vec<Row>,
    comments: Vec<Row>,
    stats: Vec<Row>,
    cells: Vec<Row>,
    told: Vec<Row>,
    pub(crate) quality: Vec<Row>,
    least: &'static str,
    /// The ids of boards that stats.csv does not count, as they are counted in another file.
    again: BTreeSet<String>,
}

impl Counted {
    fn of(desk: &Desk, inputs: &[&str], least: &'static str) -> Self {
        for edition in editions().chain([""]) {
            let mut args = vec!["check", "-q", "--sheets", "none", "--boards", "-o"];
            let out = format!("check{edition}");
            args.push(&out);
            if !edition.is_empty() {
                args.extend(["--laws", edition]);
            }
            desk.run(&[&args, inputs].concat()).exits(0);
        }
        let by = [&OF_CELL[..], &OF_BOARD].concat().join(",");
        let args = ["stats", "-q", "--grade", least, "--by", &by, "-o", "stats"];
        desk.run(&[&args, inputs].concat()).exits(0);
        let boards = rows(desk, "check/boards.csv");
        Self {
            again: again(&boards),
            boards,
            review: rows(desk, "check/review.csv"),
            revokes: editions()
                .map(|it| rows(desk, &format!("check{it}/revokes.csv")))
                .collect(),
            by_date: rows(desk, "check/revokes.csv"),
            findings: rows(desk, "check/findings.csv"),
            comments: rows(desk, "check/revoke_comments.csv"),
            stats: rows(desk, "stats/stats.csv"),
            cells: rows(desk, "stats/cells.csv"),
            told: rows(desk, "stats/told.csv"),
            quality: rows(desk, "stats/quality.csv"),
            least,
        }
    }

    pub(crate) fn is_counted(board: &Row) -> bool {
        board["usable"] == "yes" && number(board, "turns_judged") > 0
    }

    /// The boards with a value of a dimension.
    pub(crate) fn boards(&self, dimension: &str, value: &str) -> Vec<&Row> {
        let boards = self.boards.iter();
        boards
            .filter(|it| dimension == "all" || of_board(it, dimension) == value)
            .collect()
    }

    /// The same, but for those that are counted elsewhere.
    fn boards_once(&self, dimension: &str, value: &str) -> Vec<&Row> {
        let mut boards = self.boards(dimension, value);
        boards.retain(|it| !self.again.contains(&it["id"]));
        boards
    }

    /// The findings on a board, with those of its file that it shows first.
    pub(crate) fn found(&self, board: &Row) -> impl Iterator<Item = &Row> {
        self.findings
            .iter()
            .filter(|it| it["file"] == board["file"] && it["game"] == board["game"])
    }

    fn is_clean(&self, board: &Row) -> bool {
        let mut own = self.found(board).filter(|it| it["lines"].is_empty());
        !own.any(|it| it["code"].starts_with(['D', 'P', 'R']))
    }

    fn is_sure(&self, revoke: &Row) -> bool {
        let grades = ["doubtful", "likely", "certain"];
        let place = |grade: &str| grades.iter().position(|it| *it == grade);
        place(&revoke["confidence"]) >= place(self.least)
    }

    /// The revokes at counted turns with a value of a dimension, by their places in revokes.csv, with their boards.
    fn revokes(&self, dimension: &str, value: &str) -> Vec<(usize, &Row)> {
        let boards: BTreeMap<_, _> = self.boards.iter().map(|it| (&it["id"], it)).collect();
        let revokes = self.by_date.iter().enumerate();
        let revokes = revokes.map(|(place, it)| (place, boards[&it["board_id"]]));
        let is_of = |(place, board): &(usize, &Row)| {
            let revoke = &self.by_date[*place];
            Self::is_counted(board)
                && !self.again.contains(&board["id"])
                && match dimension {
                    "all" => true,
                    "edition" => revoke["laws"] == value,
                    "clause" => revoke["clause"] == value,
                    "confidence" => revoke["confidence"] == value,
                    "state" => board["state"] == value,
                    it if OF_TURN.contains(&it) => of_turn(revoke, it) == value,
                    it => of_board(board, it) == value,
                }
        };
        revokes.filter(is_of).collect()
    }

    /// The cells with a value of a dimension whose records can show a revoke: rates are of these.
    fn shown(&self, dimension: &str, value: &str) -> impl Iterator<Item = &Row> {
        let can_show = self.cells.iter().filter(|it| can_show(it));
        can_show.filter(move |it| dimension == "all" || it[dimension] == value)
    }

    /// Turns of these, and revokes that are sure enough, by trick, role and cards held.
    fn strata(&self, dimension: &str, value: &str) -> BTreeMap<[&str; 3], [u64; 2]> {
        let mut strata = BTreeMap::<_, [u64; 2]>::new();
        for cell in self.shown(dimension, value) {
            let [turns, revokes] = strata
                .entry(["trick", "role", "held"].map(|it| &*cell[it]))
                .or_default();
            *turns += number(cell, "turns");
            *revokes += self.sure(cell);
        }
        strata
    }

    /// The revokes of a row that are sure enough.
    fn sure(&self, row: &Row) -> u64 {
        sure(row, self.least)
    }

    /// Revokes of each event in a row, and its turns in all rows.
    fn events(&self, dimension: &str, value: &str) -> BTreeMap<&str, [f64; 2]> {
        let mut events = BTreeMap::<&str, [f64; 2]>::new();
        for cell in self.shown("all", "") {
            let [revokes, turns] = events.entry(&cell["event"]).or_default();
            if dimension == "all" || cell[dimension] == value {
                *revokes += self.sure(cell) as f64;
            }
            *turns += number(cell, "turns") as f64;
        }
        events
    }

    /// How many times the variance of independent revokes that of a row with so many turns is: once where that is not known.
    fn effect(&self, dimension: &str, value: &str, turns: f64) -> f64 {
        let is_of_all = ["all", "event"].contains(&dimension);
        let is_part =
            OF_CELL.contains(&dimension) || ["level", "risk", "room"].contains(&dimension);
        let events = self.events(if is_of_all { "all" } else { dimension }, value);
        let sum = |of: &dyn Fn(&[f64; 2]) -> f64| events.values().map(of).sum::<f64>();
        let all = sum(&|it| it[1]);
        let revokes = sum(&|it| it[0]);
        if !is_of_all && (turns >= all || !is_part && revokes == 0.0) {
            return self.effect("all", "", all);
        }
        let turns = if is_of_all || is_part { all } else { turns };
        let is_whole = is_of_all || is_part;
        let powers = |of: i32| {
            let of_all = sum(&|it| it[1].powi(of)) * turns / all;
            let of_own = sum(&|it| it[0] * it[1].powi(of - 1)) * turns / revokes;
            if is_whole { of_all } else { of_all.max(of_own) }
        };
        let (squares, fourths) = (powers(2), powers(4));
        let sizes = turns.powi(2) / squares;
        if !is_of_all && !is_part && sizes < 5.0 {
            return self.effect("all", "", all);
        }
        if revokes == 0.0 || sizes < 2.0 {
            return 1.0;
        }
        let rate = revokes / turns;
        let off = sum(&|it| it[0].powi(2) - 2.0 * rate * it[0] * it[1]) + rate.powi(2) * squares;
        let times = off / revokes * sizes / (sizes - 1.0);
        let off_fourth = sum(&|it| (it[0] - rate * it[1]).powi(4) - (rate * it[1]).powi(4));
        let fourths = off_fourth + rate.powi(4) * fourths;
        let freedom = (3.0 * off.powi(2) / fourths).min(sizes - 1.0).max(1.0);
        (times * (chance::student(freedom) / NORMAL).powi(2)).max(1.0)
    }
}

/// Whether the record of a board, or those of a cell, can show a revoke.
fn can_show(row: &Row) -> bool {
    row["can_show_revoke"] == "yes"
}

/// The revokes of a row of a grade or surer.
fn sure(row: &Row, least: &str) -> u64 {
    let grades = ["certain", "likely", "doubtful"];
    let kept = grades.iter().position(|it| *it == least).unwrap();
    let columns = grades[..=kept].iter().map(|it| format!("revokes_{it}"));
    columns.map(|it| number(row, &it)).sum()
}

/// Of the records with the same cards those of one file are counted, but no copy in it: of the file that has most of them, of
/// several such files of the one with a told revoke, with a board that counts, or whose name has the smallest hash.
fn again(boards: &[Row]) -> BTreeSet<String> {
    let mut alike = BTreeMap::<_, BTreeMap<_, Vec<_>>>::new();
    for board in boards {
        let of_file = alike.entry(first_of(board)).or_default();
        of_file.entry(&board["file"]).or_default().push(board);
    }
    let mut again = BTreeSet::new();
    let file_of: BTreeMap<_, _> = boards.iter().map(|it| (&it["id"], &it["file"])).collect();
    let is_own_copy = |it: &Row| file_of.get(&it["copy_of"]) == Some(&&it["file"]);
    for files in alike.into_values() {
        let place = |file: &str| pbn_audit::stats::shard_of(file, u64::MAX);
        let own = |it: &[&Row]| it.iter().filter(|it| !is_own_copy(it)).count();
        let sign = |it: &&Row| (it["revoke_comments"] != "0", it["usable"] == "yes");
        let best = |it: &[&Row]| it.iter().map(sign).max();
        let counted = files
            .iter()
            .min_by_key(|it| (Reverse((own(it.1), best(it.1))), place(it.0)));
        let counted = counted.expect("a board").0.to_owned();
        let all = files.into_values().flatten();
        again.extend(
            all.filter(|it| &it["file"] != counted || is_own_copy(it))
                .map(|it| it["id"].clone()),
        );
    }
    again
}

/// The id of the record of which a board is a copy, or its own.
pub(crate) fn first_of(board: &Row) -> &String {
    Some(&board["copy_of"])
        .filter(|it| !it.is_empty())
        .unwrap_or(&board["id"])
}

/// The value of a board in a dimension.
fn of_board(board: &Row, dimension: &str) -> String {
    let contract = &board["contract"];
    match dimension {
        "level" | "risk" if contract.is_empty() || contract == "Pass" => String::new(),
        "level" => match &contract[..1] {
            "4" => "4",
            "1" | "2" | "3" => "1-3",
            _ => "5-7",
        }
        .to_owned(),
        "risk" => ["undoubled", "doubled", "redoubled"][contract.matches('X').count()].to_owned(),
        column => board[column].clone(),
    }
}

/// The value of a revoke in a dimension.
fn of_turn(revoke: &Row, dimension: &str) -> String {
    match dimension {
        "role" if revoke["role"] == "defender" => {
            let seats = "NESW";
            let place = |column: &str| seats.find(&revoke[column]).unwrap();
            let is_left = (place("declarer") + 1) % 4 == place("seat");
            if is_left { "lho" } else { "rho" }.to_owned()
        }
        "held" => revoke["could_have_played"].split(' ').count().to_string(),
        "led" => match (&revoke["contract"][1..2], &*revoke["led_suit"]) {
            ("N", _) => "no-trump",
            (trump, led) if trump == led => "trump",
            _ => "side",
        }
        .to_owned(),
        column => revoke[column].clone(),
    }
}

/// Whether a cell has this figure, or one that is as near as the last place.
#[track_caller]
pub(crate) fn assert_near(row: &Row, column: &str, due: Option<f64>) {
    let cell = &row[column];
    let Some(due) = due else {
        assert_eq!(cell, "", "{column} of {row:?}");
        return;
    };
    let places = cell.split_once('.').map(|it| i32::try_from(it.1.len()));
    let last = places.map_or(0.0, |it| 10_f64.powi(-it.unwrap()));
    let is_near = (cell.parse::<f64>().unwrap() - due).abs() <= 0.51 * last + 2e-6 * due.abs();
    assert!(is_near, "{column} is {due} in {row:?}");
}

/// What the rows of a dimension have in common: how likely each is by chance.
fn flags(counted: &Counted, dimension: &str) -> BTreeMap<String, &'static str> {
    let whole = counted.strata("all", "");
    let of_dimension = counted
        .stats
        .iter()
        .filter(|it| it["dimension"] == dimension);
    let compared: Vec<_> = of_dimension
        .map(|row| {
            let expected = expected(&whole, &counted.strata(dimension, &row["value"]));
            (row["value"].clone(), number(row, "revokes_shown"), expected)
        })
        .filter(|it| it.2 > 0.0)
        .collect();
    let surprises = compared.iter().map(|it| chance::surprise(it.1, it.2));
    let threshold = chance::threshold(surprises.collect());
    let flagged = compared
        .into_iter()
        .filter(|it| chance::surprise(it.1, it.2) <= threshold);
    flagged
        .map(|(value, count, expected)| {
            (
                value,
                if count as f64 > expected {
                    "high"
                } else {
                    "low"
                },
            )
        })
        .collect()
}

type Strata<'a> = BTreeMap<[&'a str; 3], [u64; 2]>;

/// The revokes that these turns would have at the rates of the whole.
fn expected(whole: &Strata<'_>, own: &Strata<'_>) -> f64 {
    let of_stratum = |(stratum, [turns, _]): (&[&str; 3], &[u64; 2])| {
        let [all, revokes] = whole[stratum];
        *turns as f64 * revokes as f64 / all as f64
    };
    own.iter().map(of_stratum).sum()
}

/// Runs on the samples, and on the season with boards that are there twice, cannot be replayed, or have no play.
pub(crate) fn each(run: impl Fn(&Counted)) {
    static COUNTED: OnceLock<[Counted; 3]> = OnceLock::new();
    COUNTED.get_or_init(counted).iter().for_each(run);
}

fn counted() -> [Counted; 3] {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples");
    let desk = Desk::with(&[]);
    // without the files of rulings, of which some have several tables with the same cards: which of them a copy is of nobody can say
    let parts =
        "carriers causes checks club-evening.pbn effects establishment laws lin rulings/cases";
    let parts = parts.split(' ').map(|it| samples.join(it));
    let parts: Vec<_> = parts.map(|it| it.to_str().unwrap().to_owned()).collect();
    let parts: Vec<_> = parts.iter().map(String::as_str).collect();
    let of_samples = Counted::of(&desk, &parts, "likely");
    let games = season::games();
    let mut inputs: Vec<&str> = Vec::new();
    for file in games.chunk_by(|one, other| one.file == other.file) {
        desk.write(&file[0].file, season::text(file.iter()));
        inputs.push(&file[0].file);
    }
    let again = games.iter().filter(|it| it.file == "2019.pbn").take(9);
    let rest = crate::desk::NO_PLAY.to_owned() + "\n" + &without_contract(&games[0]);
    desk.write("again.pbn", season::text(again) + &rest);
    inputs.push("again.pbn");
    let [likely, doubtful] = ["likely", "doubtful"].map(|it| Counted::of(&desk, &inputs, it));
    [of_samples, likely, doubtful]
}

fn without_contract(game: &Game) -> String {
    let text = game.text();
    let lines = text.lines().filter(|it| {
        !it.starts_with("[Contract") && !it.starts_with("[Auction") && !it.starts_with("[Declarer")
    });
    lines.flat_map(|it| [it, "\n"]).collect()
}

#[test]
fn revokes_are_what_the_laws_give_for_them() {
    each(|counted| {
        let equity: BTreeSet<_> = counted
            .review
            .iter()
            .filter(|it| !it["equity"].is_empty())
            .map(|it| &it["id"])
            .collect();
        let mut compared = 0;
        for row in &counted.stats {
            let dimension = &*row["dimension"];
            let is_known = OF_TURN.contains(&dimension) || OF_BOARD.contains(&dimension);
            if !is_known
                && !["all", "edition", "clause", "state", "confidence"].contains(&dimension)
            {
                continue;
            }
            let of_row = counted.revokes(dimension, &row["value"]);
            let by_grade = |grade: &str| {
                of_row
                    .iter()
                    .filter(|it| counted.by_date[it.0]["confidence"] == grade)
                    .count()
                    .to_string()
            };
            let sure = of_row
                .iter()
                .filter(|it| counted.is_sure(&counted.by_date[it.0]));
            let sure: Vec<_> = sure.copied().collect();
            let count = |is_such: &dyn Fn(&Row, &Row) -> bool| {
                sure.iter()
                    .filter(|(place, board)| is_such(&counted.by_date[*place], board))
                    .count()
                    .to_string()
            };
            let tricks = |edition: usize, column: &str| {
                sure.iter()
                    .map(|it| number(&counted.revokes[edition][it.0], column))
                    .sum::<u64>()
                    .to_string()
            };
            let under_each = editions().enumerate().flat_map(|(place, edition)| {
                ["min", "max"].map(|end| {
                    let value = tricks(place, &format!("demand_{end}"));
                    (format!("tricks_{edition}_{end}"), value)
                })
            });
            let under_each: Vec<_> = under_each.collect();
            let due = [
                ("revokes_certain", by_grade("certain")),
                ("revokes_likely", by_grade("likely")),
                ("revokes_doubtful", by_grade("doubtful")),
                (
                    "established",
                    count(&|revoke, _| ["yes", "presumed"].contains(&&*revoke["established"])),
                ),
                (
                    "exempt",
                    count(&|revoke, _| {
                        revoke["clause"].starts_with("64B") || revoke["clause"] == "64C"
                    }),
                ),
                (
                    "equity",
                    count(&|_, board| equity.contains(first_of(board))),
                ),
                (
                    "due_not_applied",
                    count(&|_, board| board["state"] == "unadjusted"),
                ),
            ];
            let under_each = under_each
                .iter()
                .map(|(column, value)| (&**column, value.clone()));
            assert_columns(
                "stats",
                "revokes_are_what_the_laws_give_for_them",
                row,
                &due.into_iter().chain(under_each).collect(),
            );
            compared += 1;
        }
        assert!(compared > 60, "{compared}");
        for dimension in ["manner_open", "void_elsewhere"] {
            let of = counted
                .stats
                .iter()
                .filter(|it| it["dimension"] == dimension);
            let of: Vec<_> = of.collect();
            for column in held::columns("stats", "revokes_are_what_the_laws_give_for_them") {
                let sum: u64 = of.iter().map(|it| number(it, column)).sum();
                assert_eq!(
                    sum,
                    number(&counted.stats[0], column),
                    "{dimension} {column}"
                );
            }
        }
    });
}

#[test]
fn boards_are_those_of_check() {
    each(|counted| {
        for row in &counted.stats {
            let [dimension, value] = ["dimension", "value"].map(|it| &*row[it]);
            if dimension == "all" || OF_BOARD.contains(&dimension) {
                let boards: Vec<_> = counted
                    .boards_once(dimension, value)
                    .into_iter()
                    .filter(|it| Counted::is_counted(it))
                    .collect();
                let clean = boards.iter().filter(|it| counted.is_clean(it)).count();
                let turns: u64 = boards.iter().map(|it| number(it, "turns_judged")).sum();
                let due = [
                    ("dimension", dimension.to_owned()),
                    ("value", value.to_owned()),
                    ("boards", boards.len().to_string()),
                    ("boards_clean", clean.to_string()),
                    ("turns", turns.to_string()),
                ];
                assert_columns("stats", "boards_are_those_of_check", row, &due.into());
            } else if dimension == "left_out" {
                let to_follow = |it: &Row| number(it, "turns_to_follow");
                let unseen = |it: &Row| to_follow(it) - number(it, "turns_judged");
                let is_of = |it: &&Row| {
                    reason(it) == value
                        || value == "not-judged" && it["usable"] == "yes" && unseen(it) > 0
                };
                let boards = counted.boards_once("all", "").into_iter();
                let boards: Vec<_> = boards.filter(is_of).collect();
                let turns: u64 = boards
                    .iter()
                    .map(|it| {
                        if it["usable"] == "yes" {
                            unseen(it)
                        } else {
                            to_follow(it)
                        }
                    })
                    .sum();
                assert_eq!(row["boards"], boards.len().to_string(), "{row:?}");
                assert_eq!(row["turns"], turns.to_string(), "{row:?}");
                for grade in ["certain", "likely", "doubtful"] {
                    let ids: BTreeSet<_> = boards.iter().map(|it| &it["id"]).collect();
                    let revokes = counted
                        .by_date
                        .iter()
                        .filter(|it| ids.contains(&it["board_id"]) && it["confidence"] == grade);
                    let due = if value == "not-judged" {
                        0
                    } else {
                        revokes.count()
                    };
                    let found = number(row, &format!("revokes_{grade}"));
                    assert_eq!(found, due as u64, "{grade}: {row:?}");
                }
            } else if dimension == "across" {
                let all = counted.boards.iter();
                let due = match value {
                    "copies" => all.filter(|it| !it["copy_of"].is_empty()).count(),
                    "other-deals" => all
                        .filter(|it| counted.found(it).any(|it| it["code"] == "C108"))
                        .count(),
                    _ => {
                        let own = counted
                            .comments
                            .iter()
                            .filter(|it| it["writer"] == "recorder");
                        own.map(|it| it["also_in"].split_whitespace().count()).sum()
                    }
                };
                assert_eq!(row["boards"], due.to_string(), "{row:?}");
            }
        }
    });
}

#[test]
fn words_are_told_in_their_own_table() {
    each(|counted| {
        for row in &counted.told {
            let [dimension, value] = ["dimension", "value"].map(|it| &*row[it]);
            let is_counted = dimension != "left_out";
            let boards = match dimension {
                "left_out" => counted.boards_once("all", ""),
                _ => counted.boards_once(dimension, value),
            };
            let is_of = |it: &&&Row| match dimension {
                "left_out" => reason(it) == value,
                _ => it["usable"] == "yes",
            };
            let boards: Vec<_> = boards.iter().filter(is_of).collect();
            let told = boards.iter().filter(|it| number(it, "revoke_comments") > 0);
            let (told, worded) = (told.count() as u64, number(row, "boards_worded"));
            let turns: u64 = boards.iter().map(|it| number(it, "turns_judged")).sum();
            let limits = chance::wilson(told, worded);
            let turns = Some(turns).filter(|_| is_counted);
            assert_eq!(row["boards_told"], told.to_string(), "{row:?}");
            assert_eq!(number(row, "turns"), turns.unwrap_or(0), "{row:?}");
            assert_near(row, "share", Some(told as f64 / worded as f64));
            assert_near(row, "low", Some(limits[0]));
            assert_near(row, "high", Some(limits[1]));
            let turns = turns.filter(|it| *it > 0).map(|it| it as f64);
            assert_near(
                row,
                "told_per_turns",
                turns.map(|it| told as f64 * 1e4 / it),
            );
        }
    });
}

/// Why a board is not counted; nothing if it is.
pub(crate) fn reason(board: &Row) -> &'static str {
    match &*board["usable"] {
        "" if board["not_auditable_reason"].is_empty() => "no-play",
        "" | "no: not-auditable" => "not-auditable",
        "no: wrong-deals" | "no: operator-filler" => "cause-of-file",
        "no: wrong-deal" => "other-deal",
        "no: faulty-deal" => "deal-fault",
        "no: auction-or-seats-off" => "turned",
        "no: declarer" => "declarer",
        "no: wrong-cards" => "cards",
        _ => "",
    }
}

#[test]
fn rates_have_the_limits_of_chance() {
    each(|counted| {
        let per = 10_000.0;
        let whole = counted.strata("all", "");
        let whole_turns = number(&counted.stats[0], "turns_shown") as f64;
        let mut methods = BTreeSet::new();
        let mut effects = BTreeMap::new();
        let mut flagged = BTreeMap::new();
        for row in &counted.stats {
            let [dimension, value] = ["dimension", "value"].map(|it| &*row[it]);
            methods.insert(row["method"].clone());
            let [low, high] = ["low", "high"];
            if ["edition", "clause", "state", "confidence"].contains(&dimension) {
                let least = if dimension == "confidence" {
                    "doubtful"
                } else {
                    counted.least
                };
                let (own, all) = (sure(row, least), sure(&counted.stats[0], least));
                let limits = chance::wilson(own, all);
                assert_near(row, "rate", Some(own as f64 / all as f64));
                assert_near(row, low, Some(limits[0]));
                assert_near(row, high, Some(limits[1]));
                assert_eq!(row["method"], "wilson");
                continue;
            }
            if number(row, "turns") == 0 || dimension == "left_out" {
                held::columns("stats", "rates_have_the_limits_of_chance")
                    .filter(|it| !it.ends_with("_shown"))
                    .for_each(|it| assert_eq!(row[it], "", "{row:?}"));
                continue;
            }
            let is_in_cells =
                dimension == "all" || OF_CELL.contains(&dimension) || OF_BOARD.contains(&dimension);
            let [turns, count] = if is_in_cells {
                let cells = counted.shown(dimension, value);
                let each = cells.map(|it| [number(it, "turns"), counted.sure(it)]);
                let sum = each.fold([0; 2], |sum, it| [sum[0] + it[0], sum[1] + it[1]]);
                assert_eq!(row["turns_shown"], sum[0].to_string(), "{row:?}");
                assert_eq!(row["revokes_shown"], sum[1].to_string(), "{row:?}");
                sum
            } else {
                ["turns_shown", "revokes_shown"].map(|it| number(row, it))
            };
            let turns = turns as f64;
            let is_any = turns > 0.0;
            let scaled = |it: f64| is_any.then(|| (it / turns).min(1.0) * per);
            let exact = chance::exact(count);
            let effect = if is_any {
                counted.effect(dimension, value, turns)
            } else {
                1.0
            };
            effects.insert((dimension, value), (effect, turns));
            let method = if effect > 1.0 { "events" } else { "exact" };
            let limits = chance::spread(count, effect);
            assert_near(row, "rate", scaled(count as f64));
            assert_near(row, low, scaled(limits[0]));
            assert_near(row, high, scaled(limits[1]));
            assert_eq!(row["method"], if is_any { method } else { "" }, "{row:?}");
            assert_near(row, "exact_low", scaled(exact[0]));
            assert_near(row, "exact_high", scaled(exact[1]));
            if !OF_BOARD.contains(&dimension) {
                continue;
            }
            let expected = expected(&whole, &counted.strata(dimension, value));
            let over = |it: f64| (expected > 0.0).then(|| it / expected);
            assert_near(row, "expected", Some(expected));
            assert_near(row, "ratio", over(count as f64));
            assert_near(row, "ratio_low", over(exact[0]));
            assert_near(row, "ratio_high", over(exact[1]));
            let flags = flagged
                .entry(dimension)
                .or_insert_with(|| flags(counted, dimension));
            let flag = flags.get(value).copied().unwrap_or_default();
            assert_eq!(row["flag"], flag, "{row:?}");
        }
        for cell in &counted.cells {
            let shown = if can_show(cell) {
                [number(cell, "turns"), counted.sure(cell)]
            } else {
                [0; 2]
            };
            let cells = ["turns_shown", "revokes_shown"].map(|it| number(cell, it));
            assert_eq!(cells, shown, "{cell:?}");
            let turns = shown[0] as f64;
            let scaled = |it: f64| (turns > 0.0).then(|| (it / turns).min(1.0) * per);
            let rows = OF_CELL.iter().chain(&OF_BOARD);
            let rows = rows.filter_map(|it| effects.get(&(*it, &*cell[*it])));
            // a row of all turns says nothing of a part
            let rows = rows.filter(|it| it.1 < whole_turns || turns >= whole_turns);
            let limits = chance::spread(shown[1], rows.map(|it| it.0).fold(1.0, f64::max));
            assert_near(cell, "rate", scaled(shown[1] as f64));
            assert_near(cell, "low", scaled(limits[0]));
            assert_near(cell, "high", scaled(limits[1]));
        }
        assert!(methods.len() >= 3, "{methods:?}");
    });
}
