//! Sessions: what a person types, and what comes of it, as text. The files beside this one hold them, a file a subject; they are
//! read when the tests run. `PBN_AUDIT_SESSION=WORDS` runs those with these words in their title.
//!
//! A session begins with `== ` and what is promised. It has a folder of its own, and these lines:
//!
//! | line | meaning |
//! |---|---|
//! | `file NAME: TEXT` | writes a file |
//! | `$ ARGUMENTS => CODE` | runs the program, which must exit with this code; 0 where none is given. `< TEXT` is its input, or `< @FILE` |
//! | `$$ ARGUMENTS => CODE`, `$FOLDER ARGUMENTS => CODE` | the same in the folder of the project, or in one of the session |
//! | `tty 80x24 ARGUMENTS` | the same on a terminal of so many columns and rows |
//! | `out has WORDS` | of what was printed; also `err`, `words` (printed, without markup, with blanks and frames made one blank), or a file; and `lacks`, `is`, `begins`, `ends`, `opens` (a line does), `counts N WORDS`, `fits 80x24` (columns, lines) |
//! | `cells TABLE[COLUMN=CELL] COLUMN COLUMN: CELL \| CELL` | the cells of some columns, row by row; `-` for an empty one. What is in brackets picks rows, and may be left out. `BOOK.xlsx#1` is the second sheet of a workbook |
//! | `fill TABLE[COLUMN=CELL] COLUMN: CELL` | writes into cells |
//! | `bytes FILE: TEXT`, `wide FILE: TEXT` | writes a file of a byte for each letter, or in UTF-16 |
//! | `gzip FILE: TEXT`, `zstd FILE: TEXT`, `zip FILE: MEMBER = FILE \| MEMBER = FILE` | writes a file that is packed |
//! | `edit FILE: "this" -> "that"` | in a file that has it |
//! | `keep NAME: FILE` | keeps a text (or `out`, `err`, `TABLE[..] COLUMN`), which stands for `<NAME>` from then on; `set NAME: TEXT` does it with another text |
//! | `files FOLDER: NAME \| NAME`, `exists FILE`, `missing FILE`, `remove FILE`, `rename FILE FILE`, `link FILE FILE`, `same FILE FILE`, `age FILE MINUTES`, `cut FILE BYTES` | of files and folders; of those to cut a number below nothing is left out at the end |
//! | `each NAME \| NAME`, below it rows with two blanks | what follows is done for each row, in which `<NAME>` is its cell |
//! | `then` | what follows is done once again |
//!
//! `WORDS` may stand in quotes, with the escapes of Rust, or in lines below, each with two blanks and a bar; `'a name'` is one
//! word. A `TEXT` is one or more of `"words"`, a name of [`named`] or of [`dealt::boards`], a file of the project, `<NAME>`, joined by `+`; each may be
//! followed by `with "this" -> "that", "this" -> "that"`, or by `x NUMBER`, in which
//! `<n>` is the number of each.

use crate::desk::{self, Desk, NO_PLAY, REVOKE, Ran, Row, SHORT};
use crate::{inputs, sheets};
use std::collections::BTreeMap;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::{Duration, SystemTime};

pub(crate) mod dealt;

macro_rules! files {
    ($($name:ident)*) => {
        const FILES: &[&str] = &[$(stringify!($name)),*];
        $(#[test]
        fn $name() {
            play(stringify!($name));
        })*
    };
}

files! { anonymous apply carriers causes cli comments compare convert copies explain forms front inputs known lin outputs parts sheets show slips stats terminal workbook }

#[test]
fn every_file_of_sessions_is_played() {
    let entries = fs::read_dir(folder()).unwrap();
    let names = entries.map(|it| it.unwrap().file_name().into_string().unwrap());
    for name in names {
        let session = name.strip_suffix(".txt");
        assert!(session.is_none_or(|it| FILES.contains(&it)), "{name}");
    }
}

fn project() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn folder() -> std::path::PathBuf {
    project().join("tests/sessions")
}

/// A line of a session with those below it that begin with two blanks.
struct Step<'a> {
    number: usize,
    line: &'a str,
    below: Vec<&'a str>,
}

/// Plays the sessions of a file, and says what all of those did that failed.
fn play(name: &str) {
    if name == "terminal" && !cfg!(target_os = "linux") {
        return;
    }
    let text = fs::read_to_string(folder().join(format!("{name}.txt"))).unwrap();
    let mut sessions: Vec<(&str, Vec<Step>)> = Vec::new();
    for (number, line) in (1..).zip(text.lines().map(str::trim_end)) {
        if let Some(title) = line.strip_prefix("== ") {
            sessions.push((title, Vec::new()));
        } else if let Some(below) = line.strip_prefix("  ") {
            let (_, steps) = sessions.last_mut().unwrap();
            steps.last_mut().unwrap().below.push(below);
        } else if !line.is_empty() && !line.starts_with("# ") {
            let below = Vec::new();
            let (_, steps) = sessions.last_mut().unwrap();
            steps.push(Step {
                number,
                line,
                below,
            });
        }
    }
    let wanted = std::env::var("PBN_AUDIT_SESSION").unwrap_or_default();
    sessions.retain(|(title, _)| title.contains(&wanted));
    let is_bad = |(_, steps): &&(&str, Vec<Step>)| {
        catch_unwind(AssertUnwindSafe(|| Scene::new(name).play(steps))).is_err()
    };
    let failed: Vec<_> = sessions.iter().filter(is_bad).map(|it| it.0).collect();
    assert!(failed.is_empty(), "{name}.txt:\n{}", failed.join("\n"));
}

/// A text that many sessions begin with.
fn named(name: &str) -> String {
    let project = |path: &str| fs::read_to_string(project().join(path)).unwrap();
    match name {
        "REVOKE" => REVOKE.to_owned(),
        "BOARD" => REVOKE[REVOKE.find('[').unwrap()..].to_owned(), // from its first tag on
        "SHORT" => SHORT.to_owned(),
        "NO_PLAY" => NO_PLAY.to_owned(),
        "EVENING" => project("samples/club-evening.pbn"),
        "BROADCAST" => project("samples/lin/vugraph.lin"),
        dealt if dealt.starts_with("dealt/") => dealt::text(dealt::boards(dealt)),
        lin if lin.starts_with("lin/") => dealt::boards(lin).iter().map(dealt::lin).collect(),
        path => project(path),
    }
}

/// The first word of a text, with what is behind it.
fn word(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    let quoted = text.strip_prefix('\'').and_then(|it| it.split_once('\''));
    quoted
        .or_else(|| text.split_once(' '))
        .unwrap_or((text, ""))
}

/// The words of a text.
fn words(mut text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    while !text.trim_start().is_empty() {
        let (first, rest) = word(text);
        words.push(first);
        text = rest;
    }
    words
}

/// A text in quotes from the beginning of another, and what is behind it.
fn quoted(text: &str) -> Option<(String, &str)> {
    let text = text.trim_start().strip_prefix('"')?;
    let mut escaped = false;
    let end = text.find(|letter| {
        let ends = letter == '"' && !escaped;
        escaped = letter == '\\' && !escaped;
        ends
    })?;
    Some((unescaped(&text[..end]), &text[end + 1..]))
}

fn unescaped(text: &str) -> String {
    let mut pieces = text.split('\\');
    let mut plain = pieces.next().unwrap().to_owned();
    while let Some(piece) = pieces.next() {
        let Some(sign) = piece.chars().next() else {
            plain += "\\";
            plain += pieces.next().unwrap_or_default();
            continue;
        };
        let (letter, rest) = match sign {
            'n' => ('\n', &piece[1..]),
            'r' => ('\r', &piece[1..]),
            't' => ('\t', &piece[1..]),
            'u' => {
                let (code, rest) = piece[2..].split_once('}').unwrap();
                let code = u32::from_str_radix(code, 16).unwrap();
                (char::from_u32(code).unwrap(), rest)
            }
            _ => (sign, &piece[sign.len_utf8()..]),
        };
        plain.push(letter);
        plain += rest;
    }
    plain
}

/// The cells of a row, bare or in quotes.
fn row_cells(mut row: &str) -> Vec<String> {
    let mut cells = Vec::new();
    loop {
        let in_quotes = quoted(row).map(|(cell, rest)| (cell, rest.trim_start()));
        let in_quotes = in_quotes.filter(|(_, rest)| rest.is_empty() || rest.starts_with('|'));
        let (cell, rest) = in_quotes.unwrap_or_else(|| {
            let (cell, _) = row.split_once(" | ").unwrap_or((row, ""));
            (unescaped(cell.trim()), row[cell.len()..].trim_start())
        });
        cells.push(cell);
        let Some(rest) = rest.strip_prefix('|') else {
            return cells;
        };
        row = rest;
    }
}

/// Words that stand bare or in quotes.
fn plain(text: &str) -> String {
    let in_quotes = quoted(text).filter(|(_, rest)| rest.is_empty());
    in_quotes.map_or_else(|| unescaped(text), |(words, _)| words)
}

/// The text that an expression stands for: with what is kept in the places of its names, and texts by their names.
pub(crate) fn text(
    mut source: &str,
    filled: &dyn Fn(String) -> String,
    named: &dyn Fn(&str) -> String,
) -> String {
    let (mut text, mut piece) = (String::new(), String::new());
    while !source.trim_start().is_empty() {
        if let Some((words, rest)) = quoted(source) {
            (piece, source) = (filled(words), rest);
            continue;
        }
        let (sign, rest) = word(source);
        source = rest;
        match sign {
            "+" => text += &std::mem::take(&mut piece),
            "x" => {
                let (count, rest) = word(source);
                let all = (1..=count.parse().unwrap()).map(|n: u32| n.to_string());
                let all = all.map(|n| piece.replace("<n>", &n)).collect();
                (piece, source) = (all, rest);
            }
            "with" | "," => {
                let (this, rest) = quoted(source).unwrap();
                let rest = rest.trim_start().strip_prefix("->").unwrap();
                let (that, rest) = quoted(rest).unwrap();
                let [this, that] = [this, that].map(filled);
                assert!(piece.contains(&this), "{this} in {piece}");
                (piece, source) = (piece.replace(&this, &that), rest);
            }
            name if name.starts_with('<') => piece = filled(name.to_owned()),
            name => piece = named(&filled(name.to_owned())),
        }
    }
    text + &piece
}

/// A folder, what came of the last command in it, and what is kept.
struct Scene {
    name: String,
    desk: Desk,
    ran: Option<Ran>,
    kept: BTreeMap<String, String>,
}

impl Scene {
    fn new(name: &str) -> Self {
        let desk = Desk::with(&[]);
        let path = desk.path("").display().to_string();
        Self {
            name: name.to_owned(),
            desk,
            ran: None,
            kept: [("desk".to_owned(), path)].into(),
        }
    }

    fn play(&mut self, steps: &[Step]) {
        let is_turn = |step: &&Step| step.line == "then" || step.line.starts_with("each ");
        let mut turns: Vec<_> = (0..steps.len())
            .filter(|at| is_turn(&&steps[*at]))
            .collect();
        turns.push(steps.len());
        self.play_all(&steps[..turns[0]]);
        for turn in turns.windows(2) {
            let (head, of_each) = (&steps[turn[0]], &steps[turn[0] + 1..turn[1]]);
            let Some(names) = head.line.strip_prefix("each ") else {
                self.play_all(of_each);
                continue;
            };
            let names: Vec<_> = names.split('|').map(str::trim).collect();
            for row in &head.below {
                let cells = row_cells(row);
                assert_eq!(cells.len(), names.len(), "{}: {row}", head.number);
                let cells = names.iter().zip(cells);
                let cells = cells.map(|(name, cell)| ((*name).to_owned(), cell));
                self.kept.extend(cells);
                self.play_all(of_each);
            }
        }
    }

    fn play_all(&mut self, steps: &[Step]) {
        for step in steps {
            let place = format!("tests/sessions/{}.txt:{}", self.name, step.number);
            let done = catch_unwind(AssertUnwindSafe(|| self.act(step)));
            done.unwrap_or_else(|_| panic!("{place}: {}\n{:?}", step.line, self.ran));
        }
    }

    fn act(&mut self, step: &Step) {
        let (verb, rest) = word(step.line);
        let named = || rest.split_once(": ").or(rest.split_once(':')).unwrap();
        match verb {
            "file" => {
                let (name, text) = named();
                self.desk
                    .write(&self.said(name.trim_matches('\'')), self.text(text));
            }
            "bytes" => {
                let (name, text) = named();
                let bytes: Vec<u8> = self.text(text).chars().map(|it| it as u8).collect();
                self.desk.write(&self.said(name), bytes);
            }
            "gzip" | "zstd" | "zip" => {
                let (name, what) = named();
                let bytes = match verb {
                    "gzip" => inputs::gzip(&self.text(what)),
                    "zstd" => inputs::zstd(&self.text(what)),
                    _ => self.zip(what),
                };
                self.desk.write(&self.said(name), bytes);
            }
            "tty" => self.on_terminal(rest),
            "wide" => {
                let (name, text) = named();
                let bytes = self.text(text);
                let bytes = bytes.encode_utf16().flat_map(u16::to_le_bytes);
                let bytes: Vec<u8> = bytes.collect();
                self.desk.write(&self.said(name), bytes);
            }
            folder if folder.starts_with('$') => self.run(folder, rest),
            "cells" => {
                let (table, cells) = named();
                let shown = |it: String| if it.is_empty() { "-".into() } else { it };
                let found: Vec<_> = self.cells(table).into_iter().map(shown).collect();
                assert_eq!(found.join(" | "), self.said(cells));
            }
            "fill" => {
                let (table, cell) = named();
                let (table, column) = word(table);
                self.fill(table, column.trim(), &self.said(cell));
            }
            "edit" => {
                let (file, text) = rest.split_once(": ").unwrap();
                let (file, (this, rest)) = (self.said(file), quoted(text).unwrap());
                let (that, _) = quoted(rest.trim_start().strip_prefix("->").unwrap()).unwrap();
                let [this, that] = [this, that].map(|it| self.filled(it));
                let before = self.desk.read(&file);
                assert!(before.contains(&this), "{before}");
                self.desk.write(&file, before.replace(&this, &that));
            }
            "keep" => {
                let (name, what) = named();
                let text = match word(what) {
                    (subject, "") => self.subject(subject),
                    _ => self.cells(what).join(" | "),
                };
                self.kept.insert(name.to_owned(), text);
            }
            "set" => {
                let (name, text) = named();
                self.kept.insert(name.to_owned(), self.text(text));
            }
            "files" => {
                let (folder, all) = named();
                let entries = fs::read_dir(self.path(folder)).unwrap();
                let entries = entries.map(|it| it.unwrap().file_name().into_string().unwrap());
                let mut found: Vec<_> = entries.collect();
                found.sort();
                assert_eq!(found.join(" | "), self.said(all));
            }
            "exists" => assert!(self.path(rest).exists()),
            "missing" => assert!(!self.path(rest).exists()),
            "remove" => match self.path(rest) {
                folder if folder.is_dir() => fs::remove_dir_all(folder).unwrap(),
                file => fs::remove_file(file).unwrap(),
            },
            "rename" | "link" | "same" | "age" | "cut" => {
                let [one, other] = words(rest)[..] else {
                    panic!("two words")
                };
                self.of_two(verb, &self.path(one), &self.said(other));
            }
            subject => self.compare(&self.subject(subject), rest, &step.below),
        }
    }

    /// What is done to a file with another, or by a number.
    fn of_two(&self, verb: &str, file: &Path, other: &str) {
        match verb {
            "rename" => fs::rename(file, self.path(other)).unwrap(),
            "link" => fs::hard_link(file, self.path(other)).unwrap(),
            "same" => {
                let [one, other] = [file, &self.path(other)].map(desk::contents);
                let differs = |name: &&String| one.get(*name) != other.get(*name);
                let differ: Vec<_> = one.keys().chain(other.keys()).filter(differs).collect();
                assert!(differ.is_empty(), "{differ:?}");
            }
            "age" => {
                let age = Duration::from_mins(other.parse().unwrap());
                let file = fs::File::options().write(true).open(file).unwrap();
                file.set_modified(SystemTime::now() - age).unwrap();
            }
            _ => {
                let mut bytes = fs::read(file).unwrap();
                let length = other.parse::<isize>().unwrap();
                let behind = if length < 0 { bytes.len() } else { 0 };
                bytes.truncate(behind.checked_add_signed(length).unwrap());
                fs::write(file, bytes).unwrap();
            }
        }
    }

    /// An archive of files that are there.
    fn zip(&self, members: &str) -> Vec<u8> {
        let members = members.split(" | ").map(|it| it.split_once(" = ").unwrap());
        let members = members.map(|(name, file)| (name, fs::read(self.path(file)).unwrap()));
        let members: Vec<_> = members.collect();
        let members = members.iter().map(|(name, bytes)| (*name, &**bytes));
        inputs::zip(&members.collect::<Vec<_>>())
    }

    fn path(&self, name: &str) -> std::path::PathBuf {
        self.desk.path(&self.said(name.trim_matches('\'')))
    }

    /// Words with what is kept in the places of its names.
    fn said(&self, words: &str) -> String {
        self.filled(plain(words))
    }

    fn filled(&self, mut words: String) -> String {
        for _ in 0..2 {
            // what is kept may have names in it
            for (name, text) in &self.kept {
                words = words.replace(&format!("<{name}>"), text);
            }
        }
        words
    }

    fn run(&mut self, verb: &str, line: &str) {
        let (line, code) = line.rsplit_once(" => ").unwrap_or((line, "0"));
        let (line, input) = line.split_once(" < ").unwrap_or((line, ""));
        let line = self.filled(unescaped(line));
        let mut arguments = words(&line);
        let is_variable = |word: &&str| word.contains('=') && word.starts_with(char::is_uppercase);
        let variable = arguments.first().copied().filter(is_variable);
        let mut command = self
            .desk
            .command(&arguments.split_off(variable.iter().len()));
        if let Some((name, value)) = variable.and_then(|it| it.split_once('=')) {
            command.env(name, value);
        }
        match &verb[1..] {
            "" => (),
            "$" => drop(command.current_dir(project())),
            folder => drop(command.current_dir(self.path(folder))),
        }
        let input = match input.strip_prefix('@') {
            Some(file) => fs::read(self.path(file)).unwrap(),
            None => self.text(input).into_bytes(),
        };
        let ran = Ran::of(&command.write_stdin(input).output().unwrap());
        let due = self.said(code).parse().ok();
        let is_due = ran.code == due;
        self.ran = Some(ran);
        assert!(is_due, "exit code");
    }

    #[cfg(target_os = "linux")]
    fn on_terminal(&mut self, line: &str) {
        let line = self.filled(unescaped(line));
        let (size, arguments) = word(&line);
        let (columns, rows) = size.split_once('x').unwrap();
        let size = (columns.parse().unwrap(), rows.parse().unwrap());
        let mut arguments = words(arguments);
        let lang = arguments.first().and_then(|it| it.strip_prefix("LANG="));
        let lang = lang.unwrap_or("C");
        arguments.retain(|it| !it.starts_with("LANG="));
        self.ran = Some(Ran {
            code: None,
            out: desk::terminal::seen(lang, &self.desk, &arguments, size),
            err: String::new(),
        });
    }

    fn subject(&self, name: &str) -> String {
        let ran = self.ran.as_ref();
        match name {
            "out" => ran.unwrap().out.clone(),
            "err" => ran.unwrap().err.clone(),
            "words" => {
                let printed = &ran.unwrap().out;
                let is_page = printed.starts_with("<!DOCTYPE");
                let text = if is_page {
                    &sheets::without_markup(printed)
                } else {
                    printed
                };
                sheets::in_one_line(text)
            }
            file => self.desk.read(&self.said(file)),
        }
    }

    fn compare(&self, text: &str, rest: &str, below: &[&str]) {
        let (how, mut words) = word(rest);
        let mut count = "";
        if how == "counts" {
            (count, words) = word(words);
        }
        let lines = below.iter().map(|it| it.strip_prefix('|').unwrap());
        let lines = lines.map(|it| it.strip_prefix(' ').unwrap_or(it));
        let words = if below.is_empty() {
            self.said(words)
        } else {
            self.filled(lines.map(|it| unescaped(it) + "\n").collect())
        };
        let is_so = match how {
            "has" => text.contains(&words),
            "lacks" => !text.contains(&words),
            "is" => text == words,
            "opens" => text.lines().any(|line| line.starts_with(&words)),
            "begins" => text.starts_with(&words),
            "ends" => text.ends_with(&words),
            "fits" => {
                let fits = |most: &str, found: usize| found <= most.parse().unwrap();
                let (columns, lines) = words.split_once('x').unwrap();
                let mut all = text.lines().map(|it| it.chars().count());
                fits(lines, all.clone().count()) && all.all(|it| fits(columns, it))
            }
            "counts" => text.matches(&words).count().to_string() == self.said(count),
            _ => panic!("no such line"),
        };
        assert!(is_so, "{how} {words}\n{text}");
    }

    /// The text that an expression stands for.
    fn text(&self, source: &str) -> String {
        text(source, &|words| self.filled(words), &named)
    }

    /// The rows of a table that a condition in brackets picks, and the rest of the words.
    fn rows<'a>(&self, what: &'a str) -> (Vec<Row>, &'a str) {
        let (table, columns) = word(what);
        let (file, picked) = table.split_once('[').unwrap_or((table, ""));
        let mut rows = match file.split_once(".xlsx#") {
            Some((book, sheet)) => {
                let book = self.path(&format!("{book}.xlsx"));
                desk::book::by_heading(&desk::book::rows(&book, sheet.parse().unwrap())).collect()
            }
            None => desk::rows(self.path(file)),
        };
        if let Some((column, cell)) = picked.trim_end_matches(']').split_once('=') {
            let cell = self.said(cell);
            rows.retain(|row| row[column] == cell);
        }
        (rows, columns)
    }

    fn cells(&self, what: &str) -> Vec<String> {
        let (rows, columns) = self.rows(what);
        let columns = words(columns);
        let of_row = |row: &Row| {
            columns
                .iter()
                .map(|it| row[*it].clone())
                .collect::<Vec<_>>()
        };
        rows.iter().flat_map(of_row).collect()
    }

    fn fill(&self, table: &str, column: &str, cell: &str) {
        let (file, picked) = table.split_once('[').unwrap_or((table, ""));
        let picked = picked.trim_end_matches(']').split_once('=');
        if let Some((book, sheet)) = file.split_once(".xlsx#") {
            let (book, sheet) = (self.path(&format!("{book}.xlsx")), sheet.parse().unwrap());
            let rows = desk::book::by_heading(&desk::book::rows(&book, sheet)).collect::<Vec<_>>();
            for (place, row) in rows.iter().enumerate() {
                if picked.is_none_or(|(name, due)| row[name] == self.said(due)) {
                    desk::book::write(&book, (sheet, place + 2, column), cell);
                }
            }
            return;
        }
        let (file, text) = (self.said(file), self.desk.read(&self.said(file)));
        let mut reader = csv::Reader::from_reader(text.as_bytes());
        let header = reader.headers().unwrap().clone();
        let mut out = csv::Writer::from_writer(Vec::new());
        out.write_record(&header).unwrap();
        for row in reader.deserialize::<Row>() {
            let mut row = row.unwrap();
            if picked.is_none_or(|(name, due)| row[name] == self.said(due)) {
                cell.clone_into(row.get_mut(column).unwrap());
            }
            out.write_record(header.iter().map(|name| &row[name]))
                .unwrap();
        }
        self.desk.write(&file, out.into_inner().unwrap());
    }
}
