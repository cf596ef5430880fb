//! The closing lines: what was read, what was found, what there is for the director.

mod counts;
mod figures;
pub(in crate::report) mod remarks;
mod table;
#[cfg(test)]
mod tests;

pub use counts::Counts;

use crate::audit::Ended;
use crate::checks::Cause;
use crate::report::phrase::list;
use crate::report::style;
use crate::report::terminal::screen::Screen;
use crate::words::{Key, Message, Words, key};
use anstyle::Style;
use std::fmt;

/// The closing lines.
#[derive(Debug, Clone, Copy)]
pub struct Summary<'a> {
    /// What was counted in the files.
    pub ended: &'a Ended,
    /// The counts of the reports.
    pub counts: &'a Counts,
    /// The folder that the reports are in.
    pub folder: Option<&'a str>,
    /// The report to begin with, as it is called in the folder.
    pub first: &'a str,
    /// The screen that they have to fit, if there is one.
    pub screen: Option<Screen>,
    /// Whether notes are found, and not shown.
    pub hides_notes: bool,
    /// The language of the lines.
    pub words: &'a Words,
}

impl fmt::Display for Summary<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines = self.lines().into_iter();
        lines.try_for_each(|line| writeln!(f, "{line}"))
    }
}

/// The lines that the causes have on any screen, and those that are kept free for boards.
const LEAST_CAUSES: usize = 5;
const LEAST_BOARDS: usize = 3;

impl Summary<'_> {
    /// All lines. On a screen the list of boards takes what is left of it.
    fn lines(&self) -> Vec<String> {
        let account = self.account();
        let account = account.map(|account| self.words.sentence(&account));
        let mut lines = self.broken([self.news()].into_iter().chain(account));
        let causes = self.counts.open_causes().count() + 1;
        let rest = self.rest(self.room_beside(lines.len() + causes.min(LEAST_CAUSES)));
        let room = self.room_beside(lines.len() + rest.len() + LEAST_BOARDS);
        lines.extend(self.causes(room.max(LEAST_CAUSES)));
        lines.extend(self.urgent(self.room_beside(lines.len() + rest.len())));
        lines.extend(rest);
        lines
    }

    /// What follows the boards to look at, in so many lines if that is possible: remarks are left out for it, the last first.
    fn rest(&self, room: usize) -> Vec<String> {
        let needed = |line: Option<Message>| line.map(|line| (line, true));
        let remark = |line: Message| (line, false);
        let known = self.counts.known;
        let figures = [
            self.director(),
            self.worst(),
            self.words
                .some(key!("end-decided", count, number), known.decided),
            self.words
                .some(key!("end-decided-changed", count, number), known.changed),
            self.words.known_causes(self.counts),
            self.elsewhere(),
            self.findings(),
            self.hidden_notes(),
        ];
        let lines = figures.into_iter().filter_map(needed);
        let table = self.folder.map_or("", |_| ": revoke_comments.csv");
        let remarks = self
            .words
            .told_revokes(self.counts, table)
            .into_iter()
            .chain(self.copies());
        let lines = lines.chain(remarks.chain(self.empty()).map(remark));
        let end = self.others().into_iter().chain(self.folder());
        let end = end.chain(self.reservations()).map(|line| (line, true));
        let mut lines: Vec<_> = lines
            .chain(end)
            .map(|(line, is_needed)| {
                let line = self.words.sentence(&line);
                (self.broken([line].into_iter()), is_needed)
            })
            .collect();
        while lines.iter().map(|(lines, _)| lines.len()).sum::<usize>() > room
            && let Some(place) = lines.iter().rposition(|(_, is_needed)| !is_needed)
        {
            lines.remove(place);
        }
        lines.into_iter().flat_map(|(lines, _)| lines).collect()
    }

    /// Paragraphs as lines of the screen, if there is one.
    fn broken(&self, paragraphs: impl Iterator<Item = String>) -> Vec<String> {
        match self.screen {
            Some(screen) => paragraphs
                .flat_map(|it| screen.wrapped(&it, "  "))
                .collect(),
            None => paragraphs.collect(),
        }
    }

    /// The lines of the screen that are free beside others, and one for the prompt.
    fn room_beside(&self, lines: usize) -> usize {
        self.screen
            .map_or(usize::MAX, |it| it.rows.saturating_sub(lines + 1))
    }

    /// Whether there are deals that were not played: then the play is read without them, and nobody is seen to revoke.
    fn is_misdealt(&self) -> bool {
        let mut causes = self.counts.of_errors().map(|it| it.cause);
        causes.any(|it| matches!(it, Cause::WrongDeals | Cause::WrongDeal))
    }

    /// The one line that everybody reads.
    fn news(&self) -> String {
        let totals = &self.ended.totals;
        if totals.games == 0 {
            return self.words.sentence(&self.read_none());
        }
        if let Some(checked) = self.words.results_only(self.counts, totals) {
            return self.words.sentence(&checked);
        }
        let can_be_found = totals.turns_to_follow > 0;
        let (plain, good, strong) = (Style::new(), style::GOOD, style::STRONG);
        let (paint, verdict) = match (totals.audited, totals.all_revokes()) {
            (0, _) if totals.with_play > 0 => (plain, key!("end-none-audited").into()),
            (0, _) => (plain, key!("end-nothing-to-search").into()),
            (_, 0) if !can_be_found && self.is_misdealt() => {
                (plain, key!("end-wrong-deals").into())
            }
            (_, 0) if !can_be_found => (plain, key!("end-few-cards").into()),
            (_, 0) => (good, key!("end-no-revoke").into()),
            _ => (strong, self.revokes(totals)),
        };
        let verdict = self.words.sentence(&verdict);
        let rest = match self.counts.for_director(totals) {
            0 if !can_be_found => None,
            0 if totals.review == 0 => Some(key!("end-nothing-for-director")),
            0 => Some(key!("end-nothing-new-for-director")),
            _ => None,
        };
        let rest = rest.map_or_else(String::new, |key| format!(" {}", self.words.word(key)));
        let read = self.words.sentence(&self.read());
        format!("{read}: {paint}{verdict}{paint:#}.{rest}")
    }

    fn boards(&self, count: u64) -> Message {
        self.counted(key!("end-boards", count, number), count)
    }

    fn number(&self, number: u64) -> String {
        self.words.grouped(number)
    }

    /// The counts that are not zero, separated by commas.
    fn joined(&self, counts: &[(u64, Message); 3]) -> String {
        let parts = counts.iter().filter(|(count, _)| *count > 0);
        list(parts.map(|(_, say)| self.words.sentence(say)), ", ")
    }

    /// The same where each has a message of its own about the count.
    fn listed(&self, counts: [(u64, Key); 3]) -> String {
        self.joined(&counts.map(|(count, key)| (count, self.counted(key, count))))
    }

    fn counted(&self, key: Key, count: u64) -> Message {
        self.words.counted(key, count)
    }
}
