//! The command line as a table: every command, and below it its flags, with the words of the help.

#![allow(clippy::doc_markdown)] // these comments are the help, and a terminal shows no backticks

mod about;
mod apply;
mod check;
mod compare;
mod convert;
mod shared;
mod show;
mod slips;
mod stats;

pub(super) use about::{CompletionsArgs, ExplainArgs, ManArgs, RulesArgs};
pub(super) use apply::ApplyArgs;
pub(super) use check::CheckArgs;
pub(super) use compare::CompareArgs;
pub(super) use convert::ConvertArgs;
pub(super) use shared::{EditionArgs, InputArgs, LawArgs, SpeedArgs};
pub(super) use show::ShowArgs;
pub(super) use slips::SlipsArgs;
pub(super) use stats::StatsArgs;

use super::choices::Color;
use crate::words::Language;
use clap::{Parser, Subcommand};

/// Finds revokes in bridge records, and says what the Laws give for them.
///
/// Reads PBN files, replays every board card by card, and finds each failure to follow suit: whether it was
/// established, how many tricks move, and whether the stated result already includes the adjustment. The files are
/// never changed. The program proposes; the director rules.
#[derive(Debug, Parser)]
#[command(name = "pbn-audit", version, long_version = LONG_VERSION, about, long_about, after_help = closing("pbn-audit"))]
#[command(
    subcommand_required = true,
    arg_required_else_help = true,
    args_override_self = true,
    next_help_heading = "Terminal",
    override_usage = "pbn-audit <PATH>... [OPTIONS of check]\n       pbn-audit [OPTIONS] <COMMAND>"
)]
pub(super) struct Cli {
    #[command(subcommand)]
    pub(super) command: Command,

    /// Whether no command is named.
    #[arg(skip)]
    pub(super) is_bare: bool,

    /// When to use colours
    #[arg(long, global = true, value_enum, value_name = "WHEN", default_value_t)]
    pub(super) color: Color,

    /// The language of sheets, pages and messages, usually that of the system for pages and on a terminal; tables, codes,
    /// JSON, pipes and this help are in English
    #[arg(long, global = true, value_enum, value_name = "LANG")]
    pub(super) lang: Option<Language>,
}

/// The version, and what the program was built with.
const LONG_VERSION: &str = if cfg!(feature = "double-dummy") {
    concat!(env!("CARGO_PKG_VERSION"), " with double dummy")
} else {
    concat!(env!("CARGO_PKG_VERSION"), " without double dummy")
};

/// What the help of a command ends with: examples, and what its flags do not say.
fn closing(command: &str) -> &'static str {
    let mut parts = include_str!("closing.txt").split("== ");
    let text = parts.find_map(|part| part.strip_prefix(command)?.strip_prefix('\n'));
    text.unwrap_or_default().trim_end()
}

/// What to do.
#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Audit PBN and LIN files: findings and a summary here, with -o the reports as files
    Check(Box<CheckArgs>),
    /// Show one board as a sheet: hands, play, what the Laws give, what to ask
    Show(Box<ShowArgs>),
    /// Write a form with the questions that the records leave open, for the director to fill in
    Slips(Box<SlipsArgs>),
    /// Apply the director's decisions: a list for the scorer, and corrected copies of the records
    Apply(ApplyArgs),
    /// Convert records in LIN to PBN, with everything that an audit uses
    Convert(ConvertArgs),
    /// Compare two folders of reports: which boards and revokes are new, gone or changed
    Compare(CompareArgs),
    /// Count how often players revoke, and the turns at which they could: rates and tables
    Stats(Box<StatsArgs>),
    /// List every check: code, name, severity, what it finds
    Rules(RulesArgs),
    /// Explain a check, a clause of the Laws, or a word of the reports and slips
    Explain(ExplainArgs),
    /// Write completions for a shell
    Completions(CompletionsArgs),
    /// Write the manual page of the program or of one of its commands
    Man(ManArgs),
}
