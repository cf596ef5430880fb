//! What there is for the director, and where.

use super::Summary;
use crate::report::width::width;
use crate::words::{Message, message};

impl Summary<'_> {
    pub(super) fn director(&self) -> Option<Message> {
        let review = self.counts.for_director(&self.ended.totals);
        let [first, second, third] = self.counts.priorities;
        let priorities = [(1u8, first), (2, second), (3, third)].map(|(priority, count)| {
            let number = self.number(count);
            (count, message!("end-priority", number, priority))
        });
        let priorities = self.joined(&priorities);
        (review > 0).then(|| message!("end-director", boards = self.boards(review), priorities))
    }

    /// Where the boards for the director are, when there are several files.
    pub(super) fn worst(&self) -> Option<Message> {
        let worst = &self.counts.worst;
        if self.ended.files < 2 || worst.is_empty() {
            return None;
        }
        let one_line = |files: &usize| {
            let line = self.words.sentence(&self.worst_of(*files));
            self.screen.is_none_or(|it| width(&line) <= it.columns)
        };
        let mut fewer = (1..=worst.len()).rev();
        Some(self.worst_of(fewer.find(one_line).unwrap_or(1)))
    }

    /// The same with so many files by name.
    fn worst_of(&self, named: usize) -> Message {
        let of = self.counts;
        let is_cut = of.troubled > named as u64;
        let named = self.words.files(&of.worst[..named]).join(", ");
        let (troubled, files) = (self.number(of.troubled), self.number(self.ended.files));
        if is_cut {
            message!("end-worst-most", troubled, files, named)
        } else {
            message!("end-worst", troubled, files, named)
        }
    }
}
