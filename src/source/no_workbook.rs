//! Without the feature `spreadsheets`: no workbook is opened.

use super::{Obstacle, SheetRow};
use std::ops::ControlFlow;

/// No workbook is opened.
#[derive(Debug)]
pub enum Workbook {}

impl Workbook {
    /// The names of its sheets: there is none.
    pub fn sheets(&self) -> Vec<String> {
        match *self {}
    }

    /// Gives no row.
    ///
    /// # Errors
    /// None: there is no such value.
    pub fn rows(
        &mut self,
        _: &str,
        _: impl FnMut(&SheetRow) -> ControlFlow<()>,
    ) -> Result<(), Obstacle> {
        match *self {}
    }
}
