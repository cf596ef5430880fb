//! quality.csv: its rows add up to the whole, wrong files stand out, and clean ones do not.

use super::{Row, folders, number, rows, stats};
use assert_cmd::Command;
use std::collections::BTreeSet;
use std::path::Path;
use tempfile::TempDir;

/// The numbers of a list such as `cards 2; no-play 1`, added.
fn listed(list: &str) -> u64 {
    let numbers = list.split("; ").filter_map(|it| it.rsplit(' ').next());
    numbers.filter_map(|it| it.parse::<u64>().ok()).sum()
}

#[test]
fn files_and_events_both_add_up_to_the_whole() {
    for folder in folders() {
        let desk = tempfile::tempdir().unwrap();
        let out = stats(&[folder.to_str().unwrap()], "out", &desk);
        let (quality, table) = (rows(out.join("quality.csv")), rows(out.join("stats.csv")));
        let all = table.iter().find(|it| it["dimension"] == "all").unwrap();
        let of = |dimension: &str| -> Vec<&Row> {
            quality
                .iter()
                .filter(|it| it["dimension"] == dimension)
                .collect()
        };
        for dimension in ["file", "event"] {
            let sum = |column| {
                of(dimension)
                    .iter()
                    .map(|it| number(it, column))
                    .sum::<u64>()
            };
            // in these rows copies count, too
            let copies = table.iter().find(|it| it["value"] == "copies").unwrap();
            let is_each = number(copies, "boards") == 0;
            for column in ["boards", "turns"] {
                let (sum, all) = (sum(column), number(all, column));
                assert!(
                    sum == all || sum > all && !is_each,
                    "{folder:?} {dimension}"
                );
            }
            let expected = of(dimension).into_iter();
            let expected = expected.map(|it| it["expected"].parse::<f64>().unwrap());
            let off = expected.sum::<f64>() - f64::from(u32::try_from(sum("faulty")).unwrap());
            assert!(
                off.abs() < 0.005 * f64::from(u32::try_from(quality.len()).unwrap()),
                "{folder:?} {off}"
            );
        }
        for column in [
            "records",
            "with_play",
            "boards",
            "turns",
            "faulty",
            "claims",
            "results_differ",
        ] {
            let sum = |dimension| {
                of(dimension)
                    .iter()
                    .map(|it| number(it, column))
                    .sum::<u64>()
            };
            assert_eq!(sum("file"), sum("event"), "{folder:?} {column}");
        }
        for row in &quality {
            let told = number(row, "boards") + listed(&row["why"]);
            assert_eq!(told, number(row, "records"), "{row:?}");
            assert!(row["usable"] != "yes" || row["flag"].is_empty() && row["faulty"] == "0");
        }
    }
}

/// The files that `check` finds wrong as a whole, by their cause.
fn wrong_files(folder: &Path, desk: &TempDir) -> BTreeSet<String> {
    let mut check = Command::cargo_bin("pbn-audit").unwrap();
    check.current_dir(desk.path()).arg("check").arg(folder);
    check.args(["-q", "-o", "check"]).output().unwrap();
    let causes = rows(desk.path().join("check/causes.csv"));
    let is_of_file =
        |it: &&Row| ["wrong-deals", "faulty-deals", "operator-filler"].contains(&&*it["kind"]);
    let wrong = causes.iter().filter(is_of_file);
    wrong.map(|it| it["file"].clone()).collect()
}

#[test]
fn wrong_files_stand_out_and_clean_ones_do_not() {
    for folder in folders() {
        let desk = tempfile::tempdir().unwrap();
        let out = stats(&[folder.to_str().unwrap()], "out", &desk);
        let wrong = wrong_files(&folder, &desk);
        for row in rows(out.join("quality.csv")) {
            if row["dimension"] != "file" {
                continue;
            }
            let is_warned_of = ["doubtful", "no"].contains(&&*row["usable"]);
            if wrong.contains(&row["file"]) {
                assert!(is_warned_of, "{row:?}");
            }
            if number(&row, "with_play") < 3 {
                assert_eq!(row["flag"], "", "{row:?}");
            }
        }
    }
}
