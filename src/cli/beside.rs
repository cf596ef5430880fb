//! Where reports go that are written beside the input: `friday audit` for `friday.pbn`, `season audit` for `season/`.

use super::Trouble;
use super::args::CheckArgs;
use super::inputs::Inputs;
use crate::source::{Input, name_of};
use crate::words::message;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of reports that a command line asks for. Of several inputs the first gives the place and the name; where
/// none of them is there, nothing is written.
pub(super) fn folder(args: &CheckArgs, inputs: &Inputs) -> Result<Option<PathBuf>, Trouble> {
    if args.out.is_some() || !args.beside {
        return Ok(args.out.clone());
    }
    let from_stdin = |(input, _): &(Input, String)| matches!(input, Input::Stdin);
    match inputs.first() {
        Some(first) => beside(first).map(Some).ok_or_else(|| {
            let name = name_of(first);
            Trouble::BadUse(message!("beside-nothing", name))
        }),
        None if inputs.found.iter().any(from_stdin) => {
            Err(Trouble::BadUse(message!("beside-stdin")))
        }
        None => Ok(None),
    }
}

/// The folder beside a file or a folder. `None` at the top of all folders.
fn beside(input: &Path) -> Option<PathBuf> {
    let named = match input.file_name() {
        Some(_) => input.to_owned(),
        None => named(input)?,
    };
    let own = if named.is_dir() {
        named.file_name()?
    } else {
        stem(&named)
    };
    let mut name = own.to_owned();
    name.push(" audit");
    Some(named.with_file_name(name))
}

/// The path by which `.` or `season/..` has a name.
fn named(folder: &Path) -> Option<PathBuf> {
    let has_name = |path: &PathBuf| path.file_name().is_some();
    let short = std::path::absolute(folder).ok().filter(has_name);
    short.or_else(|| fs::canonicalize(folder).ok().filter(has_name))
}

/// The name of a file without its ending; of a compressed file without that of what is in it either.
fn stem(file: &Path) -> &OsStr {
    let whole = file.file_name().unwrap_or_default();
    let stem = file.file_stem().unwrap_or(whole);
    let is_packed = |ending: &OsStr| {
        ["gz", "zst"]
            .iter()
            .any(|it| ending.eq_ignore_ascii_case(it))
    };
    match file.extension() {
        Some(ending) if is_packed(ending) => Path::new(stem).file_stem().unwrap_or(stem),
        _ => stem,
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_beside_the_top_of_all_folders() {
        assert_eq!(beside(Path::new("/")), None);
    }
}
