//! The closing lines: what was read, what was found, what there is for the director.

mod counts;
mod director;
mod figures;
mod remarks;
mod table;
#[cfg(test)]
mod tests;

pub(super) use counts::CauseCount;
pub use counts::Counts;

use super::style;
use crate::audit::Ended;
use crate::words::{Key, Message, Name, Words, key};
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
    /// The language of the lines.
    pub words: &'a Words,
}

impl fmt::Display for Summary<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.news())?;
        if let Some(account) = self.account() {
            writeln!(f, "{}", self.words.sentence(&account))?;
        }
        self.causes(f)?;
        self.urgent(f)?;
        let lines = [
            self.director(),
            self.worst(),
            self.findings(),
            self.sentences(),
        ];
        let lines = lines.into_iter().flatten();
        let lines = lines.chain(self.copies()).chain(self.empty());
        let lines = lines.chain(self.others());
        for line in lines.chain(self.folder()).chain(self.reservations()) {
            writeln!(f, "{}", self.words.sentence(&line))?;
        }
        Ok(())
    }
}

impl Summary<'_> {
    /// The one line that everybody reads.
    fn news(&self) -> String {
        let totals = &self.ended.totals;
        let (good, strong) = (style::GOOD, style::STRONG);
        let verdict = match (totals.audited, totals.all_revokes()) {
            (0, _) => self.words.word(key!("end-nothing-to-search")).to_owned(),
            (_, 0) => format!("{good}{}{good:#}", self.words.word(key!("end-no-revoke"))),
            _ => format!(
                "{strong}{}{strong:#}",
                self.words.sentence(&self.revokes(totals))
            ),
        };
        let rest = if totals.audited > 0 && totals.review == 0 {
            format!(" {}", self.words.word(key!("end-nothing-for-director")))
        } else {
            String::new()
        };
        format!("{}: {verdict}.{rest}", self.words.sentence(&self.read()))
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
        let parts: Vec<_> = parts.map(|(_, say)| self.words.sentence(say)).collect();
        parts.join(", ")
    }

    /// A message about a count.
    fn counted(&self, key: Key, count: u64) -> Message {
        let number = self.number(count);
        Message::new(
            key,
            vec![
                (const { Name::of("count") }, count.into()),
                (const { Name::of("number") }, number.into()),
            ],
        )
    }
}
