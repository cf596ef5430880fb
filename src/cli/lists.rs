//! Lists of inputs: the paths in a file or on standard input, one a line.

use crate::report::reason;
use crate::words::{Message, message};
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

/// No path is longer, on any system.
const LONGEST_PATH: usize = 1 << 15;

/// The paths of a list, one a line.
pub(super) fn read_list(list: &Path) -> Result<Vec<PathBuf>, Message> {
    if is_stdin(list) {
        return paths(io::stdin().lock());
    }
    let file = File::open(list).map_err(|error| reason::of(&error))?;
    paths(BufReader::new(file))
}

/// Whether a file begins as one in PBN or LIN does.
pub(super) fn is_record(path: &Path) -> bool {
    let first = || -> io::Result<Vec<u8>> {
        let mut line = Vec::new();
        let file = File::open(path)?.take(LONGEST_PATH as u64);
        BufReader::new(file).read_until(b'\n', &mut line)?;
        Ok(line)
    };
    first().is_ok_and(|line| is_of_record(line.trim_ascii_end()))
}

/// A line without a byte order mark.
fn unmarked(line: &[u8]) -> &[u8] {
    line.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(line)
}

/// Whether a line is the first of a file in PBN or LIN.
fn is_of_record(line: &[u8]) -> bool {
    match unmarked(line) {
        [b'[', first, rest @ ..] => first.is_ascii_uppercase() && rest.ends_with(b"\"]"),
        [first, second, b'|', ..] => first.is_ascii_lowercase() && second.is_ascii_lowercase(),
        line => line.starts_with(b"% PBN"),
    }
}

fn paths(mut list: impl BufRead) -> Result<Vec<PathBuf>, Message> {
    let mut paths = Vec::new();
    for number in 1u64.. {
        let mut line = Vec::new();
        let read = list
            .by_ref()
            .take(LONGEST_PATH as u64)
            .read_until(b'\n', &mut line);
        if read.map_err(|error| reason::of(&error))? == 0 {
            break;
        }
        if line.len() == LONGEST_PATH || line.contains(&0) {
            return Err(message!("list-no-path", number));
        }
        let line = line.strip_suffix(b"\n").unwrap_or(&line);
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        if number == 1 && is_of_record(line) {
            return Err(message!("list-is-record"));
        }
        let line = if number == 1 { unmarked(line) } else { line };
        if !line.is_empty() {
            paths.push(PathBuf::from(os_string(line.to_owned())));
        }
    }
    Ok(paths)
}

/// Whether a path means standard input.
pub(super) fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// The bytes of a name as the system has it.
#[cfg(unix)]
pub(super) fn os_string(bytes: Vec<u8>) -> OsString {
    std::os::unix::ffi::OsStringExt::from_vec(bytes)
}

/// The bytes of a name as the system has it.
#[cfg(not(unix))]
pub(super) fn os_string(bytes: Vec<u8>) -> OsString {
    String::from_utf8_lossy(&bytes).into_owned().into()
}
