//! The words that flags of the command line take, and what each stands for.

#![allow(clippy::doc_markdown)] // these comments are the help, and a terminal shows no backticks

use crate::audit::Laws;
use crate::checks::{Room, Severity};
use crate::diagnosis::Grade;
use crate::laws::{Attention, EDITIONS, Jurisdiction};
use crate::report::{Format, LineTable, SheetsFor};
use crate::words::Language;
use clap::ValueEnum;
use clap::builder::PossibleValue;

/// `--color`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(super) enum Color {
    #[default]
    Auto,
    Always,
    Never,
}

/// The words for the values of a type, each with its help.
macro_rules! words {
    ($type:ty: $($value:ident $word:literal $($help:literal)?),+ $(,)?) => {
        impl ValueEnum for $type {
            fn value_variants<'a>() -> &'a [Self] {
                &[$(Self::$value),+]
            }

            fn to_possible_value(&self) -> Option<PossibleValue> {
                Some(match self {
                    $(Self::$value => PossibleValue::new($word)$(.help($help))?),+
                })
            }
        }
    };
}

words! { Jurisdiction:
    Wbf "wbf" "World Bridge Federation",
    Acbl "acbl" "American Contract Bridge League",
    Ebu "ebu" "English Bridge Union",
    Nbb "nbb" "Nederlandse Bridge Bond",
    Pzbs "pzbs" "Polski Związek Brydża Sportowego",
}

words! { Attention:
    Unknown "unknown" "Not known",
    InTime "in-time" "Before the non-offending side called on the next deal, and before the round ended",
    Late "late" "Later",
}

words! { SheetsFor:
    None "none" "None",
    Review "review" "Those that a director should look at",
    All "all" "All",
}

words! { Language: English "en" "English", Dutch "nl" "Dutch", Polish "pl" "Polish" }

words! { Severity: Note "note", Warning "warning", Error "error" }

words! { Grade:
    Certain "certain" "Certain revokes only",
    Likely "likely" "Certain and likely revokes",
    Doubtful "doubtful" "All that the records show",
}

words! { LineTable: Boards "boards", Review "review", Revokes "revokes", Findings "findings", Files "files" }

words! { Format:
    Screen "screen" "The most urgent boards with the lines of the record, no more than two screens",
    Full "full" "All findings with the lines of the record",
    Concise "concise" "One line each: file:line:column: code message",
    JsonLines "json-lines" "One JSON object per line, with the columns of findings.csv",
    Sarif "sarif" "One object in SARIF 2.1.0, for programs that gather findings",
}

impl ValueEnum for Laws {
    /// `auto`, and every edition by its year.
    fn value_variants<'a>() -> &'a [Self] {
        const ALL: [Laws; 1 + EDITIONS.len()] = {
            let mut all = [Laws::ByDate(&EDITIONS); 1 + EDITIONS.len()];
            let mut place = 0;
            while place < EDITIONS.len() {
                all[place + 1] = Laws::Given(EDITIONS[place]);
                place += 1;
            }
            all
        };
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(match self {
            Self::ByDate(_) => "auto",
            Self::Given(edition) => edition.year,
        }))
    }
}

words! { Room: Open "open" "The open room", Closed "closed" "The closed room" }

/// `--fail-on`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(super) enum FailOn {
    #[default]
    Never,
    Error,
    Warning,
    Note,
}

impl FailOn {
    /// The lowest severity that counts, if any does.
    pub(super) const fn least(self) -> Option<Severity> {
        match self {
            Self::Never => None,
            Self::Error => Some(Severity::Error),
            Self::Warning => Some(Severity::Warning),
            Self::Note => Some(Severity::Note),
        }
    }
}

/// `--format` of `rules`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(super) enum ListForm {
    /// A table
    #[default]
    Text,
    /// One JSON object per line
    JsonLines,
}

/// `--format` of `compare`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(super) enum CompareForm {
    /// The counts and the first differences, for a person
    #[default]
    Text,
    /// A table of all differences
    Csv,
    /// One JSON object with all differences
    Json,
}

/// The word by which a value is given on the command line.
pub(super) fn word(value: &impl ValueEnum) -> String {
    value
        .to_possible_value()
        .map_or_else(String::new, |word| word.get_name().to_owned())
}
