//! Instructions, not seconds, counted by valgrind, so that the figures are the same however busy the machine is: what a
//! board costs the program, what it costs where one thing is written otherwise, what a finding and a sheet cost, and the
//! steps of an audit one by one.
//!
//! A figure that is more than 3% dearer than `instructions.toml` says fails. Where nothing can be counted the bench says so
//! and passes.

#![allow(clippy::print_stdout)] // its output is the tables

mod arguments;
mod callgrind;
mod lin;
mod other_generator;
mod outputs;
mod real_files;
mod steps;
#[path = "../tests/support/mod.rs"]
mod support;

use arguments::Arguments;
use other_generator::{Play, Tournament};
use pbn_audit::replay::Replay;
use real_files::Source;
use real_files::fit;
use std::ffi::OsString;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, io};
use support::edits::{Adds, EDITS, Edit, wrong_scores};
use support::{Kind, LineEnd, Writer};

/// The figures that are held.
const FIGURES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/instructions.toml");

const HEAD: &str = "\
# Instructions, x86-64 with AVX2, counted by: cargo bench --bench instructions
# Written anew by: cargo bench --bench instructions -- renew
#
# The steps are for 200 boards in memory (for `rule`: with a revoke on each). All others are of the whole program, its
# start left out: a clean board of each generator, as it is and as each edit writes it, a board on one thread and on two,
# one finding, one sheet, and what each output takes for a board (benches/README.md says which).
";

/// So much more than the figure in the file is let pass, in thousandths.
const TOLERANCE: u64 = 30;

/// The same on two threads: which of them reads a part is not the same in each run, and moved a figure by 3 %.
const TOLERANCE_OF_THREADS: u64 = 60;

/// Of the dearer of two runs whose difference is a figure, where that is more: with reports a run has threads that wait for
/// each other, and two builds of the same source moved the small difference of two large runs by 5 %.
const TOLERANCE_OF_DIFFERENCES: u64 = 5;

const TWO_THREADS: &str = ".two-threads";

const BOARDS: usize = 1000;

/// A source of fewer boards is not compared with others: its first finding and its first table weigh too much.
const FEWEST: u64 = 100;

fn main() -> io::Result<ExitCode> {
    let arguments = Arguments::read();
    if let Some(name) = arguments.option("step") {
        let mut steps = steps::STEPS.iter().chain(&outputs::STEPS);
        let step = steps.find(|(own, _)| *own == name);
        step.expect("a step of the list").1();
        return Ok(ExitCode::SUCCESS);
    }
    if let Some(why) = callgrind::obstacle() {
        println!("instructions: NOT HELD: {why}");
        return Ok(ExitCode::SUCCESS);
    }
    let mut table = Table::read()?;
    let desk = Desk::new()?;
    let is_asked = |what: &str| arguments.places.iter().any(|word| word == what);
    if is_asked("outputs") {
        outputs::all(&desk, &mut table)?;
        return Ok(table.verdict(false));
    }
    steps(&mut table)?;
    for (name, text) in [("full", full(BOARDS)), ("other", other(BOARDS))] {
        writing(&desk, &mut table, name, &text)?;
    }
    for (name, text) in [("full", full(4 * BOARDS)), ("other", other(4 * BOARDS))] {
        let must = ["1.02", "1.01"];
        threads(&desk, &mut table, name, &text, must)?;
        // what stands in one part of these binds those behind it
        for (edit, bounds) in [("export", must), ("inherited", ["", ""])] {
            let name = format!("{name}.{edit}");
            threads(&desk, &mut table, &name, &edited(&text, edit), bounds)?;
        }
    }
    let finding = finding(&desk, &mut table)?;
    sheet(&desk, &mut table)?;
    if !is_asked("boards") {
        outputs::all(&desk, &mut table)?;
    }
    let renewed = is_asked("renew");
    if renewed {
        fs::write(FIGURES, HEAD.to_owned() + &table.written)?;
    }
    sources(&desk, finding)?;
    Ok(table.verdict(renewed))
}

/// The figures of this run beside those that are held.
struct Table {
    held: String,
    written: String,
    dearer: Vec<String>,
    cheaper: Vec<String>,
}

impl Table {
    fn read() -> io::Result<Self> {
        println!(
            "{:24}{:>12}{:>12}{:>8}   {:>8}{:>8}{:>8}",
            "", "held", "now", "", "x base", "must", "aim"
        );
        Ok(Self {
            held: fs::read_to_string(FIGURES)?,
            written: String::new(),
            dearer: Vec::new(),
            cheaper: Vec::new(),
        })
    }

    /// Prints how much more one run takes than another.
    fn difference(&mut self, name: &str, [more, less]: [u64; 2], bounds: [&str; 2]) {
        let slack = more * TOLERANCE_OF_DIFFERENCES / 1000;
        self.row(name, more.saturating_sub(less), None, bounds, slack);
    }

    /// Prints a figure, and with its base how many times that it is.
    fn add(&mut self, name: &str, now: u64, base: Option<u64>, bounds: [&str; 2]) {
        self.row(name, now, base, bounds, 0);
    }

    /// At least `slack` is let pass.
    fn row(&mut self, name: &str, now: u64, base: Option<u64>, [must, aim]: [&str; 2], slack: u64) {
        let mut lines = self.held.lines().filter_map(|line| line.split_once(" = "));
        let held = lines.find(|(own, _)| *own == name);
        let held = held.and_then(|(_, held)| held.parse::<u64>().ok());
        let _ = writeln!(self.written, "{name} = {now}");
        let held_word = held.map_or_else(String::new, |held| held.to_string());
        let change = held.map_or_else(String::new, |held| {
            format!("{:+.1} %", ratio(now, held) * 100.0 - 100.0)
        });
        let of_base = base.map_or_else(String::new, |base| format!("{:.3}", ratio(now, base)));
        println!("{name:24}{held_word:>12}{now:>12}{change:>8}   {of_base:>8}{must:>8}{aim:>8}");
        let tolerance = if name.ends_with(TWO_THREADS) {
            TOLERANCE_OF_THREADS
        } else {
            TOLERANCE
        };
        let passes = |held: u64| slack.max(held * tolerance / 1000);
        let is_dearer = held.is_none_or(|held| now > held + passes(held));
        let is_cheaper = held.is_some_and(|held| now + passes(held) < held);
        if is_dearer {
            self.dearer.push(name.to_owned());
        } else if is_cheaper {
            self.cheaper.push(name.to_owned());
        }
    }

    fn verdict(&self, renewed: bool) -> ExitCode {
        if renewed {
            return ExitCode::SUCCESS;
        }
        if !self.cheaper.is_empty() {
            let names = self.cheaper.join(", ");
            println!("\ncheaper by more than is let pass, so the file may be renewed: {names}");
        }
        if self.dearer.is_empty() {
            return ExitCode::SUCCESS;
        }
        let names = self.dearer.join(", ");
        println!("\nDEARER by more than is let pass, or not in the file: {names}");
        ExitCode::FAILURE
    }
}

fn ratio(one: u64, other: u64) -> f64 {
    float(one) / float(other)
}

#[allow(clippy::cast_precision_loss)] // to show
const fn float(number: u64) -> f64 {
    number as f64
}

/// Boards of the generator of the tests, without those that have a revoke.
fn full(boards: usize) -> Vec<u8> {
    let mut writer = Writer::new(Kind::Full, LineEnd::Lf, 1);
    let (mut text, mut left) = (Vec::new(), boards);
    while left > 0 {
        let mut game = Vec::new();
        let board = writer.write(&mut game).board;
        if Replay::of(&board.setting(), &board.record)
            .irregularities
            .is_empty()
        {
            text.extend(game);
            left -= 1;
        }
    }
    text
}

fn other(boards: usize) -> Vec<u8> {
    Tournament::new(1, Play::Legal).text(boards)
}

/// A text as an edit of the list writes it.
fn edited(text: &[u8], name: &str) -> Vec<u8> {
    let edit = EDITS.iter().find(|edit| edit.name == name);
    let edit = edit.expect("an edit of the list");
    (edit.rewrite)(&(edit.base)(text))
}

/// The steps in memory, each in a process of its own.
fn steps(table: &mut Table) -> io::Result<()> {
    let own = std::env::current_exe()?;
    for (name, _) in steps::STEPS {
        let counted =
            callgrind::count(&own, Path::new("/"), &["--step", name], Some("*measured*"))?;
        table.add(name, counted.instructions, None, ["", ""]);
    }
    Ok(())
}

/// A folder for texts and reports, and the program.
struct Desk {
    folder: tempfile::TempDir,
    start: u64,
}

impl Desk {
    fn new() -> io::Result<Self> {
        let mut desk = Self {
            folder: tempfile::tempdir()?,
            start: 0,
        };
        let one = desk.file(b"[Board \"1\"]\n")?;
        desk.start = desk.run(&one, &["-j", "1"])?.instructions;
        Ok(desk)
    }

    fn file(&self, text: &[u8]) -> io::Result<PathBuf> {
        let path = self.folder.path().join("text.pbn");
        fs::write(&path, text)?;
        Ok(path)
    }

    /// The program on these files, its start left out.
    fn run(&self, input: &Path, options: &[&str]) -> io::Result<callgrind::Counted> {
        let options = [&["--format", "concise"], options].concat();
        let mut counted = Self::whole_run(input, &options)?;
        counted.instructions = counted.instructions.saturating_sub(self.start);
        Ok(counted)
    }

    /// The program on these files from start to end, in their folder: its name, which each run draws anew, and how long that is
    /// would count in every row.
    fn whole_run(input: &Path, options: &[&str]) -> io::Result<callgrind::Counted> {
        let (folder, name) = input.parent().zip(input.file_name()).expect("a file");
        let input = name.to_str().expect("a name in UTF-8");
        let check = ["check", "-q", "--laws", "2017", input];
        let arguments = [&check, options].concat();
        let program = Path::new(env!("CARGO_BIN_EXE_pbn-audit"));
        callgrind::count(program, folder, &arguments, None)
    }

    fn clean(&self, text: &[u8], boards: usize, jobs: &str) -> io::Result<u64> {
        let path = self.file(text)?;
        let counted = self.run(&path, &["-j", jobs, "--severity", "error"])?;
        Ok(counted.instructions / u64::try_from(boards).expect("some boards"))
    }
}

/// A clean board as the generator writes it, and as each edit does.
fn writing(desk: &Desk, table: &mut Table, name: &str, text: &[u8]) -> io::Result<()> {
    let clean = desk.clean(text, BOARDS, "1")?;
    table.add(&format!("{name}.clean"), clean, None, ["18000", "12000"]);
    for Edit {
        name: edit_name,
        adds,
        base,
        rewrite,
    } in &EDITS
    {
        let base = base(text);
        let now = desk.clean(&rewrite(&base), BOARDS, "1")?;
        let base = if base == text {
            clean
        } else {
            desk.clean(&base, BOARDS, "1")?
        };
        let bounds = match adds {
            Adds::Nothing => ["1.15", "1.05"],
            Adds::TokensOrFindings => ["1.3", "1.2"],
        };
        table.add(&format!("{name}.{edit_name}"), now, Some(base), bounds);
    }
    Ok(())
}

/// A text of some parts on one thread, and on two.
fn threads(
    desk: &Desk,
    table: &mut Table,
    name: &str,
    text: &[u8],
    bounds: [&'static str; 2],
) -> io::Result<()> {
    let [one, two] = [
        desk.clean(text, 4 * BOARDS, "1")?,
        desk.clean(text, 4 * BOARDS, "2")?,
    ];
    table.add(&format!("{name}.one-thread"), one, None, ["", ""]);
    table.add(&format!("{name}{TWO_THREADS}"), two, Some(one), bounds);
    Ok(())
}

/// One finding of a wrong score, printed on its own line.
fn finding(desk: &Desk, table: &mut Table) -> io::Result<u64> {
    let text = other(BOARDS);
    let options = ["-j", "1", "--severity", "note"];
    let clean = desk.run(&desk.file(&text)?, &options)?;
    let wrong = desk.run(&desk.file(&wrong_scores(&text))?, &options)?;
    let each = cost_of_each(&clean, &wrong, findings(&wrong.printed));
    table.add("finding", each, None, ["8000", ""]);
    Ok(each)
}

/// One sheet of a board with a revoke.
fn sheet(desk: &Desk, table: &mut Table) -> io::Result<()> {
    let text = Tournament::new(1, Play::WithRevokes).text(100);
    let path = desk.file(&text)?;
    let run = |sheets: &str| {
        let folder = desk.folder.path().join(sheets);
        let out = folder.to_str().expect("a path in UTF-8");
        let counted = desk.run(&path, &["-j", "1", "-o", out, "--sheets", sheets])?;
        Ok::<_, io::Error>((counted, folder))
    };
    let (without, _) = run("none")?;
    let (with, folder) = run("review")?;
    let names = fs::read_dir(folder.join("sheets"))?.map(|it| Ok(it?.file_name()));
    let names = names.collect::<io::Result<Vec<_>>>()?;
    let is_board = |name: &&OsString| name.to_string_lossy().starts_with('b');
    let sheets = names.iter().filter(is_board).count();
    let each = cost_of_each(&without, &with, u64::try_from(sheets).unwrap_or(0));
    table.add("sheet", each, None, ["200000", ""]);
    Ok(())
}

fn cost_of_each(without: &callgrind::Counted, with: &callgrind::Counted, count: u64) -> u64 {
    assert!(count > 50, "only {count} of what is to be measured");
    with.instructions.saturating_sub(without.instructions) / count
}

fn findings(printed: &str) -> u64 {
    let lines = printed.lines().filter(|line| line.contains(".pbn:"));
    u64::try_from(lines.count()).unwrap_or(0)
}

/// Real files, source by source: nothing is held, for nobody else has them. Findings are set apart, at the cost of one that
/// is printed. Sources differ in what there is to read: so each is compared with what a tag, a call, a card and an element
/// of a table cost on average of all sources.
fn sources(desk: &Desk, finding: u64) -> io::Result<()> {
    let sources = real_files::sources()?;
    if sources.is_empty() {
        println!("\nreal files: none; PBN_AUDIT_CORPUS and PBN_AUDIT_VUGRAPH name no folder");
        return Ok(());
    }
    let counted = sources.iter().map(|source| {
        let counted = desk.run(&source.folder, &["-j", "1"])?;
        let found = findings(&counted.printed);
        let cost = counted.instructions.saturating_sub(found * finding);
        Ok((source, found, cost))
    });
    let counted: Vec<_> = counted.collect::<io::Result<_>>()?;
    let weighed = counted
        .iter()
        .filter(|(source, ..)| source.boards >= FEWEST);
    let weighed: Vec<_> = weighed
        .map(|(source, _, cost)| (source.read.map(float), float(*cost)))
        .collect();
    let costs = fit::costs(&weighed);
    println!(
        "\n{:24}{:>8}{:>10}{:>10}{:>10}{:>10}",
        "real files", "boards", "findings", "a board", "a byte", "of fit"
    );
    for (source, found, cost) in &counted {
        let Source {
            name,
            boards,
            read,
            bytes,
            ..
        } = source;
        let (board, byte) = (cost / boards, ratio(*cost, *bytes));
        let of_fit = float(*cost) / fit::share(&read.map(float), &costs);
        println!("{name:24}{boards:>8}{found:>10}{board:>10}{byte:>10.1}{of_fit:>10.2}");
    }
    let things = ["tag", "call", "card", "element of a table"];
    for (thing, cost) in things.iter().zip(costs) {
        println!("a {thing:22}{cost:>8.0}");
    }
    let of_fit = weighed
        .iter()
        .map(|(read, cost)| cost / fit::share(read, &costs));
    let spread = of_fit.clone().fold(0.0, f64::max) / of_fit.fold(f64::MAX, f64::min);
    println!(
        "of the fit, dearest : cheapest of {FEWEST} boards or more{spread:>24.2}   must 1.5, aim 1.3"
    );
    Ok(())
}
