//! `check`: the audit, from the command line to the exit code.

use super::args::{CheckArgs, Color, Form, Lang, word};
use super::desk;
use super::inputs::Inputs;
use super::progress::Bar;
use super::streams::{Results, say};
use super::{Exit, Trouble, signals};
use crate::audit::{self, At, Ended, FileTally, Halt, OtherTables, Read, Reporter, Slip, Slips};
use crate::checks::{Finding, Selection};
use crate::double_dummy;
use crate::report::{
    Chosen, Excel, Folder, Format, Noted, Overwrite, Part, Rejects, Reports, Rows, Shown, Summary,
    Terminal, Words, clean, grouped,
};
use std::io::{self, BufWriter, IsTerminal, Write};

type Findings = Reports<BufWriter<Results>>;

/// Audits what the command line names.
pub(super) fn run(args: &CheckArgs, color: Color) -> Result<Exit, Trouble> {
    let shown = shown(args)?;
    let inputs = inputs(args)?;
    let slips = desk::slips(&args.law, color)?;
    let bar = bar(args, &inputs);
    for complaint in &inputs.complaints {
        say(color, &bar, &clean(complaint));
    }
    let terminal = Terminal::new(
        BufWriter::new(Results::new(color, bar.clone())),
        format(args),
    );
    let folder = folder(args)?;
    let rejects = args.rejects.as_deref().map(Rejects::create).transpose()?;
    let reports = Reports::new(shown, terminal, folder, rejects);
    let mut listener = Listener {
        reports,
        color,
        bar: &bar,
        verbose: args.verbose,
    };
    let complaints = inputs.complaints.len() + slips.unreadable.len();
    let ended = audit(args, inputs, &slips, &mut listener)?;
    bar.clear();
    listener.reports.finish(&ended)?;
    if !args.quiet {
        conclude(args, color, &listener.reports, &ended)?;
    }
    Ok(Exit::of(&ended, complaints, args.fail_on))
}

fn shown(args: &CheckArgs) -> Result<Shown, Trouble> {
    let selection = Selection::new(&args.select, &args.ignore);
    let selection = selection.map_err(|unknown| Trouble::BadUse(unknown.to_string()))?;
    Ok(Shown {
        selection,
        least: args.severity.into(),
        language: args.lang.into(),
    })
}

fn inputs(args: &CheckArgs) -> Result<Inputs, Trouble> {
    let inputs = desk::inputs("check", &args.input)?;
    match &args.rejects {
        Some(path) if desk::is_input(path, &inputs) => {
            let why = "this file is read; rejects must go to another one";
            Err(Trouble::BadUse(format!("{}: {why}", path.display())))
        }
        _ => Ok(inputs),
    }
}

fn bar(args: &CheckArgs, inputs: &Inputs) -> Bar {
    if args.quiet || !io::stderr().is_terminal() {
        Bar::hidden()
    } else {
        Bar::shown(inputs.size())
    }
}

fn format(args: &CheckArgs) -> Format {
    let usual = if Results::is_terminal() {
        Form::Full
    } else {
        Form::Concise
    };
    args.format.unwrap_or(usual).into()
}

fn folder(args: &CheckArgs) -> io::Result<Option<Folder>> {
    let overwrite = if args.force {
        Overwrite::Anything
    } else {
        Overwrite::OwnReports
    };
    let create = |path: &std::path::PathBuf| {
        let sheets = args.sheets.unwrap_or_default();
        let excel = excel(args).map(|lang| Excel(lang.into()));
        Folder::create(path, chosen(args), excel, overwrite)?
            .with_sheets(sheets.into(), args.lang.into())
    };
    args.out.as_ref().map(create).transpose()
}

/// The options that can change what the reports say.
fn chosen(args: &CheckArgs) -> Chosen {
    Chosen {
        laws: word(&args.law.laws),
        jurisdiction: word(&args.law.jurisdiction),
        attention: word(&args.law.attention),
        slips: args.law.slips.as_deref().map(desk::file_name),
        select: args.select.clone(),
        ignore: args.ignore.clone(),
        severity: word(&args.severity),
        boards: args.boards,
        sheets: word(&args.sheets.unwrap_or_default()),
        lang: word(&args.lang),
        excel: excel(args).as_ref().map(word),
        double_dummy: double_dummy::SOLVER.is_some(),
    }
}

/// The language whose spreadsheet the tables are for.
fn excel(args: &CheckArgs) -> Option<Lang> {
    args.excel.map(|lang| lang.unwrap_or(args.lang))
}

fn audit(
    args: &CheckArgs,
    inputs: Inputs,
    slips: &Slips,
    listener: &mut Listener<'_>,
) -> Result<Ended, Trouble> {
    let options = (&args.law).into();
    let how = (&args.speed).into();
    let halt = Halt::new();
    signals::listen(&halt);
    let (found, bar) = (inputs.found.into_iter(), listener.bar);
    Ok(audit::run(
        found, &options, slips, how, listener, bar, &halt,
    )?)
}

/// The closing lines. Where standard output is for a program, they are talk.
fn conclude(args: &CheckArgs, color: Color, reports: &Findings, ended: &Ended) -> io::Result<()> {
    let folder = reports
        .folder()
        .map(|folder| folder.path().display().to_string());
    let summary = Summary {
        ended,
        counts: reports.counts(),
        folder: folder.as_deref(),
        words: Words::of(args.lang.into()),
    };
    if args.format == Some(Form::JsonLines) {
        say(color, &Bar::hidden(), &summary.to_string().trim_end());
        return Ok(());
    }
    let mut out = Results::plain(color);
    match write!(out, "{summary}").and_then(|()| out.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}

/// The reports, and what is said of files on the way.
struct Listener<'a> {
    reports: Findings,
    color: Color,
    bar: &'a Bar,
    verbose: bool,
}

impl Reporter for Listener<'_> {
    type Part = Part;
    type Noted = Noted;
    type Collector = Rows;

    fn collector(&self) -> Rows {
        self.reports.collector()
    }

    fn part(&mut self, file: &str, before: At, part: Part) -> io::Result<()> {
        self.reports.part(file, before, part)
    }

    fn habit(&mut self, file: &str, before: At, noted: Self::Noted, times: u64) -> io::Result<()> {
        self.reports.habit(file, before, noted, times)
    }

    fn file(&mut self, file: &FileTally) -> io::Result<()> {
        self.reports.file(file)?;
        let name = clean(&file.file);
        if let Read::No(reason) = &file.read {
            say(self.color, self.bar, &format_args!("{name}: {reason}"));
        } else if self.verbose {
            let tally = &file.tally;
            let counts = [
                tally.games,
                tally.with_play,
                tally.all_revokes(),
                tally.all_findings(),
            ];
            let [games, with_play, revokes, findings] = counts.map(grouped);
            let line = format!(
                "{name}: boards {games}, with play {with_play}, revokes {revokes}, findings {findings}"
            );
            say(self.color, self.bar, &line);
        }
        Ok(())
    }

    fn other_tables(&mut self, others: &OtherTables<'_>) -> io::Result<()> {
        self.reports.other_tables(others)
    }

    fn unmatched(&mut self, file: &str, slip: &Slip, finding: &Finding) -> io::Result<()> {
        self.reports.unmatched(file, slip, finding)
    }
}
