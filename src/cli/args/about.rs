//! `rules`, `explain`, `completions` and `man`, the commands that tell of the program itself: their flags, with the
//! words of their help.

use super::closing;
use crate::audit::Laws;
use crate::cli::choices::ListForm;
use clap::Args;

/// `rules`.
#[derive(Debug, Args)]
#[command(after_help = closing("rules"))]
pub(in crate::cli) struct RulesArgs {
    /// How the checks are listed
    #[arg(long, value_enum, value_name = "FORM", default_value_t)]
    pub(in crate::cli) format: ListForm,
}

/// `explain`.
#[derive(Debug, Args)]
#[command(after_help = closing("explain"))]
pub(in crate::cli) struct ExplainArgs {
    /// What to explain; without it, a list of what can be
    #[arg(value_name = "WORD")]
    pub(in crate::cli) word: Option<String>,
    /// The edition of the Laws that comes first; auto is the newest
    #[arg(long, value_enum, value_name = "YEAR", default_value_t)]
    pub(in crate::cli) laws: Laws,
    /// How it is printed; without WORD, json-lines has all that can be explained
    #[arg(long, value_enum, value_name = "FORM", default_value_t)]
    pub(in crate::cli) format: ListForm,
}

/// `completions`.
#[derive(Debug, Args)]
#[command(after_help = closing("completions"), arg_required_else_help = true)]
pub(in crate::cli) struct CompletionsArgs {
    /// Which shell
    #[arg(value_enum, value_name = "SHELL")]
    pub(in crate::cli) shell: clap_complete::Shell,
}

/// `man`.
#[derive(Debug, Args)]
#[command(after_help = closing("man"))]
pub(in crate::cli) struct ManArgs {
    /// A command; without it, the program
    #[arg(value_name = "COMMAND")]
    pub(in crate::cli) command: Option<String>,
}
