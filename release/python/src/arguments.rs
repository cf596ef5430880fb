//! What is audited and how, as Python hands it over.

use clap::ValueEnum;
use pbn_audit::audit::Slips;
use pbn_audit::source::Input;
use pyo3::exceptions::{PyFileNotFoundError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyString};
use std::io;
use std::path::PathBuf;

/// What a text is called in the tables, as the program calls what comes through a pipe.
const UNNAMED: &str = "-";

/// A text, or the path of a file that holds it: a text has more than one line.
pub(crate) enum Text {
    Bytes(Vec<u8>),
    Path(PathBuf),
}

/// What is audited.
pub(crate) enum Source {
    /// Texts with their names.
    Texts(Vec<(Input, String)>),
    /// Files and folders, all of them there.
    Paths(Vec<PathBuf>),
}

impl Text {
    pub(crate) fn of(given: &Bound<'_, PyAny>) -> PyResult<Self> {
        if let Ok(bytes) = given.cast::<PyBytes>() {
            return Ok(Self::Bytes(bytes.as_bytes().to_vec()));
        }
        if let Ok(text) = given.cast::<PyString>() {
            let text = text.to_str()?;
            if text.contains(['\n', '\r']) {
                return Ok(Self::Bytes(text.into()));
            }
        }
        found(given).map(Self::Path)
    }

    /// The slips that it holds.
    pub(crate) fn slips(&self) -> PyResult<Slips> {
        let slips = match self {
            Self::Bytes(bytes) => Slips::parse("slips", bytes),
            Self::Path(path) => Slips::read(path),
        };
        let slips = slips.map_err(|error| PyValueError::new_err(error.to_string()))?;
        if slips.unreadable.is_empty() {
            return Ok(slips);
        }
        let rows = slips.unreadable.iter();
        let rows: Vec<_> = rows.map(|row| format!("{}:{row}", slips.file)).collect();
        Err(PyValueError::new_err(rows.join("\n")))
    }
}

impl Source {
    /// Nothing is tried that may fail where another reading is right: Ctrl-C would be lost in what fails.
    pub(crate) fn of(given: &Bound<'_, PyAny>) -> PyResult<Self> {
        if let Ok(texts) = given.cast::<PyDict>() {
            let texts = texts.iter().map(|(name, text)| {
                let text = match text.cast::<PyString>() {
                    Ok(text) => text.to_str()?.as_bytes().to_vec(),
                    Err(_) => text.extract()?,
                };
                Ok((Input::Memory(text.into()), name.extract()?))
            });
            return texts.collect::<PyResult<_>>().map(Self::Texts);
        }
        let is_one = given.is_instance_of::<PyString>()
            || given.is_instance_of::<PyBytes>()
            || given.hasattr("__fspath__")?;
        if is_one {
            return Ok(match Text::of(given)? {
                Text::Bytes(text) => {
                    Self::Texts(vec![(Input::Memory(text.into()), UNNAMED.to_owned())])
                }
                Text::Path(path) => Self::Paths(vec![path]),
            });
        }
        if !given.hasattr("__iter__")? {
            let what = given.get_type();
            let why = "a path, several, a text, bytes, or texts by name can be audited, not";
            return Err(PyTypeError::new_err(format!("{why} {what}")));
        }
        let paths = given.try_iter()?.map(|path| found(&path?));
        paths.collect::<PyResult<_>>().map(Self::Paths)
    }

    /// The inputs with their names.
    ///
    /// # Errors
    /// When a folder cannot be looked into.
    pub(crate) fn inputs(self) -> io::Result<Vec<(Input, String)>> {
        let paths = match self {
            Self::Texts(texts) => return Ok(texts),
            Self::Paths(paths) => paths,
        };
        let (inputs, unread) = pbn_audit::inputs(paths);
        match unread.first() {
            Some((path, why)) => Err(io::Error::other(format!("{path}: {why}"))),
            None => Ok(inputs),
        }
    }
}

/// A path, if something is there.
fn found(path: &Bound<'_, PyAny>) -> PyResult<PathBuf> {
    let path: PathBuf = path.extract()?;
    if path.exists() {
        return Ok(path);
    }
    let why = format!("no such file or folder: {}", path.display());
    Err(PyFileNotFoundError::new_err(why))
}

/// The value of a word, as the flag of this name takes it.
pub(crate) fn word<T: ValueEnum>(flag: &str, word: &str) -> PyResult<T> {
    T::from_str(word, false).map_err(|_| {
        let known = T::value_variants().iter().filter_map(T::to_possible_value);
        let known: Vec<_> = known.map(|it| it.get_name().to_owned()).collect();
        PyValueError::new_err(format!("{flag}: {word:?} is none of {}", known.join(", ")))
    })
}
