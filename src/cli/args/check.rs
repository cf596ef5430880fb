//! `check`: its flags, with the words of its help.

use super::{InputArgs, LawArgs, SpeedArgs, closing};
use crate::checks::Severity;
use crate::cli::choices::FailOn;
use crate::report::{Format, LineTable, SheetsFor};
use crate::words::Language;
use clap::Args;
use std::path::PathBuf;

/// `check`.
#[derive(Debug, Args)]
#[allow(clippy::struct_excessive_bools)] // each is a flag of its own
#[command(after_help = closing("check"), arg_required_else_help = true)]
#[command(group = clap::ArgGroup::new("written").multiple(true).args(["out", "beside", "rejects"]))]
#[command(group = clap::ArgGroup::new("reports").multiple(true).args(["out", "beside"]))]
pub(in crate::cli) struct CheckArgs {
    #[command(flatten)]
    pub(in crate::cli) input: InputArgs,
    /// Take flags from a file, one per line, # for comments; those given here win [env: PBN_AUDIT_CONFIG]
    #[arg(long, value_name = "FILE", help_heading = "Input")]
    pub(in crate::cli) config: Option<PathBuf>,

    /// Take over what was decided before: OLD is a folder of reports, a review.csv, or a list of ids, one per line; these boards are not shown again
    #[arg(long, value_name = "OLD", help_heading = "Input")]
    pub(in crate::cli) known: Vec<PathBuf>,

    #[command(flatten)]
    pub(in crate::cli) law: LawArgs,

    /// Write the reports into a folder: review, revokes, findings, files and effects as CSV, sheets, and a manifest
    #[arg(short, long, value_name = "DIR", help_heading = "Reports")]
    pub(in crate::cli) out: Option<PathBuf>,
    /// Write the reports into a folder beside the input, 'friday audit' for friday.pbn, unless -o names one
    #[arg(long, help_heading = "Reports")]
    pub(in crate::cli) beside: bool,
    /// Open the page of the reports in the browser; not in a pipe, without a display, or with -q
    #[arg(
        long,
        overrides_with = "no_open",
        requires = "reports",
        help_heading = "Reports"
    )]
    pub(in crate::cli) open: bool,
    /// Do not open the page when no command is given
    #[arg(long, overrides_with = "open", help_heading = "Reports")]
    pub(in crate::cli) no_open: bool,
    /// Write into a folder that holds other files, where a file that is in the way is kept under another name, even a review file that cannot be read; and overwrite the files of --rejects and --write-baseline
    #[arg(long, requires = "written", help_heading = "Reports")]
    pub(in crate::cli) force: bool,
    /// Also write boards.csv: one row for every board
    #[arg(long, requires = "reports", help_heading = "Reports")]
    pub(in crate::cli) boards: bool,
    /// Also give the SHA-256 of each file, in files.csv
    #[arg(long, conflicts_with = "anonymous", help_heading = "Reports")]
    pub(in crate::cli) sha256: bool,
    /// Also write boards, revokes, findings and every turn that is judged as Parquet, for DuckDB, Python or R; implies --boards; needs a program built with Parquet
    #[arg(
        long,
        requires = "reports",
        conflicts_with = "excel",
        help_heading = "Reports"
    )]
    pub(in crate::cli) parquet: bool,
    /// Which part of a larger input this is: its ids are then unlike those of all other parts, so that tables can be joined
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t,
        hide_default_value = true,
        requires = "reports",
        help_heading = "Reports"
    )]
    pub(in crate::cli) part: u16,
    /// Which boards get a sheet, a page for a browser or for paper [default: review]
    #[arg(
        long,
        value_enum,
        value_name = "BOARDS",
        requires = "reports",
        help_heading = "Reports"
    )]
    pub(in crate::cli) sheets: Option<SheetsFor>,
    /// Write CSV files that open correctly in Excel with a double click; for Excel in this language, or in that of --lang
    #[arg(
        long,
        value_enum,
        value_name = "LANG",
        requires = "reports",
        num_args = 0..=1,
        help_heading = "Reports"
    )]
    #[allow(clippy::option_option)] // not given, given without a language, given with one
    pub(in crate::cli) excel: Option<Option<Language>>,
    /// Also compute declarer's double-dummy tricks for every board; needs a program built with double dummy
    #[arg(long, requires = "reports", help_heading = "Reports")]
    pub(in crate::cli) double_dummy: bool,
    /// Leave out names: players become P0001 and so on, comments and teams are left out; a key beside the folder of reports says who they are
    #[arg(long, conflicts_with_all = ["known", "rejects"], help_heading = "Reports")]
    pub(in crate::cli) anonymous: bool,
    /// The file of that key [default: 'reports-key.csv' for -o reports]; players in it keep their pseudonyms, new ones are added
    #[arg(
        long,
        value_name = "FILE",
        requires = "anonymous",
        help_heading = "Reports"
    )]
    pub(in crate::cli) key: Option<PathBuf>,
    /// Write a list of all boards with findings and of all causes, for a gate in later runs: --known FILE passes them over there
    #[arg(
        long,
        value_name = "FILE",
        requires = "reports",
        conflicts_with = "anonymous",
        help_heading = "Reports"
    )]
    pub(in crate::cli) write_baseline: Option<PathBuf>,
    /// Copy the games that could not be audited into a new file, to be repaired
    #[arg(long, value_name = "FILE", help_heading = "Reports")]
    pub(in crate::cli) rejects: Option<PathBuf>,

    /// Show only these checks, here and in findings.csv: a family (R), a code (R101) or a name (revoke)
    #[arg(
        long,
        value_name = "CODES",
        value_delimiter = ',',
        help_heading = "Findings"
    )]
    pub(in crate::cli) select: Vec<String>,
    /// Do not show these
    #[arg(
        long,
        value_name = "CODES",
        value_delimiter = ',',
        help_heading = "Findings"
    )]
    pub(in crate::cli) ignore: Vec<String>,
    /// Also run the checks that are previews; without it, only those that --select names by code or name
    #[arg(long, help_heading = "Findings")]
    pub(in crate::cli) preview: bool,
    /// The lowest severity to show [default: note; warning for the boards on a terminal]
    #[arg(long, value_enum, value_name = "LEVEL", help_heading = "Findings")]
    pub(in crate::cli) severity: Option<Severity>,
    /// The lowest severity that gives exit code 1
    #[arg(
        long,
        value_enum,
        value_name = "LEVEL",
        default_value_t,
        help_heading = "Findings"
    )]
    pub(in crate::cli) fail_on: FailOn,

    /// How findings are shown [default: screen on a terminal, concise in a pipe]
    #[arg(long, value_enum, value_name = "FORM", help_heading = "Terminal")]
    pub(in crate::cli) format: Option<Format>,
    /// With --format json-lines: write the rows of these tables instead of only the findings; "row" names the table of each
    #[arg(
        long,
        value_enum,
        value_name = "TABLES",
        value_delimiter = ',',
        requires = "format",
        conflicts_with = "statistics",
        help_heading = "Terminal"
    )]
    pub(in crate::cli) rows: Vec<LineTable>,
    /// With --rows: the rows of a board stand inside its own, below "rows", as a list for each table (grammar/board.schema.json)
    #[arg(long, requires = "rows", help_heading = "Terminal")]
    pub(in crate::cli) nested: bool,
    /// Count findings instead of showing them: for each check the findings, boards and files
    #[arg(long, help_heading = "Terminal")]
    pub(in crate::cli) statistics: bool,
    /// Findings only: no progress, no summary
    #[arg(short, long, overrides_with = "verbose", help_heading = "Terminal")]
    pub(in crate::cli) quiet: bool,
    /// Also print a line for each file
    #[arg(short, long, overrides_with = "quiet", help_heading = "Terminal")]
    pub(in crate::cli) verbose: bool,

    #[command(flatten)]
    pub(in crate::cli) speed: SpeedArgs,
}
