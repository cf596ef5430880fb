//! Manifest.json: how a folder of reports was made, and the totals. The same input and options give the same bytes.

use crate::audit::{Ended, Tally};
use crate::checks::all;
use crate::laws::EditionYear;
use crate::report::terminal::summary::Counts;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The name of the file.
pub(in crate::report) const FILE: &str = "manifest.json";
/// The name by which our own folders are recognised.
pub(in crate::report) const TOOL: &str = "pbn-audit";

/// The options that can change what the reports say.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[allow(clippy::struct_excessive_bools)] // each is a flag of its own
pub struct Chosen {
    /// `--laws`.
    pub laws: String,
    /// `--jurisdiction`.
    pub jurisdiction: String,
    /// `--attention`.
    pub attention: String,
    /// `--slips`: the name of the file, without the folders before it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slips: Option<String>,
    /// `--known`: the names of the files and folders, without the folders before them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub known: Vec<String>,
    /// `--select`.
    pub select: Vec<String>,
    /// `--ignore`.
    pub ignore: Vec<String>,
    /// `--preview`.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub preview: bool,
    /// `--severity`.
    pub severity: String,
    /// `--boards`.
    pub boards: bool,
    /// `--parquet`.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub parquet: bool,
    /// `--anonymous`.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub anonymous: bool,
    /// `--sheets`.
    pub sheets: String,
    /// `--lang`.
    pub lang: String,
    /// `--excel`: the language whose spreadsheet the tables are for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub excel: Option<String>,
    /// Whether the program was built with the feature `double-dummy`.
    pub double_dummy: bool,
    /// Whether double dummy was computed for every board.
    pub double_dummy_deals: bool,
}

/// The manifest.
#[derive(Debug, Serialize)]
pub(in crate::report) struct Manifest<'a> {
    tool: &'static str,
    version: &'static str,
    options: &'a Chosen,
    /// Boards ruled on under each edition.
    laws: BTreeMap<String, u64>,
    interrupted: bool,
    totals: Totals,
    /// Boards that each kind of cause explains.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    causes: BTreeMap<&'static str, u64>,
    /// The fingerprint of each table as it was written, to detect later changes. Empty until the run ends.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    tables: Tables,
    /// The same for what review files say apart from decisions and notes.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    contents: Tables,
}

/// Fingerprints of tables, by their names.
pub(in crate::report) type Tables = BTreeMap<String, String>;

/// The manifest already in a folder.
#[derive(Debug, Default, Deserialize)]
pub(in crate::report) struct Earlier {
    tool: String,
    #[serde(default)]
    pub(in crate::report) tables: Tables,
    #[serde(default)]
    pub(in crate::report) contents: Tables,
    #[serde(default)]
    pub(in crate::report) version: String,
    #[serde(default)]
    pub(in crate::report) options: BTreeMap<String, serde_json::Value>,
    #[serde(default)]
    pub(in crate::report) interrupted: bool,
    #[serde(default)]
    pub(in crate::report) totals: EarlierTotals,
}

/// What was read then.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(in crate::report) struct EarlierTotals {
    pub(in crate::report) files: u64,
    pub(in crate::report) games: u64,
}

impl Earlier {
    /// The manifest of a folder that we made.
    pub(in crate::report) fn of(folder: &Path) -> Option<Self> {
        let bytes = fs::read(folder.join(FILE)).ok()?;
        let earlier: Self = serde_json::from_slice(&bytes).ok()?;
        (earlier.tool == TOOL).then_some(earlier)
    }
}

#[derive(Debug, Serialize)]
struct Totals {
    files: u64,
    games: u64,
    games_with_play: u64,
    games_not_auditable: u64,
    tricks: u64,
    turns_to_follow: u64,
    revokes: Revokes,
    review: u64,
    /// Of these, the boards on which a director had decided in an earlier run.
    #[serde(skip_serializing_if = "is_zero")]
    decided: u64,
    /// Boards that are copies of others; they are in all counts.
    copies: u64,
    /// Sentences in comments that name a revoke, in no other count.
    revoke_comments: u64,
    findings: BTreeMap<&'static str, u64>,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // as serde calls it
const fn is_zero(count: &u64) -> bool {
    *count == 0
}

#[derive(Debug, Serialize)]
struct Revokes {
    certain: u64,
    likely: u64,
    doubtful: u64,
}

impl<'a> Manifest<'a> {
    /// The manifest of a run.
    pub(in crate::report) fn of(
        options: &'a Chosen,
        (ended, counts): (&Ended, &Counts),
        (tables, contents): (Tables, Tables),
    ) -> Self {
        let editions = EditionYear::ALL
            .iter()
            .zip(ended.totals.editions)
            .filter(|(_, boards)| *boards > 0);
        Self {
            tool: TOOL,
            version: env!("CARGO_PKG_VERSION"),
            options,
            laws: editions
                .map(|(year, boards)| (year.to_string(), boards))
                .collect(),
            interrupted: ended.interrupted,
            totals: Totals::of(&ended.totals, ended.files, counts),
            causes: counts
                .causes
                .iter()
                .map(|it| (it.cause.name(), it.boards))
                .collect(),
            tables,
            contents,
        }
    }

    /// The bytes of the file.
    pub(in crate::report) fn bytes(&self) -> serde_json::Result<Vec<u8>> {
        let mut bytes = serde_json::to_vec_pretty(self)?;
        bytes.push(b'\n');
        Ok(bytes)
    }
}

impl Totals {
    fn of(tally: &Tally, files: u64, counts: &Counts) -> Self {
        let [doubtful, likely, certain] = tally.revokes;
        let found = all()
            .iter()
            .zip(&tally.findings)
            .filter(|(_, count)| **count > 0);
        Self {
            files,
            games: tally.games,
            games_with_play: tally.with_play,
            games_not_auditable: tally.not_auditable(),
            tricks: tally.tricks,
            turns_to_follow: tally.turns_to_follow,
            revokes: Revokes {
                certain,
                likely,
                doubtful,
            },
            review: tally.review,
            decided: counts.known.decided_due,
            copies: counts.copies.boards,
            revoke_comments: counts.sentences.sentences,
            findings: found.map(|(check, count)| (check.code, *count)).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_whole_file() {
        let options = Chosen {
            laws: "auto".to_owned(),
            ..Chosen::default()
        };
        let totals = Tally {
            games: 3,
            with_play: 2,
            audited: 2,
            revokes: [0, 0, 1],
            review: 1,
            editions: [0, 1, 1],
            ..Tally::default()
        };
        let ended = Ended {
            totals,
            files: 1,
            ..Ended::default()
        };
        let mut counts = Counts::default();
        counts.copies.boards = 1;
        let tables = Tables::from([("review.csv".to_owned(), "0123456789abcdef".to_owned())]);
        let contents = Tables::from([("review.csv".to_owned(), "fedcba9876543210".to_owned())]);
        let text = String::from_utf8(
            Manifest::of(&options, (&ended, &counts), (tables, contents))
                .bytes()
                .unwrap(),
        )
        .unwrap();
        let expected = r#"{
  "tool": "pbn-audit",
  "version": "VERSION",
  "options": {
    "laws": "auto",
    "jurisdiction": "",
    "attention": "",
    "select": [],
    "ignore": [],
    "severity": "",
    "boards": false,
    "sheets": "",
    "lang": "",
    "double_dummy": false,
    "double_dummy_deals": false
  },
  "laws": {
    "2007": 1,
    "2017": 1
  },
  "interrupted": false,
  "totals": {
    "files": 1,
    "games": 3,
    "games_with_play": 2,
    "games_not_auditable": 0,
    "tricks": 0,
    "turns_to_follow": 0,
    "revokes": {
      "certain": 1,
      "likely": 0,
      "doubtful": 0
    },
    "review": 1,
    "copies": 1,
    "revoke_comments": 0,
    "findings": {}
  },
  "tables": {
    "review.csv": "0123456789abcdef"
  },
  "contents": {
    "review.csv": "fedcba9876543210"
  }
}
"#;
        assert_eq!(text, expected.replace("VERSION", env!("CARGO_PKG_VERSION")));
    }
}
