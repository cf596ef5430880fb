//! Rows of tables as JSON lines, for a program that wants no files.

use crate::report::table::Form;

/// A table whose rows can be written as JSON lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum LineTable {
    /// Every board.
    Boards,
    /// Every apparent revoke.
    Revokes,
    /// Every finding that is shown.
    Findings,
    /// Every file.
    Files,
}

impl LineTable {
    /// The form of its rows. Each line names its table, as `row`.
    pub(in crate::report) fn form(self) -> Form {
        Form::Json(Some(self.into()))
    }
}
