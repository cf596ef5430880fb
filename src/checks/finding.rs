//! A finding: one thing that is not right on one board.

use super::{Case, Cause, Check, Severity};
use crate::bridge::{Seat, Turn};
use crate::diagnosis::LegalReading;
use crate::source::Span;
use crate::words::{Key, Language, Message, Words, key_of};
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
    pub text: Message,
}

/// What a note of a finding is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[non_exhaustive]
pub enum Topic {
    /// What the ruling takes for granted.
    Assumed,
    /// That the score or the result was awarded.
    Awarded,
    /// What explains it.
    Cause,
    /// Who may change a card after a correction.
    Changes,
    /// What double dummy says.
    DoubleDummy,
    /// Why equity should be looked at.
    Equity,
    /// How a revoke was established.
    Established,
    /// What a director weighs under other Laws.
    Facts,
    /// What follows from a fault.
    Follows,
    /// What to do next.
    Help,
    /// What the Laws give.
    Law,
    /// A lead restriction, and how it ended.
    Order,
    /// What a penalty card was, and how it ended.
    Penalty,
    /// How the record could be meant.
    Reading,
    /// That the record was put right by a slip.
    Record,
    /// What is stated, played and adjusted.
    Result,
    /// What speaks for or against a revoke.
    Signs,
    /// How the stated result stands to the ruling.
    State,
    /// Whether the time for a correction still runs.
    Time,
    /// What the revokes of the board give together.
    Transfer,
}

impl Topic {
    /// Its word, in the catalogue.
    pub const fn word(self) -> Key {
        key_of!("topic-", Topic: self)
    }
}

/// A note with a finding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// What it is about.
    pub topic: Topic,
    /// A sentence.
    pub text: Message,
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
    pub message: Message,
    /// What is to be seen at the place, in a few words.
    pub label: Option<Message>,
    /// Another place that proves it.
    pub proof: Option<Label>,
    /// More lines.
    pub notes: Vec<Note>,
    /// The lines of the slips that it is about.
    pub slips: Vec<u64>,
    /// What it is about was read as this, in the form of the standard, though it is written in another.
    pub read_as: Option<String>,
    /// How it stands to the others of the board.
    pub relation: Relation,
    /// What explains it, where that is known.
    pub cause: Option<Cause>,
    /// Whether a director should look at the board for it, though it is a note.
    pub(super) for_director: bool,
    /// What adds the label, the proof and the first notes, where nobody has asked for them yet.
    pub(super) explain: Option<Explain>,
}

/// The checks on a record that another reading may explain.
const DIAGNOSED: [&str; 10] = [
    "A102", "A103", "D103", "D104", "P101", "P102", "P104", "P109", "R101", "R103",
];

/// Adds to a finding what there is to say of it besides its message.
pub(super) type Explain = fn(Finding, &Case<'_>) -> Finding;

impl Finding {
    /// A finding of a check at a place.
    pub fn new(check: &'static Check, span: Span, message: impl Into<Message>) -> Self {
        Self {
            check,
            severity: check.severity,
            span,
            trick: None,
            seat: None,
            message: message.into(),
            label: None,
            proof: None,
            notes: Vec::new(),
            slips: Vec::new(),
            read_as: None,
            relation: Relation::Own,
            cause: None,
            for_director: false,
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

    /// The same without what it quotes from the record.
    #[cfg(feature = "program")]
    #[must_use]
    pub(crate) fn without_quotes(&self) -> Self {
        let mut finding = self.clone();
        finding.message = finding.message.without_quotes();
        finding.label = finding.label.map(|label| label.without_quotes());
        if let Some(proof) = &mut finding.proof {
            proof.text = proof.text.without_quotes();
        }
        for note in &mut finding.notes {
            note.text = note.text.without_quotes();
        }
        finding
    }

    /// The likeliest change that makes the record right, where the finding is on what such a change explains.
    pub fn reading(&self, case: &Case<'_>) -> Option<LegalReading> {
        let is_its = |it: &LegalReading| match self.check.code {
            "A102" => matches!(it, LegalReading::Trump(_)),
            "A103" => matches!(it, LegalReading::Declarer(_)),
            "P109" => matches!(it, LegalReading::Missing(_)), // its message names other trumps
            _ => true,
        };
        case.nearest_reading()
            .filter(|it| DIAGNOSED.contains(&self.check.code) && is_its(it))
    }

    /// With more to say of it, put into words only when somebody asks ([`Finding::whole`]): in a table and in a line on a
    /// terminal nobody does.
    #[must_use]
    pub(super) fn explained(mut self, explain: Explain) -> Self {
        self.explain = Some(explain);
        self
    }

    /// With the wish that a director looks at the board, though it is a note.
    #[must_use]
    pub(super) const fn for_director(mut self) -> Self {
        self.for_director = true;
        self
    }

    /// Whether it is a reason for the director to look at the board, where it is in review for whatever reason.
    pub fn is_reason(&self) -> bool {
        self.for_director || self.severity > Severity::Note
    }

    /// Whether it is enough of a reason to put the board in review.
    pub fn needs_review(&self) -> bool {
        let is_grave = self.for_director || self.severity == Severity::Error;
        is_grave && !self.is_of_file()
    }

    /// Whether a cause of the whole file explains it.
    pub fn is_of_file(&self) -> bool {
        self.cause.is_some_and(Cause::is_of_file)
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
    pub fn label(mut self, label: impl Into<Message>) -> Self {
        self.label = Some(label.into());
        self
    }

    /// With another place that proves it.
    #[must_use]
    pub fn proof(mut self, span: Span, text: impl Into<Message>) -> Self {
        let text = text.into();
        self.proof = Some(Label { span, text });
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
    pub fn note(mut self, topic: Topic, text: impl Into<Message>) -> Self {
        let text = text.into();
        self.notes.push(Note { topic, text });
        self
    }

    /// With a line for each of these.
    #[must_use]
    pub(super) fn notes(mut self, topic: Topic, texts: impl IntoIterator<Item = Message>) -> Self {
        let texts = texts.into_iter();
        self.notes.extend(texts.map(|text| Note { topic, text }));
        self
    }

    /// With a severity of its own.
    #[must_use]
    pub(super) const fn severity(mut self, severity: Severity) -> Self {
        self.severity = severity;
        self
    }

    /// With what explains it.
    #[must_use]
    pub(super) const fn of(mut self, cause: Cause) -> Self {
        self.cause = Some(cause);
        self
    }

    /// The message in English.
    pub fn text(&self) -> String {
        Words::of_findings(Language::English).sentence(&self.message)
    }

    /// The notes on a topic in English.
    pub fn notes_on(&self, topic: Topic) -> Vec<String> {
        let words = Words::of_findings(Language::English);
        let notes = self.notes.iter().filter(|note| note.topic == topic);
        notes.map(|note| words.sentence(&note.text)).collect()
    }
}
