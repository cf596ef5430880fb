//! Manifest.json: how a folder of reports was made, and the totals. The same input and options give the same bytes.

use crate::audit::{Ended, Tally};
use crate::checks::all;
use crate::laws::EDITIONS;
use crate::report::disk::written::{Fingerprints, TOOL, manifest_of};
use crate::report::json;
use crate::report::phrase::list;
use crate::report::terminal::summary::Counts;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::Path;

/// The options that can change what the reports say.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[allow(clippy::struct_excessive_bools, missing_docs)] // each is the flag of its name
pub struct Chosen {
    pub laws: String,
    pub jurisdiction: String,
    pub attention: String,
    /// `--slips`: the name of the file, without the folders before it.
    pub slips: Option<String>,
    /// `--known`: the names of the files and folders, without the folders before them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub known: Vec<String>,
    pub select: Vec<String>,
    pub ignore: Vec<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub preview: bool,
    pub severity: String,
    pub boards: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub parquet: bool,
    #[serde(skip_serializing_if = "is_the_only_one")]
    pub part: u16,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub anonymous: bool,
    pub sheets: String,
    pub lang: String,
    /// `--excel`: the language whose spreadsheet the tables are for.
    pub excel: Option<String>,
    /// Whether the program was built with the feature `double-dummy`.
    pub double_dummy: bool,
    /// Whether double dummy was computed for every board.
    pub double_dummy_deals: bool,
}

/// Whether a part has the number that is given where there is no other.
#[allow(clippy::trivially_copy_pass_by_ref)] // as serde asks
const fn is_the_only_one(part: &u16) -> bool {
    *part == 0
}

/// The manifest already in a folder.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Earlier {
    pub(super) contents: Fingerprints,
    pub(super) version: String,
    pub(super) options: BTreeMap<String, serde_json::Value>,
    /// The way from the folder to where paths as they were given begin.
    pub(super) run_from: Option<String>,
    /// The names that its pages give to the run in decisions saved from them.
    pub(super) runs: Vec<String>,
    pub(super) interrupted: bool,
    pub(super) totals: EarlierTotals,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct EarlierTotals {
    pub(super) files: u64,
    pub(super) games: u64,
}

impl Earlier {
    /// The manifest of a folder of reports.
    pub(super) fn of(folder: &Path) -> Option<Self> {
        manifest_of(folder, "").ok()?
    }
}

/// The bytes of the file. The fingerprints are those of each table and of each other file as it was written, to detect later
/// changes, and of what review files say apart from decisions and notes. Pages have theirs within.
pub(super) fn bytes(
    options: &Chosen,
    run_from: Option<&str>,
    (ended, counts): (&Ended, &Counts),
    runs: &[String],
    (tables, files, contents): (Fingerprints, Fingerprints, Fingerprints),
) -> serde_json::Result<Vec<u8>> {
    let editions = EDITIONS.iter().zip(ended.totals.editions);
    let editions = editions.filter(|(_, boards)| *boards > 0);
    let laws = editions.map(|(edition, boards)| (edition.year, boards));
    let causes = counts.causes.iter();
    let causes = causes.map(|it| (it.cause.name().to_owned(), it.boards));
    json::file(json!({
        "tool": TOOL,
        "version": env!("CARGO_PKG_VERSION"),
        "options": options,
        "run_from": run_from,
        "laws": laws.collect::<BTreeMap<_, _>>(),
        "interrupted": ended.interrupted || ended.failed,
        "totals": totals(&ended.totals, ended.files, counts),
        "causes": unless_empty(causes.collect()),
        "runs": Some(runs).filter(|runs| !runs.is_empty()),
        "tables": unless_empty(tables),
        "files": unless_empty(files),
        "contents": unless_empty(contents),
    }))
}

fn unless_empty<T>(map: BTreeMap<String, T>) -> Option<BTreeMap<String, T>> {
    Some(map).filter(|map| !map.is_empty())
}

/// Copies are in all counts, and boards on which a director had decided in an earlier run in those for review; sentences in
/// comments that name a revoke are in no other count.
fn totals(tally: &Tally, files: u64, counts: &Counts) -> Value {
    let [doubtful, likely, certain] = tally.revokes;
    let found = all().iter().zip(&tally.findings);
    let found = found.filter(|(_, count)| **count > 0);
    let findings: BTreeMap<_, _> = found.map(|(check, count)| (check.code, count)).collect();
    json!({
        "files": files,
        "games": tally.games,
        "games_with_play": tally.with_play,
        "games_not_auditable": tally.not_auditable(),
        "tricks": tally.tricks,
        "turns_to_follow": tally.turns_to_follow,
        "revokes": { "certain": certain, "likely": likely, "doubtful": doubtful },
        "review": tally.review,
        "decided": Some(counts.known.decided_due).filter(|boards| *boards > 0),
        "copies": counts.copies.boards,
        "revoke_comments": counts.sentences.sentences,
        "findings": findings,
    })
}

/// The value of an option as the command line spells it; empty where none was given.
pub(super) fn spelled(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        Value::Array(values) => list(values.iter().map(spelled), ","),
        other => other.to_string(),
    }
}
