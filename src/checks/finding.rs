//! A finding: one thing that is not right on one board.

use super::{Case, Check, Severity};
use crate::bridge::{Seat, Turn};
use crate::source::Span;
use std::borrow::Cow;

/// How a finding stands to the others of its board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Relation {
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
    pub label: Cow<'static, str>,
    /// Another place that proves it.
    pub proof: Option<Label>,
    /// More lines: a word that says what each is about (`law`, `result`), and a sentence.
    pub notes: Vec<(&'static str, String)>,
    /// The lines of the slips that it is about.
    pub slips: Vec<u64>,
    /// What it is about was read as this, in the form of the standard, though it is written in another.
    pub read_as: Option<String>,
    /// How it stands to the others of the board.
    pub relation: Relation,
    /// What adds the label, the proof and the first notes, where nobody has asked for them yet.
    pub(super) explain: Option<Explain>,
}

/// Adds to a finding what there is to say of it besides its message.
pub(super) type Explain = fn(Finding, &Case<'_>) -> Finding;

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
            label: Cow::Borrowed(""),
            proof: None,
            notes: Vec::new(),
            slips: Vec::new(),
            read_as: None,
            relation: Relation::Own,
            explain: None,
        }
    }

    /// The finding with all that there is to say of it, on the board on which it was made.
    pub fn whole(&self, case: &Case<'_>) -> Cow<'_, Self> {
        let Some(explain) = self.explain else {
            return Cow::Borrowed(self);
        };
        let bare = Self {
            notes: Vec::new(),
            explain: None,
            ..self.clone()
        };
        let mut whole = explain(bare, case);
        whole.notes.extend_from_slice(&self.notes);
        Cow::Owned(whole)
    }

    /// With more to say of it, put into words only when somebody asks ([`Finding::whole`]): in a table and in a line on a
    /// terminal nobody does.
    #[must_use]
    pub(super) fn explained(mut self, explain: Explain) -> Self {
        self.explain = Some(explain);
        self
    }

    /// With the trick and hand it is about.
    #[must_use]
    pub fn at(mut self, turn: Turn) -> Self {
        self.trick = Some(turn.trick);
        self.seat = Some(turn.seat);
        self
    }

    /// The trick and hand it is about.
    pub(super) fn turn(&self) -> Option<Turn> {
        let (trick, seat) = self.trick.zip(self.seat)?;
        Some(Turn { trick, seat })
    }

    /// With a few words for the place.
    #[must_use]
    pub fn label(mut self, label: impl Into<Cow<'static, str>>) -> Self {
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

#[cfg(test)]
mod tests {
    use super::super::by_name;
    use super::super::test_support::{CLEAN, with_case};
    use super::*;

    #[test]
    fn what_explains_it_is_made_when_asked_for_and_stands_before_what_was_noted() {
        let check = by_name("R101").unwrap();
        let explain: Explain = |finding, case| {
            let board = format!("of {} bytes", case.record.text.len());
            finding.label("here").note("law", board)
        };
        let finding = Finding::new(check, Span::at(0), "made up").explained(explain);
        let finding = finding.note("follows", "nothing");
        assert_eq!((&*finding.label, finding.notes.len()), ("", 1));
        with_case(CLEAN, |case| {
            let whole = finding.whole(case);
            let about: Vec<_> = whole.notes.iter().map(|(about, _)| *about).collect();
            assert_eq!(
                (&*whole.label, &about[..]),
                ("here", &["law", "follows"][..])
            );
            let again = whole.whole(case);
            assert!(matches!(again, Cow::Borrowed(_)));
        });
    }
}
