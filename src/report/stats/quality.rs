//! quality.csv: one row for each file and each event, which of them statistics can use, and why not.

use super::telling::real;
use crate::report::phrase::list;
use crate::report::table::{Id, table};
use crate::report::tables::spelling::Real;
use crate::stats::{self, Dimension, FAMILIES, Joined, Labels, Quality, REASONS, Reliability};

table! {
    /// One row, in column order. What cannot be known is empty.
    pub struct QualityRow;
    "quality.csv", key ["dimension", "file", "event"], links [];
    dimension: &'static str,
    file: String,
    event: String,
    site: String,
    format: String,
    records: u64 = "records",
    with_play: u64 = "records",
    boards: u64 = "boards",
    usable: &'static str,
    why: String,
    turns: u64 = "turns",
    whole_deal: u64 = "records",
    deal_fits: u64 = "records",
    full_play: u64 = "records",
    claims: u64 = "records",
    copies: Option<u64> = "records",
    s_per_1000: Option<Real> = "findings",
    d_per_1000: Option<Real> = "findings",
    a_per_1000: Option<Real> = "findings",
    p_per_1000: Option<Real> = "findings",
    c_per_1000: Option<Real> = "findings",
    results_differ: u64 = "records",
    faulty: u64 = "boards",
    expected: Real,
    funnel_low_95: Option<Real> = "boards",
    funnel_high_95: Option<Real> = "boards",
    funnel_low: Option<Real> = "boards",
    funnel_high: Option<Real> = "boards",
    flag: Option<&'static str>,
    worst_boards: String,
}

impl QualityRow {
    /// The row of a file or an event; `None` for what has no records.
    pub fn of(row: &stats::Row, reliability: &Reliability, joined: &Joined) -> Option<Self> {
        let (key, quality) = (&row.key, row.cell.quality.as_deref()?);
        let reliable = reliability.of(key.dimension, &row.cell)?;
        let is_file = key.dimension == Dimension::File;
        let [of_writing, of_deal, of_auction, of_play, of_result] = per_1000(quality);
        let limits = reliable.limits.map(|it| it.map(|it| it.map(boards)));
        let [[low_95, high_95], [low, high]] = match limits {
            Some(limits) => limits.map(|it| it.map(Some)),
            None => [const { [None, None] }; 2],
        };
        Some(Self {
            dimension: key.dimension.name(),
            file: if is_file { key.shown() } else { "" }.to_owned(),
            event: if is_file {
                label(&quality.event)
            } else {
                key.shown().to_owned()
            },
            site: label(&quality.site),
            format: label(&quality.format),
            records: quality.records,
            with_play: quality.with_play,
            boards: quality.boards,
            usable: reliable.usable.name(),
            why: why(quality),
            turns: quality.turns,
            whole_deal: quality.whole_deal,
            deal_fits: quality.deal_fits,
            full_play: quality.full_play,
            claims: quality.claims,
            copies: joined.copies_of(&key.value),
            s_per_1000: of_writing,
            d_per_1000: of_deal,
            a_per_1000: of_auction,
            p_per_1000: of_play,
            c_per_1000: of_result,
            results_differ: quality.results_differ,
            faulty: reliable.faulty,
            expected: boards(reliable.expected),
            funnel_low_95: low_95,
            funnel_high_95: high_95,
            funnel_low: low,
            funnel_high: high,
            flag: reliable.is_flagged.then_some("high"),
            worst_boards: worst(quality),
        })
    }
}

/// Why a board with reliable play adds nothing: no hand that had to follow is recorded.
const NO_TURN: &str = "no-turn";

/// The reasons why records are not counted, each with its number, the commonest first. With the boards counted they are all.
fn why(quality: &Quality) -> String {
    let mut reasons: Vec<_> = REASONS.into_iter().zip(quality.left_out).collect();
    let told: u64 = quality.left_out.iter().sum();
    reasons.push((
        NO_TURN,
        quality.records.saturating_sub(told + quality.boards),
    ));
    reasons.retain(|(_, boards)| *boards > 0);
    reasons.sort_by_key(|(_, boards)| std::cmp::Reverse(*boards));
    let reasons = reasons.into_iter();
    list(
        reasons.map(|(reason, boards)| format!("{reason} {boards}")),
        "; ",
    )
}

/// Faults for 1,000 records, by family.
fn per_1000(quality: &Quality) -> [Option<Real>; FAMILIES.len()] {
    let rate = |faults| real(faults) * 1000.0 / real(quality.records);
    let is_any = quality.records > 0;
    quality
        .faults
        .map(|faults| is_any.then(|| Real(format!("{:.1}", rate(faults)))))
}

/// What all records state, or the first of what they state.
fn label(labels: &Labels) -> String {
    let first = labels.first.as_deref().unwrap_or_default();
    let more = if labels.several { "; ..." } else { "" };
    format!("{first}{more}")
}

fn worst(quality: &Quality) -> String {
    let ids = quality.worst.iter().map(|(_, hash)| Id::new('b', *hash));
    list(ids.map(|id| id.to_string()), " ")
}

fn boards(number: f64) -> Real {
    Real(format!("{number:.2}"))
}
