//! SARIF 2.1.0, for programs that gather the findings of many tools: one object with the checks as rules, and each finding
//! as a result.
//!
//! It is written as it comes: findings are not kept. Text is English, whatever the language of the terminal.

use crate::audit::Ended;
use crate::checks::{Check, all, place_of};
use crate::report::table::Id;
use crate::report::table::write_json;
use crate::report::tables::findings::FindingRow;
use crate::report::tables::spelling::TextCell;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde::Serialize;
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
    unread: Vec<Notification>,
}

#[derive(Serialize)]
struct Text<'a> {
    text: &'a str,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Driver {
    name: &'static str,
    semantic_version: &'static str,
    rules: Vec<Rule>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Rule {
    id: &'static str,
    name: &'static str,
    short_description: Text<'static>,
    full_description: Text<'static>,
    help: Help,
    default_configuration: Configuration,
    properties: RuleProperties,
}

#[derive(Serialize)]
struct Help {
    text: &'static str,
    markdown: &'static str,
}

#[derive(Serialize)]
struct Configuration {
    enabled: bool,
    level: &'static str,
}

#[derive(Serialize)]
struct RuleProperties {
    reference: &'static str,
    since: &'static str,
}

impl Rule {
    fn of(check: &Check) -> Self {
        let page = check.pages.english;
        Self {
            id: check.code,
            name: check.name,
            short_description: Text { text: page.summary },
            full_description: Text {
                text: section(page.text, "What it finds"),
            },
            help: Help {
                text: section(page.text, "What to do"),
                markdown: page.text,
            },
            default_configuration: Configuration {
                enabled: !check.preview,
                level: check.severity.name(),
            },
            properties: RuleProperties {
                reference: check.reference,
                since: check.since,
            },
        }
    }
}

/// The text under a heading of a page.
fn section(page: &'static str, heading: &str) -> &'static str {
    let mut sections = page.split("\n## ");
    let of = sections.find_map(|section| section.strip_prefix(heading));
    of.unwrap_or(page).trim()
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Finding<'a> {
    rule_id: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule_index: Option<usize>,
    level: &'static str,
    message: Text<'a>,
    locations: [Location; 1],
    partial_fingerprints: Fingerprint<'a>,
    properties: FindingProperties<'a>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Location {
    physical_location: PhysicalLocation,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct PhysicalLocation {
    artifact_location: Artifact,
    #[serde(skip_serializing_if = "Option::is_none")]
    region: Option<Region>,
}

#[derive(Debug, Serialize)]
struct Artifact {
    uri: String,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Region {
    start_line: u64,
    start_column: u64,
}

/// Ids of findings hang neither on names of files nor on lines.
#[derive(Serialize)]
struct Fingerprint<'a> {
    #[serde(rename = "findingId/v1")]
    id: &'a Id,
}

/// What the other formats have in columns.
#[derive(Serialize)]
struct FindingProperties<'a> {
    #[serde(skip_serializing_if = "is_zero")]
    game: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<&'a TextCell<'static>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<&'a TextCell<'static>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    room: Option<&'a TextCell<'static>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    trick: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<char>,
    times: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    cause: Option<&'a Id>,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde hands on a reference
const fn is_zero(number: &u64) -> bool {
    *number == 0
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Invocation<'a> {
    execution_successful: bool,
    tool_execution_notifications: &'a [Notification],
}

#[derive(Debug, Serialize)]
struct Notification {
    level: &'static str,
    message: OwnText,
    locations: [Location; 1],
}

#[derive(Debug, Serialize)]
struct OwnText {
    text: String,
}

impl Location {
    fn of(file: &str, line: u64, column: u64) -> Self {
        let region = Region {
            start_line: line,
            start_column: column,
        };
        let region = Some(region).filter(|_| line > 0 && column > 0);
        let uri = uri(file);
        Self {
            physical_location: PhysicalLocation {
                artifact_location: Artifact { uri },
                region,
            },
        }
    }
}

impl Sarif {
    /// Writes a finding.
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
        let finding = Finding {
            rule_id: row.code,
            rule_index: place_of(row.code),
            level: row.severity,
            message: Text { text: &row.message },
            locations: [Location::of(&row.file, row.line, row.column)],
            partial_fingerprints: Fingerprint { id: &row.id },
            properties: FindingProperties {
                game: row.game,
                board: row.board.as_ref(),
                table: row.table.as_ref(),
                room: row.room.as_ref(),
                trick: row.trick,
                seat: row.seat,
                times: row.times,
                cause: row.cause.as_ref(),
            },
        };
        write_json(&finding, out)
    }

    /// Takes in a file that could not be read, or not to its end.
    pub(in crate::report) fn unread(&mut self, file: &str, why: String) {
        if self.unread.len() < MOST_NAMED {
            self.unread.push(Notification {
                level: "error",
                message: OwnText { text: why },
                locations: [Location::of(file, 0, 0)],
            });
        }
    }

    /// Writes the end.
    pub(in crate::report) fn end(&mut self, ended: &Ended, out: &mut impl Write) -> io::Result<()> {
        self.open(out)?;
        let invocation = Invocation {
            execution_successful: !ended.unread && !ended.interrupted,
            tool_execution_notifications: &self.unread,
        };
        write!(out, "\n],\"invocations\":[")?;
        write_json(&invocation, out)?;
        writeln!(out, "]}}]}}")
    }

    /// Writes the beginning, once.
    fn open(&mut self, out: &mut impl Write) -> io::Result<()> {
        if std::mem::replace(&mut self.is_open, true) {
            return Ok(());
        }
        let driver = Driver {
            name: env!("CARGO_PKG_NAME"),
            semantic_version: env!("CARGO_PKG_VERSION"),
            rules: all().iter().map(|check| Rule::of(check)).collect(),
        };
        write!(out, "{{\"$schema\":\"{SCHEMA}\",\"version\":\"2.1.0\",")?;
        write!(out, "\"runs\":[{{\"tool\":{{\"driver\":")?;
        write_json(&driver, out)?;
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
    use serde_json::Value;

    fn row(line: u64) -> FindingRow {
        FindingRow {
            file: "season 1/a.pbn".to_owned(),
            line,
            column: 7,
            code: "R101",
            severity: "error",
            message: "East \"ruffed\"".to_owned(),
            times: 1,
            ..FindingRow::default()
        }
    }

    fn written(rows: &[FindingRow], ended: &Ended) -> Value {
        let mut sarif = Sarif::default();
        let mut out = Vec::new();
        for row in rows {
            sarif.finding(row, &mut out).unwrap();
        }
        sarif.unread("b.pbn", "permission is denied".to_owned());
        sarif.end(ended, &mut out).unwrap();
        serde_json::from_slice(&out).unwrap()
    }

    #[test]
    fn an_object_with_rules_and_results() {
        for lines in [&[][..], &[28], &[28, 0]] {
            let rows: Vec<_> = lines.iter().map(|line| row(*line)).collect();
            let run = &written(&rows, &Ended::default())["runs"][0];
            let results = run["results"].as_array().unwrap();
            assert_eq!(results.len(), lines.len());
            for (result, line) in results.iter().zip(lines) {
                let place = usize::try_from(result["ruleIndex"].as_u64().unwrap()).unwrap();
                let rule = &run["tool"]["driver"]["rules"][place];
                assert_eq!(
                    (&rule["id"], &rule["name"]),
                    (&"R101".into(), &"revoke".into())
                );
                let place = &result["locations"][0]["physicalLocation"];
                assert_eq!(place["artifactLocation"]["uri"], "season%201/a.pbn");
                let start = Some(*line).filter(|line| *line > 0);
                assert_eq!(place["region"]["startLine"].as_u64(), start);
            }
        }
    }

    #[test]
    fn what_could_not_be_read_is_told_beside_the_results() {
        let ended = Ended {
            unread: true,
            ..Ended::default()
        };
        let invocation = &written(&[], &ended)["runs"][0]["invocations"][0];
        assert_eq!(invocation["executionSuccessful"], false);
        let told = &invocation["toolExecutionNotifications"][0];
        assert_eq!(told["message"]["text"], "permission is denied");
    }

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

    #[test]
    fn every_rule_has_its_help() {
        for check in all().iter().filter(|check| check.family() != "X") {
            let rule = Rule::of(check);
            for text in [rule.full_description.text, rule.help.text] {
                assert!(!text.is_empty() && !text.starts_with('#'), "{check:?}");
            }
        }
    }
}
