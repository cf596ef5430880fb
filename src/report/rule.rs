//! A check as a line of JSON: what a program needs to know of the codes that it will meet.

use crate::checks::Check;
use serde_json::json;
use std::io::{self, Write};

/// Writes a check as one line of JSON.
pub fn check_line(out: &mut impl Write, check: &Check) -> io::Result<()> {
    let line = json!({
        "code": check.code,
        "name": check.name,
        "severity": check.severity.to_string(),
        "reference": check.reference,
        "since": check.since,
        "preview": check.preview,
        "finds": check.pages.english.summary,
    });
    writeln!(out, "{line}")
}

/// What is explained under some names, as a line of JSON: its kind, its names, its heading and its text.
pub fn page_line(kind: &str, names: &[&str], heading: &str, text: &str) -> String {
    let line = json!({ "kind": kind, "names": names, "heading": heading, "text": text });
    format!("{line}\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::fixture::CHECK;

    #[test]
    fn one_object_a_line() {
        let mut out = Vec::new();
        check_line(&mut out, &CHECK).unwrap();
        let line = r#"{"code":"X101","name":"made-up","severity":"warning","reference":"none","since":"0.1.0","preview":false,"finds":"nothing"}"#;
        assert_eq!(String::from_utf8(out).unwrap(), format!("{line}\n"));
    }
}
