//! The words for files of other kinds.

use crate::audit::Foreign;
use crate::words::{Key, key};

/// What a file of another kind is.
pub(in crate::report) const fn word(kind: Foreign) -> Key {
    match kind {
        Foreign::Pdf => key!("foreign-pdf"),
        Foreign::Html => key!("foreign-html"),
        Foreign::Xml => key!("foreign-xml"),
        Foreign::Rbn => key!("foreign-rbn"),
        Foreign::Deals => key!("foreign-deals"),
        Foreign::Scores => key!("foreign-scores"),
        Foreign::Table => key!("foreign-table"),
        Foreign::Office => key!("foreign-office"),
        Foreign::Picture => key!("foreign-picture"),
    }
}
