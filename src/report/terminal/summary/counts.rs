//! What was counted while the reports were written.

use crate::audit::{Ended, FileTally, Read, Tally};
use crate::checks::Cause;
use crate::report::copies::CopyCounts;
use crate::report::decisions::known::KnownCounts;
use crate::report::tables::cause_book::KnownCause;
use crate::report::tables::revoke_comments::SentenceCounts;
use crate::report::terminal::statistics::Statistics;
use crate::report::terminal::urgent::UrgentBoard;
use crate::words::{Message, Words, message};

/// Counts made while the reports were written.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Counts {
    /// Boards for the director by priority.
    pub priorities: [u64; 3],
    /// Findings that were not selected.
    pub hidden: u64,
    /// Findings, boards and files of each check.
    pub statistics: Statistics,
    /// Files with boards for the director.
    pub troubled: u64,
    /// The files with the most of these boards, and how many.
    pub worst: Vec<(String, u64)>,
    /// What explains faults of many boards, in the order of the reports.
    pub causes: Vec<CauseCount>,
    /// Boards for the director whose score changes if he agrees.
    pub rescored: u64,
    /// The boards to look at first.
    pub urgent: Vec<UrgentBoard>,
    /// Files without a board, although they were read.
    pub empty: u64,
    /// The first of them.
    pub empties: Vec<String>,
    /// Boards that are copies of others.
    pub copies: CopyCounts,
    /// Boards that are known from earlier runs.
    pub known: KnownCounts,
    /// Sentences in comments that name a revoke.
    pub sentences: SentenceCounts,
    /// Boards for the director of which all that was written is shown with another table.
    pub said_before: u64,
}

/// What was counted of a cause.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CauseCount {
    /// The cause.
    pub cause: Cause,
    /// The boards that it explains, without those on whose cause a director has decided.
    pub boards: u64,
    /// The files with such boards.
    pub files: u64,
    /// The files with the most of them, and how many.
    pub most: Vec<(String, u64)>,
}

/// The most files named in a line.
pub(super) const NAMED: usize = 3;

impl Counts {
    /// Takes in a file, of which so many boards for the director are shown elsewhere.
    pub(in crate::report) fn take(&mut self, file: &FileTally, not_shown: u64) {
        let tally = &file.tally;
        let review = tally.review - not_shown;
        if review > 0 {
            self.troubled += 1;
            keep_most(&mut self.worst, (file.file.clone(), review));
        }
        if tally.games == 0 && file.read == Read::Yes {
            self.empty += 1;
            if self.empties.len() < NAMED {
                self.empties.push(file.file.clone());
            }
        }
    }

    /// Boards for the director to look at, each record and each report of a recorder once, without those on which he has decided.
    pub(in crate::report) const fn for_director(&self, totals: &Tally) -> u64 {
        totals.review - self.copies.not_shown - self.known.decided_due - self.said_before
    }

    /// Whether no file of a run could be read, so that there are no totals.
    pub(in crate::report) const fn has_read_nothing(&self, ended: &Ended) -> bool {
        let is_nothing = ended.unread || ended.files == 0;
        is_nothing && !ended.interrupted && ended.totals.games == 0 && self.empty == 0
    }

    /// Takes in a cause of a file, and whether a director has decided on it.
    pub(in crate::report) fn take_cause(&mut self, known: &KnownCause, is_decided: bool) {
        let place = self.causes.partition_point(|it| it.cause < known.cause);
        if self.causes.get(place).map(|it| it.cause) != Some(known.cause) {
            let none = CauseCount {
                cause: known.cause,
                ..CauseCount::default()
            };
            self.causes.insert(place, none);
        }
        if !is_decided {
            let count = &mut self.causes[place];
            count.boards += known.boards;
            count.files += known.files;
            keep_most(&mut count.most, (known.file.clone(), known.boards));
        }
    }

    /// Takes back that a cause is decided, and that so many of its findings are.
    pub(in crate::report) fn ask_again(&mut self, known: &KnownCause, findings: [u64; 3]) {
        self.take_cause(known, false);
        for (all, own) in self.known.severities.iter_mut().zip(findings) {
            *all -= own;
        }
    }

    /// Those that speak for errors of boards, and on which nobody has decided.
    pub(in crate::report) fn open_causes(&self) -> impl Iterator<Item = &CauseCount> {
        self.of_errors().filter(|it| it.boards > 0)
    }

    /// Those that speak for errors of boards.
    pub(super) fn of_errors(&self) -> impl Iterator<Item = &CauseCount> {
        self.causes.iter().filter(|it| it.cause.is_of_errors())
    }
}

/// Keeps the files with the most boards, those with as many in the order of the input.
fn keep_most(most: &mut Vec<(String, u64)>, file: (String, u64)) {
    let place = most.partition_point(|(_, boards)| *boards >= file.1);
    most.insert(place, file);
    most.truncate(NAMED);
}

/// What is said in the closing lines and on the page.
impl Words {
    /// What was checked, and what cannot be, where there is no card play but results, or something to look at.
    pub(in crate::report) fn results_only(
        &self,
        counts: &Counts,
        totals: &Tally,
    ) -> Option<Message> {
        let (count, due) = (totals.games, counts.for_director(totals));
        let [number, due_number] = [count, due].map(|it| self.grouped(it));
        let have_results = totals.with_result_only == count;
        let is_it = totals.with_play == 0 && count > 0 && (have_results || due > 0);
        is_it.then(|| message!("end-results-only", count, number, due, due_number))
    }

    /// The boards on which recorders say that somebody revoked, and the comments which say so of any board; where they are.
    pub(in crate::report) fn told_revokes(&self, counts: &Counts, table: &str) -> Option<Message> {
        let of = counts.sentences;
        let [boards, number, recorders, shared] =
            [of.boards, of.sentences, of.recorders, of.shared].map(|count| self.grouped(count));
        let told = message!("end-sentences", boards, number, recorders, shared, table);
        (of.sentences > 0).then_some(told)
    }

    /// The causes that were decided before, and those of earlier runs that are no longer found.
    pub(in crate::report) fn known_causes(&self, counts: &Counts) -> Option<Message> {
        let causes = counts.known.causes;
        let [decided, repaired, number] = causes.map(|count| self.grouped(count));
        let grown = causes[2];
        (causes != [0; 3]).then(|| message!("end-causes-known", decided, repaired, grown, number))
    }
}
