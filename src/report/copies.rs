//! Copies: which records of the input are others once more, and of which the reports speak only once.
//!
//! A copy keeps its rows in boards.csv, findings.csv and revokes.csv, and its place in all counts. Where there is nothing to
//! tell of it that was not told of the first, it has no row in review.csv and no sheet, and a terminal shows nothing of it.

use crate::audit::{KeyHasher, RecordKey, Records, Repeated, SeenRecords};
use crate::board::Item;
use crate::checks::{Case, Finding, Ruled, Stands};
use crate::laws::Range;
use crate::report::table::Id;
use crate::story::stated_tricks;
use smallvec::SmallVec;

/// What a record is known by, and what there is to tell of it.
#[derive(Debug, Clone)]
pub(super) struct Mark {
    /// What the record is known by.
    pub(super) record: RecordKey,
    /// What it is to records that are the same.
    stands: Stands,
    /// A key for the result, with what the ruling makes of it.
    outcome: RecordKey,
    /// A key for each finding, with the same.
    told: SmallVec<[RecordKey; 2]>,
}

impl Mark {
    /// The mark of a board whose record stands in the input again, with the findings that are told of it.
    pub(super) fn of<'a>(case: &Case<'_>, told: impl Iterator<Item = &'a Finding>) -> Option<Self> {
        let stands = case.cross_board.stands;
        if stands == Stands::Once {
            return None;
        }
        let record = RecordKey::of(case)?;
        let outcome = record.with(|said| outcome(case, said));
        Some(Self {
            record,
            stands,
            outcome,
            told: told
                .map(|it| outcome.with(|said| about(it, said)))
                .collect(),
        })
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
        let moved = ruling.transfer.tricks;
        let has_revoke = !(ruling.revokes.is_empty() && ruling.slip_revokes.is_empty());
        let basis = if has_revoke {
            said.text(ruling.edition.year.as_bytes());
            basis as u8
        } else {
            NONE
        };
        let state = ruling.state as u8;
        said.word(u64::from_le_bytes([
            stated, state, min, max, moved.min, moved.max, basis, 0,
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

/// The records of a run so far of which there is more than one, and how many are copies.
#[derive(Debug, Default)]
pub(super) struct Copies {
    records: SeenRecords<Option<Id>>,
    /// What was told of them.
    told: SeenRecords<()>,
    /// Copies in the file that were met, and those for the director that are not shown.
    met: u64,
    not_shown: u64,
    counts: CopyCounts,
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
}

/// The most files that are named.
const NAMED: usize = 3;

/// How a board stands to those before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Sighting {
    /// Whether it is one of them once more.
    pub(super) is_copy: bool,
    /// The id of that one, if it has one.
    pub(super) copy_of: Option<Id>,
    /// Whether all there is to tell of it was told of that one.
    pub(super) is_told: bool,
    /// Whether its result, and what the ruling makes of it, are those of one before: its score changes with that one's.
    pub(super) has_same_outcome: bool,
}

impl Copies {
    /// Holds a board against those before it.
    pub(super) fn meet(&mut self, mark: &Mark) -> Sighting {
        if mark.stands != Stands::Copy {
            return Sighting::default();
        }
        self.met += 1;
        Sighting {
            is_copy: true,
            copy_of: self.records.first(mark.record).copied().flatten(),
            is_told: mark.told.iter().all(|it| self.is_told(*it)),
            has_same_outcome: self.is_told(mark.outcome),
        }
    }

    fn is_told(&self, key: RecordKey) -> bool {
        self.told.first(key).is_some()
    }

    /// Remembers a board that stands in the input again, and the id if it has one.
    pub(super) fn remember(&mut self, mark: Mark, id: Option<Id>) {
        self.records.remember(mark.record, id);
        for told in mark.told.into_iter().chain([mark.outcome]) {
            self.told.remember(told, ());
        }
    }

    /// Counts a copy that a director should look at.
    pub(super) fn count_for_director(&mut self, sighting: Sighting) {
        if sighting.is_told {
            self.not_shown += 1;
        } else if sighting.is_copy {
            self.counts.different += 1;
        }
    }

    /// Ends a file of which so many records stand in the input again. Says of how many of its boards for the director there is
    /// no row in review.csv.
    pub(super) fn end_file(&mut self, (file, repeated): (&str, Repeated), among: Records) -> u64 {
        let met = std::mem::take(&mut self.met);
        let Repeated { possible, copies } = match among {
            Records::OfAll => repeated,
            Records::OfWanted | Records::OfNone => Repeated {
                possible: 0,
                copies: met,
            },
        };
        self.records.next_file();
        self.told.next_file();
        let not_shown = std::mem::take(&mut self.not_shown);
        self.counts.boards += copies;
        self.counts.files += u64::from(copies > 0);
        self.counts.not_shown += not_shown;
        if copies > 0 && copies == possible {
            self.counts.whole_files += 1;
            if self.counts.named.len() < NAMED {
                self.counts.named.push(file.to_owned());
            }
        }
        not_shown
    }

    pub(super) fn counts(&self, among: Records) -> CopyCounts {
        CopyCounts {
            among_all: among == Records::OfAll,
            ..self.counts.clone()
        }
    }
}
