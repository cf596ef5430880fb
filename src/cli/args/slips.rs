//! `slips`: its flags, with the words of its help.

use super::{InputArgs, LawArgs, SpeedArgs, closing};
use clap::Args;
use std::path::PathBuf;

/// `slips`.
#[derive(Debug, Args)]
#[command(after_help = closing("slips"), arg_required_else_help = true)]
pub(in crate::cli) struct SlipsArgs {
    #[command(flatten)]
    pub(in crate::cli) input: InputArgs,

    #[command(flatten)]
    pub(in crate::cli) law: LawArgs,

    /// Write the form into a file instead of to standard output
    #[arg(short, long, value_name = "FILE", help_heading = "Reports")]
    pub(in crate::cli) out: Option<PathBuf>,
    /// Write a workbook (.xlsx) with lists to choose from; a FILE that ends in .xlsx is one without this flag
    #[arg(long, requires = "out", help_heading = "Reports")]
    pub(in crate::cli) excel: bool,
    /// Write into the file even if it has answers or anything else in it; the old file is kept under another name
    #[arg(long, requires = "out", help_heading = "Reports")]
    pub(in crate::cli) force: bool,

    #[command(flatten)]
    pub(in crate::cli) speed: SpeedArgs,
}
