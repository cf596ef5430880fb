//! What directors have decided on in earlier runs.

use super::Summary;
use crate::words::{Message, key, message};

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
