//! A check, as its findings name it.

use super::Signs;
use std::fmt;

/// How much a finding matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Worth knowing.
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
        match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Of which boards a check is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// Of those that show any of these signs: on others it has nothing to say.
    Where(Signs),
    /// Of none: one look at the bytes, the tags or the directives of every game reports for it, or it is about no board.
    Never,
}

/// The page of a check in each language.
#[derive(Debug, Clone, Copy)]
pub struct Pages {
    /// In English.
    pub english: &'static str,
    /// In Dutch.
    pub dutch: &'static str,
    /// In Polish.
    pub polish: &'static str,
}

/// The [`Pages`] in the folder of the module that asks for them: `en.md`, `nl.md` and `pl.md`, behind a prefix if one is given.
macro_rules! pages {
    ($($prefix:literal),*) => {
        crate::checks::Pages {
            english: include_str!(concat!($($prefix,)* "en.md")),
            dutch: include_str!(concat!($($prefix,)* "nl.md")),
            polish: include_str!(concat!($($prefix,)* "pl.md")),
        }
    };
}

/// One check: what it is called, what it rests on, and how much it matters. How it looks is a function of its module.
pub struct Check {
    /// A letter and three digits, never used again once retired.
    pub code: &'static str,
    /// A name that reads well after "ignore".
    pub name: &'static str,
    /// How much its findings matter.
    pub severity: Severity,
    /// The Law or the section of the standard that it rests on.
    pub reference: &'static str,
    /// When it is asked.
    pub asked: Asked,
    /// The page that explains it, in each language.
    pub pages: Pages,
}

impl fmt::Debug for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.code, self.name)
    }
}

impl Check {
    /// The letter that it shares with its kin.
    pub fn family(&self) -> &'static str {
        &self.code[..1]
    }
}
