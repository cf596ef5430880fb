//! files.csv: one row for each file.

use crate::audit::{FileTally, Read};
use crate::board::Format;
use crate::report::table::table;
use crate::report::tables::spelling::yes_or_no;

table! {
    /// One row, in column order.
    pub struct FileRow ['a] ['a] ['a];
    "files.csv", key ["file"], links [];
    file: &'a str,
    bytes: u64 = "bytes",
    encoding: &'static str,
    games: u64 = "boards",
    games_with_play: u64 = "boards",
    tricks: u64 = "tricks",
    turns_to_follow: u64 = "turns",
    revokes: u64 = "revokes",
    findings: u64 = "findings",
    faults: u64 = "findings",
    read: &'static str,
    reason: String,
    games_audited: u64 = "boards",
    games_not_auditable: u64 = "boards",
    games_without_play: u64 = "boards",
    format: &'static str,
}

impl<'a> FileRow<'a> {
    /// The row of a file.
    pub(in crate::report) fn of(file: &'a FileTally) -> Self {
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
