//! The forms in which findings go to a terminal, or to a program that reads them.

use super::diagnostic::Diagnostic;
use super::findings::FindingRow;
use super::style;
use super::width::clean;
use crate::checks::Severity;
use std::io::{self, Write};

/// A form of the findings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// With the lines of the record, for a person.
    Full,
    /// One line each: `file:line:column: code message`.
    Concise,
    /// One JSON object a line, with the columns of findings.csv.
    JsonLines,
}

/// Where findings are shown.
#[derive(Debug)]
pub struct Terminal<W> {
    out: W,
    format: Format,
}

impl<W: Write> Terminal<W> {
    /// Findings in this form.
    pub const fn new(out: W, format: Format) -> Self {
        Self { out, format }
    }

    /// Whether findings are shown with the lines of the record.
    pub(super) fn is_full(&self) -> bool {
        self.format == Format::Full
    }

    /// Shows a finding. `before` are the lines of its file before its part.
    pub(super) fn finding(&mut self, finding: &Noted, before: u64) -> io::Result<()> {
        let row = &finding.row;
        match (self.format, &finding.diagnostic) {
            (Format::Full, Some(diagnostic)) => diagnostic.write(&mut self.out, row, before),
            (Format::JsonLines, _) => {
                serde_json::to_writer(&mut self.out, row)?;
                writeln!(self.out)
            }
            _ => self.concise(row, finding.severity),
        }
    }

    fn concise(&mut self, row: &FindingRow, severity: Severity) -> io::Result<()> {
        let FindingRow {
            file,
            line,
            column,
            code,
            message,
            ..
        } = row;
        let paint = style::of(severity);
        let (file, message) = (clean(file), clean(message));
        writeln!(
            self.out,
            "{file}:{line}:{column}: {paint}{code}{paint:#} {message}"
        )
    }

    /// Sends on what was held back.
    pub(super) fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// A finding on its way to the reports.
#[derive(Debug)]
pub struct Noted {
    /// Its row.
    pub(super) row: FindingRow,
    /// How much it matters.
    pub(super) severity: Severity,
    /// Whether it is among those that were asked for.
    pub(super) shown: bool,
    /// The rest of its full form, where that is wanted.
    pub(super) diagnostic: Option<Diagnostic>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(format: Format) -> String {
        let row = FindingRow {
            file: "a b.pbn".to_owned(),
            line: 28,
            column: 7,
            code: "R101",
            message: "East \"ruffed\"\u{7}".to_owned(),
            ..FindingRow::default()
        };
        let finding = Noted {
            row,
            severity: Severity::Error,
            shown: true,
            diagnostic: None,
        };
        let mut out = Vec::new();
        Terminal::new(&mut out, format)
            .finding(&finding, 0)
            .unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn concise_is_one_line() {
        let paint = style::of(Severity::Error);
        assert_eq!(
            shown(Format::Concise),
            format!("a b.pbn:28:7: {paint}R101{paint:#} East \"ruffed\"\n")
        );
    }

    #[test]
    fn json_lines_have_the_names_of_the_columns() {
        let line = shown(Format::JsonLines);
        assert!(line.ends_with("}\n") && line.lines().count() == 1);
        let value: serde_json::Value = serde_json::from_str(&line).unwrap();
        assert_eq!(
            (value["line"].as_u64(), value["code"].as_str()),
            (Some(28), Some("R101"))
        );
        assert!(value["board"].is_null());
    }
}
