//! What a terminal shows of statistics: one paragraph and one table.

use super::folder::StatsOptions;
use super::names::name;
use crate::diagnosis::Grade;
use crate::report::terminal::screen::Screen;
use crate::report::width::width;
use crate::stats::{self, Dimension, FEW, Finished, Method, Rate, Whole};
use crate::words::{Decimal, Message, Words, key, message};
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
        let sentences = self.sentences(&of, finished, whole);
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
            self.table(&of, out)?;
        }
        Ok(())
    }

    fn sentences(&self, of: &Telling<'_>, finished: &Finished, whole: &Whole) -> Vec<Message> {
        let Some(all) = self.rows.first().filter(|_| whole.all.turns > 0) else {
            return vec![message!("stats-nothing")];
        };
        let mut sentences = vec![of.found(all)];
        if all.rate.is_some_and(|it| it.method == Method::Jackknife) {
            sentences.push(message!("stats-events"));
        }
        if all.revokes.number < FEW {
            sentences.push(message!("stats-few", number = of.words.grouped(FEW)));
        }
        if all.revokes.number > 0 {
            let [first, second, third] = all.revokes.tricks.map(|tricks| of.range(tricks));
            let tricks = message!("stats-tricks", first, second, third);
            sentences.push(tricks);
        }
        sentences.push(of.others(all));
        if self.left_out > 0 {
            sentences.push(message!("stats-left-out", turns = of.turns(self.left_out)));
        }
        let copies = finished.joined.copies;
        if copies > 0 {
            sentences.push(message!("stats-copies", boards = of.boards(copies)));
        }
        sentences.push(message!("stats-is-not"));
        sentences
    }

    fn table(&self, of: &Telling<'_>, out: &mut impl Write) -> io::Result<()> {
        let per = of.words.grouped(of.per);
        let per = of.words.sentence(&message!("stats-per", per));
        let word = |key| of.words.word(key).to_owned();
        let heads = [
            String::new(),
            word(key!("stats-turns-head")),
            word(key!("stats-revokes-head")),
            per,
            word(key!("stats-interval")),
        ];
        let rows = self.rows.iter().map(|row| of.cells(row));
        let table: Vec<_> = [heads].into_iter().chain(rows).collect();
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

/// How figures are told.
struct Telling<'a> {
    words: &'a Words,
    per: u64,
    least: Grade,
}

impl Telling<'_> {
    fn found(&self, all: &stats::Row) -> Message {
        let counts = &all.cell.counts;
        let (turns, boards) = (self.turns(counts.turns), self.boards(counts.boards));
        let grade = match self.least {
            Grade::Certain => key!("stats-certain"),
            Grade::Likely => key!("stats-likely"),
            Grade::Doubtful => key!("stats-doubtful"),
        };
        let (grade, per) = (Message::from(grade), self.words.grouped(self.per));
        let number = all.revokes.number;
        if number == 0 {
            let bound = self.scaled(3.0 / real(counts.turns));
            return message!("stats-none", turns, boards, grade, bound, per);
        }
        let revokes = message!(
            "stats-revokes",
            count = number,
            number = self.words.grouped(number)
        );
        let [rate, low, high] = all.rate.map_or([0.0; 3], |it| limits(&it));
        message!(
            "stats-found",
            turns,
            boards,
            revokes,
            grade,
            rate = self.scaled(rate),
            per,
            low = self.scaled(low),
            high = self.scaled(high)
        )
    }

    /// What is counted elsewhere and never added.
    fn others(&self, all: &stats::Row) -> Message {
        let counts = &all.cell.counts;
        let below = counts.surer(Grade::Doubtful).number - all.revokes.number;
        message!(
            "stats-others",
            revokes = message!(
                "stats-revokes",
                count = below,
                number = self.words.grouped(below)
            ),
            comments = message!(
                "stats-comments",
                count = counts.comments,
                number = self.words.grouped(counts.comments)
            )
        )
    }

    fn cells(&self, row: &stats::Row) -> [String; 5] {
        let [rate, low, high] = row.rate.map_or([0.0; 3], |it| limits(&it));
        let number = |number| self.words.sentence(&message!("stats-number", number));
        let name = name(row).map_or_else(
            || row.key.shown().to_owned(),
            |key| self.words.word(key).to_owned(),
        );
        let has_rate = row.rate.is_some();
        [
            name,
            self.words.grouped(row.cell.counts.turns),
            self.words.grouped(row.revokes.number),
            number(self.scaled(rate)).trim().to_owned(),
            if has_rate {
                format!(
                    "{} - {}",
                    number(self.scaled(low)),
                    number(self.scaled(high))
                )
            } else {
                String::new()
            },
        ]
    }

    fn turns(&self, count: u64) -> Message {
        message!("stats-turns", count, number = self.words.grouped(count))
    }

    fn boards(&self, count: u64) -> Message {
        message!("end-boards", count, number = self.words.grouped(count))
    }

    fn range(&self, [least, most]: [u64; 2]) -> String {
        if least == most {
            self.words.grouped(least)
        } else {
            format!("{}-{}", self.words.grouped(least), self.words.grouped(most))
        }
    }

    #[allow(clippy::cast_possible_truncation)] // two decimals of a rate
    fn scaled(&self, rate: f64) -> Decimal {
        Decimal((rate * real(self.per) * 100.0).round() as i64)
    }
}

const fn limits(rate: &Rate) -> [f64; 3] {
    [rate.rate, rate.limits.low, rate.limits.high]
}

#[allow(clippy::cast_precision_loss)] // exact below 2^53
fn real(count: u64) -> f64 {
    count as f64
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
