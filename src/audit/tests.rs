//! Whole runs: what a panic, a part that is lost and a file that becomes shorter cost.

use super::{
    At, Collector, Ended, FileTally, Halt, How, Options, Read, Reporter, Slips, Unread, run,
};
use crate::checks::{Case, Finding, Previews, Selection};
use crate::source::{Input, Obstacle};
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

type AtBoard<T> = Arc<dyn Fn(At, &Case<'_>) -> T + Send + Sync>;

/// Collects the codes of the findings on each board, with something that happens there.
#[derive(Clone)]
struct Watch {
    /// When it is asked whether a board is wanted.
    wants: Arc<dyn Fn() -> bool + Send + Sync>,
    /// When a board is collected.
    board: AtBoard<()>,
    codes: Vec<&'static str>,
    files: Vec<FileTally>,
    /// The boards that were collected.
    collected: Arc<AtomicU64>,
}

impl Default for Watch {
    fn default() -> Self {
        Self {
            wants: Arc::new(|| true),
            board: Arc::new(|_, _| ()),
            codes: Vec::new(),
            files: Vec::new(),
            collected: Arc::default(),
        }
    }
}

impl Collector for Watch {
    type Part = Vec<&'static str>;
    type Noted = ();

    fn wants(&self, _: &Case<'_>, _: &[Finding]) -> bool {
        (self.wants)()
    }

    fn board(&self, part: &mut Self::Part, at: At, case: &Case<'_>, findings: &[Finding]) {
        (self.board)(at, case);
        self.collected.fetch_add(1, Ordering::Relaxed);
        part.extend(findings.iter().map(|finding| finding.check.code));
    }
}

impl Reporter for Watch {
    type Collector = Self;

    fn collector(&self) -> Self {
        self.clone()
    }

    fn part(&mut self, _: &str, _: At, part: Vec<&'static str>) -> io::Result<()> {
        self.codes.extend(part);
        Ok(())
    }

    fn file(&mut self, file: &FileTally) -> io::Result<()> {
        self.files.push(file.clone());
        Ok(())
    }
}

/// Audits a file.
fn audit(path: &Path, options: &Options, how: How, watch: &mut Watch) -> Ended {
    let inputs = [(Input::File(path.to_owned()), "file.pbn".to_owned())].into_iter();
    let (slips, halt) = (Slips::default(), Halt::new());
    run(inputs, options, &slips, how, watch, &(), &halt).unwrap()
}

/// Audits a text.
fn audited(text: &str, options: &Options, how: How, watch: &mut Watch) -> Ended {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), text).unwrap();
    audit(file.path(), options, how, watch)
}

const ONE_JOB: How = How {
    jobs: 1,
    part: 0,
    traces: 0,
};

#[test]
#[cfg(unix)]
fn a_file_that_becomes_shorter_is_a_file_that_was_not_read() {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), "[Board \"1\"]\n\n".repeat(50_000)).unwrap();
    let cut = file.reopen().unwrap();
    let mut watch = Watch {
        wants: Arc::new(move || cut.set_len(100).is_err()),
        ..Watch::default()
    };
    let ended = audit(file.path(), &Options::default(), ONE_JOB, &mut watch);
    assert!(ended.unread && ended.totals.games < 50_000);
    let why = Obstacle::Shortened.into();
    assert_eq!(watch.files[0].read, Read::No(why));
}

#[test]
fn a_file_that_is_changed_before_it_is_read_once_more_is_told_as_that() {
    let text = "[Board \"1\"]\n\n[Board \"2\"]\n\n";
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), text).unwrap();
    let path = file.path().to_owned();
    let mut watch = Watch {
        wants: Arc::new(move || std::fs::write(&path, text.replace('2', "3")).is_ok()),
        ..Watch::default()
    };
    let ended = audit(file.path(), &Options::default(), ONE_JOB, &mut watch);
    assert_eq!((ended.unread, ended.totals.games), (true, 2));
    assert_eq!(watch.files[0].read, Read::No(Unread::Changed));
}

const BOARD: &str = "[Contract \"1NT\"]\n[Declarer \"S\"]\n[Play \"W\"]\nSA S2 S3 S4\n\n";

/// What comes of a text where every second board fails.
fn with_failures(text: &str) -> (Watch, Ended) {
    let mut watch = Watch {
        board: Arc::new(|at, case| {
            let fails = case.ruled.is_ok() && at.game.is_multiple_of(2);
            assert!(!fails, "a fault made on purpose");
        }),
        ..Watch::default()
    };
    let ended = audited(text, &Options::default(), How::default(), &mut watch);
    (watch, ended)
}

#[test]
fn a_panic_costs_one_board() {
    let (watch, ended) = with_failures(&BOARD.repeat(5));
    let totals = ended.totals;
    let counted = (totals.games, totals.audited, totals.not_auditable());
    assert_eq!(counted, (5, 3, 2));
    assert_eq!(watch.codes, ["S901", "S901"]);
    assert_eq!(watch.files.len(), 1);
}

#[test]
fn what_is_reported_once_a_file_is_reported_where_its_first_board_fails() {
    let odd = format!("[Odd \"x\"]\n{BOARD}");
    let findings = |text: &str| with_failures(text).1.totals.all_findings();
    let (plain, with_odd) = (BOARD.repeat(5), format!("{BOARD}{}", odd.repeat(4)));
    assert_eq!(findings(&with_odd), findings(&plain) + 1);
}

/// Reads games of a file with numbers of its own, of 1,000 bytes each, in parts of some bytes with one thread: what was
/// counted, and the number of games.
fn with_own_numbers(games: usize, part: usize) -> (Watch, u64) {
    let game = |number| {
        let game = format!("[Board \"{number}\"]\n[Dealer \"W\"]\n[Vulnerable \"None\"]\n");
        format!("{game}{{{}}}\n\n", "x".repeat(996 - game.len()))
    };
    let text: String = (1..=games).map(game).collect();
    let (how, mut watch) = (How { part, ..ONE_JOB }, Watch::default());
    let ended = audited(&text, &Options::default(), how, &mut watch);
    (watch, ended.totals.games)
}

#[test]
fn each_board_of_a_file_with_numbers_of_its_own_is_handed_over_once() {
    for part in [0, 100_000] {
        let (watch, games) = with_own_numbers(2000, part);
        let collected = watch.collected.load(Ordering::Relaxed);
        assert_eq!((collected, games), (2000, 2000), "parts of {part} bytes");
    }
}

#[test]
fn nobody_waits_for_a_part_that_was_lost() {
    let all = || {
        let mut hopeless = Watch {
            wants: Arc::new(|| panic!("a fault made on purpose")),
            ..Watch::default()
        };
        let how = How {
            jobs: 3,
            part: 1000,
            ..ONE_JOB
        };
        let text = "[Event \"#\"]\n\n".repeat(50_000);
        audited(&text, &Options::default(), how, &mut hopeless);
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
        let (how, mut watch) = (How::default(), Watch::default());
        audited(REVOKE, &options, how, &mut watch).totals.severities[2]
    };
    let usual = errors(&[], Previews::Named);
    assert_eq!(errors(&["X"], Previews::Named), usual);
    assert_eq!(errors(&["R101", "on-trial"], Previews::Named), usual + 1);
    assert_eq!(errors(&[], Previews::All), usual + 1);
}
