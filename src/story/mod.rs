//! The story of a board: its figures, why somebody should look at it, and what happened on it. It is decided once; every output
//! tells it alike.
//!
//! A [`Case`] with its findings becomes [`Figures`] and a `Story`: typed values and messages. Tables, pages, workbooks, the
//! terminal and the library choose among them, and decide only how they look.
//!
//! It must not know files, formats, or how a ruling was made.

mod figures;
mod happened;
mod headline;
mod outcome;
mod reason;
mod urgency;
mod verdict;

pub(crate) use figures::stated_tricks;
pub use figures::{Figure, Figures, Missing, Source, TricksAndScore};
pub(crate) use reason::Kind;
pub use urgency::needs_review;
pub(crate) use urgency::{gravest, is_due_by_words, priority_of, surest};
pub(crate) use verdict::{Tone, Verdict};

use crate::checks::wording::equity::{self, EquityWording};
use crate::checks::wording::questions::{self, OpenQuestion};
use crate::checks::wording::revokes::{self, RuledRevoke};
use crate::checks::{Case, Finding};
use crate::diagnosis::Grade;
use crate::laws::State;
use crate::words::{Key, Language, Message, Words, key_of};
pub(crate) use happened::said;
use reason::Reason;
use std::borrow::Cow;
use std::cell::OnceCell;

/// How the stated result stands to the ruling, in a word or two.
pub(crate) const fn state_word(state: State) -> Key {
    key_of!("state-word-", State: state)
}

/// What there is to tell of a board.
#[derive(Debug)]
pub(crate) struct Story<'a> {
    case: &'a Case<'a>,
    findings: &'a [Finding],
    /// Its revokes, in order of play.
    pub(crate) revokes: Vec<RuledRevoke<'a>>,
    reason: Reason<'a>,
    happened: OnceCell<Message>,
    /// What happened in the language that was asked for first.
    said: OnceCell<(Language, String)>,
}

impl<'a> Story<'a> {
    /// That of a board with these findings.
    pub(crate) fn of(case: &'a Case<'a>, findings: &'a [Finding]) -> Self {
        let revokes = case.ruled.as_ref().map(revokes::all).unwrap_or_default();
        Self {
            case,
            findings,
            reason: reason::reason(case, findings, &revokes),
            revokes,
            happened: OnceCell::new(),
            said: OnceCell::new(),
        }
    }

    /// What its reasons are about, each once: the first that applies, then those of its codes.
    pub(crate) fn kinds(&self) -> Vec<Kind> {
        let mut kinds = vec![self.reason.kind()];
        for code in self.codes() {
            let kind = reason::of_code(code, self.case.ruled.as_ref().ok());
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        kinds
    }

    /// How the stated result stands to the ruling, if there is one.
    pub(crate) fn state(&self) -> Option<State> {
        self.case.ruling().map(|ruling| ruling.state)
    }

    /// How urgent it is: 1, 2 or 3.
    pub(crate) fn priority(&self) -> u8 {
        priority_of(self.case, self.findings)
    }

    /// How sure the surest revoke is.
    pub(crate) fn confidence(&self) -> Option<Grade> {
        surest(self.case)
    }

    /// The codes of the checks that give a reason to look at it, sorted, each once.
    pub(crate) fn codes(&self) -> Vec<&'static str> {
        urgency::reasons(self.findings)
    }

    /// What happened and what it means, in a sentence.
    pub(crate) fn happened(&self) -> &Message {
        let sentence = || happened::sentence(self.case, &self.reason, &self.revokes);
        self.happened.get_or_init(sentence)
    }

    /// That sentence as pages and workbooks have it, which are mostly of one language: that is made once.
    pub(crate) fn said(&self, words: &Words) -> Cow<'_, str> {
        let say = || said(self.happened(), words);
        match self.said.get_or_init(|| (words.language(), say())) {
            (language, text) if *language == words.language() => text.into(),
            _ => say().into(),
        }
    }

    /// That sentence as tables have it.
    pub(crate) fn in_tables(&self) -> String {
        said(self.happened(), Words::of_findings(Language::English))
    }

    /// The conclusion at a glance, with the headline.
    pub(crate) fn verdict(&self) -> Verdict {
        verdict::of(self.case, &self.reason, &self.revokes)
    }

    /// What the table can be asked.
    pub(crate) fn questions(&self) -> Vec<OpenQuestion> {
        let ruled = self.case.ruled.as_ref();
        ruled.map_or_else(|_| Vec::new(), |ruled| questions::all(ruled, &self.revokes))
    }

    /// What a director needs for Law 64C.
    pub(crate) fn equity(&self) -> Option<EquityWording> {
        equity::of(self.case.ruled.as_ref().ok()?, &self.revokes)
    }
}
