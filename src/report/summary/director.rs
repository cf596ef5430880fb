//! What there is for the director, and where.

use super::super::SentenceCounts;
use super::Summary;
use super::counts::Counts;
use crate::source::printable;
use crate::words::{Message, message};

impl Summary<'_> {
    pub(super) fn director(&self) -> Option<Message> {
        let review = self.counts.for_director(&self.ended.totals);
        let [first, second, third] = self.counts.priorities;
        let priorities = [(1u8, first), (2, second), (3, third)].map(|(priority, count)| {
            let number = self.number(count);
            (
                count,
                message!("end-priority", number = number, priority = priority),
            )
        });
        let priorities = self.joined(&priorities);
        (review > 0).then(|| {
            message!(
                "end-director",
                boards = self.boards(review),
                priorities = priorities
            )
        })
    }

    /// Where the boards for the director are, when there are several files.
    pub(super) fn worst(&self) -> Option<Message> {
        let Counts {
            troubled, worst, ..
        } = self.counts;
        if self.ended.files < 2 || worst.is_empty() {
            return None;
        }
        let named: Vec<_> = worst
            .iter()
            .map(|(file, boards)| format!("{} ({})", printable(file), self.number(*boards)))
            .collect();
        let is_cut = *troubled > named.len() as u64;
        let named = named.join(", ");
        let (troubled, files) = (self.number(*troubled), self.number(self.ended.files));
        Some(if is_cut {
            message!(
                "end-worst-most",
                troubled = troubled,
                files = files,
                named = named
            )
        } else {
            message!(
                "end-worst",
                troubled = troubled,
                files = files,
                named = named
            )
        })
    }

    /// The sentences in comments that name a revoke.
    pub(super) fn sentences(&self) -> Option<Message> {
        let SentenceCounts {
            sentences,
            recorders,
            shared,
            ..
        } = self.counts.sentences;
        (sentences > 0).then(|| {
            message!(
                "end-sentences",
                number = self.number(sentences),
                recorders = self.number(recorders),
                shared = self.number(shared)
            )
        })
    }
}
