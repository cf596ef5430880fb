//! `rules`: every check, for a person or for a program.

use super::args::RulesArgs;
use super::choices::ListForm;
use super::streams::{Results, Voice};
use super::{Exit, Trouble};
use crate::checks::{Check, all};
use crate::report::check_line;
use crate::words::{Language, Words};
use std::io::{BufWriter, Write};

/// Lists the checks.
pub(super) fn run(args: &RulesArgs, voice: Voice) -> Result<Exit, Trouble> {
    let mut out = BufWriter::new(Results::plain(voice.color));
    let words = voice.words;
    let width = all()
        .iter()
        .map(|check| check.name.len())
        .max()
        .unwrap_or(0);
    for check in all() {
        match args.format {
            ListForm::Text => writeln!(out, "{}", line(check, width, words))?,
            ListForm::JsonLines => check_line(&mut out, check)?,
        }
    }
    out.flush()?;
    Ok(Exit::Clean)
}

fn line(check: &Check, width: usize, words: &Words) -> String {
    let Check {
        code,
        name,
        reference,
        ..
    } = check;
    let severity = words.severity(check.severity);
    let line = match words.language() {
        Language::English => format!("{code}  {name:width$}  {severity:7}  {reference}"),
        _ => format!(
            "{code}  {name:width$}  {severity:13}  {}",
            words.check_title(check)
        ),
    };
    if check.preview {
        format!("{line} ({})", words.preview())
    } else {
        line
    }
}
