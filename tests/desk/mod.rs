//! A folder with files in it, the program run there, and what came of it.

#![allow(unreachable_pub)]

pub mod book;
#[cfg(target_os = "linux")]
pub mod terminal;

use crate::program::Arguments;
use assert_cmd::Command;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;
use tempfile::TempDir;

/// North throws C2 on trick 2 while he holds diamonds, and nobody adjusted the result.
pub const REVOKE: &str = include_str!("revoke.pbn");

/// The same board with so few cards that it is not known again as a copy.
pub const SHORT: &str = include_str!("short.pbn");

/// A board of which nothing but the deal is known.
pub const NO_PLAY: &str = "[Event \"Made-up\"]\n[Board \"1\"]\n\
    [Deal \"N:Q9652.543.AK.QT2 KJ.A9862.743.A53 A73.KJT.QT95.874 T84.Q7.J862.KJ96\"]\n";

/// A folder with files in it.
pub struct Desk(TempDir);

impl Desk {
    pub fn with(files: &[(&str, &str)]) -> Self {
        let desk = Self(tempfile::tempdir().unwrap());
        for (name, text) in files {
            desk.write(name, text);
        }
        desk
    }

    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        fs::create_dir_all(self.path(name).parent().unwrap()).unwrap();
        fs::write(self.path(name), text).unwrap();
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    pub fn command<'a>(&self, args: impl Arguments<'a>) -> Command {
        Command::from_std(self.start(args))
    }

    pub fn run<'a>(&self, args: impl Arguments<'a>) -> Ran {
        Ran::of(&self.command(args).output().unwrap())
    }

    pub fn run_on<'a>(&self, args: impl Arguments<'a>, input: Vec<u8>) -> Ran {
        Ran::of(&self.command(args).write_stdin(input).output().unwrap())
    }

    /// The program as the standard library starts it, to be talked to while it runs.
    pub fn start<'a>(&self, args: impl Arguments<'a>) -> std::process::Command {
        let program = assert_cmd::cargo::cargo_bin("pbn-audit");
        let mut command = std::process::Command::new(program);
        command
            .current_dir(self.0.path())
            .env_remove("PBN_AUDIT_CONFIG")
            .env_remove("LC_ALL")
            .env_remove("LANGUAGE")
            .env("LANG", "C")
            .args(args.words());
        command
    }
}

/// What came of it.
#[derive(Debug)]
pub struct Ran {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Ran {
    pub fn of(output: &Output) -> Self {
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
        Self {
            code: output.status.code(),
            out: text(&output.stdout),
            err: text(&output.stderr),
        }
    }

    /// Checks the exit code.
    #[track_caller]
    pub fn exits(self, code: i32) -> Self {
        assert_eq!(self.code, Some(code), "{self:?}");
        self
    }
}

/// The files in a folder and below it whose names end so, in the order of their paths.
pub fn files_below(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let files = walkdir::WalkDir::new(folder)
        .sort_by_file_name()
        .into_iter();
    let files = files.map(|it| it.unwrap().into_path());
    let is_meant = |it: &PathBuf| {
        let ending = it.extension().unwrap_or_default().to_ascii_lowercase();
        it.is_file() && endings.iter().any(|it| ending == **it)
    };
    files.filter(is_meant).collect()
}

/// The folders of real files that are at hand: variables name them.
pub fn real_folders() -> impl Iterator<Item = PathBuf> {
    let names = ["PBN_AUDIT_CORPUS", "PBN_AUDIT_VUGRAPH", "PBN_AUDIT_LIN"];
    let folders = names.into_iter().filter_map(std::env::var_os);
    folders.map(PathBuf::from).filter(|it| it.is_dir())
}

/// The files in a folder and below it by their names, with what is in them; a file alone has none.
pub fn contents(path: &Path) -> BTreeMap<String, Vec<u8>> {
    let files = walkdir::WalkDir::new(path).into_iter().map(Result::unwrap);
    let files = files.filter(|it| it.file_type().is_file());
    let named = files.map(|it| {
        let name = it.path().strip_prefix(path).unwrap().to_str().unwrap();
        (name.replace('\\', "/"), fs::read(it.path()).unwrap())
    });
    named.collect()
}

/// A row of a table, by its columns.
pub type Row = BTreeMap<String, String>;

/// The rows of a table.
pub fn rows(table: impl AsRef<Path>) -> Vec<Row> {
    let rows = csv::Reader::from_path(table).unwrap().into_deserialize();
    rows.collect::<Result<_, _>>().unwrap()
}

/// A number of a row.
pub fn number(row: &Row, column: &str) -> u64 {
    let cell = &row[column];
    let number = cell.parse();
    number.unwrap_or_else(|_| panic!("{column}: {cell:?}"))
}

/// The same, 0 where it has none.
pub fn number_if_any(row: &Row, column: &str) -> u64 {
    if row[column].is_empty() {
        0
    } else {
        number(row, column)
    }
}

/// The cells of one column of a table.
pub fn column(folder: &Path, table: &str, name: &str) -> Vec<String> {
    let rows = rows(folder.join(table)).into_iter();
    rows.map(|mut row| row.remove(name).unwrap()).collect()
}

/// Writes into columns of a table, at the row of a board.
pub fn fill_in(desk: &Desk, file: &str, board: &str, cells: &[(&str, &str)]) {
    let text = desk.read(file);
    let mut rows = csv::Reader::from_reader(text.as_bytes());
    let header = rows.headers().unwrap().clone();
    let place = |name: &str| header.iter().position(|it| it == name).unwrap();
    let mut out = csv::Writer::from_writer(Vec::new());
    out.write_record(&header).unwrap();
    for row in rows.records() {
        let mut row: Vec<_> = row.unwrap().iter().map(str::to_owned).collect();
        if row[place("board")] == board {
            for (name, cell) in cells {
                (*cell).clone_into(&mut row[place(name)]);
            }
        }
        out.write_record(&row).unwrap();
    }
    desk.write(file, out.into_inner().unwrap());
}

/// The files of a folder in which decisions are, by their names; the workbook is always there.
pub fn review_files(desk: &Desk, folder: &str) -> Vec<String> {
    let entries = fs::read_dir(desk.path(folder)).unwrap();
    let names = entries.map(|it| it.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<_> = names
        .filter(|name| name.contains("review") || name.contains("decisions"))
        .filter(|name| name != "review.xlsx")
        .collect();
    names.sort();
    names
}

/// The sheet of a board, by the link of the index to it.
pub fn sheet(reports: &Path, id: &str) -> PathBuf {
    let index = fs::read_to_string(reports.join("index.html")).unwrap();
    let (_, row) = index.split_once(&format!("<tr id=\"{id}\"")).unwrap();
    let (_, link) = row.split_once("href=\"").unwrap();
    reports.join(link.split('"').next().unwrap())
}
