//! Topics: all that can be explained, each by its names.

use crate::audit::SLIPS;
use crate::checks::{Check, all};
use crate::laws::{Edition, Page, pages};
use crate::report::GLOSSARY;
use crate::words::{Key, Language, Words, key};
use std::borrow::Cow;

/// What a name stands for.
#[derive(Debug, Clone, Copy)]
pub(super) enum ExplainTopic {
    /// A check, by code and name.
    Check(&'static Check),
    /// A clause of the Laws.
    Clause(&'static Page),
    /// A table, a column or a slip with all that is explained of it.
    Subject(Subject),
    /// One thing of a subject.
    Word(Word),
}

/// A text in which several words are explained: a title, an introduction, and a section for each.
#[derive(Debug, Clone, Copy)]
pub(super) struct Subject {
    pub(super) name: &'static str,
    /// The name; that of a guide with what it is about: `weeks: decisions, from week to week`.
    pub(super) title: &'static str,
    text: &'static str,
}

/// A section of a subject.
#[derive(Debug, Clone, Copy)]
pub(super) struct Word {
    subject: &'static str,
    /// One name, or several with commas between them.
    names: &'static str,
    text: &'static str,
}

/// The words by which a page of the Laws is asked for besides its numbers, in every language.
static NOTIONS: &[(&str, Key)] = &[
    ("8B", key!("notion-round")),
    ("9", key!("notion-attention")),
    ("12C", key!("notion-adjusted-score")),
    ("16", key!("notion-information")),
    ("42B", key!("notion-dummy")),
    ("43A2", key!("notion-dummy")),
    ("44C", key!("notion-trick")),
    ("45", key!("notion-played-card")),
    ("50", key!("notion-penalty-card")),
    ("53A", key!("notion-lead-out-of-turn")),
    ("55", key!("notion-lead-out-of-turn")),
    ("56", key!("notion-lead-out-of-turn")),
    ("61A", key!("notion-revoke")),
    ("63A", key!("notion-established")),
    ("64A1", key!("notion-transfer")),
    ("64A2", key!("notion-transfer")),
    ("64C", key!("notion-equity")),
    ("66C", key!("notion-quitted-trick")),
    ("68A", key!("notion-claim")),
    ("70", key!("notion-disputed-claim")),
    ("79C", key!("notion-time")),
    ("90", key!("notion-penalty")),
];

/// All topics in a language, those of a kind together.
pub(super) fn topics(language: Language) -> impl Iterator<Item = ExplainTopic> {
    let checks = all().iter().map(|check| ExplainTopic::Check(check));
    let clauses = pages().iter().map(ExplainTopic::Clause);
    let words = subjects(language).flat_map(|subject| {
        let own = std::iter::once(ExplainTopic::Subject(subject));
        own.chain(subject.words().map(ExplainTopic::Word))
    });
    checks.chain(clauses).chain(words)
}

/// The subjects of the reports, and the slips.
pub(super) fn subjects(language: Language) -> impl Iterator<Item = Subject> {
    let texts = GLOSSARY.into_iter().chain([SLIPS]);
    texts.map(move |text| {
        let (name, _) = title_of(text);
        let text = language.page(name).unwrap_or(text);
        let (name, title) = title_of(text);
        Subject { name, title, text }
    })
}

/// The name in the title of a text, and the title.
fn title_of(text: &'static str) -> (&'static str, &'static str) {
    let title = text.lines().next().unwrap_or_default();
    let title = title.trim_start_matches("# ");
    (title.split(':').next().unwrap_or_default(), title)
}

impl Subject {
    /// Its words: the sections that are headed by names.
    fn words(self) -> impl Iterator<Item = Word> {
        let sections = self.text.split("\n## ").skip(1);
        let words = sections.filter_map(move |section| {
            let (names, text) = section.split_once('\n')?;
            Some(Word {
                subject: self.name,
                names,
                text,
            })
        });
        words.filter(|word| !word.each().any(|name| name.contains(' ')))
    }

    /// The names that are explained.
    pub(super) fn names(self) -> Vec<&'static str> {
        self.words().flat_map(Word::each).collect()
    }
}

impl Word {
    fn each(self) -> impl Iterator<Item = &'static str> {
        self.names.split(", ")
    }
}

impl ExplainTopic {
    /// What it is, for a program.
    pub(super) const fn kind(self) -> &'static str {
        match self {
            Self::Check(_) => "check",
            Self::Clause(_) => "clause",
            Self::Subject(_) => "topic",
            Self::Word(_) => "word",
        }
    }

    /// Whether it is asked for by this name.
    pub(super) fn is_called(self, word: &str) -> bool {
        let mut names = self.names().into_iter();
        names.any(|name| name.eq_ignore_ascii_case(word))
    }

    /// Whether it is a guide: its title says what it is about.
    pub(super) fn is_guide(&self) -> bool {
        matches!(self, Self::Subject(subject) if subject.name != subject.title)
    }

    /// The names by which it is asked for.
    pub(super) fn names(self) -> Vec<&'static str> {
        match self {
            Self::Check(check) => vec![check.code, check.name],
            Self::Clause(page) => page.ids.iter().copied().chain(notions(page)).collect(),
            Self::Subject(subject) => vec![subject.name],
            Self::Word(word) => word.each().collect(),
        }
    }

    /// Its title in a list.
    pub(super) fn title(self, language: Language) -> &'static str {
        match self {
            Self::Check(check) => check.code,
            Self::Clause(page) => translated(page, language).title(),
            Self::Subject(subject) => subject.title,
            Self::Word(word) => word.names,
        }
    }

    /// The line above its text.
    pub(super) fn heading(self, edition: &Edition, words: &Words) -> String {
        match self {
            Self::Check(check) => words.check_heading(check),
            Self::Clause(page) => {
                words.clause_heading(self.title(words.language()), edition, page.is_in(edition))
            }
            Self::Subject(subject) => subject.title.to_owned(),
            Self::Word(word) => format!("{}: {}", word.subject, word.names),
        }
    }

    /// Its text in a language, under an edition of the Laws.
    pub(super) fn text(self, edition: &Edition, language: Language) -> Cow<'static, str> {
        match self {
            Self::Check(check) => Cow::Borrowed(language.page_of(check).text),
            Self::Clause(page) => translated(page, language).under(edition),
            Self::Subject(subject) => Cow::Borrowed(subject.text),
            Self::Word(word) => Cow::Borrowed(word.text),
        }
    }
}

/// The words of all languages for what a page is about.
fn notions(page: &Page) -> impl Iterator<Item = &'static str> {
    let keys = NOTIONS.iter().filter(|(id, _)| *id == page.ids[0]);
    keys.flat_map(|(_, key)| {
        let words = Language::ALL
            .iter()
            .map(|language| Words::of(*language).word(*key));
        words.flat_map(|words| words.split(", "))
    })
}

/// The page of a clause in a language.
fn translated(page: &Page, language: Language) -> Page {
    let (ids, text) = (page.ids, language.page(page.ids[0]));
    let text = text.unwrap_or(page.text);
    Page { ids, text }
}
