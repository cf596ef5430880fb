//! A run that is asked to stop, as a person does it: with Ctrl-C, whatever the run is doing.

#![cfg(unix)]

use crate::desk::{Desk, NO_PLAY, REVOKE, SHORT, column, fill_in};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::fs::{self, File};
use std::io::Write;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

/// Standard input that never ends: when enough of it was read the program is asked to stop, and then it must stop.
#[test]
fn a_run_that_is_busy_ends_with_whole_files() {
    for signal in ["-INT", "-TERM"] {
        let desk = Desk::with(&[("friday.pbn", REVOKE)]);
        let mut child = start(&desk, &["friday.pbn", "-"]);
        let mut input = child.stdin.take().unwrap();
        let games = games(2000);
        for round in 0.. {
            if input.write_all(&games).is_err() {
                break;
            }
            if round == 10 {
                send(&child, signal);
            }
        }
        let rows = interrupted(&desk, &mut child);
        assert!(rows[1] > 2000, "{rows:?}");
        let out = desk.path("out");
        assert_eq!(column(&out, "files.csv", "reason"), ["", "interrupted"]);
        let counts = column(&out, "files.csv", "games");
        assert_eq!(rows.map(|count| count.to_string()), counts[..], "{signal}");
    }
}

/// Standard input that says nothing more.
#[test]
fn a_run_that_waits_for_standard_input_ends_when_it_is_told_once() {
    let packed = {
        let mut packed = GzEncoder::new(Vec::new(), Compression::default());
        packed.write_all(&odd_games()).unwrap();
        packed.flush().unwrap(); // and so it has no end
        packed.get_ref().clone()
    };
    let frame = {
        let mut frame = zstd::Encoder::new(Vec::new(), 1).unwrap();
        frame.write_all(&odd_games()).unwrap();
        frame.flush().unwrap();
        frame.get_ref().clone()
    };
    for bytes in [games(10_000), packed, frame] {
        let desk = Desk::with(&[("friday.pbn", REVOKE)]);
        let mut child = start(&desk, &["friday.pbn", "-"]);
        let mut input = child.stdin.take().unwrap();
        input.write_all(&bytes).unwrap();
        send(&child, "-INT");
        assert!(interrupted(&desk, &mut child)[1] > 500);
    }
}

/// Standard input of which there is a little now and then.
#[test]
fn a_run_on_slow_input_ends_when_it_is_told_once() {
    let desk = Desk::with(&[("friday.pbn", REVOKE)]);
    let mut child = start(&desk, &["friday.pbn", "-"]);
    let mut input = child.stdin.take().unwrap();
    input.write_all(&games(10_000)).unwrap();
    send(&child, "-INT");
    while input.write_all(b" ").is_ok() {
        thread::sleep(Duration::from_millis(10));
    }
    assert!(interrupted(&desk, &mut child)[1] > 500);
}

#[cfg(target_os = "linux")]
#[test]
fn a_run_without_a_word_of_input_ends_when_it_is_told_once() {
    let desk = Desk::with(&[]);
    let mut child = start(&desk, &["-"]);
    let _input = child.stdin.take();
    until_it_listens(&child);
    send(&child, "-INT");
    assert_eq!(interrupted(&desk, &mut child), [0, 0]);
}

/// A pipe with a name: to which nobody writes, and to which somebody writes no more.
#[test]
fn a_run_that_waits_for_a_pipe_ends_when_it_is_told_once() {
    let desk = Desk::with(&[("season.pbn", str::from_utf8(&games(10_000)).unwrap())]);
    let pipe = desk.path("pipe");
    assert!(
        Command::new("mkfifo")
            .arg(&pipe)
            .status()
            .unwrap()
            .success()
    );
    let mut child = start(&desk, &["season.pbn", "pipe"]);
    until_it_listens(&child);
    send(&child, "-INT");
    interrupted(&desk, &mut child);

    fs::remove_dir_all(desk.path("out")).unwrap();
    let mut child = start(&desk, &["pipe"]);
    let mut input = File::options().write(true).open(&pipe).unwrap();
    input.write_all(&games(10_000)).unwrap();
    send(&child, "-INT");
    interrupted(&desk, &mut child);
}

/// What is written is not taken: there the first word is heard only when somebody takes it, and the second at once.
#[test]
fn a_run_that_cannot_write_ends_when_it_is_told_twice() {
    let desk = Desk::with(&[]);
    let mut command = desk.start("check - -j1");
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let revokes = format!("{SHORT}\n").repeat(1000);
    let writer = thread::spawn(move || {
        for _ in 0..20 {
            input.write_all(revokes.as_bytes()).unwrap();
        }
    });
    let mut out = child.stdout.take().unwrap();
    std::io::Read::read_exact(&mut out, &mut [0]).unwrap();
    let status = loop {
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        send(&child, "-INT");
        thread::sleep(Duration::from_millis(50));
    };
    assert_eq!(status.code(), Some(130));
    writer.join().unwrap();
}

fn games(count: usize) -> Vec<u8> {
    format!("{NO_PLAY}\n").repeat(count).into_bytes()
}

/// Games that take so much room when they are packed that a pipe does not hold them: once all is written most was read.
fn odd_games() -> Vec<u8> {
    let game = |number: u64| {
        let odd = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let odd = [1, 3, 5].map(|it| format!("{:x}", odd.wrapping_mul(it)));
        format!("{NO_PLAY}{{{}}}\n\n", odd.concat())
    };
    (1..10_000).map(game).collect::<String>().into_bytes()
}

/// A run that writes reports of what it is given.
fn start(desk: &Desk, paths: &[&str]) -> Child {
    let args = ["check", "-o", "out", "--boards", "-j1", "--force"];
    let mut command = desk.start(&[&args, paths].concat());
    command.stdin(Stdio::piped());
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().unwrap()
}

/// Nothing is printed so far: the system shows whether the program listens to signals, where it does show that.
fn until_it_listens(child: &Child) {
    let status = format!("/proc/{}/status", child.id());
    let listens = || {
        let Ok(status) = fs::read_to_string(&status) else {
            thread::sleep(Duration::from_secs(2));
            return true;
        };
        let caught = status.lines().find_map(|it| it.strip_prefix("SigCgt:"));
        let caught = u64::from_str_radix(caught.unwrap().trim(), 16).unwrap();
        caught >> 1 & 1 == 1 // SIGINT is the second
    };
    while !listens() {
        thread::sleep(Duration::from_millis(10));
    }
}

fn send(child: &Child, signal: &str) {
    let mut kill = Command::new("kill");
    kill.args([signal, &child.id().to_string()]);
    assert!(kill.status().unwrap().success());
}

/// Waits for the end of an interrupted run, holds its reports to whole rows, and counts those of boards: of the file, and
/// of standard input.
fn interrupted(desk: &Desk, child: &mut Child) -> [usize; 2] {
    assert_eq!(child.wait().unwrap().code(), Some(130));
    let manifest = desk.read("out/manifest.json");
    assert!(manifest.contains("\"interrupted\": true"), "{manifest}");
    let out = desk.path("out");
    let tables = ["files", "findings", "review", "revokes", "boards"].map(|it| format!("{it}.csv"));
    let [.., boards] = tables.map(|table| {
        assert!(
            desk.read(&format!("out/{table}")).ends_with('\n'),
            "{table}"
        );
        column(&out, &table, "file") // fails on a row that is not whole
    });
    let of = |file: &str| boards.iter().filter(|it| *it == file).count();
    ["friday.pbn", "-"].map(of)
}

/// As on a full disk: no file grows beyond a limit. Whatever could not be written, the folder is free for the next run,
/// and no decision of the director is lost.
#[test]
fn a_run_that_could_not_write_leaves_a_folder_that_the_next_may_replace() {
    let boards = (5..45).map(|board| SHORT.replace("\"5\"", &format!("\"{board}\"")));
    let text = boards.collect::<Vec<_>>().join("\n");
    for had_reports in [false, true] {
        let mut failed = 0;
        for blocks in [0, 1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128] {
            let desk = Desk::with(&[("friday.pbn", &*text)]);
            let check = ["check", "friday.pbn", "--boards", "-q", "-o", "out"];
            if had_reports {
                desk.run(&check).exits(0);
                fill_in(
                    &desk,
                    "out/review.csv",
                    "5",
                    &[("director_decision", "stands")],
                );
            }
            let mut shell = Command::new("sh");
            let limit = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
            shell.args(["-c", &limit, env!("CARGO_BIN_EXE_pbn-audit")]);
            let ended = shell.args(check).current_dir(desk.path("")).output();
            failed += usize::from(ended.unwrap().status.code() == Some(2));
            desk.run(&check).exits(0);
            if had_reports {
                let decisions = column(&desk.path("out"), "review.csv", "director_decision");
                assert_eq!(decisions[0], "stands", "{blocks}");
            }
            let names = fs::read_dir(desk.path("out")).unwrap();
            let mut names = names.map(|it| it.unwrap().file_name().into_string().unwrap());
            assert!(!names.any(|it| it.contains(".kept-") || it.contains(".new")));
        }
        assert!(failed > 4, "{failed}");
    }
}
