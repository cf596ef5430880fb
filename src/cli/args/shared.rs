//! Flags that several commands have: what is read, under which Laws, how fast.

use crate::audit::{How, Laws, Options};
use crate::laws::{Attention, Jurisdiction};
use clap::builder::NonEmptyStringValueParser;
use clap::{ArgAction, Args};
use std::path::{Path, PathBuf};

/// What is read.
#[derive(Debug, Args)]
pub(in crate::cli) struct InputArgs {
    /// A file, a folder, or - for standard input; a folder is searched at any depth for *.pbn and *.lin, and for *.htm, *.html, *.txt and *.xml with boards in them, also as .gz, .zst or in a *.zip
    #[arg(value_name = "PATH")]
    pub(in crate::cli) paths: Vec<PathBuf>,

    /// Read the paths from a file, one per line; - for standard input
    #[arg(long, value_name = "FILE", help_heading = "Input")]
    pub(in crate::cli) from_list: Option<PathBuf>,

    /// What the reports call standard input (-)
    #[arg(long, value_name = "NAME", help_heading = "Input", value_parser = NonEmptyStringValueParser::new())]
    pub(in crate::cli) name: Option<String>,
}

/// Which edition of the Laws is ruled under.
#[derive(Debug, Args)]
#[command(next_help_heading = "Laws")]
pub(in crate::cli) struct EditionArgs {
    /// The edition of the Laws; auto goes by the date of each board, or the year in its titles
    #[arg(long, value_enum, value_name = "YEAR", default_value_t)]
    pub(in crate::cli) laws: Laws,
    /// Whose dates say when an edition came into force
    #[arg(long, value_enum, value_name = "BODY", default_value_t)]
    pub(in crate::cli) jurisdiction: Jurisdiction,
}

/// What is ruled under.
#[derive(Debug, Args)]
#[command(next_help_heading = "Laws")]
pub(in crate::cli) struct LawArgs {
    #[command(flatten)]
    pub(in crate::cli) edition: EditionArgs,
    /// When attention was drawn to the revokes; unknown: rule as if in time, and mark the assumption
    #[arg(long, value_enum, value_name = "WHEN", default_value_t)]
    pub(in crate::cli) attention: Attention,
    /// Take what the director knows from a CSV file; pbn-audit slips writes a form for it
    #[arg(long, value_name = "FILE", action = ArgAction::Append)]
    pub(in crate::cli) slips: Vec<PathBuf>, // one; a second is refused
}

impl LawArgs {
    /// The file of slips.
    pub(in crate::cli) fn slips(&self) -> Option<&Path> {
        self.slips.first().map(PathBuf::as_path)
    }
}

impl From<&EditionArgs> for Options {
    fn from(edition: &EditionArgs) -> Self {
        Self {
            laws: edition.laws,
            jurisdiction: edition.jurisdiction,
            ..Self::default()
        }
    }
}

impl From<&LawArgs> for Options {
    fn from(law: &LawArgs) -> Self {
        Self {
            attention: law.attention,
            ..Self::from(&law.edition)
        }
    }
}

/// How the work is done.
#[derive(Debug, Args)]
#[command(next_help_heading = "Speed")]
pub(in crate::cli) struct SpeedArgs {
    /// Number of threads; as many as the machine has, if not given
    #[arg(
        short,
        long,
        value_name = "N",
        default_value_t = 0,
        hide_default_value = true
    )]
    pub(in crate::cli) jobs: usize,
    /// Without effect: every file is read piece by piece
    #[arg(long, value_parser = ["auto", "mmap", "read"], value_name = "HOW", hide = true)]
    #[allow(dead_code)] // command lines of earlier versions have it
    io: Option<String>,
}

impl From<&SpeedArgs> for How {
    fn from(speed: &SpeedArgs) -> Self {
        Self {
            jobs: speed.jobs,
            ..Self::default()
        }
    }
}
