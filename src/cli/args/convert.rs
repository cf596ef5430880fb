//! `convert`: its flags, with the words of its help.

use super::{InputArgs, SpeedArgs, closing};
use clap::Args;
use std::path::PathBuf;

/// `convert`.
#[derive(Debug, Args)]
#[command(after_help = closing("convert"), arg_required_else_help = true)]
pub(in crate::cli) struct ConvertArgs {
    #[command(flatten)]
    pub(in crate::cli) input: InputArgs,

    /// Write the PBN files into this folder, each where its input is below PATH
    #[arg(short, long, value_name = "DIR", help_heading = "Reports")]
    pub(in crate::cli) out: PathBuf,
    /// Leave comments out, for programs that stop at a comment among calls or cards; alerts stay
    #[arg(long, help_heading = "Reports")]
    pub(in crate::cli) no_comments: bool,
    /// Overwrite files that exist
    #[arg(long, help_heading = "Reports")]
    pub(in crate::cli) force: bool,

    #[command(flatten)]
    pub(in crate::cli) speed: SpeedArgs,
}
