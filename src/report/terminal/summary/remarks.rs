//! What is to be known of the input besides: copies, files without a board, files that were not read, and what the totals
//! do not cover.

use super::Summary;
use super::counts::NAMED;
use crate::audit::Foreign;
use crate::report::phrase::list;
use crate::source::printable;
use crate::words::{Message, key, message};
use std::path::Path;

impl Summary<'_> {
    /// What is written on boards that were not met.
    pub(super) fn elsewhere(&self) -> Option<Message> {
        let key = match self.folder {
            None => key!("end-elsewhere", count, number),
            Some(_) => key!("end-elsewhere-kept", count, number),
        };
        self.words.some(key, self.counts.known.elsewhere)
    }

    /// Boards that are copies of others, and the files that hold nothing else.
    pub(super) fn copies(&self) -> impl Iterator<Item = Message> {
        let copies = &self.counts.copies;
        let line = (copies.boards > 0).then(|| {
            let boards = self.boards(copies.boards);
            let files = self.counted(key!("end-copies-files", count, number), copies.files);
            let count = copies.boards;
            if copies.among_all {
                message!("end-copies", count, boards, files)
            } else {
                message!("end-copies-reported", count, boards, files)
            }
        });
        let different = key!("end-copies-different", count, number);
        let different = self.words.some(different, copies.different);
        let named = list(copies.named.iter().map(|file| printable(file)), ", ");
        let more = copies.whole_files - copies.named.len() as u64;
        let whole = (copies.among_all && copies.whole_files > 0).then(|| {
            let number = self.number(more);
            message!("end-copies-whole", named, count = more, number)
        });
        line.into_iter().chain(different).chain(whole)
    }

    /// Files that were read and contain no board.
    pub(super) fn empty(&self) -> Option<Message> {
        let count = self.counts.empty;
        let named = list(self.counts.empties.iter().map(|file| printable(file)), ", ");
        let number = self.number(count);
        Some(match count.checked_sub(NAMED as u64) {
            _ if count == 0 => return None,
            None | Some(0) => message!("end-empty", count, number, named),
            Some(more) => {
                let more = self.number(more);
                message!("end-empty-more", number, named, more)
            }
        })
    }

    /// Files that were not read, as their names are not those of PBN or LIN.
    pub(super) fn others(&self) -> Option<Message> {
        let others = &self.ended.others;
        let count = others.total();
        let kind = |(ending, count)| format!("{} {}", self.number(count), self.ending(ending));
        let kinds = list(others.by_ending().into_iter().map(kind), ", ");
        let number = self.number(count);
        (count > 0).then(|| message!("end-others", count, number, kinds))
    }

    /// `.dup (hands for a dealing machine)`.
    fn ending(&self, ending: &str) -> String {
        if ending.is_empty() {
            return self.words.word(key!("end-other-ending")).to_owned();
        }
        let kind = Foreign::by_name(Path::new(&format!("a{ending}")));
        let shown = printable(ending);
        match kind.filter(|kind| kind.needs_word()) {
            Some(kind) => format!("{shown} ({})", self.words.word(kind.word())),
            None => shown.into_owned(),
        }
    }

    pub(super) fn folder(&self) -> Option<Message> {
        let folder = printable(self.folder?).into_owned();
        let has_causes = self.counts.open_causes().next().is_some();
        Some(if self.ended.totals.review > 0 || has_causes {
            message!("end-folder", folder, first = self.first)
        } else {
            message!("end-folder-empty", folder)
        })
    }

    /// What the totals do not cover.
    pub(super) fn reservations(&self) -> impl Iterator<Item = Message> {
        let is_cut = self.ended.unread && !self.counts.has_read_nothing(self.ended);
        let has_left_out = self.counts.sentences.left_out > 0;
        let lines = [
            is_cut.then(|| message!("index-unread")),
            has_left_out.then(|| message!("end-sentences-left-out")),
            (self.ended.interrupted).then(|| message!("index-interrupted")),
        ];
        lines.into_iter().flatten()
    }
}
