//! `compare`: its flags, with the words of its help.

use crate::cli::choices::CompareForm;
use clap::Args;
use std::path::PathBuf;

const COMPARE_EXAMPLES: &str = "\
Examples:
  pbn-audit compare last-week this-week             what is new, gone or changed
  pbn-audit compare last-week this-week -o out.csv  all of it as a table
  pbn-audit compare old new --format json           for a program

Exit codes: 0 compared; 1 something differs, with --exit-code; 2 bad use, or something could not be read \
or written.";

/// `compare`.
#[derive(Debug, Args)]
#[command(after_help = COMPARE_EXAMPLES, arg_required_else_help = true)]
pub(in crate::cli) struct CompareArgs {
    /// The older folder of reports
    #[arg(value_name = "OLD")]
    pub(in crate::cli) old: PathBuf,
    /// The newer folder of reports
    #[arg(value_name = "NEW")]
    pub(in crate::cli) new: PathBuf,
    /// How the differences are shown
    #[arg(long, value_enum, value_name = "FORM", default_value_t)]
    pub(in crate::cli) format: CompareForm,
    /// Also write all differences into a file, as CSV; as JSON if its name ends in .json
    #[arg(short, long, value_name = "FILE")]
    pub(in crate::cli) out: Option<PathBuf>,
    /// Overwrite the file if it exists
    #[arg(long, requires = "out")]
    pub(in crate::cli) force: bool,
    /// Exit with code 1 if anything differs
    #[arg(long)]
    pub(in crate::cli) exit_code: bool,
}
