//! `compare`: its flags, with the words of its help.

use super::closing;
use crate::cli::choices::CompareForm;
use clap::Args;
use std::path::PathBuf;

/// `compare`.
#[derive(Debug, Args)]
#[command(after_help = closing("compare"), arg_required_else_help = true)]
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
