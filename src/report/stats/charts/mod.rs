//! charts.html: the figures that most people ask for, as charts and as tables, in one page without script.

mod draw;
mod figures;

use crate::diagnosis::Grade;
use crate::laws::EDITIONS;
use crate::report::sheet::{OF_CHARTS, STYLE, Style};
use crate::report::stats::telling::{Telling, real};
use crate::stats::{self, Dimension, FAMILIES, Reliability, Reliable, Whole};
use crate::words::{Words, key};
use askama::Template;
use figures::Figure;
use std::collections::BTreeSet;
use std::io;

pub(super) const FILE: &str = "charts.html";

/// The dimensions that have a chart of rates.
const RATES: [Dimension; 4] = [
    Dimension::Platform,
    Dimension::Trick,
    Dimension::Role,
    Dimension::Held,
];

/// The fewest revokes of which there are charts: the parts of fewer differ by chance.
const FEWEST: u64 = 5;

/// What a demand can be: none, one, two, three or more tricks, or what the record leaves open.
const DEMANDS: usize = 5;

/// The flagged files that are named.
const NAMED: usize = 20;

/// What charts are drawn from. It is bounded, whatever the number of files.
#[derive(Debug, Default)]
pub(super) struct Charts {
    all: Option<stats::Row>,
    rates: [Vec<stats::Row>; RATES.len()],
    /// Revokes by edition and demand.
    due: [[u64; DEMANDS]; EDITIONS.len()],
    records: u64,
    faults: [u64; FAMILIES.len()],
    files: Files,
}

#[derive(Debug, Default)]
struct Files {
    /// Boards with play, percent that are faulty, and whether a file with these is flagged.
    points: BTreeSet<(u64, u64, bool)>,
    /// Files, their boards with play, and the faulty ones: within limits, beyond those of 95 %, and of 99.8 %, and flagged.
    classes: [[u64; 3]; 4],
    /// The flagged ones with the most faulty boards beyond what is expected.
    worst: Vec<FlaggedFile>,
}

#[derive(Debug)]
struct FlaggedFile {
    name: Box<str>,
    with_play: u64,
    reliable: Reliable,
}

#[derive(Template)]
#[template(path = "charts.html", config = "src/report/stats/charts/askama.toml")]
struct ChartsPage<'a> {
    words: &'a Words,
    title: &'static str,
    about: Vec<String>,
    figures: Vec<Figure>,
}

impl ChartsPage<'_> {
    const STYLES: [&'static Style; 2] = [&STYLE, &OF_CHARTS];
}

impl Charts {
    /// Takes in what can be said of a cell.
    pub(super) fn take(&mut self, row: &stats::Row, reliability: &Reliability, least: Grade) {
        let dimension = row.key.dimension;
        if let Some(place) = RATES.iter().position(|it| *it == dimension) {
            self.rates[place].push(row.clone());
        }
        match dimension {
            Dimension::All => self.all = Some(row.clone()),
            Dimension::TricksDue => self.due(row, least),
            Dimension::File => self.file(row, reliability),
            _ => (),
        }
    }

    fn due(&mut self, row: &stats::Row, least: Grade) {
        let mut parts = row.key.parts();
        let edition = parts.next().unwrap_or_default();
        let tricks: Vec<u64> = parts.filter_map(|it| it.parse().ok()).collect();
        let edition = EDITIONS.iter().position(|it| it.year == edition);
        if let (Some(edition), [low, high]) = (edition, &tricks[..]) {
            let demand = match (low, high) {
                (0, 0) => 0,
                (1, 1) => 1,
                (2, 2) => 2,
                (3.., _) => 3,
                _ => 4,
            };
            self.due[edition][demand] += row.cell.counts.surer(least).number;
        }
    }

    fn file(&mut self, row: &stats::Row, reliability: &Reliability) {
        let Some(quality) = row.cell.quality.as_deref() else {
            return;
        };
        self.records += quality.records;
        for (sum, faults) in self.faults.iter_mut().zip(quality.faults) {
            *sum += faults;
        }
        let reliable = reliability.of(Dimension::File, &row.cell);
        if let Some(reliable) = reliable.filter(|_| quality.with_play > 0) {
            self.files
                .take(row.key.shown(), quality.with_play, &reliable);
        }
    }

    pub(super) fn page(
        &self,
        whole: &Whole,
        reliability: &Reliability,
        of: Telling<'_>,
    ) -> io::Result<String> {
        let figures = figures::all(of, self, reliability)?;
        let page = ChartsPage {
            words: of.words,
            title: of.words.word(key!("charts-title")),
            about: figures::about(of, self, whole),
            figures,
        };
        Ok(page.render().map_err(io::Error::other)? + "\n")
    }
}

impl Files {
    fn take(&mut self, name: &str, with_play: u64, reliable: &Reliable) {
        let percent = reliable.faulty * 100 / with_play;
        self.points
            .insert((rounded(with_play), percent, reliable.is_flagged));
        let counts = [1, with_play, reliable.faulty];
        for (sum, it) in self.classes[class(reliable)].iter_mut().zip(counts) {
            *sum += it;
        }
        if !reliable.is_flagged {
            return;
        }
        self.worst.push(FlaggedFile {
            name: name.into(),
            with_play,
            reliable: *reliable,
        });
        self.worst
            .sort_by(|one, other| other.beyond().total_cmp(&one.beyond()));
        self.worst.truncate(NAMED);
    }
}

impl FlaggedFile {
    /// How many more boards are faulty than is expected.
    fn beyond(&self) -> f64 {
        real(self.reliable.faulty) - self.reliable.expected
    }
}

/// The limits that a file is above.
fn class(reliable: &Reliable) -> usize {
    let is_above = |which: usize| {
        let limits = reliable.limits;
        limits.is_some_and(|it| real(reliable.faulty) > it[which][1])
    };
    if reliable.is_flagged {
        return 3;
    }
    usize::from(is_above(0)) + usize::from(is_above(1))
}

/// A number in two digits, so that a chart of many files does not grow with them.
fn rounded(number: u64) -> u64 {
    let mut unit = 1;
    while number / unit >= 100 {
        unit *= 10;
    }
    number / unit * unit
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_have_two_digits() {
        let sizes = [0, 7, 99, 105, 1234].map(rounded);
        assert_eq!(sizes, [0, 7, 99, 100, 1200]);
    }
}
