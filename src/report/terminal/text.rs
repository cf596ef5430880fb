//! The forms in which findings go to a terminal, or to a program that reads them.

use crate::audit::Ended;
use crate::checks::{Cause, Relation, Severity};
use crate::report::json::write_line;
use crate::report::style;
use crate::report::table::{Form, Line as TableLine};
use crate::report::tables::cause_book::KnownCause;
use crate::report::terminal::diagnostic::Noted;
use crate::report::terminal::lines::{LineTable, Nest};
use crate::report::terminal::sarif::Sarif;
use crate::report::terminal::screen::{Piece, Rank, Screen, Screenful};
use crate::report::terminal::statistics::Statistics;
use crate::source::printable;
use crate::words::{Language, Message, Words, message};
use std::io::{self, Write};

/// A form of the findings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// The most urgent boards with the lines of the record, for a person: no more than two screens.
    Screen,
    /// All of them with the lines of the record.
    Full,
    /// One line each: `file:line:column: code message`.
    Concise,
    /// One JSON object a line, with the columns of findings.csv.
    JsonLines,
    /// One object in SARIF 2.1.0.
    Sarif,
}

/// Where findings are shown.
#[derive(Debug)]
pub struct Terminal<W> {
    out: W,
    format: Format,
    /// Whether a table of how many findings there are is shown, instead of each of them.
    pub counts: bool,
    screenful: Screenful,
    sarif: Sarif,
    line: Line,
    /// The rows that are written as JSON lines, in place of findings; findings alone where none are named.
    pub tables: Vec<LineTable>,
    /// Where the rows of a board stand inside its own, the board at hand.
    nest: Option<Nest>,
    /// The row at hand.
    row: Vec<u8>,
}

/// How a finding is written in one line.
#[derive(Debug)]
struct Line {
    words: &'static Words,
    /// The colour of each severity as it is spelled, and what ends it.
    colours: [[String; 2]; 3],
    text: String,
}

impl Line {
    fn write(&mut self, out: &mut impl Write, file: &str, finding: &Noted) -> io::Result<()> {
        let (row, text) = (&finding.row, &mut self.text);
        let [paint, plain] = &self.colours[finding.severity as usize];
        let mut figures = itoa::Buffer::new();
        text.clear();
        text.push_str(file);
        text.push(':');
        text.push_str(figures.format(row.line));
        text.push(':');
        text.push_str(figures.format(row.column));
        text.push_str(": ");
        text.extend([paint, row.code, plain]);
        text.push(' ');
        text.push_str(&printable(finding.message()));
        if let Relation::Primary(count) = finding.relation {
            let follow = self.words.sentence(&message!("finding-follow", count));
            text.extend([" (", &follow, ")"]);
        }
        text.push('\n');
        out.write_all(text.as_bytes())
    }
}

impl<W: Write> Terminal<W> {
    /// Findings in this form.
    pub fn new(out: W, format: Format, language: Language) -> Self {
        let colours = Severity::ALL.map(|severity| {
            let paint = style::of(severity);
            [format!("{paint}"), format!("{paint:#}")]
        });
        Self {
            out,
            format,
            counts: false,
            screenful: Screenful::default(),
            sarif: Sarif::default(),
            line: Line {
                words: Words::of_findings(language),
                colours,
                text: String::new(),
            },
            tables: Vec::new(),
            nest: None,
            row: Vec::new(),
        }
    }

    /// The same on a screen of this size.
    #[must_use]
    pub fn on(mut self, screen: Screen) -> Self {
        self.screenful = Screenful::of(screen);
        self
    }

    /// The same with the rows of a board inside its own.
    #[must_use]
    pub fn nested(mut self) -> Self {
        self.nest = Some(Nest::of(&self.tables));
        self
    }

    pub(in crate::report) fn shows_rows(&self, table: LineTable) -> bool {
        self.tables.contains(&table)
    }

    /// Whether rows of tables are written in place of findings.
    pub(in crate::report) const fn shows_tables(&self) -> bool {
        !self.tables.is_empty()
    }

    /// Writes a row that `spell` spells in a form, if those of its table are written.
    pub(in crate::report) fn row(
        &mut self,
        table: LineTable,
        spell: impl FnOnce(Form, &mut Vec<u8>),
    ) -> io::Result<()> {
        if !self.shows_rows(table) {
            return Ok(());
        }
        self.row.clear();
        spell(table.form(), &mut self.row);
        let nest = self.nest.as_mut();
        if nest.is_some_and(|nest| nest.takes(table, &self.row)) {
            return Ok(());
        }
        self.out.write_all(&self.row)
    }

    /// The same where colours would be taken off again.
    #[must_use]
    pub fn without_colours(mut self) -> Self {
        self.line.colours = Default::default();
        self
    }

    /// Whether findings are shown with the lines of the record.
    pub(in crate::report) fn is_full(&self) -> bool {
        matches!(self.format, Format::Full | Format::Screen) && !self.counts
    }

    pub(in crate::report) fn shows_ids(&self) -> bool {
        self.is_for_program() && !self.counts
    }

    fn is_for_program(&self) -> bool {
        matches!(self.format, Format::JsonLines | Format::Sarif)
    }

    /// Shows a finding. `file` is its file as it may be shown, `before` the lines of it before its part.
    pub(in crate::report) fn finding(
        &mut self,
        file: &str,
        finding: Noted,
        before: u64,
    ) -> io::Result<()> {
        if self.counts {
            return Ok(());
        }
        let row = &finding.row;
        match self.format {
            Format::JsonLines if self.shows_tables() => {
                self.row(LineTable::Findings, |form, to| {
                    TableLine::add(row, form, to);
                })
            }
            Format::JsonLines => {
                let mut line = Vec::new();
                TableLine::add(row, Form::Json(None), &mut line);
                self.out.write_all(&line)
            }
            Format::Sarif => self.sarif.finding(row, &mut self.out),
            _ if finding.represented => Ok(()),
            _ if finding.cause.is_some_and(Cause::is_of_file) => Ok(()), // its line speaks for it
            Format::Screen => self.on_screen(file, finding, before),
            Format::Full | Format::Concise => match &finding.diagnostic {
                Some(diagnostic) => diagnostic.write(&finding, before, &mut self.out),
                None => self.line.write(&mut self.out, file, &finding),
            },
        }
    }

    fn on_screen(&mut self, file: &str, mut finding: Noted, before: u64) -> io::Result<()> {
        let severity = finding.severity;
        let piece = match finding.diagnostic.take() {
            Some(diagnostic) => Piece::Diagnostic(diagnostic, Box::new(finding), before),
            None if severity == Severity::Note => return Ok(()),
            None => {
                let mut line = Vec::new();
                self.line.write(&mut line, file, &finding)?;
                Piece::Line(line)
            }
        };
        self.screenful.take(severity, piece);
        Ok(())
    }

    /// Ends the rows of a board.
    pub(in crate::report) fn end_rows(&mut self) -> io::Result<()> {
        let nest = self.nest.as_mut();
        nest.map_or(Ok(()), |nest| nest.end_board(&mut self.out))
    }

    /// Ends a board, the one whose findings came last.
    pub(in crate::report) fn end_board(&mut self, rank: Rank) {
        if self.format == Format::Screen {
            self.screenful.end_board(rank);
        }
    }

    /// Ends the findings on what a file does again and again, of which this is the code.
    pub(in crate::report) fn end_habit(&mut self, code: &'static str) {
        self.screenful.end_habit(code);
    }

    pub(in crate::report) fn end_file(&mut self) -> io::Result<()> {
        self.screenful.end_file();
        self.out.flush()
    }

    /// Takes in a file that could not be read, or not to its end.
    pub(in crate::report) fn unread(&mut self, file: &str, why: &Message) {
        if self.format == Format::Sarif {
            let why = Words::of_findings(Language::English).sentence(why);
            self.sarif.unread(file, &why);
        }
    }

    /// Shows a cause of a file, but not to a program.
    pub(in crate::report) fn cause(&mut self, file: &str, known: &KnownCause) -> io::Result<()> {
        if self.is_for_program() || self.counts {
            return Ok(());
        }
        let Line { words, colours, .. } = &self.line;
        let [paint, plain] = &colours[Severity::Error as usize];
        let line = known.first.line;
        let kind = known.cause.name();
        let what = words.sentence(&known.what(words));
        let cause = format!("{file}:{line}: {paint}{kind}{plain} {what}\n");
        if self.format == Format::Screen {
            self.screenful.cause(known.boards, &cause);
            return Ok(());
        }
        self.out.write_all(cause.as_bytes())
    }

    /// Shows what waited for the end.
    pub(in crate::report) fn finish(
        &mut self,
        ended: &Ended,
        counts: &Statistics,
        is_in_folder: bool,
    ) -> io::Result<()> {
        match self.format {
            Format::Sarif => self.sarif.end(ended, &mut self.out)?,
            Format::JsonLines if self.counts => {
                let mut rows = counts.rows().into_iter();
                rows.try_for_each(|row| write_line(&row, &mut self.out))?;
            }
            _ if self.counts => counts.write_table(self.line.words, &mut self.out)?,
            _ => self
                .screenful
                .write(self.line.words, is_in_folder, &mut self.out)?,
        }
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown_as(format: Format, relation: Relation) -> String {
        let finding = Noted {
            represented: relation == Relation::Follows,
            relation,
            ..Noted::default()
        };
        let mut out = Vec::new();
        let mut terminal = Terminal::new(&mut out, format, Language::English);
        terminal.finding("a b.pbn", finding, 0).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn the_primary_finding_speaks_for_those_that_follow_but_not_to_programs() {
        let primary = shown_as(Format::Concise, Relation::Primary(2));
        let follow = " (2 more faults follow from it)\n";
        assert!(primary.ends_with(follow), "{primary}");
        assert_eq!(shown_as(Format::Concise, Relation::Follows), "");
        assert_ne!(shown_as(Format::Concise, Relation::Own), "");
        assert_ne!(shown_as(Format::JsonLines, Relation::Follows), "");
    }
}
