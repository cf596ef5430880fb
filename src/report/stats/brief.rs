//! What a terminal shows of statistics: one paragraph and one table.

use super::folder::StatsOptions;
use super::telling::{Telling, hundredths, limits, real};
use crate::diagnosis::Grade;
use crate::report::terminal::screen::Screen;
use crate::report::width::width;
use crate::stats::{self, Dimension, FEW, Finished, Method, Whole};
use crate::words::{Message, Words, message};
use std::io::{self, Write};

/// The rows that a terminal shows, and what is left out of all.
#[derive(Debug, Default)]
pub struct Brief {
    rows: Vec<stats::Row>,
    left_out: u64,
}

impl Brief {
    /// Whether something of a dimension is shown.
    pub const fn shows(dimension: Dimension) -> bool {
        matches!(
            dimension,
            Dimension::All | Dimension::Role | Dimension::Led | Dimension::LeftOut
        )
    }

    /// Takes in what can be said of a cell.
    pub fn row(&mut self, row: &stats::Row) {
        match row.key.dimension {
            Dimension::All | Dimension::Role | Dimension::Led => self.rows.push(row.clone()),
            Dimension::LeftOut => self.left_out += row.cell.counts.turns,
            _ => (),
        }
    }

    /// Writes it.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn write(
        &self,
        (finished, whole): (&Finished, &Whole),
        (options, least): (&StatsOptions, Grade),
        (words, screen): (&Words, Option<Screen>),
        out: &mut impl Write,
    ) -> io::Result<()> {
        let of = Telling {
            words,
            per: options.per,
            least,
        };
        let sentences = self.sentences(of, finished, whole);
        let sentences: Vec<_> = sentences.iter().map(|it| words.sentence(it)).collect();
        let paragraph = sentences.join(" ");
        let lines = screen.map_or_else(
            || vec![paragraph.clone()],
            |screen| screen.wrapped(&paragraph, ""),
        );
        for line in lines {
            writeln!(out, "{line}")?;
        }
        if whole.all.turns > 0 {
            writeln!(out)?;
            self.table(of, out)?;
        }
        Ok(())
    }

    fn sentences(&self, of: Telling<'_>, finished: &Finished, whole: &Whole) -> Vec<Message> {
        let Some(all) = self.rows.first().filter(|_| whole.all.turns > 0) else {
            return vec![message!("stats-nothing")];
        };
        let mut sentences = vec![found(of, all)];
        if all.rate.is_some_and(|it| it.method == Method::Jackknife) {
            sentences.push(message!("stats-events"));
        }
        if all.revokes.number < FEW {
            sentences.push(message!("stats-few", number = of.grouped(FEW)));
        }
        if all.revokes.number > 0 {
            let [first, second, third] = all.revokes.tricks.map(|tricks| range(of, tricks));
            sentences.push(message!("stats-tricks", first, second, third));
        }
        sentences.push(others(of, all));
        if self.left_out > 0 {
            sentences.push(message!("stats-left-out", turns = turns(of, self.left_out)));
        }
        let copies = finished.joined.copies;
        if copies > 0 {
            sentences.push(message!("stats-copies", boards = boards(of, copies)));
        }
        sentences.push(message!("stats-is-not"));
        sentences
    }

    fn table(&self, of: Telling<'_>, out: &mut impl Write) -> io::Result<()> {
        let rows = self.rows.iter().map(|row| {
            let mut cells = of.cells(row);
            if row.rate.is_none() {
                cells[3] = of.number(0.0);
            }
            cells
        });
        let head = [of.head(String::new())];
        let table: Vec<_> = head.into_iter().chain(rows).collect();
        let widths: [usize; 5] = std::array::from_fn(|column| {
            let widths = table.iter().map(|row| width(&row[column]));
            widths.max().unwrap_or(0)
        });
        for [name, figures @ ..] in &table {
            let blanks = |cell: &str, column: usize| " ".repeat(widths[column] - width(cell));
            write!(out, "{name}{}", blanks(name, 0))?;
            for (column, figure) in (1..).zip(figures) {
                write!(out, "  {}{figure}", blanks(figure, column))?;
            }
            writeln!(out)?;
        }
        Ok(())
    }
}

fn found(of: Telling<'_>, all: &stats::Row) -> Message {
    let counts = &all.cell.counts;
    let (turns, boards) = (turns(of, counts.turns), boards(of, counts.boards));
    let (grade, per) = (of.grade(), of.grouped(of.per));
    let scaled = |rate| hundredths(rate * real(of.per));
    let number = all.revokes.number;
    if number == 0 {
        let bound = scaled(3.0 / real(counts.turns));
        return message!("stats-none", turns, boards, grade, bound, per);
    }
    let revokes = of.revokes(number);
    let rates = all.rate.map_or([0.0; 3], |it| limits(&it));
    let [rate, low, high] = rates.map(scaled);
    message!(
        "stats-found",
        turns,
        boards,
        revokes,
        grade,
        rate,
        per,
        low,
        high
    )
}

/// What is counted elsewhere and never added.
fn others(of: Telling<'_>, all: &stats::Row) -> Message {
    let counts = &all.cell.counts;
    let below = counts.surer(Grade::Doubtful).number - all.revokes.number;
    let number = of.grouped(counts.comments);
    let comments = message!("stats-comments", count = counts.comments, number);
    message!("stats-others", revokes = of.revokes(below), comments)
}

fn turns(of: Telling<'_>, count: u64) -> Message {
    message!("stats-turns", count, number = of.grouped(count))
}

fn boards(of: Telling<'_>, count: u64) -> Message {
    message!("end-boards", count, number = of.grouped(count))
}

fn range(of: Telling<'_>, [least, most]: [u64; 2]) -> String {
    if least == most {
        of.grouped(least)
    } else {
        format!("{}-{}", of.grouped(least), of.grouped(most))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::Detail;

    #[test]
    fn a_summary_counts_what_is_shown() {
        let shown = Dimension::EVERY.into_iter().filter(|it| Brief::shows(*it));
        for dimension in shown {
            assert!(Detail::Summary.counts(dimension), "{dimension}");
        }
    }
}
