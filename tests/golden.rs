//! Whole outputs, read by eye once and held from then on: what a person sees on the terminal, and every report.
//!
//! After a change that is meant, `UPDATE_GOLDEN=1 cargo test --test golden` writes them anew, and the difference is read
//! like any other.

use crate::program::printed;
use crate::sheets::kinds;
use calamine::Reader as _;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn check(arguments: &[&str]) -> String {
    printed(&[&["check"], arguments].concat())
}

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(name)
}

/// Compares a text with what was read by eye.
pub(crate) fn hold(name: &str, text: &str) {
    let path = golden(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, text).unwrap();
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = expected
        .lines()
        .zip(text.lines())
        .position(|(one, other)| one != other);
    assert!(
        expected == text,
        "{name} differs, first in line {:?}:\n{text}",
        differs.map(|line| line + 1)
    );
}

#[test]
fn the_club_evening_on_a_terminal() {
    hold(
        "club-evening.txt",
        &check(&["samples/club-evening.pbn", "--format", "full"]),
    );
}

#[test]
fn the_finding_in_the_readme_is_that_of_the_program() {
    let readme = include_str!("../README.md");
    let (_, finding) = readme.split_once("```text\nerror[R101]").unwrap();
    let (finding, _) = finding.split_once("```").unwrap();
    let evening = check(&["samples/club-evening.pbn", "--format", "full"]);
    assert!(evening.contains(finding), "{finding}");
}

#[test]
fn the_club_evening_in_a_pipe() {
    hold(
        "club-evening-concise.txt",
        &check(&["samples/club-evening.pbn"]),
    );
}

#[test]
fn pbn_that_is_made_of_lin() {
    let out = tempfile::tempdir().unwrap();
    let folder = out.path().to_str().unwrap();
    printed(&format!("convert tests/convert/awkward.lin -o {folder}"));
    let text = std::fs::read_to_string(out.path().join("awkward.pbn")).unwrap();
    let version = concat!("pbn-audit ", env!("CARGO_PKG_VERSION"), "\r\n");
    let text = text.replacen(version, "pbn-audit\r\n", 1);
    assert_eq!(text.matches('\n').count(), text.matches("\r\n").count());
    hold("awkward.pbn", &text.replace("\r\n", "\n"));
}

#[test]
fn the_reports_of_the_club_evening() {
    let out = tempfile::tempdir().unwrap();
    let folder = out.path().to_str().unwrap();
    check(&[
        "samples/club-evening.pbn",
        "--quiet",
        "--boards",
        "--out",
        folder,
    ]);
    let mut names: Vec<_> = out
        .path()
        .read_dir()
        .unwrap()
        .map(Result::unwrap)
        .filter(|entry| entry.path().is_file())
        .map(|entry| entry.file_name())
        .collect();
    names.sort();
    assert_eq!(names.len(), 12, "{names:?}");
    for name in names {
        let (path, name) = (out.path().join(&name), name.to_str().unwrap());
        let text = match name {
            "review.xlsx" => sheets_of(&path),
            "index.html" => {
                let page = std::fs::read_to_string(&path).unwrap();
                without_script(&without_style(&page))
            }
            "manifest.json" => without_fingerprint(&std::fs::read_to_string(&path).unwrap()),
            _ => std::fs::read_to_string(&path).unwrap(),
        };
        let name = name.replace(".xlsx", ".xlsx.txt");
        hold(&format!("club-evening/{name}"), &text);
    }
}

/// A page without what it does: that stands in one place, and is tried in a browser.
fn without_script(page: &str) -> String {
    let Some((head, rest)) = page.split_once("<script>\n") else {
        return page.to_owned();
    };
    let (_, body) = rest.split_once("</script>").unwrap();
    format!("{head}<script></script>{body}")
}

/// What stands on the sheets of a workbook, with a bar between cells.
fn sheets_of(path: &Path) -> String {
    let mut book: calamine::Xlsx<_> = calamine::open_workbook(path).unwrap();
    let mut text = String::new();
    for name in book.sheet_names() {
        writeln!(text, "# {name}").unwrap();
        let sheet = book.worksheet_range(&name).unwrap();
        for row in sheet.rows() {
            let cells: Vec<_> = row.iter().map(ToString::to_string).collect();
            writeln!(text, "{}", cells.join(" | ").trim_end()).unwrap();
        }
    }
    text
}

/// A manifest without the fingerprint of the workbook: how well it is compressed is not for us to say.
fn without_fingerprint(manifest: &str) -> String {
    let lines = manifest.split_inclusive('\n');
    let is_other = |line: &&str| !line.contains("\"review.xlsx\": ");
    lines.filter(is_other).collect()
}

/// A page without how it looks: that stands in one place, and is judged by pictures.
fn without_style(page: &str) -> String {
    let (head, rest) = page.split_once("<style>\n").unwrap();
    let (_, body) = rest.split_once("</style>").unwrap();
    format!("{head}<style></style>{body}")
}

#[test]
fn sheets_as_pages() {
    let pages = [
        ("unadjusted", "en"),
        ("several", "nl"),
        ("doubtful", "pl"),
        ("markup", "en"),
        ("no-revoke", "pl"),
        ("matchpoints", "nl"),
    ];
    let folder = tempfile::tempdir().unwrap();
    for (name, language) in pages {
        let path = folder.path().join(format!("{name}.html"));
        let [_, board] = sheets().find(|it| it[0] == name).unwrap();
        let mut arguments: Vec<&str> = board.split(' ').collect();
        arguments.splice(..0, ["show"]);
        arguments.extend(["--lang", language, "--html", path.to_str().unwrap()]);
        printed(&arguments);
        let page = std::fs::read_to_string(&path).unwrap();
        hold(
            &format!("sheets/{name}.{language}.html"),
            &without_script(&without_style(&page)),
        );
    }
}

/// The kinds of sheet that are held: a name, and how the board is shown.
fn sheets() -> impl Iterator<Item = [&'static str; 2]> {
    kinds().filter(|[name, _]| *name != "-")
}

#[test]
fn sheets_on_a_terminal() {
    for [name, board] in sheets() {
        for language in ["en", "nl", "pl"] {
            let mut arguments: Vec<&str> = board.split(' ').collect();
            arguments.splice(..0, ["show"]);
            arguments.extend(["--lang", language]);
            hold(
                &format!("sheets/{name}.{language}.txt"),
                &printed(&arguments),
            );
        }
    }
}
