//! `stats`: its counts against a second, plain count of the same records; parts added against the whole; the margins of
//! crossings; bounded memory. On samples, dealt boards, and real files where they are at hand.

mod anonymous;
mod charts;
mod parts;
mod plain;
mod quality;
mod tables;

use crate::desk::{Row, number, real_folders, rows};
use assert_cmd::Command;
use pbn_audit::audit::{FileBelow, carries_boards, files_below};
use pbn_audit::source::{Input, name_of};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// The samples, and the folders of real files that variables name.
fn folders() -> Vec<PathBuf> {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples");
    [samples].into_iter().chain(real_folders()).collect()
}

/// The files of a folder as the program finds and names them.
fn inputs(folder: &Path) -> Vec<(Input, String)> {
    let below = files_below(folder).filter_map(Result::ok);
    let records = below.filter_map(|it| match it {
        FileBelow::Pbn(path) => Some(path),
        FileBelow::Carrier(path) => Some(path).filter(|path| carries_boards(path)),
        FileBelow::Other(_) => None,
    });
    records
        .map(|path| {
            let name = name_of(&path);
            (Input::File(path), name)
        })
        .collect()
}

/// The program with these arguments, in a folder of its own, and where it wrote.
fn stats(arguments: &[&str], out: &str, desk: &TempDir) -> PathBuf {
    let mut command = Command::cargo_bin("pbn-audit").unwrap();
    command.current_dir(desk.path()).arg("stats");
    let ran = command.args(arguments).args(["-q", "-o", out]).unwrap();
    assert!(ran.status.success());
    desk.path().join(out)
}
