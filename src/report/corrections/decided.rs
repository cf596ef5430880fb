//! What the director decided on each board, as far as something follows from it for the scorer.

use crate::board::{Awarded, ScoreTag};
use crate::bridge::{Score, Side};
use crate::checks::Case;
use crate::convert::{Correction, IfAbsent};
use crate::report::corrections::worth::Worth;
use crate::report::decisions::decision::{Decision, Judgement};
use crate::report::decisions::known::{Basis, Known};
use crate::report::decisions::{Decisions, Written, WrittenDecision};
use crate::report::table::Id;
use std::collections::HashMap;

/// A decision, with what the review says of its board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DecidedBoard {
    /// The board.
    pub id: Id,
    /// The file in which it was audited, as the review names it; nothing where it does not say.
    pub file: String,
    /// Its number in that file.
    pub game: Option<u64>,
    /// The decision.
    pub decision: Decision,
    /// Whether the director has yet to confirm it, as the board was another when he decided.
    pub is_unconfirmed: bool,
    /// The director's note.
    pub note: String,
    /// What was proposed: declarer's tricks, from and to.
    proposed: Option<[u8; 2]>,
    /// The tricks that are transferred by this proposal, from and to.
    pub(super) transfer: Option<[u8; 2]>,
    /// What it rests on, where the review says so.
    basis: Option<Basis>,
    /// The file and the row in which the decision stands.
    pub place: (String, u64),
}

/// What is written of a board in the files of a review, the one that was saved last first.
type Rows<'a> = Vec<(&'a Decisions, &'a Written)>;

impl DecidedBoard {
    /// The decisions in the files of a review, each board once, by its last one.
    pub fn all(known: &Known) -> Vec<Self> {
        let mut order = Vec::new();
        let mut boards: HashMap<Id, Rows<'_>> = HashMap::new();
        for (file, written) in known.rows() {
            let rows = boards.entry(written.id).or_default();
            if rows.is_empty() {
                order.push(written.id);
            }
            rows.push((file, written));
        }
        order
            .iter()
            .filter_map(|id| Self::of(&boards[id]))
            .collect()
    }

    fn of(rows: &Rows<'_>) -> Option<Self> {
        let decided = |written: &Written| match &written.decision {
            WrittenDecision::Read(decision) => Some((decision.clone(), false)),
            WrittenDecision::Unconfirmed(decision) => Some((decision.clone(), true)),
            _ => None,
        };
        let mut all = rows.iter();
        let (file, written, (decision, is_unconfirmed)) =
            all.find_map(|(file, written)| Some((file, written, decided(written)?)))?;
        let cell = |column| {
            let mut cells = rows.iter().filter_map(|(file, it)| file.cell(it, column));
            cells.find(|cell| !cell.is_empty()).unwrap_or_default()
        };
        let tricks = |column| cell(column).parse().ok().filter(|it: &u8| *it <= 13);
        let ends = |[min, max]: [_; 2]| Some([tricks(min)?, tricks(max)?]);
        // what is saved from a page has no figures
        let mut own = [(*file, *written)].into_iter().chain(rows.iter().copied());
        let basis = own.find_map(|(file, written)| match file.cell(written, "run") {
            None => Basis::written(file, written),
            Some(_) => None,
        });
        Some(Self {
            id: written.id,
            file: cell("file").to_owned(),
            game: cell("game").parse().ok(),
            decision,
            is_unconfirmed,
            note: written.note.clone(),
            proposed: ends(["tricks_adjusted_min", "tricks_adjusted_max"]),
            transfer: ends(["transfer_min", "transfer_max"]),
            basis,
            place: (file.file.clone(), written.row),
        })
    }

    /// Whether something follows for the scorer: another result or score, or a penalty.
    pub(super) fn changes(&self, outcome: Outcome) -> bool {
        match outcome {
            Outcome::Unchanged => !self.decision.penalties.is_empty(),
            Outcome::Not(_) => false,
            Outcome::Tricks { .. } | Outcome::Score(_) | Outcome::Points => true,
        }
    }
}

/// What a decision makes of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// The record says already what was decided.
    Unchanged,
    /// These tricks, and what they score where that can be told.
    Tricks {
        /// Declarer's tricks.
        tricks: u8,
        /// Whether they differ from what was played, or may.
        awarded: Awarded,
        /// What they score.
        score: Option<Score>,
    },
    /// A score that the director assigned, or one for each side.
    Score(ScoreTag),
    /// Points in place of a score: a weighted or an artificial one.
    Points,
    /// Nothing follows from it.
    Not(Unapplied),
}

/// Why a decision is not applied.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unapplied {
    /// No record of the input has this id.
    NotFound,
    /// Several have it, and the review names none of them.
    Ambiguous,
    /// The director has yet to confirm it.
    Unconfirmed,
    /// The stated result or score is another one than that on which he decided.
    Changed,
    /// The proposal leaves a choice: `tricks=N` is needed.
    Open([u8; 2]),
    /// Nothing was proposed: `tricks=N` is needed.
    NoProposal,
}

impl Outcome {
    pub(super) fn of(decided: &DecidedBoard, case: &Case<'_>) -> Self {
        let outcome = Self::by_decision(decided, case);
        let is_stale = |it: Basis| !it.still_answers(&decided.decision, case);
        if decided.changes(outcome) && decided.basis.is_some_and(is_stale) {
            return Self::Not(Unapplied::Changed);
        }
        outcome
    }

    fn by_decision(decided: &DecidedBoard, case: &Case<'_>) -> Self {
        let assigned = |ns, ew| match ScoreTag::of(ns, ew) {
            score if case.premises.stated_scores() == Some(score) => Self::Unchanged,
            score => Self::Score(score),
        };
        match decided.decision.judgement {
            _ if decided.is_unconfirmed => Self::Not(Unapplied::Unconfirmed),
            Some(Judgement::Apply) => match decided.proposed {
                None => Self::Not(Unapplied::NoProposal),
                Some([min, max]) if min != max => Self::Not(Unapplied::Open([min, max])),
                Some([tricks, _]) => Self::of_tricks(tricks, case),
            },
            Some(Judgement::Tricks(tricks)) => Self::of_tricks(tricks, case),
            Some(Judgement::Score(score)) => assigned(score, -score),
            Some(Judgement::Assigned([ns, ew])) => assigned(ns, ew),
            Some(Judgement::Weighted(_) | Judgement::Averages(_)) => Self::Points,
            Some(Judgement::Stands | Judgement::RecordError | Judgement::Later) | None => {
                Self::Unchanged
            }
        }
    }

    fn of_tricks(tricks: u8, case: &Case<'_>) -> Self {
        let premises = case.premises;
        let score = premises.score_of(tricks);
        let is_scored = score.is_none() || premises.stated_score() == score;
        if premises.final_result() == Some(tricks) && is_scored {
            return Self::Unchanged;
        }
        let played = case.ruling().and_then(|ruling| ruling.played);
        Self::Tricks {
            tricks,
            awarded: match played.or(premises.final_result()) {
                Some(won) if won == tricks => Awarded::No,
                _ => Awarded::Yes,
            },
            score,
        }
    }

    /// The same as a correction, with what it is worth and its comment.
    pub(super) fn correction(
        self,
        worth: &Worth,
        declaring: Option<Side>,
        comment: String,
    ) -> Correction {
        let (tricks, score) = match self {
            Self::Tricks {
                tricks,
                awarded,
                score,
            } => {
                let score = score.map(|score| (ScoreTag::Balanced(score), IfAbsent::LeftOut));
                (Some((tricks, awarded)), score)
            }
            Self::Score(score) => (None, Some((score, IfAbsent::Added))),
            Self::Points | Self::Unchanged | Self::Not(_) => (None, None),
        };
        let points = worth
            .points
            .map(|([ns, ew], unit)| (unit, format!("NS {ns} EW {ew}")));
        Correction {
            tricks,
            score,
            points,
            declaring,
            comment,
        }
    }
}
