//! `--anonymous`: what is told does not depend on any name, and no name of a player or a team stands in it.
//!
//! Each input is audited twice, the second time with the letters of all names exchanged for others: every byte of every report
//! must be the same. On the samples, the cases of the tests, and the real files that are at hand.

use crate::desk::{self, Desk, REVOKE};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{Cursor, Read};
use std::path::{Path, PathBuf};

/// The tags of PBN that name people.
const NAMES: [&str; 8] = [
    "North",
    "East",
    "South",
    "West",
    "HomeTeam",
    "VisitTeam",
    "PairNS",
    "PairEW",
];

/// How the names of robots begin, which are those of no person.
const ROBOTS: [&[u8]; 10] = [
    b"Robot",
    b"Argine",
    b"Ben",
    b"Bridge Baron",
    b"GIB",
    b"Jack",
    b"Q-plus",
    b"RoboBridge",
    b"Shark",
    b"WBridge",
];

/// Every letter of the alphabet thirteen places on, in the name of a person or a team.
fn exchanged(name: &[u8]) -> Vec<u8> {
    let begins = |robot: &&[u8]| {
        name.get(..robot.len())
            .is_some_and(|it| it.eq_ignore_ascii_case(robot))
    };
    if ROBOTS.iter().any(begins) {
        return name.to_vec();
    }
    let letter = |letter: &u8| match letter {
        b'a'..=b'm' | b'A'..=b'M' => letter + 13,
        b'n'..=b'z' | b'N'..=b'Z' => letter - 13,
        other => *other,
    };
    name.iter().map(letter).collect()
}

/// The ranges of names in a record in PBN or LIN.
fn names(text: &[u8]) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive(|byte| *byte == b'\n') {
        for tag in NAMES {
            let begin = format!("[{tag} \"");
            let rest = line.strip_prefix(begin.as_bytes()).unwrap_or_default();
            if let Some(length) = rest.iter().position(|byte| *byte == b'"') {
                found.push((at + begin.len(), at + begin.len() + length));
            }
        }
        for key in ["pn|", "vg|"] {
            let places = line.windows(3).enumerate();
            for (place, _) in places.filter(|(_, window)| *window == key.as_bytes()) {
                let value = &line[place + 3..];
                let length = value
                    .iter()
                    .position(|byte| *byte == b'|')
                    .unwrap_or(value.len());
                let mut start = at + place + 3;
                for (field, name) in value[..length].split(|byte| *byte == b',').enumerate() {
                    if key == "pn|" || field == 5 || field == 7 {
                        found.push((start, start + name.len()));
                    }
                    start += name.len() + 1;
                }
            }
        }
        at += line.len();
    }
    found
}

/// A text with other names.
fn renamed(text: &[u8]) -> Vec<u8> {
    let mut other = text.to_vec();
    for (start, end) in names(text) {
        let name = exchanged(&text[start..end]);
        other[start..end].copy_from_slice(&name);
    }
    other
}

/// Files of records below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    desk::files_below(folder, &["pbn", "lin"])
}

/// All files below a folder with their bytes; those in an archive each.
fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut all = desk::contents(folder);
    for (name, bytes) in all.clone() {
        if Path::new(&name).extension().is_some_and(|it| it == "xlsx") {
            let mut book = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
            for place in 0..book.len() {
                let mut member = book.by_index(place).unwrap();
                let mut bytes = Vec::new();
                member.read_to_end(&mut bytes).unwrap();
                all.insert(format!("{name}!{}", member.name().unwrap()), bytes);
            }
        }
    }
    all
}

/// The input as it is and with other names, side by side.
fn desks(folder: &Path) -> [Desk; 2] {
    let desks = [Desk::with(&[]), Desk::with(&[])];
    for path in files(folder) {
        let text = fs::read(&path).unwrap();
        let name = Path::new("in").join(path.strip_prefix(folder).unwrap());
        desks[0].write(name.to_str().unwrap(), &text);
        desks[1].write(name.to_str().unwrap(), renamed(&text));
    }
    desks
}

/// The inputs: the records of this repository, and real ones.
fn inputs() -> Vec<PathBuf> {
    let own = ["samples", "tests/cases", "tests/convert", "tests/sheets"];
    let own = own.map(|name| Path::new(env!("CARGO_MANIFEST_DIR")).join(name));
    own.into_iter().chain(desk::real_folders()).collect()
}

fn reports(desk: &Desk, more: &[&str]) -> String {
    let args = ["check", "in", "--anonymous"];
    let ran = desk.run(&[&args[..], more].concat());
    assert!(ran.code == Some(0), "{}", ran.err);
    ran.out + &ran.err
}

#[test]
fn no_name_makes_a_difference() {
    for input in inputs() {
        let desks = desks(&input);
        for (place, format) in ["full", "concise", "json-lines", "sarif"]
            .iter()
            .enumerate()
        {
            let out = format!("out{place}");
            let in_folder = ["--boards", "-o", &out, "-j", "3"];
            let more: &[&str] = if place == 0 { &in_folder } else { &["-q"] };
            let [one, other] =
                [0, 1].map(|it| reports(&desks[it], &[more, &["--format", format]].concat()));
            for (one, other) in one.lines().zip(other.lines()) {
                assert_eq!(one, other, "{}", input.display());
            }
            assert_eq!(one.len(), other.len());
        }
        let [of_one, of_other] = desks.each_ref().map(|it| contents(&it.path("out0")));
        assert!(of_one.keys().eq(of_other.keys()));
        for ((name, bytes), others) in of_one.iter().zip(of_other.values()) {
            let differs = bytes
                .iter()
                .zip(others)
                .position(|(one, other)| one != other);
            let shown = |bytes: &[u8], at: usize| {
                let part = &bytes[at.saturating_sub(80)..bytes.len().min(at + 80)];
                String::from_utf8_lossy(part).into_owned()
            };
            let shown = differs.map(|at| (shown(bytes, at), shown(others, at)));
            assert_eq!((shown, bytes.len()), (None, others.len()), "{name}");
        }
    }
}

/// The names of a text that could not be there by chance: of two words or more, and nowhere else in it.
fn unmistakable(text: &[u8]) -> BTreeSet<Vec<u8>> {
    let mut rest = text.to_vec();
    let ranges = names(text);
    for (start, end) in &ranges {
        rest[*start..*end].fill(b' ');
    }
    let is_long = |name: &[u8]| name.len() > 7 && name.contains(&b' ');
    let all = ranges
        .iter()
        .map(|(start, end)| text[*start..*end].to_vec());
    let all: BTreeSet<_> = all.filter(|name| is_long(name)).collect();
    let is_elsewhere = |name: &Vec<u8>| rest.windows(name.len()).any(|it| it == &name[..]);
    all.into_iter().filter(|name| !is_elsewhere(name)).collect()
}

#[test]
fn no_name_stands_in_any_byte() {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples");
    let [desk, _] = desks(&samples);
    let told = reports(
        &desk,
        &[
            "--boards", "-o", "out", "--sheets", "all", "--lang", "nl", "--format", "full",
        ],
    );
    let text: Vec<u8> = files(&samples)
        .iter()
        .flat_map(|path| fs::read(path).unwrap())
        .collect();
    let names = unmistakable(&text);
    assert!(names.len() > 20, "{}", names.len());
    let mut all = contents(&desk.path("out"));
    all.insert("the terminal".into(), told.into_bytes());
    for (file, bytes) in all {
        for name in &names {
            let name = std::str::from_utf8(name).unwrap();
            let is_there = memchr::memmem::find(&bytes, name.as_bytes()).is_some();
            assert!(!is_there, "{name} in {file}");
        }
    }
}

#[test]
fn a_key_is_of_one_run_at_a_time() {
    let desk = Desk::with(&[("in/a.pbn", REVOKE)]);
    desk.write("key.csv", "pseudonym,name\nP0001,Bryony\n");
    let other = fs::File::create(desk.path(".key.csv.pbn-audit-new")).unwrap();
    other.lock().unwrap();
    let args = "check in -q --anonymous --key key.csv -o out";
    let ran = desk.run(args).exits(2);
    assert!(ran.err.contains("another run"), "{}", ran.err);
    assert_eq!(desk.read("key.csv"), "pseudonym,name\nP0001,Bryony\n");
    drop(other);
    desk.run(args).exits(0);
    assert!(
        desk.read("key.csv")
            .ends_with("P0002,Vetch\nP0003,Clover\nP0004,Willow\nP0005,Rowan\n")
    );
}

#[test]
fn comments_notes_and_other_tags_are_left_out() {
    let text = REVOKE
        .replace("[Play ", "{Vetch revoked on trick 2, says Bryony}\n[Annotator \"John Maple\"]\n[Scorer \"Maple\"]\n[Play ")
        .replace("H3 H2 HT HQ\n", "H3 H2 HT HQ {Maple} ; Maple\nMaple Sorrel=1=\n")
        .replace("\"1NT\"", "\"1 Maple\"");
    let text =
        format!("Maple before the first tag\n{text}[Note \"1:Maple\"]\n[Homepage \"Maple\"]\n");
    let desk = Desk::with(&[("in/a.pbn", &text)]);
    let mut all = BTreeMap::new();
    for (place, format) in ["full", "concise", "json-lines", "sarif"]
        .iter()
        .enumerate()
    {
        let out = format!("out{place}");
        let more = [
            "--sheets",
            "all",
            "--boards",
            "--preview",
            "-o",
            &out,
            "--format",
            format,
        ];
        all.insert((*format).into(), reports(&desk, &more).into_bytes());
        all.append(&mut contents(&desk.path(&out)));
    }
    let findings = desk.read("out0/findings.csv");
    for code in ["C112", "S101", "S209", "S302"] {
        assert!(findings.contains(code), "{findings}");
    }
    for (file, bytes) in all {
        for name in ["Maple", "Bryony", "Vetch", "Sorrel"] {
            let is_there = memchr::memmem::find(&bytes, name.as_bytes()).is_some();
            assert!(!is_there, "{name} in {file}");
        }
    }
}
