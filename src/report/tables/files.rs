//! files.csv: one row for each file.

use crate::audit::{FileTally, Read};
use crate::board::Format;
use crate::report::phrase::list;
use crate::report::table::table;
use crate::report::tables::spelling::yes_or_no;
use sha2::{Digest, Sha256};
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

table! {
    /// One row, in column order.
    pub struct FileRow<'a>;
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
    sha256: &'a str,
}

impl<'a> FileRow<'a> {
    /// The row of a file with this hash.
    pub(in crate::report) fn of(file: &'a FileTally, sha256: &'a str) -> Self {
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
            sha256,
        }
    }
}

/// The SHA-256 of the last file as it lies on disk, or of the archive that it is in.
#[derive(Debug, Default)]
pub(in crate::report) struct Hashed {
    path: String,
    sha256: String,
}

impl Hashed {
    /// That of a file; empty where it is none on disk.
    pub(in crate::report) fn of(&mut self, file: &str) -> io::Result<&str> {
        let archive = file.split_once('!').map_or(file, |(archive, _)| archive);
        let path = [file, archive]
            .into_iter()
            .find(|it| Path::new(it).is_file());
        let Some(path) = path else {
            return Ok("");
        };
        if self.path != *path {
            self.sha256 = sha256(path)?;
            path.clone_into(&mut self.path);
        }
        Ok(&self.sha256)
    }
}

fn sha256(path: &str) -> io::Result<String> {
    let mut file = BufReader::with_capacity(1 << 16, File::open(path)?);
    let mut hash = Sha256::new();
    loop {
        let read = file.fill_buf()?;
        if read.is_empty() {
            let digits = hash.finalize();
            let digits = digits.iter().map(|byte| format!("{byte:02x}"));
            return Ok(list(digits, ""));
        }
        hash.update(read);
        let count = read.len();
        file.consume(count);
    }
}
