//! The findings on the board at hand, and those that are reported once for its file.
//!
//! Most findings are about one board. Some are about how a file is written, and one program wrote all of it: the same
//! nonstandard tag is in every game. Such a finding is reported once a file, where it is first
//! seen, with the number of times and the lines of the first few. A check asks for that with [`Findings::once_a_file`] in place of
//! [`Findings::push`]; the check and a subject (the name of the tag) identify it, and its message is made at
//! the first sight only.
//!
//! A file is read in parts, side by side. Each part keeps its own first sights, places and counts; they are joined in input
//! order, where the earlier sights stay and the counts are added, and reported when the file ends. So the report does
//! not depend on how the file was cut, or on the number of threads.

use super::explained::cause_of;
use super::relation::under_contract;
use super::{Case, Cause, Check, Finding, Note, Topic};
use crate::source::Span;
use crate::words::{Message, message};
use std::collections::BTreeMap;

/// The most file-wide findings of one file. No program makes so many, but a file of noise does: there the words and the places
/// of all would take a time that grows with the square of its length.
pub const MOST_FILE_WIDE: usize = 1000;

/// The most places of one file-wide finding.
pub const MOST_PLACES: usize = 10;

/// What a file does again and again: a check, and a subject that the check names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileWide(u64);

impl FileWide {
    /// A fixed hash (FNV-1a) of the check's code and the subject.
    fn of(check: &Check, subject: &[u8]) -> Self {
        let bytes = check.code.bytes().chain(subject.iter().copied());
        Self(bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        }))
    }
}

/// The findings on one board.
#[derive(Debug, Default)]
pub struct BoardFindings {
    /// What is found on it, in the order of its places.
    pub board: Vec<Finding>,
    /// File-wide findings of its file that are seen on it: each of the first [`MOST_PLACES`] times in a part.
    pub seen: Vec<Sighting>,
}

/// A file-wide finding that is seen on a board.
#[derive(Debug)]
pub struct Sighting {
    /// Which it is.
    pub file_wide: FileWide,
    /// Where.
    pub span: Span,
    /// The finding, the first time in a part.
    pub first: Option<Box<Finding>>,
}

/// Collects findings.
#[derive(Debug, Default)]
pub struct Findings {
    /// Of the board at hand.
    found: BoardFindings,
    times: BTreeMap<FileWide, u64>,
    /// The codes of the previews that are switched on.
    previews: Vec<&'static str>,
}

impl Findings {
    /// Switches these previews on, by their codes, and all others off.
    pub fn switch_on(&mut self, previews: &[&'static str]) {
        previews.clone_into(&mut self.previews);
    }

    /// Whether findings of a check are kept: those of a preview only when it is switched on.
    fn keep(&self, check: &Check) -> bool {
        !check.preview || self.previews.contains(&check.code)
    }

    /// Adds a finding on the board at hand.
    pub fn push(&mut self, finding: Finding) {
        if self.keep(finding.check) {
            self.found.board.push(finding);
        }
    }

    /// Adds the first of what is found in the rows of a table, which stands for all of the game, and how many more there are.
    pub(super) fn first_of(&mut self, mut found: impl Iterator<Item = Finding>) {
        let Some(first) = found.next() else { return };
        let more = found.count();
        self.push(if more == 0 {
            first
        } else {
            let message = message!("more-of-this-kind", finding = first.message, count = more);
            Finding { message, ..first }
        });
    }

    /// Adds a note to every finding on the board at hand.
    pub(super) fn note_all(&mut self, topic: Topic, text: &Message) {
        for finding in &mut self.found.board {
            finding.notes.push(Note {
                topic,
                text: text.clone(),
            });
        }
    }

    /// Says of each finding on the board at hand what explains it, where that is known.
    pub(super) fn explain(&mut self, case: &Case<'_>) {
        under_contract(&mut self.found.board, case);
        for finding in &mut self.found.board {
            finding.cause = cause_of(finding, case);
            let text = match finding.cause {
                Some(Cause::WrongDeals) => message!("cause-note-deals"),
                Some(Cause::Filler) => message!("cause-note-filler"),
                _ => continue,
            };
            let topic = Topic::Cause;
            finding.notes.push(Note { topic, text });
        }
    }

    /// Adds a finding that is reported once a file, where it is first seen. It is made at the first sight of the
    /// subject only, and for the first [`MOST_FILE_WIDE`] of a part; of the others places are kept, as an earlier part may
    /// report them. It is for notes and warnings; an error is about its own board.
    pub fn once_a_file(
        &mut self,
        check: &'static Check,
        subject: &[u8],
        span: Span,
        finding: impl FnOnce() -> Finding,
    ) {
        if !self.keep(check) {
            return;
        }
        let file_wide = FileWide::of(check, subject);
        let times = self.times.entry(file_wide).or_default();
        *times += 1;
        if *times > MOST_PLACES as u64 {
            return;
        }
        let is_kept = *times == 1 && self.times.len() <= MOST_FILE_WIDE;
        let first = is_kept.then(|| Box::new(finding()));
        self.found.seen.push(Sighting {
            file_wide,
            span,
            first,
        });
    }

    /// The findings on the board at hand.
    pub const fn found(&self) -> &BoardFindings {
        &self.found
    }

    /// The same, handed over.
    pub fn take(&mut self) -> BoardFindings {
        std::mem::take(&mut self.found)
    }

    /// The same, in exchange for an emptied one that is used again.
    pub fn exchange(&mut self, found: &mut BoardFindings) {
        found.board.clear();
        found.seen.clear();
        std::mem::swap(&mut self.found, found);
    }

    /// How often each file-wide finding was seen, and a new count from here on.
    pub fn take_times(&mut self) -> BTreeMap<FileWide, u64> {
        std::mem::take(&mut self.times)
    }

    /// All that is found on the board at hand, as if it were a file of its own.
    pub fn of_single_board(&mut self) -> &[Finding] {
        let seen = std::mem::take(&mut self.found.seen);
        self.times.clear();
        self.extend(seen.into_iter().filter_map(|it| it.first).map(|it| *it));
        self.sort();
        &self.found.board
    }

    /// The number of findings on the board at hand so far, file-wide ones included.
    pub(super) fn count(&self) -> usize {
        self.found.board.len() + self.found.seen.len()
    }

    /// Begins a board.
    pub(super) fn begin(&mut self) {
        self.found.board.clear();
    }

    /// Puts the findings in the order of their places.
    pub(super) fn sort(&mut self) {
        self.found.board.sort_by_key(|finding| finding.span.start);
    }
}

impl Extend<Finding> for Findings {
    fn extend<T: IntoIterator<Item = Finding>>(&mut self, findings: T) {
        for finding in findings {
            self.push(finding);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::by_name;
    use super::*;
    use crate::source::Span;

    #[test]
    fn a_file_wide_finding_is_told_at_its_first_sight_and_counted_and_has_a_few_places() {
        let [one, other] = ["S103", "S208"].map(|code| by_name(code).unwrap());
        let mut findings = Findings::default();
        let many = [(one, "c")].repeat(3 * MOST_PLACES);
        let sights = [(one, "a"), (one, "b"), (one, "a"), (other, "a")];
        for (place, (check, subject)) in sights.into_iter().chain(many).enumerate() {
            findings.begin();
            findings.once_a_file(check, subject.as_bytes(), Span::at(place), || {
                Finding::new(check, Span::at(place), subject)
            });
        }
        let BoardFindings { board, seen } = findings.take();
        assert!(board.is_empty());
        let places = seen.iter().map(|it| it.span.start as usize);
        assert!(places.eq(0..4 + MOST_PLACES));
        let first = seen.iter().filter(|it| it.first.is_some());
        assert!(first.map(|it| it.span.start).eq([0, 1, 3, 4]));
        let times = findings.take_times();
        let counts = seen.iter().take(5).map(|it| times[&it.file_wide]);
        assert!(counts.eq([2, 1, 2, 1, 3 * MOST_PLACES as u64]));
        assert!(findings.take_times().is_empty());
    }
}
