//! What the checks say of a board with nothing to find, and of one with a revoke, when something is changed in them.

use super::Finding;
use super::test_support::{CLEAN, REVOKE, findings};
use crate::words::{Language, Message, Words};

/// All that is said in a finding, with its place in this text.
fn said(finding: &Finding, text: &str) -> String {
    let words = Words::of_findings(Language::English);
    let sentence = |message: &Message| words.sentence(message);
    let (code, severity, relation) = (finding.check.code, finding.severity, finding.relation);
    let look = if finding.needs_review() { "look" } else { "-" };
    let place = String::from_utf8_lossy(finding.span.of(text.as_bytes()));
    let proof = finding.proof.as_ref().map(|it| &it.text);
    let beside = finding.label.iter().chain(proof).map(sentence);
    let notes = finding.notes.iter();
    let notes = notes.map(|note| format!("{:?}: {}", note.topic, sentence(&note.text)));
    let all = std::iter::once(finding.text()).chain(beside).chain(notes);
    let all: Vec<_> = all.collect();
    let trick = finding
        .trick
        .map_or(String::new(), |trick| format!("T{trick}"));
    let said = all.join(" | ");
    format!("{code} {severity} {look} {relation:?} {trick} {place}: {said} |.")
}

/// Whether all of these parts stand in it; one that begins with `!` does not.
fn has(said: &str, parts: &str) -> bool {
    parts
        .split(" ... ")
        .all(|part| match part.strip_prefix('!') {
            Some(part) => !said.contains(part),
            None => said.contains(part),
        })
}

/// Each line has the beginning of the codes that are looked for, parts of what the findings say (` ... ` between them, and ` || `
/// between findings), the board (`clean`, `revoke`, or none), and what is changed; what ends with `...` goes on to the end of the board.
#[test]
fn changed_boards_have_the_findings_of_their_list() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/checks/changed_boards.tsv");
    let list = std::fs::read_to_string(path).unwrap();
    let mut wrong = Vec::new();
    for line in list.lines().skip(1) {
        let cells: Vec<_> = line.split('\t').collect();
        let [code, due, board, changes @ ..] = &cells[..] else {
            panic!("{line}")
        };
        let board = ["clean", "revoke"].iter().position(|it| it == board);
        let mut text = board.map_or("", |place| [CLEAN, REVOKE][place]).to_owned();
        for change in changes {
            let change = change.replace("\\n", "\n");
            let (from, to) = change.split_once(" =>").unwrap();
            let at = text.find(from.trim_end_matches("...")).expect(line);
            let end = match from.strip_suffix("...") {
                Some(_) => text.len(),
                None => at + from.len(),
            };
            text.replace_range(at..end, to.strip_prefix(' ').unwrap_or(to));
        }
        let found = findings(&text).into_iter();
        let found = found.filter(|it| it.check.code.starts_with(code));
        let found: Vec<_> = found.map(|it| said(&it, &text)).collect();
        let due: Vec<_> = due.split(" || ").filter(|it| !it.is_empty()).collect();
        let are_due = found.iter().zip(&due).all(|(said, parts)| has(said, parts));
        if !are_due || found.len() != due.len() {
            wrong.push(format!("{line}\n{}\n", found.join("\n")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.concat());
}
