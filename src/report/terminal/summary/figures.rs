//! The figures: what was read, the revokes, the account of every board, the findings; what there is for the director, and where.

use super::Summary;
use super::counts::NAMED;
use crate::audit::Tally;
use crate::board::NotAuditable;
use crate::checks::Severity;
use crate::report::phrase::{list, width};
use crate::report::terminal::statistics::StatisticsRow;
use crate::words::{Key, Message, key, key_of, message};
use std::cmp::Reverse;

impl Summary<'_> {
    /// What is said where no board was read.
    pub(super) fn read_none(&self) -> Message {
        if self.counts.has_read_nothing(self.ended) {
            return message!("index-nothing-read");
        }
        let boards = self.boards(0);
        if self.ended.files > 1 {
            let files = self.number(self.ended.files);
            message!("end-read-none-files", boards, files)
        } else {
            message!("end-read-none", boards)
        }
    }

    pub(super) fn read(&self) -> Message {
        let totals = &self.ended.totals;
        let boards = self.boards(totals.games);
        let played = self.number(totals.with_play);
        let turns = self.counted(key!("end-turns", count, number), totals.turns_to_follow);
        if self.ended.files > 1 {
            let files = self.number(self.ended.files);
            message!("end-read-files", boards, files, played, turns)
        } else {
            message!("end-read", boards, played, turns)
        }
    }

    /// `3 apparent revokes (1 certain, 2 doubtful)`.
    pub(super) fn revokes(&self, totals: &Tally) -> Message {
        let [doubtful, likely, certain] = totals.revokes;
        let grades = self.listed([
            (certain, key!("end-certain", count, number)),
            (likely, key!("end-likely", count, number)),
            (doubtful, key!("end-doubtful", count, number)),
        ]);
        let count = totals.all_revokes();
        let number = self.number(count);
        message!("end-revokes", count, number, grades)
    }

    /// Accounts for every board that was read.
    pub(super) fn account(&self) -> Option<Message> {
        let totals = &self.ended.totals;
        if totals.not_auditable() == 0 {
            return None;
        }
        let not = totals.not_auditable();
        let counts = [totals.audited, not, totals.without_play()];
        let [audited, not, without] = counts.map(|count| self.number(count));
        let reasons = NotAuditable::ALL.iter().zip(totals.reasons);
        let reasons = reasons.filter(|(_, boards)| *boards > 0);
        let reasons = reasons.map(|(why, boards)| {
            let why = self.words.word(reason(*why));
            format!("{why}: {}", self.number(boards))
        });
        Some(message!(
            "end-account",
            boards = self.boards(totals.games),
            audited,
            not,
            reasons = list(reasons, "; "),
            without
        ))
    }

    pub(super) fn findings(&self) -> Option<Message> {
        let [notes, warnings, errors] = self.ended.totals.severities;
        let kinds = self.listed([
            (errors, key!("end-errors", count, number)),
            (warnings, key!("end-warnings", count, number)),
            (notes, key!("end-notes", count, number)),
        ]);
        if kinds.is_empty() {
            return None;
        }
        Some(match self.counts.hidden {
            0 => message!("end-findings", kinds),
            hidden => {
                let hidden = self.number(hidden);
                message!("end-findings-hidden", kinds, hidden)
            }
        })
    }

    /// The checks with notes, those in the most files first, where notes are not shown.
    pub(super) fn hidden_notes(&self) -> Option<Message> {
        let mut notes = self.counts.statistics.rows();
        notes.retain(|row| self.hides_notes && row.severity == Severity::Note.name());
        notes.sort_by_key(|row| Reverse(row.files));
        let more = notes.split_off(notes.len().min(NAMED)).len() as u64;
        let named = list(notes.iter().map(|row| self.note(row)), ", ");
        Some(match more {
            _ if named.is_empty() => return None,
            0 => message!("end-hidden-notes", named),
            more => message!(
                "end-hidden-notes-more",
                named,
                count = more,
                number = self.number(more)
            ),
        })
    }

    /// `S108 (203 files)`.
    fn note(&self, row: &StatisticsRow) -> String {
        if self.ended.files < 2 {
            return row.code.to_owned();
        }
        let files = self.counted(key!("end-note-files", count, number), row.files);
        format!("{} ({})", row.code, self.words.sentence(&files))
    }

    /// What there is for the director.
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

const fn reason(why: NotAuditable) -> Key {
    match why {
        NotAuditable::NoLeader => key!("end-no-leader"),
        why => key_of!("", NotAuditable: why),
    }
}
