//! Copies: which records of the input are others once more, and of which the reports speak only once.
//!
//! A copy keeps its rows in boards.csv, findings.csv and revokes.csv, and its place in all counts. Where there is nothing to
//! tell of it that was not told of the first, it has no row in review.csv and no sheet, and a terminal shows nothing of it.

use crate::audit::{KeyHasher, RecordKey, Records};
use crate::board::Item;
use crate::checks::{Case, Finding, Ruled};
use crate::laws::Range;
use crate::report::table::Id;
use crate::story::stated_tricks;
use smallvec::SmallVec;

/// Which boards are held against those before them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum CopiesAmong {
    /// None: copies are boards like any other.
    Nothing,
    /// Those of which there is something to report.
    Reported,
    /// All.
    All,
}

/// What counts as told of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::report) enum Telling {
    /// What a director is told: notes stand in a table.
    Director,
    /// All findings: they stand nowhere else.
    Everything,
}

/// What a record is known by, and what there is to tell of it.
#[derive(Debug, Clone)]
pub(in crate::report) struct Mark {
    record: RecordKey,
    /// A key for each finding, with the result and what the ruling makes of it.
    told: SmallVec<[RecordKey; 2]>,
}

impl Mark {
    /// What the record is known by.
    pub(in crate::report) const fn record(&self) -> RecordKey {
        self.record
    }

    /// The mark of a board with enough cards.
    pub(in crate::report) fn of(
        case: &Case<'_>,
        findings: &[Finding],
        telling: Telling,
    ) -> Option<Self> {
        let record = RecordKey::of(case)?;
        let is_told = |it: &&Finding| telling == Telling::Everything || it.is_reason();
        let mut told = findings.iter().filter(is_told).peekable();
        if told.peek().is_none() {
            let told = SmallVec::new();
            return Some(Self { record, told });
        }
        let with_outcome = record.with(|said| outcome(case, said));
        let told = told.map(|it| with_outcome.with(|said| about(it, said)));
        let told = told.collect();
        Some(Self { record, told })
    }
}

/// What a finding is about: its check, the trick, the hand, and the slips.
fn about(finding: &Finding, said: &mut KeyHasher) {
    let seat = finding.seat.map_or(u8::MAX, |seat| seat as u8);
    said.text(finding.check.code.as_bytes());
    said.word(u64::from(finding.trick.unwrap_or(0)) << 8 | u64::from(seat));
    for line in &finding.slips {
        said.word(*line);
    }
}

/// By what tables are compared when another score is due, besides the scores that the record lists.
const COMPARED: [Item; 7] = [
    Item::Event,
    Item::Date,
    Item::Stage,
    Item::Session,
    Item::Section,
    Item::Board,
    Item::Scoring,
];

/// The result, and what the ruling makes of it.
fn outcome(case: &Case<'_>, said: &mut KeyHasher) {
    const NONE: u8 = u8::MAX;
    let stated = stated_tricks(case).min().unwrap_or(NONE);
    if let Ok(Ruled { ruling, basis, .. }) = case.ruled {
        let Range { min, max } = ruling.adjusted.unwrap_or(Range::exactly(NONE));
        let Range {
            min: least,
            max: most,
        } = ruling.transfer.tricks;
        let has_revoke = !(ruling.revokes.is_empty() && ruling.slip_revokes.is_empty());
        let [edition, basis] = if has_revoke {
            [ruling.edition as u8, basis as u8]
        } else {
            [NONE; 2]
        };
        let state = ruling.state as u8;
        said.word(u64::from_le_bytes([
            stated, state, min, max, least, most, edition, basis,
        ]));
        let questions = ruling.questions.iter();
        said.word(questions.fold(0, |all, question| all | 1 << *question as u8));
    } else {
        said.word(stated.into());
    }
    if case.rescored().is_some() {
        for item in COMPARED {
            said.text(case.record.stated(item).unwrap_or_default());
        }
        said.word(case.listed().is_some().into());
    }
}

/// The findings that are remembered: most boards have none. Where one was forgotten a copy is shown that need not be.
const TOLD: usize = 7 << 12;

/// The records of a run so far, and how many of them are copies.
#[derive(Debug)]
pub(in crate::report) struct Copies {
    records: Records<ShortId>,
    /// What was told of them.
    told: Records<()>,
    file: Counted,
    counts: CopyCounts,
}

/// What was counted in a file.
#[derive(Debug, Clone, Copy, Default)]
struct Counted {
    /// Boards that could be copies.
    marked: u64,
    copies: u64,
    not_shown: u64,
}

/// How many copies there are.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CopyCounts {
    /// Boards that are copies.
    pub boards: u64,
    /// Files with such boards.
    pub files: u64,
    /// Of these boards, those for the director that have no row in review.csv.
    pub not_shown: u64,
    /// Of these boards, those for the director that have one, as there is something else to tell of them.
    pub different: u64,
    /// Whether copies were looked for among all boards, and not only among those of which there is something to report.
    pub among_all: bool,
    /// How many files hold nothing else, where all boards were looked at.
    pub whole_files: u64,
    /// The first of them.
    pub named: Vec<String>,
    /// Where some may have been missed: a copy is certainly found if so many boards or fewer stand between.
    pub reach: Option<usize>,
}

/// The most files that are named.
const NAMED: usize = 3;

/// How a board stands to those before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::report) struct Sighting {
    /// Whether it is one of them once more.
    pub(in crate::report) is_copy: bool,
    /// The id of that one, if it has one.
    pub(in crate::report) copy_of: Option<Id>,
    /// Whether all there is to tell of it was told of that one.
    pub(in crate::report) is_told: bool,
}

impl Default for Copies {
    fn default() -> Self {
        Self {
            records: Records::default(),
            told: Records::of(TOLD),
            file: Counted::default(),
            counts: CopyCounts::default(),
        }
    }
}

impl Copies {
    /// Makes room for so many boards.
    pub(in crate::report) fn expect(&mut self, boards: usize) {
        self.records.expect(boards);
        self.told.expect(boards);
    }

    /// Holds a board against those before it.
    pub(in crate::report) fn meet(&mut self, mark: &Mark) -> Sighting {
        self.file.marked += 1;
        let Some(first) = self.records.first(mark.record) else {
            return Sighting::default();
        };
        self.file.copies += 1;
        Sighting {
            is_copy: true,
            copy_of: first.id(),
            is_told: mark.told.iter().all(|it| self.told.first(*it).is_some()),
        }
    }

    /// Remembers a board, unless it is a copy with nothing new, and the id if it has one.
    pub(in crate::report) fn remember(&mut self, mark: Mark, sighting: Sighting, id: Option<Id>) {
        if sighting.is_told {
            return;
        }
        if !sighting.is_copy {
            self.records.remember(mark.record, ShortId::of(id));
        }
        for told in mark.told {
            self.told.remember(told, ());
        }
    }

    /// Counts a copy that a director should look at.
    pub(in crate::report) fn count_for_director(&mut self, sighting: Sighting) {
        if sighting.is_told {
            self.file.not_shown += 1;
        } else if sighting.is_copy {
            self.counts.different += 1;
        }
    }

    /// Ends a file. Says of how many of its boards for the director there is no row in review.csv.
    pub(in crate::report) fn end_file(&mut self, file: &str) -> u64 {
        let Counted {
            marked,
            copies,
            not_shown,
        } = std::mem::take(&mut self.file);
        self.records.next_file();
        self.told.next_file();
        self.counts.boards += copies;
        self.counts.files += u64::from(copies > 0);
        self.counts.not_shown += not_shown;
        if copies > 0 && copies == marked {
            self.counts.whole_files += 1;
            if self.counts.named.len() < NAMED {
                self.counts.named.push(file.to_owned());
            }
        }
        not_shown
    }

    /// The counts of the run.
    pub(in crate::report) fn counts(&self, among: CopiesAmong) -> CopyCounts {
        let reach = self.records.forgets().then(|| self.records.reach());
        CopyCounts {
            reach,
            among_all: among == CopiesAmong::All,
            ..self.counts.clone()
        }
    }
}

/// The id of a board in eight bytes, which need not begin at a multiple of eight: its hash, and one more than its number
/// among equal ones. That is 0 where it has no id, or a number beyond all that are kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct ShortId([u16; 4]);

impl ShortId {
    #[allow(clippy::cast_possible_truncation)] // the hash has 48 bits
    fn of(id: Option<Id>) -> Self {
        let Some(Id { hash, earlier, .. }) = id else {
            return Self([0; 4]);
        };
        let number = u16::try_from(earlier + 1).unwrap_or(0);
        Self([
            (hash >> 32) as u16,
            (hash >> 16) as u16,
            hash as u16,
            number,
        ])
    }

    fn id(self) -> Option<Id> {
        let [high, middle, low, number] = self.0;
        let hash = [high, middle, low].map(u64::from);
        Some(Id {
            letter: 'b',
            hash: hash[0] << 32 | hash[1] << 16 | hash[2],
            earlier: u32::from(number).checked_sub(1)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_kept_with_its_number() {
        for earlier in [0, 1, 65_533] {
            let id = Id {
                letter: 'b',
                hash: 0xFEDC_BA98_7654,
                earlier,
            };
            assert_eq!(ShortId::of(Some(id)).id(), Some(id));
        }
        let far = Id {
            letter: 'b',
            hash: 1,
            earlier: 65_535,
        };
        for unknown in [None, Some(far)] {
            assert_eq!(ShortId::of(unknown).id(), None);
        }
        assert_eq!((size_of::<ShortId>(), align_of::<ShortId>()), (8, 2));
    }
}
