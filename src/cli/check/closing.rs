//! What is said when the audit has ended.

use super::super::args::CheckArgs;
use super::super::browser;
use super::super::progress::Bar;
use super::super::streams::{Results, Voice};
use super::format;
use crate::audit::Ended;
use crate::report::{Folder, Format, Reports, Summary, reason};
use crate::source::name_of;
use crate::words::message;
use std::io::{self, BufWriter};

/// The reports that are written, and how it is said.
type Written<'a> = (&'a Reports<BufWriter<Results>>, Voice);

/// Says which files were kept or are mixed, then the summary; and opens the page.
pub(super) fn say(args: &CheckArgs, written: Written<'_>, ended: &Ended) -> io::Result<()> {
    let (reports, voice) = written;
    let folder = reports.folder();
    let kept = folder.iter().flat_map(|folder| {
        let kept = folder.kept().iter();
        kept.map(|file| reason::kept(file, folder.is_taken_over(file)))
    });
    let rejects = args.rejects.as_deref();
    let mixed = rejects.filter(|_| reports.has_mixed_rejects());
    let mixed = mixed.map(|path| reason::about(name_of(path), message!("rejects-mixed")));
    for line in kept.chain(mixed) {
        voice.print(&Bar::hidden(), &line);
    }
    if !args.quiet {
        conclude(args, written, ended)?;
        open(args, written, ended);
    }
    Ok(())
}

/// The summary. Where standard output is for a program, they are talk.
fn conclude(args: &CheckArgs, (reports, voice): Written<'_>, ended: &Ended) -> io::Result<()> {
    let written = reports.folder();
    let folder = written.map(|folder| name_of(folder.path()));
    let screen = (format(args) == Format::Screen).then(Results::screen);
    let summary = Summary {
        ended,
        counts: reports.counts(),
        folder: folder.as_deref(),
        first: written.map_or("", Folder::first),
        screen,
        hides_notes: screen.is_some() && args.severity.is_none() && !args.statistics,
        words: voice.words,
    };
    if let Some(Format::JsonLines | Format::Sarif) = args.format {
        voice.talk(&Bar::hidden(), &summary.to_string().trim_end());
        return Ok(());
    }
    Results::print(voice.color, summary.to_string().as_bytes())
}

/// Opens the page of the reports, where that is asked for and somebody is there to see it.
fn open(args: &CheckArgs, (reports, voice): Written<'_>, ended: &Ended) {
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
