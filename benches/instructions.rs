//! Instructions, not seconds: reading, replaying, ruling and the whole audit of a fixed small input, counted by valgrind
//! and held against `instructions.toml`. The count is the same however busy the machine is, so a change that makes one
//! of them dearer is seen. Where nothing can be counted that is said, and nothing is held.

#![allow(clippy::print_stdout)] // its output is the table

mod arguments;
#[path = "../tests/support/mod.rs"]
mod support;

use arguments::Arguments;
use pbn_audit::audit::{Options, Scratch};
use pbn_audit::board::Carry;
use pbn_audit::laws::{EditionYear, Facts, rule};
use pbn_audit::pbn::{Game, Reader};
use pbn_audit::replay::{Replay, replay};
use pbn_audit::source::Charset;
use std::hint::black_box;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::{fs, io};
use support::{DealtBoard, Kind, LineEnd, Writer, stream};

/// The numbers that are held.
const NUMBERS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/instructions.toml");

/// What stands above them.
const HEAD: &str = "\
# Instructions for 200 boards of the full kind (for `rule`: with a revoke on each), x86-64 with AVX2.
# Held by .ci/run; made again by: cargo bench --bench instructions -- renew
";

/// So much more or less than the number in the file is let pass, in thousandths.
const TOLERANCE: u64 = 30;

const GAMES: usize = 200;

/// Something that is counted.
type Work = (&'static str, fn());

const WORKS: [Work; 4] = [
    ("read", read),
    ("replay", replays),
    ("rule", rulings),
    ("audit", audits),
];

fn main() -> io::Result<ExitCode> {
    let arguments = Arguments::read();
    if let Some(name) = arguments.option("work") {
        let work = WORKS.iter().find(|(own, _)| *own == name);
        work.expect("a work of the list").1();
        return Ok(ExitCode::SUCCESS);
    }
    if let Some(why) = obstacle() {
        println!("instructions: NOT HELD: {why}");
        return Ok(ExitCode::SUCCESS);
    }
    let mut counts = Vec::new();
    for (name, _) in WORKS {
        counts.push((name, count(name)?));
    }
    if arguments.places.iter().any(|word| word == "renew") {
        let lines = counts
            .iter()
            .map(|(name, count)| format!("{name} = {count}\n"));
        fs::write(NUMBERS, HEAD.to_owned() + &lines.collect::<String>())?;
    }
    Ok(hold(&counts, &fs::read_to_string(NUMBERS)?))
}

/// Why nothing can be counted here.
fn obstacle() -> Option<&'static str> {
    #[cfg(target_arch = "x86_64")]
    let is_known = std::is_x86_feature_detected!("avx2");
    #[cfg(not(target_arch = "x86_64"))]
    let is_known = false;
    if !is_known {
        return Some("the numbers are of x86-64 with AVX2, and this machine is another");
    }
    let valgrind = Command::new("valgrind").arg("--version").output();
    valgrind.is_err().then_some("valgrind is not installed")
}

/// The instructions of one work, in a process of its own that knows nothing of this one's surroundings.
fn count(name: &str) -> io::Result<u64> {
    let mut valgrind = Command::new("valgrind");
    valgrind
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .args(["--collect-atstart=no", "--toggle-collect=*measured*"])
        .arg(std::env::current_exe()?)
        .args(["--work", name])
        .env_clear()
        .env("PATH", std::env::var_os("PATH").unwrap_or_default())
        .current_dir(Path::new("/"));
    let said = String::from_utf8_lossy(&valgrind.output()?.stderr).into_owned();
    let collected = said
        .lines()
        .find_map(|line| line.split_once("Collected : "));
    let count = collected.and_then(|(_, count)| count.trim().parse().ok());
    count
        .filter(|count| *count > 0)
        .ok_or_else(|| io::Error::other(said))
}

/// Prints the table, and says whether all is as the numbers say.
fn hold(counts: &[(&str, u64)], numbers: &str) -> ExitCode {
    println!("{:8}{:>14}{:>14}{:>9}", "", "held", "now", "a board");
    let mut exit = ExitCode::SUCCESS;
    for (name, now) in counts {
        let held = held(numbers, name).unwrap_or_default();
        let verdict = match held {
            0 => "no number: renew them",
            _ if now * 1000 > held * (1000 + TOLERANCE) => "DEARER by more than 3%",
            _ if now * 1000 < held * (1000 - TOLERANCE) => {
                "cheaper by more than 3%: renew the numbers"
            }
            _ => "",
        };
        let board = now / GAMES as u64;
        println!("{name:8}{held:>14}{now:>14}{board:>9}  {verdict}");
        if !verdict.is_empty() {
            exit = ExitCode::FAILURE;
        }
    }
    exit
}

fn held(numbers: &str, name: &str) -> Option<u64> {
    let mut lines = numbers.lines().filter_map(|line| line.split_once(" = "));
    lines.find(|(own, _)| *own == name)?.1.parse().ok()
}

/// The second round of a work is what is counted: in the first the scratch values grow.
fn second_round(mut work: impl FnMut()) {
    work();
    measured(&mut work);
}

/// What valgrind looks for by its name.
#[inline(never)]
fn measured(work: &mut dyn FnMut()) {
    work();
}

fn text() -> Vec<u8> {
    Writer::new(Kind::Full, LineEnd::CrLf, 1).text(GAMES).0
}

fn boards() -> Vec<DealtBoard> {
    let (_, written) = Writer::new(Kind::Full, LineEnd::CrLf, 1).text(GAMES);
    written.into_iter().map(|written| written.board).collect()
}

fn read() {
    let (text, mut game) = (text(), Game::default());
    second_round(|| {
        let mut reader = Reader::new(black_box(&text));
        while reader.read(&mut game) {
            black_box(&game);
        }
    });
}

fn replays() {
    let (boards, mut scratch) = (boards(), Replay::default());
    second_round(|| {
        for board in &boards {
            replay(&board.setting(), black_box(&board.record), &mut scratch);
            black_box(&scratch);
        }
    });
}

fn rulings() {
    let (mut boards, mut rng) = (boards(), stream(1));
    for board in &mut boards {
        board.revoke(&mut rng);
    }
    let replayed = boards.iter().map(|board| {
        let mut replayed = Replay::default();
        replay(&board.setting(), &board.record, &mut replayed);
        (replayed, Facts::of_record(board.declarer))
    });
    let replayed: Vec<_> = replayed.collect();
    second_round(|| {
        for (replay, facts) in &replayed {
            black_box(rule(EditionYear::Y2017.edition(), black_box(replay), facts));
        }
    });
}

fn audits() {
    let (text, options) = (text(), Options::default());
    let (mut game, mut scratch) = (Game::default(), Scratch::default());
    second_round(|| {
        let (mut reader, mut carry) = (Reader::new(black_box(&text)), Carry::default());
        while reader.read(&mut game) {
            let record = (&game, &text[..], Charset::Unstated);
            scratch.audit(&options, record, &carry, |_, findings| {
                black_box(findings);
            });
            carry.absorb(&game, &text);
        }
    });
}
