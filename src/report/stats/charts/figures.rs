//! The figures of the page: each what it says, a table, and where there is something to see a chart with the same numbers.

use super::draw::{self, Funnel, Point};
use super::{Charts, DEMANDS, FEWEST, Files, RATES};
use crate::laws::EDITIONS;
use crate::report::stats::telling::{Telling, limits, real};
use crate::stats::{self, Dimension, FAMILIES, Reliability, Whole};
use crate::words::{Key, key, message};
use std::io;

/// A table, and its chart if it has one.
#[derive(Default)]
pub(super) struct Figure {
    pub(super) id: &'static str,
    pub(super) title: String,
    pub(super) about: String,
    pub(super) svg: String,
    pub(super) head: Vec<String>,
    pub(super) rows: Vec<Vec<String>>,
    pub(super) note: Option<String>,
}

/// What all figures have in common.
pub(super) fn about(of: Telling<'_>, charts: &Charts, whole: &Whole) -> Vec<String> {
    if whole.all.turns == 0 {
        return vec![of.say(&message!("stats-nothing"))];
    }
    let counted = message!(
        "charts-counted",
        turns = of.turns(whole.all.shown.turns),
        boards = of.boards(whole.all.shown.boards),
        revokes = of.grouped(whole.all.shown.surer(of.least)),
        grade = of.grade()
    );
    let few = charts
        .all
        .as_ref()
        .filter(|it| it.rate.is_some() && it.shown < FEWEST);
    let few = few.map(|all| {
        let [.., rate, interval] = of.cells(all);
        let (number, per) = (of.grouped(FEWEST), of.grouped(of.per));
        message!("charts-few", number, rate, per, interval)
    });
    let sentences = [Some(counted), few].into_iter().flatten();
    let all = charts.all.as_ref().filter(|it| it.rate.is_some());
    let method = all.map(|all| of.method(charts.rates.iter().flatten().chain([all])));
    let is_not = of.word(key!("stats-is-not"));
    let sentences = sentences.map(|it| of.say(&it));
    sentences.chain(method).chain([is_not]).collect()
}

/// All figures for which there is something to show.
pub(super) fn all(
    of: Telling<'_>,
    charts: &Charts,
    reliability: &Reliability,
) -> io::Result<Vec<Figure>> {
    let mut figures = Vec::new();
    let all = charts.all.as_ref().filter(|it| it.shown >= FEWEST);
    if let Some(all) = all.and_then(|it| it.rate) {
        for (dimension, rows) in RATES.into_iter().zip(&charts.rates) {
            figures.push(rates(of, dimension, rows, &all)?);
        }
    }
    if charts.due[0].iter().sum::<u64>() >= FEWEST {
        figures.push(due(of, charts));
    }
    if !charts.files.points.is_empty() {
        figures.push(files(of, &charts.files, reliability)?);
    }
    if charts.records > 0 {
        figures.push(families(of, charts));
    }
    Ok(figures)
}

fn rates(
    of: Telling<'_>,
    dimension: Dimension,
    rows: &[stats::Row],
    all: &stats::Rate,
) -> io::Result<Figure> {
    let rows = || rows.iter().filter(|it| it.rate.is_some());
    let scaled = |rate| limits(rate).map(|it| it * real(of.per));
    let (title, axis) = match dimension {
        Dimension::Platform => (key!("charts-by-platform"), key!("charts-platform")),
        Dimension::Trick => (key!("charts-by-trick"), key!("charts-trick")),
        Dimension::Role => (key!("charts-by-role"), key!("charts-role")),
        _ => (key!("charts-by-held"), key!("charts-held")),
    };
    let id = dimension.name();
    let per = of.grouped(of.per);
    let rate = message!("charts-rate-axis", per = per.clone());
    let turns = of.word(key!("stats-turns-head"));
    let texts = [of.say(&rate), turns, of.word(axis)];
    let points = rows().map(|row| {
        let turns = row.cell.counts.shown.turns;
        let [name, counted, _, text, _] = of.cells(row);
        Point {
            name,
            rate: row.rate.as_ref().map(scaled),
            text,
            counted: (real(turns), counted),
        }
    });
    let points: Vec<_> = points.collect();
    Ok(Figure {
        id,
        title: of.word(title),
        about: of.say(&message!("charts-points", per)),
        svg: draw::points(id, &texts, (&points, scaled(all)), &|it| of.number(it))?,
        head: of.head(of.word(axis)).into(),
        rows: rows().map(|row| of.cells(row).into()).collect(),
        ..Figure::default()
    })
}

fn due(of: Telling<'_>, charts: &Charts) -> Figure {
    let keys: [String; DEMANDS] = [
        of.say(&message!("charts-tricks", count = 0_u64)),
        "1".to_owned(),
        "2".to_owned(),
        of.word(key!("charts-three")),
        of.word(key!("charts-open")),
    ];
    let all: u64 = charts.due[0].iter().sum();
    let editions = || EDITIONS.into_iter().zip(charts.due);
    let rows = editions().map(|(edition, demands)| {
        let own = [edition.year.to_owned(), of.grouped(all)];
        let demands = demands.map(|it| of.grouped(it));
        own.into_iter().chain(demands).collect()
    });
    let head = [key!("charts-edition"), key!("stats-revokes-head")];
    let head = head.map(|key| of.word(key)).into_iter();
    Figure {
        id: "due",
        title: of.word(key!("charts-due")),
        about: of.word(key!("charts-due-about")),
        head: head.chain(keys).collect(),
        rows: rows.collect(),
        ..Figure::default()
    }
}

fn files(of: Telling<'_>, files: &Files, reliability: &Reliability) -> io::Result<Figure> {
    let id = "files";
    let axes = [key!("charts-share-axis"), key!("charts-size-axis")];
    let points = files.points.iter();
    let points = points.map(|(size, percent, flag)| (real(*size), real(*percent) / 100.0, *flag));
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
    let row = |name, [files, with_play, faulty]: [u64; 3], expected| {
        let counts = [files, with_play, faulty].map(|it| of.grouped(it));
        let cells = [name].into_iter().chain(counts);
        cells.chain([of.number(expected)]).collect()
    };
    let classes = classes.into_iter().zip(files.classes);
    let rows = classes.map(|(name, counts)| {
        let expected = reliability.share() * real(counts[1]);
        row(of.word(name), counts, expected)
    });
    let worst = files.worst.iter().map(|it| {
        let counts = [1, it.with_play, it.reliable.faulty];
        row(it.name.to_string(), counts, it.reliable.expected)
    });
    let head = [
        key!("charts-file"),
        key!("charts-files-head"),
        key!("charts-with-play"),
        key!("charts-faulty"),
        key!("charts-expected"),
    ];
    let unnamed = files.classes[3][0] - files.worst.len() as u64;
    let more = message!("charts-more", number = of.grouped(unnamed));
    let axes = axes.map(|key| of.word(key));
    Ok(Figure {
        id,
        title: of.word(key!("charts-files")),
        about: of.word(key!("charts-files-about")),
        svg: draw::funnel(id, &axes, &funnel, &|it| of.number(it))?,
        head: head.map(|key| of.word(key)).into(),
        rows: rows.chain(worst).collect(),
        note: (unnamed > 0).then(|| of.say(&more)),
    })
}

fn families(of: Telling<'_>, charts: &Charts) -> Figure {
    let names: [Key; FAMILIES.len()] = [
        key!("charts-family-s"),
        key!("charts-family-d"),
        key!("charts-family-a"),
        key!("charts-family-p"),
        key!("charts-family-c"),
    ];
    let records = of.grouped(charts.records);
    let counts = names.into_iter().zip(charts.faults);
    let rows = counts.map(|(name, faults)| {
        let per_1000 = real(faults) * 1000.0 / real(charts.records);
        let [faults, rate] = [of.grouped(faults), of.number(per_1000)];
        vec![of.word(name), faults, records.clone(), rate]
    });
    let head = [
        key!("charts-family"),
        key!("charts-faults"),
        key!("charts-records"),
        key!("charts-per-1000"),
    ];
    Figure {
        id: "families",
        title: of.word(key!("charts-families")),
        about: of.word(key!("charts-families-about")),
        head: head.map(|key| of.word(key)).into(),
        rows: rows.collect(),
        ..Figure::default()
    }
}
