//! How figures are told in a language: on a terminal, and in charts.

use crate::diagnosis::Grade;
use crate::stats::{self, Dimension, Method};
use crate::words::{Key, Message, Words, key, key_of, message};

#[derive(Clone, Copy)]
pub(super) struct Telling<'a> {
    pub(super) words: &'a Words,
    /// The turns that rates are for.
    pub(super) per: u64,
    /// The least grade of revokes that count.
    pub(super) least: Grade,
}

impl Telling<'_> {
    pub(super) fn word(self, key: Key) -> String {
        self.words.word(key).to_owned()
    }

    pub(super) fn say(self, message: &Message) -> String {
        self.words.sentence(message)
    }

    pub(super) fn grouped(self, number: u64) -> String {
        self.words.grouped(number)
    }

    pub(super) fn turns(self, count: u64) -> Message {
        message!("stats-turns", count, number = self.grouped(count))
    }

    pub(super) fn boards(self, count: u64) -> Message {
        message!("end-boards", count, number = self.grouped(count))
    }

    /// Which revokes count.
    pub(super) fn grade(self) -> Message {
        key_of!("stats-", Grade: self.least).into()
    }

    /// Where the intervals of some rows come from.
    pub(super) fn method<'r>(self, rows: impl IntoIterator<Item = &'r stats::Row>) -> String {
        let mut rates = rows.into_iter().filter_map(|it| it.rate);
        let is_of_events = rates.any(|it| it.method == Method::Events);
        let key = if is_of_events {
            key!("stats-events")
        } else {
            key!("stats-exact")
        };
        self.word(key)
    }

    /// `3 revokes`.
    pub(super) fn revokes(self, count: u64) -> Message {
        message!("stats-revokes", count, number = self.grouped(count))
    }

    /// What stands above the cells of a row, whose first column has this heading.
    pub(super) fn head(self, first: String) -> [String; 5] {
        [
            first,
            self.word(key!("stats-turns-head")),
            self.word(key!("stats-revokes-head")),
            self.say(&message!("stats-per", per = self.grouped(self.per))),
            self.word(key!("stats-interval")),
        ]
    }

    /// Its name, turns, revokes, rate and interval; nothing for these two where nothing is counted.
    pub(super) fn cells(self, row: &stats::Row) -> [String; 5] {
        let rates = row.rate.map(|it| limits(&it));
        let rates = rates.map(|it| it.map(|rate| self.number(rate * real(self.per))));
        let [rate, interval] = rates.map_or_else(Default::default, |[rate, low, high]| {
            [rate, format!("{low} - {high}")]
        });
        [
            self.name(row),
            self.grouped(row.cell.counts.shown.turns),
            self.grouped(row.shown),
            rate,
            interval,
        ]
    }

    pub(super) fn name(self, row: &stats::Row) -> String {
        self.word(match (row.key.dimension, &*row.key.value) {
            (Dimension::All, _) => key!("stats-all"),
            (Dimension::Role, "declarer") => key!("stats-declarer"),
            (Dimension::Role, "dummy") => key!("stats-dummy"),
            (Dimension::Role, "lho") => key!("stats-lho"),
            (Dimension::Role, "rho") => key!("stats-rho"),
            (Dimension::Led, "trump") => key!("stats-trump-led"),
            (Dimension::Led, "side") => key!("stats-side-led"),
            (Dimension::Led, "no-trump") => key!("stats-no-trump"),
            _ => return row.key.shown().to_owned(),
        })
    }

    /// A number in two significant digits, or whole.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // rates and counts
    pub(super) fn number(self, number: f64) -> String {
        if number >= 10.0 {
            return self.grouped(number.round() as u64);
        }
        let places = (1.0 - number.max(1e-9).log10().floor()) as usize;
        let text = format!("{number:.places$}");
        let text = text.trim_end_matches('0').trim_end_matches('.');
        text.replace('.', self.words.word(key!("decimal-mark")))
    }
}

/// A rate, and the ends of its interval.
pub(super) const fn limits(rate: &stats::Rate) -> [f64; 3] {
    [rate.rate, rate.limits.low, rate.limits.high]
}

#[allow(clippy::cast_precision_loss)] // exact below 2^53
pub(super) const fn real(count: u64) -> f64 {
    count as f64
}
