//! Without the feature `parquet`: no table is written as Parquet.

use crate::report::table::Column;
use std::io;
use std::path::Path;

#[derive(Debug)]
pub(in crate::report) enum ParquetTable {}

impl ParquetTable {
    /// Fails: the command line refuses `--parquet` before.
    pub(in crate::report) fn create(_: &Path, _: &str, _: Vec<Column>) -> io::Result<Self> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// Fails, too.
    pub(in crate::report) fn convert(_: &Path, _: &str, _: Vec<Column>) -> io::Result<String> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// Adds nothing.
    pub(in crate::report) fn add<'a>(
        &mut self,
        _: impl IntoIterator<Item = &'a [u8]>,
    ) -> io::Result<()> {
        match *self {}
    }

    /// Ends nothing.
    pub(in crate::report) fn finish(self) -> io::Result<()> {
        match self {}
    }
}
