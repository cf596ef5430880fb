//! files.csv: one row for each file.

use super::row::Row;
use super::spelling::yes_or_no;
use crate::audit::{FileTally, Read};
use crate::board::Format;
use serde::Serialize;

/// One row, in column order.
#[derive(Debug, Default, Serialize)]
#[allow(missing_docs)] // each field is a column, and the columns are explained in one place
pub struct FileRow<'a> {
    pub file: &'a str,
    pub bytes: u64,
    pub encoding: &'static str,
    pub games: u64,
    pub games_with_play: u64,
    pub tricks: u64,
    pub turns_to_follow: u64,
    pub revokes: u64,
    pub findings: u64,
    pub faults: u64,
    pub read: &'static str,
    pub reason: String,
    pub games_audited: u64,
    pub games_not_auditable: u64,
    pub games_without_play: u64,
    pub format: &'static str,
}

impl Row for FileRow<'_> {
    const FILE: &'static str = "files.csv";
}

impl<'a> FileRow<'a> {
    /// The row of a file.
    pub(super) fn of(file: &'a FileTally) -> Self {
        let tally = &file.tally;
        let reason = match &file.read {
            Read::Yes => tally.wrong_deals().map_or_else(String::new, |wrong| {
                let audited = tally.audited;
                format!("{wrong} of {audited} deals do not fit their play")
            }),
            Read::No(why) => why.to_string(),
        };
        Self {
            file: &file.file,
            bytes: file.bytes,
            encoding: file.encoding.name(),
            games: tally.games,
            games_with_play: tally.with_play,
            tricks: tally.tricks,
            turns_to_follow: tally.turns_to_follow,
            revokes: tally.all_revokes(),
            findings: tally.all_findings(),
            faults: tally.faults(),
            read: yes_or_no(file.read == Read::Yes),
            reason,
            games_audited: tally.audited,
            games_not_auditable: tally.not_auditable(),
            games_without_play: tally.without_play(),
            format: file.format.map_or("", Format::name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_columns_are_those_of_the_contract() {
        let names = "file bytes encoding games games_with_play tricks turns_to_follow revokes findings faults read \
                     reason games_audited games_not_auditable games_without_play format";
        assert_eq!(super::super::row::tests::columns::<FileRow<'_>>(), names);
    }
}
