//! `--anonymous`: the names of the players are gathered in a run of their own, before the reports, and stand in the key alone.

use super::Trouble;
use super::desk::refused;
use super::inputs::Inputs;
use super::outputs::Outputs;
use crate::audit::{self, Halt, How, Options, Slips};
use crate::report::Aliases;
use crate::source::is_in;
use crate::words::message;
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// The pseudonyms of a run, and what it reads in place of standard input, which cannot be read twice.
pub(super) type Anonymous = (Aliases, Option<NamedTempFile>);

/// The pseudonyms. The key is written at once: into this file, or else beside the folder of reports.
pub(super) fn anonymous(
    (key, out): (Option<&Path>, Option<&Path>),
    how: How,
    outputs: &Outputs,
    inputs: &mut Inputs,
) -> Result<Anonymous, Trouble> {
    let key = place_of_key(key, out)?;
    let (mut aliases, mut file) = (Aliases::default(), None);
    if let Some(key) = &key {
        outputs.not_read(key)?;
        if out.is_some_and(|folder| is_in(folder, key)) {
            return Err(refused(key, message!("trouble-is-report")));
        }
        let (known, opened) = Aliases::open(key)?;
        (aliases, file) = (known, Some(opened));
    }
    let stdin = inputs.spool()?;
    let found = inputs.found.clone().into_iter();
    let (options, slips) = (Options::default(), Slips::default());
    audit::run(
        found,
        &options,
        &slips,
        how,
        &mut aliases,
        &(),
        &Halt::new(),
    )?;
    if let Some(file) = file {
        file.write(&aliases)?;
    }
    Ok((aliases, stdin))
}

/// Where the key is written: beside the folder of reports, unless another file is named; nowhere without reports.
fn place_of_key(key: Option<&Path>, out: Option<&Path>) -> Result<Option<PathBuf>, Trouble> {
    let Some(folder) = out.filter(|_| key.is_none()) else {
        return Ok(key.map(Path::to_owned));
    };
    let Some(name) = folder.file_name() else {
        return Err(refused(folder, message!("anonymous-no-key")));
    };
    let mut name = name.to_owned();
    name.push("-key.csv");
    Ok(Some(folder.with_file_name(name)))
}
