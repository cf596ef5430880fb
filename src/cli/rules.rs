//! `rules`: every check, for a person or for a program.

use super::args::{Color, ListForm, RulesArgs};
use super::streams::Results;
use super::{Exit, Trouble};
use crate::checks::{Check, all};
use std::io::{BufWriter, Write};

/// Lists the checks.
pub(super) fn run(args: &RulesArgs, color: Color) -> Result<Exit, Trouble> {
    let mut out = BufWriter::new(Results::plain(color));
    let width = all()
        .iter()
        .map(|check| check.name.len())
        .max()
        .unwrap_or(0);
    for check in all() {
        match args.format {
            ListForm::Text => text(&mut out, check, width)?,
            ListForm::JsonLines => crate::report::check_line(&mut out, check)?,
        }
    }
    out.flush()?;
    Ok(Exit::Clean)
}

fn text(out: &mut impl Write, check: &Check, width: usize) -> std::io::Result<()> {
    let severity = check.severity.to_string();
    writeln!(
        out,
        "{}  {:width$}  {severity:7}  {}",
        check.code, check.name, check.reference
    )
}
