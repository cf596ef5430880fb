//! Events, and their dates: how many boards each has, and how many to look at. From week to week they are the history of a club.

use super::row::IndexLine;
use crate::board::Item;
use crate::checks::Case;
use crate::report::tables::spelling::{DateCell, date, stated};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Boards of one event and date that stand together in a part.
#[derive(Debug)]
struct Run {
    /// The event as it is stated.
    stated: Vec<u8>,
    event: String,
    date: Option<DateCell>,
    counts: SessionCounts,
}

/// All boards of a part, in such runs.
#[derive(Debug, Default)]
pub(in crate::report) struct SessionRuns(Vec<Run>);

impl SessionRuns {
    pub(in crate::report) fn count(&mut self, case: &Case<'_>) {
        let event = case.record.stated(Item::Event).unwrap_or_default();
        let date = date(case.board);
        let last = self.0.last();
        if last.is_none_or(|it| it.date != date || it.stated != event) {
            self.0.push(Run {
                stated: event.to_owned(),
                event: self::stated(case, Item::Event).unwrap_or_default(),
                date,
                counts: SessionCounts::default(),
            });
        }
        if let Some(Run { counts, .. }) = self.0.last_mut() {
            counts.boards += 1;
            counts.with_play += u64::from(case.has_play());
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct SessionCounts {
    pub(super) files: u64,
    /// The number of the last of them, from 1.
    last_file: u64,
    pub(super) boards: u64,
    pub(super) with_play: u64,
    /// Boards to look at.
    pub(super) due: u64,
}

/// The boards of an event and a date, or of an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Session {
    /// The date, or the first and the last; nothing where none is known.
    pub(super) dates: [String; 2],
    pub(super) event: String,
    pub(super) counts: SessionCounts,
}

impl Session {
    pub(super) fn span(&self) -> String {
        let [first, last] = &self.dates;
        span(first, last)
    }
}

/// A date, or the first and the last.
pub(super) fn span(first: &str, last: &str) -> String {
    if first == last {
        first.to_owned()
    } else {
        format!("{first} \u{2013} {last}")
    }
}

/// The sessions of a run, by date and event.
#[derive(Debug, Default)]
pub(super) struct Sessions {
    all: BTreeMap<(String, String), SessionCounts>,
    /// The file at hand, and its number.
    file: (String, u64),
}

/// More rows are one for each event; and of more events those with the most boards to look at are listed.
const MOST: usize = 100;

impl Sessions {
    /// Takes in the boards of a part of a file.
    pub(super) fn take(&mut self, file: &str, runs: SessionRuns) {
        if self.file.0 != file {
            self.file = (file.to_owned(), self.file.1 + 1);
        }
        for run in runs.0 {
            let date = run.date.as_ref().map_or("", AsRef::as_ref);
            let counts = self.all.entry((date.to_owned(), run.event)).or_default();
            counts.boards += run.counts.boards;
            counts.with_play += run.counts.with_play;
            counts.files += u64::from(counts.last_file != self.file.1);
            counts.last_file = self.file.1;
        }
    }

    /// Counts a board of the list.
    pub(super) fn list(&mut self, line: &IndexLine) {
        if line.priority().is_some() {
            let date = line.date.clone().unwrap_or_default();
            let key = (date, line.session.clone());
            self.all.entry(key).or_default().due += 1;
        }
    }

    /// The rows of a table, by date; none where there is only one session. Returns how many events are not in it.
    pub(super) fn rows(&self) -> (Vec<Session>, usize) {
        let sessions = self.all.iter().map(|((date, event), counts)| Session {
            dates: [date.clone(), date.clone()],
            event: event.clone(),
            counts: *counts,
        });
        let mut rows: Vec<_> = sessions.collect();
        if rows.len() > MOST {
            rows = by_event(rows);
        }
        let more = rows.len().saturating_sub(MOST);
        rows.sort_by_key(|it| Reverse(it.counts.due));
        rows.truncate(MOST);
        rows.sort_by(|one, other| (&one.dates, &one.event).cmp(&(&other.dates, &other.event)));
        if rows.len() == 1 {
            rows.clear();
        }
        (rows, more)
    }
}

/// One row for each event.
fn by_event(sessions: Vec<Session>) -> Vec<Session> {
    let mut events: BTreeMap<String, Session> = BTreeMap::new();
    for session in sessions {
        let Some(known) = events.get_mut(&session.event) else {
            events.insert(session.event.clone(), session);
            continue;
        };
        let [first, last] = &mut known.dates;
        let [date, _] = session.dates;
        if first.is_empty() {
            first.clone_from(&date);
        }
        *last = date.max(std::mem::take(last));
        let counts = session.counts; // the last file does not matter: files are counted
        known.counts.files += counts.files;
        known.counts.boards += counts.boards;
        known.counts.with_play += counts.with_play;
        known.counts.due += counts.due;
    }
    events.into_values().collect()
}
