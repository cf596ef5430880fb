//! The built program beside what cannot be beaten: `wc -l`, `cat`, and one pass of `memchr`, interleaved on the same
//! input.

#![allow(clippy::print_stdout, clippy::print_stderr)] // its output is the table

mod arguments;

use arguments::Arguments;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const USAGE: &str = "\
cargo bench --bench compare -- [--rounds N] [--program PATH] INPUT

INPUT is a file or a folder that `--bench generate` wrote. Defaults: 7 rounds, the program of this build.";

fn main() -> io::Result<()> {
    let arguments = Arguments::read();
    let [input] = &arguments.places[..] else {
        eprintln!("{USAGE}");
        return Ok(());
    };
    let rounds = arguments.number("rounds").unwrap_or(7).max(1);
    let program = arguments
        .option("program")
        .unwrap_or(env!("CARGO_BIN_EXE_pbn-audit"));
    let files = files(Path::new(input))?;
    let bytes = files
        .iter()
        .map(|file| Ok(file.metadata()?.len()))
        .sum::<io::Result<u64>>()?;
    let reports = std::env::temp_dir().join(format!("pbn-audit-compare-{}", std::process::id()));
    let mut runners = runners(program, input, &files, &reports);
    for runner in &mut runners {
        runner.run()?; // the cache is warm from here on
        runner.times.clear();
    }
    for round in 1..=rounds {
        eprintln!("round {round} of {rounds}");
        for runner in &mut runners {
            runner.run()?;
        }
    }
    println!("{} files, {bytes} bytes, {rounds} rounds\n", files.len());
    print(&runners, bytes);
    fs::remove_dir_all(reports)
}

/// The files of an input, in byte order.
fn files(input: &Path) -> io::Result<Vec<PathBuf>> {
    if !input.is_dir() {
        return Ok(vec![input.to_owned()]);
    }
    let entries = fs::read_dir(input)?.map(|entry| Ok(entry?.path()));
    let mut files = entries.collect::<io::Result<Vec<_>>>()?;
    files.sort();
    Ok(files)
}

/// Something that is timed.
struct Runner {
    name: &'static str,
    work: Work,
    times: Vec<Duration>,
}

enum Work {
    /// A command, to be started and waited for.
    Program(Command),
    /// The line ends of some files, counted in a buffer of 1 MiB.
    Memchr(Vec<PathBuf>),
}

/// All that is compared; the first is what the others are held against.
fn runners(program: &str, input: &str, files: &[PathBuf], reports: &Path) -> Vec<Runner> {
    // each into a folder of its own: no run clears away what another wrote
    let check = |options: &[&str]| {
        let mut command = Command::new(program);
        let folder = reports.join(options.concat());
        command.args(["check", "-q", "--force", "-o"]).arg(folder);
        command.args(options).arg(input);
        Work::Program(command)
    };
    let tables = |options: &[&str]| check(&[options, &["--sheets", "none"]].concat());
    let tool = |name: &str, option: &[&str]| {
        let mut command = Command::new(name);
        command.args(option).args(files);
        Work::Program(command)
    };
    let runner = |(name, work)| Runner {
        name,
        work,
        times: Vec::new(),
    };
    let works = [
        ("wc -l", tool("wc", &["-l"])),
        ("cat", tool("cat", &[])),
        ("memchr, 1 MiB at a time", Work::Memchr(files.to_vec())),
        ("pbn-audit check -j 1", tables(&["-j", "1"])),
        ("pbn-audit check -j 2", tables(&["-j", "2"])),
        (
            "pbn-audit check -j 1 --boards",
            tables(&["-j", "1", "--boards"]),
        ),
        (
            "pbn-audit check -j 2 --boards",
            tables(&["-j", "2", "--boards"]),
        ),
        ("pbn-audit check -j 2, with sheets", check(&["-j", "2"])),
    ];
    works.into_iter().map(runner).collect()
}

impl Runner {
    fn run(&mut self) -> io::Result<()> {
        let start = Instant::now();
        match &mut self.work {
            Work::Program(command) => {
                let status = command
                    .stdout(Stdio::null())
                    .stderr(Stdio::null())
                    .status()?;
                if !status.success() {
                    return Err(io::Error::other(format!("{}: {status}", self.name)));
                }
            }
            Work::Memchr(files) => drop(std::hint::black_box(line_ends(files)?)),
        }
        self.times.push(start.elapsed());
        if matches!(self.work, Work::Program(_)) {
            let _ = Command::new("sync").status(); // no run waits for the disk on behalf of the one before
        }
        Ok(())
    }

    fn median(&self) -> f64 {
        let mut times = self.times.clone();
        times.sort();
        let middle = times.len() / 2;
        let median = if times.len() % 2 == 1 {
            times[middle]
        } else {
            (times[middle - 1] + times[middle]) / 2
        };
        median.as_secs_f64()
    }
}

fn line_ends(files: &[PathBuf]) -> io::Result<usize> {
    let mut buffer = vec![0; 1 << 20];
    let mut count = 0;
    for path in files {
        let mut file = File::open(path)?;
        loop {
            let read = file.read(&mut buffer)?;
            if read == 0 {
                break;
            }
            count += memchr::memchr_iter(b'\n', &buffer[..read]).count();
        }
    }
    Ok(count)
}

/// The table, as benches/README.md holds it.
fn print(runners: &[Runner], bytes: u64) {
    println!("| | median ms | MB/s | x wc -l |");
    println!("|---|---:|---:|---:|");
    let floor = runners[0].median();
    for runner in runners {
        let median = runner.median();
        #[allow(clippy::cast_precision_loss)] // a rate to show
        let rate = bytes as f64 / median / 1e6;
        let times = median / floor;
        println!(
            "| {} | {:.1} | {rate:.0} | {times:.2} |",
            runner.name,
            median * 1e3
        );
    }
}
