//! The words that flags of the command line take, and what each stands for.

#![allow(clippy::doc_markdown)] // these comments are the help, and a terminal shows no backticks

use crate::audit::Laws;
use crate::checks::Severity;
use crate::diagnosis::Grade;
use crate::laws::{Attention, EditionYear, Jurisdiction};
use crate::report::{Format, LineTable, Screen, SheetsFor};
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

/// `--laws`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum LawsChoice {
    #[default]
    Auto,
    Of(EditionYear),
}

impl LawsChoice {
    /// `auto`, and every edition by its year.
    const ALL: [Self; 1 + EditionYear::ALL.len()] = {
        let mut all = [Self::Auto; 1 + EditionYear::ALL.len()];
        let mut place = 0;
        while place < EditionYear::ALL.len() {
            all[place + 1] = Self::Of(EditionYear::ALL[place]);
            place += 1;
        }
        all
    };

    /// The edition that is named, else the newest.
    pub(super) const fn newest(self) -> EditionYear {
        match self {
            Self::Auto => EditionYear::NEWEST,
            Self::Of(year) => year,
        }
    }
}

impl ValueEnum for LawsChoice {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(match self {
            Self::Auto => "auto",
            Self::Of(year) => year.name(),
        }))
    }
}

impl From<LawsChoice> for Laws {
    fn from(edition: LawsChoice) -> Self {
        match edition {
            LawsChoice::Auto => Self::ByDate,
            LawsChoice::Of(year) => Self::Given(year),
        }
    }
}

/// `--jurisdiction`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(super) enum Body {
    /// World Bridge Federation
    #[default]
    Wbf,
    /// American Contract Bridge League
    Acbl,
    /// English Bridge Union
    Ebu,
    /// Nederlandse Bridge Bond
    Nbb,
    /// Polski Związek Brydża Sportowego
    Pzbs,
}

impl From<Body> for Jurisdiction {
    fn from(body: Body) -> Self {
        match body {
            Body::Wbf => Self::Wbf,
            Body::Acbl => Self::Acbl,
            Body::Ebu => Self::Ebu,
            Body::Nbb => Self::Nbb,
            Body::Pzbs => Self::Pzbs,
        }
    }
}

/// `--attention`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(super) enum AttentionChoice {
    /// Not known
    #[default]
    Unknown,
    /// Before the non-offending side called on the next deal, and before the round ended
    InTime,
    /// Later
    Late,
}

impl From<AttentionChoice> for Attention {
    fn from(when: AttentionChoice) -> Self {
        match when {
            AttentionChoice::Unknown => Self::Unknown,
            AttentionChoice::InTime => Self::InTime,
            AttentionChoice::Late => Self::Late,
        }
    }
}

/// `--room`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Room {
    /// The open room
    Open,
    /// The closed room
    Closed,
}

impl Room {
    /// Its name in the Room tag.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Open => "Open",
            Self::Closed => "Closed",
        }
    }
}

/// `--sheets`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(super) enum WithSheet {
    /// None
    None,
    /// Those that a director should look at
    #[default]
    Review,
    /// All
    All,
}

impl From<WithSheet> for SheetsFor {
    fn from(with: WithSheet) -> Self {
        match with {
            WithSheet::None => Self::None,
            WithSheet::Review => Self::Review,
            WithSheet::All => Self::All,
        }
    }
}

/// `--lang`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(super) enum Lang {
    /// English
    #[default]
    En,
    /// Dutch
    Nl,
    /// Polish
    Pl,
}

impl From<Lang> for Language {
    fn from(lang: Lang) -> Self {
        match lang {
            Lang::En => Self::English,
            Lang::Nl => Self::Dutch,
            Lang::Pl => Self::Polish,
        }
    }
}

/// `--severity`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(super) enum Level {
    #[default]
    Note,
    Warning,
    Error,
}

impl From<Level> for Severity {
    fn from(level: Level) -> Self {
        match level {
            Level::Note => Self::Note,
            Level::Warning => Self::Warning,
            Level::Error => Self::Error,
        }
    }
}

/// `--grade`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(super) enum GradeChoice {
    /// Certain revokes only
    Certain,
    /// Certain and likely revokes
    #[default]
    Likely,
    /// All that the records show
    Doubtful,
}

impl From<GradeChoice> for Grade {
    fn from(grade: GradeChoice) -> Self {
        match grade {
            GradeChoice::Certain => Self::Certain,
            GradeChoice::Likely => Self::Likely,
            GradeChoice::Doubtful => Self::Doubtful,
        }
    }
}

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

/// `--format` of `check`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum FormatChoice {
    /// The most urgent boards with the lines of the record, no more than two screens
    Screen,
    /// All findings with the lines of the record
    Full,
    /// One line each: file:line:column: code message
    Concise,
    /// One JSON object per line, with the columns of findings.csv
    JsonLines,
    /// One object in SARIF 2.1.0, for programs that gather findings
    Sarif,
}

/// `--rows`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum RowsOf {
    Boards,
    Revokes,
    Findings,
    Files,
}

impl From<RowsOf> for LineTable {
    fn from(rows: RowsOf) -> Self {
        match rows {
            RowsOf::Boards => Self::Boards,
            RowsOf::Revokes => Self::Revokes,
            RowsOf::Findings => Self::Findings,
            RowsOf::Files => Self::Files,
        }
    }
}

impl FormatChoice {
    /// The form on a terminal of this size.
    pub(super) const fn on(self, screen: Screen) -> Format {
        match self {
            Self::Screen => Format::Screen(screen),
            Self::Full => Format::Full,
            Self::Concise => Format::Concise,
            Self::JsonLines => Format::JsonLines,
            Self::Sarif => Format::Sarif,
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

/// `--io`: files were once mapped into memory on request. Command lines that say so are still understood.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(super) enum Io {
    #[default]
    Auto,
    Mmap,
    Read,
}

/// The word by which a value is given on the command line.
pub(super) fn word(value: &impl ValueEnum) -> String {
    value
        .to_possible_value()
        .map_or_else(String::new, |word| word.get_name().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_have_the_words_of_the_command_line() {
        assert_eq!(word(&LawsChoice::Of(EditionYear::Y2007)), "2007");
        assert_eq!(word(&AttentionChoice::InTime), "in-time");
        assert_eq!(word(&FormatChoice::JsonLines), "json-lines");
    }
}
