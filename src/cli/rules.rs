//! `rules`: every check, for a person or for a program.

use super::args::RulesArgs;
use super::choices::ListForm;
use super::streams::{Results, Voice};
use super::{Exit, Trouble};
use crate::checks::{Check, all};
use crate::report::check_line;
use crate::words::{Language, Words, key};
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
    let Check { code, name, .. } = check;
    let severity = words.severity(check.severity);
    let column = match words.language() {
        Language::English => 7,
        Language::Dutch | Language::Polish => 13,
    };
    let title = words.check_title(check);
    let line = format!("{code}  {name:width$}  {severity:column$}  {title}");
    if check.preview {
        format!("{line} ({})", words.word(key!("rules-preview")))
    } else {
        line
    }
}
