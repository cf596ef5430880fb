//! The tables and the terminal: the same figures, in the grades and units that are chosen. More of it stands in
//! `sessions/stats.txt`.

use super::{Row, folders, number, rows, stats};
use crate::desk::Desk;
use std::fs;
use std::path::Path;

pub(super) fn samples() -> String {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples");
    samples.to_str().unwrap().to_owned()
}

#[test]
fn the_terminal_says_the_same_without_tables() {
    for folder in folders() {
        let desk = Desk::with(&[]);
        for grade in ["certain", "doubtful"] {
            let path = folder.to_str().unwrap();
            let stats = ["stats", path, "--grade", grade, "-o", "out"];
            let alone = desk.run(&stats[..4]).exits(0);
            let with_tables = desk.run(&stats).exits(0);
            assert!(alone.out.lines().count() > 8, "{}", alone.out);
            assert_eq!(
                (alone.out, alone.err),
                (with_tables.out, with_tables.err),
                "{path}, {grade}"
            );
        }
    }
}

#[test]
fn a_crossing_of_one_dimension_has_the_intervals_of_its_rows() {
    let mut methods = std::collections::BTreeSet::new();
    for folder in folders() {
        for dimension in ["role", "trick", "level", "platform", "year", "event"] {
            let desk = tempfile::tempdir().unwrap();
            let path = folder.to_str().unwrap();
            let out = stats(
                &[path, "--by", dimension, "--grade", "doubtful"],
                "out",
                &desk,
            );
            let table = rows(out.join("stats.csv"));
            for cell in rows(out.join("cells.csv")) {
                let is_its =
                    |row: &&Row| row["dimension"] == dimension && row["value"] == cell[dimension];
                let row = table.iter().find(is_its).unwrap();
                for column in ["rate", "low", "high", "turns_shown", "revokes_shown"] {
                    assert_eq!(row[column], cell[column], "{column} of {row:?}");
                }
                methods.insert(row["method"].clone());
            }
        }
    }
    assert!(
        methods.contains("exact") && methods.contains("events"),
        "{methods:?}"
    );
}

#[test]
fn the_same_turns_have_one_interval() {
    let desk = tempfile::tempdir().unwrap();
    fs::create_dir(desk.path().join("in")).unwrap();
    let [clean, revoke] = [
        include_str!("../../src/checks/examples/clean.pbn"),
        include_str!("../../src/checks/examples/revoke.pbn"),
    ];
    // one large event without a revoke, and many small ones, of which some have several
    let large = ("large".to_owned(), clean, 20);
    let small = (0..100).map(|it| (it.to_string(), if it < 5 { revoke } else { clean }, 2));
    for (event, record, boards) in small.chain([large]) {
        let tags = format!("[Event \"{event}\"]\n[Platform \"typed\"]");
        let board = |place: usize| format!("{tags}\n[North \"{event} {place}\"]\n{record}\n");
        let text: String = (0..boards).map(board).collect();
        fs::write(desk.path().join(format!("in/{event}.pbn")), text).unwrap();
    }
    let out = stats(&["in", "--by", "format,role"], "out", &desk);
    let (table, cells) = (rows(out.join("stats.csv")), rows(out.join("cells.csv")));
    let row = |dimension: &str, value: &str| {
        let is_it = |it: &&Row| it["dimension"] == dimension && it["value"] == value;
        table.iter().find(is_it).unwrap()
    };
    let of_dummy = |it: &&Row| it["role"] == "dummy";
    let dummy = cells.iter().find(of_dummy).unwrap();
    let roles = ["declarer", "dummy", "lho", "rho"].map(|it| row("role", it));
    let pairs = [
        (row("all", ""), row("format", "pbn")),
        (row("all", ""), row("platform", "typed")),
        (row("event", "large"), row("file", "in/large.pbn")),
        (row("role", "dummy"), dummy),
    ];
    for (one, other) in pairs {
        for column in ["turns_shown", "revokes_shown", "low", "high"] {
            assert_eq!(
                one[column], other[column],
                "{column} of {one:?} and {other:?}"
            );
        }
    }
    assert_eq!(row("event", "large")["method"], "events");
    // the low end is that of one revoke at the least
    for row in [row("all", ""), row("event", "0")].into_iter().chain(roles) {
        let [low, exact] = ["low", "exact_low"].map(|it| row[it].parse::<f64>().unwrap());
        let is_any = row["revokes_shown"] != "0";
        assert_eq!([low > 0.0, exact > 0.0], [is_any; 2], "{row:?}");
    }
}

#[test]
fn grades_and_units_are_chosen() {
    let desk = tempfile::tempdir().unwrap();
    let shown = |arguments: &[&str], out: &str| {
        let samples = samples();
        let out = stats(&[&[&*samples], arguments].concat(), out, &desk);
        let all = rows(out.join("stats.csv")).swap_remove(0);
        let [turns, revokes] = ["turns_shown", "revokes_shown"].map(|it| number(&all, it));
        (all["rate"].clone(), turns, revokes)
    };
    let (rate, turns, certain) = shown(&["--grade", "certain", "--per", "1000"], "one");
    #[allow(clippy::cast_precision_loss)]
    let due = certain as f64 / turns as f64 * 1000.0;
    assert!(
        (rate.parse::<f64>().unwrap() / due - 1.0).abs() < 1e-7,
        "{rate}: {due}"
    );
    assert!(certain < shown(&[], "two").2);
    let (rate, turns, certain) = shown(&["--grade", "certain", "--per", "1"], "three");
    #[allow(clippy::cast_precision_loss)]
    let due = certain as f64 / turns as f64;
    assert!(
        (rate.parse::<f64>().unwrap() / due - 1.0).abs() < 1e-7,
        "{rate}: {due}"
    );
}
