//! The figures of the page: each a chart, what it says, and a table with the same numbers.

use super::draw::{self, Bar, Divided, Funnel, Point, Texts};
use super::{Charts, DEMANDS, RATES};
use crate::diagnosis::Grade;
use crate::laws::EditionYear;
use crate::report::stats::names::name;
use crate::stats::{self, Dimension, FAMILIES, Reliability, Whole};
use crate::words::{Decimal, Key, Message, Words, key, message};
use std::io;

/// A chart and its table.
pub(super) struct Figure {
    pub(super) id: &'static str,
    pub(super) title: String,
    pub(super) about: String,
    pub(super) svg: String,
    pub(super) head: Vec<String>,
    pub(super) rows: Vec<Vec<String>>,
    pub(super) note: Option<String>,
}

/// How figures are told.
pub(super) struct Telling {
    pub(super) words: &'static Words,
    pub(super) per: u64,
    pub(super) least: Grade,
}

impl Telling {
    /// What all figures have in common.
    pub(super) fn about(&self, whole: &Whole) -> Vec<String> {
        if whole.all.turns == 0 {
            return vec![self.say(&message!("stats-nothing"))];
        }
        let grade = match self.least {
            Grade::Certain => key!("stats-certain"),
            Grade::Likely => key!("stats-likely"),
            Grade::Doubtful => key!("stats-doubtful"),
        };
        let counted = message!(
            "charts-counted",
            turns = self.grouped(whole.all.turns),
            boards = self.grouped(whole.all.boards),
            revokes = self.grouped(whole.all.surer(self.least).number),
            grade = Message::from(grade)
        );
        vec![
            self.say(&counted),
            self.word(key!("stats-is-not")).to_owned(),
        ]
    }

    /// All figures for which there is something to show.
    pub(super) fn figures(
        &self,
        charts: &Charts,
        whole: &Whole,
        reliability: &Reliability,
    ) -> io::Result<Vec<Figure>> {
        let mut figures = Vec::new();
        if whole.all.turns > 0 {
            for (dimension, rows) in RATES.into_iter().zip(&charts.rates) {
                figures.push(self.rates(dimension, rows)?);
            }
        }
        if charts.due[0].iter().sum::<u64>() > 0 {
            figures.push(self.due(charts)?);
        }
        if !charts.files.points.is_empty() {
            figures.push(self.files(charts, reliability)?);
        }
        if charts.records > 0 {
            figures.push(self.families(charts)?);
        }
        Ok(figures)
    }

    fn rates(&self, dimension: Dimension, rows: &[stats::Row]) -> io::Result<Figure> {
        let (id, title, axis) = match dimension {
            Dimension::Trick => ("trick", key!("charts-by-trick"), key!("charts-trick")),
            Dimension::Role => ("role", key!("charts-by-role"), key!("charts-role")),
            _ => ("held", key!("charts-by-held"), key!("charts-held")),
        };
        let per = self.grouped(self.per);
        let rate = message!("charts-rate-axis", per = per.clone());
        let turns = self.word(key!("stats-turns-head"));
        let texts = Texts {
            id,
            axes: [
                self.say(&rate),
                turns.to_owned(),
                self.word(axis).to_owned(),
            ],
        };
        let points: Vec<_> = rows.iter().map(|row| self.point(row)).collect();
        let svg = draw::points(&texts, &points, &|it| self.number(it))?;
        let head = [
            self.word(axis),
            turns,
            self.word(key!("stats-revokes-head")),
            &self.say(&message!("stats-per", per = per.clone())),
            self.word(key!("stats-interval")),
        ];
        Ok(Figure {
            id,
            title: self.word(title).to_owned(),
            about: self.say(&message!("charts-points", per)),
            svg,
            head: head.map(str::to_owned).to_vec(),
            rows: rows.iter().map(|row| self.cells(row)).collect(),
            note: None,
        })
    }

    fn point(&self, row: &stats::Row) -> Point {
        let turns = row.cell.counts.turns;
        let rate = row.rate.map(|it| self.scaled(&it));
        Point {
            name: self.name(row),
            rate,
            text: rate.map_or_else(String::new, |[rate, ..]| self.number(rate)),
            counted: (real(turns), self.grouped(turns)),
        }
    }

    fn cells(&self, row: &stats::Row) -> Vec<String> {
        let rate = row
            .rate
            .map(|it| self.scaled(&it).map(|it| self.number(it)));
        let [rate, low, high] = rate.unwrap_or_default();
        let is_any = row.rate.is_some();
        vec![
            self.name(row),
            self.grouped(row.cell.counts.turns),
            self.grouped(row.revokes.number),
            rate,
            if is_any {
                format!("{low} - {high}")
            } else {
                String::new()
            },
        ]
    }

    fn due(&self, charts: &Charts) -> io::Result<Figure> {
        let id = "due";
        let keys: [String; DEMANDS] = [
            self.say(&message!("charts-tricks", count = 0_u64)),
            "1".to_owned(),
            "2".to_owned(),
            self.word(key!("charts-three")).to_owned(),
            self.word(key!("charts-open")).to_owned(),
        ];
        let all: u64 = charts.due[0].iter().sum();
        let of = message!("stats-revokes", count = all, number = self.grouped(all));
        let of = self.say(&of);
        let editions = || EditionYear::ALL.into_iter().zip(charts.due);
        let bars = editions().map(|(edition, demands)| Divided {
            name: edition.to_string(),
            parts: demands
                .map(|it| (real(it) / real(all), self.grouped(it)))
                .to_vec(),
            of: of.clone(),
        });
        let bars: Vec<_> = bars.collect();
        let texts = Texts {
            id,
            ..Texts::default()
        };
        let head = [
            self.word(key!("charts-edition")).to_owned(),
            self.word(key!("stats-revokes-head")).to_owned(),
        ];
        let rows = editions().map(|(edition, demands)| {
            let own = [edition.to_string(), self.grouped(all)];
            let demands = demands.map(|it| self.grouped(it));
            own.into_iter().chain(demands).collect()
        });
        Ok(Figure {
            id,
            title: self.word(key!("charts-due")).to_owned(),
            about: self.word(key!("charts-due-about")).to_owned(),
            svg: draw::divided(&texts, &keys, &bars)?,
            head: head.into_iter().chain(keys).collect(),
            rows: rows.collect(),
            note: None,
        })
    }

    fn files(&self, charts: &Charts, reliability: &Reliability) -> io::Result<Figure> {
        let id = "files";
        let word = |key| self.word(key).to_owned();
        let texts = Texts {
            id,
            axes: [
                word(key!("charts-share-axis")),
                String::new(),
                word(key!("charts-size-axis")),
            ],
        };
        let files = &charts.files;
        let points = files.points.iter();
        let points =
            points.map(|(size, percent, flag)| (real(*size), real(*percent) / 100.0, *flag));
        let funnel = Funnel {
            all: reliability.share(),
            limits: &|size| reliability.limits(size),
            points: points.collect(),
        };
        let classes = [
            key!("charts-within"),
            key!("charts-above-95"),
            key!("charts-above"),
            key!("charts-flagged"),
        ];
        let counts = classes.into_iter().zip(files.classes);
        let rows = counts.map(|(name, [files, with_play, faulty])| {
            let name = [word(name), self.grouped(files), self.grouped(with_play)];
            let rest = [
                self.grouped(faulty),
                self.number(reliability.share() * real(with_play)),
            ];
            name.into_iter().chain(rest).collect()
        });
        let worst = files.worst.iter().map(|it| {
            vec![
                it.name.to_string(),
                self.grouped(1),
                self.grouped(it.with_play),
                self.grouped(it.reliable.faulty),
                self.number(it.reliable.expected),
            ]
        });
        let head = [
            key!("charts-file"),
            key!("charts-files-head"),
            key!("charts-with-play"),
            key!("charts-faulty"),
            key!("charts-expected"),
        ];
        let unnamed = files.classes[3][0] - files.worst.len() as u64;
        let more = message!("charts-more", number = self.grouped(unnamed));
        Ok(Figure {
            id,
            title: word(key!("charts-files")),
            about: word(key!("charts-files-about")),
            svg: draw::funnel(&texts, &funnel, &|it| self.number(it))?,
            head: head.map(word).to_vec(),
            rows: rows.chain(worst).collect(),
            note: (unnamed > 0).then(|| self.say(&more)),
        })
    }

    fn families(&self, charts: &Charts) -> io::Result<Figure> {
        let id = "families";
        let names = [
            key!("charts-family-s"),
            key!("charts-family-d"),
            key!("charts-family-a"),
            key!("charts-family-p"),
            key!("charts-family-c"),
        ];
        let records = self.grouped(charts.records);
        let rate = |faults| real(faults) * 1000.0 / real(charts.records);
        let counts = || names.into_iter().zip(charts.faults);
        let bars = counts().map(|(name, faults)| Bar {
            name: self.word(name).to_owned(),
            length: rate(faults),
            text: self.say(&message!(
                "charts-fault-bar",
                rate = self.number(rate(faults)),
                faults = self.grouped(faults),
                records = records.clone()
            )),
        });
        let bars: Vec<_> = bars.collect();
        let texts = Texts {
            id,
            axes: [
                self.word(key!("charts-per-1000")).to_owned(),
                String::new(),
                String::new(),
            ],
        };
        let head = [
            key!("charts-family"),
            key!("charts-faults"),
            key!("charts-records"),
            key!("charts-per-1000"),
        ];
        let rows = counts().map(|(name, faults)| {
            vec![
                self.word(name).to_owned(),
                self.grouped(faults),
                records.clone(),
                self.number(rate(faults)),
            ]
        });
        debug_assert_eq!(names.len(), FAMILIES.len());
        Ok(Figure {
            id,
            title: self.word(key!("charts-families")).to_owned(),
            about: self.word(key!("charts-families-about")).to_owned(),
            svg: draw::bars(&texts, &bars)?,
            head: head.map(|it| self.word(it).to_owned()).to_vec(),
            rows: rows.collect(),
            note: None,
        })
    }

    fn name(&self, row: &stats::Row) -> String {
        let named = name(row).map(|key| self.word(key).to_owned());
        named.unwrap_or_else(|| row.key.shown().to_owned())
    }

    fn scaled(&self, rate: &stats::Rate) -> [f64; 3] {
        [rate.rate, rate.limits.low, rate.limits.high].map(|it| it * real(self.per))
    }

    fn word(&self, key: Key) -> &'static str {
        self.words.word(key)
    }

    fn say(&self, message: &Message) -> String {
        self.words.sentence(message)
    }

    fn grouped(&self, number: u64) -> String {
        self.words.grouped(number)
    }

    /// A number of two decimals.
    #[allow(clippy::cast_possible_truncation)] // rates and shares
    fn number(&self, number: f64) -> String {
        let number = Decimal((number * 100.0).round() as i64);
        let number = self.say(&message!("stats-number", number));
        number.trim().to_owned()
    }
}

#[allow(clippy::cast_precision_loss)] // exact below 2^53
fn real(count: u64) -> f64 {
    count as f64
}
