//! What is told once a file: first sights and counts, of each part, and joined in input order.

use super::tally::Tally;
use super::{At, Reporter};
use crate::checks::{Finding, Findings, Habit, MOST_HABITS};
use std::collections::BTreeMap;
use std::io;

/// The habits of a part, or of a file so far, in the order of their first sight.
pub(super) struct Habits<N> {
    sights: Vec<Sight<N>>,
    times: BTreeMap<Habit, u64>,
}

/// A habit where it is first seen.
struct Sight<N> {
    habit: Habit,
    finding: Finding,
    /// What the reporter keeps of it.
    noted: N,
    /// What the file held before the part.
    before: At,
}

impl<N> Default for Habits<N> {
    fn default() -> Self {
        Self {
            sights: Vec::new(),
            times: BTreeMap::new(),
        }
    }
}

impl<N> Habits<N> {
    /// Keeps what is seen for the first time.
    pub(super) fn see(&mut self, first_seen: Vec<(Habit, Finding)>, note: impl Fn(&Finding) -> N) {
        for (habit, finding) in first_seen {
            self.sights.push(Sight {
                habit,
                noted: note(&finding),
                finding,
                before: At::default(),
            });
        }
    }

    /// Ends a part.
    pub(super) fn count(mut self, findings: &mut Findings) -> Self {
        self.times = findings.take_times();
        self
    }

    /// Takes in the next part of the file. `before` is what the file held before it.
    pub(super) fn join(&mut self, part: Self, before: At) {
        for sight in part.sights {
            if self.sights.len() < MOST_HABITS && !self.times.contains_key(&sight.habit) {
                self.times.insert(sight.habit, 0);
                self.sights.push(Sight { before, ..sight });
            }
        }
        for (habit, times) in part.times {
            if let Some(sum) = self.times.get_mut(&habit) {
                *sum += times;
            }
        }
    }

    /// Tells what the file does again and again, and counts each once.
    pub(super) fn tell<R: Reporter<Noted = N>>(
        self,
        file: &str,
        tally: &mut Tally,
        reporter: &mut R,
    ) -> io::Result<()> {
        for sight in self.sights {
            tally.count_findings(&[sight.finding]);
            reporter.habit(file, sight.before, sight.noted, self.times[&sight.habit])?;
        }
        Ok(())
    }
}
