//! Every call to the system fails once, or ends the run: a full disk, a disk that stays full, half a write, Ctrl-C, a kill.
//! Whatever happens, no decision and no player of a key is lost, the program does not claim more than it did, and the next
//! run leaves what it always leaves.
//!
//! A library stands between the program and the system: it is built here, and where there is no C compiler nothing is tried.
//! Every eleventh call is; `PBN_AUDIT_FAULTS=all` tries all.

#![cfg(target_os = "linux")]

use crate::desk::{Desk, REVOKE, SHORT, contents, fill_in};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;
use tempfile::TempDir;

/// The library, and the folder in which it is.
static INTERPOSED: LazyLock<Option<(TempDir, PathBuf)>> = LazyLock::new(|| {
    let folder = tempfile::tempdir().unwrap();
    let library = folder.path().join("interposed.so");
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/faults/interposed.c");
    let mut compiler = Command::new("cc");
    let built = compiler.args(["-shared", "-fPIC", "-O1", "-o"]);
    let built = built.arg(&library).args([source, "-ldl"]).status();
    built
        .is_ok_and(|it| it.success())
        .then_some((folder, library))
});

/// What happens at a call.
const FAULTS: [&str; 5] = ["once", "always", "half", "interrupt", "kill"];

/// A run, and what it must keep.
struct Run<'a> {
    /// The folder that it writes.
    out: &'a str,
    args: &'a [&'a str],
    /// The same where something was left of it.
    again: &'a [&'a str],
    /// Files with lines that must not go, wherever they stand then.
    precious: &'a [&'a str],
}

impl Run<'_> {
    /// Lets each call fail. `set_up` makes the desk on which the run begins.
    fn survives(&self, set_up: impl Fn() -> Desk) {
        let Some((_folder, library)) = &*INTERPOSED else {
            eprintln!("no C compiler: no call fails");
            return;
        };
        let desk = set_up();
        let count = desk.path("count");
        let ended = self.with(&desk, library, &[("FAULT_COUNT", count.to_str().unwrap())]);
        assert!(ended.status.success(), "{ended:?}");
        let calls: usize = fs::read_to_string(count).unwrap().parse().unwrap();
        let expected = files(&desk.path(self.out));
        let step = if std::env::var_os("PBN_AUDIT_FAULTS").is_some() {
            1
        } else {
            11
        };
        for (place, how) in FAULTS.iter().enumerate() {
            for call in (place..calls).step_by(step) {
                self.survives_one(&set_up(), library, (call, how), &expected);
            }
        }
    }

    fn survives_one(
        &self,
        desk: &Desk,
        library: &Path,
        (call, how): (usize, &str),
        expected: &BTreeMap<String, Vec<u8>>,
    ) {
        let fault = format!("{how} at call {call} of {:?}", self.args);
        let out = desk.path(self.out);
        let before = files(&out);
        let kept: Vec<_> = self
            .precious
            .iter()
            .flat_map(|it| lines(desk, it))
            .collect();
        let env = [("FAULT_AT", &*call.to_string()), ("FAULT_HOW", how)];
        let ended = self.with(desk, library, &env);
        let said = String::from_utf8_lossy(&ended.stderr).into_owned();
        assert!(!said.contains("panicked"), "{fault}: {said}");
        let code = ended.status.code();
        assert!(
            matches!(code, None | Some(0 | 1 | 2 | 130)),
            "{fault}: {code:?} {said}"
        );
        assert!(code != Some(2) || !said.is_empty(), "{fault}: no word");
        let after = files(&out);
        if matches!(code, Some(0 | 1)) {
            assert!(
                after == *expected,
                "{fault}: {:?}",
                differing(&after, expected)
            );
        }
        let manifest = after.get("manifest.json");
        let manifest = manifest.map(|it| String::from_utf8_lossy(it).into_owned());
        if manifest.is_some_and(|it| it.contains("\"interrupted\": false")) {
            let is_true = after == *expected || after == before;
            assert!(
                is_true,
                "{fault}: claims to be whole: {:?}",
                differing(&after, expected)
            );
        }
        self.keeps(desk, &kept, &fault);
        let next = desk.run(self.again);
        assert_eq!(next.code, Some(0), "{fault}: the next run: {next:?}");
        let after = files(&out);
        assert!(
            after == *expected,
            "{fault}: the next run: {:?}",
            differing(&after, expected)
        );
        self.keeps(desk, &kept, &fault);
    }

    fn keeps(&self, desk: &Desk, kept: &[String], fault: &str) {
        let mut now = self
            .precious
            .iter()
            .flat_map(|it| lines(desk, it))
            .collect::<Vec<_>>();
        let folder = fs::read_dir(desk.path(self.out)).into_iter().flatten();
        for path in folder
            .map(|it| it.unwrap().path())
            .filter(|it| it.is_file())
        {
            now.extend(
                String::from_utf8_lossy(&fs::read(path).unwrap())
                    .lines()
                    .map(key),
            );
        }
        for line in kept {
            assert!(now.contains(line), "{fault}: {line} is lost");
        }
    }

    fn with(&self, desk: &Desk, library: &Path, env: &[(&str, &str)]) -> Output {
        let mut command = desk.start(self.args);
        command.env("LD_PRELOAD", library).envs(env.iter().copied());
        command.output().unwrap()
    }
}

/// The files in a folder and below it, but for those that were kept.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    if !folder.exists() {
        return BTreeMap::new();
    }
    let mut all = contents(folder);
    all.retain(|name, _| !name.contains(".kept-"));
    all
}

fn differing(one: &BTreeMap<String, Vec<u8>>, other: &BTreeMap<String, Vec<u8>>) -> Vec<String> {
    let names = one.keys().chain(other.keys());
    let differ = names.filter(|name| one.get(*name) != other.get(*name));
    differ.cloned().collect()
}

/// What must not go of the lines of a file: those of a key, and the boards of a review with a decision on them.
fn lines(desk: &Desk, file: &str) -> Vec<String> {
    let text = fs::read_to_string(desk.path(file)).unwrap_or_default();
    let decided = |line: &&str| !file.contains("review") || line.contains("stands");
    text.lines().filter(decided).map(key).collect()
}

/// A line as it may stand in another table: by its first cell, and whether there is a decision in it.
fn key(line: &str) -> String {
    let first = line.split(',').next().unwrap_or_default();
    format!(
        "{first} {}",
        if line.contains("stands") {
            "stands"
        } else {
            line
        }
    )
}

/// Two boards of which a director has decided one.
fn decided() -> Desk {
    let other = SHORT.replace("\"5\"", "\"6\"");
    let desk = Desk::with(&[("in/a.pbn", &format!("{REVOKE}\n{other}"))]);
    desk.run(&CHECK).exits(0);
    let decision = [("director_decision", "stands")];
    fill_in(&desk, "out/review.csv", "5", &decision);
    desk
}

const CHECK: [&str; 7] = ["check", "in", "-o", "out", "-q", "-j1", "--boards"];

#[test]
fn check_survives() {
    let run = Run {
        out: "out",
        args: &CHECK,
        again: &CHECK,
        precious: &["out/review.csv"],
    };
    run.survives(decided);
}

#[test]
fn a_first_check_survives() {
    let run = Run {
        out: "out",
        args: &CHECK,
        again: &CHECK,
        precious: &[],
    };
    run.survives(|| Desk::with(&[("in/a.pbn", REVOKE)]));
}

#[test]
fn the_key_survives() {
    let args = ["check", "in", "-o", "out", "-q", "-j1", "--anonymous"];
    let run = Run {
        out: "out",
        args: &args,
        again: &args,
        precious: &["out-key.csv"],
    };
    run.survives(|| {
        let desk = Desk::with(&[("in/a.pbn", REVOKE)]);
        desk.run(&args).exits(0);
        desk.write("in/a.pbn", REVOKE.replace("Vetch", "Sedge"));
        desk
    });
}

#[test]
fn stats_survives() {
    let args = ["stats", "in", "-o", "out", "-q", "-j1", "--by", "trick"];
    let run = Run {
        out: "out",
        args: &args,
        again: &args,
        precious: &[],
    };
    run.survives(|| {
        let desk = Desk::with(&[("in/a.pbn", REVOKE)]);
        desk.run(&args).exits(0);
        desk.write("in/b.pbn", SHORT);
        desk
    });
}

#[test]
fn apply_survives() {
    let args = ["apply", "out", "-o", "copies", "-j1"];
    let run = Run {
        out: "copies",
        args: &args,
        again: &[&args[..], &["--force"]].concat(),
        precious: &["out/review.csv"],
    };
    run.survives(|| {
        let desk = decided();
        let decision = [("director_decision", "tricks=8")];
        fill_in(&desk, "out/review.csv", "6", &decision);
        desk
    });
}

#[test]
fn convert_and_slips_survive() {
    let lin = include_str!("../convert/awkward.lin");
    for args in [
        &["convert", "in", "-o", "made"][..],
        &["slips", "in", "-o", "made/form.csv", "-j1"],
        &["slips", "in", "-o", "made/form.xlsx", "-j1"],
    ] {
        let run = Run {
            out: "made",
            args,
            again: &[args, &["--force"]].concat(),
            precious: &[],
        };
        run.survives(|| {
            let desk = Desk::with(&[("in/a.lin", lin), ("in/b.pbn", REVOKE)]);
            fs::create_dir(desk.path("made")).unwrap();
            desk
        });
    }
}
