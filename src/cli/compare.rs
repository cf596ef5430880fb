//! `compare`: what is new, gone or changed between two folders of reports.

use super::args::CompareArgs;
use super::choices::CompareForm;
use super::outputs::Outputs;
use super::streams::{Results, Voice};
use super::{Exit, Trouble, desk};
use crate::report::{Background, Comparison, ComparisonText, Folder, Reviewed, WholeFile};
use crate::words::message;
use std::io::{BufWriter, Write};
use std::path::Path;

/// Compares the folders.
pub(super) fn run(args: &CompareArgs, voice: Voice) -> Result<Exit, Trouble> {
    let background = Background::of(&args.old, &args.new)?;
    let (older, unusable) = desk::decided(&args.old, voice)?;
    let (newer, more_unusable) = desk::decided(&args.new, voice)?;
    let reviewed = |folder, decided| Reviewed { folder, decided };
    let [old, new] = [reviewed(&args.old, &older), reviewed(&args.new, &newer)];
    let comparison = Comparison::of(background, old, new)?;
    if let Some(path) = &args.out {
        write(args, path, &comparison)?;
    }
    let mut out = BufWriter::new(Results::plain(voice.color));
    match args.format {
        CompareForm::Text => {
            let words = voice.words;
            let text = ComparisonText {
                comparison: &comparison,
                words,
            };
            write!(out, "{text}")?;
        }
        CompareForm::Csv => comparison.write_csv(&mut out)?,
        CompareForm::Json => comparison.write_json(&mut out)?,
    }
    out.flush()?;
    Ok(if unusable + more_unusable > 0 {
        Exit::Trouble
    } else if args.exit_code && !comparison.changes.is_empty() {
        Exit::Findings
    } else {
        Exit::Clean
    })
}

/// Writes all that differs into a file, which must not be one of the reports.
fn write(args: &CompareArgs, path: &Path, comparison: &Comparison) -> Result<(), Trouble> {
    for folder in [&args.old, &args.new] {
        if Folder::takes(folder, path) {
            return Err(desk::refused(path, message!("trouble-is-report")));
        }
    }
    Outputs::default().file(path, args.force)?;
    let mut file = WholeFile::create(path)?;
    let is_json = path
        .extension()
        .is_some_and(|it| it.eq_ignore_ascii_case("json"));
    let written = if is_json {
        comparison.write_json(&mut file)
    } else {
        comparison.write_csv(&mut file)
    };
    written?;
    Ok(file.end()?)
}
