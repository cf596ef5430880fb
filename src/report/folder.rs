//! The folder of reports: opened before the long run, so that a full disk or a wrong path is known at once.

use super::boards::BoardRow;
use super::effects::{Draft, EffectRow};
use super::excel::{self, Excel};
use super::files::FileRow;
use super::findings::FindingRow;
use super::manifest::{self, Chosen, Manifest};
use super::named::named;
use super::review::Review;
use super::revokes::RevokeRow;
use super::row::Row;
use super::sheet::Sheet;
use super::sheets::{self, Sheets, SheetsFor};
use super::summary::Counts;
use super::table::Table;
use super::{Language, Words};
use crate::audit::Ended;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// What may be done with a folder that holds something already.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Overwrite {
    /// Only reports of our own, in which no director has written.
    OwnReports,
    /// Any files of the names that we use.
    Anything,
}

/// Why a folder is not written to, although it could be. As an error it travels within an [`io::Error`].
#[derive(Debug, thiserror::Error)]
pub(super) enum Refused {
    /// It is a file.
    #[error("this is a file, not a folder")]
    IsFile,
    /// It holds something that is not ours.
    #[error(
        "the folder is not empty, and holds no reports of pbn-audit; choose another one, or add --force"
    )]
    NotOurs,
    /// It holds what a director decided.
    #[error(
        "a director has written in its review.csv; choose another folder, or add --force to overwrite it"
    )]
    HoldsDecisions,
}

/// A folder of reports.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    options: Chosen,
    pub(super) review: Table,
    pub(super) revokes: Table,
    pub(super) findings: Table,
    pub(super) files: Table,
    effects: Table,
    pub(super) boards: Option<Table>,
    pub(super) sheets: Option<Sheets>,
}

impl Folder {
    /// Makes the folder and opens every file in it. With `excel` the tables are spelled for it.
    ///
    /// # Errors
    /// When it cannot be written to, or holds something that may not be overwritten.
    pub fn create(
        path: &Path,
        options: Chosen,
        excel: Option<Excel>,
        overwrite: Overwrite,
    ) -> io::Result<Self> {
        if path.is_file() {
            return Err(refused(path, io::ErrorKind::NotADirectory, Refused::IsFile));
        }
        fs::create_dir_all(path).map_err(|error| named(path, error))?;
        let ours = is_ours(path);
        if overwrite == Overwrite::OwnReports {
            refuse(path, ours)?;
        }
        if ours && !options.boards {
            remove(&path.join(BoardRow::FILE))?;
        }
        if ours {
            sheets::remove_sheets(path)?;
        }
        write_manifest(
            path,
            &options,
            &Ended {
                interrupted: true,
                ..Ended::default()
            },
        )?;
        Ok(Self {
            review: Table::create::<Review>(path, excel)?,
            revokes: Table::create::<RevokeRow<'_>>(path, excel)?,
            findings: Table::create::<FindingRow>(path, excel)?,
            files: Table::create::<FileRow<'_>>(path, excel)?,
            effects: Table::create::<EffectRow<'_>>(path, excel)?,
            boards: options
                .boards
                .then(|| Table::create::<BoardRow<'_>>(path, excel))
                .transpose()?,
            sheets: None,
            path: path.to_owned(),
            options,
        })
    }

    /// With a sheet for some boards.
    ///
    /// # Errors
    /// When their folder cannot be made.
    pub fn with_sheets(mut self, which: SheetsFor, language: Language) -> io::Result<Self> {
        if which != SheetsFor::None {
            self.sheets = Some(Sheets::create(&self.path, which, Words::of(language))?);
        }
        Ok(self)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Which boards get a sheet.
    pub(super) fn sheets_for(&self) -> SheetsFor {
        self.sheets.as_ref().map_or(SheetsFor::None, Sheets::which)
    }

    /// Writes the sheet of a board, if there are sheets.
    pub(super) fn sheet(&mut self, sheet: &Sheet, is_reviewed: bool) -> io::Result<()> {
        let sheets = self.sheets.as_mut();
        sheets.map_or(Ok(()), |sheets| sheets.write(sheet, is_reviewed))
    }

    /// Writes what an adjustment does to the points of a board, here and on its sheet.
    pub(super) fn effect(&mut self, board: &Draft) -> io::Result<()> {
        for row in board.rows() {
            self.effects.write(&row)?;
        }
        match (&self.sheets, board.said()) {
            (Some(sheets), Some(said)) => sheets.add_effect(board.id(), &said),
            _ => Ok(()),
        }
    }

    /// Writes what is still held back, and the manifest.
    pub(super) fn finish(&mut self, ended: &Ended, counts: &Counts) -> io::Result<()> {
        let tables = [
            &mut self.review,
            &mut self.revokes,
            &mut self.findings,
            &mut self.files,
            &mut self.effects,
        ];
        let boards = self.boards.as_mut();
        for table in tables.into_iter().chain(boards) {
            table.flush()?;
        }
        if let Some(sheets) = &mut self.sheets {
            sheets.finish(ended, counts)?;
        }
        write_manifest(&self.path, &self.options, ended)
    }
}

/// Whether the manifest in a folder says that we made it.
fn is_ours(folder: &Path) -> bool {
    let tool = || -> Option<bool> {
        let bytes = fs::read(folder.join(manifest::FILE)).ok()?;
        let manifest: serde_json::Value = serde_json::from_slice(&bytes).ok()?;
        Some(manifest.get("tool")?.as_str()? == manifest::TOOL)
    };
    tool().unwrap_or(false)
}

fn refuse(folder: &Path, ours: bool) -> io::Result<()> {
    let empty = fs::read_dir(folder)
        .map_err(|error| named(folder, error))?
        .next()
        .is_none();
    let why = if !ours && !empty {
        Refused::NotOurs
    } else if ours && holds_decisions(&folder.join(<Review>::FILE)) {
        Refused::HoldsDecisions
    } else {
        return Ok(());
    };
    Err(refused(folder, io::ErrorKind::AlreadyExists, why))
}

fn refused(path: &Path, kind: io::ErrorKind, why: Refused) -> io::Error {
    named(path, io::Error::new(kind, why))
}

/// Whether a director has filled in a cell of an earlier review.csv.
fn holds_decisions(review: &Path) -> bool {
    let Ok(mut reader) = File::open(review).and_then(excel::reader) else {
        return false;
    };
    let Ok(names) = reader.byte_headers().cloned() else {
        return false;
    };
    let places: Vec<_> = names
        .iter()
        .enumerate()
        .filter(|(_, name)| name.starts_with(b"director_"))
        .collect();
    let filled = |row: &csv::ByteRecord| {
        places
            .iter()
            .any(|(place, _)| row.get(*place).is_some_and(|it| !it.is_empty()))
    };
    reader
        .byte_records()
        .any(|row| row.is_ok_and(|row| filled(&row)))
}

fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(named(path, error)),
        _ => Ok(()),
    }
}

fn write_manifest(folder: &Path, options: &Chosen, ended: &Ended) -> io::Result<()> {
    let path = folder.join(manifest::FILE);
    let bytes = Manifest::of(options, ended).bytes()?;
    fs::write(&path, bytes).map_err(|error| named(&path, error))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn create(path: &Path, boards: bool, overwrite: Overwrite) -> io::Result<Folder> {
        Folder::create(
            path,
            Chosen {
                boards,
                ..Chosen::default()
            },
            None,
            overwrite,
        )
    }

    fn names(path: &Path) -> Vec<String> {
        let entries = fs::read_dir(path).unwrap();
        let mut names: Vec<_> = entries
            .map(|it| it.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn all_files_are_there_from_the_start_and_an_own_folder_is_used_again() {
        let root = tempfile::tempdir().unwrap();
        let path = root.path().join("a/b");
        let files = [
            "effects.csv",
            "files.csv",
            "findings.csv",
            "manifest.json",
            "review.csv",
            "revokes.csv",
        ];
        drop(create(&path, true, Overwrite::OwnReports).unwrap());
        assert_eq!(names(&path).len(), files.len() + 1);
        drop(create(&path, false, Overwrite::OwnReports).unwrap());
        assert_eq!(names(&path), files);
        let review = fs::read_to_string(path.join("review.csv")).unwrap();
        assert!(
            review.starts_with("id,file,line,game,")
                && review.ends_with(",tricks_double_dummy_deal\n")
        );
        let manifest = fs::read_to_string(path.join("manifest.json")).unwrap();
        assert!(manifest.contains("\"interrupted\": true"));
    }

    #[test]
    fn what_others_made_is_left_alone() {
        let root = tempfile::tempdir().unwrap();
        fs::write(root.path().join("boards.csv"), "mine").unwrap();
        let refused = create(root.path(), false, Overwrite::OwnReports).unwrap_err();
        assert!(refused.to_string().contains("--force"), "{refused}");
        assert_eq!(names(root.path()), ["boards.csv"]);
        drop(create(root.path(), false, Overwrite::Anything).unwrap());
        assert_eq!(
            fs::read_to_string(root.path().join("boards.csv")).unwrap(),
            "mine"
        );
    }

    #[test]
    fn what_a_director_wrote_is_left_alone() {
        let root = tempfile::tempdir().unwrap();
        drop(create(root.path(), false, Overwrite::OwnReports).unwrap());
        let review = "id,director_decision,director_note\nb1,,\nb2,,\"as it stands\"\n";
        fs::write(root.path().join("review.csv"), review).unwrap();
        let refused = create(root.path(), false, Overwrite::OwnReports).unwrap_err();
        assert!(
            refused.to_string().contains("a director has written"),
            "{refused}"
        );
        assert_eq!(
            fs::read_to_string(root.path().join("review.csv")).unwrap(),
            review
        );
    }
}
