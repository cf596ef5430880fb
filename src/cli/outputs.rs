//! What a run may write to: never a file that it reads, whatever its name, and an existing file only with `--force`.

use super::inputs::Inputs;
use super::{Trouble, config, desk};
use crate::report::Folder;
use crate::source::{FileId, file_id};
use crate::words::message;
use std::collections::HashSet;
use std::path::Path;

/// The files that a run must not write to.
#[derive(Debug, Default)]
pub(super) struct Outputs(HashSet<FileId>);

impl Outputs {
    /// For a run that reads these inputs, and besides them these files.
    pub(super) fn beside<'a>(
        inputs: &Inputs,
        others: impl IntoIterator<Item = Option<&'a Path>>,
    ) -> Self {
        let flags = config::named_for_all().and_then(|path| file_id(&path));
        let others = others.into_iter().flatten().filter_map(file_id);
        Self(inputs.ids().chain(others).chain(flags).collect())
    }

    /// Refuses a file that the run reads, or one that exists where nothing is replaced. An empty one holds nothing to lose.
    pub(super) fn file(&self, path: &Path, replaces: bool) -> Result<(), Trouble> {
        self.not_read(path)?;
        if !replaces && holds_something(path) {
            return Err(desk::refused(path, message!("trouble-exists")));
        }
        Ok(())
    }

    /// Refuses a folder of reports in which the run reads a file that a report would replace.
    pub(super) fn folder(&self, path: &Path) -> Result<(), Trouble> {
        let files = Folder::replaceable(path);
        files.iter().try_for_each(|file| self.not_read(file))
    }

    /// Refuses a file that would be lost among the reports in this folder.
    pub(super) fn not_in(path: &Path, folder: &Path) -> Result<(), Trouble> {
        if Folder::takes(folder, path) {
            return Err(desk::refused(path, message!("trouble-is-report")));
        }
        Ok(())
    }

    /// Refuses a file that the run reads.
    pub(super) fn not_read(&self, path: &Path) -> Result<(), Trouble> {
        if file_id(path).is_some_and(|id| self.0.contains(&id)) {
            return Err(desk::refused(path, message!("trouble-is-read")));
        }
        Ok(())
    }
}

/// Whether a path leads to a file with something in it.
pub(super) fn holds_something(path: &Path) -> bool {
    path.metadata().is_ok_and(|it| it.is_file() && it.len() > 0)
}

/// Whether a path means standard output: by the usual sign, or by the name that some systems have for it.
pub(super) fn is_stdout(path: &Path) -> bool {
    path == Path::new("-") || path == Path::new("/dev/stdout")
}
