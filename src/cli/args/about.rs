//! `rules`, `explain`, `completions` and `man`, the commands that tell of the program itself: their flags, with the
//! words of their help.

use crate::audit::Laws;
use crate::cli::choices::ListForm;
use clap::Args;

const RULES_EXAMPLES: &str = "\
Examples:
  pbn-audit rules                      a line for each check
  pbn-audit rules --format json-lines  with the Law or standard behind each";

/// `rules`.
#[derive(Debug, Args)]
#[command(after_help = RULES_EXAMPLES)]
pub(in crate::cli) struct RulesArgs {
    /// How the checks are listed
    #[arg(long, value_enum, value_name = "FORM", default_value_t)]
    pub(in crate::cli) format: ListForm,
}

const EXPLAIN_EXAMPLES: &str = "\
Examples:
  pbn-audit explain R101              a check, by code or name
  pbn-audit explain 64B7 --laws 2007  a clause, and how the editions differ
  pbn-audit explain 64                the clauses of a Law
  pbn-audit explain transfer_min      a column of the reports
  pbn-audit explain already-adjusted  a word used in a column
  pbn-audit explain penalty_card      a kind of slip
  pbn-audit explain strafkaart        a word of the Laws, in any language
  pbn-audit explain 64A1 --lang pl    in Polish
  pbn-audit explain weeks             a topic, such as decisions from week to week
  pbn-audit explain                   all that can be explained";

/// `explain`.
#[derive(Debug, Args)]
#[command(after_help = EXPLAIN_EXAMPLES)]
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

const COMPLETIONS_EXAMPLES: &str = "\
Examples:
  pbn-audit completions bash > ~/.local/share/bash-completion/completions/pbn-audit
  pbn-audit completions fish > ~/.config/fish/completions/pbn-audit.fish";

/// `completions`.
#[derive(Debug, Args)]
#[command(after_help = COMPLETIONS_EXAMPLES, arg_required_else_help = true)]
pub(in crate::cli) struct CompletionsArgs {
    /// Which shell
    #[arg(value_enum, value_name = "SHELL")]
    pub(in crate::cli) shell: clap_complete::Shell,
}

const MAN_EXAMPLES: &str = "\
Examples:
  pbn-audit man > pbn-audit.1
  pbn-audit man check > pbn-audit-check.1";

/// `man`.
#[derive(Debug, Args)]
#[command(after_help = MAN_EXAMPLES)]
pub(in crate::cli) struct ManArgs {
    /// A command; without it, the program
    #[arg(value_name = "COMMAND")]
    pub(in crate::cli) command: Option<String>,
}
