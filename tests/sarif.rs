//! Findings as SARIF: the shape that the standard (OASIS SARIF 2.1.0) wants, and what other formats say of the same records.

use crate::desk::{Desk, NO_PLAY, REVOKE, SHORT};
use crate::support::cells;
use serde_json::Value;
use std::collections::BTreeSet;

/// The objects that are written, each property with the object or the kind of value that it holds; `!` behind those that the
/// standard requires, `*` before the elements of an array. A notification is like a result, but of the program itself.
const OBJECTS: &str = include_str!("sarif/objects.txt");

/// The properties of an object.
fn properties(kind: &str) -> Option<Vec<(&'static str, &'static str)>> {
    let [_, properties] = cells(OBJECTS).find(|[name, _]| *name == kind)?;
    let properties = properties.split(' ').map(|it| it.split_once('=').unwrap());
    Some(properties.collect())
}

#[track_caller]
fn fits(value: &Value, kind: &str, place: &str) {
    if let Some(element) = kind.strip_prefix('*') {
        let elements = value
            .as_array()
            .unwrap_or_else(|| panic!("{place}: {value}"));
        for (number, value) in elements.iter().enumerate() {
            fits(value, element, &format!("{place}[{number}]"));
        }
        return;
    }
    match properties(kind) {
        Some(fields) => is_object(value, &fields, place),
        None => assert!(is_value(value, kind), "{place}: {value} is no {kind}"),
    }
}

#[track_caller]
fn is_object(value: &Value, fields: &[(&str, &str)], place: &str) {
    let object = value
        .as_object()
        .unwrap_or_else(|| panic!("{place}: {value}"));
    for (name, value) in object {
        let known = fields
            .iter()
            .find(|(it, _)| it.trim_end_matches('!') == name);
        let (_, kind) = known.unwrap_or_else(|| panic!("{place}: {name}"));
        fits(value, kind, &format!("{place}.{name}"));
    }
    for (name, _) in fields {
        let is_there = |name: &str| object.contains_key(name);
        assert!(
            name.strip_suffix('!').is_none_or(is_there),
            "{place}: {name}"
        );
    }
}

fn is_value(value: &Value, kind: &str) -> bool {
    let text = value.as_str().unwrap_or_default();
    match kind {
        "text" => !text.is_empty(),
        "uri" => !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_graphic()),
        "level" => ["none", "note", "warning", "error"].contains(&text),
        "columnKind" => ["utf16CodeUnits", "unicodeCodePoints"].contains(&text),
        "number" => value.is_u64(),
        "count" => value.as_u64().is_some_and(|it| it > 0),
        "flag" => value.is_boolean(),
        "texts" => value
            .as_object()
            .is_some_and(|it| it.values().all(Value::is_string)),
        "any" => value.is_object(),
        _ => false,
    }
}

/// The log of a run.
fn log(out: &str) -> Value {
    let log: Value = serde_json::from_str(out).unwrap();
    fits(&log, "log", "log");
    assert_eq!(log["version"], "2.1.0");
    let rules = log["runs"][0]["tool"]["driver"]["rules"]
        .as_array()
        .unwrap();
    for rule in rules
        .iter()
        .filter(|it| !it["id"].to_string().contains('X'))
    {
        for text in [&rule["fullDescription"]["text"], &rule["help"]["text"]] {
            assert!(!text.as_str().unwrap().starts_with('#'), "{rule}");
        }
    }
    for result in log["runs"][0]["results"].as_array().unwrap() {
        let rule = &rules[usize::try_from(result["ruleIndex"].as_u64().unwrap()).unwrap()];
        assert_eq!(rule["id"], result["ruleId"]);
    }
    log
}

#[test]
fn the_results_are_the_findings_of_the_json_lines() {
    let desk = Desk::with(&[
        ("a b/x.pbn", REVOKE),
        (
            "a b/y.pbn",
            &SHORT.replace("% PBN 2.1\n", "% PBN 2.1\n% EXPORT\n"),
        ),
    ]);
    let args = |format| ["check", "a b", "--format", format, "--lang", "nl"];
    let ran = desk.run(&args("sarif")).exits(0);
    let log = log(&ran.out);
    let results = log["runs"][0]["results"].as_array().unwrap();
    let lines = desk.run(&args("json-lines")).exits(0).out;
    let lines: Vec<Value> = lines
        .lines()
        .map(|it| serde_json::from_str(it).unwrap())
        .collect();
    assert_eq!(results.len(), lines.len());
    for (result, line) in results.iter().zip(&lines) {
        let place = &result["locations"][0]["physicalLocation"];
        for (own, other) in [
            (&result["ruleId"], &line["code"]),
            (&result["level"], &line["severity"]),
            (&result["message"]["text"], &line["message"]),
            (&result["partialFingerprints"]["findingId/v1"], &line["id"]),
            (&place["region"]["startLine"], &line["line"]),
            (&place["region"]["startColumn"], &line["column"]),
        ] {
            assert_eq!(own, other, "{line}");
        }
        let uri = place["artifactLocation"]["uri"].as_str().unwrap();
        assert_eq!(uri.replace("%20", " "), line["file"]);
    }
    let codes: BTreeSet<_> = results
        .iter()
        .map(|it| it["ruleId"].as_str().unwrap())
        .collect();
    assert!(codes.is_superset(&["R101", "S108"].into()), "{codes:?}");
    assert!(ran.err.contains("2 spellen gelezen"), "{}", ran.err);
}

#[test]
fn nothing_found_and_nothing_read_are_logs_too() {
    let desk = Desk::with(&[("none.pbn", NO_PLAY)]);
    let clean = ["check", "none.pbn", "--format", "sarif", "--select", "R"];
    let clean = log(&desk.run(&clean).exits(0).out);
    assert_eq!(clean["runs"][0]["results"].as_array().unwrap().len(), 0);
    assert_eq!(
        clean["runs"][0]["invocations"][0]["executionSuccessful"],
        true
    );
    let unread = ["check", "gone.pbn", "--format", "sarif"];
    let unread = log(&desk.run(&unread).exits(2).out);
    let invocation = &unread["runs"][0]["invocations"][0];
    assert_eq!(invocation["executionSuccessful"], false);
    let told = invocation["toolExecutionNotifications"].as_array().unwrap();
    assert_eq!(told.len(), 1);
}
