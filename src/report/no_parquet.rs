//! Without the feature `parquet`: no table is written as Parquet.

use super::table::Column;
use std::io;
use std::path::Path;

/// There is none.
#[derive(Debug)]
pub(super) enum ParquetTable {}

impl ParquetTable {
    /// Fails: the command line refuses `--parquet` before.
    pub(super) fn create(_: &Path, _: &str, _: Vec<Column>) -> io::Result<Self> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// Fails, too.
    pub(super) fn convert(_: &Path, _: &str, _: Vec<Column>) -> io::Result<String> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// Adds nothing.
    pub(super) fn add<'a>(&mut self, _: impl IntoIterator<Item = &'a [u8]>) -> io::Result<()> {
        match *self {}
    }

    /// Ends nothing.
    pub(super) fn finish(self) -> io::Result<()> {
        match self {}
    }
}
