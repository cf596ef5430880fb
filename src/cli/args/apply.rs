//! `apply`: its flags, with the words of its help.

use super::SpeedArgs;
use clap::Args;
use std::path::PathBuf;

const APPLY_EXAMPLES: &str = "\
Examples:
  pbn-audit apply reports                          what the decisions change
  pbn-audit apply reports -o corrected             tables and corrected copies
  pbn-audit apply reports friday.pbn -o corrected  if the records were moved
  pbn-audit apply reports --decisions 'saved-decisions (1).csv'
                                                   with what was decided on the page
  pbn-audit reports                                the same, written into reports/corrected

Decisions: apply (the proposal), stands, tricks=N (declarer's), score=N (North-South's), assigned NS=N EW=N, \
weighted 60% 3NT= 40% 3NT-1, ave+ NS ave- EW, record-error, later; with penalties behind: apply; penalty NS 10%.

Exit codes: 0 every decision was applied; 2 some could not be, or something could not be read or written; \
130 interrupted.";

/// `apply`.
#[derive(Debug, Args)]
#[command(after_help = APPLY_EXAMPLES, arg_required_else_help = true)]
pub(in crate::cli) struct ApplyArgs {
    /// The folder of reports in which the decisions were written, or its review file
    #[arg(value_name = "REVIEW")]
    pub(in crate::cli) review: PathBuf,
    /// Where the records are: files or folders; without it, where the run found them, seen from the folder
    #[arg(value_name = "PATH")]
    pub(in crate::cli) paths: Vec<PathBuf>,

    /// Take decisions that were saved from the page of these reports, too; a copy is put into the folder, for the next run
    #[arg(long, value_name = "FILE", help_heading = "Reports")]
    pub(in crate::cli) decisions: Vec<PathBuf>,
    /// Write rescore.csv, rescore.xlsx and rescore.txt into this folder, and a corrected copy of each PBN file with a change
    #[arg(short, long, value_name = "DIR", help_heading = "Reports")]
    pub(in crate::cli) out: Option<PathBuf>,
    /// Write them into the folder 'corrected' of the reports, in place of those of before
    #[arg(long, conflicts_with = "out", help_heading = "Reports")]
    pub(in crate::cli) beside: bool,
    /// Write into a folder that holds other files, where a file that is in the way is kept under another name
    #[arg(long, requires = "out", help_heading = "Reports")]
    pub(in crate::cli) force: bool,

    #[command(flatten)]
    pub(in crate::cli) speed: SpeedArgs,
}
