//! Findings that are reported once a file: first sights, places and counts, of each part, and joined in input order.

use super::tally::Tally;
use super::{At, Collector, Places, Reporter};
use crate::checks::{Cause, FileWide, Finding, Findings, MOST_FILE_WIDE, MOST_PLACES, Sighting};
use crate::source::Span;
use std::collections::{BTreeMap, BTreeSet};
use std::io;

/// The file-wide findings of a part, or of a file so far, in the order of their first sight.
#[derive(Default)]
pub(super) struct FileWideFindings<N> {
    sights: Vec<FirstSighting<N>>,
    places: BTreeMap<FileWide, Places>,
}

/// A file-wide finding where it is first seen.
struct FirstSighting<N> {
    file_wide: FileWide,
    /// Its game in the part, from 1.
    game: u64,
    finding: Finding,
    /// What the reporter keeps of it.
    noted: N,
    /// What the file held before the part.
    before: At,
}

impl<N> FileWideFindings<N> {
    /// Keeps what is seen on a board, each at the line that `line` gives its place.
    pub(super) fn see(
        &mut self,
        game: u64,
        seen: Vec<Sighting>,
        mut line: impl FnMut(Span) -> u64,
        note: impl Fn(&Finding) -> N,
    ) {
        for Sighting {
            file_wide,
            span,
            first,
        } in seen
        {
            let lines = &mut self.places.entry(file_wide).or_default().lines;
            if lines.len() < MOST_PLACES {
                lines.push(line(span));
            }
            if let Some(finding) = first {
                self.sights.push(FirstSighting {
                    file_wide,
                    game,
                    noted: note(&finding),
                    finding: *finding,
                    before: At::default(),
                });
            }
        }
    }

    /// Ends a part.
    pub(super) fn count(mut self, findings: &mut Findings) -> Self {
        for (file_wide, times) in findings.take_times() {
            self.places.entry(file_wide).or_default().times = times;
        }
        self
    }

    /// Takes back what was found with these causes.
    pub(super) fn forget(&mut self, causes: &[Cause]) {
        let places = &mut self.places;
        self.sights.retain(|sight| {
            let of_cause = |it| causes.contains(&it);
            let is_kept = !sight.finding.cause.is_some_and(of_cause);
            if !is_kept {
                places.remove(&sight.file_wide);
            }
            is_kept
        });
    }

    /// With what is seen on other boards of the file: each at its first sight, in the order of the boards.
    pub(super) fn with(mut self, other: Self) -> Self {
        if other.sights.is_empty() {
            return self;
        }
        self.sights.extend(other.sights);
        self.sights.sort_by_key(|it| it.before.game + it.game);
        let mut seen = BTreeSet::new();
        self.sights.retain(|it| seen.insert(it.file_wide));
        for (file_wide, Places { times, lines }) in other.places {
            let places = self.places.entry(file_wide).or_default();
            places.times += times;
            places.lines.extend(lines);
            places.lines.sort_unstable();
            places.lines.truncate(MOST_PLACES);
        }
        self
    }

    /// Takes in the next part of the file. `before` is what the file held before it.
    pub(super) fn join(&mut self, part: Self, before: At) {
        for sight in part.sights {
            if self.sights.len() < MOST_FILE_WIDE && !self.places.contains_key(&sight.file_wide) {
                self.places.insert(sight.file_wide, Places::default());
                self.sights.push(FirstSighting { before, ..sight });
            }
        }
        for (file_wide, Places { times, lines }) in part.places {
            if let Some(places) = self.places.get_mut(&file_wide) {
                places.times += times;
                let room = MOST_PLACES - places.lines.len();
                let lines = lines.into_iter().take(room);
                places.lines.extend(lines.map(|line| before.line + line));
            }
        }
    }

    /// Reports each finding once, and counts it once.
    pub(super) fn report<R: Reporter<Collector: Collector<Noted = N>>>(
        self,
        file: &str,
        tally: &mut Tally,
        reporter: &mut R,
    ) -> io::Result<()> {
        for sight in self.sights {
            tally.count_findings(&[sight.finding]);
            reporter.file_wide(
                file,
                sight.before,
                sight.noted,
                &self.places[&sight.file_wide],
            )?;
        }
        Ok(())
    }
}
