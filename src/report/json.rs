//! JSON: as lines, as SARIF, and in files of few members, which need no type of their own. It keeps every character of a record
//! and is still safe to display: terminal control characters are escaped.

use crate::source::steers;
use serde::Serialize;
use serde_json::ser::Formatter;
use serde_json::{Serializer, Value};
use std::io::{self, Write};

pub(super) fn write_line(value: &impl Serialize, out: &mut impl Write) -> io::Result<()> {
    write(value, out)?;
    writeln!(out)
}

pub(super) fn write(value: &impl Serialize, out: &mut impl Write) -> io::Result<()> {
    value.serialize(&mut Serializer::with_formatter(out, Escaping))?;
    Ok(())
}

#[allow(clippy::needless_bitwise_bool)] // a branch for each byte is what this avoids
pub(super) fn add_text(text: &[u8], line: &mut Vec<u8>) {
    let is_plain = |byte: u8| matches!(byte, b' '..=b'~') & (byte != b'"') & (byte != b'\\');
    if text.iter().fold(true, |all, byte| all & is_plain(*byte)) {
        line.push(b'"');
        line.extend_from_slice(text);
        line.push(b'"');
        return;
    }
    write(&String::from_utf8_lossy(text), line).expect("memory takes every text");
}

/// Compact JSON. `serde_json` itself escapes only the controls below U+0020.
struct Escaping;

impl Formatter for Escaping {
    fn write_string_fragment<W: ?Sized + Write>(
        &mut self,
        out: &mut W,
        fragment: &str,
    ) -> io::Result<()> {
        let mut rest = fragment;
        while let Some((start, letter)) = rest.char_indices().find(|(_, letter)| steers(*letter)) {
            write!(out, "{}\\u{:04x}", &rest[..start], u32::from(letter))?;
            rest = &rest[start + letter.len_utf8()..];
        }
        out.write_all(rest.as_bytes())
    }
}

/// A value without the members of objects that are not known.
pub(super) fn stated(value: Value) -> Value {
    match value {
        Value::Object(members) => {
            let known = members.into_iter().filter(|(_, member)| !member.is_null());
            known.map(|(name, member)| (name, stated(member))).collect()
        }
        Value::Array(all) => all.into_iter().map(stated).collect(),
        value => value,
    }
}

/// The bytes of a file with what is known of a value.
pub(super) fn file(value: Value) -> serde_json::Result<Vec<u8>> {
    let mut bytes = serde_json::to_vec_pretty(&stated(value))?;
    bytes.push(b'\n');
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_sees_no_controls_and_a_program_sees_them_all() {
        let text = "Jos\u{e9} \"x\\\"\u{1b}[31m\u{9b}2J\u{7f}\u{202e}\u{2066}\t\n";
        let mut line = Vec::new();
        write_line(&text, &mut line).unwrap();
        let line = String::from_utf8(line).unwrap();
        assert!(!line.trim_end().contains(steers), "{line}");
        assert_eq!(serde_json::from_str::<String>(&line).unwrap(), text);
    }
}
