//! What directors have decided on in earlier runs.

use super::{Counts, Summary};
use crate::words::{Message, Words, key, message};

impl Words {
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
