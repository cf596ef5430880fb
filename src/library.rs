//! The front door for other programs: an [`Audit`] of a text, of files and folders, or of a stream of boards.

use crate::audit::{
    self, At, Collector, Ended, FileBelow, FileTally, Halt, How, Laws, Options, Places, Read,
    Reporter, RunError, Slip, Slips, Tally, carries_boards, files_below,
};
use crate::board::Item;
use crate::bridge::{Contract, Deal, Seat};
use crate::checks::{Case, Causes, Finding, Findings, Severity};
use crate::laws::{Attention, Jurisdiction, Ruling};
use crate::source::{Input, name_of};
use crate::story::{Figures, Story, needs_review};
use crate::words::{Language, Message, Words};
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A check of the user's own: it looks at a case, and adds its findings.
type OwnCheck = dyn Fn(&Case<'_>, &mut Findings) + Send + Sync;

/// An audit to be made: under which Laws, with which slips, on how many threads.
///
/// ```
/// let text = include_str!("checks/examples/revoke.pbn");
/// let report = pbn_audit::Audit::new().str(text)?;
/// for finding in report.findings() {
///     println!("{}:{}: {} {}", finding.line, finding.column, finding.code, finding.message);
/// }
/// # let codes: Vec<_> = report.findings().map(|it| it.code).collect();
/// # assert_eq!(codes, ["C102", "R101"]);
/// # Ok::<(), pbn_audit::audit::RunError>(())
/// ```
#[derive(Clone, Default)]
pub struct Audit {
    options: Options,
    slips: Arc<Slips>,
    threads: usize,
    checks: Vec<Arc<OwnCheck>>,
}

impl fmt::Debug for Audit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let own = self.checks.len();
        write!(f, "Audit({:?}, {own} own checks)", self.options)
    }
}

/// What an audit found.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Report {
    /// The boards that have a finding or a revoke, in the order of the input. [`Audit::each`] gives the others too.
    pub boards: Vec<AuditedBoard>,
    /// What is not about one board.
    pub summary: Summary,
}

/// What an audit found besides its boards.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Summary {
    /// What was counted.
    pub totals: Tally,
    /// What files do again and again, each told once a file; and slips that match no board.
    pub findings: Vec<LocatedFinding>,
    /// The files that could not be read, or not to their ends, with the reason.
    pub unread: Vec<(String, String)>,
}

/// One board.
///
/// ```
/// use pbn_audit::Audit;
/// use pbn_audit::laws::LAWS_2007;
///
/// let record = include_str!("checks/examples/revoke.pbn");
/// let report = Audit::new().laws(&LAWS_2007).str(record)?;
/// let ruling = report.boards[0].ruling.as_ref().expect("a ruling");
/// let [revoke] = &ruling.revokes[..] else { panic!("one revoke") };
/// assert_eq!((revoke.revoke.turn.trick, revoke.revoke.played.to_string().as_str()), (6, "♠Q"));
/// assert_eq!(revoke.trick_winner, Some(revoke.revoke.turn.seat));
/// assert_eq!(revoke.clauses, ["64A1"]);
/// assert_eq!((ruling.transfer.tricks.min, ruling.transfer.tricks.max), (2, 2));
/// # Ok::<(), pbn_audit::audit::RunError>(())
/// ```
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct AuditedBoard {
    /// Its file; nothing for a text.
    pub file: String,
    /// Its number in the file, from 1.
    pub game: u64,
    /// The line of its first tag.
    pub line: u64,
    /// Its number, as the record states it.
    pub board: Option<String>,
    /// The contract that is gone by: of the tags, or what is taken in their place; nothing where there is none.
    pub contract: Option<Contract>,
    /// Declarer, in the same way.
    pub declarer: Option<Seat>,
    /// The hands, as they were dealt and are stated.
    pub deal: Option<Deal>,
    /// The names of the players, in the order of [`Seat::ALL`].
    pub players: [Option<String>; 4],
    /// What its file does to many boards, where it explains something of this one.
    pub causes: Causes,
    /// What the Laws give; nothing where the play could not be replayed.
    pub ruling: Option<Ruling>,
    /// Tricks and scores: as stated, as played, and as the ruling has them.
    ///
    /// ```
    /// let record = include_str!("checks/examples/revoke.pbn");
    /// let report = pbn_audit::Audit::new().str(record)?;
    /// let figures = report.boards[0].figures;
    /// assert_eq!((figures.stated.tricks.min(), figures.adjusted.tricks.max()), (Some(9), Some(11)));
    /// # Ok::<(), pbn_audit::audit::RunError>(())
    /// ```
    pub figures: Figures,
    /// Why a director should look at it, in one English sentence; nothing where nobody need.
    pub headline: Option<String>,
    /// What is wrong with it, in the order of places; what your own checks found comes last.
    pub findings: Vec<LocatedFinding>,
}

/// A finding with its place in the file.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct LocatedFinding {
    /// The file; nothing for a text.
    pub file: String,
    /// The number of the game in the file, from 1; 0 where it is about none.
    pub game: u64,
    /// The line, from 1.
    pub line: u64,
    /// The column in characters, from 1.
    pub column: u64,
    /// The code of the check: `R101`.
    pub code: &'static str,
    /// The name of the check: `revoke`.
    pub name: &'static str,
    /// How much it matters.
    pub severity: Severity,
    /// The trick, if it is about one.
    pub trick: Option<u8>,
    /// The hand, if it is about one.
    pub seat: Option<Seat>,
    /// One sentence in English. In another language, with the feature `languages`:
    /// `Words::of_findings(Language::Dutch).sentence(&finding.words)` ([`Words`]).
    pub message: String,
    /// More lines: the word for a topic, and a sentence, both in English only.
    pub notes: Vec<(&'static str, String)>,
    /// The sentence as a message, in any language.
    pub words: Message,
    /// How often it was found in the file.
    pub times: u64,
}

impl Audit {
    /// An audit under the Laws in force at each board's date.
    pub fn new() -> Self {
        Self::default()
    }

    /// Under this edition of the Laws, whatever the dates.
    #[must_use]
    pub fn laws(mut self, laws: impl Into<Laws>) -> Self {
        self.options.laws = laws.into();
        self
    }

    /// By the dates on which an edition came into force here.
    #[must_use]
    pub const fn jurisdiction(mut self, jurisdiction: Jurisdiction) -> Self {
        self.options.jurisdiction = jurisdiction;
        self
    }

    /// With what is known of when attention was drawn to the revokes.
    #[must_use]
    pub const fn attention(mut self, attention: Attention) -> Self {
        self.options.attention = attention;
        self
    }

    /// With what the director wrote down. Rows that could not be read are not applied, and are in [`Slips::unreadable`]: look
    /// there first. The kinds of slip are in [`SLIPS`](crate::audit::SLIPS).
    ///
    /// ```
    /// use pbn_audit::Audit;
    /// use pbn_audit::audit::Slips;
    ///
    /// let record = include_str!("checks/examples/revoke.pbn");
    /// let slips = Slips::parse("slips.csv", b"board,kind,trick,seat,value\n,attention,6,E,next-call-others\n")?;
    /// let report = Audit::new().slips(slips).str(record)?;
    /// let ruling = report.boards[0].ruling.as_ref().expect("a ruling");
    /// assert_eq!(ruling.transfer.tricks.max, 0, "64B4: attention was drawn too late");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn slips(mut self, slips: Slips) -> Self {
        self.slips = Arc::new(slips);
        self
    }

    /// On so many threads; 0, as it is at first, for as many as the machine has.
    #[must_use]
    pub const fn threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// With a check of your own besides the others. It is asked of every board; its findings are not among the totals.
    /// Each board is seen by itself: [`Findings::once_a_file`] reports on every board here, as [`Findings::push`] does.
    ///
    /// ```
    /// use pbn_audit::Audit;
    /// use pbn_audit::board::Item;
    /// use pbn_audit::checks::{Check, Finding, Severity};
    /// use pbn_audit::words::Message;
    ///
    /// static NO_SCORER: Check = Check::own("X001", "no-scorer", Severity::Note);
    ///
    /// let record = include_str!("checks/examples/clean.pbn");
    /// let audit = Audit::new().check(|case, findings| {
    ///     if case.record.stated(Item::Round).is_none() {
    ///         let message = Message::verbatim("no round is stated");
    ///         findings.push(Finding::new(&NO_SCORER, case.record.span(), message));
    ///     }
    /// });
    /// let report = audit.str(record)?;
    /// assert_eq!(report.findings().next().expect("a finding").code, "X001");
    /// # Ok::<(), pbn_audit::audit::RunError>(())
    /// ```
    #[must_use]
    pub fn check(
        mut self,
        check: impl Fn(&Case<'_>, &mut Findings) + Send + Sync + 'static,
    ) -> Self {
        self.checks.push(Arc::new(check));
        self
    }

    /// Audits the games of a text.
    ///
    /// # Errors
    /// When no threads can be started.
    pub fn str(&self, text: &str) -> Result<Report, RunError> {
        self.bytes(text.as_bytes())
    }

    /// Audits the games of the bytes of a file, in any encoding.
    ///
    /// # Errors
    /// When no threads can be started.
    pub fn bytes(&self, bytes: &[u8]) -> Result<Report, RunError> {
        let audit = self.clone().threads(1);
        audit.collect(vec![(Input::Memory(bytes.into()), String::new())])
    }

    /// Audits files that are in memory, each with its name: records, compressed ones, and archives.
    ///
    /// ```
    /// let record = include_bytes!("checks/examples/revoke.pbn");
    /// let report = pbn_audit::Audit::new().files([("friday.pbn", record)])?;
    /// assert_eq!(report.boards[0].file, "friday.pbn");
    /// # Ok::<(), pbn_audit::audit::RunError>(())
    /// ```
    ///
    /// # Errors
    /// When no threads can be started. A file that cannot be read is no error: the [`Summary`] names it.
    pub fn files<N: Into<String>, B: AsRef<[u8]>>(
        &self,
        files: impl IntoIterator<Item = (N, B)>,
    ) -> Result<Report, RunError> {
        let files = files.into_iter();
        let in_memory = |(name, bytes): (N, B)| (Input::Memory(bytes.as_ref().into()), name.into());
        self.collect(files.map(in_memory).collect())
    }

    /// Audits files, and those below folders whose names are those of PBN or LIN.
    ///
    /// # Errors
    /// When no threads can be started. A file that cannot be read is no error: the [`Summary`] names it.
    pub fn paths<P: AsRef<Path>>(
        &self,
        paths: impl IntoIterator<Item = P>,
    ) -> Result<Report, RunError> {
        let (inputs, unread) = inputs(paths);
        let mut report = self.collect(inputs)?;
        report.summary.unread.splice(0..0, unread);
        Ok(report)
    }

    /// Audits files and folders, and hands every board over in order, with what all others show of it: 64 bytes of each are
    /// kept until all is read.
    ///
    /// ```
    /// # let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("samples");
    /// let mut revokes = 0;
    /// let summary = pbn_audit::Audit::new().each([folder], |board| {
    ///     revokes += board.ruling.map_or(0, |ruling| ruling.revokes.len());
    /// })?;
    /// assert!(summary.totals.games > 100 && revokes > 10);
    /// # Ok::<(), pbn_audit::audit::RunError>(())
    /// ```
    ///
    /// # Errors
    /// When no threads can be started.
    pub fn each<P: AsRef<Path>>(
        &self,
        paths: impl IntoIterator<Item = P>,
        board: impl FnMut(AuditedBoard) + Send,
    ) -> Result<Summary, RunError> {
        self.handed_over(paths, board, Known::FromAll)
    }

    /// The same of every board by itself, as it is read: from an input that has no end, and in memory that does not grow.
    ///
    /// What others show of a board is then not known: whether it is a copy, has another deal at another table (C108) or another
    /// side there (C114), has the deal of another board, or a fault that its whole file explains. Such a fault is taken
    /// for the board's own.
    ///
    /// ```
    /// # let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("samples");
    /// let mut boards = 0;
    /// let summary = pbn_audit::Audit::new().alone([folder], |_| boards += 1)?;
    /// assert_eq!(summary.totals.games, boards);
    /// # Ok::<(), pbn_audit::audit::RunError>(())
    /// ```
    ///
    /// # Errors
    /// When no threads can be started.
    pub fn alone<P: AsRef<Path>>(
        &self,
        paths: impl IntoIterator<Item = P>,
        board: impl FnMut(AuditedBoard) + Send,
    ) -> Result<Summary, RunError> {
        self.handed_over(paths, board, Known::Alone)
    }

    fn handed_over<P: AsRef<Path>>(
        &self,
        paths: impl IntoIterator<Item = P>,
        board: impl FnMut(AuditedBoard) + Send,
        known: Known,
    ) -> Result<Summary, RunError> {
        let (inputs, unread) = inputs(paths);
        let mut summary = self.run(inputs, board, known)?;
        summary.unread.splice(0..0, unread);
        Ok(summary)
    }

    /// Audits inputs, each with its name, for a [`Reporter`] of your own or one of those in `report`, until all is reported or the
    /// flag is up. [`inputs`] finds those below paths. Checks of your own are for the other ways of this audit.
    ///
    /// # Errors
    /// When the reporter cannot write, or no threads can be started.
    pub fn report_to<R: Reporter>(
        &self,
        inputs: Vec<(Input, String)>,
        reporter: &mut R,
        halt: &Halt,
    ) -> Result<Ended, RunError> {
        let how = How {
            jobs: self.threads,
            ..How::default()
        };
        let inputs = inputs.into_iter();
        audit::run(inputs, &self.options, &self.slips, how, reporter, &(), halt)
    }

    fn collect(&self, inputs: Vec<(Input, String)>) -> Result<Report, RunError> {
        let mut boards = Vec::new();
        let keep = |board: AuditedBoard| {
            let has_revoke =
                |ruling: &Ruling| !ruling.revokes.is_empty() || !ruling.slip_revokes.is_empty();
            if !board.findings.is_empty() || board.ruling.as_ref().is_some_and(has_revoke) {
                boards.push(board);
            }
        };
        let summary = self.run(inputs, keep, Known::FromAll)?;
        Ok(Report { boards, summary })
    }

    fn run(
        &self,
        inputs: Vec<(Input, String)>,
        board: impl FnMut(AuditedBoard) + Send,
        known: Known,
    ) -> Result<Summary, RunError> {
        let mut stream = Stream {
            checks: self.checks.clone(),
            known,
            board,
            summary: Summary::default(),
        };
        let ended = self.report_to(inputs, &mut stream, &Halt::new())?;
        Ok(Summary {
            totals: ended.totals,
            ..stream.summary
        })
    }
}

impl Report {
    /// All findings: those of the boards, in order, and those that are about no single board.
    pub fn findings(&self) -> impl Iterator<Item = &LocatedFinding> {
        let of_boards = self.boards.iter().flat_map(|board| &board.findings);
        of_boards.chain(&self.summary.findings)
    }
}

impl LocatedFinding {
    fn of(finding: &Finding, case: &Case<'_>, at: At) -> Self {
        let place = at.place(case, finding.span.start);
        Self {
            line: place.line,
            column: place.column,
            game: at.game,
            ..Self::unplaced(&finding.whole(case))
        }
    }

    fn unplaced(finding: &Finding) -> Self {
        let words = Words::of_findings(Language::English);
        let notes = finding.notes.iter();
        Self {
            file: String::new(),
            game: 0,
            line: 1,
            column: 1,
            code: finding.check.code,
            name: finding.check.name,
            severity: finding.severity,
            trick: finding.trick,
            seat: finding.seat,
            message: words.sentence(&finding.message),
            notes: notes
                .map(|note| (words.word(note.topic.word()), words.sentence(&note.text)))
                .collect(),
            words: finding.message.clone(),
            times: 1,
        }
    }

    fn place_in(&mut self, file: &str, before: At) {
        file.clone_into(&mut self.file);
        self.line += before.line;
        self.game += before.game;
    }
}

/// The inputs that paths mean, each with its name: files, and those below folders whose names are those of PBN or LIN, or which
/// carry boards. With what cannot be looked into, and why.
#[allow(clippy::type_complexity)] // two lists of pairs
pub fn inputs<P: AsRef<Path>>(
    paths: impl IntoIterator<Item = P>,
) -> (Vec<(Input, String)>, Vec<(String, String)>) {
    let (mut found, mut unread) = (Vec::new(), Vec::new());
    let mut add = |path: PathBuf| {
        let name = name_of(&path);
        found.push((Input::File(path), name));
    };
    for path in paths {
        let path = path.as_ref();
        if !path.is_dir() {
            add(path.to_owned());
            continue;
        }
        for file in files_below(path) {
            match file {
                Ok(FileBelow::Pbn(path)) => add(path),
                Ok(FileBelow::Carrier(path)) if carries_boards(&path) => add(path),
                Ok(FileBelow::Carrier(_) | FileBelow::Other(_)) => (),
                Err(why) => unread.push((name_of(&why.path), why.to_string())),
            }
        }
    }
    (found, unread)
}

/// What is known of a board when it is handed over.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Known {
    /// What all show.
    FromAll,
    /// What it shows alone.
    Alone,
}

/// Hands boards over as they are done.
struct Stream<F> {
    checks: Vec<Arc<OwnCheck>>,
    known: Known,
    board: F,
    summary: Summary,
}

/// Makes the boards of a part.
struct Boards(Vec<Arc<OwnCheck>>, Known);

impl Collector for Boards {
    type Part = Vec<AuditedBoard>;
    type Noted = Option<LocatedFinding>;

    fn is_alone(&self) -> bool {
        self.1 == Known::Alone
    }

    fn at_once(&self, _: &Case<'_>, _: &[Finding]) -> Option<usize> {
        Some(size_of::<AuditedBoard>() + 256)
    }

    fn takes_at_once(&self) -> bool {
        true
    }

    fn take_back(&self, part: &mut Self::Part, games: &[u64]) {
        part.retain(|board| games.binary_search(&board.game).is_err());
    }

    fn close(&self, part: &mut Self::Part) {
        part.sort_by_key(|board| board.game);
    }

    fn board(&self, part: &mut Self::Part, at: At, case: &Case<'_>, findings: &[Finding]) {
        let mut own = Findings::default();
        for check in &self.0 {
            check(case, &mut own);
        }
        let own = own.of_single_board();
        let all = findings.iter().chain(own);
        let words = Words::of_findings(Language::English);
        let headline = || Story::of(case, findings).verdict().headline(words);
        part.push(AuditedBoard {
            file: String::new(),
            game: at.game,
            line: at.first_line(),
            board: case.record.text_of(Item::Board).map(Into::into),
            contract: case.premises.full_contract(),
            declarer: case.premises.declarer(),
            deal: case.board.deal.value().copied(),
            players: Seat::ALL.map(|seat| case.player(seat).map(Into::into)),
            causes: case.cross_board.causes,
            ruling: case.ruling().cloned(),
            figures: Figures::of(case),
            headline: needs_review(case, findings).then(headline).flatten(),
            findings: all.map(|it| LocatedFinding::of(it, case, at)).collect(),
        });
    }

    fn noted(&self, at: At, case: &Case<'_>, finding: &Finding) -> Self::Noted {
        Some(LocatedFinding::of(finding, case, at))
    }
}

impl<F: FnMut(AuditedBoard) + Send> Reporter for Stream<F> {
    type Collector = Boards;

    fn collector(&self) -> Self::Collector {
        Boards(self.checks.clone(), self.known)
    }

    fn part(&mut self, file: &str, before: At, part: Vec<AuditedBoard>) -> io::Result<()> {
        for mut board in part {
            file.clone_into(&mut board.file);
            board.line += before.line;
            board.game += before.game;
            let findings = board.findings.iter_mut();
            findings.for_each(|finding| finding.place_in(file, before));
            (self.board)(board);
        }
        Ok(())
    }

    fn file_wide(
        &mut self,
        file: &str,
        before: At,
        noted: Option<LocatedFinding>,
        places: &Places,
    ) -> io::Result<()> {
        if let Some(mut noted) = noted {
            noted.place_in(file, before);
            noted.times = places.times;
            self.summary.findings.push(noted);
        }
        Ok(())
    }

    fn file(&mut self, file: &FileTally) -> io::Result<()> {
        if let Read::No(why) = &file.read {
            self.summary
                .unread
                .push((file.file.clone(), why.to_string()));
        }
        Ok(())
    }

    fn unmatched(&mut self, file: &str, slip: &Slip, finding: &Finding) -> io::Result<()> {
        self.summary.findings.push(LocatedFinding {
            file: file.to_owned(),
            line: slip.line,
            ..LocatedFinding::unplaced(finding)
        });
        Ok(())
    }
}
