//! What is audited and how, as Python hands it over.

use clap::ValueEnum;
use pbn_audit::audit::Slips;
use pbn_audit::source::Input;
use pyo3::exceptions::{PyFileNotFoundError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::PyDict;
use std::path::{Path, PathBuf};

/// What a text is called in the tables, as the program calls what comes through a pipe.
const UNNAMED: &str = "-";

/// A text, or the path of a file that holds it: a text has more than one line.
#[derive(FromPyObject)]
pub(crate) enum Text {
    Bytes(PyBackedBytes),
    Str(String),
    Path(PathBuf),
}

/// What is audited.
#[derive(FromPyObject)]
pub(crate) enum Source<'py> {
    /// One text or path.
    One(Text),
    /// Texts by name.
    Named(Bound<'py, PyDict>),
    /// Paths.
    Paths(Vec<PathBuf>),
}

impl<'py> Source<'py> {
    pub(crate) fn of(given: &Bound<'py, PyAny>) -> PyResult<Self> {
        given.extract().map_err(|_| {
            let what = given.get_type();
            let why = "a path, several, a text, bytes, or texts by name can be audited, not";
            PyTypeError::new_err(format!("{why} {what}"))
        })
    }
}

/// Inputs with their names, and what cannot be looked into, with the reason.
pub(crate) type Inputs = (Vec<(Input, String)>, Vec<(String, String)>);

impl Text {
    /// The bytes of a text.
    fn bytes(&self) -> Result<&[u8], &Path> {
        match self {
            Self::Bytes(bytes) => Ok(bytes),
            Self::Str(text) if text.contains(['\n', '\r']) => Ok(text.as_bytes()),
            Self::Str(path) => Err(path.as_ref()),
            Self::Path(path) => Err(path),
        }
    }

    /// The slips that it holds.
    pub(crate) fn slips(&self) -> PyResult<Slips> {
        let slips = match self.bytes() {
            Ok(bytes) => Slips::parse("slips", bytes),
            Err(path) => Slips::read(found(path)?),
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

impl Source<'_> {
    pub(crate) fn inputs(&self) -> PyResult<Inputs> {
        let memory = |bytes: &[u8], name: String| (Input::Memory(bytes.into()), name);
        Ok(match self {
            Self::One(text) => match text.bytes() {
                Ok(bytes) => (vec![memory(bytes, UNNAMED.to_owned())], Vec::new()),
                Err(path) => pbn_audit::inputs([found(path)?]),
            },
            Self::Paths(paths) => {
                let paths: PyResult<Vec<_>> = paths.iter().map(|path| found(path)).collect();
                pbn_audit::inputs(paths?)
            }
            Self::Named(texts) => {
                let text = |(name, text): (Bound<'_, PyAny>, Bound<'_, PyAny>)| {
                    let name = name.extract()?;
                    let Ok(text) = text.extract::<String>() else {
                        return Ok(memory(&text.extract::<PyBackedBytes>()?, name));
                    };
                    Ok(memory(text.as_bytes(), name))
                };
                let texts: PyResult<Vec<_>> = texts.iter().map(text).collect();
                (texts?, Vec::new())
            }
        })
    }
}

/// A path, if something is there.
fn found(path: &Path) -> PyResult<&Path> {
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
