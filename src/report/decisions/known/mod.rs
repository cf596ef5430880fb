//! What is known of boards from earlier runs: who decided what, found again by the id.
//!
//! An id is that of the deal, the table and the cards, so a board keeps it whatever its file is called and wherever it
//! stands in it. But boards with the same id are numbered in the order of the input, and two tables without a recorded
//! play may well have the same id. So a decision is taken over only where it rests on the same: the stated result, the
//! proposal and, without enough cards, the players. Where it does not, the board is asked about again.

mod basis;
mod causes;

use crate::audit::RecordKey;
use crate::checks::Case;
use crate::report::decisions::decision::Decision;
use crate::report::decisions::{DECIDED, Decisions, LISTED, Written, WrittenDecision};
use crate::report::table::Id;
pub(in crate::report) use basis::{Basis, columns};
pub(in crate::report) use causes::KnownCauses;

use basis::{Players, in_common, players};
use foldhash::{HashMap, HashSet};
use smallvec::SmallVec;
use std::cmp::Reverse;

/// The boards of earlier review files and lists.
#[derive(Debug, Default)]
pub struct Known {
    /// The files, the one that was saved last first.
    files: Vec<Decisions>,
    rows: Vec<Row>,
    causes: KnownCauses,
    /// The rows with each hash, in the order of the files.
    by_hash: HashMap<u64, SmallVec<[u32; 2]>>,
}

#[derive(Debug)]
struct Row {
    file: usize,
    written: Written,
    /// `None` in a list.
    basis: Option<Basis>,
    /// Whether it is the only one of its file with its hash.
    is_single: bool,
}

/// Two decisions on one board: the one in the file that was saved last is taken, in one file the first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The board.
    pub id: Id,
    /// Where the decision stands that is taken, with what it says and the note to it.
    pub taken: (String, String),
    /// The other one.
    pub other: (String, String),
}

impl Row {
    /// Whether two rows about the same board have different decisions.
    fn differs(&self, other: &Self) -> bool {
        let is_same = self.written.id == other.written.id && self.basis == other.basis;
        let decisions = [&self.written.decision, &other.written.decision];
        is_same
            && matches!(decisions, [WrittenDecision::Read(one), WrittenDecision::Read(other)] if one != other)
    }
}

/// A board of this run that may be known.
#[derive(Debug)]
pub(in crate::report) struct Sighted {
    basis: Basis,
    /// Whether so many cards are recorded that no other table has the same.
    is_unique: bool,
    players: Players,
}

/// What is taken over for a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::report) struct Recalled {
    pub(in crate::report) decision: WrittenDecision,
    pub(in crate::report) note: String,
}

impl Known {
    /// What these files say.
    pub fn of(mut files: Vec<Decisions>) -> Self {
        files.sort_by_key(|file| Reverse(file.saved));
        let mut places = HashSet::default();
        files.retain(|file| file.place.is_none_or(|place| places.insert(place)));
        let boards = files.iter().flat_map(|file| &file.boards);
        let filled = boards.filter(|written| !written.is_empty());
        let hashes: HashSet<u64> = filled.map(|written| written.id.hash).collect();
        let mut this = Self::default();
        for (number, file) in files.iter_mut().enumerate() {
            let all = std::mem::take(&mut file.boards).into_iter();
            let (causes, boards): (Vec<_>, Vec<_>) = all.partition(|it| it.id.is_of_cause());
            for written in causes {
                this.causes.add(file, written);
            }
            let boards = boards.into_iter();
            for written in boards.filter(|it| hashes.contains(&it.id.hash)) {
                let basis = Basis::written(file, &written);
                this.add(number, written, basis);
            }
        }
        this.files = files;
        this
    }

    fn add(&mut self, file: usize, written: Written, basis: Option<Basis>) {
        let place = u32::try_from(self.rows.len()).expect("a file has fewer rows");
        let group = self.by_hash.entry(written.id.hash).or_default();
        let mut is_single = true;
        for other in group.iter() {
            let other = &mut self.rows[*other as usize];
            if other.file == file {
                (other.is_single, is_single) = (false, false);
            }
        }
        group.push(place);
        self.rows.push(Row {
            file,
            written,
            basis,
            is_single,
        });
    }

    /// The boards of which different decisions are written.
    pub fn differences(&self) -> impl Iterator<Item = Difference> {
        let told = |row: &Row| {
            let Written { decision, note, .. } = &row.written;
            let between = if note.is_empty() { "" } else { ", " };
            let said = [&*decision.cell(), between, note].concat();
            let file = &self.files[row.file].file;
            (format!("{file}:{}", row.written.row), said)
        };
        (0_u32..).zip(&self.rows).flat_map(move |(at, row)| {
            let group = self.by_hash[&row.written.id.hash].iter();
            let later = group.filter(move |place| **place > at);
            let later = later.map(|place| &self.rows[*place as usize]);
            let others = later.filter(|other| row.differs(other));
            others.map(move |other| Difference {
                id: row.written.id,
                taken: told(row),
                other: told(other),
            })
        })
    }

    /// The rows with what is written of a board, those of the file that was saved last first.
    pub(in crate::report) fn rows(&self) -> impl Iterator<Item = (&Decisions, &Written)> {
        let rows = self.rows.iter();
        rows.map(|row| (&self.files[row.file], &row.written))
    }

    /// The decision on the board of a row with this very id: that of the file that was saved last.
    pub(in crate::report) fn decision(&self, id: Id) -> Option<&WrittenDecision> {
        let group = self.by_hash.get(&id.hash).into_iter().flatten();
        let rows = group.map(|place| &self.rows[*place as usize].written);
        let decisions = rows.filter(|row| row.id == id).map(|row| &row.decision);
        decisions
            .into_iter()
            .find(|it| **it != WrittenDecision::None)
    }

    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty() && self.causes.is_empty()
    }

    /// Whether any row may be about a board.
    pub(in crate::report) fn holds(&self, id: Id) -> bool {
        self.by_hash.contains_key(&id.hash)
    }

    /// What there is to know a board by, if any row may be about it.
    pub(in crate::report) fn sighted(&self, case: &Case<'_>, id: Id) -> Option<Sighted> {
        self.holds(id).then(|| Sighted {
            basis: Basis::of(case),
            is_unique: RecordKey::of(case).is_some(),
            players: players(case),
        })
    }

    /// The rows about a board, one of each file at most, each with whether what it rests on has changed.
    fn about(&self, board: &Sighted, id: Id) -> Vec<(usize, bool)> {
        let group = self.by_hash.get(&id.hash);
        let group = group.into_iter().flatten().map(|place| *place as usize);
        let fit = |place: usize| Some((place, self.fit(&self.rows[place], board, id)?));
        let mut best: Vec<(usize, (bool, _))> = Vec::new();
        for next in group.filter_map(fit) {
            let (file, (_, rank)) = (self.rows[next.0].file, next.1);
            match best.last_mut() {
                Some(last) if self.rows[last.0].file == file => {
                    if rank > last.1.1 {
                        *last = next;
                    }
                }
                _ => best.push(next),
            }
        }
        best.into_iter()
            .map(|(place, (is_changed, _))| (place, is_changed))
            .collect()
    }

    /// Whether a row is about a board: it rests on the same, or has the same id, and the stated result or the proposal has
    /// changed. And of several rows the one with the most players in common, or with the same number behind the id.
    fn fit(&self, row: &Row, board: &Sighted, id: Id) -> Option<(bool, (usize, bool))> {
        let is_same_id = row.written.id == id;
        let Some(basis) = row.basis else {
            return is_same_id.then_some((false, (0, true)));
        };
        let common = in_common(&self.files[row.file], &row.written, &board.players);
        if common.is_none() && !board.is_unique {
            return None;
        }
        let rank = (common.unwrap_or(0), is_same_id);
        if basis == board.basis {
            return Some((false, rank));
        }
        (is_same_id && row.is_single).then_some((true, rank))
    }

    /// What one row says of a board now.
    fn recalled(&self, place: usize, is_changed: bool, board: &Sighted) -> WrittenDecision {
        let row = &self.rows[place];
        let answers = |decision: &Decision| {
            let basis = row.basis.filter(|_| is_changed);
            basis.is_none_or(|basis| basis.answers(decision, board.basis))
        };
        match &row.written.decision {
            WrittenDecision::Read(decision) if decision.is_final() && !answers(decision) => {
                WrittenDecision::Unconfirmed(decision.clone())
            }
            decision => decision.clone(),
        }
    }
}

/// What was counted of boards that are known from earlier runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct KnownCounts {
    /// Boards on which a director has decided.
    pub decided: u64,
    /// Of these, the boards that he would have to look at otherwise.
    pub decided_due: u64,
    /// Boards on which he had decided, and of which the result or the proposal is no longer the same.
    pub changed: u64,
    /// Decisions and notes on boards that are not in the input.
    pub elsewhere: u64,
    /// Causes on which a director has decided, those of earlier runs that are no longer found, and the boards that decided ones
    /// explain now and did not then.
    pub causes: [u64; 3],
    /// Findings on boards and of causes on which a director has decided: notes, warnings, errors.
    pub severities: [u64; 3],
}

/// What is known from earlier runs, and which of it was met in this one.
#[derive(Debug, Default)]
pub struct Memory {
    known: std::sync::Arc<Known>,
    met: Vec<bool>,
    /// The causes, with what was met of them.
    pub(in crate::report) causes: KnownCauses,
}

impl Memory {
    /// With nothing met yet.
    pub fn of(known: Known) -> Self {
        Self {
            met: vec![false; known.rows.len()],
            causes: known.causes.clone(),
            known: known.into(),
        }
    }

    pub(in crate::report) fn known(&self) -> Option<std::sync::Arc<Known>> {
        (!self.known.is_empty()).then(|| self.known.clone())
    }

    /// Looks up a board by its id. A decision goes before a list, and of several the one that was saved last.
    pub(in crate::report) fn recall(&mut self, board: &Sighted, id: Id) -> Option<Recalled> {
        let about = self.known.about(board, id);
        for (place, _) in &about {
            self.met[*place] = true;
        }
        let is_such = |is: fn(&WrittenDecision) -> bool| {
            let decision = |place: usize| &self.known.rows[place].written.decision;
            about.iter().find(|(place, _)| is(decision(*place)))
        };
        let decided = is_such(|it| !matches!(it, WrittenDecision::None | WrittenDecision::Listed));
        let decided = decided.or_else(|| is_such(|it| *it == WrittenDecision::Listed));
        let written = |(place, _): &(usize, bool)| &self.known.rows[*place].written;
        let own = decided.map(written);
        // the reason for another decision is none for this one
        let may_speak = |it: &&Written| {
            let is_open = matches!(it.decision, WrittenDecision::None | WrittenDecision::Listed);
            is_open || own.is_none_or(|own| own.decision == it.decision)
        };
        let notes = about.iter().map(written).filter(may_speak);
        let mut notes = own.into_iter().chain(notes).map(|it| &it.note);
        let recalled = Recalled {
            decision: decided
                .map(|(place, is_changed)| self.known.recalled(*place, *is_changed, board))
                .unwrap_or_default(),
            note: notes
                .find(|note| !note.is_empty())
                .cloned()
                .unwrap_or_default(),
        };
        let says_something =
            recalled.decision != WrittenDecision::None || !recalled.note.is_empty();
        says_something.then_some(recalled)
    }

    /// The rows in which something is written about boards that were not met, each with its file; of several about the
    /// same board the one that was saved last.
    pub(in crate::report) fn unmet(&self) -> impl Iterator<Item = (&Decisions, &Written)> {
        let mut told = HashSet::default();
        let rows = self.known.rows.iter().zip(&self.met);
        let unmet = rows.filter(move |(row, is_met)| {
            let is_said = !row.written.is_empty();
            !**is_met
                && is_said
                && told.insert((row.written.id.hash, row.written.id.earlier, row.basis))
        });
        unmet.map(|(row, _)| (&self.known.files[row.file], &row.written))
    }
}

impl Recalled {
    /// Whether the board needs no more attention.
    pub(in crate::report) fn is_final(&self) -> bool {
        self.decision.is_final()
    }
}

/// The word of the column `known` for a decision.
pub(in crate::report) fn known(decision: &WrittenDecision) -> &'static str {
    match decision {
        WrittenDecision::Listed => LISTED,
        WrittenDecision::Read(decision) if decision.is_final() => DECIDED,
        WrittenDecision::Unconfirmed(_) => "changed",
        WrittenDecision::Read(_) | WrittenDecision::None | WrittenDecision::Unreadable(..) => "",
    }
}
