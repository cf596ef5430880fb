//! Whole runs: what a panic, a part that is lost and a file that becomes shorter cost.

use super::{At, Collector, Ended, FileTally, Halt, How, Options, Read, Reporter, Slips, run};
use crate::checks::{Case, Finding, Previews, Selection};
use crate::source::{Input, Obstacle};
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Fails on every second board that was audited, and keeps the codes of the others.
struct Clumsy;

impl Collector for Clumsy {
    type Part = Vec<&'static str>;
    type Noted = ();

    fn wants(&self, _: &Case<'_>, _: &[Finding]) -> bool {
        true
    }

    fn board(&self, part: &mut Self::Part, at: At, case: &Case<'_>, findings: &[Finding]) {
        assert!(
            case.ruled.is_err() || !at.game.is_multiple_of(2),
            "a fault made on purpose"
        );
        part.extend(findings.iter().map(|finding| finding.check.code));
    }

    fn noted(&self, _: At, _: &Case<'_>, _: &Finding) {}
}

#[derive(Default)]
struct Codes {
    codes: Vec<&'static str>,
    files: Vec<FileTally>,
}

impl Reporter for Codes {
    type Part = Vec<&'static str>;
    type Noted = ();
    type Collector = Clumsy;

    fn collector(&self) -> Clumsy {
        Clumsy
    }

    fn part(&mut self, _: &str, _: At, part: Self::Part) -> io::Result<()> {
        self.codes.extend(part);
        Ok(())
    }

    fn file(&mut self, file: &FileTally) -> io::Result<()> {
        self.files.push(file.clone());
        Ok(())
    }
}

/// Cuts the file short at the first board.
struct Cutting(std::fs::File);

impl Collector for Cutting {
    type Part = ();
    type Noted = ();

    fn wants(&self, _: &Case<'_>, _: &[Finding]) -> bool {
        self.0.set_len(100).unwrap();
        false
    }

    fn board(&self, (): &mut (), _: At, _: &Case<'_>, _: &[Finding]) {}

    fn noted(&self, _: At, _: &Case<'_>, _: &Finding) {}
}

struct Files {
    file: std::fs::File,
    read: Vec<Read>,
}

impl Reporter for Files {
    type Part = ();
    type Noted = ();
    type Collector = Cutting;

    fn collector(&self) -> Cutting {
        Cutting(self.file.try_clone().unwrap())
    }

    fn part(&mut self, _: &str, _: At, (): ()) -> io::Result<()> {
        Ok(())
    }

    fn file(&mut self, file: &FileTally) -> io::Result<()> {
        self.read.push(file.read.clone());
        Ok(())
    }
}

#[test]
#[cfg(unix)]
fn a_file_that_becomes_shorter_is_a_file_that_was_not_read() {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), "[Board \"1\"]\n\n".repeat(50_000)).unwrap();
    let inputs = [(Input::File(file.path().to_owned()), "season.pbn".to_owned())];
    let mut reporter = Files {
        file: file.reopen().unwrap(),
        read: Vec::new(),
    };
    let how = How {
        jobs: 1,
        ..How::default()
    };
    let ended = run(
        inputs.into_iter(),
        &Options::default(),
        &Slips::default(),
        how,
        &mut reporter,
        &(),
        &Halt::new(),
    )
    .unwrap();
    assert!(ended.unread && ended.totals.games < 50_000);
    let why = Obstacle::Shortened.into();
    assert_eq!(reporter.read, [Read::No(why)]);
}

const BOARD: &str = "[Contract \"1NT\"]\n[Declarer \"S\"]\n[Play \"W\"]\nSA S2 S3 S4\n\n";

/// What comes of a text where every second board fails.
fn with_failures(text: &str) -> (Codes, Ended) {
    with_options(text, &Options::default())
}

fn with_options(text: &str, options: &Options) -> (Codes, Ended) {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), text).unwrap();
    let inputs = [(Input::File(file.path().to_owned()), "five.pbn".to_owned())];
    let mut reporter = Codes::default();
    let ended = run(
        inputs.into_iter(),
        options,
        &Slips::default(),
        How::default(),
        &mut reporter,
        &(),
        &Halt::new(),
    )
    .unwrap();
    (reporter, ended)
}

#[test]
fn a_panic_costs_one_board() {
    let (reporter, ended) = with_failures(&BOARD.repeat(5));
    let counted = (
        ended.totals.games,
        ended.totals.audited,
        ended.totals.not_auditable(),
    );
    assert_eq!(counted, (5, 3, 2));
    assert_eq!(reporter.codes, ["S901", "S901"]);
    assert_eq!(reporter.files.len(), 1);
}

#[test]
fn what_is_reported_once_a_file_is_reported_where_its_first_board_fails() {
    let odd = format!("[Odd \"x\"]\n{BOARD}");
    let findings = |text: &str| with_failures(text).1.totals.all_findings();
    let (plain, with_odd) = (BOARD.repeat(5), format!("{BOARD}{}", odd.repeat(4)));
    assert_eq!(findings(&with_odd), findings(&plain) + 1);
}

/// Counts the boards that are collected, and the most that were not handed on yet.
#[derive(Default, Clone)]
struct Counting {
    collected: Arc<AtomicU64>,
    most_waiting: u64,
}

impl Collector for Counting {
    type Part = u64;
    type Noted = ();

    fn wants(&self, _: &Case<'_>, _: &[Finding]) -> bool {
        true
    }

    fn board(&self, part: &mut u64, _: At, _: &Case<'_>, _: &[Finding]) {
        *part += 1;
        self.collected.fetch_add(1, Ordering::Relaxed);
    }

    fn noted(&self, _: At, _: &Case<'_>, _: &Finding) {}
}

impl Reporter for Counting {
    type Part = u64;
    type Noted = ();
    type Collector = Self;

    fn collector(&self) -> Self {
        self.clone()
    }

    fn part(&mut self, _: &str, before: At, _: u64) -> io::Result<()> {
        let waiting = self.collected.load(Ordering::Relaxed) - before.game;
        self.most_waiting = self.most_waiting.max(waiting);
        Ok(())
    }

    fn file(&mut self, _: &FileTally) -> io::Result<()> {
        Ok(())
    }
}

/// Reads a text in parts of some bytes with one thread: what was counted, and the number of games.
fn counted(text: &str, part: usize) -> (Counting, u64) {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), text).unwrap();
    let inputs = [(Input::File(file.path().to_owned()), "file.pbn".to_owned())];
    let (options, slips) = (Options::default(), Slips::default());
    let mut counting = Counting::default();
    let how = How { jobs: 1, part };
    let ended = run(
        inputs.into_iter(),
        &options,
        &slips,
        how,
        &mut counting,
        &(),
        &Halt::new(),
    );
    (counting, ended.unwrap().totals.games)
}

/// Games of a file with numbers of its own, of 1,000 bytes each.
fn with_own_numbers(games: usize) -> String {
    let game = |number| {
        let game = format!("[Board \"{number}\"]\n[Dealer \"W\"]\n[Vulnerable \"None\"]\n");
        format!("{game}{{{}}}\n\n", "x".repeat(996 - game.len()))
    };
    (1..=games).map(game).collect()
}

#[test]
fn a_file_with_numbers_of_its_own_is_audited_once() {
    for part in [0, 100_000] {
        let (counting, games) = counted(&with_own_numbers(2000), part);
        let collected = counting.collected.load(Ordering::Relaxed);
        assert_eq!((collected, games), (2000, 2000), "parts of {part} bytes");
    }
}

#[test]
fn no_more_than_a_block_of_a_file_waits_to_be_judged() {
    let (counting, _) = counted(&with_own_numbers(5000), 20_000);
    let most = counting.most_waiting;
    assert!((200..400).contains(&most), "{most} games of 1,000 bytes");
}

/// Fails on every board, whatever is known of it.
struct Hopeless;

impl Collector for Hopeless {
    type Part = ();
    type Noted = ();

    fn wants(&self, _: &Case<'_>, _: &[Finding]) -> bool {
        panic!("a fault made on purpose")
    }

    fn board(&self, (): &mut (), _: At, _: &Case<'_>, _: &[Finding]) {}

    fn noted(&self, _: At, _: &Case<'_>, _: &Finding) {}
}

impl Reporter for Hopeless {
    type Part = ();
    type Noted = ();
    type Collector = Self;

    fn collector(&self) -> Self {
        Self
    }

    fn part(&mut self, _: &str, _: At, (): ()) -> io::Result<()> {
        Ok(())
    }

    fn file(&mut self, _: &FileTally) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn nobody_waits_for_a_part_that_was_lost() {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), "[Event \"#\"]\n\n".repeat(50_000)).unwrap();
    let how = How {
        jobs: 3,
        part: 1000,
    };
    let all = || {
        let inputs = [(Input::File(file.path().to_owned()), String::new())];
        let (options, slips) = (Options::default(), Slips::default());
        let halt = Halt::new();
        run(
            inputs.into_iter(),
            &options,
            &slips,
            how,
            &mut Hopeless,
            &(),
            &halt,
        )
        .is_ok()
    };
    assert!(std::panic::catch_unwind(all).is_err());
}

/// Tricks 1 and 2 of a board on which North does not follow suit.
const REVOKE: &str = "[Deal \"N:Q9652.543.AK.QT2 KJ.A9862.743.A53 A73.KJT.QT95.874 T84.Q7.J862.KJ96\"]\n\
    [Contract \"1NT\"]\n[Declarer \"W\"]\n[Play \"N\"]\nS5 SJ SA S4\nC2 D7 D5 D2\n*\n";

/// The X999 of unit tests is a made-up preview that reports such a board.
#[test]
fn a_preview_counts_only_when_it_is_selected() {
    let errors = |select: &[&str], previews| {
        let select: Vec<_> = select.iter().map(ToString::to_string).collect();
        let selection = Selection::new(&select, &[], previews).unwrap();
        let options = Options {
            previews: selection.previews().to_vec(),
            ..Options::default()
        };
        with_options(REVOKE, &options).1.totals.severities[2]
    };
    let usual = errors(&[], Previews::Named);
    assert_eq!(errors(&["X"], Previews::Named), usual);
    assert_eq!(errors(&["R101", "on-trial"], Previews::Named), usual + 1);
    assert_eq!(errors(&[], Previews::All), usual + 1);
}
