//! How much of a run one thread does alone: the built program with its reports, on one thread and on two in turn.
//!
//! Where a share of the work is done by one thread, two take half of the rest: so the share is twice their time beside that
//! of one, less one. Other work on the machine shows in it; so it is printed, and held nowhere.

#![allow(clippy::print_stdout)] // its output is the table

mod other_generator;
#[path = "../tests/support/mod.rs"]
mod support;

use other_generator::{Play, Tournament};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, io};
use support::edits::wrong_scores;
use support::{Kind, LineEnd, Writer};

/// How often each is run.
const ROUNDS: usize = 9;

const BOARDS: usize = 40_000;

fn main() -> io::Result<()> {
    let folder = tempfile::tempdir()?;
    println!(
        "{:24}{:>10}{:>10}{:>10}",
        "", "-j 1, ms", "-j 2, ms", "serial"
    );
    for (name, text) in [
        (
            "revokes on 2 %",
            Writer::new(Kind::Full, LineEnd::Lf, 1).text(BOARDS).0,
        ),
        ("wrong scores on 2 %", some_wrong(BOARDS)),
    ] {
        let path = folder.path().join("text.pbn");
        fs::write(&path, text)?;
        for (sheets, note) in [("none", ""), ("review", ", sheets")] {
            let mut times = [Vec::new(), Vec::new()];
            for _ in 0..ROUNDS {
                for (jobs, times) in ["1", "2"].iter().zip(&mut times) {
                    times.push(run(
                        &path,
                        folder.path(),
                        &["-j", jobs, "--sheets", sheets],
                    )?);
                }
            }
            let [one, two] = times.map(median);
            let share = 2.0 * two / one - 1.0;
            let name = format!("{name}{note}");
            println!(
                "{name:24}{:>10.1}{:>10.1}{share:>10.3}",
                one * 1e3,
                two * 1e3
            );
        }
    }
    Ok(())
}

/// Boards of which each fiftieth has a wrong score.
fn some_wrong(boards: usize) -> Vec<u8> {
    let (mut tournament, mut text) = (Tournament::new(1, Play::Legal), Vec::new());
    for board in 0..boards {
        let game = tournament.text(1);
        text.extend(if board % 50 == 0 {
            wrong_scores(&game)
        } else {
            game
        });
    }
    text
}

/// The time of a run whose reports go into a new folder.
fn run(input: &Path, folder: &Path, options: &[&str]) -> io::Result<Duration> {
    let out = tempfile::tempdir_in(folder)?;
    let mut command = Command::new(env!("CARGO_BIN_EXE_pbn-audit"));
    command
        .args(["check", "-q", "-o"])
        .arg(out.path().join("reports"));
    command.args(options).arg(input).stdout(Stdio::null());
    let start = Instant::now();
    let status = command.status()?;
    let taken = start.elapsed();
    if !status.success() {
        return Err(io::Error::other(format!("check: {status}")));
    }
    Ok(taken)
}

fn median(mut times: Vec<Duration>) -> f64 {
    times.sort();
    times[times.len() / 2].as_secs_f64()
}
