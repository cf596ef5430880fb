//! `stats`: its flags, with the words of its help.

use super::{EditionArgs, InputArgs, SpeedArgs, closing};
use crate::diagnosis::Grade;
use clap::Args;
use std::path::PathBuf;

/// `stats`.
#[derive(Debug, Args)]
#[command(after_help = closing("stats"), arg_required_else_help = true)]
#[allow(clippy::struct_excessive_bools)] // each is a flag of its own
pub(in crate::cli) struct StatsArgs {
    #[command(flatten)]
    pub(in crate::cli) input: InputArgs,
    /// Add up the statistics in these folders, which earlier runs wrote with -o
    #[arg(long, value_name = "DIR", num_args = 1.., help_heading = "Input")]
    pub(in crate::cli) merge: Vec<PathBuf>,
    /// Read only part I of N of the files, chosen by their names; each file is in exactly one part
    #[arg(long, value_name = "I/N", help_heading = "Input")]
    pub(in crate::cli) shard: Option<String>,

    #[command(flatten)]
    pub(in crate::cli) edition: EditionArgs,

    /// The lowest grade of revoke that rates count
    #[arg(
        long,
        value_enum,
        value_name = "GRADE",
        default_value_t = Grade::Likely,
        help_heading = "Figures"
    )]
    pub(in crate::cli) grade: Grade,
    /// Give rates per this number of turns
    #[arg(long, value_name = "TURNS", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..), help_heading = "Figures")]
    pub(in crate::cli) per: u64,
    /// Count each combination of these dimensions in cells.csv: trick, turn, role, held, led, manner_open, void_elsewhere, level, risk, event, stage, site, year, room, file, format, platform, can_show_revoke, player; player is in stats.csv only if it is named here
    #[arg(
        long,
        value_name = "DIMENSIONS",
        value_delimiter = ',',
        help_heading = "Figures"
    )]
    pub(in crate::cli) by: Vec<String>,

    /// Write the tables into a folder, with the sums that --merge adds
    #[arg(short, long, value_name = "DIR", help_heading = "Reports")]
    pub(in crate::cli) out: Option<PathBuf>,
    /// Also write the tables as Parquet, for DuckDB, Python or R; needs a program built with Parquet
    #[arg(long, requires = "out", help_heading = "Reports")]
    pub(in crate::cli) parquet: bool,
    /// Leave out names: players of --by player become P0001 and so on; a key beside the folder says who they are
    #[arg(long, requires = "out", help_heading = "Reports")]
    pub(in crate::cli) anonymous: bool,
    /// The file of that key [default: 'figures-key.csv' for -o figures]; players in it keep their pseudonyms, new ones are added
    #[arg(
        long,
        value_name = "FILE",
        requires = "anonymous",
        help_heading = "Reports"
    )]
    pub(in crate::cli) key: Option<PathBuf>,
    /// Write into a folder that holds other files
    #[arg(long, requires = "out", help_heading = "Reports")]
    pub(in crate::cli) force: bool,

    /// No progress and no figures on the terminal, only errors
    #[arg(short, long, help_heading = "Terminal")]
    pub(in crate::cli) quiet: bool,

    #[command(flatten)]
    pub(in crate::cli) speed: SpeedArgs,
}
