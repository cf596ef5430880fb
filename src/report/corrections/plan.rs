//! What is to be written, once all records are located.

use super::decided::{DecidedBoard, Outcome, Unapplied};
use super::locate::{Located, LocatedBoards};
use super::rescore::RescoreRow;
use super::worth::Remark;
use crate::convert::Edit;
use std::collections::{BTreeMap, HashMap};

/// What is to be written.
#[derive(Debug, Default)]
pub struct Plan {
    /// The list for the scorer, in the order of the input.
    pub rows: Vec<RescoreRow>,
    /// For each file with a change, the changes at their places in its text.
    pub files: HashMap<String, Vec<(u64, Edit)>>,
    /// Decisions from which nothing can follow, each with the reason, in the order of the review.
    pub unapplied: Vec<(DecidedBoard, Unapplied)>,
    /// Files that were not read, or hold none of their boards any more, each with the decisions about it.
    pub missing: BTreeMap<String, u64>,
    /// What has to be said of weighted scores, each with the file and the row of its decision.
    pub remarks: Vec<((String, u64), Remark)>,
    /// Rows of the list that keep their result: all that changes is a penalty.
    pub penalties: u64,
    /// Decisions that change nothing.
    pub unchanged: u64,
    /// Changed records whose matchpoints or IMPs no longer fit.
    pub with_points: u64,
}

impl Plan {
    /// What follows from the decisions on these boards.
    pub fn of(decided: Vec<DecidedBoard>, located: LocatedBoards) -> Self {
        let mut this = Self::default();
        let read = located.read;
        let mut boards = Candidates::of(&decided, located.boards);
        let mut chosen = Vec::new();
        for (place, decided) in decided.into_iter().enumerate() {
            match boards.choose(place, &decided) {
                Ok(located) => chosen.push((located, decided)),
                Err(why) => this.unapplied.push((decided, why)),
            }
        }
        this.miss(|file| read.contains(file) || chosen.iter().any(|(_, it)| it.file == file));
        chosen.sort_by_key(|((order, _), _)| *order);
        for ((_, located), decided) in chosen {
            this.add(located, decided);
        }
        this.unapplied
            .sort_by(|(one, _), (other, _)| one.place.cmp(&other.place));
        this
    }

    /// Tells a file of which nothing was found once, in place of each decision about it.
    fn miss(&mut self, is_found: impl Fn(&str) -> bool) {
        let missing = &mut self.missing;
        self.unapplied.retain(|(decided, why)| {
            let is_missing = *why == Unapplied::NotFound
                && (missing.contains_key(&decided.file) || !is_found(&decided.file));
            if is_missing {
                *missing.entry(decided.file.clone()).or_default() += 1;
            }
            !is_missing
        });
    }

    fn add(&mut self, located: Located, decided: DecidedBoard) {
        match located.outcome {
            Outcome::Not(why) => self.unapplied.push((decided, why)),
            outcome if decided.changes(outcome) => self.change(located, &decided),
            _ => self.unchanged += u64::from(decided.decision.is_final()),
        }
    }

    fn change(&mut self, located: Located, decided: &DecidedBoard) {
        let mut row = located.row;
        let remarks = row.worth.remarks.iter();
        self.remarks
            .extend(remarks.map(|it| (decided.place.clone(), *it)));
        match located.outcome {
            Outcome::Unchanged => self.penalties += 1,
            _ => self.with_points += u64::from(located.has_points),
        }
        row.copied = match located.edits {
            Ok(edits) => {
                let of_file = self.files.entry(row.file.clone());
                of_file.or_default().extend(edits);
                "yes"
            }
            Err(why) => why.into(),
        };
        self.rows.push(row);
    }
}

/// The records that each decision may be about, in the order of the input.
struct Candidates {
    of: Vec<Vec<(usize, Located)>>,
    /// The records that a decision names by file and number.
    named: Vec<(String, u64)>,
}

impl Candidates {
    fn of(decided: &[DecidedBoard], located: Vec<Located>) -> Self {
        let mut of: Vec<Vec<_>> = decided.iter().map(|_| Vec::new()).collect();
        for (order, located) in located.into_iter().enumerate() {
            of[located.decided].push((order, located));
        }
        let places = decided.iter().zip(&of);
        let named = places.filter_map(|(decided, of)| {
            let is_named = |(_, located): &&(usize, Located)| decided.names(&located.row);
            let (_, located) = of.iter().find(is_named)?;
            Some((located.row.file.clone(), located.row.game))
        });
        Self {
            named: named.collect(),
            of,
        }
    }

    /// The record of a decision: the one that it names; or the only one that no other decision names, as the file may have
    /// another name by now, and the record another number.
    fn choose(
        &mut self,
        place: usize,
        decided: &DecidedBoard,
    ) -> Result<(usize, Located), Unapplied> {
        let mut of = std::mem::take(&mut self.of[place]);
        if let Some(named) = of.iter().position(|(_, it)| decided.names(&it.row)) {
            return Ok(of.swap_remove(named));
        }
        let is_named = |row: &RescoreRow| {
            let mut named = self.named.iter();
            named.any(|(file, game)| *file == row.file && *game == row.game)
        };
        of.retain(|(_, located)| !is_named(&located.row));
        match of.len() {
            0 => Err(Unapplied::NotFound),
            1 => Ok(of.remove(0)),
            _ => Err(Unapplied::Ambiguous),
        }
    }
}

impl DecidedBoard {
    /// Whether the review names this very record.
    fn names(&self, row: &RescoreRow) -> bool {
        self.file == row.file && self.game == Some(row.game)
    }
}
