//! `check`: the audit, from the command line to the exit code.

mod closing;
mod folder;

use super::anonymous::{Anonymous, anonymous};
use super::args::CheckArgs;
use super::beside;
use super::desk;
use super::inputs::Inputs;
use super::nearest::{nearest, quoted};
use super::outputs::Outputs;
use super::progress::Bar;
use super::streams::{Results, Voice};
use super::{Exit, Trouble};
use crate::audit::{FileTally, Read};
use crate::checks::{Previews, Selection, Severity, UnknownCode, all};
use crate::report::{
    AfterFile, Asked, Folder, Format, LineTable, Memory, PARQUET, Rejects, Reports, Shown,
    Terminal, replace,
};
use crate::words::{Message, Words, message};
use std::io::BufWriter;
use std::path::Path;

/// Audits what the command line names.
pub(super) fn run(args: &CheckArgs, voice: Voice) -> Result<Exit, Trouble> {
    if args.statistics && args.format == Some(Format::Sarif) {
        return Err(Trouble::BadUse(message!("no-statistics-in-sarif")));
    }
    if args.parquet && !PARQUET {
        return Err(Trouble::BadUse(message!("no-parquet")));
    }
    if !args.rows.is_empty() && args.format != Some(Format::JsonLines) {
        return Err(Trouble::BadUse(message!("rows-without-json-lines")));
    }
    if args.nested && !args.rows.contains(&LineTable::Boards) {
        return Err(Trouble::BadUse(message!("nested-without-boards")));
    }
    let shown = shown(args, voice)?;
    let mut options = desk::options(&args.law, args.double_dummy)?;
    shown.selection.previews().clone_into(&mut options.previews);
    let mut inputs = desk::inputs("check", &args.input)?;
    let slips = desk::slips(&args.law, voice)?;
    let known = desk::known(&args.known)?;
    let bar = desk::bar(args.quiet, &inputs, voice);
    inputs.announce(voice, &bar);
    let out = beside::folder(args, &inputs)?;
    let outputs = refuse_outputs(args, out.as_deref(), &inputs)?;
    let anonymous = args
        .anonymous
        .then(|| pseudonyms(args, out.as_deref(), &outputs, &mut inputs));
    let (aliases, _stdin) = anonymous.transpose()?.unzip();
    let terminal = terminal(args, voice, &bar);
    // what can fail goes before the reports of an earlier run
    let rejects = args.rejects.as_deref().map(Rejects::create).transpose()?;
    let (folder, known) = folder::with_decisions(args, out.as_deref(), known, voice)?;
    let (known, unusable) = desk::known_by(known, voice, &bar);
    let asked = Asked {
        copies_among: None,
        memory: Memory::of(known),
        aliases,
        part: args.part,
        hashes: args.sha256,
        baseline: args.write_baseline.is_some(),
        after_file: Some(after_file(args.verbose, voice, bar.clone())),
    };
    let mut reports = Reports::new(shown, terminal, folder, rejects, asked);
    let complaints = inputs.complaints.len() + slips.unreadable.len() + unusable;
    let others = std::mem::take(&mut inputs.others);
    let given = (&options, &slips);
    let mut ended = desk::audit(inputs, given, &args.speed, &mut reports, &bar)?;
    ended.others.add(&others);
    bar.clear();
    reports.finish(&ended)?;
    if let (Some(path), Some(list)) = (&args.write_baseline, reports.baseline()) {
        replace(path, list.as_bytes())?;
    }
    closing::say(args, (&reports, voice), &ended)?;
    let known = &reports.counts().known;
    Ok(Exit::of_audit(&ended, known, complaints, args.fail_on))
}

/// Says of each file what there is to say.
fn after_file(is_verbose: bool, voice: Voice, bar: Bar) -> AfterFile {
    Box::new(move |file| {
        voice.print_unread(&bar, file);
        if is_verbose && file.read == Read::Yes {
            voice.print(&bar, &counted(file, voice.words));
        }
    })
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

/// The pseudonyms of `--anonymous`.
fn pseudonyms(
    args: &CheckArgs,
    out: Option<&Path>,
    outputs: &Outputs,
    inputs: &mut Inputs,
) -> Result<Anonymous, Trouble> {
    if let Some(folder) = out.filter(|folder| Folder::holds_names(folder)) {
        return Err(desk::refused(folder, message!("anonymous-holds-names")));
    }
    let places = (args.key.as_deref(), out);
    anonymous(places, (&args.speed).into(), outputs, inputs)
}

/// Where findings go.
fn terminal(args: &CheckArgs, voice: Voice, bar: &Bar) -> Terminal<BufWriter<Results>> {
    let results = Results::new(voice.color, bar.clone());
    let is_coloured = results.is_coloured;
    let language = voice.words.language();
    let terminal = Terminal::new(BufWriter::new(results), format(args), language);
    let mut terminal = terminal.on(Results::screen());
    terminal.tables.clone_from(&args.rows);
    terminal.counts = args.statistics;
    if args.nested {
        terminal = terminal.nested();
    }
    if !is_coloured {
        terminal = terminal.without_colours();
    }
    terminal
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
        least: args.severity.unwrap_or(Severity::Note),
        least_in_full: match (format(args), args.severity) {
            (Format::Screen, None) => Severity::Warning,
            (_, severity) => severity.unwrap_or(Severity::Note),
        },
        language: voice.words.language(),
    })
}

/// What to say of a word that selects nothing, with the nearest words that do.
fn unknown(UnknownCode(word): UnknownCode) -> Trouble {
    let known: Vec<&str> = all().iter().flat_map(|it| [it.code, it.name]).collect();
    let near = nearest(&word, &known);
    if near.is_empty() {
        return Trouble::BadUse(message!("unknown-check", word));
    }
    let names = quoted(&near);
    Trouble::BadUse(message!("unknown-check-near", word, names))
}

/// Refuses what must not be written to, before anything is.
fn refuse_outputs(
    args: &CheckArgs,
    out: Option<&Path>,
    inputs: &Inputs,
) -> Result<Outputs, Trouble> {
    let read = [&args.config, &args.input.from_list].map(Option::as_deref);
    let read = read.into_iter().chain([args.law.slips()]);
    let outputs = Outputs::beside(inputs, read);
    for path in args.rejects.iter().chain(&args.write_baseline) {
        outputs.file(path, args.force)?;
        if let Some(folder) = out {
            Outputs::not_in(path, folder)?;
        }
    }
    out.map_or(Ok(()), |path| outputs.folder(path))?;
    Ok(outputs)
}

fn format(args: &CheckArgs) -> Format {
    args.format.unwrap_or(if Results::is_terminal() {
        Format::Screen
    } else {
        Format::Concise
    })
}
