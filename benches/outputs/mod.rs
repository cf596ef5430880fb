//! What each output of a run takes for a board.

use crate::lin::matches;
use crate::other_generator::{Play, Tournament};
use crate::steps::measured;
use crate::support::edits::wrong_scores;
use crate::support::{DealtBoard, stream};
use crate::{BOARDS, Desk, Table, callgrind, other};
use pbn_audit::audit::{At, Collector, Ended, Options, Records, Reporter, Scratch};
use pbn_audit::board::Carry;
use pbn_audit::checks::{Selection, Severity};
use pbn_audit::pbn::{Game, Reader};
use pbn_audit::report::{
    Asked, Chosen, Folder, Format, PartRows, Reports, SheetsFor, Shown, Terminal,
};
use pbn_audit::source::Charset;
use pbn_audit::words::Language;
use std::cmp::min;
use std::fs;
use std::io::{self, Sink};
use std::path::{Path, PathBuf};

/// Boards with something to report on each.
const FAULTY: usize = 300;

/// How often each is counted.
const RUNS: usize = 4;

/// A text with next to nothing in it: what a run takes for it is its start.
const NOTHING: &[u8] = b"[Board \"1\"]\n";

/// The tables of a director in memory, with and without the workbook, of one board and of all: no option of the program
/// leaves the workbook out.
pub(crate) const STEPS: [(&str, fn()); 4] = [
    ("tables-of-one", || reports(1, Workbook::Without)),
    ("tables", || reports(FAULTY, Workbook::Without)),
    ("workbook-of-one", || reports(1, Workbook::With)),
    ("workbook", || reports(FAULTY, Workbook::With)),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Workbook {
    With,
    Without,
}

/// All of them.
pub(crate) fn all(desk: &Desk, table: &mut Table) -> io::Result<()> {
    workbook(table)?;
    let clean = Text::of(desk, "clean.pbn", &other(BOARDS), BOARDS)?;
    let scores = wrong_scores(&other(FAULTY));
    let scores = Text::of(desk, "scores.pbn", &scores, FAULTY)?;
    let revokes = Tournament::new(1, Play::WithRevokes).text(FAULTY);
    let revokes = Text::of(desk, "revokes.pbn", &revokes, FAULTY)?;
    let tables = ["--format", "concise", "--sheets", "none"];
    for (name, text, bounds) in [
        ("reports", &scores, ["250000", "120000"]),
        ("reports.revoke", &revokes, ["", ""]),
    ] {
        let with = text.with_reports(&tables)?;
        table.difference(name, [with, text.cost(&tables[..2])?], bounds);
    }
    let all = ["--format", "concise", "--boards", "--sheets", "review"];
    for (name, text) in [("all-reports", &scores), ("all-reports.revoke", &revokes)] {
        table.add(name, text.with_reports(&all)?, None, ["", ""]);
    }
    let lines = ["--format", "json-lines", "--rows", "boards"];
    let rows = [clean.cost(&lines)?, clean.cost(&lines[..2])?];
    table.difference("json-row", rows, ["25000", "12000"]);
    let tables = [&tables[..], &["--boards", "--excel", "nl"]].concat();
    let without = clean.with_reports(&tables[..tables.len() - 2])?;
    let rows = [clean.with_reports(&tables)?, without];
    table.difference("excel-row", rows, ["5000", ""]);
    let played = Text::in_lin(desk, BOARDS)?;
    let now = played.with_reports(&["--format", "concise", "--sheets", "none", "--boards"])?;
    table.add("lin-board", now, None, ["55000", "40000"]);
    let screen = ["--format", "screen"];
    let sound = clean.cost(&screen)?;
    for (name, text, bounds) in [
        ("screen", &scores, ["80000", ""]),
        ("screen.revoke", &revokes, ["80000", ""]),
    ] {
        table.difference(name, [text.cost(&screen)?, sound], bounds);
    }
    Ok(())
}

/// What a run is measured on: a file or a folder, and one like it with next to nothing in it.
struct Text<'a> {
    desk: &'a Desk,
    path: PathBuf,
    nothing: PathBuf,
    boards: u64,
}

impl<'a> Text<'a> {
    fn of(desk: &'a Desk, name: &str, text: &[u8], boards: usize) -> io::Result<Self> {
        let path = desk.folder.path().join(name);
        fs::write(&path, text)?;
        Self::at(desk, path, boards)
    }

    fn at(desk: &'a Desk, path: PathBuf, boards: usize) -> io::Result<Self> {
        let nothing = desk.folder.path().join("nothing.pbn");
        fs::write(&nothing, NOTHING)?;
        let boards = u64::try_from(boards).expect("some boards");
        Ok(Self {
            desk,
            path,
            nothing,
            boards,
        })
    }

    /// Boards at two tables each, match by match.
    fn in_lin(desk: &'a Desk, boards: usize) -> io::Result<Self> {
        let folder = desk.folder.path().join("lin");
        fs::create_dir(&folder)?;
        let mut rng = stream(1);
        let numbers = (0..boards / 2).map(|place| place % 16 + 1);
        let numbers = numbers.map(|number| u32::try_from(number).expect("at most 16"));
        let dealt: Vec<_> = numbers
            .map(|number| DealtBoard::deal(number, &mut rng))
            .collect();
        for (number, text) in matches(&dealt).iter().enumerate() {
            fs::write(folder.join(format!("{number:03}.lin")), text)?;
        }
        Self::at(desk, folder, boards)
    }

    /// What a run takes for a board, its start left out.
    fn cost(&self, options: &[&str]) -> io::Result<u64> {
        let options = [options, &["-j", "1"]].concat();
        self.each(|input| Desk::whole_run(input, &options))
    }

    /// The same with reports, those of each run in a new folder.
    fn with_reports(&self, options: &[&str]) -> io::Result<u64> {
        self.each(|input| {
            let folder = tempfile::tempdir_in(&self.desk.folder)?;
            let out = folder.path().join("reports");
            let out = out.to_str().expect("a path in UTF-8");
            Desk::whole_run(input, &[options, &["-j", "1", "-o", out]].concat())
        })
    }

    /// The least that each run took: one thread waits for another for a while that is not the same in each run, and that moved
    /// a row of the workbook by 5 %.
    fn each(&self, run: impl Fn(&Path) -> io::Result<callgrind::Counted>) -> io::Result<u64> {
        let least = |input| {
            let counted = (0..RUNS).map(|_| Ok(run(input)?.instructions));
            counted
                .reduce(|one, other| Ok(min(one?, other?)))
                .expect("runs")
        };
        let [start, all]: [io::Result<u64>; 2] = [&self.nothing, &self.path].map(|it| least(it));
        Ok(all?.saturating_sub(start?) / self.boards)
    }
}

/// The row of a board with a revoke in the workbook.
fn workbook(table: &mut Table) -> io::Result<()> {
    let own = std::env::current_exe()?;
    let counted = STEPS.map(|(name, _)| {
        let counted =
            callgrind::count(&own, Path::new("/"), &["--step", name], Some("*measured*"))?;
        Ok::<_, io::Error>(counted.instructions)
    });
    let [one, all, one_with, all_with] = counted;
    let with = (all_with? - one_with?).saturating_sub(all? - one?);
    let now = with / u64::try_from(FAULTY - 1).expect("some boards");
    table.add("workbook-row", now, None, ["", ""]);
    Ok(())
}

/// The reports of so many boards with a revoke, in memory up to the files.
fn reports(boards: usize, workbook: Workbook) {
    let text = Tournament::new(1, Play::WithRevokes).text(boards);
    let folder = tempfile::tempdir().expect("a folder");
    let mut reports = in_folder(folder.path(), workbook).expect("a new folder can be written to");
    measured(&mut || write(&text, &mut reports).expect("a folder that can be written to"));
}

fn in_folder(path: &Path, workbook: Workbook) -> io::Result<Reports<Sink>> {
    let shown = Shown {
        selection: Selection::default(),
        least: Severity::Note,
        least_in_full: Severity::Note,
        language: Language::English,
    };
    let mut folder = Folder::create(path, Chosen::default(), None, true)?
        .with_sheets(SheetsFor::None, Language::English)?;
    if workbook == Workbook::With {
        folder = folder.with_workbook(Language::English)?;
    }
    let terminal = Terminal::new(io::sink(), Format::Concise, Language::English);
    let asked = Asked {
        copies_among: Some(Records::OfNone),
        ..Asked::default()
    };
    Ok(Reports::new(shown, terminal, Some(folder), None, asked))
}

fn write(text: &[u8], reports: &mut Reports<Sink>) -> io::Result<()> {
    let (collector, options) = (reports.collector(), Options::default());
    let (mut part, mut at) = (PartRows::default(), At::default());
    let (mut game, mut scratch) = (Game::default(), Scratch::default());
    let (mut reader, mut carry) = (Reader::new(text), Carry::default());
    while reader.read(&mut game) {
        at.game += 1;
        let record = (&game, text, Charset::Unstated);
        scratch.audit(&options, record, &carry, |case, found| {
            collector.board(&mut part, at, case, found);
        });
        carry.absorb(&game, text);
    }
    reports.part("bench.pbn", At::default(), part)?;
    reports.finish(&Ended::default())
}
