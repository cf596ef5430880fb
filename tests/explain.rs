//! `explain`, as a person asks it; and that nothing the program prints of the Laws is left unexplained.

use crate::program::program;
use pbn_audit::laws::pages;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

/// What is printed on standard output, or said on standard error when it fails.
fn explain(args: &[&str]) -> Result<String, String> {
    let ran = program(&[&["explain"], args].concat()).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    match ran.status.code() {
        Some(0) => Ok(text(&ran.stdout)),
        Some(2) if ran.stdout.is_empty() => Err(text(&ran.stderr)),
        code => panic!("{code:?} {}", text(&ran.stderr)),
    }
}

#[test]
fn what_is_explained_is_there_for_a_program() {
    let lines = |args: &[&str]| -> Vec<Value> {
        let text = explain(&[args, &["--format", "json-lines"]].concat()).unwrap();
        let lines = text.lines();
        lines
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    };
    let of_law = lines(&["63"]);
    assert!(of_law.len() > 3 && of_law.iter().all(|it| it["kind"] == "clause"));
    let revoke = lines(&["R101", "--lang", "nl"]);
    assert_eq!(revoke[0]["names"], json!(["R101", "revoke"]));
    let text = revoke[0]["text"].as_str().unwrap();
    assert!(text.starts_with("# R101 revoke: een verzaking\n"), "{text}");
    let all = lines(&[]);
    for kind in ["check", "clause", "topic", "word"] {
        assert!(all.iter().any(|it| it["kind"] == kind), "{kind}");
    }
    let words = ["priority", "to decide"].map(|name| {
        let names = all.iter().flat_map(|it| it["names"].as_array().unwrap());
        names.filter(|it| **it == name).count()
    });
    assert_eq!(words, [1, 0]);
}

#[test]
fn the_readme_is_short_and_leads_to_every_topic() {
    let readme = include_str!("../README.md");
    assert!(readme.split_whitespace().count() <= 1_500);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    for link in readme.split("](").skip(1) {
        let path = link.split(')').next().unwrap();
        assert!(folder.join(path).is_file(), "{path}");
    }
    let list = explain(&[]).unwrap();
    let topics = list
        .lines()
        .skip(1)
        .map_while(|line| line.strip_prefix("  - "));
    for name in topics.map(|topic| topic.split(':').next().unwrap()) {
        assert!(readme.contains(&format!("[`{name}`](src/")), "{name}");
    }
}

/// Points of the Laws that directors were told wrongly elsewhere, or that are easily mistaken: what is asked for, the page that it
/// opens, and what that page says in English, Dutch and Polish.
const TOLD: &str = include_str!("explain/clauses.txt");

#[test]
fn the_page_of_a_clause_says_what_the_law_says_in_every_language() {
    for told in TOLD.trim_end().split("\n\n") {
        let (head, phrases) = told.split_once('\n').unwrap();
        let (word, page) = head.split_once(' ').unwrap();
        assert_eq!(phrases.lines().count(), 3, "{told}");
        for (language, phrase) in ["en", "nl", "pl"].into_iter().zip(phrases.lines()) {
            let text = explain(&[word, "--lang", language]).unwrap();
            assert!(text.starts_with(&format!("{page} ")), "{word}: {text}");
            let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(text.contains(phrase), "{word}: {phrase}\n{text}");
        }
    }
}

/// Names as they are listed without a word, all of which can be asked for.
#[test]
fn all_that_is_listed_is_explained_in_80_columns() {
    let list = explain(&[]).unwrap();
    let words = list
        .lines()
        .filter_map(|line| line.strip_prefix("  "))
        .flat_map(|line| {
            let clause = line.strip_prefix("- ");
            let names = clause.map_or(line, |clause| clause.split(' ').next().unwrap());
            names.split([' ', ',', ':']).filter(|name| !name.is_empty())
        });
    let mut count = 0;
    for word in words {
        let text = explain(&[word]).unwrap();
        count += 1;
        for line in text.lines() {
            assert!(line.chars().count() <= 80, "{word}: {line}");
            assert!(
                !line.starts_with('#') && !line.contains("```"),
                "{word}: {line}"
            );
        }
    }
    assert!(count > 200, "{count}");
}

/// Words like `64B3` in a text: two digits, a capital, then digits and small letters.
fn clauses_in(text: &str) -> Vec<&str> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    let is_clause = |word: &&str| {
        let bytes = word.as_bytes();
        bytes.len() >= 3
            && bytes[..2].iter().all(u8::is_ascii_digit)
            && (b'A'..=b'G').contains(&bytes[2])
            && bytes[3..]
                .iter()
                .all(|byte| byte.is_ascii_digit() || (b'a'..=b'c').contains(byte))
    };
    words.filter(is_clause).collect()
}

/// The string literals of a source, roughly: every second piece between quotes, its tests left out.
fn literals(source: &str) -> String {
    let source = source.split("#[cfg(test)]").next().unwrap();
    let code = source
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    let pieces: Vec<String> = code
        .map(|line| {
            line.split('"')
                .skip(1)
                .step_by(2)
                .collect::<Vec<_>>()
                .join(" ")
        })
        .collect();
    pieces.join(" ")
}

#[test]
fn every_clause_that_can_be_printed_has_a_page() {
    let mut found = 0;
    for floor in [
        "laws",
        "laws/director",
        "laws/revoke",
        "laws/edition",
        "laws/edition/pages",
        "laws/scenario",
        "checks",
        "audit/slips",
        "report/glossary",
    ] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("src")
            .join(floor);
        for file in fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            let text = match path.extension().and_then(|it| it.to_str()) {
                Some("rs") => literals(&fs::read_to_string(&path).unwrap()),
                Some("md") => fs::read_to_string(&path).unwrap(),
                _ => continue,
            };
            for id in clauses_in(&text) {
                found += 1;
                let known = pages()
                    .iter()
                    .flat_map(|page| page.ids)
                    .any(|known| known.starts_with(id));
                assert!(known, "{}: {id}", path.display());
            }
        }
    }
    assert!(found > 200, "{found}");
}
