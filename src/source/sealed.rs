//! Without the feature `archives`: what is compressed is recognised, and not read.

use super::Obstacle;
use super::packing::Packing;
use std::io::{self, Read};
use std::path::Path;

/// No archive is opened.
pub enum Archive {}

/// No file in one is read.
pub enum Packed {}

/// Nothing is unpacked that would have to be bounded.
#[derive(Debug, Default)]
pub(super) struct Bounds(());

impl Archive {
    pub(super) fn open(_: &Path, _: &Bounds) -> io::Result<Self> {
        Err(refused(Packing::Zip))
    }

    pub(super) fn stream(_: impl Read, _: &Bounds) -> io::Result<Self> {
        Err(refused(Packing::Zip))
    }

    /// The next file in it: there is none.
    ///
    /// # Errors
    /// None: there is no such value.
    pub fn next(&mut self, _: impl FnMut(&Path) -> bool) -> io::Result<Option<Packed>> {
        match *self {}
    }
}

impl Packed {
    /// Its name: there is none.
    pub fn name(&self) -> &str {
        match *self {}
    }

    pub(super) fn stream(self) -> io::Result<(Box<dyn Read + Send>, Bounds)> {
        match self {}
    }
}

pub(super) fn unpacked(
    packing: Packing,
    _: impl Read,
    _: &Bounds,
) -> io::Result<(Box<dyn Read + Send>, Bounds)> {
    Err(refused(packing))
}

fn refused(packing: Packing) -> io::Error {
    Obstacle::Sealed(packing.name()).into()
}
