//! A finding: one thing that is not right on one board.

use super::{Check, Severity};
use crate::bridge::Seat;
use crate::source::Span;

/// How a finding stands to the others of its board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Standing {
    /// For itself.
    #[default]
    Own,
    /// So many faults of the record follow from it.
    Primary(usize),
    /// It follows from the primary one.
    Follows,
}

/// A place with a few words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Label {
    /// The bytes meant.
    pub span: Span,
    /// What is to be seen there.
    pub text: String,
}

/// One thing that is not right.
#[derive(Debug, Clone)]
pub struct Finding {
    /// The check that found it.
    pub check: &'static Check,
    /// Its severity here: usually that of the check.
    pub severity: Severity,
    /// The place: the card, call or value itself.
    pub span: Span,
    /// The trick, if it is about one.
    pub trick: Option<u8>,
    /// The hand, if it is about one.
    pub seat: Option<Seat>,
    /// One sentence.
    pub message: String,
    /// What is to be seen at the place, in a few words.
    pub label: String,
    /// Another place that proves it.
    pub proof: Option<Label>,
    /// More lines: a word that says what each is about (`law`, `result`), and a sentence.
    pub notes: Vec<(&'static str, String)>,
    /// The lines of the slips that it is about.
    pub slips: Vec<u64>,
    /// How it stands to the others of the board.
    pub standing: Standing,
}

impl Finding {
    /// A finding of a check at a place.
    pub fn new(check: &'static Check, span: Span, message: impl Into<String>) -> Self {
        Self {
            check,
            severity: check.severity,
            span,
            trick: None,
            seat: None,
            message: message.into(),
            label: String::new(),
            proof: None,
            notes: Vec::new(),
            slips: Vec::new(),
            standing: Standing::Own,
        }
    }

    /// With the trick and hand it is about.
    #[must_use]
    pub fn at(mut self, turn: crate::bridge::Turn) -> Self {
        self.trick = Some(turn.trick);
        self.seat = Some(turn.seat);
        self
    }

    /// With a few words for the place.
    #[must_use]
    pub fn label(mut self, label: impl Into<String>) -> Self {
        self.label = label.into();
        self
    }

    /// With another place that proves it.
    #[must_use]
    pub fn proof(mut self, span: Span, text: impl Into<String>) -> Self {
        self.proof = Some(Label {
            span,
            text: text.into(),
        });
        self
    }

    /// With the lines of the slips that it is about.
    #[must_use]
    pub fn of_slips(mut self, lines: &[u64]) -> Self {
        self.slips.extend(lines);
        self
    }

    /// With one more line.
    #[must_use]
    pub fn note(mut self, about: &'static str, text: impl Into<String>) -> Self {
        self.notes.push((about, text.into()));
        self
    }
}
