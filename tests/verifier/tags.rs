//! Bytes, lines, tags and values.

use super::{BOARD, but, codes, found, made, with};
use crate::support::cells;
use pbn_audit::checks::Severity;

/// What is found on a record: just these codes, or this one among others.
#[test]
fn records() {
    for [what, due, record] in cells(include_str!("records.txt")) {
        let codes = codes(made(record));
        match due.strip_prefix("has ") {
            Some(code) => assert!(codes.contains(&code), "{what}: {codes:?}"),
            None => assert_eq!(codes.join(" "), due.replace('-', ""), "{what}: {record}"),
        }
    }
}

#[test]
fn bytes_that_are_no_utf_8() {
    for (bytes, due) in [(&b"\x93quoted\x94"[..], &["S106"][..]), (b"K\xf6ln", &[])] {
        let text = [b"{", bytes, b"}\n", BOARD.as_bytes()].concat();
        assert_eq!(codes(text), due, "{bytes:?}");
    }
}

#[test]
fn values() {
    for [message, value, code] in cells(include_str!("values.txt")) {
        let text = with(value).replace("[Scoring \"IMP\"]\n", "");
        assert_eq!(codes(text.as_bytes()), [code], "{message}");
    }
}

#[test]
fn values_that_say_what_was_played() {
    for [message, from, to, code] in cells(include_str!("played.txt")) {
        let text = but(from, to);
        let codes = codes(text.as_bytes());
        assert!(codes.contains(&code), "{message}: {codes:?}");
    }
}

#[test]
fn a_value_in_another_form_is_read_and_noted() {
    let text = but("\"7S\"", "\"7N\"");
    let found = found(text.as_bytes());
    let noted = found.iter().find(|it| it.check.code == "S210").unwrap();
    let message = "Contract \"7N\" is not in the standard's form: read as 7NT";
    assert_eq!((noted.severity, &*noted.text()), (Severity::Note, message));
}
