//! The files of a release, where `PBN_AUDIT_RELEASE` names the folder that `release/build` wrote: each is started with
//! nothing but a record beside it, and writes what the program of the tests writes. That of Windows runs in wine.

use crate::desk::{Desk, REVOKE, SHORT};
use std::collections::BTreeMap;
use std::fs;
use std::io::{Cursor, Read};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The file of a release for a system. `None` where there is none.
fn released(system: &str) -> Option<PathBuf> {
    let folder = PathBuf::from(std::env::var_os("PBN_AUDIT_RELEASE")?);
    let files = fs::read_dir(&folder).unwrap().map(|it| it.unwrap().path());
    let is_meant = |file: &PathBuf| file.display().to_string().contains(system);
    let found = files.filter(is_meant).collect::<Vec<_>>();
    assert_eq!(found.len(), 1, "{system} in {}", folder.display());
    Some(fs::canonicalize(&found[0]).unwrap())
}

/// The reports beside a file, by their names.
pub(crate) fn reports(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let files = walkdir::WalkDir::new(folder)
        .into_iter()
        .map(Result::unwrap);
    let files = files.filter(|it| it.file_type().is_file());
    files
        .map(|it| {
            let name = it.path().strip_prefix(folder).unwrap().to_owned();
            (name, same_on_every_system(it.path()))
        })
        .collect()
}

/// What a report has on every system. A workbook is an archive that says on which system it was packed, and the manifest
/// has its fingerprint.
fn same_on_every_system(path: &Path) -> Vec<u8> {
    let bytes = fs::read(path).unwrap();
    if path.ends_with("manifest.json") {
        let text = String::from_utf8(bytes).unwrap();
        let lines = text.lines().filter(|line| !line.contains("review.xlsx"));
        return lines.collect::<String>().into_bytes();
    }
    if path.extension().is_none_or(|it| it != "xlsx") {
        return bytes;
    }
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut members = Vec::new();
    for place in 0..archive.len() {
        let mut member = archive.by_index(place).unwrap();
        members.extend(member.name().unwrap().bytes());
        member.read_to_end(&mut members).unwrap();
    }
    members
}

/// Holds what a program writes against what that of the tests writes, for a pattern that no shell has matched.
fn holds(mut program: Command, variables: &[(&str, &str)]) {
    let desk = Desk::with(&[("a friday.pbn", REVOKE), ("a saturday.pbn", SHORT)]);
    let folder = desk.path("a friday audit");
    let output = program
        .arg("a*.pbn")
        .current_dir(desk.path(""))
        .env_clear()
        .envs(variables.iter().copied())
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    let written = reports(&folder);
    fs::remove_dir_all(&folder).unwrap();
    let ran = desk.run("a*.pbn").exits(0);
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(said.replace("\r\n", "\n"), ran.out);
    assert!(written.len() > 8, "{:?}", written.keys());
    assert!(written == reports(&folder), "the reports differ");
}

#[cfg(target_os = "linux")]
#[test]
fn the_file_for_linux_needs_nothing() {
    let Some(file) = released("-linux-x86_64") else {
        return;
    };
    let bytes = fs::read(&file).unwrap();
    assert!(
        memchr::memmem::find(&bytes, b"/ld-linux").is_none(),
        "it loads libraries"
    );
    holds(Command::new(file), &[]);
}

#[test]
fn the_file_for_windows_works_in_wine() {
    let Some(file) = released("-windows-") else {
        return;
    };
    if Command::new("wine").arg("--version").output().is_err() {
        eprintln!("no wine: the file for Windows is not started");
        return;
    }
    let system = tempfile::tempdir().unwrap();
    let home = system.path().to_str().unwrap();
    let mut wine = Command::new("wine");
    wine.arg(file);
    // WINEPATH may name a folder with bcryptprimitives.dll, which programs in Rust need and old versions of wine lack
    let [path, libraries] =
        ["PATH", "WINEPATH"].map(|name| std::env::var(name).unwrap_or_default());
    let variables = [
        ("PATH", path.as_str()),
        ("WINEPATH", &libraries),
        ("HOME", home),
        ("WINEDEBUG", "-all"),
    ];
    holds(wine, &variables);
}
