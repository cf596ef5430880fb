//! What a terminal shows of statistics: one paragraph and one table.

use super::folder::StatsOptions;
use super::telling::{Telling, limits, real};
use crate::diagnosis::Grade;
use crate::laws::{EDITIONS, Edition};
use crate::report::phrase::{aligned, list};
use crate::report::terminal::screen::Screen;
use crate::stats::{self, Detail, Dimension, FEW, Finished, Whole};
use crate::words::{Message, Words, message};
use std::io::{self, Write};

/// The rows that a terminal shows, and what is left out of all.
#[derive(Debug, Default)]
pub struct Brief {
    rows: Vec<stats::Row>,
    left_out: u64,
    /// Records that can show a revoke, that cannot, and of which that is not known.
    kinds: Vec<stats::Row>,
}

impl Brief {
    /// Whether something of a dimension is shown.
    pub const fn shows(dimension: Dimension) -> bool {
        // rates need the events, which are not shown
        Detail::Summary.counts(dimension) && !matches!(dimension, Dimension::Event)
    }

    /// Takes in what can be said of a cell.
    pub fn row(&mut self, row: &stats::Row) {
        match row.key.dimension {
            Dimension::All | Dimension::Role | Dimension::Led => self.rows.push(row.clone()),
            Dimension::LeftOut => self.left_out += row.cell.counts.turns,
            Dimension::CanShowRevoke => self.kinds.push(row.clone()),
            _ => (),
        }
    }

    /// Writes it.
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
        let write = |out: &mut dyn Write, text: String| {
            let lines = match screen {
                Some(screen) => screen.wrapped(&text, ""),
                None => vec![text],
            };
            lines.iter().try_for_each(|line| writeln!(out, "{line}"))
        };
        let paragraph = list(sentences.iter().map(|it| words.sentence(it)), " ");
        write(out, paragraph)?;
        if self.rows.first().is_none_or(|all| all.rate.is_none()) {
            return Ok(());
        }
        writeln!(out)?;
        self.table(of, out)?;
        write(out, of.method(&self.rows))
    }

    fn sentences(&self, of: Telling<'_>, finished: &Finished, whole: &Whole) -> Vec<Message> {
        let Some(all) = self.rows.first().filter(|_| whole.all.turns > 0) else {
            return vec![message!("stats-nothing")];
        };
        let mut sentences = vec![found(of, all)];
        if all.shown < FEW && all.rate.is_some() {
            sentences.push(message!("stats-few", number = of.grouped(FEW)));
        }
        if all.revokes.number > 0 {
            let each = EDITIONS.iter().zip(all.revokes.tricks).enumerate();
            let under = |(place, (edition, tricks)): (usize, (&&Edition, _))| {
                let (year, tricks) = (edition.year, range(of, tricks));
                match place {
                    0 => message!("stats-tricks-oldest", year, tricks),
                    _ => message!("stats-tricks-newer", year, tricks),
                }
            };
            let tricks: Vec<_> = each.map(under).collect();
            let revokes = of.revokes(all.revokes.number);
            sentences.push(message!("stats-tricks", revokes, tricks));
        }
        sentences.extend(self.others(of, all));
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

    /// What has no rate, or is counted elsewhere and never added.
    fn others(&self, of: Telling<'_>, all: &stats::Row) -> Vec<Message> {
        let (mut sentences, mut shown) = (Vec::new(), 0);
        for row in &self.kinds {
            let counts = &row.cell.counts;
            let turns = of.turns(counts.turns);
            let why = match &*row.key.value {
                "no" => message!("stats-refused", turns),
                "unknown" => message!("stats-unknown", turns),
                _ => {
                    shown = counts.told;
                    continue;
                }
            };
            sentences.extend(Some(why).filter(|_| counts.turns > 0));
            if row.revokes.number > 0 {
                let (revokes, grade) = (of.revokes(row.revokes.number), of.grade());
                sentences.push(message!("stats-without-rate", revokes, grade));
            }
        }
        let counts = &all.cell.counts;
        let below = counts.surer(Grade::Doubtful).number - all.revokes.number;
        sentences.push(message!("stats-others", revokes = of.revokes(below)));
        if counts.worded > 0 {
            let (told, shown) = (of.boards(counts.told), of.grouped(shown));
            let boards = of.boards(counts.worded);
            sentences.push(message!("stats-told", told, shown, boards));
        }
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
        let mut lines = aligned(of.head(String::new()), rows, 1);
        lines.try_for_each(|line| writeln!(out, "{line}"))
    }
}

fn found(of: Telling<'_>, all: &stats::Row) -> Message {
    let shown = all.cell.counts.shown;
    let Some(known) = all.rate else {
        return message!("stats-no-rate");
    };
    let (turns, boards) = (of.turns(shown.turns), of.boards(shown.boards));
    let (grade, per) = (of.grade(), of.grouped(of.per));
    let [rate, low, high] = limits(&known).map(|it| of.number(it * real(of.per)));
    if all.shown == 0 {
        return message!("stats-none", turns, boards, grade, high, per);
    }
    let revokes = of.revokes(all.shown);
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

fn range(of: Telling<'_>, [least, most]: [u64; 2]) -> String {
    if least == most {
        of.grouped(least)
    } else {
        format!("{}-{}", of.grouped(least), of.grouped(most))
    }
}
