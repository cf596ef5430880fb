//! The commands of `explain machines` for parts of the input, as the shell runs them; and parts that must not be added.

#![cfg(unix)]

use crate::desk::{Desk, REVOKE};
use crate::support::cells;
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
fn ids_of_parts_are_unlike_each_other() {
    let desk = Desk::with(&[("one.pbn", REVOKE)]);
    let ids = |part: &str, table: &str, column: &str| {
        let out = format!("part {part}");
        let run = [
            "check", "one.pbn", "--part", part, "--boards", "-q", "-o", &out, "--force",
        ];
        desk.run(&run).exits(0);
        crate::desk::column(&desk.path(&out), table, column)
    };
    let [first, second] = ["0", "65535"].map(|part| ids(part, "boards.csv", "id"));
    assert_eq!(format!("{}-4294901761", first[0]), second[0]);
    for part in ["0", "65535"] {
        let of_revoke = ids(part, "revokes.csv", "board_id");
        assert_eq!(of_revoke, ids(part, "boards.csv", "id")[..1]);
        assert_eq!(of_revoke, ids(part, "review.csv", "id"));
    }
}

#[test]
fn a_folder_is_not_added_twice() {
    let desk = Desk::with(&[("one.pbn", REVOKE)]);
    desk.run("stats one.pbn -q -o part").exits(0);
    let twice = ["stats", "--merge", "part", "./part", "-o", "whole"];
    let ran = desk.run(&twice).exits(2);
    assert!(ran.err.contains("named twice"), "{ran:?}");
    assert!(!desk.path("whole").exists());
}

#[test]
fn a_shard_that_is_missing_is_named() {
    let desk = season();
    for shard in ["1/4", "2/4", "3/4", "4/4"] {
        let out = shard.replace('/', "of");
        let run = ["stats", "season", "--shard", shard, "-q", "-o", &out];
        desk.run(&run).exits(0);
    }
    let merge = |folders: &[&str], out: &str| {
        let arguments = [&["stats", "-q", "-o", out, "--merge"], folders].concat();
        desk.run(&arguments).exits(0).err
    };
    let told = merge(&["1of4", "4of4"], "some");
    assert!(told.contains("2/4, 3/4 of an input of"), "{told}");
    let manifest = desk.read("some/manifest.json");
    assert!(manifest.contains("\"shard\": \"4/4\""), "{manifest}");
    // the parts of a merge are known in the next one
    assert_eq!(merge(&["2of4", "some", "3of4"], "whole"), "");
    desk.run("stats season -q -o one").exits(0);
    assert_eq!(
        desk.read("whole/manifest.json"),
        desk.read("one/manifest.json")
    );
}

#[test]
fn shards_of_two_roots_are_those_of_one_input() {
    let desk = Desk::with(&[
        ("a/one.pbn", REVOKE),
        ("a/two.pbn", REVOKE),
        ("b/one.pbn", REVOKE),
        ("b/c/three.pbn", REVOKE),
        ("b/c/four.pbn", REVOKE),
    ]);
    for shard in ["1/2", "2/2"] {
        let out = shard.replace('/', "of");
        let run = ["stats", "a", "b", "--shard", shard, "-q", "-o", &out];
        desk.run(&run).exits(0);
    }
    let merge = ["stats", "-q", "-o", "whole", "--merge", "1of2", "2of2"];
    assert_eq!(desk.run(&merge).exits(0).err, "");
    desk.run("stats a b -q -o one").exits(0);
    for file in ["manifest.json", "stats.csv"] {
        assert_eq!(
            desk.read(&format!("whole/{file}")),
            desk.read(&format!("one/{file}"))
        );
    }
    let merge = ["stats", "-q", "-o", "half", "--merge", "1of2"];
    let told = desk.run(&merge).exits(0).err;
    assert!(told.contains("2/2 of an input of 5 files"), "{told}");
}

#[test]
fn nothing_is_added_twice_under_another_name() {
    let desk = season();
    let run = |arguments: &str| desk.run(&format!("stats -q {arguments}"));
    run("season --shard 1/2 -o part").exits(0);
    run("season --shard 2/3 -o third").exits(0);
    run("season -o whole").exits(0);
    run("season/a -o a").exits(0);
    fs::create_dir(desk.path("copy")).unwrap();
    for file in ["manifest.json", "sums.bin", "keys.bin"] {
        fs::copy(desk.path("part").join(file), desk.path("copy").join(file)).unwrap();
    }
    for [merge, why] in cells(
        "
        --merge part copy   | copy: has boards of the same input as part
        --merge part third  | third: has boards
        --merge whole part  | part: has boards of the same input as whole
        season --merge part | part: has boards of the same input as season",
    ) {
        let ran = run(merge).exits(2);
        assert!(ran.err.contains(why), "{merge:?}: {ran:?}");
    }
    // another input may have files of the same names
    run("--merge part a").exits(0);
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
