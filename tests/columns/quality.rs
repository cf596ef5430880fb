//! quality.csv counted again from boards.csv and findings.csv of the same records.

use crate::columns::stats::{Counted, assert_near, each, first_of, reason};
use crate::columns::{Row, assert_columns, chance, number};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// Checks whose findings compare files.
const OF_FILES: [&str; 2] = ["C108", "C114"];

fn has_play(board: &Row) -> bool {
    board["play"] != "none"
}

fn is_faulty(board: &Row) -> bool {
    !["", "no-play"].contains(&reason(board))
}

/// Faulty boards, and boards with play.
fn faulty(boards: &[&Row]) -> [usize; 2] {
    [
        boards.iter().filter(|it| is_faulty(it)).count(),
        boards.iter().filter(|it| has_play(it)).count(),
    ]
}

/// The faulty boards that as many with play would have at the rate of the whole.
fn expected(counted: &Counted, boards: &[&Row]) -> f64 {
    let [faulty_of_all, all] = faulty(&counted.boards.iter().collect::<Vec<_>>());
    let [_, own] = faulty(boards);
    own as f64 * faulty_of_all as f64 / all as f64
}

/// How likely so many faulty boards are; fewer than expected surprise nobody.
fn surprise(counted: &Counted, boards: &[&Row]) -> f64 {
    let ([faulty, _], expected) = (faulty(boards), expected(counted, boards));
    if faulty as f64 > expected {
        chance::surprise(faulty as u64, expected)
    } else {
        1.0
    }
}

/// The largest surprise in a dimension that cannot be chance.
fn threshold(counted: &Counted, dimension: &str) -> f64 {
    let rows = counted
        .quality
        .iter()
        .filter(|it| it["dimension"] == dimension);
    let all = rows.map(|it| counted.boards(dimension, &it[dimension]));
    let with_play = all.filter(|it| it.iter().any(|it| has_play(it)));
    chance::threshold(with_play.map(|it| surprise(counted, &it)).collect())
}

/// The first of some texts in the order of their bytes, and whether there are others.
fn label(boards: &[&Row], column: &str) -> String {
    let texts: BTreeSet<_> = boards.iter().map(|it| &it[column]).collect();
    let more = if texts.len() > 1 { "; ..." } else { "" };
    format!("{}{more}", texts.first().unwrap())
}

/// The boards with the most errors, by what their ids have of the cards alone.
fn worst(counted: &Counted, boards: &[&Row]) -> String {
    let errors = |board: &Row| {
        let found = counted
            .found(board)
            .filter(|it| it["severity"] == "error" && it["lines"].is_empty());
        found.filter(|it| !OF_FILES.contains(&&*it["code"])).count()
    };
    let mut worst: Vec<_> = boards
        .iter()
        .map(|it| (Reverse(errors(it)), it["id"].split('-').next()))
        .collect();
    worst.retain(|it| it.0.0 > 0);
    worst.sort_unstable();
    let worst: Vec<_> = worst.into_iter().filter_map(|it| it.1).take(3).collect();
    worst.join(" ")
}

/// Why boards are not counted, the commonest first; as is said of reasons that are as common.
fn why(boards: &[&Row], said: &str) -> String {
    let mut reasons = BTreeMap::<&str, usize>::new();
    for board in boards.iter().filter(|it| !Counted::is_counted(it)) {
        let unseen = if number(board, "turns_to_follow") > 0 {
            "not-judged"
        } else {
            "no-turn"
        };
        let reason = Some(reason(board))
            .filter(|it| !it.is_empty())
            .unwrap_or(unseen);
        *reasons.entry(reason).or_default() += 1;
    }
    let mut reasons: Vec<_> = reasons.into_iter().collect();
    reasons.sort_by_key(|(reason, count)| (Reverse(*count), said.find(&format!("{reason} "))));
    let reasons: Vec<_> = reasons
        .into_iter()
        .map(|(reason, count)| format!("{reason} {count}"))
        .collect();
    reasons.join("; ")
}

#[test]
fn records_are_as_good_as_check_finds_them() {
    each(|counted| {
        let thresholds = ["file", "event"].map(|it| (it, threshold(counted, it)));
        let thresholds = BTreeMap::from(thresholds);
        for row in &counted.quality {
            let dimension = &*row["dimension"];
            let boards = counted.boards(dimension, &row[dimension]);
            let threshold = thresholds[dimension];
            let [faulty, played] = faulty(&boards);
            let is_flagged = played > 0 && surprise(counted, &boards) <= threshold;
            let count =
                |is_such: &dyn Fn(&Row) -> bool| boards.iter().filter(|it| is_such(it)).count();
            let used = count(&Counted::is_counted);
            let usable = match used {
                0 => "no",
                _ if is_flagged || 2 * faulty >= played => "doubtful",
                used if used < played => "part",
                _ => "yes",
            };
            let turns = boards
                .iter()
                .filter(|it| it["usable"] == "yes")
                .map(|it| number(it, "turns_judged"));
            let cards = |deal: &str| {
                deal.chars()
                    .filter(|it| "AKQJT98765432".contains(*it))
                    .count()
            };
            let is_copied = |board: &Row| {
                let same = counted
                    .boards
                    .iter()
                    .filter(|it| first_of(it) == first_of(board));
                same.count() > 1
            };
            let copies = count(&is_copied).to_string();
            let contradicts = |board: &Row| counted.found(board).any(|it| it["code"] == "C113");
            let due = [
                ("dimension", dimension.to_owned()),
                (
                    "file",
                    if dimension == "file" {
                        label(&boards, "file")
                    } else {
                        String::new()
                    },
                ),
                ("event", label(&boards, "event")),
                ("site", label(&boards, "site")),
                ("format", label(&boards, "format")),
                ("records", boards.len().to_string()),
                ("with_play", played.to_string()),
                ("boards", used.to_string()),
                ("usable", usable.to_owned()),
                ("why", why(&boards, &row["why"])),
                ("turns", turns.sum::<u64>().to_string()),
                (
                    "whole_deal",
                    count(&|it| cards(&it["deal"]) == 52).to_string(),
                ),
                ("full_play", count(&|it| it["play"] == "full").to_string()),
                ("claims", count(&|it| it["play"] == "claim").to_string()),
                ("copies", copies),
                ("results_differ", count(&contradicts).to_string()),
                ("faulty", faulty.to_string()),
                ("flag", if is_flagged { "high" } else { "" }.to_owned()),
                ("worst_boards", worst(counted, &boards)),
            ];
            assert_columns(
                "quality",
                "records_are_as_good_as_check_finds_them",
                row,
                &due.into(),
            );
        }
    });
}

#[test]
fn faults_are_as_many_as_check_finds() {
    each(|counted| {
        for row in &counted.quality {
            let boards = counted.boards(&row["dimension"], &row[&row["dimension"]]);
            for family in ["S", "D", "A", "P", "C"] {
                let found = boards.iter().flat_map(|it| counted.found(it));
                let found =
                    found.filter(|it| it["code"].starts_with(family) && it["severity"] != "note");
                let found = found.filter(|it| !OF_FILES.contains(&&*it["code"]));
                let times: u64 = found.map(|it| number(it, "times")).sum();
                let per_1000 = times as f64 * 1000.0 / boards.len() as f64;
                assert_near(
                    row,
                    &format!("{}_per_1000", family.to_lowercase()),
                    Some(per_1000),
                );
            }
            let expected = expected(counted, &boards);
            assert_near(row, "expected", Some(expected));
            for (column, tail) in [
                ("funnel_low_95", 0.025),
                ("funnel_high_95", 0.975),
                ("funnel_low", 0.001),
                ("funnel_high", 0.999),
            ] {
                assert_near(
                    row,
                    column,
                    (expected > 0.0).then(|| chance::funnel(expected, tail)),
                );
            }
        }
    });
}
