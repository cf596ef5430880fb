//! SARIF 2.1.0, for programs that gather the findings of many tools: one object with the checks as rules, and each finding
//! as a result.
//!
//! It is written as it comes: findings are not kept. Text is English, whatever the language of the terminal.

use crate::audit::Ended;
use crate::checks::{Check, all, place_of};
use crate::report::json::{stated, write};
use crate::report::tables::findings::FindingRow;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::{Value, json};
use std::io::{self, Write};

const SCHEMA: &str = "https://json.schemastore.org/sarif-2.1.0.json";

/// Files that could not be read are named up to this number.
const MOST_NAMED: usize = 1000;

/// What has been written of the object.
#[derive(Debug, Default)]
pub(in crate::report) struct Sarif {
    is_open: bool,
    has_results: bool,
    /// What could not be read: the file, and why.
    unread: Vec<Value>,
}

/// A check, as one of the rules.
fn rule(check: &Check) -> Value {
    let page = check.pages.english;
    json!({
        "id": check.code,
        "name": check.name,
        "shortDescription": { "text": page.summary },
        "fullDescription": { "text": section(page.text, "What it finds") },
        "help": { "text": section(page.text, "What to do"), "markdown": page.text },
        "defaultConfiguration": { "enabled": !check.preview, "level": check.severity.name() },
        "properties": { "reference": check.reference, "since": check.since },
    })
}

/// The text under a heading of a page.
fn section(page: &'static str, heading: &str) -> &'static str {
    let mut sections = page.split("\n## ");
    let of = sections.find_map(|section| section.strip_prefix(heading));
    of.unwrap_or(page).trim()
}

/// A finding, as one of the results. Ids of findings hang neither on names of files nor on lines.
fn result(row: &FindingRow) -> Value {
    json!({
        "ruleId": row.code,
        "ruleIndex": place_of(row.code),
        "level": row.severity,
        "message": { "text": row.message },
        "locations": [location(&row.file, row.line, row.column)],
        "partialFingerprints": { "findingId/v1": row.id },
        "properties": {
            "game": Some(row.game).filter(|game| *game > 0),
            "board": row.board,
            "table": row.table,
            "room": row.room,
            "trick": row.trick,
            "seat": row.seat,
            "times": row.times,
            "cause": row.cause,
        },
    })
}

/// A place in a file, or the file where none is known.
fn location(file: &str, line: u64, column: u64) -> Value {
    let region = json!({ "startLine": line, "startColumn": column });
    let region = Some(region).filter(|_| line > 0 && column > 0);
    json!({ "physicalLocation": { "artifactLocation": { "uri": uri(file) }, "region": region } })
}

impl Sarif {
    pub(in crate::report) fn finding(
        &mut self,
        row: &FindingRow,
        out: &mut impl Write,
    ) -> io::Result<()> {
        self.open(out)?;
        if self.has_results {
            writeln!(out, ",")?;
        }
        self.has_results = true;
        write(&stated(result(row)), out)
    }

    /// Takes in a file that could not be read, or not to its end.
    pub(in crate::report) fn unread(&mut self, file: &str, why: &str) {
        if self.unread.len() < MOST_NAMED {
            let place = location(file, 0, 0);
            let notification =
                json!({ "level": "error", "message": { "text": why }, "locations": [place] });
            self.unread.push(stated(notification));
        }
    }

    pub(in crate::report) fn end(&mut self, ended: &Ended, out: &mut impl Write) -> io::Result<()> {
        self.open(out)?;
        let invocation = json!({
            "executionSuccessful": !ended.unread && !ended.interrupted,
            "toolExecutionNotifications": self.unread,
        });
        write!(out, "\n],\"invocations\":[")?;
        write(&invocation, out)?;
        writeln!(out, "]}}]}}")
    }

    /// Writes the beginning, once.
    fn open(&mut self, out: &mut impl Write) -> io::Result<()> {
        if std::mem::replace(&mut self.is_open, true) {
            return Ok(());
        }
        let driver = json!({
            "name": env!("CARGO_PKG_NAME"),
            "semanticVersion": env!("CARGO_PKG_VERSION"),
            "rules": all().iter().map(|check| rule(check)).collect::<Value>(),
        });
        write!(out, "{{\"$schema\":\"{SCHEMA}\",\"version\":\"2.1.0\",")?;
        write!(out, "\"runs\":[{{\"tool\":{{\"driver\":")?;
        write(&driver, out)?;
        writeln!(out, "}},\"columnKind\":\"unicodeCodePoints\",\"results\":[")
    }
}

/// What stands in a URI as it is (RFC 3986): everything else is encoded.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'~')
    .remove(b'/')
    .remove(b'!')
    .remove(b'@')
    .remove(b'+')
    .remove(b',')
    .remove(b';')
    .remove(b'=');

/// A file as a URI: one that is relative, unless the whole path was given.
fn uri(file: &str) -> String {
    let slashes = if cfg!(windows) {
        file.replace('\\', "/")
    } else {
        file.to_owned()
    };
    let path = slashes.strip_prefix("./").unwrap_or(&slashes);
    let encoded = utf8_percent_encode(path, ENCODED);
    match path.as_bytes() {
        [b'/', ..] => format!("file://{encoded}"),
        [drive, b':', b'/', rest @ ..] if cfg!(windows) && drive.is_ascii_alphabetic() => {
            let rest = String::from_utf8_lossy(rest);
            let rest = utf8_percent_encode(&rest, ENCODED);
            format!("file:///{}:/{rest}", char::from(*drive))
        }
        _ => encoded.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_uris() {
        for (file, expected) in [
            ("a.pbn", "a.pbn"),
            ("./a b/\u{e9}.pbn", "a%20b/%C3%A9.pbn"),
            ("s.zip!x#1.pbn", "s.zip!x%231.pbn"),
            ("c:x.pbn", "c%3Ax.pbn"),
            ("-", "-"),
        ] {
            assert_eq!(uri(file), expected);
        }
        #[cfg(unix)]
        assert_eq!(uri("/srv/a.pbn"), "file:///srv/a.pbn");
    }
}
