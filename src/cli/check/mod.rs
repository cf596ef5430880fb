//! `check`: the audit, from the command line to the exit code.

use super::args::CheckArgs;
use super::beside;
use super::browser;
use super::choices::{FormatChoice, word};
use super::desk;
use super::inputs::Inputs;
use super::nearest::{nearest, quoted};
use super::outputs::{Existing, Outputs};
use super::progress::Bar;
use super::streams::{Results, Voice};
use super::{Exit, Trouble, signals};
use crate::audit::{
    self, At, DealFound, Ended, FileTally, Halt, Options, OtherTables, Places, Read, Reporter,
    Slip, Slips, Unwritten,
};
use crate::checks::{Finding, Previews, Selection, Severity, UnknownCode, all};
use crate::double_dummy;
use crate::report::{
    Chosen, Excel, Folder, Format, Noted, Overwrite, PARQUET, PartRows, Rejects, Reports,
    RowCollector, Shown, Summary, Terminal, reason,
};
use crate::source::name_of;
use crate::words::{Language, Message, Words, message};
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::Path;

type Findings = Reports<BufWriter<Results>>;

/// Audits what the command line names.
pub(super) fn run(args: &CheckArgs, voice: Voice) -> Result<Exit, Trouble> {
    if args.statistics && args.format == Some(FormatChoice::Sarif) {
        return Err(Trouble::BadUse(message!("no-statistics-in-sarif")));
    }
    if args.parquet && !PARQUET {
        return Err(Trouble::BadUse(message!("no-parquet")));
    }
    let shown = shown(args, voice)?;
    let mut options = desk::options(&args.law, args.double_dummy)?;
    shown.selection.previews().clone_into(&mut options.previews);
    let mut inputs = desk::inputs("check", &args.input)?;
    let slips = desk::slips(&args.law, voice)?;
    let mut known = desk::known(&args.known)?;
    let bar = bar(args, &inputs, voice);
    inputs.announce(voice, &bar);
    let out = beside::folder(args, &inputs)?;
    refuse_outputs(args, out.as_deref(), &inputs)?;
    let results = Results::new(voice.color, bar.clone());
    let is_coloured = results.is_coloured;
    let language = voice.words.language();
    let mut terminal = Terminal::new(BufWriter::new(results), format(args), language);
    if !is_coloured {
        terminal = terminal.without_colours();
    }
    if args.statistics {
        terminal = terminal.with_statistics_only();
    }
    // what can fail goes before the reports of an earlier run
    let rejects = args.rejects.as_deref().map(Rejects::create).transpose()?;
    let mut folder = folder(args, out.as_deref(), voice.words.language())?;
    if let Some(folder) = &mut folder {
        known.append(&mut folder.take_decisions());
        let kept = folder.kept.iter().map(reason::kept);
        for line in kept.chain(folder.edited().iter().map(reason::edited)) {
            voice.print(&bar, &line);
        }
    }
    let (memory, unusable) = desk::memory(known, voice, &bar);
    let reports = Reports::new(shown, terminal, folder, rejects).with_memory(memory);
    let mut listener = Listener {
        reports,
        voice,
        bar: &bar,
        verbose: args.verbose,
    };
    let complaints = inputs.complaints.len() + slips.unreadable.len() + unusable;
    let others = std::mem::take(&mut inputs.others);
    let mut ended = audit(args, &options, inputs, &slips, &mut listener)?;
    ended.others.add(&others);
    bar.clear();
    listener.reports.finish(&ended)?;
    for held in listener.reports.folder().iter().flat_map(|it| it.held()) {
        voice.print(&bar, &reason::held(held));
    }
    if let Some(path) = args
        .rejects
        .as_deref()
        .filter(|_| listener.reports.has_mixed_rejects())
    {
        voice.print(
            &bar,
            &reason::about(name_of(path), message!("rejects-mixed")),
        );
    }
    if !args.quiet {
        conclude(args, voice, &listener.reports, &ended)?;
        open(args, voice, &listener.reports, &ended);
    }
    // what was decided before does not count
    let decided = listener.reports.counts().known.severities;
    for (count, decided) in ended.totals.severities.iter_mut().zip(decided) {
        *count -= decided;
    }
    Ok(Exit::of(&ended, complaints, args.fail_on))
}

fn shown(args: &CheckArgs, voice: Voice) -> Result<Shown, Trouble> {
    let previews = if args.preview {
        Previews::All
    } else {
        Previews::Named
    };
    let selection = Selection::new(&args.select, &args.ignore, previews);
    Ok(Shown {
        selection: selection.map_err(unknown)?,
        least: args.severity.unwrap_or_default().into(),
        least_in_full: match (format(args), args.severity) {
            (Format::Screen(_), None) => Severity::Warning,
            (_, severity) => severity.unwrap_or_default().into(),
        },
        language: voice.words.language(),
    })
}

/// What to say of a word that selects nothing, with the nearest words that do.
fn unknown(UnknownCode(word): UnknownCode) -> Trouble {
    let known: Vec<&str> = all().iter().flat_map(|it| [it.code, it.name]).collect();
    let near = nearest(&word, &known);
    if near.is_empty() {
        return Trouble::BadUse(message!("unknown-check", word = word));
    }
    let names = quoted(&near);
    Trouble::BadUse(message!("unknown-check-near", word = word, names = names))
}

/// Refuses what must not be written to, before anything is.
fn refuse_outputs(args: &CheckArgs, out: Option<&Path>, inputs: &Inputs) -> Result<(), Trouble> {
    let read = [&args.config, &args.law.slips, &args.input.from_list];
    let outputs = Outputs::beside(inputs, read.map(Option::as_deref));
    if let Some(path) = &args.rejects {
        outputs.file(path, Existing::of(args.force))?;
    }
    if let (Some(path), Some(folder)) = (&args.rejects, out) {
        Outputs::not_in(path, folder)?;
    }
    out.map_or(Ok(()), |path| outputs.folder(path))
}

fn bar(args: &CheckArgs, inputs: &Inputs, voice: Voice) -> Bar {
    if args.quiet || !io::stderr().is_terminal() {
        Bar::hidden()
    } else {
        Bar::shown(inputs.size(), voice.words)
    }
}

fn format(args: &CheckArgs) -> Format {
    let usual = if Results::is_terminal() {
        FormatChoice::Screen
    } else {
        FormatChoice::Concise
    };
    args.format.unwrap_or(usual).on(Results::screen())
}

/// The folder of the reports. One that was not named cannot be known to be writable: another one can be named.
fn folder(
    args: &CheckArgs,
    out: Option<&Path>,
    language: Language,
) -> Result<Option<Folder>, Trouble> {
    let overwrite = if args.force {
        Overwrite::Anything
    } else {
        Overwrite::OwnReports
    };
    let create = |path: &Path| {
        let sheets = args.sheets.unwrap_or_default();
        let excel = excel(args, language);
        let folder = Folder::create(path, chosen(args, language), excel.map(Excel), overwrite)?
            .with_sheets(sheets.into(), language)?
            .with_workbook(excel.unwrap_or(language))?;
        if args.parquet {
            return folder.with_parquet();
        }
        Ok(folder)
    };
    out.map(create).transpose().map_err(|error| match args.out {
        Some(_) => Trouble::Io(error),
        None => Trouble::BadUse(message!("beside-refused", why = reason::of(&error))),
    })
}

/// The options that can change what the reports say.
fn chosen(args: &CheckArgs, language: Language) -> Chosen {
    Chosen {
        laws: word(&args.law.laws),
        jurisdiction: word(&args.law.jurisdiction),
        attention: word(&args.law.attention),
        slips: args.law.slips.as_deref().map(desk::file_name),
        known: args
            .known
            .iter()
            .map(|path| desk::file_name(path))
            .collect(),
        select: args.select.clone(),
        ignore: args.ignore.clone(),
        preview: args.preview,
        severity: word(&args.severity.unwrap_or_default()),
        boards: args.boards || args.parquet,
        parquet: args.parquet,
        sheets: word(&args.sheets.unwrap_or_default()),
        lang: language.code().to_owned(),
        excel: excel(args, language).map(|it| it.code().to_owned()),
        double_dummy: double_dummy::SOLVER.is_some(),
        double_dummy_deals: args.double_dummy,
    }
}

/// The language whose spreadsheet the tables are for.
fn excel(args: &CheckArgs, language: Language) -> Option<Language> {
    let excel = args.excel?;
    Some(excel.map_or(language, Language::from))
}

fn audit(
    args: &CheckArgs,
    options: &Options,
    inputs: Inputs,
    slips: &Slips,
    listener: &mut Listener<'_>,
) -> Result<Ended, Trouble> {
    let how = (&args.speed).into();
    let halt = Halt::new();
    signals::listen(&halt);
    let (found, bar) = (inputs.found.into_iter(), listener.bar);
    Ok(audit::run(
        found, options, slips, how, listener, bar, &halt,
    )?)
}

/// The closing lines. Where standard output is for a program, they are talk.
fn conclude(args: &CheckArgs, voice: Voice, reports: &Findings, ended: &Ended) -> io::Result<()> {
    let written = reports.folder();
    let folder = written.map(|folder| name_of(folder.path()));
    let screen = match format(args) {
        Format::Screen(screen) => Some(screen),
        _ => None,
    };
    let summary = Summary {
        ended,
        counts: reports.counts(),
        folder: folder.as_deref(),
        first: written.map_or("", Folder::first),
        screen,
        hides_notes: screen.is_some() && args.severity.is_none() && !args.statistics,
        words: voice.words,
    };
    if let Some(FormatChoice::JsonLines | FormatChoice::Sarif) = args.format {
        voice.talk(&Bar::hidden(), &summary.to_string().trim_end());
        return Ok(());
    }
    let mut out = Results::plain(voice.color);
    write!(out, "{summary}").and_then(|()| out.flush())
}

/// Opens the page of the reports, where that is asked for and somebody is there to see it.
fn open(args: &CheckArgs, voice: Voice, reports: &Findings, ended: &Ended) {
    let page = reports.folder().and_then(Folder::page);
    if let Some(page) = page
        && args.open
        && !ended.interrupted
        && browser::is_at_hand()
        && let Err(error) = browser::open(&page)
    {
        let why = message!("page-not-opened", why = error.to_string());
        voice.print(&Bar::hidden(), &reason::about(name_of(&page), why));
    }
}

/// The reports, and the messages about files on the way.
struct Listener<'a> {
    reports: Findings,
    voice: Voice,
    bar: &'a Bar,
    verbose: bool,
}

impl Reporter for Listener<'_> {
    type Part = PartRows;
    type Noted = Noted;
    type Collector = RowCollector;

    fn collector(&self) -> RowCollector {
        self.reports.collector()
    }

    fn part(&mut self, file: &str, before: At, part: PartRows) -> io::Result<()> {
        self.reports.part(file, before, part)
    }

    fn unwritten(&mut self) -> Option<Unwritten> {
        self.reports.unwritten()
    }

    fn file_wide(
        &mut self,
        file: &str,
        before: At,
        noted: Self::Noted,
        places: &Places,
    ) -> io::Result<()> {
        self.reports.file_wide(file, before, noted, places)
    }

    fn file(&mut self, file: &FileTally) -> io::Result<()> {
        self.reports.file(file)?;
        if let Read::No(why) = &file.read {
            let line = reason::about(&file.file, reason::unread(why));
            self.voice.print(self.bar, &line);
        } else if self.verbose {
            self.voice.print(self.bar, &counted(file, self.voice.words));
        }
        Ok(())
    }

    fn other_tables(&mut self, others: &OtherTables<'_>) -> io::Result<()> {
        self.reports.other_tables(others)
    }

    fn deal_found(&mut self, found: &DealFound) -> io::Result<()> {
        self.reports.deal_found(found)
    }

    fn unmatched(&mut self, file: &str, slip: &Slip, finding: &Finding) -> io::Result<()> {
        self.reports.unmatched(file, slip, finding)
    }
}

/// The line of a file for `--verbose`.
fn counted(file: &FileTally, words: &Words) -> Message {
    let tally = &file.tally;
    let number = |count| words.grouped(count);
    message!(
        "file-counts",
        file = file.file.as_str(),
        boards = number(tally.games),
        played = number(tally.with_play),
        revokes = number(tally.all_revokes()),
        findings = number(tally.all_findings()),
    )
}
