//! What is known of causes from earlier runs. A cause is found again by its id; where its first board is another one now, by
//! its kind, its way of turning and a file that has it.

use super::Known;
use crate::checks::{Cause, Reach};
use crate::report::decisions::{Decisions, Written, WrittenDecision};
use crate::report::table::Id;
use crate::report::tables::cause_book::KnownCause;
use crate::report::tables::causes::{CauseRow, CauseState, Judged, kind_of};
use crate::words::Words;

#[derive(Debug, Clone, Default)]
pub(in crate::report) struct EarlierCause {
    id: Id,
    cause: Option<Cause>,
    file: String,
    event: String,
    /// In which way boards are turned, where it is a turn.
    turn: Option<String>,
    /// In how many files it was, where the file of decisions says so.
    files: Option<u64>,
    decision: WrittenDecision,
    note: String,
    /// The boards that it explained, where the file says so.
    boards: Option<u64>,
    was_repaired: bool,
    /// Whether it was met in this run, and whether its file was.
    is_met: bool,
    is_read: bool,
}

/// The causes of earlier runs, in the order in which they are written.
#[derive(Debug, Clone, Default)]
pub(in crate::report) struct KnownCauses(Vec<EarlierCause>);

impl KnownCauses {
    /// Takes in a row of a file; files that were saved later come first.
    pub(super) fn add(&mut self, file: &Decisions, written: Written) {
        let place = self.0.iter().position(|it| it.id == written.id);
        let place = place.unwrap_or_else(|| {
            self.0.push(EarlierCause {
                id: written.id,
                ..EarlierCause::default()
            });
            self.0.len() - 1
        });
        let known = &mut self.0[place];
        let cell = |column| file.cell(&written, column).unwrap_or_default();
        known.cause = known.cause.or_else(|| kind_of(cell("kind")));
        for (own, column) in [(&mut known.file, "file"), (&mut known.event, "event")] {
            if own.is_empty() {
                cell(column).clone_into(own);
            }
        }
        known.boards = known.boards.or_else(|| cell("boards").parse().ok());
        known.files = known.files.or_else(|| cell("files").parse().ok());
        let turn = file.cell(&written, "detail").filter(|it| !it.is_empty());
        known.turn = known.turn.take().or_else(|| turn.map(str::to_owned));
        if let Some(state) = file.cell(&written, "state") {
            known.was_repaired = state == <&str>::from(CauseState::Repaired);
        }
        if known.decision == WrittenDecision::None {
            known.decision = written.decision;
        }
        if known.note.is_empty() {
            known.note = written.note;
        }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn find(&self, cause: &KnownCause, file: &str) -> Option<usize> {
        let by_id = self.0.iter().position(|it| it.id == cause.id);
        by_id.or_else(|| self.0.iter().position(|it| it.is_in(cause, file)))
    }

    /// Whether nothing more is to be asked about a cause in a file.
    pub(in crate::report) fn is_decided(&self, cause: &KnownCause, file: &str) -> bool {
        let known = self.find(cause, file).map(|place| &self.0[place]);
        known.is_some_and(|it| it.now().is_final())
    }

    /// What is said of a cause of this run.
    pub(in crate::report) fn judge(&mut self, cause: &KnownCause) -> Judged {
        let Some(place) = self.find(cause, &cause.file) else {
            return Judged::default();
        };
        for known in &mut self.0 {
            known.is_met |= known.is_in(cause, &cause.file);
        }
        let known = &mut self.0[place];
        known.is_met = true;
        // the only file that was decided on is repaired, and others do the same
        known.was_repaired |= cause.cause.reach() == Reach::Input
            && known.files == Some(1)
            && known.is_read
            && !known.is_in(cause, &cause.file);
        let decision = known.now();
        Judged {
            state: CauseState::of(decision.is_final()),
            decision: decision.cell(),
            note: known.note.clone(),
        }
    }

    /// By how many boards a decided cause of this run has grown since then.
    pub(in crate::report) fn grown(&self, cause: &KnownCause) -> u64 {
        let known = self.find(cause, &cause.file);
        let before = known.and_then(|place| self.0[place].boards);
        before.map_or(0, |before| cause.boards.saturating_sub(before))
    }

    /// Takes in that a file was read to its end.
    pub(in crate::report) fn read(&mut self, file: &str) {
        for known in &mut self.0 {
            known.is_read |= known.file == file;
        }
    }

    /// The causes that were not met: those whose files were read are repaired, and of the others those on which something is
    /// written are kept.
    pub(in crate::report) fn unmet(&self) -> impl Iterator<Item = &EarlierCause> {
        let unmet = self.0.iter().filter(|it| !it.is_met && it.cause.is_some());
        unmet.filter(|it| it.is_read || !(it.decision.cell() + &it.note).is_empty())
    }

    /// The causes that are no longer found in files which had them.
    pub(in crate::report) fn repaired(&self) -> u64 {
        self.unmet().filter(|it| it.is_read).count() as u64
    }
}

impl Known {
    /// The decision on a cause, as tables have it.
    pub(in crate::report) fn cause_decision(&self, id: &str) -> Option<String> {
        let known = self.causes.0.iter().find(|it| it.id.to_string() == id);
        known.map(|it| it.decision.cell())
    }
}

impl EarlierCause {
    /// Whether a cause of this run, of which this is a file, is one of the same kind in its own file.
    fn is_in(&self, cause: &KnownCause, file: &str) -> bool {
        let mut files = cause.places.iter().map(|it| &*it.file).chain([file]);
        let is_so = |turn: &String| *turn == cause.shift.to_string();
        self.cause == Some(cause.cause)
            && !self.file.is_empty()
            && files.any(|it| it == self.file)
            && (cause.cause.reach() != Reach::Input || self.turn.as_ref().is_none_or(is_so))
    }

    /// The decision now: one on a cause that was repaired and is there again has to be confirmed.
    fn now(&self) -> WrittenDecision {
        match &self.decision {
            WrittenDecision::Read(decision) if self.was_repaired && decision.is_final() => {
                WrittenDecision::Unconfirmed(decision.clone())
            }
            decision => decision.clone(),
        }
    }

    /// Its row, with its sentences in a language.
    pub(in crate::report) fn row_in(&self, words: &Words) -> CauseRow {
        let cause = self.cause.expect("a cause that was not met has its kind");
        CauseRow {
            cause: self.id,
            kind: cause.name(),
            file: self.file.clone(),
            event: self.event.clone(),
            what: words.word(cause.said()).to_owned(),
            advice: words.word(cause.advice()).to_owned(),
            decision: self.decision.cell(),
            note: self.note.clone(),
            state: self.state(),
            ..CauseRow::default()
        }
    }

    /// How far it has come, although it was not met.
    fn state(&self) -> CauseState {
        if self.is_read || self.was_repaired {
            CauseState::Repaired
        } else {
            CauseState::of(self.decision.is_final())
        }
    }
}
