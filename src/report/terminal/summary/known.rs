//! What directors have decided on in earlier runs.

use super::{Counts, Summary};
use crate::audit::Tally;
use crate::report::tables::revoke_comments::SentenceCounts;
use crate::words::{Message, Words, key, message};

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
        let SentenceCounts {
            sentences,
            recorders,
            shared,
            ..
        } = counts.sentences;
        let [number, recorders, shared] =
            [sentences, recorders, shared].map(|count| self.grouped(count));
        (sentences > 0).then(|| message!("end-sentences", number, recorders, shared))
    }

    /// The causes that were decided before, and those of earlier runs that are no longer found.
    pub(in crate::report) fn known_causes(&self, counts: &Counts) -> Option<Message> {
        let causes = counts.known.causes;
        let [decided, repaired] = causes.map(|count| self.grouped(count));
        (causes != [0; 2]).then(|| message!("end-causes-known", decided, repaired))
    }
}

impl Summary<'_> {
    /// The boards that need no more attention.
    pub(super) fn decided(&self) -> Option<Message> {
        let decided = self.counts.known.decided;
        (decided > 0).then(|| self.counted(key!("end-decided", count, number), decided))
    }

    /// The boards on which a director decided when they stood otherwise.
    pub(super) fn changed(&self) -> Option<Message> {
        let changed = self.counts.known.changed;
        (changed > 0).then(|| self.counted(key!("end-decided-changed", count, number), changed))
    }

    /// The causes that need no more attention, and those that are gone.
    pub(super) fn known_causes(&self) -> Option<Message> {
        self.words.known_causes(self.counts)
    }

    /// What is written on boards that were not met.
    pub(super) fn elsewhere(&self) -> Option<Message> {
        let count = self.counts.known.elsewhere;
        let number = self.number(count);
        Some(match self.folder {
            _ if count == 0 => return None,
            None => message!("end-elsewhere", count, number),
            Some(_) => message!("end-elsewhere-kept", count, number),
        })
    }
}
