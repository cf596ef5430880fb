//! `pbn-audit` for Python: the program, and the tables of an audit as Arrow.
//!
//! The tables are those of the program. They are written as Parquet into a folder that goes away with the last object that reads
//! it, and are read from there in batches, so an audit takes as much memory as that of the program.

mod arguments;

use arguments::{Source, Text, word};
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{RecordBatch, RecordBatchReader};
use arrow_schema::{ArrowError, SchemaRef};
use parquet::arrow::arrow_reader::{
    ArrowReaderMetadata, ParquetRecordBatchReader, ParquetRecordBatchReaderBuilder,
};
use parquet::errors::ParquetError;
use pbn_audit::audit::{Halt, Laws, RunError};
use pbn_audit::checks::{Selection, Severity};
use pbn_audit::report::{Asked, Chosen, Folder, Format, LineTable, Reports, Shown, Terminal};
use pbn_audit::words::Language;
use pbn_audit::{Audit, cli};
use pyo3::exceptions::{PyOSError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyCapsule;
use std::ffi::{CStr, OsString};
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Lines, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;
use tempfile::TempDir;

/// By this name others know what a stream of Arrow is handed over in.
const STREAM: &CStr = c"arrow_array_stream";

/// The boards with their rows inside, if they are asked for.
const NESTED: &str = "boards.jsonl";

/// How long Ctrl-C waits at most.
const GLANCE: Duration = Duration::from_millis(100);

/// Does what a command line asks for, and gives its exit code; the first argument is the program's name.
#[pyfunction]
fn program(py: Python<'_>, arguments: Vec<OsString>) -> u8 {
    py.detach(|| cli::run(arguments.into_iter()) as u8)
}

/// Audits records, and gives their tables: `__init__.py` says with what.
#[pyfunction]
#[allow(clippy::too_many_arguments)] // each has its name in Python
fn audit(
    py: Python<'_>,
    source: &Bound<'_, PyAny>,
    laws: &str,
    jurisdiction: &str,
    attention: &str,
    slips: Option<Bound<'_, PyAny>>,
    threads: usize,
    part: u16,
    nested: bool,
) -> PyResult<Report> {
    let mut audit = Audit::new()
        .laws(word::<Laws>("laws", laws)?)
        .jurisdiction(word("jurisdiction", jurisdiction)?)
        .attention(word("attention", attention)?)
        .threads(threads);
    let slips = slips.map(|slips| Text::of(&slips)?.slips()).transpose()?;
    let slips_file = slips
        .as_ref()
        .and_then(|slips| Path::new(&slips.file).file_name());
    let slips_file = slips_file.map(|name| name.to_string_lossy().into_owned());
    if let Some(slips) = slips {
        audit = audit.slips(slips);
    }
    let source = Source::of(source)?;
    let options = Chosen {
        laws: laws.to_owned(),
        jurisdiction: jurisdiction.to_owned(),
        attention: attention.to_owned(),
        slips: slips_file,
        severity: Severity::Note.to_string(),
        sheets: "none".to_owned(),
        lang: Language::English.code().to_owned(),
        boards: true,
        parquet: true,
        part,
        ..Chosen::default()
    };
    let halt = Halt::new();
    let run = || -> Result<TempDir, RunError> {
        let folder = TempDir::with_prefix("pbn-audit-")?;
        let tables = Folder::create(folder.path(), options, None, false)?;
        let shown = Shown {
            selection: Selection::default(),
            least: Severity::Note,
            least_in_full: Severity::Note,
            language: Language::English,
        };
        let terminal = |to: Box<dyn Write + Send>, form| Terminal::new(to, form, Language::English);
        let lines = if nested {
            let file = BufWriter::new(File::create(folder.path().join(NESTED))?);
            let mut rows = terminal(Box::new(file), Format::JsonLines);
            rows.tables = LineTable::OF_BOARDS.to_vec();
            rows.nested()
        } else {
            terminal(Box::new(io::sink()), Format::Concise)
        };
        let tables = Some(tables.with_parquet()?);
        let asked = Asked {
            part,
            ..Asked::default()
        };
        let mut reports = Reports::new(shown, lines, tables, None, asked);
        let ended = audit.report_to(source.inputs()?, &mut reports, &halt)?;
        reports.finish(&ended)?;
        Ok(folder)
    };
    let folder = py.detach(|| interruptible(run, &halt))?;
    Ok(Report(Arc::new(folder)))
}

/// Does something beside a look for Ctrl-C, which stops it.
fn interruptible<T: Send>(
    run: impl FnOnce() -> Result<T, RunError> + Send,
    halt: &Halt,
) -> PyResult<T> {
    thread::scope(|scope| {
        let (done, wait) = channel();
        scope.spawn(move || done.send(run()));
        let mut interrupted = Ok(());
        loop {
            match wait.recv_timeout(GLANCE) {
                Ok(result) => return interrupted.and_then(|()| result.map_err(raised)),
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(PyRuntimeError::new_err("the audit ended without a result"));
                }
                Err(RecvTimeoutError::Timeout) if interrupted.is_ok() => {
                    interrupted = Python::attach(|py| py.check_signals());
                    if interrupted.is_err() {
                        halt.stop();
                    }
                }
                Err(RecvTimeoutError::Timeout) => (),
            }
        }
    })
}

fn raised(error: RunError) -> PyErr {
    match error {
        RunError::Report(error) => error.into(),
        error => PyRuntimeError::new_err(error.to_string()),
    }
}

/// What an audit gives: the tables that the program would write.
///
/// They stay in a temporary folder as long as this, one of its tables or a stream of one is there.
#[pyclass(frozen, module = "pbn_audit")]
struct Report(Arc<TempDir>);

/// The tables, each an attribute.
macro_rules! tables {
    ($(#[doc = $doc:literal] $name:ident)+) => {
        #[pymethods]
        impl Report {
            $(
                #[doc = $doc]
                #[getter]
                fn $name(&self) -> Table {
                    Table { folder: Arc::clone(&self.0), name: stringify!($name) }
                }
            )+

            fn __repr__(&self) -> PyResult<String> {
                let tables = [$(self.$name().__repr__()?),+].join(", ");
                Ok(format!("<pbn_audit.Report of {tables}>"))
            }

            /// What manifest.json says of the run: options, totals, causes.
            #[getter]
            fn manifest<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                let text = fs::read_to_string(self.0.path().join("manifest.json"))?;
                py.import("json")?.call_method1("loads", (text,))
            }

            /// Every board with its rows inside, if the audit was asked for them.
            #[getter]
            fn nested(&self) -> PyResult<Boards> {
                let file = File::open(self.0.path().join(NESTED));
                let file = file.map_err(|_| PyValueError::new_err("nested: the audit was not asked for it"))?;
                Ok(Boards { lines: BufReader::new(file).lines(), _folder: Arc::clone(&self.0) })
            }

            /// The names of all tables.
            #[classattr]
            const TABLES: &'static [&'static str] = &[$(stringify!($name)),+];
        }
    };
}

tables! {
    /// Every board.
    boards
    /// Every revoke, with what the Laws give for it.
    revokes
    /// Everything that is wrong.
    findings
    /// Every turn at which a revoke could be seen: what rates are of.
    turns
    /// What explains the faults of many boards.
    causes
    /// Every file, with whether it was read, and why not.
    files
    /// The scores that an adjustment changes.
    effects
    /// The boards that a director should look at.
    review
    /// The sentences in comments that name a revoke.
    revoke_comments
}

/// A table, in batches of Arrow: hand it to pyarrow, pandas, Polars or DuckDB.
///
/// It can be read as often as you like; its rows are read from disk, in batches, when somebody asks for them.
#[pyclass(frozen, module = "pbn_audit")]
struct Table {
    folder: Arc<TempDir>,
    name: &'static str,
}

#[pymethods]
impl Table {
    /// The names of its columns.
    #[getter]
    fn columns(&self) -> PyResult<Vec<String>> {
        let about = self.about()?;
        let fields = about.schema().fields();
        Ok(fields.iter().map(|field| field.name().clone()).collect())
    }

    /// The number of its rows.
    fn __len__(&self) -> PyResult<usize> {
        let rows = self.about()?.metadata().file_metadata().num_rows();
        Ok(usize::try_from(rows).unwrap_or(usize::MAX))
    }

    fn __repr__(&self) -> PyResult<String> {
        let (name, rows, columns) = (self.name, self.__len__()?, self.columns()?.len());
        Ok(format!("<{name}: {rows} rows, {columns} columns>"))
    }

    /// The rows as a stream of Arrow, for whatever reads one: pyarrow, pandas, Polars, DuckDB.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        drop(requested_schema); // the schema is always that of the table
        let rows = ParquetRecordBatchReaderBuilder::try_new(self.file()?).map_err(broken)?;
        let rows = rows.build().map_err(broken)?;
        let stream = FFI_ArrowArrayStream::new(Box::new(Rows {
            rows,
            _folder: Arc::clone(&self.folder),
        }));
        PyCapsule::new_with_value(py, stream, STREAM)
    }
}

impl Table {
    fn file(&self) -> PyResult<File> {
        Ok(File::open(self.path())?)
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join(self.name).with_extension("parquet")
    }

    fn about(&self) -> PyResult<ArrowReaderMetadata> {
        let about = ArrowReaderMetadata::load(&self.file()?, Default::default());
        about.map_err(broken)
    }
}

/// Boards with their rows inside, one after another.
#[pyclass(module = "pbn_audit")]
struct Boards {
    lines: Lines<BufReader<File>>,
    _folder: Arc<TempDir>,
}

#[pymethods]
impl Boards {
    const fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__<'py>(&mut self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let is_board = |line: &str| line.starts_with("{\"row\":\"boards\"");
        let next = self
            .lines
            .find(|line| line.as_deref().map_or(true, is_board));
        let board = next
            .transpose()?
            .map(|line| py.import("json")?.call_method1("loads", (line,)));
        board.transpose()
    }
}

/// The rows of a table. Its folder stays as long as they are read.
struct Rows {
    rows: ParquetRecordBatchReader,
    _folder: Arc<TempDir>,
}

impl Iterator for Rows {
    type Item = Result<RecordBatch, ArrowError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.rows.next()
    }
}

impl RecordBatchReader for Rows {
    fn schema(&self) -> SchemaRef {
        self.rows.schema()
    }
}

/// A table that was written and cannot be read.
fn broken(error: ParquetError) -> PyErr {
    PyOSError::new_err(error.to_string())
}

#[pymodule]
mod _native {
    #[pymodule_export]
    use super::{Report, Table, audit, program};
}
