//! The program on real files, where they are at hand: `PBN_AUDIT_CORPUS` names a folder of files of every kind, and
//! `PBN_AUDIT_VUGRAPH` one of boards that operators recorded at championships.
//!
//! What is held here are figures and places, never a word of the files.

mod accounts;
mod findings;
mod vugraph;

use crate::desk::{Row, number, rows};
use assert_cmd::Command;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// The folder of real files that a variable names, if there is one.
fn folder(variable: &str) -> Option<PathBuf> {
    let folder = std::env::var_os(variable)
        .map(PathBuf::from)
        .filter(|folder| folder.is_dir());
    if folder.is_none() {
        println!("{variable} names no folder: not run");
    }
    folder
}

/// The folder of files of every kind.
fn corpus() -> Option<PathBuf> {
    folder("PBN_AUDIT_CORPUS")
}

/// The reports on a file or a folder.
struct Reports(TempDir);

impl Reports {
    fn on(input: &Path, options: &[&str]) -> Self {
        let out = tempfile::tempdir().unwrap();
        let mut command = Command::cargo_bin("pbn-audit").unwrap();
        command.arg("check").arg(input).args(options);
        command.arg("--quiet").arg("--out").arg(out.path());
        command.assert().success();
        Self(out)
    }

    fn folder(&self) -> &Path {
        self.0.path()
    }

    /// The rows of a report.
    fn rows(&self, name: &str) -> Vec<Row> {
        rows(self.folder().join(name))
    }

    /// The totals of the manifest.
    fn totals(&self) -> serde_json::Value {
        let text = std::fs::read_to_string(self.folder().join("manifest.json")).unwrap();
        let manifest: serde_json::Value = serde_json::from_str(&text).unwrap();
        manifest["totals"].clone()
    }
}

/// A file of a folder by its name below it.
fn below(folder: &Path, row: &Row) -> String {
    let path = Path::new(&row["file"]).strip_prefix(folder).unwrap();
    path.to_str().unwrap().replace('\\', "/")
}
