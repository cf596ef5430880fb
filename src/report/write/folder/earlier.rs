//! What a folder holds from an earlier run: whether that is ours, and what directors decided on it.

use super::{Folder, REPORTS, REVIEWS};
use crate::report::decisions::{Decisions, DecisionsError, SAVED, decisions};
use crate::report::disk::keep::MovedFile;
use crate::report::disk::named::Naming;
use crate::report::disk::whole::replace;
use crate::report::disk::written::{Written, refuse_pipes};
use crate::report::manifest::Earlier;
use crate::report::write::reviews::{defer, left_behind};
use crate::source::{Input, is_in, name_of};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

impl Folder {
    /// Whether a folder holds reports of ours.
    pub fn is_ours(path: &Path) -> bool {
        Earlier::of(path).is_some()
    }

    /// Whether a folder holds reports of ours that tell names.
    pub fn holds_names(path: &Path) -> bool {
        let is_anonymous = |it: &Earlier| it.options.get("anonymous") == Some(&true.into());
        Earlier::of(path).is_some_and(|earlier| !is_anonymous(&earlier))
    }

    /// What [`Folder::decisions_in`] gives with what was saved from the page of these very reports.
    ///
    /// # Errors
    /// When there is none, one cannot be read, or one was saved from another page.
    pub fn decisions_of_run(
        path: &Path,
        saved: &[PathBuf],
    ) -> Result<Vec<Decisions>, DecisionsError> {
        let read = Self::decisions_in(path, saved)?;
        let above = path.parent().filter(|_| !path.is_dir());
        let reports = Earlier::of(above.unwrap_or(path)).unwrap_or_default();
        let is_own = |run: &str| reports.runs.iter().any(|own| own == run);
        for file in &read {
            let is_of_run = match file.runs() {
                Some(mut runs) => runs.all(is_own),
                None => !saved.iter().any(|it| name_of(it) == file.file),
            };
            if !is_of_run {
                return Err(DecisionsError::OtherRun(file.file.clone()));
            }
        }
        Ok(read)
    }

    /// What directors wrote in the review files of a folder of reports, or in the file at a path; and in these files that were
    /// saved from a page.
    ///
    /// # Errors
    /// When there is none, or one cannot be read.
    pub fn decisions_in(path: &Path, saved: &[PathBuf]) -> Result<Vec<Decisions>, DecisionsError> {
        let saved = saved.iter().cloned();
        if !path.is_dir() {
            let files = [path.to_owned()].into_iter().chain(saved);
            return files.map(|file| decisions(&file)).collect();
        }
        refuse_pipes(path).map_err(|source| Input::File(path.to_owned()).error(source))?;
        let left = left_behind(path, &REVIEWS).unwrap_or_default();
        let files = REVIEWS.map(|name| path.join(name)).into_iter();
        let files = files.filter(|file| file.exists()).chain(left).chain(saved);
        let mut read = files
            .map(|file| decisions(&file))
            .collect::<Result<Vec<_>, _>>()?;
        let written = Written::of(path, REPORTS.command).ok().flatten();
        let is_unchanged = |name: &&str| {
            let written = written.as_ref();
            written.is_some_and(|it| it.holds(path, name).unwrap_or_default())
        };
        let unchanged = REVIEWS.iter().filter(|name| is_unchanged(name));
        let unchanged = unchanged.map(|name| name_of(&path.join(name)));
        defer(&mut read, &unchanged.collect::<Vec<_>>());
        if read.is_empty() {
            return Err(DecisionsError::NoFile(name_of(path)));
        }
        Ok(read)
    }

    /// Puts a copy of decisions that were saved from the page of a folder of reports among these, where the next run takes it
    /// over. Returns whether that was needed.
    pub fn take_in(path: &Path, saved: &Path) -> io::Result<bool> {
        if !Self::is_ours(path) || is_in(path, saved) {
            return Ok(false);
        }
        let bytes = fs::read(saved).naming(saved)?;
        let numbered = |number| match number {
            1 => format!("{SAVED}.csv"),
            number => format!("{SAVED}-{number}.csv"),
        };
        let mut places = (1_u64..).map(|number| path.join(numbered(number)));
        let place = places.find_map(|place| match fs::read(&place) {
            Ok(own) if own == bytes => Some(None),
            Ok(_) => None,
            Err(_) => Some(Some(place)),
        });
        let Some(place) = place.flatten() else {
            return Ok(false);
        };
        replace(&place, &bytes)?;
        let written = saved.metadata().and_then(|about| about.modified());
        let file = File::options().write(true).open(&place);
        let set = written.and_then(|written| file?.set_modified(written)); // what was written last is taken
        set.naming(&place)?;
        Ok(true)
    }

    /// What directors wrote in the review files of an earlier run in this folder.
    pub fn take_decisions(&mut self) -> Vec<Decisions> {
        std::mem::take(&mut self.reviews.decisions)
    }

    /// Whether what is written in a file was taken over before it was kept.
    pub fn is_taken_over(&self, kept: &MovedFile) -> bool {
        self.reviews.edited.contains(&kept.was)
    }
}
