//! The first reading: which records were decided on, and what becomes of each.

use super::decided::{DecidedBoard, Outcome};
use super::worth::Worth;
use super::{RescoreRow, Uncopied};
use crate::audit::{At, Collector, Origin};
use crate::board::ScoreTag;
use crate::bridge::{Score, side};
use crate::checks::{Case, Finding};
use crate::convert::{Edit, correct, has_points, inherits_result};
use crate::report::decisions::decision::Judgement;
use crate::report::phrase::list;
use crate::report::table::place_in;
use crate::report::tables::id::BoardIds;
use crate::story::Story;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Arc;

/// Looks for the boards that were decided.
#[derive(Debug, Clone)]
pub struct Locating {
    decided: Arc<[DecidedBoard]>,
    /// The places of the boards among them, by their ids without the number behind.
    by_hash: Arc<HashMap<u64, Vec<usize>>>,
}

/// What is located in a part of an input.
#[derive(Debug, Default)]
pub struct LocatedPart {
    /// The bytes of its text.
    length: u64,
    /// Whether its text is made of other bytes of the file.
    is_recoded: bool,
    /// Whether a record takes over a Result or a Score from another.
    inherits: bool,
    boards: Vec<Located>,
}

/// A record with the id of a board that was decided.
#[derive(Debug, Clone)]
pub(super) struct Located {
    /// The decided board, by its place among them. Where several have this id, each has an entry of its own.
    pub(super) decided: usize,
    pub(super) outcome: Outcome,
    pub(super) row: RescoreRow,
    /// What is changed in the text of the file, if it can be.
    pub(super) edits: Result<Vec<(u64, Edit)>, Uncopied>,
    /// Whether it states points that no longer fit.
    pub(super) has_points: bool,
}

impl Locating {
    /// Looks for these.
    pub fn new(decided: &[DecidedBoard]) -> Self {
        let mut by_hash: HashMap<_, Vec<_>> = HashMap::new();
        for (place, board) in decided.iter().enumerate() {
            by_hash.entry(board.id.hash).or_default().push(place);
        }
        Self {
            decided: decided.into(),
            by_hash: by_hash.into(),
        }
    }

    fn located(&self, place: usize, at: At, (case, findings): (&Case<'_>, &[Finding])) -> Located {
        let decided = &self.decided[place];
        let outcome = Outcome::of(decided, case);
        let worth = Worth::of(&decided.decision, case);
        let edits = edits(decided, outcome, &worth, case);
        let entered = worth.points.map(|(_, unit)| unit);
        let mut row = RescoreRow::of(case, at, decided.id, outcome, worth);
        row.director_decision = decided.decision.code();
        row.director_note.clone_from(&decided.note);
        let happened = || Story::of(case, findings).happened().clone();
        row.happened = is_as_proposed(decided, case).then(happened);
        Located {
            decided: place,
            outcome,
            row,
            edits,
            has_points: has_points(&case.record, entered),
        }
    }
}

/// The edits of a record, at offsets in its part.
fn edits(
    decided: &DecidedBoard,
    outcome: Outcome,
    worth: &Worth,
    case: &Case<'_>,
) -> Result<Vec<(u64, Edit)>, Uncopied> {
    if !decided.changes(outcome) {
        return Ok(Vec::new());
    }
    let declaring = case.premises.declarer().map(side);
    let comment = comment(decided, outcome, case);
    let correction = outcome.correction(worth, declaring, comment);
    let edits = correct(&case.record, &correction)?.into_iter();
    Ok(edits.map(|edit| (edit.span.start.into(), edit)).collect())
}

/// What the record says of the decision, in English as everything in the standard.
fn comment(decided: &DecidedBoard, outcome: Outcome, case: &Case<'_>) -> String {
    let DecidedBoard { decision, note, .. } = decided;
    let law = match decision.judgement {
        Some(Judgement::Apply) => laws(decided, case),
        _ => String::new(),
    };
    let rest = decision.penalties.iter().map(|it| format!("; {it}"));
    let rest: String = rest.collect();
    let what = match (outcome, case.premises.final_result()) {
        (Outcome::Tricks { tricks, .. }, Some(before)) if before != tricks => {
            format!("{tricks} tricks instead of {before}{law}{rest}")
        }
        (Outcome::Tricks { tricks, .. }, _) => format!("{tricks} tricks{law}{rest}"),
        (Outcome::Score(ScoreTag::Balanced(Score(score))), _) => {
            format!("assigned score, NS {score}{rest}")
        }
        _ => decision.code(),
    };
    format!("Director: {what}. {note}")
}

/// ` (Law 64A1 64B2)`: the clauses under which tricks move; none where others do than by the record alone, as slips say.
fn laws(decided: &DecidedBoard, case: &Case<'_>) -> String {
    let ruling = case.ruling().filter(|_| is_as_proposed(decided, case));
    let revokes = ruling.iter().flat_map(|it| &it.revokes);
    let paying = revokes.filter(|revoke| revoke.demand.max > 0);
    let clauses = paying.filter_map(|it| it.clauses.first().copied());
    let clauses: BTreeSet<_> = clauses.collect();
    if clauses.is_empty() {
        return String::new();
    }
    format!(" (Law {})", list(clauses, ", "))
}

/// Whether the record alone gives the tricks that were proposed: with slips they may be others.
fn is_as_proposed(decided: &DecidedBoard, case: &Case<'_>) -> bool {
    let both = decided.transfer.zip(case.ruling());
    both.is_none_or(|(proposed, ruling)| {
        let tricks = ruling.transfer.tricks;
        proposed == [tricks.min, tricks.max]
    })
}

impl Collector for Locating {
    type Part = LocatedPart;
    type Noted = ();

    fn takes_texts(&self) -> bool {
        true
    }

    fn text(&self, part: &mut LocatedPart, text: &[u8], origin: Origin) {
        part.length = text.len() as u64;
        part.is_recoded = origin == Origin::Recoded;
    }

    fn compares_scores(&self) -> bool {
        let mut judgements = self.decided.iter().map(|it| &it.decision.judgement);
        judgements.any(|it| matches!(it, Some(Judgement::Weighted(_))))
    }

    fn asks_for_scores(&self, case: &Case<'_>) -> bool {
        let id = BoardIds::of(case).board();
        self.by_hash.contains_key(&id.hash)
    }

    fn board(&self, part: &mut LocatedPart, at: At, case: &Case<'_>, findings: &[Finding]) {
        part.inherits |= inherits_result(&case.record);
        let id = BoardIds::of(case).board();
        let places = self.by_hash.get(&id.hash).into_iter().flatten();
        let located = places.map(|&place| self.located(place, at, (case, findings)));
        part.boards.extend(located);
    }
}

/// All that was located, in the order of the input.
#[derive(Debug, Default)]
pub struct LocatedBoards {
    pub(super) boards: Vec<Located>,
    /// The files that were read, at least in part.
    pub(super) read: HashSet<String>,
    /// The bytes of the text of the file so far.
    length: u64,
    /// Its boards begin here.
    first: usize,
    flaw: Option<Uncopied>,
}

impl LocatedBoards {
    /// Adds a part of a file.
    pub fn part(&mut self, file: &str, before: At, part: LocatedPart) {
        if !self.read.contains(file) {
            self.read.insert(file.to_owned());
        }
        if part.is_recoded {
            self.flaw = Some(Uncopied::Encoding);
        } else if part.inherits {
            self.flaw = self.flaw.or(Some(Uncopied::Inherited));
        }
        for mut located in part.boards {
            let row = &mut located.row;
            place_in((&mut row.file, &mut row.line, &mut row.game), file, before);
            for (at, _) in located.edits.iter_mut().flatten() {
                *at += self.length;
            }
            self.boards.push(located);
        }
        self.length += part.length;
    }

    /// Ends a file: where something in it stands against a copy, none of its records is corrected.
    pub fn end(&mut self) {
        if let Some(flaw) = self.flaw.take() {
            for located in &mut self.boards[self.first..] {
                let edits = std::mem::replace(&mut located.edits, Err(flaw));
                located.edits = edits.and(Err(flaw));
            }
        }
        (self.first, self.length) = (self.boards.len(), 0);
    }
}
