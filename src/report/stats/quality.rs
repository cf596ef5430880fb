//! quality.csv: one row for each file and each event, which of them statistics can use, and why not.

use super::super::Id;
use super::super::row::Row;
use crate::stats::{self, Dimension, FAMILIES, Joined, Labels, Quality, REASONS, Reliability};
use serde::Serialize;

/// One row, in column order. What cannot be known is empty.
#[derive(Debug, Default, Serialize)]
#[allow(missing_docs)] // each field is a column, and the columns are explained in one place
pub struct QualityRow {
    pub dimension: &'static str,
    pub file: String,
    pub event: String,
    pub site: String,
    pub format: String,
    pub records: u64,
    pub with_play: u64,
    pub boards: u64,
    pub usable: &'static str,
    pub why: String,
    pub turns: u64,
    pub whole_deal: u64,
    pub deal_fits: u64,
    pub full_play: u64,
    pub claims: u64,
    pub copies: Option<u64>,
    pub s_per_1000: Option<String>,
    pub d_per_1000: Option<String>,
    pub a_per_1000: Option<String>,
    pub p_per_1000: Option<String>,
    pub c_per_1000: Option<String>,
    pub results_differ: u64,
    pub faulty: u64,
    pub expected: String,
    pub funnel_low_95: Option<String>,
    pub funnel_high_95: Option<String>,
    pub funnel_low: Option<String>,
    pub funnel_high: Option<String>,
    pub flag: Option<&'static str>,
    pub worst_boards: String,
}

impl Row for QualityRow {
    const FILE: &'static str = "quality.csv";
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
            boards: row.cell.counts.boards,
            usable: reliable.usable.name(),
            why: why(quality, row.cell.counts.boards),
            turns: row.cell.counts.turns,
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
fn why(quality: &Quality, counted: u64) -> String {
    let mut reasons: Vec<_> = REASONS.into_iter().zip(quality.left_out).collect();
    let told: u64 = quality.left_out.iter().sum();
    reasons.push((NO_TURN, quality.records.saturating_sub(told + counted)));
    reasons.retain(|(_, boards)| *boards > 0);
    reasons.sort_by_key(|(_, boards)| std::cmp::Reverse(*boards));
    let reasons = reasons
        .iter()
        .map(|(reason, boards)| format!("{reason} {boards}"));
    reasons.collect::<Vec<_>>().join("; ")
}

/// Faults for 1,000 records, by family.
fn per_1000(quality: &Quality) -> [Option<String>; FAMILIES.len()] {
    let rate = |faults| real(faults) * 1000.0 / real(quality.records);
    let is_any = quality.records > 0;
    quality
        .faults
        .map(|faults| is_any.then(|| format!("{:.1}", rate(faults))))
}

/// What all records state, or the first of what they state.
fn label(labels: &Labels) -> String {
    let first = labels.first.as_deref().unwrap_or_default();
    let more = if labels.several { "; ..." } else { "" };
    format!("{first}{more}")
}

fn worst(quality: &Quality) -> String {
    let ids = quality.worst.iter().map(|(_, hash)| Id {
        letter: 'b',
        hash: *hash,
        earlier: 0,
    });
    ids.map(|id| id.to_string()).collect::<Vec<_>>().join(" ")
}

fn boards(number: f64) -> String {
    format!("{number:.2}")
}

#[allow(clippy::cast_precision_loss)] // exact below 2^53
fn real(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_columns_are_those_of_the_contract() {
        let names = "dimension file event site format records with_play boards usable why turns whole_deal deal_fits full_play claims \
                     copies s_per_1000 d_per_1000 a_per_1000 p_per_1000 c_per_1000 results_differ faulty expected funnel_low_95 \
                     funnel_high_95 funnel_low funnel_high flag worst_boards";
        assert_eq!(
            super::super::super::row::tests::columns::<QualityRow>(),
            names
        );
    }

    #[test]
    fn the_commonest_reason_stands_first_and_all_records_are_told() {
        let mut quality = Quality {
            records: 10,
            ..Quality::default()
        };
        (quality.left_out[0], quality.left_out[5]) = (1, 3);
        assert_eq!(why(&quality, 6), "other-deal 3; no-play 1");
        assert_eq!(why(&quality, 4), "other-deal 3; no-turn 2; no-play 1");
        assert_eq!(per_1000(&quality)[0].as_deref(), Some("0.0"));
        assert_eq!(per_1000(&Quality::default())[0], None);
    }
}
