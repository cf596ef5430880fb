//! A check, as its findings name it.

use std::fmt;
use strum::{Display, VariantNames};

/// How much a finding matters.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Display, VariantNames,
)]
#[strum(serialize_all = "lowercase")]
pub enum Severity {
    /// Worth knowing.
    #[default]
    Note,
    /// Somebody should look.
    Warning,
    /// It cannot be right.
    Error,
}

impl Severity {
    /// All of them, from the least on.
    pub const ALL: [Self; 3] = [Self::Note, Self::Warning, Self::Error];

    /// `warning`, as the reports spell it.
    pub const fn name(self) -> &'static str {
        Self::VARIANTS[self as usize]
    }
}

/// The page of a check in one language. It begins with its head: `# R101 revoke: a revoke`.
#[derive(Debug, Clone, Copy)]
pub struct Page {
    /// The code and the name of the check, which are the same in every language.
    pub title: &'static str,
    /// What the check finds, in a few words.
    pub summary: &'static str,
    /// The whole page, with its head.
    pub text: &'static str,
}

impl Page {
    /// The page with this text. A text without a head does not compile.
    pub const fn read(text: &'static str) -> Self {
        let (head, _) = halves(text, b'\n');
        let (title, summary) = halves(head, b':');
        let (mark, title) = halves(title, b' ');
        assert!(mark.len() == 1 && mark.as_bytes()[0] == b'#' && !title.is_empty());
        let (blank, summary) = halves(summary, b' ');
        assert!(blank.is_empty() && !summary.is_empty());
        Self {
            title,
            summary,
            text,
        }
    }
}

/// What stands before and behind the first such byte of a text.
const fn halves(text: &'static str, byte: u8) -> (&'static str, &'static str) {
    let mut at = 0;
    while text.as_bytes()[at] != byte {
        at += 1;
    }
    (text.split_at(at).0, text.split_at(at + 1).1)
}

/// The page of a check in each language.
#[derive(Debug, Clone, Copy)]
pub struct Pages {
    /// In English.
    pub english: Page,
    /// In Dutch.
    #[cfg(feature = "languages")]
    pub dutch: Page,
    /// In Polish.
    #[cfg(feature = "languages")]
    pub polish: Page,
}

impl Pages {
    /// The same in every language.
    pub(crate) const fn alike(page: Page) -> Self {
        Self {
            english: page,
            #[cfg(feature = "languages")]
            dutch: page,
            #[cfg(feature = "languages")]
            polish: page,
        }
    }
}

/// The [`Pages`] of a check: `en.md`, `nl.md` and `pl.md`, behind the beginning of their paths.
macro_rules! pages {
    ($($path:tt)+) => {
        crate::checks::Pages {
            english: crate::checks::Page::read(include_str!(concat!($($path)+, "en.md"))),
            #[cfg(feature = "languages")]
            dutch: crate::checks::Page::read(include_str!(concat!($($path)+, "nl.md"))),
            #[cfg(feature = "languages")]
            polish: crate::checks::Page::read(include_str!(concat!($($path)+, "pl.md"))),
        }
    };
}

/// One check: what it is called, what it rests on, and how much it matters. A function of its module runs it.
pub struct Check {
    /// A letter and three digits, never used again once retired.
    pub code: &'static str,
    /// A name that reads well after "ignore".
    pub name: &'static str,
    /// How much its findings matter.
    pub severity: Severity,
    /// The Law or the section of the standard that it rests on.
    pub reference: &'static str,
    /// The first version of the program that has it.
    pub since: &'static str,
    /// Whether it is on trial: it reports only when it is asked for ([`super::Selection`]), so that exit codes and lists of
    /// known findings stay as they are. Without `preview` it reports like any other.
    pub preview: bool,
    /// The page that explains it, in each language.
    pub pages: Pages,
}

impl fmt::Debug for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.code, self.name)
    }
}

impl Check {
    /// One that the first version has, by its code and its name.
    pub(super) const fn new(
        (code, name): (&'static str, &'static str),
        severity: Severity,
        reference: &'static str,
        pages: Pages,
    ) -> Self {
        Self {
            code,
            name,
            severity,
            reference,
            since: "0.1.0",
            preview: false,
            pages,
        }
    }

    /// The code, name and severity of a check of your own, for the findings that you make in [`Audit::check`](crate::Audit::check).
    /// It has no page, and is not among the checks that the program lists.
    pub const fn own(code: &'static str, name: &'static str, severity: Severity) -> Self {
        let none = Page {
            title: "",
            summary: "",
            text: "",
        };
        let pages = Pages::alike(none);
        Self {
            since: "",
            ..Self::new((code, name), severity, "", pages)
        }
    }

    /// Whether a word is its code, in any case, or its name.
    pub(super) fn is_called(&self, word: &str) -> bool {
        self.code.eq_ignore_ascii_case(word) || self.name == word
    }

    /// The letter that it shares with its kin.
    pub fn family(&self) -> &'static str {
        &self.code[..1]
    }
}
