//! The commands of `explain machines` for parts of the input, as the shell runs them; and parts that must not be added.

#![cfg(unix)]

use crate::desk::{Desk, REVOKE};
use std::env;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

const PAGE: &str = include_str!("../src/report/guides/machines.md");

/// The first commands under a heading of the page.
fn commands(heading: &str) -> &'static str {
    let section = PAGE.split_once(&format!("\n{heading}\n")).unwrap().1;
    let block = section.split_once("```sh\n").unwrap().1;
    block.split_once("```").unwrap().0
}

/// A season of the samples, and two records that are the same but for the names of their files.
fn season() -> Desk {
    let desk = Desk::with(&[("season/a/one.pbn", REVOKE), ("season/b/two.pbn", REVOKE)]);
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples");
    for file in fs::read_dir(samples).unwrap().map(|it| it.unwrap().path()) {
        if file.extension().is_some_and(|it| it == "pbn") {
            let name = file.file_name().unwrap().to_str().unwrap();
            desk.write(&format!("season/{name}"), fs::read(&file).unwrap());
        }
    }
    desk
}

/// Runs commands in the folder, where the program is on the path.
fn shell(desk: &Desk, commands: &str) {
    let program = assert_cmd::cargo::cargo_bin("pbn-audit");
    let path = env::var_os("PATH").unwrap();
    let own = [program.parent().unwrap().to_owned()];
    let path = env::join_paths(own.into_iter().chain(env::split_paths(&path))).unwrap();
    let mut shell = Command::new("sh");
    shell.args(["-e", "-c", commands]).env("PATH", path);
    let ran = shell.current_dir(desk.path("")).output().unwrap();
    assert!(ran.status.success(), "{ran:?}");
}

#[test]
fn the_commands_of_the_page_give_what_one_machine_gives() {
    let desk = season();
    shell(&desk, commands("## Counted apart, then added"));
    desk.run("stats season -q -o one").exits(0);
    for name in ["stats.csv", "sums.bin", "keys.bin"] {
        let of = |folder: &str| fs::read(desk.path(folder).join(name)).unwrap();
        assert!(of("whole") == of("one"), "{name} differs");
    }
}

#[test]
fn sums_that_were_changed_are_named() {
    let desk = Desk::with(&[("one.pbn", REVOKE), ("two.pbn", REVOKE)]);
    for file in ["one", "two"] {
        let input = format!("{file}.pbn");
        desk.run(&["stats", &input, "-q", "-o", file]).exits(0);
    }
    for name in ["sums.bin", "keys.bin"] {
        let path = desk.path("two").join(name);
        let whole = fs::read(&path).unwrap();
        let mut changed = whole.clone();
        *changed.last_mut().unwrap() ^= 1;
        fs::write(&path, changed).unwrap();
        let ran = desk.run("stats -q --merge one two").exits(2);
        assert!(ran.err.contains("two: the sums cannot be read"), "{ran:?}");
        fs::write(&path, whole).unwrap();
    }
}

#[test]
fn a_run_that_was_killed_leaves_nothing_to_add() {
    let desk = Desk::with(&[("one.pbn", REVOKE)]);
    desk.run("stats one.pbn -q -o part").exits(0);
    let mut next = desk.start("stats - -q -o part");
    let mut next = next.stdin(Stdio::piped()).spawn().unwrap();
    let is_under_way = || {
        desk.read("part/manifest.json")
            .contains("\"interrupted\": true")
    };
    while !is_under_way() {
        assert!(next.try_wait().unwrap().is_none(), "it reads on");
        sleep(Duration::from_millis(10));
    }
    next.kill().unwrap();
    next.wait().unwrap();
    let ran = desk.run("stats --merge part -o whole").exits(2);
    assert!(ran.err.contains("no sums of a finished run"), "{ran:?}");
}
