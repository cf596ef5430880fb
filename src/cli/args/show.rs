//! `show`: its flags, with the words of its help.

use super::{LawArgs, closing};
use crate::checks::Room;
use clap::Args;
use std::path::PathBuf;

/// `show`.
#[derive(Debug, Args)]
#[command(after_help = closing("show"), arg_required_else_help = true)]
#[command(group = clap::ArgGroup::new("which").multiple(true).args(["board", "game"]))]
pub(in crate::cli) struct ShowArgs {
    /// A file, a folder, an archive or one of its members (season.zip!friday.pbn), or - for standard input
    #[arg(value_name = "FILE")]
    pub(in crate::cli) file: PathBuf,
    /// The number of the board, as its Board tag has it
    #[arg(long, value_name = "NUMBER")]
    pub(in crate::cli) board: Option<String>,
    /// The number of the record in the file, from 1
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(in crate::cli) game: Option<u64>,
    /// The room, as its Room tag has it
    #[arg(long, value_enum, value_name = "ROOM", ignore_case = true)]
    pub(in crate::cli) room: Option<Room>,
    /// Write the sheet as a page for a browser or for paper, instead of showing it here; - for standard output
    #[arg(long, value_name = "FILE", requires = "which")]
    pub(in crate::cli) html: Option<PathBuf>,
    /// Also compute declarer's double-dummy tricks for the board; needs a program built with double dummy
    #[arg(long, requires = "which")]
    pub(in crate::cli) double_dummy: bool,
    /// Overwrite the file if it exists
    #[arg(long, requires = "html")]
    pub(in crate::cli) force: bool,
    #[command(flatten)]
    pub(in crate::cli) law: LawArgs,
}
