//! `compare`: what is new, gone or changed between two folders of reports.

use super::args::CompareArgs;
use super::choices::CompareForm;
use super::outputs::{Existing, Outputs};
use super::streams::{Results, Voice};
use super::{Exit, Trouble, desk};
use crate::report::{Comparison, ComparisonText, Folder, reason};
use crate::words::message;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

/// Compares the folders.
pub(super) fn run(args: &CompareArgs, voice: Voice) -> Result<Exit, Trouble> {
    let comparison = Comparison::of(&args.old, &args.new)?;
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
    Ok(if args.exit_code && !comparison.is_empty() {
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
    Outputs::default().file(path, Existing::of(args.force))?;
    let file = File::create(path);
    let file = file.map_err(|error| desk::refused(path, reason::of(&error)))?;
    let mut file = BufWriter::new(file);
    let is_json = path
        .extension()
        .is_some_and(|it| it.eq_ignore_ascii_case("json"));
    let written = if is_json {
        comparison.write_json(&mut file)
    } else {
        comparison.write_csv(&mut file)
    };
    let written = written.and_then(|()| file.flush());
    written.map_err(|error| desk::refused(path, reason::of(&error)))
}
