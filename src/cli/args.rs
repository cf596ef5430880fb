//! The command line as a table: every command and flag, with the words of its help.

#![allow(clippy::doc_markdown)] // these comments are the help, and a terminal shows no backticks

use super::choices::{
    AttentionChoice, Body, Color, FailOn, FormatChoice, Io, Lang, LawsChoice, Level, ListForm,
    WithSheet,
};
use crate::audit::{How, Options};
use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;

/// Finds revokes in bridge records, and says what the Laws give for them.
///
/// Reads PBN files, replays every board card by card, and finds each failure to follow suit: whether it was
/// established, how many tricks move, and whether the stated result already includes the adjustment. The files are
/// never changed. The program proposes; the director rules.
#[derive(Debug, Parser)]
#[command(name = "pbn-audit", version, long_version = LONG_VERSION, about, long_about, after_help = EXAMPLES)]
#[command(
    subcommand_required = true,
    arg_required_else_help = true,
    disable_help_subcommand = true
)]
pub(super) struct Cli {
    #[command(subcommand)]
    pub(super) command: Command,

    /// When to use colours
    #[arg(
        long,
        global = true,
        value_enum,
        value_name = "WHEN",
        default_value_t,
        help_heading = "Terminal"
    )]
    pub(super) color: Color,

    /// The language of sheets, pages and messages; tables, codes, JSON and this help are in English
    #[arg(
        long,
        global = true,
        value_enum,
        value_name = "LANG",
        default_value_t,
        help_heading = "Terminal"
    )]
    pub(super) lang: Lang,
}

/// The version, and what the program was built with.
const LONG_VERSION: &str = if cfg!(feature = "double-dummy") {
    concat!(env!("CARGO_PKG_VERSION"), " with double dummy")
} else {
    concat!(env!("CARGO_PKG_VERSION"), " without double dummy")
};

const EXAMPLES: &str = "\
Examples:
  pbn-audit check friday.pbn            what is wrong with the boards of an evening
  pbn-audit check season/ -o reports    a whole folder, with tables for a spreadsheet
  pbn-audit show friday.pbn --board 5   one board as a sheet
  pbn-audit slips friday.pbn            a form with the questions only the director can answer
  pbn-audit convert friday.lin -o pbn   records in LIN, written as PBN
  pbn-audit explain R101                what a code means, how sure it is, what to do
  pbn-audit rules                       every check";

/// What to do.
#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Audit PBN files: findings and a summary here, with -o the reports as files
    Check(Box<CheckArgs>),
    /// Show one board as a sheet: hands, play, what the Laws give, what to ask
    Show(Box<ShowArgs>),
    /// Write a form with the questions that the records leave open, for the director to fill in
    Slips(Box<SlipsArgs>),
    /// Write records in LIN as PBN, with all that an audit goes by
    Convert(ConvertArgs),
    /// List every check: code, name, severity, reference
    Rules(RulesArgs),
    /// Explain a check, a clause of the Laws, or a word of the reports and slips
    Explain(ExplainArgs),
    /// Write completions for a shell
    Completions(CompletionsArgs),
    /// Write the manual page of the program or of one of its commands
    Man(ManArgs),
}

const CHECK_EXAMPLES: &str = "\
Examples:
  pbn-audit check friday.pbn
  pbn-audit check season/ -o reports --boards        with a row for every board, for counting
  pbn-audit check friday.pbn --laws 2007             under an edition of your choice
  pbn-audit check friday.pbn --slips friday.csv      with what the director knows
  pbn-audit check friday.pbn --select R,C            only revokes and results
  pbn-audit check archive/ -q --fail-on error        for a script: exit code 1 if there is an error
  cat *.pbn | pbn-audit check - --format json-lines  for a program

Exit codes: 0 everything was read; 1 findings at --fail-on or above; 2 bad use, or something could not be
read or written; 130 interrupted.";

/// `check`.
#[derive(Debug, Args)]
#[allow(clippy::struct_excessive_bools)] // each is a flag of its own
#[command(after_help = CHECK_EXAMPLES, arg_required_else_help = true)]
#[command(group = clap::ArgGroup::new("written").multiple(true).args(["out", "rejects"]))]
pub(super) struct CheckArgs {
    #[command(flatten)]
    pub(super) input: InputArgs,
    /// Take flags from a file, one per line, # for comments; those given here win [env: PBN_AUDIT_CONFIG]
    #[arg(long, value_name = "FILE", help_heading = "Input")]
    pub(super) config: Option<PathBuf>,

    #[command(flatten)]
    pub(super) law: LawArgs,

    /// Write the reports into a folder: review, revokes, findings, files and effects as CSV, sheets, and a manifest
    #[arg(short, long, value_name = "DIR", help_heading = "Reports")]
    pub(super) out: Option<PathBuf>,
    /// Write into a folder that holds other files, and overwrite the file of --rejects; reports that somebody may have edited are kept under another name
    #[arg(long, requires = "written", help_heading = "Reports")]
    pub(super) force: bool,
    /// Also write boards.csv: one row for every board
    #[arg(long, requires = "out", help_heading = "Reports")]
    pub(super) boards: bool,
    /// Which boards get a sheet, a page for a browser or for paper [default: review]
    #[arg(
        long,
        value_enum,
        value_name = "BOARDS",
        requires = "out",
        help_heading = "Reports"
    )]
    pub(super) sheets: Option<WithSheet>,
    /// Write CSV files that open correctly in Excel with a double click; for Excel in this language, or in that of --lang
    #[arg(
        long,
        value_enum,
        value_name = "LANG",
        requires = "out",
        num_args = 0..=1,
        help_heading = "Reports"
    )]
    #[allow(clippy::option_option)] // not given, given without a language, given with one
    pub(super) excel: Option<Option<Lang>>,
    /// Also compute declarer's double-dummy tricks for every board; needs a program built with double dummy
    #[arg(long, requires = "out", help_heading = "Reports")]
    pub(super) double_dummy: bool,
    /// Copy the games that could not be audited into a new file, to be repaired
    #[arg(long, value_name = "FILE", help_heading = "Reports")]
    pub(super) rejects: Option<PathBuf>,

    /// Show only these checks, here and in findings.csv: a family (R), a code (R101) or a name (revoke)
    #[arg(
        long,
        value_name = "CODES",
        value_delimiter = ',',
        help_heading = "Findings"
    )]
    pub(super) select: Vec<String>,
    /// Do not show these
    #[arg(
        long,
        value_name = "CODES",
        value_delimiter = ',',
        help_heading = "Findings"
    )]
    pub(super) ignore: Vec<String>,
    /// Also run the checks that are previews; without it, only those that --select names by code or name
    #[arg(long, help_heading = "Findings")]
    pub(super) preview: bool,
    /// The lowest severity to show
    #[arg(
        long,
        value_enum,
        value_name = "LEVEL",
        default_value_t,
        help_heading = "Findings"
    )]
    pub(super) severity: Level,
    /// The lowest severity that gives exit code 1
    #[arg(
        long,
        value_enum,
        value_name = "LEVEL",
        default_value_t,
        help_heading = "Findings"
    )]
    pub(super) fail_on: FailOn,

    /// How findings are shown; full on a terminal, concise in a pipe
    #[arg(long, value_enum, value_name = "FORM", help_heading = "Terminal")]
    pub(super) format: Option<FormatChoice>,
    /// Findings only: no progress, no summary
    #[arg(short, long, overrides_with = "verbose", help_heading = "Terminal")]
    pub(super) quiet: bool,
    /// Also print a line for each file
    #[arg(short, long, overrides_with = "quiet", help_heading = "Terminal")]
    pub(super) verbose: bool,

    #[command(flatten)]
    pub(super) speed: SpeedArgs,
}

const SHOW_EXAMPLES: &str = "\
Examples:
  pbn-audit show friday.pbn --board 5                the board with this number
  pbn-audit show friday.pbn --game 17                the seventeenth record of the file
  pbn-audit show friday.pbn --board 5 --lang nl      in Dutch, with Dutch letters on the cards";

/// `show`.
#[derive(Debug, Args)]
#[command(after_help = SHOW_EXAMPLES, arg_required_else_help = true)]
#[command(group = clap::ArgGroup::new("which").required(true).multiple(true).args(["board", "game"]))]
pub(super) struct ShowArgs {
    /// A file, a folder, an archive or one of its members (season.zip!friday.pbn), or - for standard input
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    /// The number of the board, as its Board tag has it
    #[arg(long, value_name = "NUMBER")]
    pub(super) board: Option<String>,
    /// The number of the record in the file, from 1
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(super) game: Option<u64>,
    /// Write the sheet as a page for a browser or for paper, instead of showing it here; - for standard output
    #[arg(long, value_name = "FILE")]
    pub(super) html: Option<PathBuf>,
    /// Also compute declarer's double-dummy tricks for the board; needs a program built with double dummy
    #[arg(long)]
    pub(super) double_dummy: bool,
    /// Overwrite the file if it exists
    #[arg(long, requires = "html")]
    pub(super) force: bool,
    #[command(flatten)]
    pub(super) law: LawArgs,
}

const SLIPS_EXAMPLES: &str = "\
Examples:
  pbn-audit slips friday.pbn -o friday.csv           a form with every open question
  pbn-audit check friday.pbn --slips friday.csv      the boards, with the answers

A row with an empty value is ignored. Rows can be added: file, game, board, room, table and round
say which boards are meant; an empty key matches any value.";

/// `slips`.
#[derive(Debug, Args)]
#[command(after_help = SLIPS_EXAMPLES, arg_required_else_help = true)]
pub(super) struct SlipsArgs {
    #[command(flatten)]
    pub(super) input: InputArgs,

    #[command(flatten)]
    pub(super) law: LawArgs,

    /// Write the form into a file instead of to standard output
    #[arg(short, long, value_name = "FILE", help_heading = "Reports")]
    pub(super) out: Option<PathBuf>,
    /// Write into the file even if it has answers or anything else in it; the old file is kept under another name
    #[arg(long, requires = "out", help_heading = "Reports")]
    pub(super) force: bool,

    #[command(flatten)]
    pub(super) speed: SpeedArgs,
}

const CONVERT_EXAMPLES: &str = "\
Examples:
  pbn-audit convert season/ -o pbn      season/2019/friday.lin becomes pbn/2019/friday.pbn

An audit of the PBN gives the same findings as one of the LIN. What PBN cannot hold is counted on standard error.";

/// `convert`.
#[derive(Debug, Args)]
#[command(after_help = CONVERT_EXAMPLES, arg_required_else_help = true)]
pub(super) struct ConvertArgs {
    #[command(flatten)]
    pub(super) input: InputArgs,

    /// Write the PBN files into this folder, each where its input is below PATH
    #[arg(short, long, value_name = "DIR", help_heading = "Reports")]
    pub(super) out: PathBuf,
    /// Leave comments out, for programs that stop at a comment among calls or cards; alerts stay
    #[arg(long, help_heading = "Reports")]
    pub(super) no_comments: bool,
    /// Overwrite files that exist
    #[arg(long, help_heading = "Reports")]
    pub(super) force: bool,

    #[command(flatten)]
    pub(super) speed: SpeedArgs,
}

/// What is read.
#[derive(Debug, Args)]
pub(super) struct InputArgs {
    /// A file, a folder (all *.pbn and *.lin in it, at any depth), or - for standard input; also compressed (.gz, .zst, .zip)
    #[arg(value_name = "PATH")]
    pub(super) paths: Vec<PathBuf>,

    /// Read the paths from a file, one per line; - for standard input
    #[arg(long, value_name = "FILE", help_heading = "Input")]
    pub(super) from_list: Option<PathBuf>,
}

/// What is ruled under.
#[derive(Debug, Args)]
pub(super) struct LawArgs {
    /// The edition of the Laws; auto goes by the date of each board
    #[arg(
        long,
        value_enum,
        value_name = "YEAR",
        default_value_t,
        help_heading = "Laws"
    )]
    pub(super) laws: LawsChoice,
    /// Whose dates say when an edition came into force
    #[arg(
        long,
        value_enum,
        value_name = "BODY",
        default_value_t,
        help_heading = "Laws"
    )]
    pub(super) jurisdiction: Body,
    /// When attention was drawn to the revokes; unknown: rule as if in time, and mark the assumption
    #[arg(
        long,
        value_enum,
        value_name = "WHEN",
        default_value_t,
        help_heading = "Laws"
    )]
    pub(super) attention: AttentionChoice,
    /// Take what the director knows from a CSV file; pbn-audit slips writes a form for it
    #[arg(long, value_name = "FILE", help_heading = "Laws")]
    pub(super) slips: Option<PathBuf>,
}

impl From<&LawArgs> for Options {
    fn from(law: &LawArgs) -> Self {
        Self {
            laws: law.laws.into(),
            jurisdiction: law.jurisdiction.into(),
            attention: law.attention.into(),
            ..Self::default()
        }
    }
}

/// How the work is done.
#[derive(Debug, Args)]
pub(super) struct SpeedArgs {
    /// Number of threads; as many as the machine has, if not given
    #[arg(
        short,
        long,
        value_name = "N",
        default_value_t = 0,
        hide_default_value = true,
        help_heading = "Speed"
    )]
    pub(super) jobs: usize,
    /// Without effect: every file is read piece by piece
    #[arg(long, value_enum, value_name = "HOW", hide = true)]
    #[allow(dead_code)] // command lines of earlier versions have it
    io: Option<Io>,
}

impl From<&SpeedArgs> for How {
    fn from(speed: &SpeedArgs) -> Self {
        Self {
            jobs: speed.jobs,
            ..Self::default()
        }
    }
}

/// `rules`.
#[derive(Debug, Args)]
pub(super) struct RulesArgs {
    /// How the checks are listed
    #[arg(long, value_enum, value_name = "FORM", default_value_t)]
    pub(super) format: ListForm,
}

const EXPLAIN_EXAMPLES: &str = "\
Examples:
  pbn-audit explain R101                    a check, by code or name
  pbn-audit explain 64B7 --laws 2007        a clause, and how the editions differ
  pbn-audit explain 64                      the clauses of a Law
  pbn-audit explain transfer_min            a column of the reports
  pbn-audit explain already-adjusted        a word used in a column
  pbn-audit explain penalty_card            a kind of slip
  pbn-audit explain 64A1 --lang pl          in Polish
  pbn-audit explain                         all that can be explained";

/// `explain`.
#[derive(Debug, Args)]
#[command(after_help = EXPLAIN_EXAMPLES)]
pub(super) struct ExplainArgs {
    /// What to explain; without it, a list of what can be
    #[arg(value_name = "WORD")]
    pub(super) word: Option<String>,
    /// The edition of the Laws that comes first; auto is the newest
    #[arg(long, value_enum, value_name = "YEAR", default_value_t)]
    pub(super) laws: LawsChoice,
}

const COMPLETIONS_EXAMPLES: &str = "\
Examples:
  pbn-audit completions bash > ~/.local/share/bash-completion/completions/pbn-audit
  pbn-audit completions fish > ~/.config/fish/completions/pbn-audit.fish";

/// `completions`.
#[derive(Debug, Args)]
#[command(after_help = COMPLETIONS_EXAMPLES, arg_required_else_help = true)]
pub(super) struct CompletionsArgs {
    /// Which shell
    #[arg(value_enum, value_name = "SHELL")]
    pub(super) shell: clap_complete::Shell,
}

const MAN_EXAMPLES: &str = "\
Examples:
  pbn-audit man > pbn-audit.1
  pbn-audit man check > pbn-audit-check.1";

/// `man`.
#[derive(Debug, Args)]
#[command(after_help = MAN_EXAMPLES)]
pub(super) struct ManArgs {
    /// A command; without it, the program
    #[arg(value_name = "COMMAND")]
    pub(super) command: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_table_is_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn codes_come_in_lists() {
        let args = [
            "pbn-audit",
            "check",
            "a.pbn",
            "--select",
            "R,C101",
            "--select",
            "D",
            "-j",
            "4",
        ];
        let Command::Check(check) = Cli::try_parse_from(args).unwrap().command else {
            panic!("check")
        };
        assert_eq!(check.select, ["R", "C101", "D"]);
        assert_eq!(
            (check.speed.jobs, check.law.laws, check.format),
            (4, LawsChoice::Auto, None)
        );
    }
}
