//! What is said in the closing lines and on the page.

use super::Counts;
use crate::audit::Tally;
use crate::words::{Message, Words, message};

impl Words {
    /// What was checked, and what cannot be, where there is no card play and something is to be looked at.
    pub(in crate::report) fn results_only(
        &self,
        counts: &Counts,
        totals: &Tally,
    ) -> Option<Message> {
        let (count, due) = (totals.games, counts.for_director(totals));
        let [number, due] = [count, due].map(|it| self.grouped(it));
        let is_it = totals.with_play == 0 && counts.for_director(totals) > 0;
        is_it.then(|| message!("end-results-only", count, number, due))
    }

    /// The sentences in comments which say that somebody revoked.
    pub(in crate::report) fn told_revokes(&self, counts: &Counts) -> Option<Message> {
        let of = counts.sentences;
        let [number, recorders, shared] =
            [of.sentences, of.recorders, of.shared].map(|count| self.grouped(count));
        (of.sentences > 0).then(|| message!("end-sentences", number, recorders, shared))
    }

    /// The causes that were decided before, and those of earlier runs that are no longer found.
    pub(in crate::report) fn known_causes(&self, counts: &Counts) -> Option<Message> {
        let causes = counts.known.causes;
        let [decided, repaired] = causes.map(|count| self.grouped(count));
        (causes != [0; 2]).then(|| message!("end-causes-known", decided, repaired))
    }
}
